"""Play random matches of every game on a GPU, compare them with the CPU's bit for bit, and print actions per second.

    python benchmarks/gpu.py [--matches 270336] [--actions 1000] [--games sunrise-lane ...] [--json FILE]

Needs a CUDA device, numba and numba-cuda. Every thread plays its own matches from its own random numbers; the first
few hundred are played again on one CPU core by the same kernels, and their checksums, counts and final states must be
equal.
"""

import argparse
import fcntl
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ["TABLEE_GEAR"] = "compiled"
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

from tablee.core.cuda import GpuBatch
from tablee.core.game import Game
from tablee.core.rng import new_rng
from tablee.core.specialise import referee

GAMES = {
    "sunrise-lane": "tablee.games.sunrise_lane.game:SunriseLane",
    "rue-de-la-paix": "tablee.games.rue_de_la_paix.game:RueDeLaPaix",
    "sunny-day": "tablee.games.sunny_day.game:SunnyDay",
}
SEED = 2026


def load(name: str, players: int) -> Game:
    """A game by its place in the source tree: the package need not be installed on the machine with the GPU."""
    module, _, kind = GAMES[name].partition(":")
    return getattr(__import__(module, fromlist=[kind]), kind)(players=players)  # type: ignore[no-any-return]


@contextmanager
def alone() -> Iterator[None]:
    """One measurement at a time on this machine, though several programs compile side by side."""
    with (Path(tempfile.gettempdir()) / "tablee-gpu.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def play_on_cpu(game: Game, matches: int, actions: int) -> tuple[np.ndarray, np.ndarray, float]:
    """The same matches on one core: checksums, final states, seconds."""
    play = referee(type(game)).play_actions
    moves, totals = np.zeros(game.most_legal, np.int32), np.zeros(2, np.int64)
    checksums, states = np.zeros(matches, np.int64), np.zeros(matches, game.state_type)
    play(game.box.record, game.start().record, new_rng(0), moves, 1, totals)  # compile before the clock starts
    began = time.perf_counter()
    for match in range(matches):
        state = game.start()
        checksums[match] = play(game.box.record, state.record, new_rng(SEED, match), moves, actions, totals)
        states[match] = state.array[0]
    return checksums, states, time.perf_counter() - began


def measure(game: Game, matches: int, actions: int, compared: int, repeats: int) -> dict[str, object]:
    """One game: the GPU's speed, the CPU's in the same run, and whether they agree."""
    batch = GpuBatch(game, matches)
    batch.play(SEED, 1)
    seconds = []
    with alone():
        for _ in range(repeats):
            began = time.perf_counter()
            batch.play(SEED, actions)
            seconds.append(time.perf_counter() - began)
    checksums, states, cpu_seconds = play_on_cpu(game, compared, actions)
    equal = bool(
        (batch.checksums()[:compared] == checksums).all() and batch.states()[:compared].tobytes() == states.tobytes()
    )
    gpu, cpu = matches * actions / sorted(seconds)[repeats // 2], compared * actions / cpu_seconds
    return {
        "game": game.name, "players": game.players, "matches": matches, "actions": actions, "equal": equal,
        "gpu_actions_per_second": round(gpu), "cpu_actions_per_second": round(cpu), "ratio": round(gpu / cpu, 1),
        "finished_matches": batch.finished_matches(), "state_bytes": game.state_type.itemsize,
    }  # fmt: skip


def main() -> int:
    """Measure, print a line per game, and fail if any match differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=270_336)
    parser.add_argument("--actions", type=int, default=1_000)
    parser.add_argument("--compared", type=int, default=512)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    rows = []
    for name in wanted.games:
        rows.append(
            measure(load(name, wanted.players), wanted.matches, wanted.actions, wanted.compared, wanted.repeats)
        )
        print(json.dumps(rows[-1]), flush=True)
    if wanted.json:
        wanted.json.write_text(json.dumps(rows, indent=1) + "\n")
    return 0 if all(row["equal"] for row in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
