"""The one writer. Whatever waits goes into one transaction, so that a thousand tables share a flush of the disk."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from tablee.server.storage import schema

LARGEST_GROUP = 2_000

log = logging.getLogger("tablee.storage")


@dataclass(frozen=True)
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
    done: "Future[None]" = field(default_factory=Future)


class Writer:
    """A thread that commits groups of entries; an entry's future is resolved once it is durable."""

    def __init__(self, engine: Engine, observe: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._observe = observe
        self._waiting: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
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

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            if group:
                self._commit(group)
                self._observe(len(group))

    def _next_group(self) -> tuple[list[Entry], bool]:
        first = self._waiting.get()
        group: list[Entry] = []
        while first is not None:
            group.append(first)
            if len(group) == LARGEST_GROUP:
                return group, True
            try:
                first = self._waiting.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _commit(self, group: list[Entry]) -> None:
        """All at once; if that fails one by one, so that a bad entry spoils only itself."""
        try:
            with self._engine.begin() as connection:
                self._insert(connection, group)
        except SQLAlchemyError as error:
            if len(group) > 1:
                for entry in group:
                    self._commit([entry])
                return
            log.error("not written", extra={"table": group[0].table, "reason": type(error).__name__})
            group[0].done.set_exception(error)
            return
        except BaseException as error:
            for entry in group:
                entry.done.set_exception(error)
            return
        for entry in group:
            entry.done.set_result(None)

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
