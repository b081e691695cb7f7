"""The records a judge works on: moves that are compared, and what may be expected of a state."""

from functools import cache
from typing import Any

import numpy as np

from tablee.core.fields import record_type
from tablee.core.game import Game

NOTHING = -1
"""Instead of an action, where advice chooses one."""
PLAYED, UNPLANNED, ADVISED, OTHERS = 0, 1, 2, 3
"""Where the arms stand: the move that was played, and behind the next two all other moves, each with a plan for the
rest of the turn; and for the ledger the move that was played and what advice plays, both going on as advised."""
MOST_NODES = 4096
"""Of the plans for the rest of a turn."""


@cache
def arm_type(kind: type[Game]) -> np.dtype[Any]:
    """A move, and sums over the worlds in which it was tried."""
    seats = kind.seats[-1]
    return record_type(
        [
            ("action", "i4"),
            ("visits", "i4"),
            ("node", "i4"),  # where the plan for the rest of the turn begins
            ("dropped", "?"),  # for screening: others are better
            ("prior", "f8"),  # what advice says of it, below the move that it rates highest
            ("worth", "f8"),  # what the deciding seat strives for,
            ("gap", "f8"),  # that less what the move played was worth in the same world,
            ("gap_square", "f8"),  # and the square of this
            ("wins", "f8", (seats,)),
            ("wins_square", "f8"),  # of the deciding seat
            ("margins", "f8", (seats,)),
            ("points", "f8", (seats,)),
        ]
    )


@cache
def outlook_type(kind: type[Game]) -> np.dtype[Any]:
    """What every seat may expect: sums over samples, and over their squares."""
    seats = kind.seats[-1]
    return record_type(
        [
            ("samples", "i4"),
            ("wins", "f8", (seats,)),
            ("wins_square", "f8", (seats,)),
            ("margins", "f8", (seats,)),
            ("margins_square", "f8", (seats,)),
            ("sample_wins", "f8", (seats,)),  # of the sample that is being taken
            ("sample_margins", "f8", (seats,)),
        ]
    )
