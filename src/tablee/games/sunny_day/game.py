"""Sunny Day as a game: its kernels, and what the rest of Tablée asks of it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tablee.core.events import Event
from tablee.core.fields import Fields
from tablee.core.game import Game, Move, Option, Rules
from tablee.core.result import Source, TieBreak
from tablee.games.sunny_day import events, notation, position, view
from tablee.games.sunny_day.edition import MOST_TOKENS, Components, components, fill_tables
from tablee.games.sunny_day.luck import ticket, tickets
from tablee.games.sunny_day.moves import action_table, tile_names
from tablee.games.sunny_day.placing import legal
from tablee.games.sunny_day.reasons import FAULTS, REASONS
from tablee.games.sunny_day.rules import apply, forbids, start
from tablee.games.sunny_day.scoring import tally
from tablee.games.sunny_day.secrets import complete, redact
from tablee.games.sunny_day.soundness import unsound
from tablee.games.sunny_day.state import (
    ARRANGE,
    BOX,
    DRAWN,
    LAID,
    MOST_COLLECTED,
    OWN,
    PLACE,
    STATE,
    TILES,
    TURNS,
)

# A connected tableau of n tiles has at most 2n + 2 empty cells beside it. With four tiles to arrange, and the one just
# placed on the table, n is at most 51; with fewer to arrange there are fewer moves. On the table, where every placed
# tile takes at least one away, 30 tiles have at most 120 empty cells beside them for two hand tiles: fewer moves again.
MOST_CELLS = 2 * (TILES - 1 - MOST_COLLECTED) + 2


class SunnyDay(Game):
    """2 to 5 players complete pictures on the table, take the tiles, and complete pictures again in front of them."""

    name = "sunny-day"
    package = "tablee.games.sunny_day"
    version = 1
    prefix = "SD"
    seats = range(2, 6)
    options_offered: ClassVar[Mapping[str, Option]] = {
        "ice_halves": Option("SD-03", ("two_part", "any")),
        "simplified": Option("SD-40", (False, True)),
    }
    sources = (
        Source("tiles", "SD-31", running=True),
        Source("pictures", "SD-31", running=True),
        Source("tokens", "SD-31", running=False),
    )
    tie_breaks = (TieBreak("most_tiles", "SD-32"),)
    endings = ("", "SD-30", "SD-30")
    reasons = REASONS
    faults = FAULTS
    state_type = STATE
    box_type = BOX
    rules = Rules(start, legal, apply, tickets, ticket, forbids, tally, redact, complete, unsound)
    most_legal = MOST_CELLS * MOST_COLLECTED * TURNS
    longest = 1 + LAID + 2 * DRAWN + TILES + MOST_TOKENS + 1

    made: Components
    names: list[str]

    def fill_box(self, box: Fields) -> None:
        self.made = components(self.edition)
        self.names = tile_names(self.made.tiles)
        fill_tables(box, self.made, two_part=self.options["ice_halves"] == "two_part")
        box.players = self.players
        box.simplified = int(bool(self.options["simplified"]))

    @property
    def tiles(self) -> list[str]:
        """The letters of every tile."""
        return self.made.tiles

    @property
    def simplified(self) -> bool:
        """SD-40: whether collected tiles are stacked instead of arranged."""
        return bool(self.options["simplified"])

    def action_table(self) -> Sequence[Move]:
        return action_table(self.tiles)

    def text(self, state: Fields, action: int) -> str:
        return notation.text(self, state, action)

    def move_data(self, state: Fields, action: int) -> dict[str, Any]:
        return notation.move_data(self, state, action)

    def read(self, state: Fields, text: str) -> int:
        placement = notation.parse(text)
        return super().read(state, text) if placement is None else notation.find_action(self, state, placement)

    def why(self, state: Fields, action: int, reason: str) -> dict[str, Any]:
        return notation.why(self, state, action)

    def events(self, before: Fields, action: int, after: Fields) -> list[Event]:
        return events.events(self, before, action, after)

    def data(self, state: Fields) -> dict[str, Any]:
        return view.data(self, state)

    def fill_state(self, state: Fields, data: Mapping[str, Any]) -> None:
        position.fill_state(self, state, data)

    def prompt(self, state: Fields) -> tuple[str, dict[str, Any]]:
        if state.phase == PLACE:
            return "place", {"tiles": view.hand_letters(self, state, state.turn)}
        if state.phase == ARRANGE:
            tiles = [self.tiles[tile] for tile in state.collected if tile >= 0]
            return "arrange" if OWN + state.turn in state.where else "arrange-first", {"tiles": tiles}
        return "wait", {}
