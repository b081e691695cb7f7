"""Where matches are played, or reviewed: in this process, in several, or on several machines."""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Protocol, TypeVar

from tablee.arena.errors import ContestError
from tablee.core.game import shortened
from tablee.core.kernel import gear

Work = TypeVar("Work")
Done = TypeVar("Done")

AHEAD = 2
"""Pieces of work handed out for each worker, so that none ever waits."""


class Executor(Protocol):
    """Does something for everything it is given, such as playing fixtures.

    Work is asked for as workers become free, and answered in any order. Closing the generator ends it: what has not
    begun is not done.
    """

    def run(self, do: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]: ...


class Here:
    """One after the other, in this process."""

    def run(self, do: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        return spread(do, work, workers=1)


class Processes:
    """Worker processes on this machine, in the gear of this one."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, do: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        return spread(do, work, self.workers)


def spread(do: Callable[[Work], Done], work: Iterable[Work], workers: int) -> Generator[Done, None, None]:
    """Do something for everything that is given: here, or in processes as they become free, answered in any order."""
    if workers == 1:
        yield from map(do, work)
        return
    os.environ["TABLEE_GEAR"] = gear()
    waiting = iter(work)
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin_work)
    try:
        running: set[Future[Done]] = set()
        while True:
            for one in islice(waiting, AHEAD * workers - len(running)):
                running.add(pool.submit(do, one))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_work() -> None:
    """Control-C is for the process that hands out the matches; when that one is gone, this one goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class RayCluster:
    """The machines of a Ray cluster, each with this package installed; `local` starts one on this machine."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise ContestError("no-ray") from None
        self._ray: Any = ray
        environment = {"env_vars": {"TABLEE_GEAR": gear()}}
        alone = {"num_cpus": workers, "include_dashboard": False} if address == "local" else {}
        try:
            ray.init(address=address, runtime_env=environment, log_to_driver=False, **alone)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ContestError("ray-unreachable", address=address, detail=shortened(str(error), 200)) from None

    def run(self, do: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        def work_on(one: Work) -> Done:  # Ray takes functions only, and `do` may be any callable
            return do(one)

        remote = self._ray.remote(num_cpus=1, max_retries=3)(work_on)
        waiting = iter(work)
        running: list[Any] = []
        try:
            while True:
                for one in islice(waiting, max(0, AHEAD * self._cores() - len(running))):
                    running.append(remote.remote(one))
                if not running:
                    return
                done, running = self._ray.wait(running, num_returns=1)
                for reference in done:
                    yield self._ray.get(reference)
        finally:
            for reference in running:
                self._ray.cancel(reference, force=True)

    def _cores(self) -> int:
        """As many as there are now: machines may join while a contest goes on."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        self._ray.shutdown()


@contextmanager
def executor(workers: int, ray_address: str | None = None) -> Iterator[Executor]:
    """The executor for a number of workers, or for a cluster."""
    if ray_address is None:
        yield Here() if workers == 1 else Processes(workers)
        return
    cluster = RayCluster(ray_address, workers)
    try:
        yield cluster
    finally:
        cluster.close()
