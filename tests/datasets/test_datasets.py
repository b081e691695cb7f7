"""Data sets hold what was played, in both forms, and come out the same however they were made."""

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import tablee
from tablee.cli import dataset as command
from tablee.cli.app import app
from tablee.core.encoding import encoding_of
from tablee.core.kernel import INTERPRETED, argument, gear
from tablee.datasets import making
from tablee.datasets.errors import DatasetError
from tablee.datasets.making import make
from tablee.datasets.plan import FORMATS, Plan
from tablee.datasets.tables import MATCHES, OBSERVATION, PLIES
from tests.support.luck import seed
from tests.support.programs import run_until_killed
from tests.support.rewards import expected_rewards

NAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
SETTINGS = [
    pytest.param(name, players, id=f"{name}-{players}") for name in NAMES for players in tablee.game_class(name).seats
]
QUICK = Plan(
    game="rue-de-la-paix", players=3, bots=("greedy", "random"), seed=seed(5), matches=7, part=3, formats=("jsonl",)
)


def lines(folder: Path, table: str) -> list[dict[str, Any]]:
    return [
        json.loads(line) for path in sorted(folder.glob(f"{table}-*.jsonl")) for line in path.read_bytes().splitlines()
    ]


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def random_match(name: str, players: int | None = None, number: int = 3, plies: int | None = None) -> tablee.Match:
    match, random = tablee.load(name, players=players).match(seed=seed(number)), Random(seed(number))
    while not match.over and (plies is None or match.ply < plies):
        match.play(random.choice(match.legal_actions()))
    return match


# --- what is in them --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_rows_tell_the_match_of_the_library(name: str, players: int, tmp_path: Path) -> None:
    plan = Plan(
        game=name, players=players, bots=("random",), seed=seed(1), matches=2, observations=True, formats=("jsonl",)
    )
    make(plan, tmp_path)
    plies = lines(tmp_path, "plies")
    for row in lines(tmp_path, "matches"):
        assert (row["game"], row["players"], row["bots"]) == (name, players, ["random"] * players)
        game = tablee.load(name, players=players, options=row["options"])
        match = game.match(seed=int(row["luck"].removeprefix("seed ")))
        told = [ply for ply in plies if ply["match"] == row["match"]]
        assert [ply["ply"] for ply in told] == list(range(row["plies"]))
        check_plies(match, told)
        result = match.result()
        assert row["totals"] == list(result.totals)
        assert row["places"] == list(result.places)
        assert row["ended_by"] == result.ended_by
        assert row["margins"] == pytest.approx(expected_rewards(result, "margin"))
        assert row["victories"] == pytest.approx(
            [(seat in result.winners) / len(result.winners) for seat in range(players)]
        )
        decisions = [ply for ply in told if ply["seat"] >= 0]
        assert (row["decisions"], row["first"]) == (len(decisions), decisions[0]["seat"])
        for ply in decisions:
            assert ply["margin"] == row["margins"][ply["seat"]]
            assert ply["victory"] == row["victories"][ply["seat"]]


def check_plies(match: tablee.Match, told: list[dict[str, Any]]) -> None:
    """Play the decisions in the library: luck and everything that can be seen must be as the rows say."""
    game, state, encoding = match.game, match.origin.copy(), encoding_of(type(match.game))
    for number, ply in enumerate(told):
        if ply["seat"] >= 0 and number == match.ply:
            match.play(ply["action"])
        assert match.actions[number] == (int(state.actor), ply["action"])
        assert match.history[number][1] == ply["notation"]
        assert ply["legal"] == game.legal(state)
        assert ply["scores"] == list(game.scores(state))
        if ply["seat"] >= 0:
            assert ply["weights"] is None
            seen = np.zeros(encoding.size, np.int8)
            encoding.observe(*game.arguments(game.view(state, ply["seat"])), ply["seat"], argument(seen))
            assert ply["observation"] == seen.tolist()
        else:
            assert dict(zip(ply["legal"], ply["weights"], strict=True)) == game.outcomes(state)
            assert (ply["observation"], ply["victory"], ply["margin"]) == (None, None, None)
        game.apply(state, ply["action"])
    assert match.over


