"""`kill -9` at random moments under load, many rounds: python -m benchmarks.crashes [--rounds 50] [--postgres]."""

import argparse
import tempfile
from pathlib import Path

from tests.server.client import run
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from tests.server.test_crashes import crash_rounds, restless_rounds


def main() -> None:
    """Every acknowledged move must be found again, once, in a record that replays and verifies."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    arguments = parser.parse_args()
    postgres = Postgres() if arguments.postgres else None
    with tempfile.TemporaryDirectory() as folder:
        left, moves, others, seed = arguments.rounds, 0, 0, arguments.seed
        while left > 0:
            rounds = min(5, left)
            database = postgres.database() if postgres else None
            server = ServerProcess(Path(folder) / f"data{seed}", database).start()
            found: list[int] = []

            async def play(server: ServerProcess = server, rounds: int = rounds, seed: int = seed) -> None:
                found.append(await crash_rounds(server, rounds, arguments.tables, seed))  # noqa: B023
                found.append(await restless_rounds(server, rounds, arguments.tables // 2, seed))  # noqa: B023

            try:
                run(play(), 600)
            finally:
                server.kill()
            moves, others, left, seed = moves + found[0], others + found[1], left - rounds, seed + 1000
            kills = 2 * (arguments.rounds - left)
            print(f"{kills} kills, {moves} moves and {others} requests of all kinds: none lost, none twice", flush=True)
    if postgres:
        postgres.stop()


if __name__ == "__main__":
    main()
