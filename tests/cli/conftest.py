"""The command line as people meet it: in a process, in a terminal, or called directly."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.support.plugin import PLUGIN_PATHS
from tests.support.terminal import Run, Terminal

ASIDE = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "TABLEE_LANGUAGE")


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of its own, plain English, and the example game within reach of child processes."""
    for name in ASIDE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(PLUGIN_PATHS))


@pytest.fixture
def runner() -> CliRunner:
    return CliRunner()


@pytest.fixture
def run() -> Run:
    """Run the real command in a process of its own; standard input is what was typed, or empty."""

    def run_command(*arguments: str, typed: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "tablee", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            env={**os.environ, "TABLEE_GEAR": "interpreted", **environment},
        )

    return run_command


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Open terminals; whatever still runs at the end is ended."""
    opened: list[Terminal] = []

    def open_terminal(*arguments: str, columns: int = 80, **environment: str) -> Terminal:
        opened.append(Terminal(*arguments, columns=columns, **{"TABLEE_GEAR": "interpreted", **environment}))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.kill()