def test_parquet_and_jsonl_say_the_same(tmp_path: Path) -> None:
    make(msgspec.structs.replace(QUICK, observations=True, formats=FORMATS), tmp_path)
    for table, columns in (("matches", [*MATCHES]), ("plies", [*PLIES, OBSERVATION])):
        read = pq.read_table(sorted(tmp_path.glob(f"{table}-*.parquet")))
        assert read.column_names == columns
        rows = read.to_pylist()
        for row in rows:
            if "options" in row:
                row["options"] = json.loads(row["options"])
        assert rows == [{name: row[name] for name in columns} for row in lines(tmp_path, table)]
    size = encoding_of(tablee.game_class("rue-de-la-paix")).size
    assert read.schema.field(OBSERVATION).type.list_size == size


def test_without_observations_there_are_none(tmp_path: Path) -> None:
    make(msgspec.structs.replace(QUICK, matches=1, formats=FORMATS), tmp_path)
    assert pq.read_table(tmp_path / "plies-00000.parquet").column_names == [*PLIES]
    assert lines(tmp_path, "plies")[0].keys() == PLIES.keys()


def test_bots_are_drawn_for_every_seat(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(QUICK, matches=300).checked()
    lineups = [plan.lineup(match) for match in range(300)]
    assert len(set(lineups)) == 2**3
    assert all(100 < sum(lineup[seat] == "greedy" for lineup in lineups) < 200 for seat in range(3))
    assert len({plan.luck(match) for match in range(300)}) == 300


def test_the_manual_names_every_column() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "datasets.md").read_text("utf-8")
    for columns in (MATCHES, {**PLIES, OBSERVATION: "int8 x size"}):
        for name, kind in columns.items():
            assert re.search(rf"^\| `{name}` \| {re.escape(kind)} \|", page, re.MULTILINE), name


# --- going on ---------------------------------------------------------------------------------------------------------


def test_the_same_plan_gives_the_same_files(tmp_path: Path, interpreted_workers: None) -> None:
    plan = msgspec.structs.replace(QUICK, formats=FORMATS)
    make(plan, tmp_path / "one")
    told: list[tuple[str, int, int]] = []
    make(plan, tmp_path / "two", workers=2, progress=lambda *args: told.append(args))
    assert content(tmp_path / "one") == content(tmp_path / "two")
    assert [done for what, done, _ in told if what == "playing"] == list(range(8))
    assert [done for what, done, _ in told if what == "writing"][-1] == 7
    assert {total for *_, total in told} == {7}
    make(msgspec.structs.replace(plan, seed=6), tmp_path / "three")
    assert content(tmp_path / "one") != content(tmp_path / "three")


def test_in_rounds_it_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(QUICK, tmp_path / "one")
    monkeypatch.setattr(making, "ROUND", 3)
    make(QUICK, tmp_path / "two")
    assert content(tmp_path / "one") == content(tmp_path / "two")


@pytest.fixture
def interpreted_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes that load no compiled kernels: they start sooner, and what they make must not differ."""
    monkeypatch.setenv("TABLEE_GEAR", gear())
    monkeypatch.setattr("tablee.arena.executors.gear", lambda: INTERPRETED)


KILLED = """
import os, signal
from tablee.cli import main
from tablee.datasets.playing import Kept

add_all = Kept.add_all

def add_some_and_die(self, played):
    for number, one in enumerate(add_all(self, played), start=1):
        yield one
        if number == 3:
            os.kill(os.getpid(), signal.SIGKILL)

