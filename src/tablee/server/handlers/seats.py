"""Before the start: who sits where, and what each adds to the luck. After the end: the same people again."""

import hmac
import secrets
from collections.abc import Callable
from typing import Any

from tablee.server import acts
from tablee.server.acts import AnyAct
from tablee.server.errors import Refused
from tablee.server.handlers import events
from tablee.server.handlers.checks import (
    bot_name,
    check_bot,
    check_free,
    check_host,
    check_open,
    check_seat,
    checked_name,
    new_key,
    own_player,
    stamp,
)
from tablee.server.handlers.context import Context
from tablee.server.messages import requests
from tablee.server.people import BotPlayer, Player
from tablee.server.table import Table


def sit(table: Table, request: requests.Sit, context: Context) -> list[AnyAct]:
    """Take a free seat."""
    check_free(table, request.seat)
    name = checked_name(table, request.name)
    return [
        acts.Sat(
            **stamp(request, context), owner=context.device, seat=request.seat, name=name, key=new_key(),
            contribution=request.contribution,
        )
    ]  # fmt: skip


def contribute(table: Table, request: requests.Contribute, context: Context) -> list[AnyAct]:
    """Give a seat's share of the luck, once."""
    check_open(table)
    if own_player(table, request.seat, context.device).contribution:
        raise Refused("already-contributed")
    return [acts.Contributed(**stamp(request, context), seat=request.seat, contribution=request.contribution)]


def put_bot(table: Table, request: requests.Bot, context: Context) -> list[AnyAct]:
    """A bot on a seat that is free or has a bot."""
    check_host(table, context)
    check_bot(request.bot, context)
    check_open(table)
    check_seat(table, request.seat)
    there = table.seats[request.seat]
    if isinstance(there, Player):
        raise Refused("taken-seat", seat=request.seat + 1)
    name = there.name if there and there.bot == request.bot else bot_name(table, request.bot)
    return [acts.BotSat(**stamp(request, context), seat=request.seat, bot=request.bot, name=name)]


def unseat(table: Table, request: requests.Unseat, context: Context) -> list[AnyAct]:
    """Free a seat."""
    check_host(table, context)
    check_open(table)
    check_seat(table, request.seat)
    return [freed(table, request, context)] if table.seats[request.seat] else []


def freed(table: Table, request: Any, context: Context) -> AnyAct:
    """A seat becomes free: without its person the luck is another one, so everybody contributes anew."""
    anew = isinstance(table.seats[request.seat], Player)
    return acts.Freed(**stamp(request, context), seat=request.seat, anew=anew)


def swap(table: Table, request: requests.Swap, context: Context) -> list[AnyAct]:
    """The host exchanges two seats; a player moves to a free one."""
    check_open(table)
    check_seat(table, request.seat)
    check_seat(table, request.other)
    if not table.is_host(context.device):
        own_player(table, request.seat, context.device)
        if table.seats[request.other] is not None:
            raise Refused("taken-seat", seat=request.other + 1)
    order = list(range(len(table.seats)))
    order[request.seat], order[request.other] = request.other, request.seat
    return [acts.Reseated(**stamp(request, context), order=order, anew=True)]


def shuffle(table: Table, request: requests.Shuffle, context: Context) -> list[AnyAct]:
    """Seats by lot."""
    check_host(table, context)
    check_open(table)
    order = list(range(len(table.seats)))
    secrets.SystemRandom().shuffle(order)
    return [acts.Reseated(**stamp(request, context), order=order, anew=True)]


def start(table: Table, request: requests.Start, context: Context) -> list[AnyAct]:
    """Begin, once every seat is taken and every person has contributed to the luck."""
    check_host(table, context)
    check_open(table)
    if None in table.seats:
        raise Refused("free-seats", count=table.seats.count(None))
    late = [who.name for who in table.seats if isinstance(who, Player) and not who.contribution]
    if late:
        raise Refused("missing-contribution", names=", ".join(late))
    return [acts.Started(**stamp(request, context))]


def claim(table: Table, request: events.Claim, context: Context) -> list[AnyAct]:
    """A personal link opens its seat, wherever that is now."""
    for seat, who in enumerate(table.seats):
        if isinstance(who, Player) and hmac.compare_digest(who.key.encode(), request.key.encode()):
            return [] if context.device in who.devices else [acts.Claimed(**stamp(request, context), seat=seat)]
    raise Refused("wrong-link")


def rematch(table: Table, request: requests.Rematch, context: Context) -> list[AnyAct]:
    """The table of the rematch, if there is none yet."""
    if not table.seats_of(context.device) and not table.is_host(context.device):
        raise Refused("not-host")
    if table.state != "over":
        raise Refused("not-over-yet")
    if table.next is not None:
        return []
    if not context.can_open_tables:
        raise Refused("too-many-tables")
    return [acts.Followed(**stamp(request, context), table=context.new_table)]


def follower(table: Table, followed: acts.Followed) -> list[AnyAct]:
    """The acts that open a rematch: the same settings and people, each one seat on, so that somebody else begins.

    Their pages contribute to its luck when they come.
    """
    host = _host_of_rematch(table, followed.device)
    created = acts.Created(
        at=followed.at, device=host, game=table.created.game, rules=table.created.rules, players=table.created.players,
        options=table.created.options, edition=table.created.edition, secret=secrets.token_hex(32),
        clock=table.created.clock, patience=table.created.patience, public=table.created.public,
        chat=table.created.chat, hints=table.created.hints,
    )  # fmt: skip
    seated: list[AnyAct] = [created]
    for seat, who in enumerate([*table.seats[1:], *table.seats[:1]]):
        if isinstance(who, Player):
            owner, *others = sorted(who.devices, key=lambda device: device != host) or [""]
            seated.append(acts.Sat(at=followed.at, seat=seat, name=who.name, key=new_key(), owner=owner))
            seated += [acts.Claimed(at=followed.at, device=device, seat=seat) for device in others]
        elif isinstance(who, BotPlayer):
            seated.append(acts.BotSat(at=followed.at, seat=seat, bot=who.bot, name=who.name))
    return seated


def _host_of_rematch(table: Table, asking: str) -> str:
    """Whoever was host at the end and is at the table; the first host may have left long ago."""
    seated = sorted(device for device in table.hosts if table.seats_of(device))
    if table.created.device in seated:
        return table.created.device
    return seated[0] if seated else asking


HANDLERS: dict[type[Any], Callable[[Table, Any, Context], list[AnyAct]]] = {
    requests.Sit: sit,
    requests.Contribute: contribute,
    requests.Bot: put_bot,
    requests.Unseat: unseat,
    requests.Swap: swap,
    requests.Shuffle: shuffle,
    requests.Start: start,
    requests.Rematch: rematch,
    events.Claim: claim,
}
