"""From a request to acts: who may do what, and when. Nothing here changes a table but a move that the match accepts."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tablee.core.texts import sentences
from tablee.server import acts
from tablee.server.acts import AnyAct
from tablee.server.errors import PACKAGE, Refused
from tablee.server.messages import requests
from tablee.server.table import BotPlayer, Player, Table

BOT_NAMES = ("Ada", "Basil", "Cleo", "Dario", "Elio", "Flora", "Gaspard", "Hugo", "Iris", "Jonas")
KEY_BYTES = 18


@dataclass(frozen=True)
class Asking:
    """Who asks, when, and what the server knows besides the table."""

    device: str
    now: int
    bots: Sequence[str]
    keeper: str
    """The bot that keeps seats warm."""
    chat_length: int
    hosted: bool = True
    """Whether the host is there."""
    spent: int = 0
    """Milliseconds that the clock has counted since the last move."""
    turn_over: bool = False
    """Whether the seat to act has used up its time for this turn."""


def decide(table: Table, request: requests.AnyRequest, asking: Asking) -> list[AnyAct]:
    """The acts that a request leads to; Refused if it may not."""
    return _DECIDE[type(request)](table, request, asking)


def check_play(table: Table, request: requests.Play | requests.Undo | requests.Preview, asking: Asking) -> None:
    """Whether this seat may act now, on this position."""
    own_player(table, request.seat, asking.device)
    match = table.match
    if match is None:
        raise Refused("not-started")
    if match.over:
        raise Refused("match-over")
    if request.ply != match.ply:
        raise Refused("stale-ply", got=request.ply, expected=match.ply)
    if table.actor != request.seat:
        raise Refused("not-your-turn", name=table.names[table.actor or 0])


def own_player(table: Table, seat: int, device: str) -> Player:
    """The person on a seat of one's own."""
    player = table.player(seat)
    if player is None or device not in player.devices:
        raise Refused("wrong-seat", seat=seat + 1)
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


def check_host(table: Table, asking: Asking) -> None:
    """Whether the host asks."""
    if not table.is_host(asking.device):
        raise Refused("not-host")


def check_bot(bot: str, asking: Asking) -> None:
    """Whether there is such a bot."""
    if bot not in asking.bots:
        raise Refused("unknown-bot", got=bot, known=", ".join(asking.bots))


def checked_name(table: Table, wanted: str, seat: int | None = None) -> str:
    """A nickname without odd characters that nobody else at the table has."""
    name = " ".join("".join(letter for letter in wanted if letter.isprintable()).split())
    if not name:
        raise Refused("bad-nickname")
    others = [who for place, who in enumerate(table.seats) if who and place != seat]
    if any(isinstance(who, Player) and who.name.casefold() == name.casefold() for who in others):
        raise Refused("taken-nickname", name=name)
    return name


def new_key() -> str:
    """What opens a seat from another device."""
    return secrets.token_urlsafe(KEY_BYTES)


def bot_name(table: Table) -> str:
    """A name for the next bot."""
    taken = {name.casefold() for name in table.names}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)


# --- before the start -------------------------------------------------------------------------------------------------


def _sit(table: Table, request: requests.Sit, asking: Asking) -> list[AnyAct]:
    check_free(table, request.seat)
    name = checked_name(table, request.name)
    return [
        acts.Sat(
            at=asking.now, device=asking.device, request=request.id, owner=asking.device, seat=request.seat, name=name,
            key=new_key(), contribution=request.contribution,
        )
    ]  # fmt: skip


def _contribute(table: Table, request: requests.Contribute, asking: Asking) -> list[AnyAct]:
    check_open(table)
    if own_player(table, request.seat, asking.device).contribution:
        raise Refused("already-contributed")
    return [acts.Contributed(**_stamp(request, asking), seat=request.seat, contribution=request.contribution)]


def _stand(table: Table, request: requests.Stand, asking: Asking) -> list[AnyAct]:
    player = own_player(table, request.seat, asking.device)
    if table.state == "open":
        return [acts.Freed(**_stamp(request, asking), seat=request.seat)]
    if table.state == "over" or player.kept_by:
        return []
    return [_kept(table, request, asking, asking.keeper, "left")]


def _bot(table: Table, request: requests.Bot, asking: Asking) -> list[AnyAct]:
    check_host(table, asking)
    check_bot(request.bot, asking)
    check_open(table)
    check_seat(table, request.seat)
    there = table.seats[request.seat]
    if isinstance(there, Player):
        raise Refused("taken-seat", seat=request.seat + 1)
    name = there.name if isinstance(there, BotPlayer) else bot_name(table)
    return [acts.BotSat(**_stamp(request, asking), seat=request.seat, bot=request.bot, name=name)]


def _unseat(table: Table, request: requests.Unseat, asking: Asking) -> list[AnyAct]:
    check_host(table, asking)
    check_open(table)
    check_seat(table, request.seat)
    return [acts.Freed(**_stamp(request, asking), seat=request.seat)] if table.seats[request.seat] else []


