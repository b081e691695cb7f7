"""Sunny Day: the game as a whole."""

from collections.abc import Mapping
from typing import ClassVar

from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.result import Source, TieBreak
from tablee.core.rules import Option, rules_in
from tablee.games.sunny_day import edition
from tablee.games.sunny_day.declarations import DECLARED, ICE_HALVES, TILES
from tablee.games.sunny_day.kernels.actions import MOST_LEGAL
from tablee.games.sunny_day.kernels.state import BOX, DRAWN, LAID, STATE


class SunnyDay(Game):
    """2 to 5 players complete pictures on the table, take the tiles, and complete pictures again in front of them."""

    name = "sunny-day"
    package = "tablee.games.sunny_day"
    version = 1
    prefix = "SD"
    seats = range(2, 6)
    options_offered: ClassVar[Mapping[str, Option]] = {
        "ice_halves": Option("SD-03", tuple(ICE_HALVES.names)),
        "simplified": Option("SD-40", (False, True)),
    }
    sources = (
        Source("tiles", "SD-31", running=True),
        Source("pictures", "SD-31", running=True),
        Source("tokens", "SD-31", running=False),
    )
    tie_breaks = (TieBreak("most_tiles", "SD-32"),)
    declared = DECLARED
    state_type = STATE
    box_type = BOX
    rules = rules_in("tablee.games.sunny_day.kernels")
    most_legal = MOST_LEGAL
    longest = 1 + LAID + 2 * DRAWN + TILES + edition.MOST_TOKENS + 1

    def read_edition(self, box: Fields) -> None:
        edition.fill_box(box, edition.components(self.edition))
