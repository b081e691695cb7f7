"""Step the vector environment on a GPU: equal to the CPU's, shared with PyTorch, and how near to the raw engine.

    python benchmarks/vector_gpu.py [--matches 262144] [--steps 200] [--games sunrise-lane ...] [--json FILE]

Needs a CUDA device, numba and numba-cuda; where PyTorch is installed, it also proves that tensors share the
environment's memory, and measures a loop in which PyTorch chooses the actions. Observations and masks are written in
every step. A few hundred matches are stepped on one CPU core too, and every array must be equal after every step. The
raw engine is that of `gpu.py`: whole matches inside one call, nothing written but the end. Both play at random, in the
same run, and decisions are counted on both sides.
"""

import argparse
import json
import os
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

os.environ["TABLEE_GEAR"] = "compiled"
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))
sys.path.insert(0, str(Path(__file__).parent))

import numpy as np
from gpu import GAMES, SEED, alone, load
from numba import cuda

from tablee.core.cuda import GpuBatch
from tablee.core.game import Game
from tablee.envs.cuda import CudaVectorEnv
from tablee.envs.vector import VectorEnv

ARRAYS = ("observations", "masks", "counts", "actors", "rewards", "ended")
RAW_MATCHES, RAW_ACTIONS = 270_336, 1_000


def is_equal(game: Game, matches: int, steps: int) -> bool:
    """Whether the GPU and the CPU play the same matches, array by array."""
    there, here = CudaVectorEnv(game, matches, SEED), VectorEnv(game, matches, SEED)
    for _ in range(steps):
        actions = there.sample()
        if actions.copy_to_host().tolist() != here.sample().tolist():
            return False
        there.step(actions)
        here.step(actions.copy_to_host())
        for array in ARRAYS:
            if not np.array_equal(getattr(there, array).copy_to_host(), getattr(here, array)):
                return False
    return bool(there.states().tobytes() == here._states.tobytes())


def gpu_speed(env: CudaVectorEnv, steps: int) -> float:
    """Decisions per second with random actions."""
    actions = env.sample()
    for _ in range(10):
        env.step_unchecked(env.sample(actions))
    cuda.synchronize()
    began = time.perf_counter()
    for _ in range(steps):
        env.step_unchecked(env.sample(actions))
    cuda.synchronize()
    return env.matches * steps / (time.perf_counter() - began)


def torch_speed(env: CudaVectorEnv, steps: int) -> dict[str, Any]:
    """The same with actions chosen by PyTorch from the masks, on memory that is shared."""
    if find_spec("torch") is None:
        return {"torch": None}
    import torch

    masks = torch.as_tensor(env.masks, device="cuda")
    observations = torch.as_tensor(env.observations, device="cuda")
    shared = (
        masks.data_ptr() == env.masks.__cuda_array_interface__["data"][0]
        and observations.data_ptr() == env.observations.__cuda_array_interface__["data"][0]
    )
    before = observations.clone()

    def step() -> None:
        noise = torch.rand(masks.shape, device="cuda")
        env.step_unchecked((noise * masks).argmax(1).to(torch.int32))

    for _ in range(5):
        step()
    torch.cuda.synchronize()
    began = time.perf_counter()
    for _ in range(steps):
        step()
    torch.cuda.synchronize()
    speed = env.matches * steps / (time.perf_counter() - began)
    seen = bool((observations != before).any())
    return {
        "torch": torch.__version__,
        "torch_shares_memory": shared and seen,
        "torch_decisions_per_second": round(speed),
    }


def raw_speed(game: Game, matches: int, actions: int) -> tuple[float, float]:
    """Actions and decisions per second of the engine without anything around it."""
    batch = GpuBatch(game, matches)
    batch.play(SEED, 1)
    with alone():
        began = time.perf_counter()
        batch.play(SEED, actions)
        took = time.perf_counter() - began
    decisions = int(batch._totals.copy_to_host()[:, 1].sum())
    return matches * actions / took, decisions / took


def speeds(game: Game, matches: int, steps: int) -> dict[str, Any]:
    """One game: the speed through the environment and without it."""
    raw_actions, raw_decisions = raw_speed(game, RAW_MATCHES, RAW_ACTIONS)
    env = CudaVectorEnv(game, matches, SEED)
    env.step_unchecked(env.sample())  # compiled before the others have to wait
    with alone():
        vector = gpu_speed(env, steps)
        by_torch = torch_speed(env, max(steps // 4, 1))
    return {
        "game": game.name, "players": game.players, "matches": matches, "steps": steps,
        "raw_actions_per_second": round(raw_actions), "raw_decisions_per_second": round(raw_decisions),
        "vector_decisions_per_second": round(vector), "ratio": round(vector / raw_decisions, 3), **by_torch,
    }  # fmt: skip


def measure(game: Game, matches: int, steps: int, compared: int) -> dict[str, Any]:
    """One game: how fast it is, and whether CPU and GPU agree."""
    return {**speeds(game, matches, steps), "equal": is_equal(game, compared, min(steps, 150))}


def main() -> int:
    """Measure, print a line per game, and fail if any array differs or was copied."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=262_144)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--compared", type=int, default=256)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    rows = []
    for name in wanted.games:
        rows.append(measure(load(name, wanted.players), wanted.matches, wanted.steps, wanted.compared))
        print(json.dumps(rows[-1]), flush=True)
    if wanted.json:
        wanted.json.write_text(json.dumps(rows, indent=1) + "\n")
    return 0 if all(row["equal"] and row.get("torch_shares_memory", True) for row in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
