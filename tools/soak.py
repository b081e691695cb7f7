"""The suite again and again, for as long as you like: `make soak` or `python -m tools.soak --minutes 120`.

Every round has other luck and another order, every second one runs beside a process that keeps one core busy, and the
long explorations are included: rounds of kills and pauses, fuzzing, leak twins, whole matches, a short training. The
first failure ends it, with the command that repeats the round.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUSY = "while True: pass"


def play_round(number: int, targets: list[str]) -> tuple[int, float]:
    """One round; the exit status of make, and the seconds it took."""
    luck = {"TABLEE_TEST_LUCK": str(number), "TABLEE_TEST_ORDER": str(number), "SOAK": "1"}
    busy = subprocess.Popen([sys.executable, "-c", BUSY]) if number % 2 else None
    began = time.monotonic()
    try:
        done = subprocess.run(["make", "--no-print-directory", *targets], cwd=ROOT, env={**os.environ, **luck})
    finally:
        if busy is not None:
            busy.kill()
            busy.wait()
    return done.returncode, time.monotonic() - began


def main() -> int:
    """Rounds until the time is over or one fails."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60, help="no round begins after this (default: 60)")
    parser.add_argument("--luck", type=int, default=1, help="the luck of the first round (default: 1)")
    parser.add_argument("targets", nargs="*", default=["interpreted", "compiled"], help="of the Makefile")
    arguments = parser.parse_args()
    end, number = time.monotonic() + 60 * arguments.minutes, arguments.luck
    while time.monotonic() < end:
        print(f"\n== Round {number}{', one core busy' if number % 2 else ''}", flush=True)
        code, seconds = play_round(number, arguments.targets)
        again = f"python -m tools.soak --luck {number}"
        print(f"round {number}: {'passed' if code == 0 else 'FAILED'} after {seconds:.0f} s", flush=True)
        if code:
            print(f"again: {again}", flush=True)
            return code
        number += 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
