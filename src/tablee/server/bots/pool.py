"""The worker processes: asked one question at a time, killed when they overstay, started again when they die."""

import asyncio
import logging
import os
import secrets
import sys
from collections.abc import Callable

import msgspec

from tablee.bots.registry import find_bot, think_time
from tablee.core.kernel import COMPILED, INTERPRETED, has_numba, is_warm
from tablee.server.bots.worker import LENGTH, Choice, Question

START_TIME = 60.0
"""Seconds that a fresh process may take for its first answer: it loads the game, and perhaps Numba."""
PATIENCE = 4.0
"""A bot that thinks so many times longer than it should is dead."""

log = logging.getLogger("tablee.bots")


class Worker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._gear = ""
        self._answered = False

    async def ask(self, question: Question, seconds: float) -> int:
        """The bot's choice; TimeoutError or EOFError if it does not come."""
        if self._process is not None and (self._process.returncode is not None or self._gear != wanted_gear()):
            self.stop()
        process = self._process or await self._start()
        limit = seconds * PATIENCE if self._answered else max(START_TIME, seconds * PATIENCE)
        try:
            async with asyncio.timeout(limit):
                body = msgspec.msgpack.encode(question)
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(LENGTH.pack(len(body)) + body)
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                choice = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Choice)
        except BaseException:
            self.stop()
            raise
        self._answered = True
        return choice.action

    async def _start(self) -> asyncio.subprocess.Process:
        self._gear = wanted_gear()
        self._answered = False
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tablee.server.bots.worker", stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, env={**os.environ, "TABLEE_GEAR": self._gear}, start_new_session=True,
        )  # fmt: skip
        return self._process

    def stop(self) -> None:
        """End the process, if there is one."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        self._process = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None


def wanted_gear() -> str:
    """Compiled, as soon as there is something compiled."""
    forced = os.environ.get("TABLEE_GEAR")
    return forced or (COMPILED if has_numba() and is_warm() else INTERPRETED)


class Pool:
    """A few workers for all tables. `warming` is true until bots run in the compiled gear."""

    def __init__(self, workers: int, on_death: Callable[[], None] = lambda: None) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._on_death = on_death
        for worker in self.workers:
            self._free.put_nowait(worker)

    @property
    def warming(self) -> bool:
        return not os.environ.get("TABLEE_GEAR") and has_numba() and not is_warm()

    async def choose(self, question: Question) -> int:
        """A bot's move. If its process dies or overstays, it is asked once more; then any legal move will do."""
        if len(question.legal) == 1:
            return question.legal[0]
        seconds = think_time(find_bot(question.bot))
        for _ in range(2):
            worker = await self._free.get()
            try:
                action = await worker.ask(question, seconds)
            except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as error:
                self._on_death()
                log.warning("a bot died", extra={"bot": question.bot, "reason": type(error).__name__})
            else:
                if action in question.legal:
                    return action
            finally:
                self._free.put_nowait(worker)
        return secrets.choice(question.legal)

    def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.stop()
