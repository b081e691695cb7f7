"""Contests: line-ups, results that survive a kill, executors that agree, and a verdict that does not depend on them."""

from collections.abc import Callable, Generator, Iterable
from pathlib import Path

import pytest

import tablee
from tablee.arena.contest import is_better, play_fixtures
from tablee.arena.errors import ContestError
from tablee.arena.executors import Done, Executor, Here, Processes, Work
from tablee.arena.fixtures import Fixture, Setting, alone, mixed_tables, pairing, pairings, rotations, schedule
from tablee.arena.playing import contestant, play
from tablee.arena.results import Results, read, read_all
from tablee.arena.sprt import BETTER, NOT_BETTER, Sprt
from tablee.bots.bot import Budget, Choice
from tablee.core.kernel import INTERPRETED, gear
from tests.support.arena import played
from tests.support.programs import run_until_killed

QUICK = Setting("rue-de-la-paix", 2)
PAIR = pairing("greedy", "random", 2)


class Backwards:
    """An executor that answers in the wrong order, some matches at a time."""

    def run(self, do: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        waiting = list(work)
        for start in range(0, len(waiting), 6):
            for one in reversed(waiting[start : start + 6]):
                yield do(one)


class Forbidden:
    """An executor that must not be asked for anything."""

    def run(self, do: Callable[[Work], Done], work: Iterable[Work]) -> Generator[Done, None, None]:
        assert list(work) == []
        yield from ()


# --- line-ups ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_pairing_each_holds_every_seat_once(players: int) -> None:
    one, other = pairing("a", "b", players)
    assert [{mine, theirs} for mine, theirs in zip(one, other, strict=True)] == [{"a", "b"}] * players


def test_everybody_meets_everybody() -> None:
    assert len(pairings(["a", "b", "c", "d"], 3)) == 6
    assert rotations(["a", "b", "c"]) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [len(tables) for tables in mixed_tables(["a", "b", "c", "d"], 3)] == [3, 3, 3, 3]
    assert alone("a", 3) == [("a", "a", "a")]


def test_a_schedule_goes_deal_by_deal() -> None:
    fixtures = list(schedule(QUICK, pairings(["a", "b", "c"], 2), range(2)))
    assert [fixture.deal for fixture in fixtures] == [0] * 6 + [1] * 6
    assert len(set(fixtures)) == 12


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_match_is_the_same_whenever_it_is_played(name: str) -> None:
    for players in tablee.game_class(name).seats:
        lineup = pairing("greedy", "random", players)[0]
        one = play(Fixture(Setting(name, players), 1, lineup))
        assert play(Fixture(Setting(name, players), 1, lineup)) == one
        assert len(one.totals) == players
        assert 1 in one.places


def test_equal_bots_score_exactly_one_half() -> None:
    """The same bot by two names: luck and whims belong to the seat, so the two line-ups are the same match."""
    for deal in range(3):
        one, other = (play(Fixture(QUICK, deal, lineup)) for lineup in pairing("greedy", "greedy@7", 2))
        assert one.totals == other.totals


@pytest.mark.parametrize(
    ("name", "bot", "budget"),
    [
        ("greedy", "greedy", Budget()),
        ("greedy@400", "greedy", Budget(iterations=400)),
        ("random@0.25s", "random", Budget(seconds=0.25)),
        ("random@2s", "random", Budget(seconds=2.0)),
    ],
)
def test_a_budget_is_written_after_the_name(name: str, bot: str, budget: Budget) -> None:
    assert (contestant(name).bot.name, contestant(name).budget) == (bot, budget)


@pytest.mark.parametrize("name", ["nobody", "greedy@", "greedy@0", "greedy@-1", "greedy@xs"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(tablee.TableeError, match="There is no bot"):
        contestant(name)


def test_an_illegal_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.arena import playing
    from tablee.bots.simple import RandomBot

    monkeypatch.setattr(RandomBot, "choose", lambda *_: Choice(-3))
    with pytest.raises(ContestError, match="“random” chose action -3"):
        playing.play(Fixture(QUICK, 0, ("random", "random")))


def test_options_are_honoured() -> None:
    whole, simple = Setting("sunny-day", 2), Setting("sunny-day", 2, (("simplified", True),))
    one, other = (play(Fixture(setting, 0, ("random", "random"))) for setting in (whole, simple))
    assert (one.options, other.options) == ({}, {"simplified": True})
    assert other.actions < one.actions


# --- results ----------------------------------------------------------------------------------------------------------


def test_what_is_kept_is_what_was_played(tmp_path: Path) -> None:
    results = Results(tmp_path / "new" / "results.jsonl")
    results.add(played(3, ("a", "b"), (1, 2), seed=5))
    results.close()
    again = Results(tmp_path / "new" / "results.jsonl")
    assert list(again) == list(results)
    assert Fixture(Setting("sunny-day", 2, (), 5), 3, ("a", "b")) in again
    assert Fixture(Setting("sunny-day", 2, (), 5), 3, ("b", "a")) not in again


def test_a_torn_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(path)
    results.add(played(0, ("a", "b"), (1, 2)))
    results.close()
    path.write_bytes(path.read_bytes() + b'{"game":"sunny-day","de')
    again = Results(path)
    assert len(again) == 1
    again.add(played(1, ("a", "b"), (2, 1)))
    again.close()
    assert [one.deal for one in read(path)] == [0, 1]


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"game": 7}\n')
    with pytest.raises(ContestError, match="line 1"):
        Results(path)


def test_files_are_read_together(tmp_path: Path) -> None:
    for name, deals in (("one", (0, 1)), ("two", (1, 2))):
        results = Results(tmp_path / name)
        for deal in deals:
            results.add(played(deal, ("a", "b"), (1, 2)))
        results.close()
    assert [one.deal for one in read_all([tmp_path / "one", tmp_path / "two"])] == [0, 1, 2]


# --- contests ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", [Backwards(), Processes(2)], ids=["backwards", "processes"])
def test_wherever_it_is_played_the_outcome_is_the_same(where: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    """In processes that run interpreted, too: they start sooner than those that load compiled kernels."""
    monkeypatch.setenv("TABLEE_GEAR", gear())
    monkeypatch.setattr("tablee.arena.executors.gear", lambda: INTERPRETED)
    fixtures = list(schedule(QUICK, [PAIR], range(4)))
    expected = play_fixtures(fixtures, Results(), Here())
    told: list[int] = []
    assert play_fixtures(fixtures, Results(), where, told.append) == expected
    assert told == list(range(9))


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    fixtures = list(schedule(QUICK, [PAIR], range(3)))
    results = Results(tmp_path / "results.jsonl")
    whole = play_fixtures(fixtures, results, Here())
    results.close()
    assert play_fixtures(fixtures, Results(tmp_path / "results.jsonl"), Forbidden()) == whole
    assert len(list(read(tmp_path / "results.jsonl"))) == 6


KILLED = """
import os, signal
from tablee.arena.results import Results
from tablee.cli import main

add = Results.add

def add_and_die(self, one):
    add(self, one)
    if len(self) == 5:
        os.kill(os.getpid(), signal.SIGKILL)

Results.add = add_and_die
main()
"""


def test_a_killed_contest_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    arguments = ["arena", "match", "rue-de-la-paix", "greedy", "random", "--deals", "40"]
    run_until_killed(KILLED, *arguments, "--workers", "2", "--results", str(path), TABLEE_GEAR="interpreted")
    kept = list(read(path))
    assert len(kept) == 5
    path.write_bytes(path.read_bytes() + b'{"torn')

    fixtures = list(schedule(QUICK, [PAIR], range(max(one.deal for one in kept) + 2)))
    results = Results(path)
    whole = play_fixtures(fixtures, results, Here())
    results.close()
    assert whole == play_fixtures(fixtures, Results(), Here())
    assert len(list(read(path))) == len(fixtures)


@pytest.mark.parametrize("where", [Here(), Backwards()], ids=["here", "backwards"])
def test_the_verdict_does_not_depend_on_who_finishes_first(where: Executor) -> None:
    test = Sprt(0.0, 200.0, 0.1, 0.1)
    verdict = is_better(QUICK, "greedy", "random", test, range(30), Results(), where)
    assert verdict.outcome == BETTER
    assert verdict.deals == is_better(QUICK, "greedy", "random", test, range(30), Results(), Here()).deals < 30


def test_a_test_goes_on_from_results(tmp_path: Path) -> None:
    test = Sprt(0.0, 200.0, 0.1, 0.1)
    results = Results(tmp_path / "results.jsonl")
    verdict = is_better(QUICK, "random", "greedy", test, range(30), results, Here())
    results.close()
    assert verdict.outcome == NOT_BETTER
    seen: list[int] = []
    again = Results(tmp_path / "results.jsonl")
    nobody = Forbidden()
    repeated = is_better(QUICK, "random", "greedy", test, range(30), again, nobody, lambda one: seen.append(one.deals))
    assert repeated == verdict
    assert seen == list(range(1, verdict.deals + 1))
