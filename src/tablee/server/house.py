"""This node among the others: its leases and how they are renewed, who else is there, and who inherits from whom."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from tablee.server.clock import monotonic, sleep, ticks
from tablee.server.devices import random_name
from tablee.server.errors import Refused
from tablee.server.storage import leases
from tablee.server.storage.leases import LEASE_MS, NodeRow
from tablee.server.storage.writer import Writer

BEAT_SECONDS = 0.5
NAME_BYTES = 9
PATIENCE = 8.0
"""Seconds in which a table whose node has gone must be somebody's again."""
LOOK_AGAIN = 0.1

log = logging.getLogger("tablee.house")


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a node tells the others with every renewal."""

    live_tables: int = 0
    sockets: int = 0
    spent: dict[str, dict[str, float]] = {}
    """Limit, address (as a digest), and what was used of it since the last report."""


@dataclass(frozen=True)
class Peer:
    """Another node, or this one."""

    id: str
    address: str
    since: int
    leaving: bool
    report: Report


@dataclass(frozen=True)
class _Beat:
    renewed: bool
    nodes: list[NodeRow]
    inherited: list[str]


@dataclass
class Hooks:
    """What the house asks of the server it is in."""

    report: Callable[[], Report] = Report
    heard: Callable[[Report], None] = lambda report: None
    """Another node's report has come."""
    inherited: Callable[[list[str]], None] = lambda tables: None
    lost: Callable[[], None] = lambda: None
    """This node's tables are others' now."""
    gone: Callable[[str], None] = lambda node: None
    """Another node is no more."""


