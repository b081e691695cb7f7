"""Sunrise Lane: the game as a whole."""

from collections.abc import Mapping
from typing import ClassVar

from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.result import Source, TieBreak
from tablee.core.rules import Option, OptionValue, rules_in
from tablee.games.sunrise_lane import edition
from tablee.games.sunrise_lane.declarations import DECLARED, TALLEST_TIES, TIED_PLACES, WHEN_FULL
from tablee.games.sunrise_lane.kernels.actions import MOST_LEGAL
from tablee.games.sunrise_lane.kernels.state import BOX, STATE


class SunriseLane(Game):
    """SL-01 to SL-47: Sunrise Lane for two to four players."""

    name = "sunrise-lane"
    package = "tablee.games.sunrise_lane"
    version = 1
    prefix = "SL"
    seats = range(2, 5)
    options_offered: ClassVar[Mapping[str, Option]] = {
        "districts_full": Option("SL-31", tuple(WHEN_FULL.names)),
        "tallest_ties": Option("SL-41", tuple(TALLEST_TIES.names)),
        "tied_places": Option("SL-44", tuple(TIED_PLACES.names)),
    }
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
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
    declared = DECLARED
    state_type = STATE
    box_type = BOX
    rules = rules_in("tablee.games.sunrise_lane.kernels")
    most_legal = MOST_LEGAL
    longest = 1500

    def read_edition(self, box: Fields) -> None:
        components = self.edition.components(edition.Components)
        edition.fill_box(box, components, edition.read_layout(self.edition, components))
