"""The house: all tables of this server, live ones in memory, the others in storage until somebody comes."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Engine

from tablee.bots.registry import bot_names
from tablee.server import acts, metrics
from tablee.server.acts import AnyAct, encode_act
from tablee.server.bots.pool import Pool
from tablee.server.bots.worker import Question
from tablee.server.clock import now_ms
from tablee.server.deciding import checked_name, new_key
from tablee.server.errors import Refused
from tablee.server.limits import Buckets, Doorkeeper
from tablee.server.messages.rest import Summary
from tablee.server.room import Room
from tablee.server.settings import Settings
from tablee.server.storage.schema import explained, migrate, open_database
from tablee.server.storage.store import Store
from tablee.server.storage.writer import Entry, Writer
from tablee.server.table import BotPlayer, Damaged, Player, Table

SWEEP_SECONDS = 30.0
IDLE_SECONDS = 300.0
KEEPER = "greedy"
ID_BYTES = 9

log = logging.getLogger("tablee.house")

_INDEXED = (acts.Created, acts.Sat, acts.Freed, acts.BotSat, acts.Reseated, acts.Started)


class House:
    """Everything that is alive in one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = opened_database(settings.database_url)
        self.store = Store(self.engine)
        self.writer = Writer(self.engine, metrics.groups.observe)
        self.pool = Pool(settings.workers, metrics.bot_deaths.inc)
        self.doors = Doorkeeper(settings.limits.connections, settings.limits.connections_per_client)
        self.talk = Buckets(settings.limits.chat_per_minute / 60, settings.limits.chat_per_minute)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tables = self.store.count()

    # --- what a room needs --------------------------------------------------------------------------------------------

    keeper = KEEPER

    @property
    def bots(self) -> list[str]:
        return bot_names()

    @property
    def warming(self) -> bool:
        return self.pool.warming

    @property
    def chat_length(self) -> int:
        return self.settings.limits.chat_length

    @property
    def bot_pace(self) -> float:
        return self.settings.bot_pace

    @property
    def most_acts(self) -> int:
        return self.settings.limits.acts_per_table

    async def write(self, table: Table, done: Sequence[AnyAct]) -> None:
        """Make acts, the latest of the table, durable."""
        index = None
        if table.state == "over" or any(isinstance(act, _INDEXED) for act in done):
            index = index_row(table)
        devices = [act.owner for act in done if isinstance(act, acts.Sat)]
        devices += [act.device for act in done if isinstance(act, acts.Claimed | acts.Created)]
        first = table.version - len(done) + 1
        await self.writer.write(Entry(table.id, first, [encode_act(act) for act in done], index, devices))

    async def choose(self, question: Question) -> int:
        return await self.pool.choose(question)

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            metrics.live_tables.set(len(self.rooms))

    # --- tables -------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The live room of a table, loaded by replay if need be."""
        if self.closing:
            raise Refused("server-closing")
        found = self.rooms.get(id)
        if found is not None:
            return found
        if id not in self._loading:
            task = asyncio.create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        return self._opened(await self._replayed(id))

    async def table(self, id: str) -> Table:
        """A table to read and put away again: the live one, or a replay that is not kept in memory."""
        found = self.rooms.get(id)
        return found.table if found is not None else await self._replayed(id)

    async def _replayed(self, id: str) -> Table:
        began = time.perf_counter()
        stored = await asyncio.to_thread(self.store.acts, id) if id.isascii() and id.isprintable() else []
        if not stored:
            raise Refused("unknown-table")
        try:
            table = Table.replay(id, stored)
        except Exception as error:
            reason = str(error) if isinstance(error, Damaged) else type(error).__name__
            log.error("damaged table", extra={"table": id, "reason": reason})
            raise Refused("damaged-table") from error
        metrics.replays.observe(time.perf_counter() - began)
        return table

    def _opened(self, table: Table) -> Room:
        """A table comes to life; where there are too many, idle ones make room for it."""
        if len(self.rooms) >= self.settings.limits.live_tables:
            self._sweep(0.0, len(self.rooms) // 10 + 1)
        room = self.rooms[table.id] = Room(table, self)
        metrics.live_tables.set(len(self.rooms))
        return room

    async def open_table(self, created: acts.Created, seated: Sequence[AnyAct]) -> Room:
        """A fresh table with its first people and bots."""
        if self._tables >= self.settings.limits.tables:
            raise Refused("too-many-tables")
        table = Table.open(secrets.token_urlsafe(ID_BYTES), created)
        for act in seated:
            if isinstance(act, acts.Sat):
                checked_name(table, act.name)
            table.apply(act)
        await self.write(table, [created, *seated])
        self._tables += 1
        metrics.tables_opened.inc()
        return self._opened(table)

    async def rematch(self, room: Room, device: str, request: str) -> str:
        """A new table with the same people and settings; the old one says where it is."""
        old = room.table
        if not old.seats_of(device) and not old.is_host(device):
            raise Refused("not-host")
        if old.state != "over":
            raise Refused("not-over-yet")
        async with room.following:
            if old.next is None:
                created = msgspec.structs.replace(
                    old.created, at=now_ms(), secret=secrets.token_hex(32), position=None, request=""
                )
                follower = await self.open_table(created, same_people(old))
                followed = acts.Followed(at=now_ms(), device=device, request=request, table=follower.table.id)
                await room.carry_out([followed])
        return str(old.next)

    # --- time passes --------------------------------------------------------------------------------------------------

    async def keep(self) -> None:
        """Forget idle tables now and then; they are in storage."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._sweep(IDLE_SECONDS, len(self.rooms))

    def _sweep(self, idle: float, most: int) -> None:
        before = time.monotonic() - idle
        asleep = sorted((room for room in self.rooms.values() if room.is_idle), key=lambda room: room.idle_since)
        for room in asleep[:most]:
            if room.idle_since <= before:
                room.close()
                self.forget(room)

    async def close(self) -> None:
        """Finish what is being written, end the bots."""
        self.closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                room.close()
        self.pool.close()
        await asyncio.to_thread(self.writer.close)
        self.engine.dispose()


def opened_database(url: str) -> Engine:
    """The database, brought up to date."""
    with explained(url):
        engine = open_database(url)
        migrate(engine)
        return engine


def same_people(table: Table) -> list[AnyAct]:
    """Everybody at a table, to be seated at the next one; their pages contribute to its luck when they come."""
    seated: list[AnyAct] = []
    for seat, who in enumerate(table.seats):
        if isinstance(who, Player):
            owner, *others = sorted(who.devices, key=lambda device: device not in table.hosts)
            seated.append(acts.Sat(at=now_ms(), seat=seat, name=who.name, key=new_key(), owner=owner))
            seated += [acts.Claimed(at=now_ms(), device=device, seat=seat) for device in others]
        elif isinstance(who, BotPlayer):
            seated.append(acts.BotSat(at=now_ms(), seat=seat, bot=who.bot, name=who.name))
    return seated


def index_row(table: Table) -> dict[str, Any]:
    """A table as the index knows it."""
    return {
        "id": table.id, "game": table.created.game, "state": table.state, "public": table.created.public,
        "changed": table.changed_at, "summary": msgspec.json.encode(summary(table)).decode(),
    }  # fmt: skip


def summary(table: Table) -> Summary:
    """A table in a list."""
    result = table.match.result() if table.match and table.match.over else None
    return Summary(
        table=table.id, game=table.created.game, players=table.created.players, state=table.state, names=table.names,
        free=table.seats.count(None), bots=sum(isinstance(who, BotPlayer) for who in table.seats),
        options=table.created.options, public=table.created.public, clock=table.created.clock is not None,
        created=table.created.at, changed=table.changed_at, winners=list(result.winners) if result else [],
        totals=list(result.totals) if result else [],
    )  # fmt: skip
