"""Records told as stories; broken files answered clearly."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import tablee
from tablee.cli.app import app
from tests.support.terminal import Run


def record_of(name: str, seed: int = 4, plies: int | None = None) -> str:
    match = tablee.load(name).match(seed=seed)
    while not match.over and (plies is None or match.ply < plies):
        match.play(match.legal_actions()[-1])
    return match.record()


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "match.tablee"
    path.write_text(record_of("high-road"), "utf-8")
    return path


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("name", tablee.game_names())
def test_every_game_can_be_replayed(runner: CliRunner, tmp_path: Path, name: str, language: str) -> None:
    path = tmp_path / "match.tablee"
    path.write_text(record_of(name), "utf-8")
    shown = runner.invoke(app, ["replay", str(path), "-l", language])
    assert shown.exit_code == 0, shown.output
    match = tablee.replay(path.read_text("utf-8"))
    assert match.result().ended_by in shown.output
    for total in match.result().totals:
        assert str(total) in shown.output


def test_the_board_at_a_ply_as_a_seat_saw_it(runner: CliRunner, finished: Path) -> None:
    whole = runner.invoke(app, ["replay", str(finished), "--ply", "5"])
    seat = runner.invoke(app, ["replay", str(finished), "--ply", "5", "--seat", "1"])
    assert whole.exit_code == seat.exit_code == 0
    assert "Seat 0 draws a card." in seat.output
    assert "Seat 0 draws a card." not in whole.output
    assert "after 5 of" in whole.output


def test_from_standard_input(runner: CliRunner, finished: Path) -> None:
    shown = runner.invoke(app, ["replay", "-"], input=finished.read_text("utf-8"))
    assert shown.exit_code == 0
    assert "HR-04" in shown.stdout


def test_step_by_step(run: Run, runner: CliRunner, finished: Path) -> None:
    shown = run("replay", str(finished), "--step", typed="\n\n10\nb\nq\n")
    assert shown.returncode == 0
    for ply in (0, 1, 2, 10, 9):
        assert f"Position after {ply} of" in shown.stdout
    assert runner.invoke(app, ["replay", str(finished), "--step"]).exit_code == 0


def test_an_open_match_says_how_to_go_on(runner: CliRunner, tmp_path: Path) -> None:
    path = tmp_path / "open.tablee"
    path.write_text(record_of("high-road", plies=9), "utf-8")
    assert "tablee play --resume" in runner.invoke(app, ["replay", str(path)]).output.replace("\n", " ")


def test_broken_files(runner: CliRunner, finished: Path, tmp_path: Path) -> None:
    text = finished.read_text("utf-8")
    broken = {
        "empty": b"",
        "binary": bytes(range(256)),
        "foreign": b"1. e4 e5\n",
        "cut": text.encode()[:-20],
        "altered": text.replace("play 6", "play 5").encode(),
        "old": text.replace("record 1", "record 0").encode(),
    }
    for name, content in broken.items():
        path = tmp_path / name
        path.write_bytes(content)
        shown = runner.invoke(app, ["replay", str(path)])
        assert (shown.exit_code, shown.stdout, len(shown.stderr.splitlines())) == (2, "", 1), name
    assert runner.invoke(app, ["replay", str(tmp_path / "nowhere")]).exit_code == 2
    assert runner.invoke(app, ["replay", str(tmp_path)]).exit_code == 2


def test_a_ply_or_seat_that_does_not_exist(runner: CliRunner, finished: Path) -> None:
    assert runner.invoke(app, ["replay", str(finished), "--ply", "999"]).exit_code == 2
    assert runner.invoke(app, ["replay", str(finished), "--ply", "-1"]).exit_code == 2
    assert runner.invoke(app, ["replay", str(finished), "--seat", "7"]).exit_code == 2
