"""What a page does, without the page: a browser with its cookie, and its socket at a table."""

import asyncio
import itertools
import json
import ssl
from collections.abc import Coroutine
from random import Random
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.luck import seed
from tests.support.server.engine import Engine

Message = dict[str, Any]
SECONDS = 30
CONNECTION_LOST = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError)
"""What a server that is killed leaves behind: at an open socket, in a handshake, before it, or in a request."""
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For `verify` of httpx, which otherwise reads all certificates for each client and each `httpx.get`: 20 ms every time.
The servers under test speak plain HTTP."""


class Refusal(AssertionError):
    """The server refused a request."""

    def __init__(self, message: Message) -> None:
        self.slug, self.clause, self.text = message["slug"], message["clause"], message["text"]
        super().__init__(f"{self.slug}: {self.text}")


_random = Random(seed())
_numbers = itertools.count()


def reseed(number: int) -> None:
    """Draw contributions from this seed from now on."""
    _random.seed(number)


def contribution() -> str:
    """A seat's share of the luck: 32 bytes, hexadecimal."""
    return _random.randbytes(32).hex()


def get(url: str, **options: Any) -> httpx.Response:
    """One request of a client that keeps nothing."""
    return httpx.get(url, verify=NO_CERTIFICATES, **options)


def run(work: Coroutine[Any, Any, Any], seconds: float = 60) -> None:
    """Run a test, then close whatever it left open."""

    async def tidy() -> None:
        try:
            await asyncio.wait_for(work, seconds)
        finally:
            while _browsers:
                await _browsers.pop().__aexit__()

    asyncio.run(tidy())


def people(*names: str, first: int = 0) -> list[Message]:
    """Nicknames on neighbouring seats of one device."""
    return [{"seat": seat, "name": name, "contribution": contribution()} for seat, name in enumerate(names, first)]


_browsers: list["Browser"] = []