Kept.add_all = add_some_and_die
main()
"""


def test_a_killed_data_set_goes_on(tmp_path: Path) -> None:
    """Killed while it plays, with a line torn in the middle; then killed while it writes."""
    folder = tmp_path / "killed"
    arguments = ["dataset", "rue-de-la-paix", "--bots", "greedy,random", "--matches", "12", "--part", "4"]
    run_until_killed(KILLED, *arguments, "--workers", "1", "--out", str(folder), TABLEE_GEAR=gear())
    moves = folder / "moves.jsonl"
    assert len(moves.read_bytes().splitlines()) == 3
    with moves.open("ab") as file:
        file.write(b'{"match":11,"acti')

    plan = Plan(game="rue-de-la-paix", bots=("greedy", "random"), matches=12, part=4)
    with pytest.raises(SystemError):
        make(plan, folder, progress=_die_while_writing)
    assert len(moves.read_bytes().splitlines()) == 12
    played: list[int] = []
    make(plan, folder, progress=lambda what, done, _: played.append(done) if what == "playing" else None)
    assert played == [12]
    make(plan, tmp_path / "whole")
    assert content(folder) == content(tmp_path / "whole")


def _die_while_writing(what: str, done: int, total: int) -> None:
    if what == "writing" and done == 4:
        raise SystemError


def test_a_lost_part_is_made_again(tmp_path: Path) -> None:
    make(QUICK, tmp_path)
    before = content(tmp_path)
    (tmp_path / "plies-00001.jsonl").unlink()
    make(QUICK, tmp_path)
    assert content(tmp_path) == before


# --- records ----------------------------------------------------------------------------------------------------------


def test_records_become_a_data_set(tmp_path: Path, runner: CliRunner) -> None:
    records, out = tmp_path / "records", tmp_path / "out"
    (records / "deep").mkdir(parents=True)
    two, three = random_match("sunny-day", 2), random_match("sunny-day", 3)
    started = random_match("sunny-day", 2, plies=40)
    from_position = started.game.position(started.position(), seed=8)
    while not from_position.over:
        from_position.play(from_position.legal_actions()[0])
    (records / "a.tablee").write_text(two.record())
    (records / "b.tablee").write_text(from_position.record())
    (records / "deep" / "c.tablee").write_text(three.record())
    (records / "other.tablee").write_text(random_match("sunrise-lane").record())
    (records / "open.tablee").write_text(started.record())
    (records / "notes.txt").write_text("not a record")
    done = runner.invoke(app, ["dataset", "sunny-day", "--records", str(records), "--out", str(out), "-w", "1"])
    assert done.exit_code == 0, done.output
    assert "one record of other games, 1 of matches that are not over" in " ".join(done.output.split())
    rows = lines(out, "matches")
    assert [row["source"] for row in rows] == ["a.tablee", "b.tablee", "c.tablee"]
    assert [row["players"] for row in rows] == [2, 2, 3]
    assert [row["luck"] for row in rows] == [f"seed {seed(3)}", "seed 8", f"seed {seed(3)}"]
    assert [row["bots"] for row in rows] == [None] * 3
    plies = lines(out, "plies")
    for number, match in enumerate((two, from_position, three)):
        assert rows[number]["totals"] == list(match.result().totals)
        assert [ply["notation"] for ply in plies if ply["match"] == number] == [text for _, text in match.history]


def test_a_record_that_changed_meanwhile_is_refused(tmp_path: Path, runner: CliRunner) -> None:
    path = tmp_path / "a.tablee"
    path.write_text(random_match("sunny-day").record())
    again = ["dataset", "sunny-day", "--records", str(path), "--out", str(tmp_path / "out"), "-w", "1"]
    assert runner.invoke(app, again).exit_code == 0
    path.write_text(random_match("sunny-day", number=4).record())
    refused = runner.invoke(app, again)
    assert refused.exit_code == 2
    assert "another setting: records" in " ".join(refused.output.split())


# --- as people meet it ------------------------------------------------------------------------------------------------


@pytest.fixture
def runner(monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.setenv("TABLEE_GEAR", gear())
    return CliRunner()


def test_the_command_writes_both_forms_and_says_so(tmp_path: Path, runner: CliRunner) -> None:
    bots = ["--bots", "random,greedy", "--bots", "random@9"]
    done = runner.invoke(
        app, ["dataset", "sunrise-lane", *bots, "-m", "3", "-p", "3", "--part", "2", "--observations", "-w", "1",
              "-o", "tied_places=next_place", "--seed", "4", "--out", str(tmp_path / "out")],
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "3 matches in" in done.output
    names = {f"{table}-0000{part}.{form}" for table in ("matches", "plies") for part in (0, 1) for form in FORMATS}
    assert {path.name for path in (tmp_path / "out").iterdir()} == {*names, "dataset.json"}
    plan = json.loads((tmp_path / "out" / "dataset.json").read_text())
    assert plan["bots"] == ["random", "greedy", "random@9"]
    assert plan["options"]["tied_places"] == "next_place"


def test_whoever_interrupts_is_told_how_to_go_on(
    tmp_path: Path, runner: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(making, "_play", interrupted)
    out = tmp_path / "out"
    done = runner.invoke(
        app, ["dataset", "sunny-day", "-b", "random", "--out", str(out), "--language", "fr", "-w", "1"]
    )
    assert done.exit_code == 130
    assert "la même commande continue" in " ".join(done.output.split())
    command.choose_language(None)


@pytest.mark.parametrize(("arguments", "words"), [
    (["chess", "-b", "random"], "There is no game “chess”"),
    (["sunny-day", "-b", "nobody"], "There is no bot “nobody”"),
    (["sunny-day"], "Say who plays"),
    (["sunny-day", "-b", "random", "-p", "9"], "2 to 5 players, not 9"),
    (["sunny-day", "-b", "random", "-o", "luck=on"], "no option “luck”"),
    (["sunny-day", "-b", "random", "--format", "csv"], "not as “csv”"),
    (["sunny-day", "-b", "random", "--records", "here"], "not both"),
    (["sunny-day", "--records", "nowhere.tablee"], "nowhere.tablee cannot be read"),
    (["sunny-day", "--records", "empty"], "no record of a finished match of sunny-day in empty"),
    (["sunny-day", "--records", "broken"], "bad.tablee is not a record that can be replayed: The record was altered"),
    (["sunny-day", "-b", "random", "--out", "full"], "full holds other files"),
    (["sunny-day", "-b", "random", "--out", "damaged"], "does not describe a data set"),
    (["sunny-day", "-b", "random", "--out", "file"], "file cannot be written"),
])  # fmt: skip
def test_what_cannot_be_done_is_said_in_a_sentence(
    runner: CliRunner, arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in ("empty", "broken", "full", "damaged"):
        (tmp_path / folder).mkdir()
    record = random_match("sunny-day").record()
    (tmp_path / "broken" / "bad.tablee").write_text(record.replace("players 2", "players 3"))
    (tmp_path / "full" / "diary").touch()
    (tmp_path / "damaged" / "dataset.json").write_text("{")
    (tmp_path / "file").touch()
    out = [] if "--out" in arguments else ["--out", "out"]
    done = runner.invoke(app, ["dataset", *arguments, *out, "-m", "1", "-w", "1"])
    assert done.exit_code == 2, done.output
    assert words in " ".join(done.output.split())


def test_a_game_without_observations_says_so(
    tmp_path: Path, runner: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.core.encoding.room", lambda game, name: None)
    arguments = ["dataset", "high-road", "-b", "random", "--observations", "--out", str(tmp_path / "out"), "-w", "1"]
    done = runner.invoke(app, arguments)
    assert done.exit_code == 2, done.output
    assert "no observations" in " ".join(done.output.split())


def test_another_plan_and_damaged_moves_are_refused(tmp_path: Path) -> None:
    make(QUICK, tmp_path)
    for change in ({"seed": 6}, {"bots": ("random",)}, {"matches": 8}, {"observations": True}, {"part": 4}):
        with pytest.raises(DatasetError, match=f"another setting: {next(iter(change))} was"):
            make(msgspec.structs.replace(QUICK, **change), tmp_path)
    (tmp_path / "plies-00000.jsonl").unlink()
    (tmp_path / "moves.jsonl").write_text('{"match": 0}\n')
    with pytest.raises(DatasetError, match="line 1"):
        make(QUICK, tmp_path)


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(DatasetError, match=r"tablee\[data\]"):
        make(msgspec.structs.replace(QUICK, formats=FORMATS), tmp_path)
    make(msgspec.structs.replace(QUICK, matches=1), tmp_path / "lines")
