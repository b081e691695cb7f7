"""Several processes on one machine, each a node: started, watched, exchanged and ended together."""

import logging
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from socket import socket

from tablee.server.clock import block, monotonic
from tablee.server.logs import log_to_stderr
from tablee.server.node import serve_node
from tablee.server.settings import Settings

WATCH_SECONDS = 0.2
START_SECONDS = 60.0
STOP_SECONDS = 20.0
AGAIN_SECONDS = 1.0
"""Between two attempts to start what does not start."""

log = logging.getLogger("tablee.supervisor")


class Supervisor:
    """The processes of a machine, all at one port: one that ends is started again."""

    def __init__(self, settings: Settings, listeners: list[socket], ready: Callable[[], None]) -> None:
        self._settings, self._listeners, self._ready = settings, listeners, ready
        self._context = get_context("spawn")
        self._processes: list[SpawnProcess] = []
        self._wanted: list[int] = []
        """Signals that have come."""

    def run(self) -> None:
        """Until SIGTERM or SIGINT. SIGHUP exchanges the processes, one after the other, and loses no match."""
        for one in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(one, lambda number, _: self._wanted.append(number))
        first = [self._started() for _ in range(self._settings.processes)]
        self._processes = [process for process, _ in first]
        if all(self._is_ready(process, news) for process, news in first):
            self._ready()
        while not self._is_over:
            wait([process.sentinel for process in self._processes], WATCH_SECONDS)
            for place, process in enumerate(self._processes):
                if not process.is_alive():
                    log.error("a process has ended", extra={"pid": process.pid, "code": process.exitcode})
                    self._processes[place], news = self._started()
                    if not self._is_ready(self._processes[place], news):
                        block(AGAIN_SECONDS)
            if signal.SIGHUP in self._wanted:
                self._wanted.remove(signal.SIGHUP)
                self._exchange()
        self._stop(self._processes)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        if signal.SIGTERM in self._wanted:
            signal.raise_signal(signal.SIGTERM)

    def _started(self) -> "tuple[SpawnProcess, Connection]":
        """A process, and where it says that it is ready."""
        news, teller = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_serve_one, args=(self._settings, self._listeners, teller))
        process.start()
        teller.close()
        return process, news

    def _is_ready(self, process: SpawnProcess, news: Connection) -> bool:
        """Wait until a process serves; whether it does."""
        end = monotonic() + START_SECONDS
        with news:
            while process.is_alive() and monotonic() < end and not self._is_over:
                if news.poll(WATCH_SECONDS):
                    with suppress(EOFError):
                        return bool(news.recv())
                    return False
        return False

    @property
    def _is_over(self) -> bool:
        return signal.SIGTERM in self._wanted or signal.SIGINT in self._wanted

    def _exchange(self) -> None:
        """A new process takes its place before the old one goes."""
        for place, old in enumerate(self._processes):
            new, news = self._started()
            if not self._is_ready(new, news):
                log.error("a new process does not start: the old ones stay", extra={"pid": new.pid})
                self._stop([new])
                return
            self._processes[place] = new
            self._stop([old])

    def _stop(self, processes: list[SpawnProcess]) -> None:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(STOP_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()


def _serve_one(settings: Settings, listeners: list[socket], news: Connection) -> None:
    """One of several processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of a terminal: whoever watches tells us when to end
    log_to_stderr()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve_node(settings, listeners, lambda: news.send(True))


def _end_with_parent() -> None:
    """Nobody serves on whom nobody watches."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
