"""`tablee arena` as people meet it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablee.cli.app import app
from tests.support.terminal import Run

COMMANDS = ("match", "round-robin", "sprt", "fairness", "report")


@pytest.fixture(autouse=True)
def gear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands of the arena start again in the compiled gear unless a gear is given."""
    from tablee.core.kernel import gear

    monkeypatch.setenv("TABLEE_GEAR", gear())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(runner: CliRunner, command: str) -> None:
    shown = runner.invoke(app, ["arena", command, "--help"])
    assert shown.exit_code == 0
    assert "--language" in shown.output


def test_a_match(runner: CliRunner) -> None:
    shown = runner.invoke(app, ["arena", "match", "rue-de-la-paix", "greedy", "random", "-d", "4", "-w", "1"])
    assert shown.exit_code == 0, shown.output
    assert "greedy against random: rue-de-la-paix, 2 players, 4 deals" in shown.output
    assert "95 % interval" in shown.output


def test_a_round_robin_is_kept_reported_and_drawn(runner: CliRunner, tmp_path: Path) -> None:
    kept, found = tmp_path / "kept.jsonl", tmp_path / "found.json"
    bots = ["random", "greedy", "random@7"]
    shown = runner.invoke(
        app, ["arena", "round-robin", "rue-de-la-paix", *bots, "-d", "2", "-w", "1", "-p", "3", "-r", str(kept)]
    )
    assert shown.exit_code == 0, shown.output
    assert len(kept.read_text().splitlines()) == 12
    again = runner.invoke(
        app, ["arena", "report", str(kept), "--json", str(found), "--plots", str(tmp_path / "p"), "--anchor", "random"]
    )
    assert again.exit_code == 0, again.output
    assert {one["bot"] for one in json.loads(found.read_text())["ladders"][0]["standings"]} == set(bots)
    assert sorted(path.name for path in (tmp_path / "p").iterdir()) == [
        "ladder-rue-de-la-paix-3.svg",
        "points-rue-de-la-paix-3.svg",
    ]


def test_mixed_tables(runner: CliRunner, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    command = ["arena", "round-robin", "rue-de-la-paix", "random", "greedy", "random@7", "--mixed", "-p", "3"]
    shown = runner.invoke(app, [*command, "-d", "1", "-w", "1", "-r", str(kept)])
    assert shown.exit_code == 0, shown.output
    assert len(kept.read_text().splitlines()) == 3
    assert runner.invoke(app, [*command, "-p", "4", "-w", "1"]).exit_code == 2


@pytest.mark.parametrize(("bots", "code", "words"), [
    (("greedy", "random"), 0, "greedy is better than random"),
    (("random", "greedy"), 1, "random is not better than greedy"),
])  # fmt: skip
def test_the_sequential_test_answers_with_its_code(
    runner: CliRunner, bots: tuple[str, str], code: int, words: str
) -> None:
    shown = runner.invoke(app, ["arena", "sprt", "rue-de-la-paix", *bots, "--elo1", "200", "-w", "1"])
    assert shown.exit_code == code, shown.output
    assert words in " ".join(shown.output.split())


def test_an_undecided_test_says_so(runner: CliRunner) -> None:
    shown = runner.invoke(app, ["arena", "sprt", "rue-de-la-paix", "greedy", "random", "-d", "2", "-w", "1"])
    assert shown.exit_code == 1
    assert "Undecided after 2 deals" in shown.output


def test_fairness_of_all_numbers_of_players(runner: CliRunner) -> None:
    shown = runner.invoke(app, ["arena", "fairness", "rue-de-la-paix", "random", "-d", "3", "-w", "1"])
    assert shown.exit_code == 0, shown.output
    for players in (2, 3, 4):
        assert f"rue-de-la-paix, {players} players, random on every seat" in " ".join(shown.output.split())


def test_in_a_process_in_french_with_two_workers(run: Run) -> None:
    done = run("arena", "match", "rue-de-la-paix", "greedy", "random", "-d", "2", "-w", "2", "--language", "fr")
    assert done.returncode == 0, done.stderr
    assert "greedy contre random" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(("arguments", "words"), [
    (["match", "rue-de-la-paix", "greedy", "greedy"], "cannot be compared with itself"),
    (["match", "rue-de-la-paix", "greedy", "nobody"], "There is no bot “nobody”"),
    (["match", "chess", "greedy", "random"], "There is no game “chess”"),
    (["match", "rue-de-la-paix", "greedy", "random", "-p", "7"], "2 to 4 players, not 7"),
    (["match", "rue-de-la-paix", "greedy", "random", "-o", "lot_limit"], "name=value"),
    (["round-robin", "rue-de-la-paix", "greedy"], "at least two different bots"),
    (["sprt", "rue-de-la-paix", "greedy", "random", "--elo0", "60"], "elo0 must be less than elo1"),
    (["report", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
])  # fmt: skip
def test_what_cannot_be_done_is_said_in_a_sentence(runner: CliRunner, arguments: list[str], words: str) -> None:
    shown = runner.invoke(app, ["arena", *arguments])
    assert shown.exit_code == 2
    assert words in " ".join(shown.output.split())
