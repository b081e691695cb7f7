"""Connections with bounds that uvicorn does not have: bytes and seconds of a request, pieces, answers nobody reads."""

import asyncio
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tablee.server.clock import Timer, call_later
from tablee.server.limits import Limits, OpenConnections
from tablee.server.wire import Wire

RESERVED_FILES = 64
"""Open files that are not connections: databases, processes, logs."""
MOST_PIPELINED = 16
"""Requests of one connection that were sent before the first was answered."""
HEAD_END = b"\r\n\r\n"
TAKE_OVER = "tablee.take_over"
HAND_OVER = "tablee.hand_over"
"""The names of what only our sockets can do, among the extensions of a scope."""


class Bounds:
    """What all connections of a server share: the limits, and how many there are."""

    def __init__(self, limits: Limits, most_files: int, proxies: str, node_port: int) -> None:
        self.limits, self.node_port = limits, node_port
        most = min(2 * limits.connections, max(1, most_files - RESERVED_FILES))
        self.connections = OpenConnections(most, 2 * limits.connections_per_client)
        self._proxies = [part.strip() for part in proxies.split(",")]

    def is_proxy(self, address: str) -> bool:
        """Whether a peer speaks for others."""
        if "*" in self._proxies or address in self._proxies:
            return True
        try:
            found = ip_address(address)
            return any("/" in part and found in ip_network(part, strict=False) for part in self._proxies)
        except ValueError:
            return False


class BoundedHttp(HttpToolsProtocol):
    """A connection whose requests are neither too long nor too slow, nor too many at once."""

    def __init__(self, bounds: Bounds, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._bounds = bounds
        self._address: str | None = None
        self._head_bytes = 0
        self._last_bytes = b""
        self._in_head = True
        self._upgraded = False
        self._timer: Timer | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else "unknown"
        speaks_for_many = self._bounds.is_proxy(address) or (self.server or ("", 0))[1] == self._bounds.node_port
        if not self._bounds.connections.enter(address, many=speaks_for_many):
            transport.abort()
            return
        self._address = address
        self._end_after(self._bounds.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            seen = self._last_bytes + data
            self._last_bytes = seen[-len(HEAD_END) + 1 :]
            end = seen.find(HEAD_END)
            self._head_bytes += len(data) if end < 0 else min(len(data), end)
            if self._head_bytes > self._bounds.limits.head_bytes:
                self.transport.write(STATUS_LINE[431] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
                self.transport.close()
                return
        if not self.transport.is_closing():
            super().data_received(data)
            self._wait_no_longer_than_before()

    def _wait_no_longer_than_before(self) -> None:
        """Empty lines between requests stop uvicorn's clock, and begin none: they are no way to stay."""
        answered = not self._upgraded and (self.cycle is None or self.cycle.response_complete)
        if self._in_head and answered and self._timer is None and self.timeout_keep_alive_task is None:
            self._end_after(self._bounds.limits.head_seconds)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")
        self._end_after(self._bounds.limits.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes, self._last_bytes = False, 0, b""
        self._end_after(self._bounds.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket takes over the connection, and this place; nothing of this stays."""
        self._upgraded = True
        self._stop_timer()
        leave = partial(self._bounds.connections.leave, cast(str, self._address))
        self._address = None
        self.ws_protocol_class = cast(Any, partial(cast(Any, self.ws_protocol_class), leave=leave))
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        if self._address is not None:
            self._bounds.connections.leave(self._address)
            self._address = None

    def _end_after(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = call_later(seconds, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _Nothing:
    """What is left to whoever has given away a connection."""

    def close(self) -> None:
        pass


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket until its handshake is over.

    Until it is accepted, the application may take over its connection, to pass it through to another node; after that
    it has it handed over as a `Wire`. Then nothing is left for uvicorn to do.
    """

    def __init__(self, bounds: Bounds, leave: Callable[[], None], **arguments: Any) -> None:
        super().__init__(**arguments)
        self._bounds, self._leave = bounds, leave
        self._taken_over = False
        self._early = b""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            cast(Any, self.scope)["extensions"] |= {TAKE_OVER: self.take_over, HAND_OVER: self.hand_over}

    def take_over(self, taker: asyncio.Protocol) -> tuple[asyncio.Transport, bytes]:
        """Somebody else speaks on this connection: the transport, and what came after the head of the request."""
        self._taken_over = self.handshake_complete = True
        self.transport.set_protocol(taker)
        if self.read_paused:
            self.transport.resume_reading()
        return self.transport, self._early

    def hand_over(self) -> Wire:
        """The connection, as soon as it is accepted."""
        self.stop_keepalive()
        transport, self.transport = self.transport, cast(Any, _Nothing())
        wire = Wire(transport, self.connections, self._leave, self._bounds.limits.outbox_bytes, self._early)
        self.connections.discard(self)
        self.connections.add(cast(Any, wire))
        transport.set_protocol(wire)
        if self.read_paused:
            transport.resume_reading()
        return wire

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self._early += data
            if len(self._early) > self._bounds.limits.message_bytes:
                self.transport.abort()
            return
        super().data_received(data)

    def shutdown(self) -> None:
        if self._taken_over:
            self.transport.abort()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)
