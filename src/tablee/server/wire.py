"""A socket after its handshake: messages in, one at a time, and messages out.

Frames are read and written by `websockets`. An application that has thousands of sockets cannot afford what lies
between them and it otherwise: two queues, two tasks and a dozen coroutines each.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, Side
from websockets.protocol import Protocol as Frames

from tablee.server.clock import call_later

LARGEST_MESSAGE = 1_048_576
"""Bigger messages end the connection; smaller ones that are still too big are answered."""
MOST_WAITING = 200
"""Messages of one socket that came at once and wait to be read; while one waits, nothing more is taken in."""
MOST_PIECES = 200
"""Frames of one message."""
SILENT_SECONDS = 20.0
"""Who has not been heard of for so long is asked; who then does not answer for so long is gone."""
CLOSING_SECONDS = 10.0
"""What a peer may take to read what waits for it, and to say goodbye."""


class Listener(Protocol):
    """Whoever speaks on a wire."""

    async def received(self, message: bytes) -> None:
        """A message has come; the next one waits until this is done."""

    def lost(self) -> None:
        """The connection is no more."""


class Wire(asyncio.Protocol):
    """One connection. It ends when its peer sends too much at once, or in too many pieces, or is not there."""

    __slots__ = (
        "_closing", "_connections", "_early", "_frames", "_is_asked", "_is_heard", "_leave", "_listener",
        "_most_unread", "_pieces", "_task", "_timer", "_transport", "_waiting",
    )  # fmt: skip

    def __init__(
        self,
        transport: asyncio.Transport,
        connections: set[Any],
        leave: Callable[[], None],
        most_unread: int,
        early: bytes,
    ) -> None:
        self._transport, self._connections, self._leave = transport, connections, leave
        self._most_unread, self._early = most_unread, early
        self._frames = Frames(Side.SERVER, state=OPEN, max_size=LARGEST_MESSAGE)
        self._listener: Listener | None = None
        self._pieces: list[bytes] = []
        self._waiting: deque[bytes] | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_heard, self._is_asked, self._closing = True, False, False
        self._timer = call_later(SILENT_SECONDS, self._listen)

    def begin(self, listener: Listener, first: Coroutine[Any, Any, None]) -> None:
        """Somebody listens; what comes, or came too early, waits until `first` is done."""
        self._listener = listener
        self._task = asyncio.get_running_loop().create_task(self._work(first))
        early, self._early = self._early, b""
        if early:
            self.data_received(early)

    # --- out ----------------------------------------------------------------------------------------------------------

    @property
    def unread(self) -> int:
        """Bytes that the peer has not read yet, as far as this machine has kept them."""
        return self._transport.get_write_buffer_size()

    @property
    def is_closing(self) -> bool:
        return self._closing or self._transport.is_closing()

    def send(self, message: bytes, is_text: bool) -> None:
        """Send a message, unless the connection is about to end."""
        if not self.is_closing:
            self._transport.write(Frame(Opcode.TEXT if is_text else Opcode.BINARY, message).serialize(mask=False))

    def close(self, code: int) -> None:
        """Say goodbye after what waits; a peer that does not answer is not waited for long."""
        if not self.is_closing:
            self._closing = True
            self._frames.send_close(code)
            self._write()
            self._timer.cancel()
            self._timer = call_later(CLOSING_SECONDS, self._transport.abort)

    def shutdown(self) -> None:
        """The server goes down."""
        self.close(1012)
        self._transport.close()

    def _listen(self) -> None:
        """Whether somebody is still there."""
        if self._is_asked and not self._is_heard:
            self._transport.abort()
            return
        self._is_asked = not self._is_heard
        if self._is_asked:
            self._frames.send_ping(b"")
            self._write()
        self._is_heard = False
        self._timer = call_later(SILENT_SECONDS, self._listen)

    def _write(self) -> None:
        """What the protocol itself has to say: pings, pongs, goodbyes. They do not pile up."""
        if self.unread > self._most_unread:
            self._transport.abort()
        else:
            self._transport.write(b"".join(self._frames.data_to_send()))

    # --- in -----------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            self._take(cast(Frame, event))
        if self._frames.writes:
            self._write()
        if self._frames.close_rcvd is not None or self._frames.parser_exc is not None:
            self._transport.close()

    def _take(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        self._pieces.append(bytes(frame.data))
        if len(self._pieces) > MOST_PIECES:
            self._transport.abort()
        elif frame.fin:
            message = self._pieces[0] if len(self._pieces) == 1 else b"".join(self._pieces)
            self._pieces = []
            self._deliver(message)

    def _deliver(self, message: bytes) -> None:
        if self._closing or self._listener is None:
            return
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work(self._listener.received(message)))
            return
        if self._waiting is None:
            self._waiting = deque()
            self._transport.pause_reading()
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._transport.abort()

    async def _work(self, first: Coroutine[Any, Any, None]) -> None:
        """One thing after the other, until nothing waits."""
        try:
            await first
            while self._waiting and self._listener is not None:
                await self._listener.received(self._waiting.popleft())
        finally:
            was_paused = self._waiting is not None
            self._task = self._waiting = None
            if was_paused and not self._transport.is_closing():
                self._transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._timer.cancel()
        self._connections.discard(self)
        self._leave()
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.lost()
