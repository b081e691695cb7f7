"""What leaves the server. Every view, event, log line, score and preview that goes to anybody is made here or, for
those who have the engine, in `byte_views.py`, of what `visible` gives.

A `SeatView` is the match as one seat or a spectator sees it; it is made from the redacted view alone, and from events
as `Event.seen_by` gives them. Once the match is over everything may be shown.
"""

from base64 import b64encode
from collections.abc import Sequence, Set
from typing import Any

import msgspec

from tablee.core.editions import is_shipped
from tablee.core.events import Event
from tablee.core.fair import commitment
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.texts import sentence
from tablee.server.errors import PACKAGE
from tablee.server.messages.answers import (
    ChatLine,
    Fairness,
    LegalMove,
    LogLine,
    MatchState,
    Previewed,
    SeatInfo,
    SeatView,
    TableInfo,
    You,
)
from tablee.server.messages.requests import Preview
from tablee.server.messages.rest import TableEdition
from tablee.server.people import BotPlayer, Player, Talk
from tablee.server.table import Table

MOST_TALK = 200
Encoded = msgspec.Raw
_encode = msgspec.json.Encoder().encode


class TableViews:
    """The views of one table at one version, each made and encoded once, however many people share it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._views: dict[tuple[int | None, str, int], Encoded] = {}
        self._legal: list[LegalMove] | None = None

    def seat_view(self, seat: int | None, language: str, log_from: int) -> Encoded:
        """The match as a seat sees it, encoded."""
        key = (seat, language, log_from)
        if key not in self._views:
            self._views[key] = Encoded(_encode(self._made(seat, language, log_from)))
        return self._views[key]

    def match_state(self, seats: Sequence[int], language: str, log_from: int, clock: Any) -> MatchState | None:
        """The match for a connection: a view for each of its seats, or the spectator's."""
        match = self._table.match
        if match is None:
            return None
        viewers: Sequence[int | None] = seats or (None,)
        views: Any = [self.seat_view(seat, language, log_from) for seat in viewers]
        result = match.result().data() if match.over else None
        return MatchState(
            ply=match.ply, actor=self._table.actor, over=match.over, clock=clock, views=views, result=result
        )

    def _made(self, seat: int | None, language: str, log_from: int) -> SeatView:
        table, match = self._table, self._table.match
        assert match is not None
        view = visible(match, seat)
        acting = seat is not None and table.actor == seat
        sheet, scores = points(match.game, view)
        return SeatView(
            seat=seat,
            view=match.game.data(view),
            scores=scores,
            sheet=sheet,
            legal=self.legal() if acting else [],
            prompt=prompt(table, view, language) if acting else None,
            can_undo=acting and match.can_undo(),
            log_from=log_from,
            log=log(match, seat, table.names, language, log_from),
        )

    def legal(self) -> list[LegalMove]:
        """The legal moves of the seat to act."""
        match = self._table.match
        if self._legal is None and match is not None:
            game, state = match.game, match.state
            legal = match.legal_actions()
            self._legal = [LegalMove(game.text(state, action), game.move_data(state, action)) for action in legal]
        return self._legal or []


def visible(match: Match, seat: int | None, ply: int | None = None) -> Fields:
    """What a seat may know of a position, now or earlier; everything once the match is over."""
    state = match.state if ply is None else match.state_at(ply)
    return state if match.over else match.game.view(state, seat)


def points(game: Game, view: Fields) -> tuple[list[dict[str, int]], list[int]]:
    """Points by source, a row per seat, and the running scores, as far as a view shows them."""
    sheet = game.sheet(view)
    names = [source.name for source in game.sources]
    return [dict(zip(names, row, strict=False)) for row in sheet], list(game.scores(view))


def prompt(table: Table, view: Fields, language: str) -> str:
    """What the seat to act is asked, in a sentence."""
    key, params = table.game.prompt(view)
    return table.game.say("question", key, language, **{"player": table.names[table.actor or 0], **params})


def log(
    match: Match, seat: int | None, names: Sequence[str], language: str, start: int, stop: int | None = None,
    whole: bool | None = None,
) -> list[LogLine]:  # fmt: skip
    """What happened from a ply on, as a seat saw it, or whole: as a rule once the match is over."""
    whole = match.over if whole is None else whole and match.over
    return [
        line
        for ply, happened in enumerate(match.events[start:stop], start)
        for line in told(match.game, happened, ply, seat, names, language, whole)
    ]


