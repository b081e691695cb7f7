"""Matches between bots, move by move: what was played is kept until it has been written, and never played again."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from tablee.arena.playing import BotsAtTheTable, loaded
from tablee.core.game import Game
from tablee.core.luck import SeededLuck
from tablee.core.playing import drawing, play_to_the_end
from tablee.datasets.errors import DatasetError
from tablee.datasets.plan import Plan

FILE = "moves.jsonl"


class Moves(msgspec.Struct, frozen=True):
    """A match that was played: its number and its actions, luck included."""

    match: int
    actions: list[int]


class Bout(msgspec.Struct, frozen=True):
    """A match that is to be played."""

    plan: Plan
    match: int


def game_of(plan: Plan) -> Game:
    """The game of a plan, made once in a process."""
    return loaded(plan.game, plan.players, tuple(sorted(plan.options.items())))


def play(bout: Bout) -> Moves:
    """Play a match. Bots with budgets in iterations play it alike whenever and wherever it is played."""
    plan, number = bout.plan, bout.match
    game = game_of(plan)
    bots = BotsAtTheTable(game, plan.lineup(number), f"{plan.seed}/{number}")
    draw = drawing(game, SeededLuck(plan.luck(number)))
    return Moves(number, [action for _, action in play_to_the_end(game, game.start(), draw, bots.decide)])


class Kept:
    """The moves of matches whose part is not written yet: a line for each, only ever added to."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.moves: dict[int, list[int]] = {}
        whole_bytes = 0
        for one, end in self._lines():
            self.moves[one.match], whole_bytes = one.actions, end
        if self.path.exists():
            os.truncate(self.path, whole_bytes)

    def _lines(self) -> Iterator[tuple[Moves, int]]:
        """What is there, with the place where each line ends; a last line that was cut off does not count."""
        if not self.path.exists():
            return
        decoder, end = msgspec.json.Decoder(Moves), 0
        with self.path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if not line.endswith(b"\n"):
                    return
                end += len(line)
                try:
                    yield decoder.decode(line), end
                except msgspec.DecodeError:
                    raise DatasetError("moves-damaged", path=str(self.path), line=number) from None

    def add_all(self, played: Iterable[Moves]) -> Iterator[Moves]:
        """Keep matches as they come; each is in the hands of the operating system before it is handed on."""
        with self.path.open("ab") as file:
            for one in played:
                file.write(msgspec.json.encode(one) + b"\n")
                file.flush()
                self.moves[one.match] = one.actions
                yield one

    def forget(self) -> None:
        """All parts are written."""
        self.path.unlink(missing_ok=True)
        self.moves.clear()
