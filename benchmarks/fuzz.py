"""10,000 socket messages and a long walk through the REST interface: python -m benchmarks.fuzz."""

import tempfile
from pathlib import Path

from tests.server.client import run
from tests.server.process import ServerProcess
from tests.server.test_fuzz import fuzz_rest, fuzz_socket

MESSAGES = 10_000
EXAMPLES = 300


def main() -> None:
    """No answer 500, no hang, nothing in the log."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data", TABLEE_LIMIT_MESSAGE_BURST=str(2 * MESSAGES)).start()
        answered: list[int] = []

        async def send() -> None:
            answered.append(await fuzz_socket(server.address, MESSAGES, seed=1))

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
