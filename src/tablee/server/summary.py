"""A table in a list."""

from typing import Any

import msgspec

from tablee.server.messages.rest import Summary
from tablee.server.people import BotPlayer
from tablee.server.table import Table


def summary(table: Table) -> Summary:
    """What lists show of a table."""
    result = table.match.result() if table.match and table.match.over else None
    return Summary(
        table=table.id, game=table.created.game, players=table.created.players, state=table.state, names=table.names,
        free=table.seats.count(None), bots=sum(isinstance(who, BotPlayer) for who in table.seats),
        options=table.created.options, public=table.created.public, clock=table.created.clock is not None,
        created=table.created.at, changed=table.changed_at, winners=list(result.winners) if result else [],
        totals=list(result.totals) if result else [],
    )  # fmt: skip


def index_row(table: Table) -> dict[str, Any]:
    """A table as the index knows it."""
    return {
        "id": table.id, "game": table.created.game, "state": table.state,
        "public": table.created.public and not table.closed, "changed": table.changed_at,
        "summary": msgspec.json.encode(summary(table)).decode(),
    }  # fmt: skip
