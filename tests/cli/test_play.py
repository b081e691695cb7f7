"""Whole matches at the terminal: typed, piped, left, gone on with, shared."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tablee
from tablee.cli.app import app
from tests.support.terminal import Run, Terminal

Open = Callable[..., Terminal]
PROMPT = "\n> "


def finish(table: Terminal, most: int = 400) -> str:
    """Answer every question with the first choice until the match is over; what was shown."""
    shown = ""
    for _ in range(most):
        shown += table.read_until(PROMPT, "The record of this match:")
        if shown.endswith("The record of this match:"):
            return shown
        table.type("1")
    raise AssertionError(f"no end after {most} answers")


def test_a_whole_match_by_typing_numbers(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "match.tablee"
    table = terminal("play", "high-road", "--seed", "3", "--save", str(path))
    shown = finish(table)
    assert table.close() == 0
    match = tablee.replay(path.read_text("utf-8"))
    assert match.over
    assert "Score sheet" in shown
    assert "HR-04" in shown
    for total in match.result().totals:
        assert str(total) in shown
    assert "Traceback" not in shown


@pytest.mark.parametrize("game", ["sunrise-lane", "rue-de-la-paix", "sunny-day"])
def test_the_first_turns_of_every_game(runner: CliRunner, game: str) -> None:
    arguments = ["play", game, "--seed", "3", "--language", "fr"]
    shown = runner.invoke(app, arguments, input="1\n1\n1\nq\n", env={"COLUMNS": "60"})
    assert shown.exit_code == 0, shown.output
    assert "tablee play --resume" in shown.output


def test_everything_one_can_ask(terminal: Open) -> None:
    table = terminal("play", "sunrise-lane", "--seed", "5")
    table.read_until(PROMPT)
    answers = {
        "help": "play the third choice",
        "?": "play the third choice",
        "? 1": "points at once:",
        "? draw": "If you play draw:",
        "rules 15": "SL-15",
        "rules 999": "has no clause",
        "score": "if the match ended now",
        "log": "Guest",
        "moves": "draw",
        "board": "Guest's turn",
        "park": "park",
        "undo": "cannot be taken back",
        "build a1 1": "SL-04",
        "build b2 1": "SL-1",
        "? build b2 1": "SL-1",
        "hello": "is not a move",
        "999": "There is no choice 999",
    }
    for typed, expected in answers.items():
        table.type(typed)
        assert expected in table.read_until(PROMPT), typed


def test_moves_are_typed_in_notation_taken_back_and_played_with_enter(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "match.tablee"
    table = terminal("play", "sunrise-lane", "--seed", "5", "--save", str(path))
    first = table.read_until(PROMPT)
    move = re.search(r"park [a-k]\d+ [a-z]+", first)
    assert move is not None
    table.type(move.group())
    table.read_until(PROMPT)
    assert tablee.replay(path.read_text("utf-8")).history[-1] == (0, move.group())
    table.type("u")
    assert "Taken back." in table.read_until(PROMPT)
    assert tablee.replay(path.read_text("utf-8")).history[-1][0] == "chance"
    table.type("dra")
    assert "Enter plays it." in table.read_until(PROMPT)
    table.type("")
    table.read_until(PROMPT)
    assert (0, "draw") in tablee.replay(path.read_text("utf-8")).history


@pytest.mark.parametrize("key", ["\x03", "\x04", "quit\n"])
def test_leaving_keeps_the_match_and_says_how_to_go_on(terminal: Open, key: str) -> None:
    table = terminal("play", "high-road", "--seed", "3")
    table.read_until(PROMPT)
    table.type("1")
    table.read_until(PROMPT)
    if key == "\x03":
        table.interrupt()
    else:
        table.press(key)
    shown = table.read_all()
    assert table.close() == 0
    assert "Traceback" not in table.text
    command = re.search(r"tablee play --resume (\S+\.tablee)", shown)
    assert command is not None
    kept = tablee.replay(Path(command.group(1)).read_text("utf-8"))
    assert kept.ply > 4
    assert not kept.over


def test_a_match_is_gone_on_with(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "match.tablee"
    before = tablee.load("high-road").match(seed=3)
    before.play(before.legal()[0])
    path.write_text(before.record(), "utf-8")
    table = terminal("play", "--resume", str(path))
    finish(table)
    assert table.close() == 0
    after = tablee.replay(path.read_text("utf-8"))
    assert after.over
    assert after.history[: before.ply] == before.history


def test_leaving_before_the_game_is_chosen(terminal: Open) -> None:
    table = terminal("play")
    table.read_until("Game, 1 to")
    table.press("\x04")
    table.read_all()
    assert table.close() == 0
    assert "Traceback" not in table.text


def test_the_guided_start(terminal: Open) -> None:
    table = terminal("play", "--seed", "3")
    games = table.read_until("(Enter: 1): ")
    number = list(tablee.game_names()).index("high-road") + 1
    assert "High Road" in games
    table.type("99")
    table.read_until("please.")
    table.type(str(number))
    table.read_until("(Enter: 2): ")
    table.type("3")
    table.read_until("(Enter: none): ")
    table.type("Zoe")
    shown = table.read_until(PROMPT)
    assert "Zoe, Blaise, Carla" in shown
    assert "Zoe's turn" in shown


def test_several_people_share_the_screen_behind_a_curtain(terminal: Open) -> None:
    table = terminal("play", "high-road", "--humans", "2", "--name", "Ann", "--name", "Ben", "--seed", "3")
    table.read_until("Pass the device to Ann")
    table.read_until("only you can see. ")
    table.type("")
    table.read_until("Ann's turn", PROMPT)
    table.read_until(PROMPT)
    table.type("1")
    assert "Ann plays" in table.read_until("hide your side. ")
    table.type("")
    between = table.read_until("only you can see. ")
    assert "Ben" in between
    assert "draws" not in between
    assert "\x1b[2J" in table.raw
    table.type("")
    told = table.read_until(PROMPT)
    assert "Ben's turn" in told
    assert "Ann draws a card." in told


def test_nobody_at_a_terminal_is_told_how_to_play(runner: CliRunner) -> None:
    shown = runner.invoke(app, ["play"])
    assert shown.exit_code == 0
    assert "tablee play sunrise-lane" in shown.stdout


def test_typed_input_can_be_piped(run: Run, runner: CliRunner, tmp_path: Path) -> None:
    path = tmp_path / "match.tablee"
    shown = run("play", "high-road", "--seed", "3", "--save", str(path), typed="1\n" * 100)
    assert shown.returncode == 0
    assert "Score sheet" in shown.stdout
    assert tablee.replay(path.read_text("utf-8")).over
    short = runner.invoke(app, ["play", "high-road", "--seed", "3", "--save", str(path)], input="1\n")
    assert short.exit_code == 0
    assert "--resume" in short.stdout
    assert not tablee.replay(path.read_text("utf-8")).over


def test_the_same_seed_gives_the_same_match(runner: CliRunner, tmp_path: Path) -> None:
    paths = [tmp_path / "one", tmp_path / "two"]
    for path in paths:
        played = runner.invoke(app, ["play", "sunrise-lane", "--auto", "--seed", "11", "--save", str(path)])
        assert played.exit_code == 0
    assert paths[0].read_text() == paths[1].read_text()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", tablee.game_names())
def test_bots_play_whole_matches_in_every_language(runner: CliRunner, game: str, language: str) -> None:
    shown = runner.invoke(app, ["play", game, "--auto", "--seed", "2", "-l", language, "--bots", "random"])
    assert shown.exit_code == 0, (shown.output, shown.exception)


def test_options_presets_and_editions_reach_the_match(runner: CliRunner, tmp_path: Path) -> None:
    path = tmp_path / "match.tablee"
    arguments = ["play", "sunrise-lane", "--auto", "--seed", "1", "--save", str(path), "--players", "3"]
    arguments += ["--preset", "italian", "-o", "tallest_ties=lower_storeys", "--edition", "standard"]
    assert runner.invoke(app, arguments).exit_code == 0
    game = tablee.replay(path.read_text("utf-8")).game
    assert game.players == 3
    assert game.options == {
        "districts_full": "finish_round", "tallest_ties": "lower_storeys", "tied_places": "next_place",
    }  # fmt: skip
    assert (
        runner.invoke(
            app, ["play", "high-road", "--auto", "--seed", "1", "-o", "steep=on", "--save", str(path)]
        ).exit_code
        == 0
    )
    assert tablee.replay(path.read_text("utf-8")).game.options == {"steep": True}


def test_luck_can_be_typed(runner: CliRunner, tmp_path: Path) -> None:
    path = tmp_path / "match.tablee"
    shown = runner.invoke(
        app, ["play", "high-road", "--manual-luck", "--save", str(path)],
        input="deal 1\ndeal 2\ndeal 3\ndeal 4\nplay 2\n",
    )  # fmt: skip
    assert shown.exit_code == 0, shown.stderr
    assert tablee.replay(path.read_text("utf-8")).history[:5] == [
        ("chance", "deal 1"), ("chance", "deal 2"), ("chance", "deal 3"), ("chance", "deal 4"), (0, "play 2"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "chess"],
        ["play", "sunrise-lane", "--players", "9"],
        ["play", "sunrise-lane", "--humans", "9"],
        ["play", "sunrise-lane", "--humans", "-1"],
        ["play", "sunrise-lane", "--seat", "2"],
        ["play", "sunrise-lane", "-o", "tied_places"],
        ["play", "sunrise-lane", "-o", "tied_places=never"],
        ["play", "sunrise-lane", "-o", "luck=good"],
        ["play", "sunrise-lane", "--preset", "german"],
        ["play", "sunrise-lane", "--edition", "nowhere.toml"],
        ["play", "sunrise-lane", "--seed", "-4"],
        ["play", "sunrise-lane", "--bots", "clever"],
        ["play", "--resume", "nowhere"],
        ["play", "sunrise-lane", "--resume", "nowhere"],
        ["play", "sunrise-lane", "--auto", "--save", "/dev/null/match"],
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(runner: CliRunner, arguments: list[str]) -> None:
    shown = runner.invoke(app, arguments)
    assert shown.exit_code == 2
    assert len(shown.stderr.splitlines()) == 1
    assert "Error" not in shown.stderr
    assert "Traceback" not in shown.output


def test_a_finished_match_is_not_gone_on_with(runner: CliRunner, tmp_path: Path) -> None:
    path = tmp_path / "match.tablee"
    runner.invoke(app, ["play", "high-road", "--auto", "--seed", "1", "--save", str(path)])
    shown = runner.invoke(app, ["play", "--resume", str(path)])
    assert shown.exit_code == 2
    assert "tablee replay" in shown.stderr


def test_colour_in_a_terminal_and_none_if_unwanted(terminal: Open) -> None:
    coloured = terminal("play", "sunrise-lane", "--seed", "5")
    coloured.read_until(PROMPT)
    plain = terminal("play", "sunrise-lane", "--seed", "5", NO_COLOR="1")
    plain.read_until(PROMPT)
    colour = re.compile(r"\x1b\[[0-9;]*3[0-9][;m]|\x1b\[[0-9;]*4[0-9][;m]|\x1b\[[0-9;]*[34]8[;:]")
    assert colour.search(coloured.raw)
    assert not colour.search(plain.raw)
    assert coloured.text == plain.text
