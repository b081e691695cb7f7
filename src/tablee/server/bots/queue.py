"""Who is next: tables that have used little of the bots' time come before those that have used much."""

import asyncio
import itertools
from typing import Generic, TypeVar

_Worker = TypeVar("_Worker")

MOST_TABLES = 10_000
"""Tables whose use is counted; beyond it, all but those that wait start anew."""


class FairQueue(Generic[_Worker]):
    """Workers, lent to tables in turn.

    Every table has a count of the seconds it has used. Whoever comes anew starts at the count of whoever was served
    last, so that nobody saves up; the lowest count goes first, and among equals whoever came first.
    """

    def __init__(self, workers: "list[_Worker]") -> None:
        self._number = len(workers)
        self._idle = list(workers)
        self._waiting: dict[int, tuple[str, asyncio.Future[_Worker]]] = {}
        self._used: dict[str, float] = {}
        self._level = 0.0
        self._numbers = itertools.count()

    async def borrow(self, table: str) -> _Worker:
        """A worker, when it is this table's turn."""
        self._used[table] = max(self._used.get(table, 0.0), self._level)
        number = next(self._numbers)
        lent: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (table, lent)
        self._lend()
        try:
            return await lent
        except BaseException:
            self._waiting.pop(number, None)
            if lent.done() and not lent.cancelled():
                self.give_back(lent.result(), table, 0.0)
            raise

    def give_back(self, worker: _Worker, table: str, seconds: float) -> None:
        """A worker is free again; the table has used it for so long."""
        self._used[table] = self._used.get(table, self._level) + seconds
        self._idle.append(worker)
        self._lend()

    def _lend(self) -> None:
        while self._idle and self._waiting:
            number = min(self._waiting, key=lambda one: (self._used[self._waiting[one][0]], one))
            table, lent = self._waiting.pop(number)
            self._level = max(self._level, self._used[table])
            if not lent.done():
                lent.set_result(self._idle.pop())
        if len(self._idle) == self._number:  # nobody thinks, nobody waits: what was used is no matter any more
            self._used.clear()
            self._level = 0.0
        elif len(self._used) > MOST_TABLES:
            waiting = {table for table, _ in self._waiting.values()}
            self._used = {table: used for table, used in self._used.items() if table in waiting}
