"""Reading: the acts of a table, the lobby, one's own matches."""

import logging
from typing import Any

from sqlalchemy import Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from tablee.server.acts import AnyAct, decode_act
from tablee.server.errors import Refused
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
        return [decode_act(body) for _, body in found]

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

    def matches(self, device: str, most: int | None = MOST_LISTED) -> list[tuple[str, str]]:
        """The tables at which a device has or had a seat, with their summaries; running ones and the latest first."""
        table, place = schema.tables, schema.places
        wanted = (
            select(table.c.id, table.c.summary)
            .join(place, place.c.table_id == table.c.id)
            .where(place.c.device == device)
            .order_by(table.c.state == "over", table.c.changed.desc())
            .limit(most)
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
