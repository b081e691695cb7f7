"""All tables of this server: live ones in memory, the others in storage until somebody comes."""

import asyncio
import logging
import time
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from tablee.bots.registry import bot_names
from tablee.core.errors import TableeError
from tablee.server import acts, metrics
from tablee.server.acts import AnyAct, encode_act
from tablee.server.bots.pool import Pool
from tablee.server.bots.worker import Question
from tablee.server.clock import monotonic
from tablee.server.devices import random_name
from tablee.server.errors import Refused
from tablee.server.handlers.seats import follower
from tablee.server.house import House
from tablee.server.limits import Limits
from tablee.server.live import LiveTable
from tablee.server.reader.shelf import check_id, stored_table
from tablee.server.settings import Settings
from tablee.server.storage.store import Store
from tablee.server.storage.writer import Entry, LeaseLost, Writer
from tablee.server.summary import index_row
from tablee.server.table import Table

KEEPER = "greedy"
ID_BYTES = 9
WOKEN_AT_ONCE = 8

log = logging.getLogger("tablee.tables")

_INDEXED = (acts.Created, acts.Sat, acts.Freed, acts.BotSat, acts.Reseated, acts.Started, acts.Closed)


class Tables:
    """What is alive, and the way to storage and bots."""

    keeper = KEEPER

    def __init__(self, settings: Settings, store: Store, writer: Writer, house: House) -> None:
        self.limits: Limits = settings.limits
        self.store, self.writer, self.house = store, writer, house
        self.pool = Pool(settings.workers, settings.bot_pace, metrics.bot_deaths.inc)
        self.live: dict[str, LiveTable] = {}
        self.closing = False
        self._waking: asyncio.Task[None] | None = None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.number = store.count()

    # --- what a live table needs --------------------------------------------------------------------------------------

    @property
    def bots(self) -> tuple[str, ...]:
        return bot_names()

    @property
    def warming(self) -> bool:
        return self.pool.warming

    @property
    def can_open_tables(self) -> bool:
        return self.number < self.limits.tables

    @property
    def holds(self) -> bool:
        return self.house.holds

    def new_id(self) -> str:
        """A name for a table, which nobody guesses."""
        return random_name(ID_BYTES)

    async def write(self, table: Table, done: Sequence[AnyAct]) -> None:
        """Make acts, the latest of a table that has them, durable; with a rematch its table, or neither."""
        followed = next((act for act in done if isinstance(act, acts.Followed)), None)
        also = []
        if followed is not None:
            opening = follower(table, followed)
            also = [_entry(Table.replay(followed.table, opening), opening)]
        await self._write(_entry(table, done, also, self.house.id))
        if followed is not None:
            self._count_new()

    async def _write(self, entry: Entry) -> None:
        try:
            await self.writer.write(entry)
        except LeaseLost:
            raise Refused("table-elsewhere") from None
        except (SQLAlchemyError, OSError) as error:
            raise Refused("storage-failed") from error

    async def choose(self, question: Question, table: str) -> int:
        return await self.pool.choose(question, table)

    def forget(self, live: LiveTable) -> None:
        """A table that is closed: whoever comes next loads it from storage, here or elsewhere."""
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
            metrics.live_tables.set(len(self.live))
            self.house.release(live.table.id)

    # --- tables -------------------------------------------------------------------------------------------------------

    async def wake(self, id: str) -> LiveTable:
        """The live table, loaded by replay if need be. It is refused if another node holds it."""
        if self.closing:
            raise Refused("server-closing")
        if not self.holds:
            raise Refused("table-elsewhere")
        found = self.live.get(id)
        if found is not None:
            return found
        if id not in self._loading:
            task = asyncio.create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        began = time.perf_counter()
        check_id(id)
        held_as = await self.house.hold(id)
        try:
            table = stored_table(await asyncio.to_thread(self.store.acts, id), id)
        except TableeError:
            self.house.release(id)
            raise
        if self.closing or held_as != self.house.id:
            raise Refused("table-elsewhere")
        metrics.replays.observe(time.perf_counter() - began)
        return self._opened(table)

    def _opened(self, table: Table) -> LiveTable:
        """A table comes to life; where there are too many, idle ones make room for it."""
        if len(self.live) >= self.limits.live_tables:
            self.sweep(0.0, len(self.live) // 10 + 1)
        live = self.live[table.id] = LiveTable(table, self)
        metrics.live_tables.set(len(self.live))
        return live

    async def open_table(self, created: acts.Created, seated: Sequence[AnyAct]) -> str:
        """A fresh table with its first people and bots: nobody's, until somebody comes."""
        if not self.can_open_tables:
            raise Refused("too-many-tables")
        table = Table.replay(self.new_id(), [created, *seated])
        await self._write(_entry(table, [created, *seated]))
        self._count_new()
        return table.id

    def _count_new(self) -> None:
        self.number += 1
        metrics.tables_opened.inc()

    def put_away(self, id: str) -> None:
        """Forget a table whose stored acts were changed by somebody else; whoever looks on comes back and sees."""
        live = self.live.get(id)
        if live is not None:
            live.close()
            self.forget(live)

    def sweep(self, idle: float, most: int) -> None:
        """Forget tables at which nobody is; they are in storage."""
        before = monotonic() - idle
        asleep = sorted((live for live in self.live.values() if live.is_idle), key=lambda live: live.idle_since)
        for live in asleep[:most]:
            if live.idle_since <= before:
                live.close()
                self.forget(live)

    def wake_inherited(self, ids: Sequence[str]) -> None:
        """Matches that another node had go on here, even where nobody looks."""
        if self._waking is None or self._waking.done():
            self._waking = asyncio.create_task(self._wake_inherited(list(ids)))

    async def _wake_inherited(self, ids: list[str]) -> None:
        began = time.perf_counter()
        for start in range(0, len(ids), WOKEN_AT_ONCE):
            some = ids[start : start + WOKEN_AT_ONCE]
            for id, outcome in zip(
                some, await asyncio.gather(*map(self.wake, some), return_exceptions=True), strict=True
            ):
                if isinstance(outcome, Exception):
                    reason = outcome.slug if isinstance(outcome, TableeError) else type(outcome).__name__
                    log.warning("not woken", extra={"table": id, "reason": reason})
            await self.house.woken(some)
        log.info("inherited", extra={"tables": len(ids), "seconds": round(time.perf_counter() - began, 3)})

    def lose_all(self) -> None:
        """The tables are other nodes' now; whoever looks on comes back and is taken there."""
        for live in list(self.live.values()):
            live.close()
            self.forget(live)

    async def put_all_away(self) -> None:
        """Finish what is being written; nothing more happens at any table."""
        self.closing = True
        for live in list(self.live.values()):
            async with live.lock:
                live.close()
        self.live.clear()
        metrics.live_tables.set(0)

    async def close(self) -> None:
        """The same, and end the bots."""
        await self.put_all_away()
        await self.pool.close()


def _entry(
    table: Table, done: Sequence[AnyAct], also: Sequence[Entry] = (), node: str | None = None
) -> Entry:  # fmt: skip
    """What is written of a table whose latest acts these are, by the node that holds it."""
    over = table.state == "over"
    index = index_row(table) if over or any(isinstance(act, _INDEXED) for act in done) else None
    devices = [act.owner for act in done if isinstance(act, acts.Sat)]
    devices += [act.device for act in done if isinstance(act, acts.Claimed | acts.Created)]
    ends = over and table.match is not None and any(isinstance(act, acts.Moved | acts.Started) for act in done)
    return Entry(
        table.id, table.version - len(done) + 1, [encode_act(act) for act in done], index, devices,
        record=table.match.record() if ends and table.match is not None else None, also=also, node=node,
    )  # fmt: skip
