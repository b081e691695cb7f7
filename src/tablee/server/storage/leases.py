"""Which node holds which table: one row a lease, whose key is the table.

A node's leases last as long as its own row, which it renews. Whoever writes acts asks for the leases first, in the same
transaction, and keeps those rows from changing until it is done.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    BigInteger,
    Connection,
    and_,
    bindparam,
    cast,
    delete,
    extract,
    false,
    func,
    literal,
    select,
    text,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from tablee.server.clock import now_ms
from tablee.server.storage import schema

LEASE_MS = 2_500
"""How long leases last after they were renewed."""

_node, _lease, _table = schema.nodes.c, schema.leases.c, schema.tables.c

_HELD = (
    select(_lease.table_id)
    .where(_lease.table_id.in_(bindparam("tables", expanding=True)), _lease.node == bindparam("node"))
    .with_for_update(read=True)
)
"""Asked for every group that is written, and so built once."""


@dataclass(frozen=True)
class NodeRow:
    """A node as the others know it."""

    id: str
    address: str
    """host:port"""
    since: int
    leaving: bool
    expired: bool
    report: str


def time_of(connection: Connection) -> Any:
    """Milliseconds since 1970 by the database's clock: those of several machines need not agree."""
    if connection.dialect.name == "postgresql":
        return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
    return literal(now_ms(), BigInteger)


# --- nodes ------------------------------------------------------------------------------------------------------------


def register(connection: Connection, id: str, address: str) -> None:
    """A new node."""
    now = time_of(connection)
    connection.execute(
        schema.nodes.insert().values(
            id=id, address=address, since=now, until=now + LEASE_MS, leaving=false(), report=""
        )
    )  # fmt: skip


def renew(connection: Connection, id: str, report: str) -> bool:
    """All leases of a node last longer; false if there is no such node any more."""
    until = time_of(connection) + LEASE_MS
    wanted = update(schema.nodes).where(_node.id == id).values(until=until, report=report)
    return bool(connection.execute(wanted).rowcount)


def all_nodes(connection: Connection) -> list[NodeRow]:
    """Everybody, the eldest first."""
    expired = (_node.until < time_of(connection)).label("expired")
    wanted = select(_node.id, _node.address, _node.since, _node.leaving, expired, _node.report)
    return [NodeRow(*row) for row in connection.execute(wanted.order_by(_node.since, _node.id))]


def leave(connection: Connection, id: str) -> None:
    """A node takes no further tables."""
    connection.execute(update(schema.nodes).where(_node.id == id).values(leaving=true()))


def end(connection: Connection, id: str, heirs: Collection[str]) -> int:
    """A node is no more: the heirs get what is being played, in equal shares. How many tables these are.

    Whoever is about to write in the node's name is waited for, or is refused.
    """
    played = (
        select(_lease.table_id)
        .join(schema.tables, _table.id == _lease.table_id)
        .where(_lease.node == id, _table.state == "playing")
        .order_by(_lease.table_id)
    )
    ids = [table for (table,) in connection.execute(played)] if heirs else []
    for place, heir in enumerate(sorted(heirs)):
        share = ids[place :: len(heirs)]
        mine = and_(_lease.node == id, _lease.table_id.in_(share))
        connection.execute(update(schema.leases).where(mine).values(node=heir, inherited=true()))
    connection.execute(delete(schema.nodes).where(_node.id == id))
    return len(ids)


def end_expired(connection: Connection, id: str, heirs: Collection[str]) -> int | None:
    """The same for a node that has not renewed its leases; None if it has, or somebody else is about it."""
    expired = select(_node.id).where(_node.id == id, _node.until < time_of(connection))
    if connection.execute(expired.with_for_update(skip_locked=True)).first() is None:
        return None
    return end(connection, id, heirs)


def end_sessions(connection: Connection, name: str) -> None:
    """What a node that was killed or paused has left open in PostgreSQL, with the rows it may keep from changing."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("select pg_terminate_backend(pid) from pg_stat_activity where application_name = :name"),
            {"name": name},
        )


# --- tables -----------------------------------------------------------------------------------------------------------


def claim(connection: Connection, tables: Collection[str], node: str) -> dict[str, str]:
    """Take what nobody holds; who holds what now. Tables that do not exist are left out."""
    upsert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert
    free = select(_table.id, literal(node), false()).where(_table.id.in_(tables))
    taking = upsert(schema.leases).from_select(["table_id", "node", "inherited"], free).on_conflict_do_nothing()
    connection.execute(taking)
    wanted = select(_lease.table_id, _lease.node).where(_lease.table_id.in_(tables))
    return {str(table): str(holder) for table, holder in connection.execute(wanted)}


def held(connection: Connection, tables: Collection[str], node: str) -> set[str]:
    """Those of the tables that a node holds, and goes on holding until this transaction is over."""
    return {table for (table,) in connection.execute(_HELD, {"tables": list(tables), "node": node})}


def release(connection: Connection, tables: Iterable[str], node: str) -> None:
    """A node holds these no more."""
    connection.execute(delete(schema.leases).where(_lease.table_id.in_(list(tables)), _lease.node == node))


def inherited(connection: Connection, node: str) -> list[str]:
    """Tables that a node got from one that is no more, and has not woken yet."""
    wanted = select(_lease.table_id).where(_lease.node == node, _lease.inherited)
    return [table for (table,) in connection.execute(wanted)]


def awake(connection: Connection, tables: Collection[str], node: str) -> None:
    """These are woken."""
    mine = and_(_lease.node == node, _lease.table_id.in_(tables))
    connection.execute(update(schema.leases).where(mine).values(inherited=false()))
