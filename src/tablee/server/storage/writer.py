"""The one writer. Whatever waits goes into one transaction, so that a thousand tables share a flush of the disk."""

import asyncio
import logging
import queue
import threading
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tablee.server.clock import block, monotonic
from tablee.server.storage import leases, schema

LARGEST_GROUP = 2_000
GATHERING_SECONDS = 0.008
"""From one commit to the next, at least: under load more of what comes shares one, and nobody notices the wait."""

log = logging.getLogger("tablee.storage")


class LeaseLost(Exception):
    """The table is another node's: what was to be written is not."""


class Claim(msgspec.Struct, frozen=True, eq=False):
    """A node wants to hold a table. It is told who holds it now, None if there is no such table."""

    table: str
    node: str


class Release(msgspec.Struct, frozen=True, eq=False):
    """A node holds a table no more."""

    table: str
    node: str


class Entry(msgspec.Struct, frozen=True, eq=False):
    """What one table wants to have written, all of it or nothing. `number` is that of the first act."""

    table: str
    number: int
    bodies: Sequence[str]
    index: dict[str, Any] | None = None
    """The table's row in the index, if it changed."""
    devices: Sequence[str] = ()
    record: str | None = None
    """The record of the match, if this ends it."""
    also: "Sequence[Entry]" = ()
    """What is written with it or not at all: the table of a rematch."""
    node: str | None = None
    """Whose lease allows it; a table that is opened, and a record that is added later, need none."""


Task = Entry | Claim | Release
Waiting = tuple[Task, "Future[Any]"]
"""What is to be done, and who waits for it."""


class Writer:
    """A thread that commits groups of entries; an entry's future is resolved once it is durable."""

    def __init__(self, engine: Engine, observe: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._observe = observe
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        upsert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert
        index = upsert(schema.tables)
        changed = {name: index.excluded[name] for name in ("state", "public", "changed", "summary")}
        self._index = index.on_conflict_do_update(index_elements=["id"], set_=changed)
        self._places = upsert(schema.places).on_conflict_do_nothing()
        self._records = upsert(schema.records).on_conflict_do_nothing()
        self._acts = schema.acts.insert()
        self._thread = threading.Thread(target=self._run, name="tablee-writer", daemon=True)
        self._thread.start()

    def submit(self, task: Task) -> "Future[Any]":
        """Queue a task; its future fails if it could not be written."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.put((task, done))
        return done

    async def write(self, entry: Entry) -> None:
        """Return once an entry is durable."""
        await self.submit(entry)

    async def claim(self, table: str, node: str) -> str | None:
        """Who holds a table: the node, if nobody did."""
        holder: str | None = await self.submit(Claim(table, node))
        return holder

    def release(self, table: str, node: str) -> "Future[None]":
        """Give a lease back, after everything that was submitted before."""
        return self.submit(Release(table, node))

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on, committed = True, 0.0
        while going_on:
            group, going_on = self._next_group(committed + GATHERING_SECONDS)
            group = [(task, done) for task, done in group if not done.cancelled()]  # who left waits no more
            if group:
                committed = monotonic()
                self._commit(group)
                self._observe(len(group))

    def _next_group(self, earliest: float) -> tuple[list[Waiting], bool]:
        """Whatever waits, but not before a time."""
        first = self._waiting.get()
        block(max(0.0, earliest - monotonic()))
        group: list[Waiting] = []
        while first is not None:
            group.append(first)
            if len(group) == LARGEST_GROUP:
                return group, True
            try:
                first = self._waiting.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _commit(self, group: list[Waiting]) -> None:
        """All at once; if that fails one by one, so that a bad entry spoils only itself."""
        try:
            outcome = self._carried_out([task for task, _ in group])
        except SQLAlchemyError as error:
            if len(group) > 1:
                for one in group:
                    self._commit([one])
                return
            log.error("not written", extra={"table": group[0][0].table, "reason": type(error).__name__})
            _tell(group, [error])
        except BaseException as error:
            _tell(group, [error] * len(group))
        else:
            _tell(group, [outcome.of(task) for task, _ in group])

    def _carried_out(self, group: list[Task]) -> "_Outcome":
        """In one transaction. A connection that was lost before anything could be durable is opened anew, once."""
        for attempt in (1, 2):
            with self._engine.connect() as connection:
                try:
                    outcome = self._carry_out(connection, group)
                except DBAPIError as error:
                    if error.connection_invalidated and attempt == 1:
                        continue
                    raise
                connection.commit()
                return outcome
        raise AssertionError

    def _carry_out(self, connection: Connection, group: list[Task]) -> "_Outcome":
        """Leases first: whoever waits for another node's transaction should hold nothing yet."""
        for node, tables in _by_node(task for task in group if isinstance(task, Release)).items():
            leases.release(connection, tables, node)
        holders: dict[str, str] = {}
        for node, tables in _by_node(task for task in group if isinstance(task, Claim)).items():
            holders |= leases.claim(connection, tables, node)
        entries = [task for task in group if isinstance(task, Entry)]
        held = {
            (node, table)
            for node, tables in _by_node(entries).items()
            for table in leases.held(connection, tables, node)
        }
        refused = {entry for entry in entries if entry.node is not None and (entry.node, entry.table) not in held}
        self._insert(connection, [entry for entry in entries if entry not in refused])
        return _Outcome(holders, refused)

    def _insert(self, connection: Connection, group: list[Entry]) -> None:
        group = [one for entry in group for one in (entry, *entry.also)]
        index = {entry.table: entry.index for entry in group if entry.index is not None}
        if index:
            connection.execute(self._index, list(index.values()))
        written = [
            {"table_id": entry.table, "number": entry.number + place, "body": body}
            for entry in group
            for place, body in enumerate(entry.bodies)
        ]
        if written:
            connection.execute(self._acts, written)
        places = {(device, entry.table) for entry in group for device in entry.devices if device}
        if places:
            connection.execute(self._places, [{"device": device, "table_id": table} for device, table in places])
        records = [{"table_id": entry.table, "body": entry.record} for entry in group if entry.record is not None]
        if records:
            connection.execute(self._records, records)


@dataclass(frozen=True)
class _Outcome:
    """Who holds the tables that were asked for, and what was not written."""

    holders: dict[str, str]
    refused: set[Entry]

    def of(self, task: Task) -> str | LeaseLost | None:
        """What whoever wanted a task is told."""
        if isinstance(task, Claim):
            return self.holders.get(task.table)
        return LeaseLost(task.table) if task in self.refused else None


def _tell(group: list[Waiting], answers: Sequence[str | BaseException | None]) -> None:
    """Tell everybody, waking their loop once."""
    by_loop: dict[AbstractEventLoop, list[tuple[Future[Any], str | BaseException | None]]] = {}
    for (_, done), answer in zip(group, answers, strict=True):
        by_loop.setdefault(done.get_loop(), []).append((done, answer))
    for loop, told in by_loop.items():
        with suppress(RuntimeError):  # it is closed: nobody is there any more
            loop.call_soon_threadsafe(_resolve, told)


def _resolve(told: list[tuple["Future[Any]", str | BaseException | None]]) -> None:
    for done, answer in told:
        if done.done():  # whoever waited has left meanwhile
            continue
        if isinstance(answer, BaseException):
            done.set_exception(answer)
        else:
            done.set_result(answer)


def _by_node(tasks: Iterable[Task]) -> dict[str, set[str]]:
    """The tables of each node."""
    found: dict[str, set[str]] = {}
    for task in tasks:
        if task.node is not None:
            found.setdefault(task.node, set()).add(task.table)
    return found
