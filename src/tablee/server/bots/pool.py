"""The processes that bots think in: asked one question at a time, ended when they overstay, started again."""

import logging
import os
import secrets
from collections.abc import Callable

import msgspec

from tablee.core.kernel import COMPILED, INTERPRETED, has_numba, is_warm
from tablee.server.bots.queue import FairQueue
from tablee.server.bots.worker import Allowance, Choice, Question
from tablee.server.clock import monotonic, sleep
from tablee.server.processes import START_SECONDS, Helper

MODULE = "tablee.server.bots.worker"
PATIENCE = 4.0
"""A bot that thinks so many times longer than it should is dead."""
MARGIN = 1.2
"""A bot that may use its time or not answers after so many times this time, whatever it did with it."""

log = logging.getLogger("tablee.bots")


def wanted_gear() -> str:
    """Compiled, as soon as there is something compiled."""
    forced = os.environ.get("TABLEE_GEAR")
    return forced or (COMPILED if has_numba() and is_warm() else INTERPRETED)


class Pool:
    """A few workers for all tables. `warming` is true until bots run in the compiled gear."""

    def __init__(self, workers: int, pace: float, on_death: Callable[[], None] = lambda: None) -> None:
        self.workers = [Helper(MODULE) for _ in range(workers)]
        self._queue = FairQueue(self.workers)
        self._pace = pace
        self._on_death = on_death

    @property
    def warming(self) -> bool:
        return not os.environ.get("TABLEE_GEAR") and has_numba() and not is_warm()

    async def choose(self, question: Question, table: str) -> int:
        """A bot's move. If its process dies or overstays, it is asked once more; then any legal move will do."""
        for _ in range(2):
            worker = await self._queue.borrow(table)
            began = monotonic()
            try:
                action, shown_after = await self._answer(worker, question)
            except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as error:
                self._on_death()
                log.warning("a bot died", extra={"bot": question.bot, "reason": type(error).__name__})
                continue
            finally:
                self._queue.give_back(worker, table, monotonic() - began)
            if action in question.legal:
                await sleep(max(0.0, shown_after - (monotonic() - began)))
                return action
        return secrets.choice(question.legal)

    async def _answer(self, worker: Helper, question: Question) -> tuple[int, float]:
        """The bot's action, and after how many seconds it is shown: nobody learns from it how much there was to think.

        A bot that may use seconds of its own is shown after all of them, a forced move as well.
        """
        told = await worker.ask(msgspec.msgpack.encode(question), START_SECONDS, {"TABLEE_GEAR": wanted_gear()})
        allowed = msgspec.msgpack.decode(told, type=Allowance)
        choice = msgspec.msgpack.decode(await worker.more(allowed.seconds * PATIENCE), type=Choice)
        whole = allowed.seconds * MARGIN if allowed.own else 0.0
        return choice.action, max(self._pace, whole) if self._pace else 0.0

    async def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.close()
