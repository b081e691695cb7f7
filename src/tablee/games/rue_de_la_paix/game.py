"""Rendez-vous Rue de la Paix: the game as a whole."""

from collections.abc import Mapping
from typing import ClassVar

from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.result import Source, TieBreak
from tablee.core.rules import Option, rules_in
from tablee.games.rue_de_la_paix import edition
from tablee.games.rue_de_la_paix.declarations import DECLARED, ZONE
from tablee.games.rue_de_la_paix.kernels.actions import MOST_LEGAL
from tablee.games.rue_de_la_paix.kernels.state import BOX, STATE


class RueDeLaPaix(Game):
    """RP-01: for 2 to 4 players."""

    name = "rue-de-la-paix"
    package = "tablee.games.rue_de_la_paix"
    version = 1
    prefix = "RP"
    seats = range(2, 5)
    options_offered: ClassVar[Mapping[str, Option]] = {
        "lot_limit": Option("RP-53", (False, True)),
        "finish_round": Option("RP-53", (False, True)),
    }
    sources = tuple(Source(zone, "RP-23", True) for zone in ZONE.names)
    tie_breaks = (TieBreak("titles", "RP-52"),)
    declared = DECLARED
    state_type = STATE
    box_type = BOX
    rules = rules_in("tablee.games.rue_de_la_paix.kernels")
    most_legal = MOST_LEGAL
    longest = 2000

    def read_edition(self, box: Fields) -> None:
        edition.fill_box(box, edition.components(self.edition))
