"""Each game with its material, the engine in Node and the engine in a browser."""

from collections.abc import Iterator
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
def engine(kind: type[Game], folder: Path) -> Iterator[Engine]:
    running = RunningEngine(kind, folder)
    yield running
    running.close()


@pytest.fixture(scope="package")
def page(folder: Path) -> Iterator[Browser]:
    """It ends with these tests, because its driver keeps an event loop running in the process."""
    with browser(folder) as found:
        yield found
