"""Puzzles: positions of bots' matches with one move that is clearly the best, as they lie in the package.

A puzzle is a match up to a decision (its seed and the decisions before; luck follows from the seed), the best move, and
what every other move loses. `python -m tools.puzzles` finds and proves them; docs/review.md says how.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.registry import game_class
from tablee.review.chances import sureness
from tablee.review.findings import UNIT, standard_error
from tablee.review.judge import Arm, PlayedLook
from tablee.review.records import OTHERS, PLAYED
from tablee.review.reviewing import won

FOLDER = files("tablee.review") / "puzzles"
SEPARATOR = "; "
"""Between the moves of a puzzle."""
CLEAR = UNIT // 25
"""What every other move loses at least, for certain."""
CERTAIN = 4.0
"""Standard errors that hold for a hundred comparisons at once, 19 times out of 20 and more."""

CONFIRMING = (768, 4096)
"""Worlds in which a proof is confirmed; plans are learnt in half as many."""


@dataclass(frozen=True)
class Puzzle:
    """A position, the best move in it and what is known of the others."""

    game: str
    players: int
    seed: int
    moves: tuple[str, ...]
    """The decisions before it."""
    seat: int
    answer: str
    losses: tuple[int, ...]
    """What every legal move loses against the best one, in thousandths of a victory, in the order of the rules."""
    sure: int
    """What even the best of the others loses for certain, in the same unit."""
    win: int
    """The chance of winning after the best move, in a hundred."""
    level: int
    """The lowest level that finds it, and those above it, too."""
    found: str
    """The day on which it was proved."""

    @property
    def id(self) -> str:
        """A name for it among the puzzles of its game."""
        return f"{self.seed}-{len(self.moves)}"

    def match(self) -> Match:
        """The match up to the decision."""
        match = game_class(self.game)(players=self.players).match(seed=self.seed)
        match.play_all(self.moves)
        return match

    def data(self) -> dict[str, Any]:
        """As it is written; the name of the game stands above."""
        written = {**vars(self), "moves": SEPARATOR.join(self.moves), "losses": list(self.losses)}
        return {name: value for name, value in written.items() if name != "game"}


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that came with the package; a game may do without."""
    path = FOLDER / f"{game}.json"
    return read_puzzles(path.read_text("utf-8")) if path.is_file() else ()


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file."""
    data = json.loads(text)
    return tuple(_read(data["game"], one) for one in data["puzzles"])


def write_puzzles(game: str, made: Sequence[Puzzle]) -> str:
    """A file of puzzles, one a line."""
    lines = ",\n".join(json.dumps(one.data(), ensure_ascii=False, separators=(",", ":")) for one in made)
    return f'{{"game":"{game}","rules":{game_class(game).version},"puzzles":[\n{lines}\n]}}\n'


def _read(game: str, data: dict[str, Any]) -> Puzzle:
    moves, losses = tuple(filter(None, data["moves"].split(SEPARATOR))), tuple(data["losses"])
    return Puzzle(game, **{**data, "moves": moves, "losses": losses})


@dataclass(frozen=True)
class Loss:
    """What a move loses against another, and what it loses for certain, in millionths."""

    mean: int
    sure: int


@dataclass(frozen=True)
class Proof:
    """A move that is clearly the best: what every other one loses, and the chance of winning with it."""

    losses: dict[int, Loss]
    win: int


def prove(game: Game, state: Fields, action: int, seed: int, stages: Sequence[int], least: int = CLEAR) -> Proof | None:
    """Hold a move against all other legal ones; None where it is not certain that each loses at least so much.

    In so many worlds at first, then in so many new ones as long as something is not certain, which costs only what is
    close: what has been proved to lose is not tried again.
    """
    found: dict[int, Loss] = {}
    win, open_questions = 0, [one for one in game.legal(state) if one != action]
    for number, worlds in enumerate(stages):
        look = PlayedLook(game, state, action, seed + number, 0, open_questions)
        look.go_on(worlds, 0)
        arms = look.arms()
        win = won(arms[PLAYED], sureness(game.name, game.players))[int(state.actor)]
        found.update({arm.action: _loss(arm) for arm in arms[OTHERS:]})
        if any(found[one].mean < least // 2 for one in open_questions):
            return None
        open_questions = [one for one in open_questions if found[one].sure < least]
        if not open_questions:
            return Proof(found, win)
    return None


def is_confirmed(puzzle: Puzzle, seed: int) -> bool:
    """Whether every other move is certain to lose something in other worlds, too, with plans that are learnt anew.

    The interval of a loss knows of luck, not of a plan for the rest of a turn that was learnt badly.
    """
    match = puzzle.match()
    action = match.game.read(match.state, puzzle.answer)
    return prove(match.game, match.state, action, seed, CONFIRMING, least=0) is not None


def _loss(arm: Arm) -> Loss:
    mean, error = -arm.gap / arm.visits, standard_error(arm.gap, arm.gap_square, arm.visits)
    return Loss(round(UNIT * mean), round(UNIT * (mean - CERTAIN * error)))
