"""The leak fuzz at length: python -m benchmarks.leaks [--matches 1000]. A leak raises with game, seed and seat.

One position after the other is looked at from Python, so the interpreted gear (TABLEE_GEAR=interpreted) is as fast.
"""

import argparse
import asyncio
import time

import tests.conftest  # noqa: F401  (installs the example game)
from tablee import game_class, game_names
from tests.support.server.leaks import check_worlds


async def compare(name: str, matches: int, first: int) -> int:
    """So many matches of a game, with every number of players in turn; the messages that were alike."""
    kind = game_class(name)
    games = [kind(players=players) for players in kind.seats]
    return sum([await check_worlds(games[seed % len(games)], seed) for seed in range(first, first + matches)])


def main() -> None:
    """All games, all player counts, every seat and the spectator."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=10_000)
    arguments = parser.parse_args()
    for name in game_names():
        began = time.perf_counter()
        alike = asyncio.run(compare(name, arguments.matches, arguments.seed))
        took = time.perf_counter() - began
        print(f"{name}: {arguments.matches} matches, {alike} messages alike in both worlds, {took:.0f} s", flush=True)


if __name__ == "__main__":
    main()
