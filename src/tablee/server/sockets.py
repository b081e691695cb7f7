"""A page's socket: requests in, answers and updates out. A bad message is answered; the connection lives on."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.errors import TableeError
from tablee.core.texts import DEFAULT_LANGUAGE, LANGUAGES
from tablee.server import metrics
from tablee.server.audience import encode
from tablee.server.border import client, is_foreign
from tablee.server.errors import Refused, told
from tablee.server.house import House
from tablee.server.limits import Bucket
from tablee.server.messages import requests
from tablee.server.messages.answers import Answer, Done, Failed
from tablee.server.room import Room

REFUSED, GOING_AWAY, TRY_AGAIN = 4000, 1001, 1012
MOST_IGNORED = 500
"""A client that was refused for its haste so many times in a row is cut off."""

log = logging.getLogger("tablee.socket")

_decoder = msgspec.json.Decoder(requests.AnyRequest)


class _HasId(msgspec.Struct):
    id: str


class Socket:
    """One open connection. What it is sent waits in an outbox; who does not read is dropped, and may come back."""

    def __init__(self, websocket: WebSocket, house: House, language: str) -> None:
        self.device: str = websocket.scope["state"]["device"]
        self.language = language
        self._websocket, self._house = websocket, house
        limits = house.settings.limits
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(limits.outbox)
        self._rate = Bucket(limits.messages_per_second, limits.message_burst)
        self._ignored = 0
        self._sender = asyncio.create_task(self._send_all())

    def send(self, message: bytes) -> None:
        try:
            self._outbox.put_nowait(message.decode())
        except asyncio.QueueFull:
            self.drop()

    def answer(self, answer: Answer) -> None:
        self.send(encode(answer))

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
                await self._websocket.send({"type": "websocket.send", "text": message})
            await self._websocket.close(TRY_AGAIN)

    async def serve(self, room: Room) -> None:
        """Until the page goes away."""
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._answer(room, message.get("text") or message.get("bytes") or "")

    async def _answer(self, room: Room, message: str | bytes) -> None:
        try:
            self._check_limits(message)
            request = _decoder.decode(message)
        except TableeError as error:
            self._refuse(None, error)
            return
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(_salvaged_id(message), Refused("bad-message", detail=str(error)[:200]))
            return
        try:
            if isinstance(request, requests.Say) and not self._house.talk.take(self.device):
                raise Refused("too-many-requests")
            self.answer(await self._handled(room, request))
        except TableeError as error:
            self._refuse(request.id, error)
        except Exception:
            log.exception("request failed", extra={"table": room.table.id, "request": type(request).__name__})
            self._refuse(request.id, Refused("internal"))

    async def _handled(self, room: Room, request: requests.AnyRequest) -> Answer:
        if isinstance(request, requests.Rematch):
            table = await self._house.rematch(room, self.device, request.id)
            return Done(id=request.id, version=room.table.version, table=table)
        if isinstance(request, requests.Sit) and not self._websocket.scope["state"]["known"]:
            raise Refused("no-cookie")
        return await room.handle(self, request)

    def _check_limits(self, message: str | bytes) -> None:
        if not self._rate.take():
            self._ignored += 1
            if self._ignored > MOST_IGNORED:
                self.drop()
            raise Refused("too-many-requests")
        self._ignored = 0
        limit = self._house.settings.limits.message_bytes
        if len(message) > limit:
            raise Refused("message-too-big", limit=limit)

    def _refuse(self, id: str | None, error: TableeError) -> None:
        metrics.refusals.labels(error.slug).inc()
        self.answer(Failed(id=id, **told(error, self.language)))

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


async def serve_socket(websocket: WebSocket, table: str, house: House, open_sockets: set[Socket]) -> None:
    """The life of a connection, from the door to the end."""
    scope: Any = websocket.scope
    await websocket.accept()
    language = websocket.query_params.get("language", DEFAULT_LANGUAGE)
    spoken = language if language in LANGUAGES else DEFAULT_LANGUAGE
    where = client(scope)
    socket = Socket(websocket, house, spoken)
    entered = house.doors.enter(where)
    room: Room | None = None
    open_sockets.add(socket)
    metrics.connections.inc()
    try:
        room = await _admitted(websocket, table, house, entered, language)
        since = websocket.query_params.get("since", "0")
        await room.join(socket, int(since) if since.isdigit() and len(since) < 10 else 0)
        await socket.serve(room)
    except TableeError as error:
        socket._refuse(None, error)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        if room is not None:
            room.leave(socket)
        if entered:
            house.doors.leave(where)
        open_sockets.discard(socket)
        metrics.connections.dec()
        await socket.finish()


async def _admitted(websocket: WebSocket, table: str, house: House, entered: bool, language: str) -> Room:
    if not entered:
        raise Refused("too-many-connections")
    if websocket.scope["state"]["hasty"]:
        raise Refused("too-many-requests")
    if is_foreign(websocket.scope, house.settings):
        raise Refused("foreign-origin", got=websocket.headers.get("origin", "")[:100])
    if language not in LANGUAGES:
        raise Refused("bad-language", got=language[:20], known=", ".join(LANGUAGES))
    room = await house.room(table)
    if len(room.audience.subscribers) >= house.settings.limits.connections_per_table:
        raise Refused("too-many-connections")
    return room
