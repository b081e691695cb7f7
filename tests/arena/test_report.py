"""Reports, seats, pictures, and the pages made from the results that are kept."""

from pathlib import Path

import numpy as np
import pytest

import tablee
from tablee.arena.errors import ContestError
from tablee.arena.fairness import seat_reports
from tablee.arena.fixtures import Setting
from tablee.arena.plots import draw_all
from tablee.arena.ratings import rate
from tablee.arena.report import decode, encode, report
from tablee.arena.results import Played, read_all
from tablee.arena.scores import deal_scores
from tablee.arena.sprt import BETTER
from tests.support.arena import duels, played
from tools import ladder

TRUTH = {"strong": 150.0, "middling": 0.0, "weak": -150.0}


@pytest.fixture(scope="module")
def results() -> list[Played]:
    alone = [
        played(deal, ("middling",) * 3, (1, 2, 3) if deal % 2 else (2, 1, 3), first=deal % 3) for deal in range(60)
    ]
    return duels(TRUTH, 80, np.random.default_rng(3)) + alone


def test_a_ladder_is_in_order(results: list[Played]) -> None:
    (found,) = report(results, resamples=50).ladders
    assert found.bots == ["strong", "middling", "weak"]
    assert (found.deals, found.matches) == (80, 480)
    assert [(one.stronger, one.weaker) for one in found.neighbours()] == [("strong", "middling"), ("middling", "weak")]
    assert len(found.encounters) == 3
    for one in found.encounters:
        assert one.score.low < one.score.value < one.score.high
        assert one.distance.low < one.distance.value < one.distance.high


def test_a_report_survives_json(results: list[Played]) -> None:
    text = encode(report(results, resamples=20))
    assert encode(decode(text)) == text


def test_seats_are_counted_as_numbered_and_in_order_of_play() -> None:
    """Seat 0 wins all; the seat that plays first is 0 in every second match only."""
    matches = [played(deal, ("a", "a"), (1, 2), first=deal % 2) for deal in range(40)]
    (found,) = seat_reports(matches)
    assert [share.victories.value for share in found.seats] == [1.0, 0.0]
    assert [share.victories.value for share in found.order] == [0.5, 0.5]
    assert not found.seats[0].is_even(2)
    assert found.order[0].is_even(2)


def test_a_shared_victory_counts_in_parts() -> None:
    (found,) = seat_reports([played(0, ("a",) * 4, (1, 1, 3, 4))])
    assert [share.victories.value for share in found.seats] == [0.5, 0.5, 0.0, 0.0]


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_pictures_are_drawn_and_do_not_change(results: list[Played], tmp_path: Path, kind: str) -> None:
    found = report(results, resamples=20)
    one = draw_all(found, results, tmp_path / "one", kind)
    other = draw_all(found, results, tmp_path / "other", kind)
    assert [path.name for path in one] == [
        f"ladder-sunny-day-2.{kind}",
        f"points-sunny-day-2.{kind}",
        f"seats-sunny-day.{kind}",
    ]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in other]


def test_other_pictures_are_refused(results: list[Played], tmp_path: Path) -> None:
    with pytest.raises(ContestError, match="svg, png"):
        draw_all(report(results, resamples=5), results, tmp_path, "gif")


# --- the results in docs/data ----------------------------------------------------------------------------------------


def test_the_ladder_page_says_what_the_results_say(root: Path) -> None:
    """The report that pages are made of agrees with the matches beside it."""
    kept = read_all([root / ladder.LADDER, root / ladder.FAIRNESS])
    found = ladder.found(root)
    assert sum(one.matches for one in found.ladders) + sum(one.matches for one in found.seats) == len(kept)
    for one in found.ladders:
        matches = [match for match in kept if match.setting == one.setting and len(set(match.lineup)) > 1]
        rated = rate(matches, resamples=1)
        assert list(rated.bots) == one.bots
        for rating, standing in zip(rated.ratings, one.standings, strict=True):
            assert abs(rating.value - standing.rating.value) < 0.1
        for encounter in one.encounters:
            scores = deal_scores(matches, encounter.stronger, encounter.weaker)
            assert abs(sum(scores) / len(scores) - encounter.score.value) < 1e-3


def level_of(bot: str) -> str:
    return bot.partition("@")[0]


@pytest.mark.parametrize("game", ["sunrise-lane", "rue-de-la-paix", "sunny-day"])
def test_every_level_was_proved_better_than_the_one_below(root: Path, game: str) -> None:
    """By the sequential test, with two players and with as many as fit; level 5 also against level 2 and random."""
    seats = tablee.game_class(game).seats
    for players in (seats[0], seats[-1]):
        (one,) = [one for one in ladder.found(root).ladders if one.setting == Setting(game, players)]
        proved = {(level_of(row.stronger), level_of(row.weaker)) for row in one.encounters if row.test == BETTER}
        assert {(f"level-{number + 1}", f"level-{number}") for number in range(1, 5)} <= proved
    (one,) = [one for one in ladder.found(root).ladders if one.setting == Setting(game, seats[0])]
    score = {(level_of(row.stronger), level_of(row.weaker)): row.score.value for row in one.encounters}
    assert score["level-5", "random"] >= 0.95
    assert score["level-5", "level-2"] >= 0.8
