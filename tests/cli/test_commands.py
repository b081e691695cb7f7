"""Games, rules, warm-up and bench; languages; errors; output without a terminal."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tablee
from tablee.cli.app import app
from tests.support.terminal import Run

ESCAPE = "\x1b"


def test_the_version(runner: CliRunner) -> None:
    assert runner.invoke(app, ["--version"]).output == f"tablee {tablee.__version__}\n"


def test_every_command_explains_itself(runner: CliRunner) -> None:
    for command in ("play", "replay", "games", "rules", "warmup", "bench"):
        shown = runner.invoke(app, [command, "--help"])
        assert shown.exit_code == 0
        assert "--language" in shown.output


def test_a_choice_that_there_is_not_is_refused_before_any_work(runner: CliRunner, tmp_path: Path) -> None:
    shown = runner.invoke(app, ["train", "sunny-day", "--out", str(tmp_path / "run"), "--against", "me"])
    assert shown.exit_code == 2
    assert "'me' is not one of 'advice', 'expert'" in " ".join(shown.output.split())
    assert not (tmp_path / "run").exists()


def test_games_lists_all_games_with_options_and_editions(runner: CliRunner) -> None:
    shown = runner.invoke(app, ["games"])
    assert shown.exit_code == 0
    for text in (
        "sunrise-lane",
        "rue-de-la-paix",
        "sunny-day",
        "high-road",
        "tied_places",
        "SL-44",
        "italian",
        "standard",
    ):
        assert text in shown.output


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", tablee.game_names())
def test_rules_show_every_clause(runner: CliRunner, game: str, language: str) -> None:
    from tablee.core.texts import sentences

    shown = runner.invoke(app, ["rules", game, "--language", language])
    assert shown.exit_code == 0
    kind = tablee.game_class(game)
    assert [clause for clause in sentences(kind.package, language, "clause") if clause not in shown.output] == []
    assert kind.say("game", "title", language) in shown.output


@pytest.mark.parametrize("typed", ["SL-15", "sl-15", "sl15", "15"])
def test_one_clause(runner: CliRunner, typed: str) -> None:
    shown = runner.invoke(app, ["rules", "sunrise-lane", typed])
    assert shown.exit_code == 0
    assert shown.output.startswith("SL-15  ")
    assert "SL-16" not in shown.output


@pytest.mark.parametrize("typed", ["SL-99", "RP-15", "hello", "1555", ""])
def test_an_unknown_clause_is_answered_with_near_ones(runner: CliRunner, typed: str) -> None:
    shown = runner.invoke(app, ["rules", "sunrise-lane", typed])
    assert shown.exit_code == 2
    assert "SL-" in shown.stderr
    assert "did you mean" in shown.stderr.replace("\n", " ")


def test_an_unknown_game_in_three_languages(runner: CliRunner) -> None:
    for language, words in (("en", "There is no game"), ("fr", "Il n'y a pas de jeu"), ("it", "Non c'è nessun gioco")):
        shown = runner.invoke(app, ["rules", "chess", "-l", language])
        assert shown.exit_code == 2
        assert words in shown.stderr
        assert "sunrise-lane" in shown.stderr


def test_an_unknown_language(runner: CliRunner) -> None:
    shown = runner.invoke(app, ["games", "-l", "tlh"])
    assert shown.exit_code == 2
    assert "en, fr, it" in shown.stderr


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "joueurs"),
        ({"LANG": "it_IT.UTF-8"}, "giocatori"),
        ({"LANG": "de_DE.UTF-8"}, "players"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "it_IT.UTF-8"}, "giocatori"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "players"),
        ({"LANG": "fr_FR.UTF-8", "TABLEE_LANGUAGE": "it"}, "giocatori"),
    ],
)
def test_the_language_of_the_environment(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], words: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert words in runner.invoke(app, ["games"]).output


def test_piped_output_has_no_control_codes_and_errors_no_traceback(run: Run, runner: CliRunner) -> None:
    for arguments in (["games"], ["rules", "sunny-day"]):
        assert ESCAPE not in runner.invoke(app, arguments).output
    shown = run("play", "sunrise-lane", "--auto", "--seed", "1")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert ESCAPE not in shown.stdout
    broken = run("rules", "chess")
    assert broken.returncode == 2
    assert broken.stdout == ""
    assert "Traceback" not in broken.stderr
    assert ESCAPE not in broken.stderr


def test_no_trailing_blanks_in_the_story(runner: CliRunner) -> None:
    shown = runner.invoke(app, ["play", "high-road", "--auto", "--seed", "1"])
    story = [line for line in shown.stdout.splitlines() if "·" in line]
    assert story
    assert all(line == line.rstrip() for line in story)


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("game", tablee.game_names())
def test_everything_fits_the_columns_there_are(runner: CliRunner, game: str, columns: int) -> None:
    for arguments in (["games"], ["rules", game], ["play", game, "--auto", "--seed", "1", "--bots", "random"]):
        shown = runner.invoke(app, arguments, env={"COLUMNS": str(columns)})
        assert shown.exit_code == 0, shown.stderr
        lengths = [len(line) for line in shown.stdout.splitlines() if "/" not in line]
        assert columns // 2 < max(lengths) <= columns


def test_bench_measures_and_writes_numbers(run: Run, tmp_path: Path) -> None:
    shown = run(
        "bench", "high-road", "--gear", "interpreted", "--seconds", "0.02", "--json", str(tmp_path / "bench.json")
    )
    assert shown.returncode == 0, shown.stderr
    assert "high-road" in shown.stdout
    numbers = json.loads((tmp_path / "bench.json").read_text())
    assert [row["players"] for row in numbers["games"]] == [2, 3, 4]
    for row in numbers["games"]:
        assert row["actions_per_second"] > row["decisions_per_second"] > row["matches_per_second"] > 0
        assert row["slowest_ms"] > 0


@pytest.mark.parametrize("arguments", [["bench", "chess"], ["bench", "--gear", "third"], ["bench", "--language", "xx"]])
def test_bench_refuses_what_it_does_not_know(runner: CliRunner, arguments: list[str]) -> None:
    shown = runner.invoke(app, arguments)
    assert shown.exit_code == 2
    assert re.search(r"There is no \w+", shown.stderr)
