"""Reading: the acts of a table, the lobby, one's own matches."""

import logging
from typing import Any

import msgspec
from sqlalchemy import Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from tablee.server.acts import AnyAct, decode_act
from tablee.server.errors import Refused
from tablee.server.messages.rest import Summary
from tablee.server.storage import schema

MOST_LISTED = 100

log = logging.getLogger("tablee.storage")


class Store:
    """Questions to the database; each opens its own connection, so they may be asked from any thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def acts(self, table: str) -> list[AnyAct]:
        """Everything that happened at a table, empty if there is none; a gap is damage."""
        act = schema.acts.c
        found = self._ask(select(act.number, act.body).where(act.table_id == table).order_by(act.number))
        if [number for number, _ in found] != list(range(1, len(found) + 1)):
            log.error("damaged table", extra={"table": table, "reason": "an act is missing"})
            raise Refused("damaged-table")
        try:
            return [decode_act(body) for _, body in found]
        except (msgspec.DecodeError, RecursionError) as error:
            log.error("damaged table", extra={"table": table, "reason": type(error).__name__})
            raise Refused("damaged-table") from None

    def knows(self, table: str) -> bool:
        """Whether there is such a table."""
        if not (table.isascii() and table.isprintable()):
            return False
        return bool(self._ask(select(schema.tables.c.id).where(schema.tables.c.id == table)))

    def version(self, table: str) -> int:
        """How many acts there are of a table."""
        act = schema.acts.c
        return int(self._ask(select(func.count()).where(act.table_id == table))[0][0])

    def record(self, table: str) -> str | None:
        """The record of a finished match, if it was kept."""
        record = schema.records.c
        found = self._ask(select(record.body).where(record.table_id == table))
        return str(found[0][0]) if found else None

    def without_record(self, most: int) -> list[str]:
        """Finished matches, from before records were kept, that have none yet."""
        table, record = schema.tables, schema.records
        wanted = (
            select(table.c.id)
            .outerjoin(record, record.c.table_id == table.c.id)
            .where(table.c.state == "over", record.c.table_id.is_(None))
            .limit(most)
        )
        return [id for (id,) in self._ask(wanted)]

    def older_than(self, changed: int, most: int) -> list[str]:
        """Tables that nobody has touched since."""
        table = schema.tables.c
        return [id for (id,) in self._ask(select(table.id).where(table.changed < changed).limit(most))]

    def all_tables(self, state: str | None, most: int) -> list[Summary]:
        """Tables in a state, or all, the latest first."""
        table = schema.tables.c
        wanted = select(table.summary).order_by(table.changed.desc()).limit(most)
        found = self._ask(wanted if state is None else wanted.where(table.state == state))
        return [msgspec.json.decode(text, type=Summary) for (text,) in found]

    def all_bans(self) -> list[tuple[str, str, int, str]]:
        """Who is kept out: kind, value, since when, why."""
        ban = schema.bans.c
        found = self._ask(select(ban.kind, ban.value, ban.at, ban.reason).order_by(ban.at.desc()))
        return [(kind, value, int(at), reason) for kind, value, at, reason in found]

    def bans(self) -> set[tuple[str, str]]:
        """Who is kept out: kind and value."""
        ban = schema.bans.c
        return {(kind, value) for kind, value in self._ask(select(ban.kind, ban.value))}

    def orders(self, after: int) -> list[tuple[int, str, str]]:
        """What whoever runs the server has done since: number, what, to whom."""
        order = schema.orders.c
        wanted = select(order.number, order.what, order.target).where(order.number > after).order_by(order.number)
        return [(int(number), what, target) for number, what, target in self._ask(wanted)]

    def last_order(self) -> int:
        """The number of the latest of them."""
        return int(self._ask(select(func.max(schema.orders.c.number)))[0][0] or 0)

    def lobby(self) -> list[str]:
        """The summaries of public tables that can be joined or watched, the latest first."""
        table = schema.tables
        wanted = (
            select(table.c.summary)
            .where(table.c.public.is_(True), table.c.state.in_(("open", "playing")))
            .order_by(table.c.changed.desc())
            .limit(MOST_LISTED)
        )
        return [summary for (summary,) in self._ask(wanted)]

    def matches(self, device: str) -> list[tuple[str, str]]:
        """The tables at which a device has or had a seat, with their summaries; running ones and the latest first."""
        table, place = schema.tables, schema.places
        wanted = (
            select(table.c.id, table.c.summary)
            .join(place, place.c.table_id == table.c.id)
            .where(place.c.device == device)
            .order_by(table.c.state == "over", table.c.changed.desc())
            .limit(MOST_LISTED)
        )
        return [(id, summary) for id, summary in self._ask(wanted)]

    def count(self) -> int:
        """How many tables there are."""
        return int(self._ask(select(func.count()).select_from(schema.tables))[0][0])

    def _ask(self, wanted: Any) -> list[tuple[Any, ...]]:
        try:
            with self._engine.connect() as connection:
                return [tuple(row) for row in connection.execute(wanted)]
        except SQLAlchemyError as error:
            raise Refused("storage-failed") from error
