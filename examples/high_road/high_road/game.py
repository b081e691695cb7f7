"""High Road: the game as a whole."""

from typing import ClassVar

import msgspec

from high_road.declarations import DECLARED
from high_road.kernels import (
    apply,
    legal,
    luck,
    moves,
    positions,
    preparing,
    scoring,
    secrets,
    soundness,
    story,
)
from high_road.kernels.state import ACTIONS, BOX, STATE
from tablee.core.fields import Fields
from tablee.core.game import Game, Option, Rules
from tablee.core.result import Source


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
    rules = Rules(
        prepare=preparing.prepare, start=apply.start, legal=legal.legal, apply=apply.apply, tickets=luck.tickets,
        ticket=luck.ticket, forbids=legal.forbids, tally=scoring.tally, redact=secrets.redact,
        complete=secrets.complete, unsound=soundness.unsound, spell=moves.spell, find=moves.find, tell=story.tell,
        ask=story.ask, explain=story.explain, show=positions.show, settle=positions.settle, board=positions.board,
    )  # fmt: skip
    most_legal = ACTIONS
    longest = 200

    def read_edition(self, box: Fields) -> None:
        box.copies = self.edition.components(Components).copies
