"""Randomness that tests can repeat: the module `secrets` draws from a seed.

Every place in the code draws from a stream of its own. So a bot's seed does not depend on how many visitors have been
given a cookie before, or on which of two requests came first.
"""

import os
import secrets
import sys
from collections.abc import Sequence
from random import Random
from types import FrameType
from typing import Any, TypeVar

_T = TypeVar("_T")
CALLERS = 2
"""How many functions of the call stack tell one place from another."""
DEFAULT_BYTES = 32
_OWN = {__name__, "secrets"}


class Streams:
    """A random number generator for each place that draws."""

    def __init__(self, number: int) -> None:
        self.seed(number)

    def seed(self, number: int) -> None:
        """Start all streams anew."""
        self._number, self._streams = number, dict[str, Random]()

    def stream(self) -> Random:
        """The stream of the place that is drawing."""
        frame: FrameType | None = sys._getframe(1)
        callers: list[str] = []
        while frame is not None and len(callers) < CALLERS:
            if frame.f_globals.get("__name__") not in _OWN:
                callers.append(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_name}")
            frame = frame.f_back
        place = " ".join(callers)
        if place not in self._streams:
            self._streams[place] = Random(f"{self._number} {place}")
        return self._streams[place]


def install(number: int) -> Streams:
    """Let `secrets` draw from a seed in this process from now on."""
    streams = Streams(number)

    class SeededRandom(Random):
        """In place of `secrets.SystemRandom`."""

        def __init__(self) -> None:
            super().__init__(streams.stream().getrandbits(64))

    def token_bytes(nbytes: int | None = None) -> bytes:
        return streams.stream().randbytes(DEFAULT_BYTES if nbytes is None else nbytes)

    def choice(seq: Sequence[_T]) -> _T:
        return streams.stream().choice(seq)

    def randbits(k: int) -> int:
        return streams.stream().getrandbits(k)

    def randbelow(exclusive_upper_bound: int) -> int:
        return streams.stream().randrange(exclusive_upper_bound)

    replaced: dict[str, Any] = {
        "SystemRandom": SeededRandom, "token_bytes": token_bytes, "choice": choice, "randbits": randbits,
        "randbelow": randbelow,
    }  # fmt: skip
    for name, function in replaced.items():
        setattr(secrets, name, function)
    os.register_at_fork(after_in_child=lambda: streams.seed(number + os.getpid()))  # two processes are never the same
    return streams
