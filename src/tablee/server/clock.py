"""The server's only source of time. Tests install a clock that they can advance.

Everything that decides by time asks this module: turn clocks, patience, rate limits, leases, housekeeping, silence on
sockets. Measurements for metrics use `time.perf_counter`. Timeouts of work that other processes do are
`asyncio.timeout`: such work takes real time, whatever clock is installed.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol


class Timer(Protocol):
    """A callback that waits for its time."""

    def cancel(self) -> None: ...


class Clock:
    """The system's clock."""

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[..., object], *args: Any) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback, *args)

    async def ticks(self, seconds: float) -> AsyncIterator[None]:
        while True:
            await self.sleep(seconds)
            yield


_installed = Clock()


def install(clock: Clock) -> Clock:
    """Use another clock from now on; the one before it is returned."""
    global _installed
    before, _installed = _installed, clock
    return before


def now_ms() -> int:
    """The time of day, in milliseconds since 1970, for what is stored."""
    return _installed.now_ms()


def monotonic() -> float:
    """Seconds that never go back."""
    return _installed.monotonic()


async def sleep(seconds: float) -> None:
    """Let others work for so long."""
    await _installed.sleep(seconds)


def call_later(seconds: float, callback: Callable[..., object], *args: Any) -> Timer:
    """Call back in the running event loop after so many seconds."""
    return _installed.call_later(seconds, callback, *args)


def ticks(seconds: float) -> AsyncIterator[None]:
    """For periodic work: `async for _ in ticks(30)` sleeps before each round."""
    return _installed.ticks(seconds)


def block(seconds: float) -> None:
    """Stop this thread for so long; never in an event loop."""
    time.sleep(seconds)


def processor_seconds() -> float:
    """What this process has used of a core."""
    return time.process_time()