class Browser:
    """A device: REST with a cookie jar, and any number of sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=SECONDS, verify=NO_CERTIFICATES)
        self.pages: list[Page] = []
        _browsers.append(self)

    async def __aenter__(self) -> "Browser":
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        for page in self.pages:
            await page.close()
        await self.http.aclose()

    async def get(self, path: str, **params: Any) -> Any:
        response = await self.http.get(path, params=params)
        if response.status_code >= 400:
            raise Refusal(response.json())
        return response.json() if response.headers["content-type"].startswith("application/json") else response.text

    async def open(self, game: str = "high-road", **settings: Any) -> str:
        response = await self.http.post("/api/tables", json={"game": game, **settings})
        if response.status_code != 201:
            raise Refusal(response.json())
        return str(response.json()["table"])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def join(
        self, table: str, since: int = 0, language: str = "en", format: str | None = None, protocol: int | None = None,
        **headers: str,
    ) -> "Page":  # fmt: skip
        asked = {"since": since, "language": language, "format": format, "protocol": protocol}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?{query}"
        connection = await connect(
            url, additional_headers={"Cookie": self.cookie(), **headers}, max_size=None, max_queue=None
        )
        page = Page(connection, language, Engine() if format == "bytes" else None)
        self.pages.append(page)
        await page.first()
        return page


def merged(before: Message, changed: Message) -> Message:
    """An object after a change that names only what is new in it."""
    inner = {
        name: merged(before[name], value)
        for name, value in changed.items()
        if isinstance(before.get(name), dict) and isinstance(value, dict)
    }
    return before | changed | inner


class Page:
    """A socket at a table, and everything it was told, put together as a page would."""

    def __init__(self, connection: ClientConnection, language: str = "en", engine: Engine | None = None) -> None:
        self.connection, self.language, self.engine = connection, language, engine
        self.raw: list[str | bytes] = []
        self.answers: dict[str, Message] = {}
        self.version = 0
        self.table: Message = {}
        self.you: Message = {}
        self.match: Message | None = None
        self.matches: list[tuple[int, Message]] = []
        self.logs: dict[int | None, list[Message]] = {}
        self.chat: list[Message] = []
        self.closing = False
        self.requests = 0

    async def first(self) -> None:
        message = await self.receive()
        while message["type"] == "closing":
            message = await self.receive()
        if message["type"] == "failed":
            await self.connection.close()
            raise Refusal(message)

    async def receive(self) -> Message:
        data = await asyncio.wait_for(self.connection.recv(), SECONDS)
        assert isinstance(data, bytes if self.engine else str)
        self.raw.append(data)
        message: Message = msgspec.msgpack.decode(data) if isinstance(data, bytes) else json.loads(data)
        self._take(message)
        return message

    def _take(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("done", "failed", "previewed"):
            self.answers[message["id"]] = message
        elif kind == "closing":
            self.closing = True
        else:
            assert message["version"] >= self.version
            self.version = message["version"]
            self.table = message["table"] if kind == "snapshot" else merged(self.table, message.get("table") or {})
            if self.engine:
                message = self.engine.take(message, self.table, self.language)
            self.you = message.get("you") or self.you
            self.chat = message["chat"] if kind == "snapshot" else self.chat + (message.get("chat") or [])
            if message.get("match"):
                self._take_match(message["match"])

    def _take_match(self, match: Message) -> None:
        self.match = match
        self.matches.append((self.version, match))
        for look in match["views"]:
            kept = [line for line in self.logs.get(look["seat"], []) if line["ply"] < look["log_from"]]
            self.logs[look["seat"]] = kept + look["log"]

    async def ask(self, type: str, *, id: str | None = None, **fields: Any) -> Message:
        """Send a request and wait for its answer; what else comes in between is taken in."""
        self.requests += 1
        id = id or f"{type}-{next(_numbers)}"
        await self.connection.send(json.dumps({"type": type, "id": id, **fields}))
        while id not in self.answers:
            await self.receive()
        answer = self.answers.pop(id)
        if answer["type"] == "failed":
            raise Refusal(answer)
        return answer

    async def until(self, condition: Any) -> None:
        async with asyncio.timeout(SECONDS):
            while not condition():
                await self.receive()

    @property
    def ply(self) -> int:
        return self.match["ply"] if self.match else -1

    @property
    def over(self) -> bool:
        return bool(self.match and self.match["over"])

    @property
    def to_act(self) -> int | None:
        """The seat of ours that is to act."""
        actor = self.match["actor"] if self.match and not self.match["over"] else None
        return actor if actor in self.you["seats"] and self.table["seats"][actor]["kept_by"] is None else None

    def look(self, seat: int | None) -> Message:
        assert self.match is not None
        return next(look for look in self.match["views"] if look["seat"] == seat)

    def legal(self, seat: int) -> list[str]:
        return [one["move"] for one in self.look(seat)["legal"]]

    async def sit(self, seat: int, name: str) -> None:
        await self.ask("sit", seat=seat, name=name, contribution=contribution())

    async def play(self, move: str, seat: int | None = None, **fields: Any) -> Message:
        acting = self.to_act if seat is None else seat
        return await self.ask("play", **{"seat": acting, "ply": self.ply, "move": move, **fields})

    async def close(self) -> None:
        await self.connection.close()


async def play_on(pages: list[Page], choose: Any) -> int:
    """Let the pages play, each for its seats, until the match is over; how many moves they made."""

    async def one(page: Page) -> int:
        made = 0
        while not page.over:
            if page.to_act is None:
                await page.receive()
                continue
            await page.play(choose(page.legal(page.to_act)))
            made += 1
        return made

    return sum(await asyncio.gather(*(one(page) for page in pages)))


async def play_some(pages: list[Page], choose: Any, moves: int) -> None:
    """So many moves, whoever is to act."""
    for _ in range(moves):
        for page in pages:
            await page.ask("ping")
        acting = next(page for page in pages if page.to_act is not None)
        await acting.play(choose(acting.legal(acting.to_act or 0)))


__all__ = [
    "CONNECTION_LOST", "NO_CERTIFICATES", "Browser", "ConnectionClosed", "Page", "Refusal", "contribution", "get",
    "people", "play_on", "play_some", "run",
]  # fmt: skip


def first_move(legal: list[str]) -> str:
    return legal[0]


async def three_texts(browser: Browser, path: str, slug: str, **request: Any) -> None:
    """The same refusal for a reader of each language."""
    texts = set()
    for language in ("en", "fr", "it"):
        headers = {"Accept-Language": f"{language}-CH, *;q=0.5", **request.get("headers", {})}
        method = "POST" if "json" in request or "content" in request else "GET"
        response = await browser.http.request(method, path, **{**request, "headers": headers})
        assert (response.json()["slug"], 400 <= response.status_code < 500) == (slug, True)
        texts.add(response.json()["text"])
    assert len(texts) == 3
