"""Nodes on one PostgreSQL are killed, paused, cut off and restarted in turn: python -m benchmarks.crashes [--nodes 3].

How many requests were acknowledged, and how long a table stood still at most. That nothing is lost and nothing happens
twice is checked here as in `tests/server/test_nodes.py`, which shares this code.
"""

import argparse
import json
import sys
import tempfile
import time
from functools import partial
from itertools import cycle, islice
from pathlib import Path

from tests.support.server.client import run
from tests.support.server.faults import FAULTS, Persistent, fault_rounds
from tests.support.server.postgres import Postgres
from tests.support.server.process import ServerProcess

ACTS = 200
"""What a device does between two faults."""
GOES_ON = 5.0
"""Seconds after which every table must go on."""


class Stopwatch:
    """The longest time from one act of a device to its next at the same table."""

    def __init__(self) -> None:
        self._last: dict[Persistent, float] = {}
        self.longest = 0.0

    def __call__(self, player: Persistent, stayed: bool) -> None:
        now = time.monotonic()
        if stayed and player.acts_left < ACTS:  # the first one of a round waited for the round
            self.longest = max(self.longest, now - self._last[player])
        self._last[player] = now


def main() -> None:
    """Print and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="where the figures are kept")
    arguments = parser.parse_args()
    postgres, stopwatch = Postgres(), Stopwatch()
    found: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        database = postgres.database()
        nodes = [ServerProcess(Path(folder) / f"node{place}", database) for place in range(arguments.nodes)]
        faults = list(islice(cycle(FAULTS), arguments.rounds))

        async def play() -> None:
            tell = partial(print, flush=True)
            found.append(await fault_rounds(nodes, faults, arguments.tables, arguments.seed, ACTS, tell, stopwatch))

        try:
            for node in nodes:
                node.start()
            run(play(), 60 * arguments.rounds)
        finally:
            for node in nodes:
                node.kill()
            postgres.stop()
    print(f"{arguments.rounds} faults at {arguments.nodes} nodes, {found[0]} requests acknowledged")
    print(f"a table stood still for {stopwatch.longest:.1f} s at most; the aim is {GOES_ON:g} s")
    if arguments.json:
        figures = {
            "nodes": arguments.nodes, "faults": arguments.rounds, "acknowledged": found[0],
            "longest": stopwatch.longest,
        }  # fmt: skip
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    sys.exit(stopwatch.longest > GOES_ON)


if __name__ == "__main__":
    main()
