"""Modules of all games, built from the source as it is (from the cache, where it has them)."""

from pathlib import Path

import pytest

from tablee import game_names
from tablee.wasm.build import build


@pytest.fixture(scope="session")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("modules")
    for _ in build(game_names(), folder):
        pass
    return folder
