"""From the node that a browser has reached to the one that holds the table: connections are passed through unread."""

import asyncio
import http.client
import logging
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from tablee.core.errors import TableeError
from tablee.server import metrics
from tablee.server.clock import monotonic, now_ms, sleep
from tablee.server.connections import TAKE_OVER
from tablee.server.errors import Refused
from tablee.server.house import LOOK_AGAIN, PATIENCE, Peer
from tablee.server.passes import PASS, Pass
from tablee.server.rest.middleware import client_of

if TYPE_CHECKING:
    from tablee.server.server import Server

CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 5.0
OWN_HEADERS = frozenset({b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", PASS.encode()})
"""What a node says itself, by its pass."""
ACCEPTED = b"HTTP/1.1 101"
"""How a node's answer begins: whatever it refuses, it says on the socket. All else means that it is another by now."""
KEPT_HEADERS = ("content-type", "cache-control", "location")

log = logging.getLogger("tablee.relay")


class _Side(asyncio.Protocol):
    """One of the two connections of a pipe: what comes in here goes out there."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: _Side | None = None
        self.first = asyncio.Event()
        """Something has come in, or the connection is lost."""
        self.lost = asyncio.Event()
        self.waiting = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self.other is None or self.other.transport is None:
            self.waiting += data
            self.first.set()
        else:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None and not self.other.transport.is_closing():
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None and not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self.first.set()
        self.lost.set()
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()


class _Near(_Side):
    """The browser's side, which was a socket of this node."""

    def __init__(self, socket: Any) -> None:
        super().__init__()
        self._socket = socket

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._socket.connection_lost(error)


class Pipe:
    """A connection of a browser, and one to the node where its table is."""

    def __init__(self, near: _Near, far: _Side) -> None:
        self._near, self._far = near, far

    async def ended(self) -> None:
        await self._near.lost.wait()
        await self._far.lost.wait()

    def close(self) -> None:
        for side in (self._near, self._far):
            if side.transport is not None:
                side.transport.abort()


# --- sockets ----------------------------------------------------------------------------------------------------------


async def pass_through(websocket: WebSocket, server: "Server") -> bool:
    """Pass a socket through to the node that holds its table; false if it is to be served, or refused, here."""
    scope, id = websocket.scope, websocket.path_params["table"]
    client = client_of(scope)
    take_over = scope["extensions"].get(TAKE_OVER)
    if take_over is None or id in server.tables.live or "pass" in scope["state"] or server.tables.closing:
        return False
    if server.is_banned(client, scope["state"]["device"]) or not server.requests.take(client):
        return False
    if not server.connections.enter(client):
        return False
    try:
        found = await _far_side(server, scope, id)
        if found is None:
            return False
        peer, far = found
        await _join(server, peer, take_over, far)
        return True
    except TableeError:
        return False
    finally:
        server.connections.leave(client)


async def _far_side(server: "Server", scope: Any, id: str) -> tuple[Peer, _Side] | None:
    """A connection on which the other node has begun to answer; None if the table is held here."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        peer = await server.house.find(id)
        if peer is None:
            return None
        far = await _connected(peer)
        if far is not None:
            assert far.transport is not None
            far.transport.write(_head(server, scope, peer))
            while not far.first.is_set() and peer.id in server.house.peers and monotonic() < end:
                await _wait(far.first, LOOK_AGAIN)
            if far.waiting.startswith(ACCEPTED):
                return peer, far
            far.transport.abort()
        await sleep(LOOK_AGAIN)
    raise Refused("table-elsewhere")


async def _connected(peer: Peer) -> _Side | None:
    host, _, port = peer.address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            loop = asyncio.get_running_loop()
            _, far = await loop.create_connection(_Side, host.strip("[]"), int(port))
            return far
    except (OSError, TimeoutError):
        return None


async def _wait(event: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        pass


def _head(server: "Server", scope: Any, peer: Peer) -> bytes:
    """The request again, with a pass in place of what proxies say."""
    path = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    lines = [b"GET " + path + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in scope["headers"] if name.lower() not in OWN_HEADERS]
    lines.append(f"{PASS}: {_pass(server, scope, peer)}".encode())
    return b"\r\n".join([*lines, b"", b""])


def _pass(server: "Server", scope: Any, peer: Peer) -> str:
    state = scope["state"]
    return server.passes.write(
        Pass(
            to=peer.id, at=now_ms(), path=scope["path"], client=scope["client"][0] if scope.get("client") else "",
            device=state["device"], known=state["known"], scheme=scope["scheme"],
        )
    )  # fmt: skip


async def _join(server: "Server", peer: Peer, take_over: Any, far: _Side) -> None:
    """From here on nothing is read here; until one of the two ends."""
    near = _Near(take_over.__self__)
    near.transport, early = take_over(near)
    assert near.transport is not None
    assert far.transport is not None
    near.other, far.other = far, near
    far.transport.write(early)
    near.transport.write(far.waiting)
    if near.transport.is_closing() or far.transport.is_closing():
        near.transport.close()
        far.transport.close()
    pipe = Pipe(near, far)
    server.pipes[peer.id].add(pipe)
    metrics.passed_through.inc()
    try:
        await pipe.ended()
    finally:
        metrics.passed_through.dec()
        server.pipes[peer.id].discard(pipe)


# --- requests ---------------------------------------------------------------------------------------------------------


async def pass_on(request: Request, server: "Server") -> Response | None:
    """The answer of the node that holds the table of a request; None if it is to be answered here."""
    id: str = request.path_params["table"]
    if id in server.tables.live or "pass" in request.scope["state"]:
        return None
    end = monotonic() + PATIENCE
    while monotonic() < end:
        peer = await server.house.find(id)
        if peer is None:
            return None
        try:
            status, kept, body = await ask(server, peer, request)
        except (OSError, http.client.HTTPException):
            await sleep(LOOK_AGAIN)
            continue
        return Response(body, status, kept)
    raise Refused("table-elsewhere")


async def ask(server: "Server", peer: Peer, request: Request) -> tuple[int, dict[str, str], bytes]:
    """What another node answers to a request: status, headers, body."""
    headers = {PASS: _pass(server, request.scope, peer)}
    headers |= {name: request.headers[name] for name in ("host", "accept-language") if name in request.headers}
    path = request.scope["raw_path"].decode("latin-1")
    return await asyncio.to_thread(_ask, peer.address, path, headers)


def _ask(address: str, path: str, headers: dict[str, str]) -> tuple[int, dict[str, str], bytes]:
    host, _, port = address.rpartition(":")
    connection = http.client.HTTPConnection(host.strip("[]"), int(port), timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        kept = {name: value for name in KEPT_HEADERS if (value := answer.getheader(name)) is not None}
        return answer.status, kept, answer.read()
    finally:
        connection.close()
