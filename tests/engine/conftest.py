"""Each game with its material, the engine in Node and the engine in a browser."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tablee
from tablee.core.game import Game
from tests.support.engine.browser import Browser, browser
from tests.support.engine.material import Engine, RunningEngine

GAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("engine")


@pytest.fixture(scope="session", params=GAMES)
def kind(request: pytest.FixtureRequest) -> type[Game]:
    return tablee.game_class(request.param)


@pytest.fixture(scope="session")
def engines(folder: Path) -> Iterator[Callable[[type[Game]], Engine]]:
    """Started once for each game, whatever the order of the tests is."""
    running: dict[str, RunningEngine] = {}

    def engine_of(kind: type[Game]) -> Engine:
        if kind.name not in running:
            running[kind.name] = RunningEngine(kind, folder)
        return running[kind.name]

    yield engine_of
    for one in running.values():
        one.close()


@pytest.fixture
def engine(kind: type[Game], engines: Callable[[type[Game]], Engine]) -> Engine:
    return engines(kind)


@pytest.fixture(scope="package")
def page(folder: Path) -> Iterator[Browser]:
    """It ends with these tests, because its driver keeps an event loop running in the process."""
    with browser(folder) as found:
        yield found