def told(
    game: Game, happened: Sequence[Event], ply: int, seat: int | None, names: Sequence[str], language: str,
    whole: bool = False,
) -> list[LogLine]:  # fmt: skip
    """Events as data and sentences."""
    seen = [event.whole() if whole else event.seen_by(seat) for event in happened]
    return [LogLine(ply, event, game.tell(event, names, language)) for event in seen]


def previewed(table: Table, request: Preview, language: str) -> Previewed:
    """What a move would bring, as far as its seat can know (`Match.preview`)."""
    match = table.match
    assert match is not None
    game, seen = match.game, match.preview(request.seat, request.move)
    sheet, scores = points(game, seen.view or game.view(match.state, request.seat))
    return Previewed(
        id=request.id, ply=match.ply, move=game.text(match.state, seen.action),
        text=game.describe(match.state, seen.action, language), sheet=sheet, scores=scores,
        log=[LogLine(match.ply, event, game.tell(event, table.names, language)) for event in seen.events],
        view=game.data(seen.view) if seen.view else None, hidden=not seen.is_whole,
    )  # fmt: skip


# --- the table around the match ---------------------------------------------------------------------------------------


def table_info(table: Table, present: Set[str], spectators: int, warming: bool) -> TableInfo:
    """The table as everybody sees it; `present` are the devices that are connected."""
    created = table.created
    return TableInfo(
        table=table.id, game=created.game, rules=created.rules, players=created.players, options=created.options,
        edition=table.game.edition.name, own_edition=not is_shipped(table.game.package, created.edition),
        state=table.state, public=created.public, chat=created.chat, hints=created.hints,
        clock=created.clock, patience=created.patience, spectators=spectators, closed=table.closed,
        seats=[_seat_info(table, seat, who, present) for seat, who in enumerate(table.seats)],
        fairness=fairness(table), from_position=created.position is not None, next=table.next,
        warming=warming and any(table.bot_of(seat) for seat, who in enumerate(table.seats) if who),
    )  # fmt: skip


def edition(table: Table) -> TableEdition:
    """The printed components, as an engine takes them; the box is filled in for these players and options."""
    return TableEdition(table.game.edition.text, b64encode(table.game.box.tobytes()).decode())


def _seat_info(table: Table, seat: int, who: Player | BotPlayer | None, present: Set[str]) -> SeatInfo:
    if who is None:
        return SeatInfo(seat=seat, kind="free", name="")
    if isinstance(who, BotPlayer):
        return SeatInfo(seat=seat, kind="bot", name=who.name, bot=who.bot)
    return SeatInfo(
        seat=seat, kind="person", name=who.name, away=not who.devices & present, kept_by=who.kept_by,
        kept_from=who.kept_from, kept_until=who.kept_until,
        contributed=bool(who.contribution), seal=commitment(who.contribution) if who.contribution else None,
        muted=who.muted, host=bool(who.devices & table.hosts),
    )  # fmt: skip


def fairness(table: Table) -> Fairness:
    """The promise about luck, as far as it may be told now."""
    started = table.match is not None
    given = {str(seat): who.contribution for seat, who in enumerate(table.seats) if isinstance(who, Player)}
    return Fairness(
        commitment=commitment(table.created.secret),
        contributions=given if started else {},
        secret=table.created.secret if table.state == "over" else None,
    )


def you(table: Table, device: str) -> You:
    """What a device may do; its personal links are for nobody else."""
    seats = table.seats_of(device)
    links = {str(seat): f"/return/{table.id}/{who.key}" for seat in seats if (who := table.player(seat))}
    return You(seats=seats, host=table.is_host(device), links=links)


def chat_lines(talk: Sequence[Talk], language: str) -> list[ChatLine]:
    """What was said lately, phrases in the reader's language."""
    return [
        ChatLine(
            number=one.number, seat=one.seat, name=one.name, phrase=one.phrase or None,
            text=sentence(PACKAGE, language, "phrase", one.phrase) if one.phrase else one.text,
        )
        for one in talk[-MOST_TALK:]
    ]  # fmt: skip
