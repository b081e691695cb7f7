"""Warming up: by hand, once; in the background, one at a time."""

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablee.bots import warmup as bots
from tablee.cli.app import app
from tablee.core import kernel, warmup

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
    import tablee
    from tablee.core.rules import Rules

    steps = [(step.game, step.kernel) for step in warmup.steps()]
    for name in tablee.game_names():
        assert {kernel_name for game, kernel_name in steps if game == name} >= {
            *Rules._fields,
            "play_out",
            "play_actions",
        }


def test_the_steps_run_in_order() -> None:
    for step in (*warmup.steps(), *bots.steps()):
        step.compile()


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
