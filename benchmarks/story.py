"""What it costs to tell a match: random play with and without the events of every action, compiled, in one run.

    python -m benchmarks.story [--actions 300000] [--json FILE]

Both sides play the same matches from the same numbers, on one core; the difference is copying the state before each
action and writing down what it changed, as rows. The best of some rounds, in which the sides take turns.
"""

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

os.environ["TABLEE_GEAR"] = "compiled"

import numba
import numpy as np

from tablee.core.game import OVER, Game
from tablee.core.registry import game_names, load
from tablee.core.rng import new_rng
from tablee.core.row_format import MOST_EVENTS, WIDTH
from tablee.core.specialise import referee

SEED = 2026
ROUNDS = 5


def player(game: Game) -> Any:
    """Play so many actions at random and, if wanted, tell each; the number of events."""
    random_action, start, apply, tell = (
        referee(type(game)).random_action, game.rules.start, game.rules.apply, game.rules.tell
    )  # fmt: skip

    @numba.njit
    def play(box, states, rng, moves, sheet, rows, actions, telling):
        events = 0
        for _ in range(actions):
            if states[0].actor == OVER:
                start(box, states[0])
            action = random_action(box, states[0], rng, moves)
            if telling:
                states[1] = states[0]
            apply(box, states[0], action)
            if telling:
                events += tell(box, states[1], action, states[0], sheet, rows)
        return events

    return play


def measure(game: Game, actions: int) -> dict[str, str | float]:
    """One game."""
    play = player(game)
    columns = len(game.sources) + len(game.tie_breaks)
    sheet, rows = np.zeros((game.players, columns), np.int64), np.zeros((MOST_EVENTS, WIDTH), np.int32)

    def run(count: int, telling: bool) -> tuple[float, int]:
        states = np.zeros(2, game.state_type)
        game.rules.start(game.box.record, states[0])
        began = time.process_time()
        told = play(
            game.box.record, states, new_rng(SEED), np.zeros(game.most_legal, np.int32), sheet, rows, count, telling
        )
        return time.process_time() - began, int(told)

    run(1000, True)
    times = [(run(actions, False)[0], *run(actions, True)) for _ in range(ROUNDS)]
    silent, told = min(one[0] for one in times), min(one[1] for one in times)
    return {
        "game": game.name,
        "microseconds_an_action": round(silent / actions * 1e6, 3),
        "microseconds_told": round(told / actions * 1e6, 3),
        "story": round((told - silent) / actions * 1e6, 3),
        "ratio": round(told / silent, 2),
        "events_an_action": round(times[0][2] / actions, 2),
    }


def main() -> int:
    """Measure, print a line per game, and write them down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=300_000)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    names = [name for name in game_names() if name != "high-road"]
    found = [measure(load(name), wanted.actions) for name in names]
    for row in found:
        print(json.dumps(row), flush=True)
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
