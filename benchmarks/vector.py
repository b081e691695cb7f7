"""How much of the raw engine's speed is left through the vector environment, observations and masks included.

    python benchmarks/vector.py [--matches 1024] [--games sunrise-lane ...] [--threads 1] [--json FILE]

Both sides play at random on the same machine in the same run, in turns, and the best of the rounds counts. The raw side
is the compiled loop of `tablee.core.referee`, one match after the other; the vector side is `VectorEnv.sample` and
`VectorEnv.step_unchecked` (and, in a column of its own, the checked `step`). Luck counts as actions on both sides: the
share of luck is measured on the raw side, and is the same on the other. With one thread the clock is the thread's CPU
time, so that a busy machine does not blur the ratio; with more it is the time on the wall.
"""

import argparse
import json
import os
import time
from collections.abc import Callable
from pathlib import Path

os.environ["TABLEE_GEAR"] = "compiled"

import numpy as np

import tablee
from tablee.core.game import Game
from tablee.core.rng import new_rng
from tablee.core.specialise import referee
from tablee.envs.vector import VectorEnv

GAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
RAW_ACTIONS = 20_000


def per_second(work: Callable[[], float], clock: Callable[[], float], seconds: float) -> float:
    """How many units of work a second: each call does some and says how many."""
    began, done = clock(), 0.0
    while clock() - began < seconds:
        done += work()
    return done / (clock() - began)


def raw_player(game: Game) -> tuple[Callable[[], float], Callable[[], float]]:
    """The engine without anything around it, and the share of decisions among its actions so far."""
    play = referee(type(game)).play_actions
    state, rng = game.start(), new_rng(1)
    moves, totals, played = np.zeros(game.most_legal, np.int32), np.zeros(2, np.int64), [0]

    def work() -> float:
        play(game.box.record, state.record, rng, moves, RAW_ACTIONS, totals)
        played[0] += RAW_ACTIONS
        return RAW_ACTIONS

    return work, lambda: float(totals[1] / played[0])


def vector_player(env: VectorEnv, checked: bool) -> Callable[[], float]:
    """One step of all matches with random legal actions."""
    actions = env.sample()
    step = env.step if checked else env.step_unchecked

    def work() -> float:
        step(env.sample(actions))
        return env.matches

    return work


def measure(name: str, players: int, matches: int, threads: int, rounds: int, seconds: float) -> dict[str, object]:
    """One game: actions per second raw, through the vector environment, and the ratio."""
    game = tablee.load(name, players=players)
    clock = time.thread_time if threads == 1 else time.perf_counter
    raw, share = raw_player(game)
    with VectorEnv(game, matches, seed=1, threads=threads) as env:
        works = {"raw": raw, "vector": vector_player(env, False), "checked": vector_player(env, True)}
        for work in works.values():
            per_second(work, clock, seconds)  # compiles, warms the caches, and spreads the matches out
        best = dict.fromkeys(works, 0.0)
        for _ in range(rounds):
            for side, work in works.items():
                best[side] = max(best[side], per_second(work, clock, seconds))
    decisions = share()
    return {
        "game": name, "players": players, "matches": matches, "threads": threads,
        "raw_actions_per_second": round(best["raw"]),
        "vector_actions_per_second": round(best["vector"] / decisions),
        "vector_decisions_per_second": round(best["vector"]),
        "ratio": round(best["vector"] / decisions / best["raw"], 3),
        "ratio_checked": round(best["checked"] / decisions / best["raw"], 3),
    }  # fmt: skip


def main() -> int:
    """Measure, print a line per game, and fail where less than a quarter is left."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1024)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    rows = []
    for name in wanted.games:
        rows.append(measure(name, wanted.players, wanted.matches, wanted.threads, wanted.rounds, wanted.seconds))
        print(json.dumps(rows[-1]), flush=True)
    if wanted.json:
        wanted.json.write_text(json.dumps(rows, indent=1) + "\n")
    return 0 if all(row["ratio"] >= 0.25 for row in rows) else 1  # type: ignore[operator]


if __name__ == "__main__":
    raise SystemExit(main())
