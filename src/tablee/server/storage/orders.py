"""What whoever runs the server does to the database: every order is written down with who gave it."""

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Engine, delete, select, update
from sqlalchemy.exc import IntegrityError

from tablee.server import acts
from tablee.server.acts import AnyAct, encode_act
from tablee.server.clock import now_ms
from tablee.server.errors import Refused
from tablee.server.messages.rest import Summary
from tablee.server.people import Player
from tablee.server.reader.shelf import stored_table
from tablee.server.storage import schema
from tablee.server.storage.store import Store
from tablee.server.summary import index_row
from tablee.server.table import Table

ERASED = "—"
"""What stands in place of a name that was erased."""
KEY_BYTES = 18
DAY = 24 * 3_600 * 1_000
AT_ONCE = 50
"""Tables that are deleted in one transaction."""


def delete_tables(engine: Engine, ids: Sequence[str], by: str, detail: str = "") -> int:
    """Tables and everything that is stored of them; how many there were."""
    with engine.begin() as connection:
        for table in (schema.records, schema.places, schema.acts):
            connection.execute(delete(table).where(table.c.table_id.in_(ids)))
        gone = connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids))).rowcount
        for id in ids:
            _note(connection, by, "delete", id, detail)
    return int(gone)


def prune(engine: Engine, days: int, by: str) -> int:
    """Delete tables that nobody has touched for so many days; how many there were."""
    gone = 0
    while old := Store(engine).older_than(now_ms() - days * DAY, AT_ONCE):
        gone += delete_tables(engine, old, by, f"{days} days")
    return gone


def people_at(engine: Engine, id: str) -> list[tuple[int, str, list[str]]]:
    """Seats, names and devices of the people at a table."""
    seats = enumerate(_stored(engine, id).seats)
    return [(seat, who.name, sorted(who.devices)) for seat, who in seats if isinstance(who, Player)]


def close_table(engine: Engine, id: str, by: str) -> None:
    """Nothing happens at a table any more; it can still be looked at."""
    _append(engine, id, acts.Closed(at=now_ms()), by, "close", "")


def revoke_link(engine: Engine, id: str, seat: int, forget: bool, by: str) -> str:
    """A new personal link for a seat instead of the old one; with `forget`, its devices lose the seat."""
    table = _stored(engine, id)
    if table.player(seat) is None:
        raise Refused("unknown-seat", last=len(table.seats), got=seat + 1)
    key = secrets.token_urlsafe(KEY_BYTES)
    _append(engine, id, acts.Rekeyed(at=now_ms(), seat=seat, key=key, forget=forget), by, "revoke", f"seat {seat + 1}")
    return f"/return/{id}/{key}"


def ban(engine: Engine, kind: str, value: str, reason: str, by: str) -> None:
    """Keep an address or a device out."""
    with engine.begin() as connection:
        connection.execute(delete(schema.bans).where(schema.bans.c.kind == kind, schema.bans.c.value == value))
        connection.execute(schema.bans.insert().values(kind=kind, value=value, at=now_ms(), reason=reason))
        _note(connection, by, "ban", value, f"{kind}: {reason}")


def unban(engine: Engine, value: str, by: str) -> bool:
    """Let an address or a device in again; whether it was kept out."""
    with engine.begin() as connection:
        found = connection.execute(delete(schema.bans).where(schema.bans.c.value == value)).rowcount
        _note(connection, by, "unban", value, "")
    return bool(found)


def erase_device(engine: Engine, device: str, by: str) -> int:
    """A person's names and talk, at every table of the device; at how many tables there was something."""
    with engine.connect() as connection:
        place = schema.places.c
        ids = [id for (id,) in connection.execute(select(place.table_id).where(place.device == device))]
    return sum(_erase_at(engine, id, device, by) for id in ids)


def _erase_at(engine: Engine, id: str, device: str, by: str) -> bool:
    """Acts are changed in place: their number, order and meaning for the match stay the same."""
    stored = Store(engine).acts(id)
    changed = erased(stored, device)
    if not changed:
        return False
    names = {
        old.name: new.name
        for old, new in ((stored[place], act) for place, act in changed.items())
        if isinstance(old, acts.Sat) and isinstance(new, acts.Sat)
    }
    table, act = schema.tables.c, schema.acts.c
    with engine.begin() as connection:
        for place, new in changed.items():
            wanted = update(schema.acts).where(act.table_id == id, act.number == place + 1)
            connection.execute(wanted.values(body=encode_act(new)))
        text = connection.execute(select(table.summary).where(table.id == id)).scalar_one()
        summary = msgspec.json.decode(text, type=Summary)
        summary.names = [names.get(name, name) for name in summary.names]
        body = msgspec.json.encode(summary).decode()
        connection.execute(update(schema.tables).where(table.id == id).values(summary=body))
        _note(connection, by, "erase", id, f"device {device}")
    return True


def erased(stored: Sequence[AnyAct], device: str) -> dict[int, AnyAct]:
    """The acts in which a device gave itself a name or spoke, without the name and the words, by their place."""
    changed: dict[int, AnyAct] = {}
    for place, act in enumerate(stored):
        if isinstance(act, acts.Sat) and act.owner == device and not act.name.startswith(ERASED):
            changed[place] = msgspec.structs.replace(act, name=f"{ERASED}{act.seat + 1}")
        elif isinstance(act, acts.Said) and act.device == device and act.text:
            changed[place] = msgspec.structs.replace(act, text=ERASED)
    return changed


def _append(engine: Engine, id: str, act: AnyAct, by: str, what: str, detail: str) -> None:
    """One more act. A running server that writes at the same moment loses, and loads the table anew."""
    table = _stored(engine, id)
    table.apply(act)
    row = index_row(table)
    try:
        with engine.begin() as connection:
            connection.execute(schema.acts.insert().values(table_id=id, number=table.version, body=encode_act(act)))
            connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(**row))
            _note(connection, by, what, id, detail)
    except IntegrityError:
        raise Refused("storage-failed") from None


def _stored(engine: Engine, id: str) -> Table:
    return stored_table(Store(engine).acts(id), id)


def _note(connection: Connection, by: str, what: str, target: str, detail: str) -> None:
    order = {"at": now_ms(), "by": by[:80], "what": what, "target": target[:200], "detail": detail[:1000]}
    connection.execute(schema.orders.insert().values(**order))


def all_orders(engine: Engine, most: int) -> list[tuple[int, str, str, str, str]]:
    """The latest orders: when, by whom, what, to whom, details."""
    order = schema.orders.c
    wanted = select(order.at, order.by, order.what, order.target, order.detail).order_by(order.number.desc())
    with engine.connect() as connection:
        return [tuple(row) for row in connection.execute(wanted.limit(most))]
