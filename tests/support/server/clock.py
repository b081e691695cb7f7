"""A clock for tests: real time plus an offset that only grows when a test says so."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from tablee.server import clock
from tablee.server.clock import Clock, Timer
from tests.support.waiting import step

LARGEST_STEP = 1.0
"""Seconds of one step. A node renews its leases between two steps, as it would in that time."""


class _PendingTimer:
    """A callback that waits in the event loop, and can be called earlier."""

    def __init__(
        self, waiting: "set[_PendingTimer]", seconds: float, due: float, callback: Callable[[], object]
    ) -> None:
        self._waiting, self.due, self._callback = waiting, due, callback
        self._handle = asyncio.get_running_loop().call_later(seconds, self.fire)
        waiting.add(self)

    def fire(self) -> None:
        if self in self._waiting:
            self.cancel()
            self._callback()

    def cancel(self) -> None:
        self._waiting.discard(self)
        self._handle.cancel()


class FakeClock(Clock):
    """The system's clock, `offset` seconds ahead. `advance` calls the timers that become due by it."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.loop: asyncio.AbstractEventLoop | None = None
        """Where the latest timer waits."""
        self._timers: set[_PendingTimer] = set()
        self._rounds = 0
        """Rounds of periodic work that are under way."""
        self._settled: asyncio.Future[None] | None = None

    def now_ms(self) -> int:
        return super().now_ms() + int(self.offset * 1000)

    def monotonic(self) -> float:
        return super().monotonic() + self.offset

    def call_later(self, seconds: float, callback: Callable[..., object], *args: Any) -> Timer:
        self.loop = asyncio.get_running_loop()
        return _PendingTimer(self._timers, seconds, self.monotonic() + seconds, partial(callback, *args))

    async def sleep(self, seconds: float) -> None:
        await self._passed(seconds)

    async def _passed(self, seconds: float) -> None:
        slept = asyncio.Event()
        timer = self.call_later(seconds, slept.set)
        try:
            await slept.wait()
        finally:
            timer.cancel()

    async def ticks(self, seconds: float) -> AsyncIterator[None]:
        while True:
            await self._passed(seconds)
            self._rounds += 1
            try:
                yield
            finally:
                self._rounds -= 1
                if not self._rounds and self._settled is not None and not self._settled.done():
                    self._settled.set_result(None)

    async def advance(self, seconds: float) -> None:
        """Time passes, step by step; after each, what was due has been called and periodic work has had its round."""
        while seconds > 0:
            self.offset += min(seconds, LARGEST_STEP)
            seconds -= LARGEST_STEP
            now = self.monotonic()
            for timer in sorted((one for one in self._timers if one.due <= now), key=lambda one: one.due):
                timer.fire()
            await step()
            if self._rounds:
                self._settled = asyncio.get_running_loop().create_future()
                await self._settled


@contextmanager
def fake_clock() -> Iterator[FakeClock]:
    """A fake clock in this process, until the end of the block."""
    made = FakeClock()
    before = clock.install(made)
    try:
        yield made
    finally:
        clock.install(before)
