"""High Road as a game of Tablée."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from high_road import rules as kernels
from high_road.rules import VALUES
from tablee.core.errors import BadPosition
from tablee.core.events import Event
from tablee.core.fields import Fields
from tablee.core.game import Game, Move, Option, Rules
from tablee.core.result import Source


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """What an edition of High Road says."""

    name: str
    note: str = ""
    copies: int = 4


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position as data; a hand that is hidden is null."""

    actor: int
    hands: list[list[int] | None]
    held: list[int]
    deck: list[int] | None
    left: int
    played: list[int]
    scores: list[int]
    turn: int
    drawer: int
    last: int
    ending: int


class HighRoad(Game):
    """High Road for 2 to 4 players."""

    name = "high-road"
    package = "high_road"
    version = 1
    prefix = "HR"
    seats = range(2, 5)
    options_offered: ClassVar = {"steep": Option("HR-02", (False, True))}
    sources = (Source("cards", "HR-05", running=True),)
    tie_breaks = ()
    endings = ("", "HR-04")
    reasons = ("", "HR-02.not-now", "HR-02")
    faults = ("", "cards", "hands", "actor")
    state_type = kernels.STATE
    box_type = kernels.BOX
    rules = Rules(
        kernels.start, kernels.legal, kernels.apply, kernels.tickets, kernels.ticket, kernels.forbids,
        kernels.tally, kernels.redact, kernels.complete, kernels.unsound,
    )  # fmt: skip
    most_legal = kernels.ACTIONS
    longest = 200

    def fill_box(self, box: Fields) -> None:
        box.players = self.players
        box.copies = self.edition.components(Components).copies
        box.steep = int(self.options["steep"])

    def action_table(self) -> Sequence[Move]:
        return [
            Move(f"{kind} {value}", {"move": kind, "value": value})
            for kind in ("play", "deal")
            for value in range(1, VALUES + 1)
        ]

    def events(self, before: Fields, action: int, after: Fields) -> list[Event]:
        move = self.moves[action]
        if move.kind == "deal":
            seat = before.drawer
            return [Event("deal", seat, {}, {"value": move.data["value"]}, (seat,))]
        seat = before.actor
        points = after.score[seat] - before.score[seat]
        return [Event("play", seat, {"value": move.data["value"], "points": points})]

    def data(self, state: Fields) -> dict[str, Any]:
        def cards(seat: int) -> list[int] | None:
            hand = [state.hand[seat, value] for value in range(VALUES)]
            return hand if sum(hand) == state.held[seat] else None

        deck = list(state.deck)
        return {
            "actor": state.actor, "hands": [cards(seat) for seat in range(self.players)],
            "held": list(state.held)[: self.players], "deck": deck if sum(deck) == state.left else None,
            "left": state.left, "played": list(state.played), "scores": list(state.score)[: self.players],
            "turn": state.turn, "drawer": state.drawer, "last": state.last, "ending": state.ending,
        }  # fmt: skip

    def fill_state(self, state: Fields, data: Mapping[str, Any]) -> None:
        try:
            position = msgspec.convert(data, Position)
            for name in ("actor", "left", "turn", "drawer", "last", "ending"):
                setattr(state, name, getattr(position, name))
            for value in range(VALUES):
                state.deck[value] = (position.deck or [])[value]
                state.played[value] = position.played[value]
            for seat in range(self.players):
                state.held[seat], state.score[seat] = position.held[seat], position.scores[seat]
                for value in range(VALUES):
                    state.hand[seat, value] = (position.hands[seat] or [])[value]
        except (msgspec.ValidationError, IndexError, ValueError, TypeError) as error:
            raise BadPosition("position-field", detail=str(error)) from None

    def why(self, state: Fields, action: int, reason: str) -> dict[str, Any]:
        return dict(self.moves[action].data)

    def prompt(self, state: Fields) -> tuple[str, dict[str, Any]]:
        return "play", {"last": state.last}
