"""A page's socket: requests in, answers and updates out. A bad message is answered; the connection lives on."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.errors import TableeError
from tablee.core.texts import DEFAULT_LANGUAGE, LANGUAGES
from tablee.server import metrics
from tablee.server.audience import encode
from tablee.server.errors import Refused, told
from tablee.server.handlers.context import Caller
from tablee.server.limits import Bucket, whole_number
from tablee.server.live import LiveTable
from tablee.server.messages import FORMATS, VERSION, Format, requests
from tablee.server.messages.answers import Answer, Failed
from tablee.server.rest.middleware import client_of, header, is_foreign

if TYPE_CHECKING:
    from tablee.server.server import Server

TRY_AGAIN = 1012
MOST_IGNORED = 500
"""A client that was refused for its haste so many times in a row is cut off."""

COSTS: dict[type[Any], int] = {
    requests.Ping: 1, requests.Say: 1, requests.Play: 2, requests.Undo: 3, requests.Preview: 3, requests.Speak: 10,
    requests.Rematch: 10,
}  # fmt: skip
"""What requests take from the limits of their address; those that everybody at the table is told of take OTHERS."""
OTHERS = 5
FINAL_BEFORE = "foreign-origin"
"""Pages of version 2 do not know `old-page`; this refusal they show with its sentence instead of trying again."""
WAKING = 10
"""What a connection to a table that is not in memory takes, and to one that is:"""
JOINING = 3

ASKED_AGAIN = frozenset({"table-elsewhere", "server-closing"})
"""Not answered: the socket is dropped; the page comes back, and asks again wherever the table is then."""

log = logging.getLogger("tablee.socket")

_decoder = msgspec.json.Decoder(requests.AnyRequest)


class _HasId(msgspec.Struct):
    id: str


class Socket:
    """One open connection. What it is sent waits in an outbox; who does not read is dropped, and may come back."""

    def __init__(self, websocket: WebSocket, server: "Server") -> None:
        self.device: str = websocket.scope["state"]["device"]
        self.client = client_of(websocket.scope)
        wanted = websocket.query_params
        self.language = spoken if (spoken := wanted.get("language")) in LANGUAGES else DEFAULT_LANGUAGE
        self.format: Format = "bytes" if wanted.get("format") == "bytes" else "json"
        self._has_cookie: bool = websocket.scope["state"]["known"]
        self._websocket, self._server = websocket, server
        limits = server.settings.limits
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(limits.outbox)
        self._waiting_bytes, self._most_bytes = 0, limits.outbox_bytes
        self._rate = Bucket(limits.messages_per_second, limits.message_burst)
        self._ignored = 0
        self._sender = asyncio.create_task(self._send_all())

    def send(self, message: bytes) -> None:
        """Put into the outbox; who does not read is dropped. One message may be of any size."""
        if self._waiting_bytes and self._waiting_bytes + len(message) > self._most_bytes:
            self.drop()
            return
        try:
            self._outbox.put_nowait(message)
            self._waiting_bytes += len(message)
        except asyncio.QueueFull:
            self.drop()

    def answer(self, answer: Answer) -> None:
        self.send(encode(answer, self.format))

    def drop(self) -> None:
        """Close, once what waits is sent or cannot be."""
        try:
            self._outbox.put_nowait(None)
        except asyncio.QueueFull:
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self._outbox.put_nowait(None)

    async def _send_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await self._outbox.get()) is not None:
                frame = {"bytes": message} if self.format == "bytes" else {"text": message.decode()}
                await self._websocket.send({"type": "websocket.send", **frame})
                self._waiting_bytes -= len(message)
            await self._websocket.close(TRY_AGAIN)

    async def serve(self, live: LiveTable) -> None:
        """Until the page goes away."""
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._answer(live, message.get("text") or message.get("bytes") or "")

    async def _answer(self, live: LiveTable, message: str | bytes) -> None:
        try:
            self._check_limits(message)
            request = _decoder.decode(message)
        except TableeError as error:
            self.refuse(None, error)
            return
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(_salvaged_id(message), Refused("bad-message", detail=str(error)[:200]))
            return
        try:
            self.answer(await live.ask(self, request, self._caller(request)))
        except TableeError as error:
            if error.slug in ASKED_AGAIN:
                self.drop()
            else:
                self.refuse(request.id, error)
        except Exception:
            log.exception("request failed", extra={"table": live.table.id, "request": type(request).__name__})
            self.refuse(request.id, Refused("internal"))

    def _caller(self, request: requests.AnyRequest) -> Caller:
        """Who asks, with what the limits say about it."""
        hasty = not self._server.messages.take(self.client, COSTS.get(type(request), OTHERS) - 1)
        talked = isinstance(request, requests.Say) and not self._server.talk.take(self.device)
        return Caller(self.device, self.client, self._has_cookie, is_hasty=hasty, has_talked_much=talked)

    def _check_limits(self, message: str | bytes) -> None:
        """What a message costs before it is read: of this socket, and of its address."""
        mine, ours = self._rate.take(), self._server.messages.take(self.client)
        if not (mine and ours):
            self._ignored += 1
            if self._ignored > MOST_IGNORED:
                self.drop()
            raise Refused("too-many-requests")
        self._ignored = 0
        limit = self._server.settings.limits.message_bytes
        if len(message) > limit:
            raise Refused("message-too-big", limit=limit)

    def refuse(self, id: str | None, error: TableeError) -> None:
        """Answer with a sentence."""
        metrics.refusals.labels(error.slug).inc()
        failed = Failed(id=id, **told(error, self.language))
        if error.slug == "old-page" and not names_its_version(self._websocket):
            failed.slug = FINAL_BEFORE
        self.answer(failed)

    async def finish(self) -> None:
        """Let what waits go out, for a moment."""
        self.drop()
        with contextlib.suppress(asyncio.TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(self._sender, 1.0)


def _salvaged_id(message: str | bytes) -> str | None:
    """The id of a message that is otherwise wrong, so that its page knows which one it was."""
    try:
        return msgspec.json.decode(message, type=_HasId).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def names_its_version(websocket: WebSocket) -> bool:
    """Whether whoever connects says what it understands; pages of version 2 did not."""
    return not websocket.query_params.keys().isdisjoint(("format", "protocol"))


def check_version(websocket: WebSocket) -> None:
    """Whether a page can understand what it will be told; a program, which is no browser, need not say so."""
    is_page = bool(header(websocket.scope, b"origin"))
    protocol = websocket.query_params.get("protocol", "2" if is_page and not names_its_version(websocket) else None)
    if protocol not in (None, str(VERSION)):
        raise Refused("old-page", got=protocol[:20], expected=VERSION)


async def serve_socket(websocket: WebSocket, server: "Server") -> None:
    """The life of a connection, from the door to the end."""
    await websocket.accept()
    socket = Socket(websocket, server)
    entered = server.connections.enter(socket.client)
    live: LiveTable | None = None
    server.sockets.add(socket)
    metrics.connections.inc()
    try:
        live = await _admitted(websocket, server, socket, entered)
        await live.join(socket, whole_number(websocket.query_params.get("since", "0")) or 0)
        await socket.serve(live)
    except TableeError as error:
        socket.refuse(None, error)
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Exception:
        log.exception("connection failed")
        socket.refuse(None, Refused("internal"))
    finally:
        if live is not None:
            live.leave(socket)
        if entered:
            server.connections.leave(socket.client)
        server.sockets.discard(socket)
        metrics.connections.dec()
        await socket.finish()


async def _admitted(websocket: WebSocket, server: "Server", socket: Socket, entered: bool) -> LiveTable:
    """The table, if one may look on; whoever has a seat there does not have to wait for onlookers to leave."""
    id: str = websocket.path_params["table"]
    wanted = websocket.query_params
    if not entered:
        raise Refused("too-many-connections")
    if server.is_banned(socket.client, socket.device):
        raise Refused("banned")
    if not server.requests.take(socket.client, JOINING if id in server.tables.live else WAKING):
        raise Refused("too-many-requests")
    if is_foreign(websocket.scope, server.settings):
        raise Refused("foreign-origin", got=websocket.headers.get("origin", "")[:100])
    check_version(websocket)
    format, language = wanted.get("format", "json"), wanted.get("language", DEFAULT_LANGUAGE)
    if format not in FORMATS:
        raise Refused("bad-address", name="format", expected=" / ".join(FORMATS), got=format[:20])
    if language not in LANGUAGES:
        raise Refused("bad-language", got=language[:20], known=", ".join(LANGUAGES))
    live = await server.tables.wake(id)
    is_player = bool(live.table.seats_of(socket.device)) or live.table.is_host(socket.device)
    if not live.has_room_for(socket.device) or (server.connections.is_crowded and not is_player):
        raise Refused("too-many-connections")
    return live
