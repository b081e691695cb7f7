"""`tablee serve` for tests: with a clock that can be advanced, and with randomness from a seed.

This is a fork server: it has imported everything that a server needs, and forks one for each request on its socket
(`tests.support.server.forks` sends them). So a server is up in a tenth of the time, and is a real process all the same.
The processes in which bots think and records are read are forked in the same way, when a server asks for one, and those
of `--processes`.

Lines on a server's standard input control it, and each is acknowledged by a line on standard output once it is carried
out:

    advance 30      30 seconds pass at once
    seed 12345      from now on, everything random is drawn from this seed
"""

import asyncio
import atexit
import json
import multiprocessing
import os
import resource
import select
import signal
import socket
import sys
import threading
from contextlib import suppress
from importlib import import_module
from typing import Any

import tablee
from tablee.cli import main
from tablee.core.registry import game_names
from tablee.server import clock, supervisor
from tests.support.server import randomness, workers
from tests.support.server.clock import FakeClock
from tests.support.server.forks import ACKNOWLEDGED, ForkServerProcess
from tests.support.server.randomness import Streams

PRELOADED = (
    "alembic.command", "alembic.config", "alembic.context", "alembic.op", "logging.config", "psycopg", "rich.markdown",
    "rich.traceback", "sqlalchemy.dialects.postgresql.psycopg", "sqlalchemy.dialects.sqlite.pysqlite", "sqlite3",
    "tablee.cli.app", "tablee.cli.serve", "tablee.core.fluent", "tablee.server.bots.worker",
    "tablee.server.reader.worker", "tablee.server.run", "typer._adapters", "typer.rich_utils", "uvicorn.lifespan.on",
    "uvicorn.loops.auto", "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl", "uvloop",
)  # fmt: skip
"""What the command imports only when it needs it."""
LARGEST_REQUEST = 1_000_000


def preload() -> None:
    """Import what a server imports, and load the games' rules."""
    for name in PRELOADED:
        __import__(name)
    for name in game_names():
        tablee.load(name).match(seed=1)


def serve(request: dict[str, Any], fork_server: socket.socket) -> None:
    """In a forked process: become a server."""
    if request["files"] is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (request["files"], request["files"]))
    if request["forks"]:
        workers.fork_from(fork_server)
        supervisor.get_context = lambda method: multiprocessing.get_context("fork")  # type: ignore[attr-defined]
    fake = FakeClock()
    clock.install(fake)
    streams = randomness.install(request["seed"])
    threading.Thread(target=obey, args=(fake, streams), daemon=True).start()
    sys.argv = ["tablee", "serve", *request["arguments"]]
    main()


def work(request: dict[str, Any]) -> None:
    """In a forked process: answer a server's questions."""
    os.setsid()
    import_module(request["module"]).main()


def obey(fake: FakeClock, streams: Streams) -> None:
    """Carry out what the lines of standard input say; unbuffered, because a buffer's lock would stop the exit."""
    for data in open(0, "rb", buffering=0, closefd=False):  # noqa: SIM115
        line = data.decode()
        match line.split():
            case ["advance", seconds]:
                assert fake.loop is not None
                asyncio.run_coroutine_threadsafe(fake.advance(float(seconds)), fake.loop).result()
            case ["seed", number]:
                streams.seed(int(number))
            case _:
                raise ValueError(line)
        os.write(1, f"{ACKNOWLEDGED}{line}".encode())


class ForkServer:
    """Forks a process for each request, and says how each of them ended."""

    def __init__(self, tests: socket.socket) -> None:
        self._tests = tests
        self._servers: list[socket.socket] = []
        """Where servers ask for workers."""
        self._news: dict[int, int] = {}
        """Where the end of a process is told, by its number."""
        self._other_gears: dict[str, ForkServerProcess] = {}

    def run(self) -> None:
        """Until the tests are over; processes that still run are killed then."""
        self._ended, self._wake = os.pipe()
        os.set_blocking(self._wake, False)
        signal.set_wakeup_fd(self._wake)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        is_over = False
        while not is_over:
            ready, _, _ = select.select([self._tests, self._ended, *self._servers], [], [])
            if self._ended in ready:
                os.read(self._ended, 1000)
                self._reap()
            for asking in ready:
                if isinstance(asking, socket.socket) and not self._answer(asking):
                    is_over = is_over or asking is self._tests
        for pid in self._news:
            os.kill(pid, signal.SIGKILL)
        for other in self._other_gears.values():
            other.close()

    def _answer(self, asking: socket.socket) -> bool:
        """Fork what is asked for; false if the other side is gone."""
        data, files, _, _ = socket.recv_fds(asking, LARGEST_REQUEST, 4)
        if not data:
            if asking in self._servers:
                self._servers.remove(asking)
                asking.close()
            return False
        request = json.loads(data)
        gear = request["environment"].get("TABLEE_GEAR")
        if gear == os.environ.get("TABLEE_GEAR"):
            self._fork(request, files)
        else:
            if gear not in self._other_gears:
                self._other_gears[gear] = ForkServerProcess({**os.environ, "TABLEE_GEAR": gear})
            self._other_gears[gear].send(data, files)
            for file in files:
                os.close(file)
        return True

    def _fork(self, request: dict[str, Any], files: list[int]) -> None:
        *standard, news = files
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for number, file in enumerate(standard):
                os.dup2(file, number)
            for file in {*files, self._ended, self._wake, *self._news.values()}:
                os.close(file)
            for one in (ours, self._tests, *self._servers):
                one.close()
            for other in self._other_gears.values():
                other.requests.close()
            os.environ.clear()
            os.environ.update(request["environment"])
            code = 0
            try:
                if "module" in request:
                    theirs.close()
                    work(request)
                else:
                    serve(request, theirs)
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else int(end.code is not None)
            atexit._run_exitfuncs()  # as at every exit, but nothing of what the fork server has loaded is taken apart
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
        theirs.close()
        self._servers.append(ours)
        self._news[pid] = news
        for file in standard:
            os.close(file)
        os.write(news, f"{pid}\n".encode())

    def _reap(self) -> None:
        with suppress(ChildProcessError):
            while True:
                pid, status = os.waitpid(-1, os.WNOHANG)
                if not pid:
                    return
                if pid in self._news:
                    news = self._news.pop(pid)
                    with suppress(BrokenPipeError):  # a server that has ended does not ask how its workers did
                        os.write(news, f"{os.waitstatus_to_exitcode(status)}\n".encode())
                    os.close(news)


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    preload()
    ForkServer(socket.socket(fileno=int(sys.argv[1]))).run()
