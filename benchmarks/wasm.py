"""The fourth gear beside the second: the same work in WebAssembly (Node.js) and natively (Numba), in one run.

    python -m benchmarks.wasm [--modules FOLDER] [--games sunrise-lane ...] [--json FILE]

Random play, and level 5's search in a few positions of a random match, in processor time; the best of some rounds, in
which the sides take turns. Sizes are those of the modules, plain and compressed; a module is ready when its exports can
be called.
"""

import argparse
import gzip
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ["TABLEE_GEAR"] = "compiled"

import numpy as np

from benchmarks.search import positions
from tablee.bots.levels import level_settings
from tablee.core.game import Game
from tablee.core.registry import load
from tablee.core.rng import new_rng
from tablee.core.specialise import referee
from tablee.wasm.build import PARTS, module_path
from tablee.wasm.kept import FOLDER, kept_games
from tests.support.wasm.node import RootSearch, do_jobs

SEED = 2026
ROUNDS = 5
ACTIONS = 500_000
ITERATIONS = 4_000
READY_RUNS = 5


def main() -> int:
    """Measure, print a line per game, and write them down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--modules", type=Path, default=FOLDER)
    parser.add_argument("--games", nargs="+", default=kept_games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    rows = []
    for name in wanted.games:
        rows.append(measure(load(name, players=wanted.players), wanted.modules))
        print(json.dumps(rows[-1]), flush=True)
    for part, what in (("gzip", "all modules together"), ("study_gzip", "those for reviews and experts besides")):
        print(f"{what} {sum(int(row[part]) for row in rows):,} bytes compressed")
    if wanted.json:
        wanted.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    return 0


def measure(game: Game, folder: Path) -> dict[str, str | int | float]:
    """One game."""
    native_play, wasm_play = race(game, folder)
    native_search, wasm_search = search_race(game, folder)
    content, study = (module_path(folder, game.name, part).read_bytes() for part in PARTS)
    ready = sorted(do_jobs(folder, game.name, [])[1] for _ in range(READY_RUNS))[READY_RUNS // 2]
    return {
        "game": game.name, "players": game.players,
        "native_actions_per_second": round(native_play), "wasm_actions_per_second": round(wasm_play),
        "play_ratio": round(wasm_play / native_play, 2),
        "native_iterations_per_second": round(native_search), "wasm_iterations_per_second": round(wasm_search),
        "search_ratio": round(wasm_search / native_search, 2),
        "bytes": len(content), "gzip": compressed(content), "study_gzip": compressed(study),
        "ready_ms": round(1000 * ready, 1),
    }  # fmt: skip


def compressed(content: bytes) -> int:
    """How many bytes travel."""
    return len(gzip.compress(content, 9, mtime=0))


def race(game: Game, folder: Path) -> tuple[float, float]:
    """Random actions a second, native and in a module."""
    play = referee(type(game)).play_actions
    state, rng = game.start(), new_rng(SEED)
    moves, totals = np.zeros(game.most_legal, np.int32), np.zeros(2, np.int64)
    job = {"job": "race", "box": game.box.tobytes().hex(), "seed": SEED, "stream": 0, "actions": ACTIONS, "rounds": 1}

    def native() -> float:
        return seconds_of(lambda: play(*game.arguments(state), rng, moves, ACTIONS, totals))

    def module() -> float:
        return float(do_jobs(folder, game.name, [job])[0][0]["seconds"])

    native()
    return best_of(ACTIONS, native, module)


def search_race(game: Game, folder: Path) -> tuple[float, float]:
    """Iterations a second, native and in a module, over all positions."""
    settings = level_settings(game.name, 5).search
    searches = [
        RootSearch(game, match.state.copy(), settings, SEED, ITERATIONS, ITERATIONS + 2) for match in positions(game)
    ]
    searches[0].search().iterate(1)

    def native() -> float:
        ready = [one.search() for one in searches]
        return sum(seconds_of(lambda one=one: one.iterate(ITERATIONS)) for one in ready)  # type: ignore[misc]

    def module() -> float:
        warm_up = searches[0].job()
        found, _ = do_jobs(folder, game.name, [warm_up, *(one.job() for one in searches)])
        return sum(float(one["seconds"]) for one in found[1:])

    return best_of(ITERATIONS * len(searches), native, module)


def best_of(work: int, native: Callable[[], float], module: Callable[[], float]) -> tuple[float, float]:
    """So much work a second in the best of some rounds, which take turns: both meet the same machine."""
    rounds = [(native(), module()) for _ in range(ROUNDS)]
    return work / min(one for one, _ in rounds), work / min(other for _, other in rounds)


def seconds_of(work: Callable[[], object]) -> float:
    """The processor time that it takes: others may be busy on this machine, too."""
    began = time.process_time()
    work()
    return time.process_time() - began


if __name__ == "__main__":
    sys.exit(main())
