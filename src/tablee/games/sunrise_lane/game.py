"""Sunrise Lane as a game of the protocol."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tablee.core.errors import BadMove, IllegalMove
from tablee.core.events import Event
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, Game, Move, Option, Rules, Value
from tablee.core.result import Source, TieBreak
from tablee.games.sunrise_lane import edition, events, moves, rules, scoring, secrets, soundness, turns, view
from tablee.games.sunrise_lane.state import (
    BOX,
    COLOUR_NAMES,
    DISCARDING,
    DISTRICT_NAMES,
    ENDINGS,
    FAULTS,
    HAND_LIMIT,
    MOST_STOREYS,
    REASONS,
    SIDE,
    STATE,
)

CELL = re.compile(r"[a-z]{1,2}[0-9]{1,3}")
NUMBER = re.compile(r"[0-9]{1,3}")


class SunriseLane(Game):
    """SL-01 to SL-47: Sunrise Lane for two to four players."""

    name = "sunrise-lane"
    package = "tablee.games.sunrise_lane"
    version = 1
    prefix = "SL"
    seats = range(2, 5)
    options_offered: ClassVar[Mapping[str, Option]] = {
        "districts_full": Option("SL-31", ("immediate", "finish_round")),
        "tallest_ties": Option("SL-41", ("shared", "lower_storeys")),
        "tied_places": Option("SL-44", ("used_up", "next_place")),
    }
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {
        "french": {},
        "italian": {"districts_full": "finish_round", "tied_places": "next_place"},
    }
    """SL-47."""
    sources = (
        Source("dots", "SL-12", True),
        Source("A1", "SL-41", False),
        Source("A2", "SL-41", False),
        Source("B1", "SL-42", False),
        Source("B2", "SL-42", False),
        Source("C", "SL-43", False),
    )
    tie_breaks = (TieBreak("cards", "SL-46"),)
    endings = ENDINGS
    reasons = REASONS
    faults = FAULTS
    state_type = STATE
    box_type = BOX
    rules = Rules(
        start=turns.start,
        legal=rules.legal,
        apply=turns.apply,
        tickets=turns.tickets,
        ticket=turns.ticket,
        forbids=rules.forbids,
        tally=scoring.tally,
        redact=secrets.redact,
        complete=secrets.complete,
        unsound=soundness.unsound,
    )
    most_legal = moves.MOST_LEGAL
    longest = 1500

    layout: edition.Layout
    plot_names: list[str]
    plot_numbers: dict[str, int]

    def fill_box(self, box: Fields) -> None:
        components = self.edition.components(edition.Components)
        self.layout = edition.read_layout(self.edition, components)
        self.plot_names = [plot.name for plot in self.layout.plots]
        self.plot_numbers = {name: number for number, name in enumerate(self.plot_names)}
        edition.fill_tables(box, self.layout)
        box.players = self.players
        box.pieces = edition.pieces_each(components, self.players)
        box.parks = components.parks
        box.cards = components.cards_per_colour
        box.finish_round = int(self.options["districts_full"] == "finish_round")
        box.lower_storeys = int(self.options["tallest_ties"] == "lower_storeys")
        box.next_place = int(self.options["tied_places"] == "next_place")

    def action_table(self) -> Sequence[Move]:
        return moves.action_table(self.plot_names)

    def board(self) -> dict[str, Any]:
        """SL-04: the board as JSON-able data: the fountain's cell, and each plot's colour, dots and district."""
        return {
            "fountain": edition.cell_name(self.layout.fountain),
            "plots": {
                plot.name: {
                    "colour": COLOUR_NAMES[plot.colour], "dots": plot.dots, "district": DISTRICT_NAMES[plot.district],
                }
                for plot in self.layout.plots
            },
        }  # fmt: skip

    def colour_of(self, plot: int) -> str:
        """The colour of a plot, as the notation says it."""
        return COLOUR_NAMES[self.box.colour[plot]]

    def events(self, before: Fields, action: int, after: Fields) -> list[Event]:
        return events.events(self, before, action, after)

    def data(self, state: Fields) -> dict[str, Any]:
        return view.state_data(self, state)

    def fill_state(self, state: Fields, data: Mapping[str, Any]) -> None:
        view.fill_state(self, state, data)

    # --- notation -----------------------------------------------------------------------------------------------------

    def read(self, state: Fields, text: str) -> int:
        """The action of a notation; what does not exist on this board or in this box is refused by its clause."""
        try:
            return super().read(state, text)
        except BadMove:
            self._refuse_what_does_not_exist(state, text.split())
            raise

    def _refuse_what_does_not_exist(self, state: Fields, words: list[str]) -> None:
        """SL-03, SL-04, SL-12: a cell that is no plot, a colour or a number of cards that nobody has."""
        kind = words[0] if words else ""
        if kind in ("build", "park") and len(words) == 3 and CELL.fullmatch(words[1]):
            self._refuse_cell(words[1])
            if kind == "build" and NUMBER.fullmatch(words[2]):
                self._refuse_number(state, words[1], int(words[2]))
        colour_expected = (kind == "park" and len(words) == 3) or (kind in ("discard", "deal") and len(words) == 2)
        if colour_expected and words[-1].isalpha() and words[-1] not in COLOUR_NAMES:
            raise IllegalMove(self.package, "SL-03", colour=words[-1], colours=COLOUR_NAMES)

    def _refuse_cell(self, cell: str) -> None:
        if cell in self.plot_numbers:
            return
        if cell == edition.cell_name(self.layout.fountain):
            raise IllegalMove(self.package, "SL-04.fountain", plot=cell)
        on_board = cell[0] in edition.COLUMNS and cell[1:] in {str(row + 1) for row in range(SIDE)}
        raise IllegalMove(self.package, "SL-04.scenery" if on_board else "SL-04.outside", plot=cell)

    def _refuse_number(self, state: Fields, cell: str, cards: int) -> None:
        if 1 <= cards <= MOST_STOREYS:
            return
        plot = self.plot_numbers[cell]
        tallest = plot * moves.PLOT_MOVES + MOST_STOREYS - 1
        reason = self.forbids(state, tallest)
        if reason in ("", "SL-12.none", "SL-12.few", "SL-14"):
            reason = "SL-12.zero" if cards == 0 else "SL-12.none" if reason == "SL-12.none" else "SL-12.few"
        raise IllegalMove(self.package, reason, **{**self.why(state, tallest, reason), "cards": cards})

    # --- words --------------------------------------------------------------------------------------------------------

    def why(self, state: Fields, action: int, reason: str) -> dict[str, Any]:
        move = self.moves[action].data
        params: dict[str, Any] = {**move, "limit": HAND_LIMIT, "pieces": state.pieces[state.turn]}
        if state.links:
            params["last"] = self.plot_names[state.chain[state.links - 1]]
        if move["move"] == "build":
            plot = self.plot_numbers[move["plot"]]
            params["colour"] = self.colour_of(plot)
            params["held"] = state.hand[state.turn, self.box.colour[plot]]
        return params

    def fault(self, state: Fields, fault: str) -> dict[str, Any]:
        return {
            "pieces": self.box.pieces, "parks": self.box.parks, "cards": self.box.cards, "limit": HAND_LIMIT,
            "players": self.players,
        }  # fmt: skip

    def prompt(self, state: Fields) -> tuple[str, dict[str, Any]]:
        if state.actor == OVER:
            return "over", {}
        if state.actor == CHANCE:
            return "deal", {"count": state.to_draw}
        if state.phase == DISCARDING:
            return "discard", {"count": state.cards[state.turn] - HAND_LIMIT, "limit": HAND_LIMIT}
        if state.links == 0:
            return "act", {}
        return "go_on", {"last": self.plot_names[state.chain[state.links - 1]]}
