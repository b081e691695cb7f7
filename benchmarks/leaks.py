"""The leak fuzz at length: python -m benchmarks.leaks [--matches 1000]. A leak raises with game, seed and seat."""

import argparse
import asyncio

import tests.conftest  # noqa: F401  (installs the example game)
from tablee import game_class, game_names
from tests.server.test_leaks import check_worlds


def main() -> None:
    """All games, all player counts, every seat and the spectator."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=10_000)
    arguments = parser.parse_args()
    for name in game_names():
        kind, compared = game_class(name), 0
        for seed in range(arguments.seed, arguments.seed + arguments.matches):
            game = kind(players=kind.seats[seed % len(kind.seats)])
            compared += asyncio.run(check_worlds(game, seed))
        print(f"{name}: {arguments.matches} matches, {compared} messages alike in both worlds", flush=True)


if __name__ == "__main__":
    main()
