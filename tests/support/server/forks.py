"""Server processes from a fork server, which has imported everything before (see `tests.support.server.launch`)."""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from typing import IO, Any

from tests.support.plugin import ROOT

RUNTIME_VARIABLES = ("TABLEE_LIMIT_", "TABLEE_LANGUAGE", "PYTEST_")
"""Variables (by how they begin) that change nothing of what is imported."""

END_SECONDS = 30
ACKNOWLEDGED = "acknowledged: "
"""How a server's answer to a command begins."""


class ForkServerProcess:
    """A fork server, and the socket on which it takes requests."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.requests.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1_000_000)
        command = [sys.executable, "-m", "tests.support.server.launch", str(theirs.fileno())]
        how: dict[str, Any] = {"env": environment, "cwd": ROOT, "pass_fds": [theirs.fileno()]}
        self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, **how)
        theirs.close()

    def send(self, request: bytes, files: list[int]) -> None:
        """Ask for a process whose standard streams are the first three files; the last tells its number and end."""
        socket.send_fds(self.requests, [request], files)

    def close(self) -> None:
        self.requests.close()
        self._process.wait(END_SECONDS)


_fork_servers: dict[str, ForkServerProcess] = {}
"""One for each environment, until this process ends."""


class ForkedServer:
    """A server process, with what `subprocess.Popen` has for one: its pipes, signals, and its exit code."""

    def __init__(self, request: dict[str, Any], errors: IO[str]) -> None:
        told, news = os.pipe()
        commands, stdin = os.pipe()
        stdout, output = os.pipe()
        passed = [commands, output, errors.fileno(), news]
        _fork_server(request["environment"]).send(json.dumps(request).encode(), passed)
        for file in (news, commands, output):
            os.close(file)
        self.stdin, self.stdout, self._told = os.fdopen(stdin, "w"), os.fdopen(stdout), os.fdopen(told)
        self.pid = int(self._told.readline())
        self.code: int | None = None

    def send_signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):  # it has ended by itself
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """The exit code, negative if a signal ended it, as soon as there is one."""
        if self.code is None:
            if not select.select([self._told], [], [], seconds)[0]:
                raise TimeoutError(f"process {self.pid} still runs after {seconds:g} s")
            self.code = int(self._told.readline())
        return self.code

    def first_line(self, seconds: float) -> str:
        """What it says first, empty if it says nothing."""
        return self.stdout.readline() if select.select([self.stdout], [], [], seconds)[0] else ""

    def close(self) -> None:
        """Close the pipes."""
        for stream in (self.stdin, self.stdout, self._told):
            stream.close()


def _fork_server(environment: dict[str, str]) -> ForkServerProcess:
    """The fork server for an environment, started if there is none."""
    lasting = {name: value for name, value in environment.items() if not name.startswith(RUNTIME_VARIABLES)}
    key = json.dumps(lasting, sort_keys=True)
    if key not in _fork_servers:
        _fork_servers[key] = ForkServerProcess(lasting)
    return _fork_servers[key]


@atexit.register
def _end_fork_servers() -> None:
    for one in _fork_servers.values():
        one.close()
    _fork_servers.clear()
