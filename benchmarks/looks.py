"""What level 6 gains over the favourite of its network.

    python -m benchmarks.looks GAME [--players N] [--seconds 120] [--playouts 100] [--looks 600]
                               [--try rounds=1 --try trust=0.5,rounds=2 --try level=5,looks=4000 ...]

The positions are from matches of the network with itself. Every move that a search chooses there is played out by the
network on all seats, each time in the same luck as all others, and so is the favourite; the gain is the difference of
victories, in points, with its standard error: where the network is sure of its favourite (SURE) and where it is not,
and for all decisions of a seat in a match together, as if each came alone. `--try` changes settings of level 6
(`SearchSettings`), or takes another level.
"""

import argparse
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ["TABLEE_GEAR"] = "compiled"
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

import tablee
from tablee.bots.advice import advice
from tablee.bots.decision import MOST_NODES, Search, summed_up
from tablee.bots.expert import Judgement, expert_of, kernels, new_room, three_states
from tablee.bots.levels import level_settings
from tablee.core.fields import Fields, record_argument, records_argument
from tablee.core.kernel import argument
from tablee.core.rng import new_rng
from tablee.core.specialise import specialise

SURE = 0.9
TAKEN = 0.12
"""The part of the positions that is looked at: neighbours tell nearly the same."""
SEED = 2026


class Playouts:
    """Matches played out by the network of a game."""

    def __init__(self, game: tablee.Game, number: int) -> None:
        kind = type(game)
        self.game, self.number = game, number
        self.play_out = specialise("benchmarks.playouts", kind, judge=kernels(kind).judge).play_out
        self.moves, self.wins = np.zeros(kind.most_legal + 1, np.int32), np.zeros(kind.seats[-1])
        self.weights = np.array(list(advice(kind).weights.values()))
        self.room, self.rng = new_room(kind), new_rng(SEED)

    def of(self, view: Fields, seat: int, action: int) -> float:
        """The victories that a move brings, of one."""
        states = three_states(self.game, view)
        arguments = (record_argument(self.game.box), records_argument(states), seat, action, argument(self.rng))
        room = (
            argument(self.moves), argument(self.weights), record_argument(expert_of(type(self.game))),
            record_argument(self.room), argument(self.wins),
        )  # fmt: skip
        return sum(self.play_out(*arguments, seed, *room) for seed in range(self.number)) / self.number


def chosen(game: tablee.Game, view: Fields, seat: int, legal: list[int], changes: dict[str, Any], looks: int) -> int:
    """The move that level 6 chooses with other settings, or another level."""
    changes = dict(changes)
    looks, number = int(changes.pop("looks", looks)), int(changes.pop("level", 6))
    settings = replace(level_settings(game.name, number).search, **changes)
    network = expert_of(type(game)) if number == 6 else None
    nodes = len(legal) + 1 if network is not None else min(MOST_NODES, looks + 2)
    search = Search(game, view, seat, legal, settings, SEED, 0, nodes, network)
    search.iterate(looks)
    return summed_up(search.root_moves()).action


def changes_of(text: str) -> dict[str, Any]:
    """Settings by name, as they are written on the command line."""
    pairs = (part.split("=", 1) for part in text.split(","))
    return {name: float(value) if "." in value else int(value) for name, value in pairs}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--looks", type=int, default=600)
    parser.add_argument("--try", action="append", default=[], dest="tries")
    asked = parser.parse_args()
    game = tablee.load(asked.game, players=asked.players)
    tries: dict[str, dict[str, Any]] = {"as it is": {}} | {text: changes_of(text) for text in asked.tries}
    gains: dict[str, list[float]] = {name: [] for name in tries}
    sure: list[bool] = []
    playouts, random = Playouts(game, asked.playouts), np.random.default_rng(SEED)
    began, deal, decisions = time.monotonic(), SEED, 0
    while time.monotonic() < began + asked.seconds:
        deal += 1
        match = game.match(seed=deal)
        while not match.over and time.monotonic() < began + asked.seconds:
            seat, legal = int(match.state.actor), match.legal_actions()
            view = game.view(match.state, seat)
            judged = Judgement(game, view, seat, SEED)
            chances = np.exp(np.array(judged.preferences) - max(judged.preferences))
            chances /= chances.sum()
            decisions += len(legal) > 1
            if len(legal) > 1 and random.random() < TAKEN:
                picked = {name: chosen(game, view, seat, legal, tries[name], asked.looks) for name in tries}
                favourite = judged.moves[int(chances.argmax())]
                differing = {favourite, *picked.values()}
                values = {action: playouts.of(view, seat, action) for action in differing if len(differing) > 1}
                for name, action in picked.items():
                    gains[name].append(100 * (values[action] - values[favourite]) if values else 0.0)
                sure.append(bool(chances.max() >= SURE))
                print(f"\r{len(sure)} positions", end="", file=sys.stderr, flush=True)
            match.play(int(random.choice(judged.moves, p=chances)))
    print(file=sys.stderr)
    if not sure:
        sys.exit(
            f"No position was looked at in {asked.seconds:.0f} s, which compiling may have taken: try more --seconds."
        )
    certain, each = np.array(sure), decisions / (deal - SEED) / game.players
    print(f"{each:.0f} decisions a seat and match; of {len(sure)} positions it is sure in {100 * certain.mean():.0f} %")
    for name, numbers in gains.items():
        found = np.array(numbers)
        print(
            f"{name:28} a match {told(each * found)} | not sure {told(found[~certain])} | sure {told(found[certain])}"
        )


def told(numbers: np.ndarray) -> str:
    """A mean and its standard error, in points of victory."""
    return f"{np.mean(numbers):+.2f} ± {np.std(numbers) / max(1, len(numbers)) ** 0.5:.2f}"


if __name__ == "__main__":
    main()
