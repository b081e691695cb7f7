"""Questions that several requests ask before they are carried out."""

import secrets
from itertools import chain, count
from typing import Any

from tablee.bots.registry import title_of
from tablee.server.errors import Refused
from tablee.server.handlers.context import Context
from tablee.server.messages import requests
from tablee.server.names import is_name, outline, visible
from tablee.server.people import Player
from tablee.server.table import Table

BOT_NAMES = ("Ada", "Basil", "Cleo", "Dario", "Elio", "Flora", "Gaspard", "Hugo", "Iris", "Jonas")
KEY_BYTES = 18


def stamp(request: Any, context: Context) -> dict[str, Any]:
    """When, by whom, and in answer to what."""
    return {"at": context.now, "device": context.device, "request": request.id}


def check_turn(table: Table, request: requests.Play | requests.Undo | requests.Preview, context: Context) -> None:
    """Whether this seat may act now, on this position."""
    own_player(table, request.seat, context.device)
    match = table.match
    if match is None:
        raise Refused("not-started")
    if match.over:
        raise Refused("match-over")
    if request.ply != match.ply:
        raise Refused("stale-ply", got=request.ply, expected=match.ply)
    if table.actor != request.seat:
        raise Refused("not-your-turn", name=table.names[table.actor or 0])


def check_time(table: Table, seat: int, context: Context) -> None:
    """Whether a person may decide for a seat: not once its clock has run out."""
    player, clock = table.player(seat), table.created.clock
    if player is not None and player.kept_by and player.kept_for_good:
        raise Refused("clock-ran-out")
    if clock is not None and table.actor == seat and context.is_out_of_time(seat):
        if clock.per == "turn":
            raise Refused("turn-ran-out")
        raise Refused("clock-ran-out")


def own_player(table: Table, seat: int, device: str) -> Player:
    """The person on a seat of one's own."""
    player = table.player(seat)
    if player is None or device not in player.devices:
        raise Refused("wrong-seat", seat=seat + 1)
    return player


def person_on(table: Table, seat: int) -> Player:
    """The person on a seat."""
    player = table.player(seat)
    if player is None:
        raise Refused("unknown-seat", last=len(table.seats), got=seat + 1)
    return player


def check_free(table: Table, seat: int) -> None:
    """Whether a seat can be taken now."""
    check_open(table)
    check_seat(table, seat)
    if None not in table.seats:
        raise Refused("full-table")
    if table.seats[seat] is not None:
        raise Refused("taken-seat", seat=seat + 1)


def check_seat(table: Table, seat: int) -> None:
    """Whether there is such a seat."""
    if not 0 <= seat < len(table.seats):
        raise Refused("unknown-seat", last=len(table.seats), got=seat + 1)


def check_open(table: Table) -> None:
    """Whether the match is still to begin."""
    if table.match is not None:
        raise Refused("already-started")


def check_host(table: Table, context: Context) -> None:
    """Whether the host asks."""
    if not table.is_host(context.device):
        raise Refused("not-host")


def check_bot(bot: str, context: Context) -> None:
    """Whether there is such a bot."""
    if bot not in context.bots:
        raise Refused("unknown-bot", got=bot, known=", ".join(context.bots))


def checked_name(table: Table, wanted: str) -> str:
    """A nickname that can be seen, and not be taken for that of anybody else at the table."""
    name = visible(wanted)
    if not is_name(name):
        raise Refused("bad-nickname")
    if any(outline(other) == outline(name) for other in table.names if other):
        raise Refused("taken-nickname", name=name)
    return name


def new_key() -> str:
    """What opens a seat from another device."""
    return secrets.token_urlsafe(KEY_BYTES)


def bot_name(table: Table, bot: str) -> str:
    """A name for the next bot: a level is a person with a name, and the second one of a table has a number, too."""
    taken = {outline(name) for name in table.names}
    title = title_of(bot)
    known = chain([title], (f"{title} {number}" for number in count(2))) if title else BOT_NAMES
    return next(name for name in known if outline(name) not in taken)
