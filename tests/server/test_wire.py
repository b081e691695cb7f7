"""A socket after its handshake, alone: what comes while a request is being carried out."""

import asyncio

from websockets.frames import Frame, Opcode

from tablee.server.wire import CLOSING_SECONDS, MOST_WAITING, SILENT_SECONDS, Wire
from tests.support.server.clock import FakeClock
from tests.support.waiting import step, wait_until


class Transport:
    """A connection that notes down what is done to it."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.unread = 0
        """Bytes that the peer has not read."""

    def write(self, data: bytes) -> None:
        self.done.append("write")
        self.unread += len(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def close(self) -> None:
        self.done.append("close")

    def pause_reading(self) -> None:
        self.done.append("pause")

    def resume_reading(self) -> None:
        self.done.append("resume")

    def abort(self) -> None:
        self.done.append("abort")

    def is_closing(self) -> bool:
        return "abort" in self.done


class Slow:
    """A listener that answers when it is let."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.may_go_on = asyncio.Event()

    async def enter(self) -> None:
        await self.may_go_on.wait()

    async def received(self, message: bytes) -> None:
        self.heard.append(message)

    def lost(self) -> None:
        self.heard.append(b"lost")


def message(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)


def test_while_one_message_waits_nothing_more_is_taken_in() -> None:
    """Otherwise whoever sends large messages without waiting for answers fills the memory."""

    async def check() -> None:
        transport, listener = Transport(), Slow()
        wire = Wire(transport, set(), lambda: None, 1_000, b"")  # type: ignore[arg-type]
        wire.begin(listener, listener.enter())
        wire.data_received(message(b"first"))
        assert transport.done == ["pause"]
        wire.data_received(message(b"second"))
        assert transport.done == ["pause"]
        listener.may_go_on.set()
        await wait_until(lambda: listener.heard == [b"first", b"second"])
        await step()
        assert transport.done == ["pause", "resume"]
        wire.connection_lost(None)
        assert listener.heard[-1] == b"lost"

    asyncio.run(check())


def test_too_many_messages_at_once_end_the_connection() -> None:
    async def check() -> None:
        transport, listener = Transport(), Slow()
        wire = Wire(transport, set(), lambda: None, 1_000, b"")  # type: ignore[arg-type]
        wire.begin(listener, listener.enter())
        wire.data_received(message(b"x") * (MOST_WAITING + 1))
        assert "abort" in transport.done
        wire.connection_lost(None)
        listener.may_go_on.set()
        await step()

    asyncio.run(check())


def test_a_silent_peer_is_asked_and_then_dropped(clock: FakeClock) -> None:
    async def check() -> None:
        transport, listener = Transport(), Slow()
        wire = Wire(transport, set(), lambda: None, 1_000, b"")  # type: ignore[arg-type]
        wire.begin(listener, listener.enter())
        await clock.advance(SILENT_SECONDS)
        assert transport.done == []  # it was heard of at the beginning
        await clock.advance(SILENT_SECONDS)
        assert transport.done == ["write"]
        wire.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
        await clock.advance(SILENT_SECONDS)
        assert transport.done == ["write"]
        await clock.advance(SILENT_SECONDS)
        assert transport.done == ["write", "write"]
        await clock.advance(SILENT_SECONDS)
        assert transport.done == ["write", "write", "abort"]
        wire.connection_lost(None)
        listener.may_go_on.set()
        await step()

    asyncio.run(check())


def test_a_goodbye_that_is_not_answered_ends_the_connection(clock: FakeClock) -> None:
    async def check() -> None:
        transport = Transport()
        wire = Wire(transport, set(), lambda: None, 1_000, b"")  # type: ignore[arg-type]
        wire.close(1000)
        assert transport.done == ["write"]
        await clock.advance(CLOSING_SECONDS)
        assert transport.done == ["write", "abort"]
        wire.connection_lost(None)

    asyncio.run(check())


def test_what_nobody_reads_is_bounded() -> None:
    """Pongs for a peer that sends pings and reads nothing pile up no further than what is allowed, and one more."""

    async def check() -> None:
        transport = Transport()
        wire = Wire(transport, set(), lambda: None, 1_000, b"")  # type: ignore[arg-type]
        while not transport.is_closing():
            wire.data_received(Frame(Opcode.PING, b"x" * 100).serialize(mask=True))
            assert transport.unread <= 1_000 + 102
        wire.connection_lost(None)

    asyncio.run(check())
