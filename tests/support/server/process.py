"""A real server process on loopback, with a real database, for tests."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import tablee
from tests.support.plugin import PLUGIN_PATHS

SOURCE = str(Path(tablee.__file__).parents[1])
"""What is tested, wherever it was imported from."""

START_SECONDS = 30
OTHER_ADDRESS = "127.0.0.2"
"""Stands in for this machine's address in its network: no test listens in a real one."""


class ServerProcess:
    """`tablee serve` on a free port. It can be stopped, killed and started again on the same data."""

    def __init__(
        self, data: Path, database: str | None = None, gear: str | None = None, files: int | None = None,
        **environment: str,
    ) -> None:  # fmt: skip
        self.data, self.database, self.files = data, database, files
        self.port = 0
        self._environment = {
            **os.environ, "PYTHONPATH": os.pathsep.join([SOURCE, *PLUGIN_PATHS]), "TABLEE_LANGUAGE": "en",
            "TABLEE_GEAR": gear or os.environ.get("TABLEE_GEAR", "interpreted"),
            "TABLEE_LIMIT_TABLES_PER_CLIENT_HOUR": "100000", "TABLEE_LIMIT_REQUEST_BURST": "100000",
            "TABLEE_LIMIT_CONNECTIONS_PER_CLIENT": "5000", "TABLEE_LIMIT_MESSAGE_BURST": "2000",
            "TABLEE_LIMIT_MESSAGES_PER_SECOND": "2000", "TABLEE_LIMIT_CLIENT_MESSAGE_BURST": "100000",
            "TABLEE_LIMIT_CLIENT_MESSAGES_PER_SECOND": "50000", **environment,
        }  # fmt: skip
        self.process: subprocess.Popen[str] | None = None

    def start(self, *options: str) -> "ServerProcess":
        command = [sys.executable, "-m", "tablee", "serve", "--data", str(self.data), "--port", str(self.port)]
        command += ["--bot-pace", "0", "--network", OTHER_ADDRESS, *options]
        command += ["--database", self.database] if self.database else []
        self.log = open(self.data.parent / f"{self.data.name}.log", "a")  # noqa: SIM115
        if self.files is not None:
            command = ["prlimit", f"--nofile={self.files}:{self.files}", *command]
        self.process = subprocess.Popen(
            command, env=self._environment, stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "ready" not in line:
            raise RuntimeError(f"the server did not start: {line!r}\n{self.errors()}")
        self.port = int(line.rsplit(":", 1)[1].strip().strip("/"))
        return self

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def errors(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text()

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(START_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        self.process = None
        return code

    def processor_seconds(self) -> float:
        """What it has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Resident megabytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return next(int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def wait_for(condition: object, seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < end, "waited for too long"
        time.sleep(0.02)