@dataclass
class House:
    """All nodes that share the database, seen from one of them. It has a name for as long as its leases last."""

    engine: Engine
    writer: Writer
    process: str
    """What PostgreSQL knows our sessions by."""
    address: str
    hooks: Hooks = field(default_factory=Hooks)
    id: str = ""
    """Empty: this node has no leases, and may hold nothing."""
    peers: Mapping[str, Peer] = field(default_factory=dict)
    leaving: bool = False
    _renewed: float = 0.0
    _was_here: bool = False
    _heard: dict[str, str] = field(default_factory=dict)

    # --- membership ---------------------------------------------------------------------------------------------------

    async def enter(self) -> None:
        """Become a node. Whoever had this address before is no more; with SQLite, nobody is who was there before."""
        began = monotonic()
        id = f"{self.process}.{random_name(3)}"
        await asyncio.to_thread(self._enter, id)
        self.id, self._renewed, self._was_here = id, began, True
        await self._beat()
        log.info("node", extra={"node": id, "address": self.address, "nodes": len(self.peers)})

    def _enter(self, id: str) -> None:
        with self.engine.begin() as connection:
            leases.register(connection, id, self.address)
            others = [one for one in leases.all_nodes(connection) if one.id != id]
            alone = connection.dialect.name == "sqlite" and not self._was_here
            for one in others:
                if alone or one.address == self.address:
                    leases.end(connection, one.id, [id])

    @property
    def holds(self) -> bool:
        """Whether this node's leases last, as far as it can know."""
        return bool(self.id) and monotonic() - self._renewed < LEASE_MS / 1000

    @property
    def is_eldest(self) -> bool:
        """Whether this node does what only one should do."""
        return next(iter(self.peers), None) == self.id

    async def keep(self) -> None:
        """Until it is cancelled: renew, and notice who is no more."""
        async for _ in ticks(BEAT_SECONDS):
            try:
                if self.id:
                    await self._beat()
                elif not self.leaving:
                    await self.enter()
            except SQLAlchemyError as error:
                log.warning("the database does not answer", extra={"reason": type(error).__name__})
            except Exception:
                log.exception("the house")
            if self.id and not self.holds:
                self._lose("not renewed")

    async def _beat(self) -> None:
        began = monotonic()
        report = msgspec.json.encode(self.hooks.report()).decode()
        id = self.id
        beat = await asyncio.to_thread(self._renew, id, report)
        if self.id != id:
            return  # it has left meanwhile
        if not beat.renewed:
            self._lose("ended by another node")
            return
        self._renewed = began
        self._take_in(beat.nodes)
        if beat.inherited:
            self.hooks.inherited(beat.inherited)
        for one in beat.nodes:
            if one.expired and one.id != self.id:
                await self.inherit(one.id)

    def _renew(self, id: str, report: str) -> _Beat:
        with self.engine.begin() as connection:
            renewed = leases.renew(connection, id, report)
        with self.engine.connect() as connection:
            return _Beat(renewed, leases.all_nodes(connection), leases.inherited(connection, id))

    def _take_in(self, nodes: list[NodeRow]) -> None:
        before = self.peers
        found = {}
        for one in nodes:
            report = _read(one.report)
            found[one.id] = Peer(one.id, one.address, one.since, one.leaving, report)
            if one.id != self.id and self._heard.get(one.id) != one.report:
                self.hooks.heard(report)
        self._heard = {one.id: one.report for one in nodes}
        self.peers = found
        for id in before.keys() - found.keys():
            if id != self.id:
                self.hooks.gone(id)

    def _lose(self, reason: str) -> None:
        log.error("leases lost", extra={"node": self.id, "reason": reason})
        self.id = ""
        self.hooks.lost()

    async def inherit(self, node: str) -> None:
        """What a node had that has not renewed its leases goes to those that have; its sessions are ended."""
        passed = await asyncio.to_thread(self._inherit, node)
        if passed is not None:
            log.warning("a node is gone", extra={"node": node, "tables": passed})
            self.hooks.gone(node)

    def _inherit(self, node: str) -> int | None:
        with self.engine.connect() as connection:
            nodes = leases.all_nodes(connection)
            if not any(one.id == node and one.expired for one in nodes):
                return None
            leases.end_sessions(connection, node.partition(".")[0])
            connection.commit()
            heirs = [one.id for one in nodes if not one.expired and not one.leaving]
            passed = leases.end_expired(connection, node, heirs)
            connection.commit()
            return passed

    async def announce_leaving(self) -> None:
        """This node takes no further tables."""
        self.leaving = True
        if self.id:
            await asyncio.to_thread(self._announce_leaving)

    def _announce_leaving(self) -> None:
        with self.engine.begin() as connection:
            leases.leave(connection, self.id)

    async def leave(self) -> None:
        """Give everything to the others. Nothing may be written in this node's name any more."""
        id, self.id = self.id, ""
        if id:
            await asyncio.to_thread(self._leave, id)

    def _leave(self, id: str) -> None:
        with self.engine.begin() as connection:
            nodes = leases.all_nodes(connection)
            heirs = [one.id for one in nodes if one.id != id and not one.expired and not one.leaving]
            leases.end(connection, id, heirs)

    # --- tables -------------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> Peer | None:
        """The node that holds a table, None if it is this one: it takes what nobody holds."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            if not self.holds:
                break
            try:
                holder = await self.writer.claim(table, self.id)
            except SQLAlchemyError:
                raise Refused("storage-failed") from None
            if holder is None:
                raise Refused("unknown-table")
            if holder == self.id:
                return None
            if holder in self.peers:
                return self.peers[holder]
            await sleep(LOOK_AGAIN)  # one that came just now: the next renewal tells of it
        raise Refused("table-elsewhere")

    async def hold(self, table: str) -> str:
        """Hold a table, or be refused; the name under which it is held."""
        id = self.id
        if await self.find(table) is not None or id != self.id:
            raise Refused("table-elsewhere")
        return id

    def release(self, table: str) -> None:
        """Hold a table no more."""
        if self.holds:
            self.writer.release(table, self.id).add_done_callback(lambda done: done.exception())

    async def woken(self, tables: list[str]) -> None:
        """Inherited tables are awake."""
        if self.id:
            await asyncio.to_thread(self._woken, tables, self.id)

    def _woken(self, tables: list[str], id: str) -> None:
        with self.engine.begin() as connection:
            leases.awake(connection, tables, id)


def _read(report: str) -> Report:
    try:
        return msgspec.json.decode(report, type=Report) if report else Report()
    except msgspec.DecodeError:  # of another version
        return Report()
