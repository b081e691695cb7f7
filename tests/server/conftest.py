"""Fixtures: a server for all tests of a module, or one of a test's own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGTERM
from typing import Any

import pytest

from tests.support.server.postgres import Postgres
from tests.support.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server") / "data").start()
    yield process
    assert process.stop() == -SIGTERM
    assert '"level": "error"' not in process.errors()


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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """Both databases: None is SQLite in the data folder."""
    return None if request.param == "sqlite" else request.getfixturevalue("postgres").database()
