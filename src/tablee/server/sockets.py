"""A page's socket: requests in, answers and updates out. A bad message is answered; the connection lives on."""

import logging
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket

from tablee.core.errors import TableeError
from tablee.core.texts import DEFAULT_LANGUAGE, LANGUAGES
from tablee.server import metrics
from tablee.server.audience import encode
from tablee.server.connections import HAND_OVER
from tablee.server.errors import Refused, told
from tablee.server.handlers.context import Caller
from tablee.server.limits import Bucket, whole_number
from tablee.server.live import LiveTable
from tablee.server.messages import FORMATS, VERSION, Format, requests
from tablee.server.messages.answers import Answer, Failed
from tablee.server.rest.middleware import client_of, header, is_foreign
from tablee.server.wire import Wire

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
    """One open connection to a table; who does not read is dropped, and may come back."""

    def __init__(self, websocket: WebSocket, wire: Wire, server: "Server") -> None:
        self.device: str = websocket.scope["state"]["device"]
        self.client = client_of(websocket.scope)
        wanted = websocket.query_params
        self.language = spoken if (spoken := wanted.get("language")) in LANGUAGES else DEFAULT_LANGUAGE
        self.format: Format = "bytes" if wanted.get("format") == "bytes" else "json"
        self._has_cookie: bool = websocket.scope["state"]["known"]
        self._names_its_version = names_its_version(websocket)
        self._wire, self._server = wire, server
        limits = server.settings.limits
        self._most_unread = limits.outbox_bytes
        self._rate = Bucket(limits.messages_per_second, limits.message_burst)
        self._ignored = 0
        self._live: LiveTable | None = None
        self._entered = server.connections.enter(self.client)
        server.sockets.add(self)
        metrics.connections.inc()

    def send(self, message: bytes) -> None:
        """Send, unless too much waits already. One message may be of any size."""
        unread = self._wire.unread
        if unread and unread + len(message) > self._most_unread:
            self.drop()
        else:
            self._wire.send(message, is_text=self.format == "json")

    def answer(self, answer: Answer) -> None:
        self.send(encode(answer, self.format))

    def drop(self) -> None:
        """Close, once what waits is sent or cannot be."""
        self._wire.close(TRY_AGAIN)

    async def enter(self, websocket: WebSocket) -> None:
        """Look on at the table, if one may."""
        try:
            live = await self._admitted(websocket)
            await live.join(self, whole_number(websocket.query_params.get("since", "0")) or 0)
            self._live = live
            if self._wire.is_closing:
                live.leave(self)
        except TableeError as error:
            self.refuse(None, error)
            self.drop()
        except Exception:
            log.exception("connection failed")
            self.refuse(None, Refused("internal"))
            self.drop()

    async def received(self, message: bytes) -> None:
        if self._live is not None:
            await self._answer(self._live, message)

    def lost(self) -> None:
        if self._live is not None:
            self._live.leave(self)
        if self._entered:
            self._server.connections.leave(self.client)
        self._server.sockets.discard(self)
        metrics.connections.dec()

    async def _answer(self, live: LiveTable, message: bytes) -> None:
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

    def _check_limits(self, message: bytes) -> None:
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
        if error.slug == "old-page" and not self._names_its_version:
            failed.slug = FINAL_BEFORE
        self.answer(failed)

    async def _admitted(self, websocket: WebSocket) -> LiveTable:
        """The table; whoever has a seat there does not have to wait for onlookers to leave."""
        id: str = websocket.path_params["table"]
        wanted, server = websocket.query_params, self._server
        if not self._entered:
            raise Refused("too-many-connections")
        if server.is_banned(self.client, self.device):
            raise Refused("banned")
        if not server.requests.take(self.client, JOINING if id in server.tables.live else WAKING):
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
        is_player = bool(live.table.seats_of(self.device)) or live.table.is_host(self.device)
        if not live.has_room_for(self.device) or (server.connections.is_crowded and not is_player):
            raise Refused("too-many-connections")
        return live


def _salvaged_id(message: bytes) -> str | None:
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
    """Accept a connection; from then on it lives on its own wire."""
    await websocket.accept()
    wire: Wire = websocket.scope["extensions"][HAND_OVER]()
    socket = Socket(websocket, wire, server)
    wire.begin(socket, socket.enter(websocket))
