"""The arrays a search works on, and the names of their columns; allocated here, filled by kernels."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.kernel import COMPILED, argument, gear

ROOT = 0
NONE = -1
MOST_DEPTH = 64

# columns of Tree.nodes
FIRST, NEXT, ACTION, SEAT, VISITS, AVAILABLE = range(6)
# columns of Tree.sums
VALUE, WIN, MARGIN, SQUARE = range(4)
SUMS = 4
# places of Desk.pace
CHANGES, DECIDER, USED = range(3)
# places of a taste
EXPLORATION, WIDTH, WIDENING, BIAS, NOISE, HORIZON, WIN_SHARE, SPAN, GREED, DEPTH, BEYOND, PATIENCE = range(12)


class Tree(NamedTuple):
    """A row per node: its first child and next sibling, the action and who chose it, and what was seen of it."""

    nodes: Any
    sums: Any


class Desk(NamedTuple):
    """Scratch space of one search."""

    moves: Any
    root_moves: Any
    """Their number, then the moves."""
    scores: Any
    child_of: Any
    stamps: Any
    """By action; the last one is the stamp of now."""
    path: Any
    pace: Any
    """How often the decision has passed on, who decided last; how many nodes are used."""
    weights: Any
    """Of the advice about the game."""
    sheet: Any
    points: Any
    wins: Any
    margins: Any
    utilities: Any


class States:
    """Two records for the interpreted gear; storing one copies it, as it does in an array of records."""

    def __init__(self, states: Sequence[Fields]) -> None:
        self._states = list(states)

    def __getitem__(self, index: int) -> Fields:
        return self._states[index]

    def __setitem__(self, index: int, state: Fields) -> None:
        self._states[index].assign(state)


@dataclass(frozen=True)
class Taste:
    """How a search thinks; the numbers are by game and level (`levels.toml`).

    `exploration` UCB's constant; `width` and `widening`: a node visited n times has at most width + widening * √n
    children; `bias` how much advice counts against statistics; `noise` the whims of advised play, in points; `rounds`
    how many are played before the position is evaluated (0: one's own turn; -1: only the move itself); `win_share` the
    part of victory, beside that of the margin, in what is striven for; `span` the margin that makes a victory likely;
    `greed` how much the points on the table count instead of the position; `depth` of the tree; `beyond`
    whether it goes on beyond luck and the decisions of others; `patience` the visits before a node gets children.
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

    def array(self, players: int) -> Any:
        """In the order of the kernel's names."""
        horizon = self.rounds * players - 1 if self.rounds > 0 else self.rounds
        return np.array(
            [
                self.exploration, self.width, self.widening, self.bias, self.noise, horizon, self.win_share,
                self.span, self.greed, self.depth if self.rounds >= 0 else 1, self.beyond, self.patience,
            ],
            np.float64,
        )  # fmt: skip


def new_tree(nodes: int) -> Tree:
    """Room for so many nodes; the root is there."""
    tree = Tree(np.zeros((nodes, 6), np.int32), np.zeros((nodes, SUMS), np.float64))
    tree.nodes[ROOT, FIRST] = tree.nodes[ROOT, NEXT] = NONE
    return tree


def new_desk(game: Game, considered: Sequence[int], weights: Sequence[float]) -> Desk:
    """A clean desk with the moves that are considered at the root."""
    root_moves = np.zeros(len(considered) + 1, np.int32)
    root_moves[0] = len(considered)
    root_moves[1:] = considered
    columns = len(game.sources) + len(game.tie_breaks)
    per_seat = [np.zeros(game.players, np.float64) for _ in range(4)]
    return Desk(
        np.zeros(game.most_legal + 1, np.int32), root_moves, np.zeros(game.most_legal + 1, np.float64),
        np.zeros(len(game.moves), np.int32), np.zeros(len(game.moves) + 1, np.int64), np.zeros(MOST_DEPTH, np.int32),
        np.array([0, 0, 1], np.int64), np.array([*weights, 0.0]),
        np.zeros((game.players, columns), np.int64), *per_seat,
    )  # fmt: skip


def two_states(game: Game, view: Fields) -> Any:
    """The view, and room for a world, as kernels of this gear want them."""
    if gear() != COMPILED:
        return States([view.copy(), view.copy()])
    states = np.zeros(2, game.state_type)
    for index in range(2):
        states[index : index + 1].view(np.uint8)[:] = np.frombuffer(view.tobytes(), np.uint8)
    return states


def as_arguments(arrays: Any) -> Any:
    """A tuple of arrays as kernels of this gear want it."""
    return type(arrays)(*(argument(array) for array in arrays))
