"""A table in a list, and in the index from which lists are made."""

from typing import Any

import msgspec

from tablee.server.messages.rest import Summary
from tablee.server.people import BotPlayer, Player
from tablee.server.table import Table


class Indexed(msgspec.Struct, kw_only=True):
    """What the index adds to a summary, for nobody else to see: which devices have which seats."""

    owners: dict[str, list[int]] = {}


def summary(table: Table) -> Summary:
    """What lists show of a table."""
    result = table.match.result() if table.match and table.match.over else None
    return Summary(
        table=table.id, game=table.created.game, players=table.created.players, state=table.state, names=table.names,
        free=table.seats.count(None), bots=sum(isinstance(who, BotPlayer) for who in table.seats),
        seat_bots=[who.bot if isinstance(who, BotPlayer) else None for who in table.seats],
        options=table.created.options, public=table.created.public, clock=table.created.clock is not None,
        created=table.created.at, changed=table.changed_at, winners=list(result.winners) if result else [],
        totals=list(result.totals) if result else [],
    )  # fmt: skip


def index_row(table: Table) -> dict[str, Any]:
    """A table as the index knows it."""
    return {
        "id": table.id, "game": table.created.game, "state": table.state,
        "public": table.created.public and not table.closed, "changed": table.changed_at,
        "summary": msgspec.json.encode(msgspec.structs.asdict(summary(table)) | {"owners": owners(table)}).decode(),
    }  # fmt: skip


def owners(table: Table) -> dict[str, list[int]]:
    """The seats of every device at a table."""
    devices = sorted({device for who in table.seats if isinstance(who, Player) for device in who.devices})
    return {device: table.seats_of(device) for device in devices}


def seats_in_index(stored: str, device: str) -> list[int]:
    """The seats that a device had when the index was written; none in what earlier versions wrote."""
    return msgspec.json.decode(stored, type=Indexed).owners.get(device, [])
