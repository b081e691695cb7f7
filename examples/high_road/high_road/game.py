"""High Road: the game as a whole."""

from typing import ClassVar

import msgspec

from high_road.declarations import DECLARED
from high_road.kernels.state import ACTIONS, BOX, STATE
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.result import Source
from tablee.core.rules import Option, rules_in


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """What an edition of High Road says."""

    name: str
    note: str = ""
    copies: int = 4


class HighRoad(Game):
    """HR-01: High Road for 2 to 4 players."""

    name = "high-road"
    package = "high_road"
    version = 1
    prefix = "HR"
    seats = range(2, 5)
    options_offered: ClassVar = {"steep": Option("HR-02", (False, True))}
    sources = (Source("cards", "HR-05", running=True),)
    tie_breaks = ()
    declared = DECLARED
    state_type = STATE
    box_type = BOX
    rules = rules_in("high_road.kernels")
    most_legal = ACTIONS
    longest = 200

    def read_edition(self, box: Fields) -> None:
        box.copies = self.edition.components(Components).copies
