"""The records a search works on: its settings, the nodes of its tree, and its scratch space.

All of it is plain memory with named fields, so that a search takes nothing but addresses and numbers in every gear.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache
from typing import Any

import numpy as np

from tablee.bots.advice import advice
from tablee.core.fields import Fields, fields_class, record_type
from tablee.core.game import Game

ROOT = 0
NONE = -1
MOST_DEPTH = 64
COUNTS = 32_768
"""Logarithms of smaller counts are noted down."""

NODE = record_type(
    [
        ("first", "i4"),  # its first child; children are sorted by their actions
        ("next", "i4"),  # the next child of the same parent
        ("action", "i4"),  # what was done to come here
        ("seat", "i4"),  # by whom
        ("visits", "i4"),
        ("available", "i4"),  # how often it could have been visited
        ("value", "f8"),  # sums over the visits: what the seat strives for,
        ("win", "f8"),  # its part of the victory,
        ("margin", "f8"),  # its points above the best opponent,
        ("square", "f8"),  # and the square of its part of the victory
        ("prior", "f8"),  # how likely a network finds it among the children of its parent
    ]
)


@dataclass(frozen=True)
class SearchSettings:
    """How a search decides; the numbers are by game and level (`levels.toml`).

    `exploration` UCB's constant; `width` and `widening`: a node visited n times has at most width + widening * √n
    children; `bias` how much advice counts against statistics; `noise` the whims of advised play, in points; `rounds`
    how many are played before the position is evaluated (0: one's own turn; -1: only the move itself); `win_share` the
    part of victory, beside that of the margin, in what is striven for; `span` the margin that makes a victory likely;
    `greed` how much the points on the table count instead of the position; `depth` of the tree; `beyond`
    whether it goes on beyond luck and the decisions of others; `patience` the visits before a node gets children;
    `prior` how much of the network's preferences counts when it is chosen what to try (level 6).
    """

    exploration: float = 0.5
    width: float = 3.0
    widening: float = 1.0
    bias: float = 0.5
    noise: float = 2.0
    rounds: int = 1
    win_share: float = 0.6
    span: float = 10.0
    greed: float = 0.0
    depth: int = MOST_DEPTH - 2
    beyond: bool = False
    patience: int = 1
    prior: float = 1.0


_NUMPY_TYPES: dict[Any, str] = {float: "f8", int: "i4", bool: "?"}


@cache
def settings_type(kind: type[Game]) -> np.dtype[Any]:
    """The fields of `SearchSettings`, and the weights of the advice about a game."""
    weights = max(1, len(advice(kind).weights))  # a record has no empty fields
    own = [(field.name, _NUMPY_TYPES[field.type]) for field in fields(SearchSettings)]
    return record_type([*own, ("weights", "f8", (weights,))])


@cache
def scratch_type(kind: type[Game]) -> np.dtype[Any]:
    """What a search of a game notes down, for any number of players."""
    most = kind.most_legal + 1  # a kernel may write a move down before it knows whether it is legal
    seats, columns = kind.seats[-1], len(kind.sources) + len(kind.tie_breaks)
    return record_type(
        [
            ("considered", "i4", (most,)),  # the moves at the root, ascending
            ("considered_count", "i4"),
            ("used", "i4"),  # nodes
            ("luck", "i8"),  # which worlds and luck moves are compared in
            ("deepest", "i4"),  # how deep the tree may grow
            ("horizon", "i4"),  # how often the decision may pass on before the position is evaluated
            ("changes", "i4"),  # how often it has passed on
            ("decider", "i4"),  # who decided last
            ("path", "i4", (MOST_DEPTH,)),  # the nodes of this iteration
            ("moves", "i4", (most,)),
            ("scores", "f8", (most,)),  # what advice says of the moves
            ("sheet", "i8", (seats, columns)),
            ("points", "f8", (seats,)),
            ("wins", "f8", (seats,)),
            ("margins", "f8", (seats,)),
            ("utilities", "f8", (seats,)),
            ("logarithms", "f8", (COUNTS,)),  # 0 where nobody has asked yet
        ]
    )


def new_settings(kind: type[Game], settings: SearchSettings) -> Fields:
    """Settings as kernels read them."""
    made = fields_class(settings_type(kind), "Settings")()
    for name, value in asdict(settings).items():
        setattr(made, name, value)
    for index, weight in enumerate(advice(kind).weights.values()):
        made.weights[index] = weight
    return made


def new_scratch(kind: type[Game], considered: Sequence[int]) -> Fields:
    """Scratch space with the moves that are considered at the root."""
    made = fields_class(scratch_type(kind), "Scratch")()
    for index, action in enumerate(sorted(considered)):
        made.considered[index] = action
    made.considered_count = len(considered)
    return made


def two_states(game: Game, view: Fields) -> Any:
    """The view, and room for a world that fits it."""
    states = np.zeros(2, game.state_type)
    for place in range(2):
        type(view)(states[place : place + 1]).assign(view)
    return states
