"""Our third gear beside Pgx on JAX, on one GPU, in one run.

    python benchmarks/peers_gpu.py [--players 2] [--seconds 1] [--json FILE]

Needs a CUDA device, numba and numba-cuda for us; JAX with its CUDA plugin, and `pip install pgx`, for Pgx. What is not
there is said to be absent. Every game is a process of its own: they compile side by side, and measure one at a time.

Compared are decisions a second of random play, matches that end beginning anew, everything on the device: ours raw
(`tablee.core.cuda`, one call for a thousand actions), ours through the vector environment (a call for each step,
observations, masks, rewards and lists of moves written every time; see `vector_gpu.py`, whose checks are made too), and
Pgx with its loop inside one call and the best of several batch sizes. A decision of ours has its luck around it, as a
step of Pgx's backgammon has its dice.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

OURS = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
PGX = tuple((game, batch) for batch in (131_072, 16_384, 524_288) for game in ("backgammon", "othello"))
GOALS = {"othello": 5, "backgammon": 30}


def our_row(name: str, players: int) -> dict[str, Any]:
    """A game of ours: raw, through the vector environment, equal to the CPU, shared with PyTorch."""
    from gpu import load
    from vector_gpu import is_equal, speeds

    game = load(name, players)
    row = {"engine": "tablee", **speeds(game, matches=262_144, steps=200)}
    print(json.dumps({**row, "equal": None}), flush=True)
    return {**row, "equal": is_equal(game, matches=256, steps=150)}


def pgx_row(name: str, batch: int, seconds: float) -> dict[str, Any]:
    """A game of Pgx at one batch size."""
    import jax
    from gpu import alone
    from pgx_rollouts import Rollouts

    rollouts = Rollouts(name, batch)
    with alone():
        found = rollouts.measure(seconds)
    return {
        "engine": "pgx", "game": name, "matches": batch, "steps_per_second": round(found.steps_per_second),
        "compile_seconds": round(found.compile_seconds, 1), "finished_matches": found.finished_matches,
        "jax": jax.__version__, "device": jax.devices()[0].device_kind, "platform": jax.devices()[0].platform,
    }  # fmt: skip


def in_a_process(row: list[str], players: int, seconds: float, patience: float) -> dict[str, Any]:
    """A row, measured by this program in a process of its own; what went wrong if it has none to give."""
    environment = {**os.environ, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    command = [sys.executable, __file__, "--players", str(players), "--seconds", str(seconds), "--row", *row]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        output, complaints = process.communicate(timeout=patience)
    except subprocess.TimeoutExpired:
        process.kill()
        output, complaints = process.communicate()
        complaints += f"\nnot ready after {patience:.0f} s"
    try:
        found: dict[str, Any] = json.loads(output.splitlines()[-1])
        return found
    except (IndexError, json.JSONDecodeError):
        return {"row": row, "failed": "\n".join(complaints.splitlines()[-6:])}


def ratios(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How many times Pgx's decisions ours are, for each pair of games, and whether the goal is reached."""
    pgx: dict[str, int] = {}
    for row in rows:
        if row.get("engine") == "pgx":
            pgx[row["game"]] = max(pgx.get(row["game"], 0), row["steps_per_second"])
    return [
        {
            "game": row["game"], "against": name, "pgx_steps_per_second": speed, "goal": GOALS[name],
            "raw": round(row["raw_decisions_per_second"] / speed, 1),
            "vector": round(row["vector_decisions_per_second"] / speed, 1),
        }
        for row in rows if row.get("engine") == "tablee"
        for name, speed in pgx.items()
    ]  # fmt: skip


def main() -> int:
    """Measure everything, print a line for each row as it comes, and fail if one of ours is not equal or not there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--patience", type=float, default=170, metavar="S", help="give a row up after so long")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--row", nargs=2, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.row:
        name, size = wanted.row
        row = our_row(name, wanted.players) if size == "tablee" else pgx_row(name, int(size), wanted.seconds)
        print(json.dumps(row), flush=True)
        return 0
    began = time.perf_counter()
    settings = [[name, "tablee"] for name in OURS]
    absent = [module for module in ("jax", "pgx") if find_spec(module) is None]
    if absent:
        print(f"Pgx is not measured: {' and '.join(absent)} not installed (pip install pgx).", flush=True)
    else:
        settings += [[name, str(batch)] for name, batch in PGX]
    rows: list[dict[str, Any]] = []
    with ThreadPoolExecutor(len(settings)) as pool:
        limits = wanted.players, wanted.seconds, wanted.patience
        for future in as_completed([pool.submit(in_a_process, row, *limits) for row in settings]):
            rows.append(future.result())
            print(f"[{time.perf_counter() - began:5.0f} s]", json.dumps(rows[-1]), flush=True)
            found = {"seconds": round(time.perf_counter() - began), "rows": rows, "ratios": ratios(rows)}
            if wanted.json:
                wanted.json.write_text(json.dumps(found, indent=1) + "\n")
    for ratio in ratios(rows):
        print(json.dumps(ratio), flush=True)
    ours = [row for row in rows if row.get("engine") == "tablee"]
    return (
        0
        if len(ours) == len(OURS) and all(row["equal"] and row.get("torch_shares_memory", True) for row in ours)
        else 1
    )


if __name__ == "__main__":
    raise SystemExit(main())
