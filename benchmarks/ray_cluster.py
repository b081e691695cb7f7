"""Play a few matches on a local Ray cluster and here; the outcomes must be equal. Needs the extra `ray`.

python benchmarks/ray_cluster.py [--deals 40]
"""

import argparse
import os
import time

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

from tablee.arena.contest import play_fixtures
from tablee.arena.executors import Executor, Here, executor
from tablee.arena.fixtures import Setting, pairing, schedule
from tablee.arena.results import Results


def main() -> int:
    """Play both ways and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=40)
    deals = parser.parse_args().deals
    fixtures = list(schedule(Setting("rue-de-la-paix", 2), [pairing("greedy", "random", 2)], range(deals)))

    def timed(where: Executor) -> tuple[object, float]:
        began = time.perf_counter()
        return play_fixtures(fixtures, Results(), where), time.perf_counter() - began

    here, here_seconds = timed(Here())
    with executor(2, "local") as cluster:
        there, there_seconds = timed(cluster)
    print(f"{len(fixtures)} matches, equal: {here == there}; here {here_seconds:.1f} s, on Ray {there_seconds:.1f} s")
    return 0 if here == there else 1


if __name__ == "__main__":
    raise SystemExit(main())
