"""What the choices of a search are worth, beside the favourite of the network.

    python -m benchmarks.looks GAME FILE [--looks 1000] [--seconds 300] [--try rounds=2 --try level=5,looks=4000 ...]

FILE is from `benchmarks.worth`: positions, and what their moves are worth when the network plays on. Every search
chooses in every position; the gain is the difference of victories to the favourite, in points, with its standard
error: where the network is sure of its favourite (SURE) and where it is not, and for all decisions of a seat in a match
together, as if each came alone. `--try` is written as in `benchmarks.duels`. A choice that was not played out
counts as the favourite; how many there were is said.
"""

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

os.environ["TABLEE_GEAR"] = "compiled"
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

import tablee
from benchmarks.duels import TunedLevel
from tablee.arena.executors import executor
from tablee.bots.bot import Budget
from tablee.core.game import Game

SURE = 0.9
SEED = 2026
BEST = "the best of the moves played out"


def state_of(game: Game, view: bytes) -> Any:
    """A view from its bytes."""
    return type(game.start())(np.frombuffer(bytearray(view), game.state_type))


def choices(asked: tuple[str, int, bytes, int, tuple[str, ...]]) -> tuple[int, list[int], list[float]]:
    """What each of some searches chooses in a position, and how long it takes."""
    name, players, view, place, tries = asked
    game = tablee.load(name, players=players)
    state = state_of(game, view)
    seat, legal = int(state.actor), game.legal(state)
    found, times = [], []
    for one in tries:
        began = time.perf_counter()
        found.append(int(TunedLevel(one).choose(game, state, seat, legal, Budget(), SEED + place).action))
        times.append(time.perf_counter() - began)
    return place, found, times


def told(numbers: np.ndarray) -> str:
    """A mean and its standard error, in points of victory."""
    if len(numbers) == 0:
        return "-"
    return f"{np.mean(numbers):+.2f} ± {np.std(numbers) / len(numbers) ** 0.5:.2f}"


def gain_of(worth: np.ndarray, actions: np.ndarray, chosen: int) -> float | None:
    """By how much a move is worth more than the favourite; None if it was not played out."""
    at = np.flatnonzero(actions == chosen)
    return float(worth[at[0]] - worth[0]) if len(at) else None


def most_gained(wins: np.ndarray) -> float:
    """What the move that is best in one half of the playouts gains in the other half."""
    halves = ((wins[:, 0], wins[:, 1]), (wins[:, 1], wins[:, 0]))
    return sum(float(other[one.argmax()] - other[0]) for one, other in halves) / 2


def main() -> None:
    """Choose, look up and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--looks", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--try", action="append", default=[], dest="tries")
    asked = parser.parse_args()
    known = dict(np.load(asked.file))
    wins, players, each = 100 * known["wins"], int(known["players"]), float(known["each"])
    tries = tuple(one if "looks=" in one else f"{one},looks={asked.looks}" for one in asked.tries)
    order = np.random.default_rng(SEED).permutation(np.flatnonzero(~np.isnan(wins[:, 0, 0])))
    gains: list[list[float]] = []
    sure: list[bool] = []
    unknown, spent = np.zeros(len(tries)), np.zeros(len(tries))
    began = time.monotonic()
    with executor(asked.workers or os.cpu_count() or 1) as where:
        work = ((asked.game, players, known["views"][place].tobytes(), int(place), tries) for place in order)
        playing = where.run(choices, work)
        for place, chosen, times in playing:
            found = [gain_of(wins[place].mean(1), known["actions"][place], one) for one in chosen]
            unknown += [gain is None for gain in found]
            spent += times
            gains.append([most_gained(wins[place]), *(gain or 0.0 for gain in found)])
            sure.append(known["sure"][place] >= SURE)
            print(f"\r{len(gains)} positions", end="", file=sys.stderr, flush=True)
            if time.monotonic() > began + asked.seconds:
                playing.close()
                break
    print(file=sys.stderr)
    table, certain = np.array(gains), np.array(sure)
    print(f"{asked.game} {players}: {each:.0f} decisions a seat and match, {len(gains)} positions")
    for index, name in enumerate((BEST, *tries)):
        column, beside = table[:, index], table[:, index] - table[:, min(1, len(tries))]
        print(
            f"{name:34} a match {told(each * column)} | beside the first {told(each * beside)} "
            f"| not sure {told(column[~certain])} | sure {told(column[certain])}"
        )
        if index:
            print(f"{'':34} {1000 * spent[index - 1] / len(gains):.0f} ms, {unknown[index - 1]:.0f} not played out")


if __name__ == "__main__":
    main()
