"""Modules to test: those that are kept with the source, or built anew where the tools for it are installed."""

from pathlib import Path

import pytest

from tablee.wasm import kept
from tablee.wasm.build import build
from tests.support.plugin import PLUGIN_NAME


@pytest.fixture(scope="session")
def modules() -> Path:
    """The modules that are kept with the source: nothing is compiled."""
    assert kept.outdated() == [], "run make wasm"
    return kept.FOLDER


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Modules of our games and of a plug-in, built from the source as it is, or taken from the cache of builds."""
    folder = tmp_path_factory.mktemp("modules")
    for _ in build([*kept.kept_games(), PLUGIN_NAME], folder):
        pass
    return folder
