"""How long a network takes to judge a position, beside the same network in PyTorch.

    python -m benchmarks.judge [--games sunrise-lane ...] [--positions 60]

One core, one position at a time, positions from matches of the network with itself. `kernels` is everything from the
state to preferences and expectations: what the moves do, the survey, and the forward pass; `PyTorch` is the forward
pass alone, on rows and numbers that lie ready. The ratio is PyTorch's time to ours.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ["TABLEE_GEAR"] = "compiled"
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np
import torch

import tablee
from tablee.bots import expert
from tablee.bots.bot import Budget
from tablee.core.features import features_of
from tablee.core.fields import record_argument, records_argument
from tablee.core.kernel import argument
from tablee.training.export import imported
from tablee.training.network import Network, Seen

TIMES = 50


def microseconds(work: Callable[[], object]) -> float:
    """How long something takes, done again and again."""
    work()
    began = time.perf_counter()
    for _ in range(TIMES):
        work()
    return 1e6 * (time.perf_counter() - began) / TIMES


def measure(name: str, positions: int) -> str:
    """One game, at two players."""
    kind = tablee.game_class(name)
    game, network, features = kind(players=2), expert.expert_of(kind), features_of(kind)
    theirs, bot = Network(kind), expert.ExpertBot()
    imported(network, theirs)
    weights = argument(np.array(list(expert.advice(kind).weights.values()) or [0.0]))
    spent, moves, seed = [], 0, 0
    while len(spent) < positions:
        match, seed = game.match(seed=seed), seed + 1
        while not match.over:
            seat, legal = int(match.state.actor), match.legal_actions()
            if len(legal) > 1 and match.ply % 9 == 0 and len(spent) < positions:
                states, room = expert.three_states(game, match.state), expert.new_room(kind)
                listed = np.zeros(kind.most_legal + 1, np.int32)
                listed[: len(legal)] = legal
                given = (
                    record_argument(game.box), records_argument(states), argument(listed), len(legal), weights,
                    record_argument(network), record_argument(room),
                )  # fmt: skip
                ours = microseconds(lambda given=given: expert.kernels(kind).judge(*given))
                seen = seen_in(room.array[0], network.array[0]["reads"], len(legal), features.size, len(features.facts))
                with torch.no_grad():
                    spent.append((ours, microseconds(lambda seen=seen: theirs(seen))))
                moves += len(legal)
            match.play(bot.choose(game, game.view(match.state, seat), seat, legal, Budget(), seed).action)
    ours, torchs = np.mean(spent, 0)
    return (
        f"{name}: kernels {ours:.1f} µs, PyTorch {torchs:.1f} µs, ratio {torchs / ours:.1f} "
        f"({moves / len(spent):.0f} moves a position, {len(spent)} positions)"
    )


def seen_in(room: np.void, reads: np.ndarray, count: int, size: int, facts: int) -> Seen:
    """What PyTorch is shown of the same position."""
    rows = room["rows"][: count * size].reshape(count, size)
    inputs = np.concatenate([room["observation"][reads], room["facts"][:facts], rows.max(0)])
    return Seen(
        torch.from_numpy(inputs[None].copy()), torch.from_numpy(rows.copy()), torch.zeros(count, dtype=torch.long),
        torch.zeros(1, dtype=torch.long), torch.full((1,), 2),
    )  # fmt: skip


def main() -> None:
    """Measure, and print a line a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=["sunrise-lane", "rue-de-la-paix", "sunny-day"])
    parser.add_argument("--positions", type=int, default=60)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    for name in asked.games:
        print(measure(name, asked.positions), flush=True)


if __name__ == "__main__":
    main()
