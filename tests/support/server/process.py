"""A real server process on loopback, with a real database, for tests."""

import os
import signal
from collections import Counter
from pathlib import Path

import tablee
from tests.support.luck import seed_of
from tests.support.plugin import PLUGIN_PATHS
from tests.support.server.forks import ACKNOWLEDGED, ForkedServer

SOURCE = str(Path(tablee.__file__).parents[1])
"""What is tested, wherever it was imported from."""

START_SECONDS = 60
OTHER_ADDRESS = "127.0.0.2"
"""Stands in for this machine's address in its network: no test listens in a real one."""

_instances: Counter[Path] = Counter()
"""How many servers were given a folder: two in the same one draw different luck."""


class ServerProcess:
    """`tablee serve` on a free port. It can be stopped, killed and started again on the same data.

    Its clock can be advanced, and everything random in it is drawn from a seed: that of its folder and of the number
    of its start, until `seed` is called. Time and seeds of several processes (`--processes`) are not controlled.
    With `forks=False` it starts its own processes as it does outside of tests.
    """

    def __init__(
        self, data: Path, database: str | None = None, gear: str | None = None, files: int | None = None,
        forks: bool = True, **environment: str,
    ) -> None:  # fmt: skip
        self.data, self.database, self.files, self.forks = data, database, files, forks
        self.port = 0
        self._starts = self._forgotten = 0
        _instances[data] += 1
        self._name = f"{data.parent.name} {data.name} {_instances[data]}"
        self._environment = {
            **os.environ, "PYTHONPATH": os.pathsep.join([SOURCE, *PLUGIN_PATHS]), "TABLEE_LANGUAGE": "en",
            "TABLEE_GEAR": gear or os.environ.get("TABLEE_GEAR", "interpreted"),
            "TABLEE_LIMIT_TABLES_PER_CLIENT_HOUR": "100000", "TABLEE_LIMIT_REQUEST_BURST": "100000",
            "TABLEE_LIMIT_CONNECTIONS_PER_CLIENT": "5000", "TABLEE_LIMIT_MESSAGE_BURST": "2000",
            "TABLEE_LIMIT_MESSAGES_PER_SECOND": "2000", "TABLEE_LIMIT_CLIENT_MESSAGE_BURST": "100000",
            "TABLEE_LIMIT_CLIENT_MESSAGES_PER_SECOND": "50000", **environment,
        }  # fmt: skip
        self.process: ForkedServer | None = None

    def start(self, *options: str) -> "ServerProcess":
        self._starts += 1
        arguments = ["--data", str(self.data), "--port", str(self.port), "--bot-pace", "0"]
        arguments += ["--network", OTHER_ADDRESS, *options]
        arguments += ["--database", self.database] if self.database else []
        seed = seed_of(f"{self._name} {self._starts}")
        with open(self._log, "a") as log:
            request = {
                "arguments": arguments, "environment": self._environment, "seed": seed, "files": self.files,
                "forks": self.forks,
            }  # fmt: skip
            self.process = ForkedServer(request, log)
        line = self.process.first_line(START_SECONDS)
        if "ready" not in line:
            raise RuntimeError(f"the server did not start: {line!r}\n{self.errors()}")
        self.port = int(line.rsplit(":", 1)[1].strip().strip("/"))
        return self

    def advance(self, seconds: float) -> None:
        """Let so many seconds pass at once: timers that are due by then have been called when this returns.

        A socket that is silent for 20 seconds is asked whether it is still there, and dropped after 20 more. Where a
        page should stay connected, advance by less and let it speak in between.
        """
        self._order(f"advance {seconds}")

    def seed(self, number: int) -> None:
        """Draw everything random from a seed from now on. A seed used twice gives the same table ids twice."""
        self._order(f"seed {number}")

    def _order(self, line: str) -> None:
        assert self.process is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        for answer in self.process.stdout:
            if answer == f"{ACKNOWLEDGED}{line}\n":
                return
        raise RuntimeError(f"the server has ended\n{self.errors()}")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def _log(self) -> Path:
        return self.data.parent / f"{self.data.name}.log"

    def errors(self) -> str:
        """What it has logged since `forget_log`, or all."""
        return self._log.read_bytes()[self._forgotten :].decode()

    def forget_log(self) -> None:
        """From now on, `errors` tells only what comes."""
        self._forgotten = self._log.stat().st_size

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(START_SECONDS)
        self.process.close()
        self.process = None
        return code
