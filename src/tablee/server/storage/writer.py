"""The one writer. Whatever waits goes into one transaction, so that a thousand tables share a flush of the disk."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tablee.server.storage import leases, schema

LARGEST_GROUP = 2_000

log = logging.getLogger("tablee.storage")


class LeaseLost(Exception):
    """The table is another node's: what was to be written is not."""


@dataclass(frozen=True, eq=False)
class Claim:
    """A node wants to hold a table. The future tells who holds it now, None if there is no such table."""

    table: str
    node: str
    done: "Future[str | None]" = field(default_factory=Future)


@dataclass(frozen=True, eq=False)
class Release:
    """A node holds a table no more."""

    table: str
    node: str
    done: "Future[None]" = field(default_factory=Future)


@dataclass(frozen=True, eq=False)
class Entry:
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
    done: "Future[None]" = field(default_factory=Future)


Task = Entry | Claim | Release


class Writer:
    """A thread that commits groups of entries; an entry's future is resolved once it is durable."""

    def __init__(self, engine: Engine, observe: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._observe = observe
        self._waiting: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        upsert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert
        index = upsert(schema.tables)
        changed = {name: index.excluded[name] for name in ("state", "public", "changed", "summary")}
        self._index = index.on_conflict_do_update(index_elements=["id"], set_=changed)
        self._places = upsert(schema.places).on_conflict_do_nothing()
        self._records = upsert(schema.records).on_conflict_do_nothing()
        self._acts = schema.acts.insert()
        self._thread = threading.Thread(target=self._run, name="tablee-writer", daemon=True)
        self._thread.start()

    def submit(self, entry: Entry) -> "Future[None]":
        """Queue an entry; its future fails if it could not be written."""
        self._waiting.put(entry)
        return entry.done

    async def write(self, entry: Entry) -> None:
        """Return once an entry is durable."""
        await asyncio.wrap_future(self.submit(entry))

    async def claim(self, table: str, node: str) -> str | None:
        """Who holds a table: the node, if nobody did."""
        claim = Claim(table, node)
        self._waiting.put(claim)
        return await asyncio.wrap_future(claim.done)

    def release(self, table: str, node: str) -> "Future[None]":
        """Give a lease back, after everything that was submitted before."""
        release = Release(table, node)
        self._waiting.put(release)
        return release.done

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            group = [task for task in group if task.done.set_running_or_notify_cancel()]  # who left waits no more
            if group:
                self._commit(group)
                self._observe(len(group))

    def _next_group(self) -> tuple[list[Task], bool]:
        first = self._waiting.get()
        group: list[Task] = []
        while first is not None:
            group.append(first)
            if len(group) == LARGEST_GROUP:
                return group, True
            try:
                first = self._waiting.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _commit(self, group: list[Task]) -> None:
        """All at once; if that fails one by one, so that a bad entry spoils only itself."""
        try:
            outcome = self._carried_out(group)
        except SQLAlchemyError as error:
            if len(group) > 1:
                for task in group:
                    self._commit([task])
                return
            log.error("not written", extra={"table": group[0].table, "reason": type(error).__name__})
            group[0].done.set_exception(error)
            return
        except BaseException as error:
            for task in group:
                task.done.set_exception(error)
            return
        for task in group:
            if isinstance(task, Claim):
                task.done.set_result(outcome.holders.get(task.table))
            elif isinstance(task, Entry) and task in outcome.refused:
                task.done.set_exception(LeaseLost(task.table))
            else:
                task.done.set_result(None)

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


def _by_node(tasks: Iterable[Task]) -> dict[str, set[str]]:
    """The tables of each node."""
    found: dict[str, set[str]] = {}
    for task in tasks:
        if task.node is not None:
            found.setdefault(task.node, set()).add(task.table)
    return found
