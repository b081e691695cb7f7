"""What all tests share: reproducible luck, and a game installed from outside the package."""

import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tablee.cli.language import choose_language
from tests.support.luck import LUCK, ORDER
from tests.support.plugin import PLUGIN_PATHS, ROOT
from tests.support.timing import Timing

settings.register_profile(
    "tablee", derandomize=not LUCK, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tablee")

sys.path[:0] = PLUGIN_PATHS


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis draws from the luck of the run, too; the process that reports notes how long tests take."""
    if LUCK:
        config.option.hypothesis_seed = str(LUCK)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Timing())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Another order, the same in every worker, shows tests that depend on each other."""
    if ORDER:
        Random(ORDER).shuffle(items)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What a failing run is repeated with."""
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        terminalreporter.write_line(f"repeat with TABLEE_TEST_LUCK={LUCK} TABLEE_TEST_ORDER={ORDER}")


@pytest.fixture(autouse=True)
def no_language_chosen() -> None:
    """A command that ran in this process would leave its language to the next test."""
    choose_language(None)


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT
