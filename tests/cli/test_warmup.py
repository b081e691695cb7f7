"""Warming up: by hand, once; in the background, one at a time."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
from typer.testing import CliRunner

import tablee
from tablee.bots import warmup as bots
from tablee.cli import warmup as command
from tablee.cli.app import app
from tablee.core import cache, kernel, registry, warmup
from tablee.core.kernel import COMPILED
from tablee.review import warmup as review
from tests.support.plugin import PLUGIN_NAME

LONG_AGO = (0, 0)
"""When a file was read and written last: in 1970."""


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    folder = tmp_path / "kernels-now"
    monkeypatch.setattr(warmup, "cache_folder", lambda: folder)
    monkeypatch.setattr(warmup, "is_warm", lambda: (folder / "warm").exists())
    monkeypatch.delenv("TABLEE_GEAR", raising=False)
    return folder


def test_the_steps_name_every_kernel_of_every_game() -> None:
    from tablee.core.rules import Rules

    for name in tablee.game_names():
        steps = [step.kernel for step in warmup.steps(tablee.game_class(name))]
        assert {*steps} >= {*Rules._fields, "play_out", "play_actions"}


@pytest.mark.parametrize("name", tablee.game_names())
def test_the_steps_run_in_order(name: str) -> None:
    kind = tablee.game_class(name)
    for step in (*warmup.steps(kind), *bots.steps(kind)):
        step.compile()


def test_the_review_of_a_game_is_compiled_by_looking_once() -> None:
    (look,) = review.steps(tablee.game_class("sunny-day"))
    assert (look.game, look.kernel) == ("sunny-day", "look")
    look.compile()


def test_one_background_warm_up_at_a_time(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(warmup.subprocess, "Popen", lambda command, **rest: started.append(command))
    assert warmup.start_in_background(["warm"])
    assert not warmup.start_in_background(["warm"])
    warmup.release_lock()
    assert warmup.start_in_background(["warm"])
    assert started == [["warm"], ["warm"]]


def test_a_dead_warm_up_does_not_block_for_ever(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup.subprocess, "Popen", lambda command, **rest: None)
    assert warmup.start_in_background(["warm"])
    os.utime(cold / "warming", LONG_AGO)
    assert warmup.start_in_background(["warm"])


def test_no_warm_up_when_warm_or_when_the_gear_is_given(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cold.mkdir()
    (cold / "warm").touch()
    assert not warmup.start_in_background(["warm"])
    (cold / "warm").unlink()
    monkeypatch.setenv("TABLEE_GEAR", "interpreted")
    assert not warmup.start_in_background(["warm"])


def test_old_kernels_are_thrown_away(cold: Path) -> None:
    old, young = cold.parent / "kernels-old", cold.parent / "kernels-young"
    for folder in (cold, old, young):
        folder.mkdir()
    for folder in (cold, old):
        os.utime(folder, LONG_AGO)
    warmup.throw_away_old()
    assert cold.exists()
    assert young.exists()
    assert not old.exists()


def test_a_warm_cache_says_so_at_once(runner: CliRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "is_warm", lambda: True)
    shown = runner.invoke(app, ["warmup", "--language", "fr"])
    assert shown.exit_code == 0
    assert "déjà compilé" in shown.output


def test_nothing_to_compile_without_numba(runner: CliRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "has_numba", lambda: False)
    shown = runner.invoke(app, ["warmup"])
    assert shown.exit_code == 2
    assert "interpreted" in shown.stderr


# --- the command ------------------------------------------------------------------------------------------------------


class ThisProcess:
    """In place of a pool of processes: each game is compiled here, when it is submitted."""

    def __init__(self, workers: int, context: object, start: Callable[..., None], given: tuple[Any, ...], **_: Any):
        start(*given)

    def __enter__(self) -> "ThisProcess":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def submit(self, work: Callable[..., object], *given: object) -> "Done":
        return Done(work(*given))


class Done:
    """In place of a future, or of a process that has ended."""

    def __init__(self, value: object) -> None:
        self.value = value

    def add_done_callback(self, call: Callable[["Done"], object]) -> None:
        call(self)

    def result(self) -> object:
        return self.value

    @property
    def returncode(self) -> object:
        return self.value


class Here:
    """In place of a context of processes."""

    SimpleQueue: Any = SimpleQueue


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Two games with two kernels each, compiled in this process: the steps in the order they were taken."""
    taken: list[str] = []
    games = ("one", "two")

    def steps(game: str) -> list[warmup.Step]:
        return [
            warmup.Step(game, name, lambda name=name: taken.append(f"{game} {name}"))  # type: ignore[misc]
            for name in ("start", "apply")
        ]

    monkeypatch.setattr(command, "_steps", steps)
    monkeypatch.setattr(registry, "game_names", lambda: games)
    monkeypatch.setattr(warmup, "used_sources", lambda: {Path(taken[-1].partition(" ")[0])})
    monkeypatch.setattr("multiprocessing.get_context", lambda method: Here)
    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", ThisProcess)
    monkeypatch.setattr(command.signal, "alarm", lambda seconds: None)
    monkeypatch.setattr(command.os, "nice", lambda more: 19)
    monkeypatch.setenv("TABLEE_GEAR", COMPILED)
    yield taken
    if hasattr(command, "_done"):
        del command._done


STEPS = ["one start", "one apply", "two start", "two apply"]


def test_a_game_is_compiled_with_its_bots_and_its_review() -> None:
    kind = tablee.game_class(PLUGIN_NAME)
    steps = command._steps(PLUGIN_NAME)
    assert {step.game for step in steps} == {PLUGIN_NAME}
    parts = (warmup.steps(kind), bots.steps(kind), review.steps(kind))
    assert [step.kernel for step in steps] == [step.kernel for part in parts for step in part]
    assert len({step.kernel for step in steps}) == len(steps)


def test_every_step_is_reported_and_the_sources_of_all_games_are_marked(
    compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[str] = []
    marked: list[set[Path]] = []
    monkeypatch.setattr(warmup, "finish", marked.append)
    command._compile_all(2, reported.append)
    assert reported == compiled == STEPS
    assert marked == [{Path("one"), Path("two")}]


def test_a_game_that_cannot_be_compiled_leaves_the_cache_cold(
    compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise OSError("disk full")

    marked: list[set[Path]] = []
    monkeypatch.setattr(warmup, "finish", marked.append)
    monkeypatch.setattr(command, "_steps", lambda game: [warmup.Step(game, "apply", fail)])
    with pytest.raises(OSError, match="disk full"):
        command._compile_all(1)
    assert marked == []


@pytest.fixture
def cold_command(cold: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The command finds the empty cache, too."""
    monkeypatch.setattr(kernel, "is_warm", warmup.is_warm)
    monkeypatch.setattr(cache, "is_warm", warmup.is_warm)
    monkeypatch.setattr(warmup, "finish", lambda sources: (cold / "warm").touch())
    cold.mkdir()
    return cold


def test_a_warm_up_says_how_long_it_took(cold_command: Path, compiled: list[str], runner: CliRunner) -> None:
    shown = runner.invoke(app, ["warmup"])
    assert shown.exit_code == 0, shown.output
    assert compiled == STEPS
    assert (cold_command / "warm").exists()
    assert "Compiled" in shown.output


@pytest.mark.parametrize("warm", [False, True])
def test_a_warm_up_in_the_background_says_nothing_and_lets_the_next_one_start(
    cold_command: Path, compiled: list[str], runner: CliRunner, warm: bool
) -> None:
    warmup.lock_path().touch()
    if warm:
        (cold_command / "warm").touch()
    shown = runner.invoke(app, ["warmup", "--background"])
    assert (shown.exit_code, shown.output) == (0, "")
    assert compiled == ([] if warm else STEPS)
    assert not warmup.lock_path().exists()


@pytest.mark.parametrize("code", [0, 3])
def test_another_gear_is_another_process_whose_code_is_ours(
    cold_command: Path, runner: CliRunner, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    started: list[tuple[list[str], str]] = []

    def run(command: list[str], env: dict[str, str]) -> Any:
        started.append((command[1:], env["TABLEE_GEAR"]))
        return Done(code)

    monkeypatch.setattr(command.subprocess, "run", run)
    assert runner.invoke(app, ["warmup", "--background", "-l", "fr"]).exit_code == code
    assert started == [(["-m", "tablee", "warmup", "--language", "fr", "--background"], COMPILED)]


def test_kernels_that_are_used_are_younger_afterwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.core import compiled

    used, lost = tmp_path / "used.nbc", tmp_path / "folder" / "lost.nbc"
    used.touch()
    os.utime(used, LONG_AGO)
    monkeypatch.setattr(compiled, "used_files", lambda: [lost, used])
    warmup.used_sources()
    assert used.stat().st_mtime > 0
    assert not lost.exists()
