"""A socket after its handshake, alone: what comes while a request is being carried out."""

import asyncio

from websockets.frames import Frame, Opcode

from tablee.server.wire import MOST_WAITING, Wire


class Transport:
    """A connection that notes down what is done to it."""

    def __init__(self) -> None:
        self.done: list[str] = []

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
        await asyncio.sleep(0.01)
        assert listener.heard == [b"first", b"second"]
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
        await asyncio.sleep(0.01)

    asyncio.run(check())