def _swap(table: Table, request: requests.Swap, asking: Asking) -> list[AnyAct]:
    check_open(table)
    check_seat(table, request.seat)
    check_seat(table, request.other)
    if not table.is_host(asking.device):
        own_player(table, request.seat, asking.device)
        if table.seats[request.other] is not None:
            raise Refused("taken-seat", seat=request.other + 1)
    order = list(range(len(table.seats)))
    order[request.seat], order[request.other] = request.other, request.seat
    return [acts.Reseated(**_stamp(request, asking), order=order)]


def _shuffle(table: Table, request: requests.Shuffle, asking: Asking) -> list[AnyAct]:
    check_host(table, asking)
    check_open(table)
    order = list(range(len(table.seats)))
    secrets.SystemRandom().shuffle(order)
    return [acts.Reseated(**_stamp(request, asking), order=order)]


def _start(table: Table, request: requests.Start, asking: Asking) -> list[AnyAct]:
    check_host(table, asking)
    check_open(table)
    if None in table.seats:
        raise Refused("free-seats", count=table.seats.count(None))
    late = [who.name for who in table.seats if isinstance(who, Player) and not who.contribution]
    if late:
        raise Refused("missing-contribution", names=", ".join(late))
    return [acts.Started(**_stamp(request, asking))]


# --- during the match -------------------------------------------------------------------------------------------------


def _play(table: Table, request: requests.Play, asking: Asking) -> list[AnyAct]:
    check_play(table, request, asking)
    player = own_player(table, request.seat, asking.device)
    if player.kept_by and player.kept_for_good:
        raise Refused("clock-ran-out")
    return [acts.Returned(at=asking.now, device=asking.device, seat=request.seat)] if player.kept_by else []


def _undo(table: Table, request: requests.Undo, asking: Asking) -> list[AnyAct]:
    check_play(table, request, asking)
    if table.match is None or not table.match.can_undo():
        raise Refused("cannot-undo")
    return [acts.Undone(**_stamp(request, asking), seat=request.seat)]


def _keep(table: Table, request: requests.Keep, asking: Asking) -> list[AnyAct]:
    if asking.hosted or not table.seats_of(asking.device):
        check_host(table, asking)
    player = table.player(request.seat)
    if table.state != "playing":
        raise Refused("not-started")
    if player is None:
        raise Refused("unknown-seat", last=len(table.seats), got=request.seat + 1)
    bot = request.bot or asking.keeper
    check_bot(bot, asking)
    if player.kept_by:
        return []
    return [_kept(table, request, asking, bot, "host")]


def _kept(
    table: Table, request: requests.Stand | requests.Keep, asking: Asking, bot: str, reason: Literal["host", "left"]
) -> AnyAct:
    """What the seat had thought so far counts: leaving for a moment wins no time."""
    spent = asking.spent if table.actor == request.seat else 0
    return acts.Kept(**_stamp(request, asking), seat=request.seat, bot=bot, reason=reason, spent=spent)


def _return(table: Table, request: requests.Return, asking: Asking) -> list[AnyAct]:
    player = own_player(table, request.seat, asking.device)
    if player.kept_by and player.kept_for_good:
        raise Refused("clock-ran-out")
    if player.kept_by and asking.turn_over and table.actor == request.seat:
        raise Refused("turn-ran-out")
    return [acts.Returned(**_stamp(request, asking), seat=request.seat)] if player.kept_by else []


# --- talk -------------------------------------------------------------------------------------------------------------


def _say(table: Table, request: requests.Say, asking: Asking) -> list[AnyAct]:
    player = own_player(table, request.seat, asking.device)
    phrases = sentences(PACKAGE, "en", "phrase")
    text = "".join(letter for letter in request.text or "" if letter.isprintable()).strip()
    if player.muted:
        raise Refused("muted")
    if table.created.chat == "off" or (request.text is not None and table.created.chat != "free"):
        raise Refused("no-free-chat")
    if (request.phrase is None) == (request.text is None) or (request.phrase or "hello") not in phrases:
        raise Refused("unknown-phrase", known=", ".join(phrases))
    if request.text is not None and not 1 <= len(text) <= asking.chat_length:
        raise Refused("bad-chat-length", limit=asking.chat_length)
    return [acts.Said(**_stamp(request, asking), seat=request.seat, phrase=request.phrase or "", text=text)]


def _mute(table: Table, request: requests.Mute, asking: Asking) -> list[AnyAct]:
    check_host(table, asking)
    if table.player(request.seat) is None:
        raise Refused("unknown-seat", last=len(table.seats), got=request.seat + 1)
    return [acts.Muted(**_stamp(request, asking), seat=request.seat, muted=request.muted)]


def _stamp(request: requests.Request, asking: Asking) -> dict[str, Any]:
    return {"at": asking.now, "device": asking.device, "request": request.id}


_DECIDE: dict[type[Any], Callable[[Table, Any, Asking], list[AnyAct]]] = {
    requests.Sit: _sit,
    requests.Contribute: _contribute,
    requests.Stand: _stand,
    requests.Bot: _bot,
    requests.Unseat: _unseat,
    requests.Swap: _swap,
    requests.Shuffle: _shuffle,
    requests.Start: _start,
    requests.Play: _play,
    requests.Undo: _undo,
    requests.Keep: _keep,
    requests.Return: _return,
    requests.Say: _say,
    requests.Mute: _mute,
}
