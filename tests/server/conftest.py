"""Fixtures: a server that tests share, servers of a test's own, databases, a clock, and the test's own luck."""

from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGTERM
from typing import Any

import pytest

from tests.support.luck import seed_of
from tests.support.server.client import reseed
from tests.support.server.clock import FakeClock, fake_clock
from tests.support.server.postgres import Postgres
from tests.support.server.process import ServerProcess


@pytest.fixture(autouse=True)
def own_luck(request: pytest.FixtureRequest) -> None:
    """What players contribute to the luck belongs to the test, whatever ran before."""
    reseed(seed_of(request.node.nodeid))


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server") / "data").start()
    yield process
    assert process.stop() == -SIGTERM


@pytest.fixture
def server(running_server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[ServerProcess]:
    """A server with what other tests have left there, the luck of this one, and nothing in the log yet."""
    running_server.seed(seed_of(request.node.nodeid))
    running_server.forget_log()
    yield running_server
    assert '"level": "error"' not in running_server.errors()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Start servers with settings of one's own; they are killed afterwards."""
    started: list[ServerProcess] = []

    def start(*options: str, **arguments: Any) -> ServerProcess:
        process = ServerProcess(tmp_path / f"data{len(started)}", **arguments)
        started.append(process)
        return process.start(*options)

    yield start
    for process in started:
        process.kill()


@pytest.fixture
def clock() -> Iterator[FakeClock]:
    """The clock of this process's live tables, to be advanced."""
    with fake_clock() as made:
        yield made


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """Both databases: None is SQLite in the data folder."""
    return None if request.param == "sqlite" else request.getfixturevalue("postgres").database()
