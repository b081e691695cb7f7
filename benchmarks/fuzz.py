"""Every parser, the socket and the REST interface at length: python -m benchmarks.fuzz [--cases 20000] [--seed 1]."""

import argparse
import logging
import tempfile
import time
from pathlib import Path

import tests.conftest  # noqa: F401  (installs the example game)
from tests.support.server.client import run
from tests.support.server.fuzzing import fuzz_rest, fuzz_socket
from tests.support.server.process import ServerProcess
from tests.support.server.targets import TARGETS

MESSAGES = 10_000
EXAMPLES = 300


def fuzz_parsers(cases: int, seed: int) -> None:
    """So many odd inputs for each parser; the first that is neither a value nor a refusal is shown."""
    logging.disable()
    for name, target in TARGETS.items():
        began = time.perf_counter()
        target.run(cases, seed)
        print(f"{name}: {cases} cases in {time.perf_counter() - began:.0f} s", flush=True)
    logging.disable(logging.NOTSET)


def main() -> None:
    """No answer 500, no hang, nothing in the log."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    fuzz_parsers(arguments.cases, arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data", TABLEE_LIMIT_MESSAGE_BURST=str(2 * MESSAGES)).start()
        answered: list[int] = []

        async def send() -> None:
            answered.append(await fuzz_socket(server.address, MESSAGES, seed=arguments.seed))

        try:
            run(send(), 600)
            print(f"{MESSAGES} messages, {answered[0]} answers", flush=True)
            print(f"{fuzz_rest(server.address, EXAMPLES)} requests")
        finally:
            server.stop()
        errors = server.errors()
        print(errors or "nothing in the log")


if __name__ == "__main__":
    main()
