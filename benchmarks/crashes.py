"""`kill -9` at random moments under load, many rounds: python -m benchmarks.crashes [--rounds 50] [--postgres].

python -m benchmarks.crashes --nodes 3          nodes on one PostgreSQL: killed, paused, cut off, restarted in turn
"""

import argparse
import json
import sys
import tempfile
from functools import partial
from pathlib import Path

from tests.support.server.client import run
from tests.support.server.devices import crash_rounds, restless_rounds
from tests.support.server.faults import GOES_ON, fault_rounds
from tests.support.server.postgres import Postgres
from tests.support.server.process import ServerProcess


def main() -> None:
    """Every acknowledged move must be found again, once, in a record that replays and verifies."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--nodes", type=int, default=0)
    parser.add_argument("--json", type=Path, metavar="FILE", help="where the figures of several nodes are kept")
    arguments = parser.parse_args()
    if arguments.nodes:
        fault_house(arguments)
        return
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


def fault_house(arguments: argparse.Namespace) -> None:
    """Whatever happens to nodes, nothing acknowledged is lost or happens twice, and every table goes on in time."""
    postgres = Postgres()
    found: list[tuple[int, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        database = postgres.database()
        nodes = [ServerProcess(Path(folder) / f"node{place}", database) for place in range(arguments.nodes)]

        async def play() -> None:
            tell = partial(print, flush=True)
            found.append(await fault_rounds(nodes, arguments.rounds, arguments.tables, arguments.seed, tell))

        try:
            for node in nodes:
                node.start()
            run(play(), 60 * arguments.rounds)
        finally:
            for node in nodes:
                node.kill()
            postgres.stop()
    made, longest = found[0]
    print(f"{arguments.rounds} faults at {arguments.nodes} nodes, {made} requests acknowledged: none lost, none twice")
    print(f"a table stood still for {longest:.1f} s at most; the aim is {GOES_ON:g} s")
    if arguments.json:
        figures = {"nodes": arguments.nodes, "faults": arguments.rounds, "acknowledged": made, "longest": longest}
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    sys.exit(longest > GOES_ON)


if __name__ == "__main__":
    main()
