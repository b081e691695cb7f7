"""During the match: moves of people and bots, taking back, and seats that bots keep warm."""

from collections.abc import Callable
from typing import Any, Literal

from tablee.core.errors import TableeError
from tablee.core.rng import new_rng
from tablee.server import acts
from tablee.server.acts import AnyAct
from tablee.server.errors import Refused
from tablee.server.handlers import events
from tablee.server.handlers.checks import (
    check_bot,
    check_host,
    check_time,
    check_turn,
    own_player,
    person_on,
    stamp,
)
from tablee.server.handlers.context import Context
from tablee.server.handlers.seats import freed
from tablee.server.messages import requests
from tablee.server.table import Table


def play(table: Table, request: requests.Play, context: Context) -> list[AnyAct]:
    """A move, which the match judges; playing takes the seat back from the bot that keeps it."""
    check_turn(table, request, context)
    check_time(table, request.seat, context)
    moved = acts.Moved(**stamp(request, context), seat=request.seat, move=request.move, spent=context.spent)
    done: list[AnyAct] = [_judged(table, moved)]
    if own_player(table, request.seat, context.device).kept_by:
        done.append(acts.Returned(at=context.now, device=context.device, seat=request.seat))
    return done


def _judged(table: Table, moved: acts.Moved) -> acts.Moved:
    """The move in full, or a refusal that tells nothing the seat does not know."""
    try:
        return table.foresee(moved)
    except TableeError:
        match = table.match
        assert match is not None
        imagined = match.game.complete(match.game.view(match.state, moved.seat), moved.seat, new_rng(0, match.ply))
        refusal = match.game.refusal(imagined, match.game.read(imagined, moved.move))
        if refusal is not None:
            raise refusal from None
        raise


def bot_move(table: Table, request: events.BotMove, context: Context) -> list[AnyAct]:
    """What a bot has chosen; nothing, if the match has moved on or the seat is its player's again."""
    match = table.match
    if match is None or match.ply != request.ply or table.actor != request.seat or table.bot_of(request.seat) is None:
        return []
    move = match.game.text(match.state, request.action)
    return [table.foresee(acts.Moved(**stamp(request, context), seat=request.seat, move=move))]


def preview(table: Table, request: requests.Preview, context: Context) -> list[AnyAct]:
    """Whether a preview may be asked for; it leaves nothing behind."""
    check_turn(table, request, context)
    return []


def undo(table: Table, request: requests.Undo, context: Context) -> list[AnyAct]:
    """Take back one's own last move."""
    check_turn(table, request, context)
    check_time(table, request.seat, context)
    if table.match is None or not table.match.can_undo():
        raise Refused("cannot-undo")
    done: list[AnyAct] = [acts.Undone(**stamp(request, context), seat=request.seat)]
    if own_player(table, request.seat, context.device).kept_by:
        done.append(acts.Returned(at=context.now, device=context.device, seat=request.seat))
    return done


def stand(table: Table, request: requests.Stand, context: Context) -> list[AnyAct]:
    """Leave a seat: it becomes free, or a bot keeps it."""
    player = own_player(table, request.seat, context.device)
    if table.state == "open":
        return [freed(table, request, context)]
    if table.state == "over" or player.kept_by:
        return []
    return [_kept(table, request, context, context.keeper, "left")]


def keep(table: Table, request: requests.Keep, context: Context) -> list[AnyAct]:
    """A bot keeps the seat of somebody who is not there."""
    is_hosted = bool(table.hosts & context.present)
    if is_hosted or not table.seats_of(context.device):
        check_host(table, context)
    if table.state != "playing":
        raise Refused("not-started")
    player = person_on(table, request.seat)
    bot = request.bot or context.keeper
    check_bot(bot, context)
    if player.kept_by:
        return []
    if player.devices & context.present and context.device not in player.devices:
        raise Refused("not-away", name=player.name)
    return [_kept(table, request, context, bot, "host")]


def take_back_seat(table: Table, request: requests.Return, context: Context) -> list[AnyAct]:
    """One's seat, from the bot that keeps it."""
    player = own_player(table, request.seat, context.device)
    if not player.kept_by:
        return []
    check_time(table, request.seat, context)
    return [acts.Returned(**stamp(request, context), seat=request.seat)]


def arrived(table: Table, request: events.Arrived, context: Context) -> list[AnyAct]:
    """Whoever comes back has the seats back, but not in a turn whose time is over."""
    back: list[AnyAct] = []
    for seat in table.seats_of(context.device) if table.state == "playing" and not table.closed else ():
        player = person_on(table, seat)
        try:
            check_time(table, seat, context)
        except Refused:
            continue
        if player.kept_by:
            back.append(acts.Returned(at=context.now, device=context.device, seat=seat))
    return back


def time_up(table: Table, request: events.TimeUp, context: Context) -> list[AnyAct]:
    """A bot plays on for a seat."""
    clock = table.created.clock
    for_good = not request.away and clock is not None and clock.per == "match"
    reason: Literal["away", "clock"] = "away" if request.away else "clock"
    return [
        acts.Kept(
            at=context.now, seat=request.seat, bot=context.keeper, reason=reason, for_good=for_good,
            spent=context.spent,
        )
    ]  # fmt: skip


def close(table: Table, request: events.Close, context: Context) -> list[AnyAct]:
    """Nothing happens here any more."""
    return [acts.Closed(at=context.now)]


def _kept(table: Table, request: Any, context: Context, bot: str, reason: Literal["host", "left"]) -> AnyAct:
    """What the seat had thought so far counts: leaving for a moment wins no time."""
    spent = context.spent if table.actor == request.seat else 0
    return acts.Kept(**stamp(request, context), seat=request.seat, bot=bot, reason=reason, spent=spent)


HANDLERS: dict[type[Any], Callable[[Table, Any, Context], list[AnyAct]]] = {
    requests.Play: play,
    requests.Undo: undo,
    requests.Preview: preview,
    requests.Stand: stand,
    requests.Keep: keep,
    requests.Return: take_back_seat,
    events.Arrived: arrived,
    events.TimeUp: time_up,
    events.BotMove: bot_move,
    events.Close: close,
}
