"""Scores, intervals, ratings and the sequential test against values that are known."""

from math import isclose, log

import numpy as np
import pytest

from tablee.arena.errors import ContestError
from tablee.arena.ratings import rate
from tablee.arena.scores import deal_scores, duplicate_score, elo_of, match_score, mean_estimate, score_of
from tablee.arena.sprt import BETTER, NOT_BETTER, UNDECIDED, Sprt, likeliest, log_likelihood_ratio
from tests.support.arena import duels, played

# --- scores -----------------------------------------------------------------------------------------------------------


def test_a_match_is_scored_by_pairs_of_seats() -> None:
    table = played(0, ("a", "b", "a", "b"), (1, 2, 3, 3))
    assert match_score(table, "a", "b") == (1 + 1 + 0 + 0.5) / 4
    assert match_score(table, "b", "a") == 1 - (1 + 1 + 0 + 0.5) / 4
    assert match_score(table, "a", "c") is None


def test_duplicates_cancel_what_a_seat_is_worth() -> None:
    first_seat_wins = [played(0, ("a", "b"), (1, 2)), played(0, ("b", "a"), (1, 2))]
    assert duplicate_score(first_seat_wins, "a", "b") == 0.5
    assert deal_scores([*first_seat_wins, played(1, ("a", "b"), (1, 1))], "a", "b") == [0.5, 0.5]


def test_a_victory_is_shared() -> None:
    table = played(0, ("a", "b", "c"), (1, 1, 3))
    assert [table.victory(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(("elo", "score"), [(0, 0.5), (100, 0.640065), (200, 0.759747), (400, 10 / 11), (-400, 1 / 11)])
def test_ratings_and_scores(elo: float, score: float) -> None:
    assert isclose(score_of(elo), score, abs_tol=1e-6)
    assert isclose(elo_of(score), elo, abs_tol=1e-3)


def test_certain_scores_are_infinitely_far_apart() -> None:
    assert (elo_of(1.0), elo_of(0.0)) == (float("inf"), float("-inf"))


# --- intervals --------------------------------------------------------------------------------------------------------


def test_the_interval_is_that_of_agresti_and_coull() -> None:
    """39 of 100: centre (39 + 1.9207) / 103.8415, half width 1.96 sqrt(p (1 - p) / 103.8415)."""
    estimate = mean_estimate([1.0] * 39 + [0.0] * 61)
    assert (round(estimate.value, 4), round(estimate.low, 4), round(estimate.high, 4)) == (0.39, 0.3001, 0.4881)


def test_few_or_extreme_scores_are_not_certain() -> None:
    assert mean_estimate([]).low == 0.0
    assert mean_estimate([1.0] * 10).low < 0.75
    assert mean_estimate([1.0] * 10).high == 1.0
    assert 0.49 > mean_estimate([0.5] * 50).low > 0.4


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("deals", [20, 100])
def test_intervals_cover_the_truth(chance: float, deals: int) -> None:
    """The mean of two matches of a deal that go the same way more often than not."""
    rng = np.random.default_rng(int(1000 * chance) + deals)
    covered = 0
    for _ in range(600):
        luck = rng.random(deals) < 0.5
        first = rng.random(deals) < chance
        second = np.where(luck, first, rng.random(deals) < chance)
        estimate = mean_estimate([float(score) for score in (first + second.astype(float)) / 2])
        covered += estimate.low <= chance <= estimate.high
    assert covered / 600 > 0.925


# --- ratings ----------------------------------------------------------------------------------------------------------


def test_bradley_and_terry_find_the_rating_of_two_bots() -> None:
    """For two bots the likeliest difference is that of their score: 3 of 4 is 400 log10(3) = 190.8."""
    results = [played(deal, ("a", "b"), (1, 2) if deal % 4 else (2, 1)) for deal in range(4000)]
    rated = rate(results, resamples=50)
    assert rated.bots == ("a", "b")
    assert isclose(rated.difference("a", "b").value, 190.85, abs_tol=0.2)
    assert isclose(rated.ratings[0].value, -rated.ratings[1].value, abs_tol=1e-6)


def test_ratings_of_four_bots_are_found_again() -> None:
    truth = {"a": 300.0, "b": 100.0, "c": -50.0, "d": -350.0}
    rated = rate(duels(truth, 1500, np.random.default_rng(5), draws=0.0), resamples=30)
    assert rated.bots == ("a", "b", "c", "d")
    for bot, rating in zip(rated.bots, rated.ratings, strict=True):
        assert abs(rating.value - truth[bot]) < 15
    assert rated.matches == 1500 * 12
    assert rated.deals == 1500


def test_tables_of_four_rank_like_pairs() -> None:
    """Places drawn by the model of Plackett and Luce: the ratings behind them are found again."""
    truth = {"a": 150.0, "b": 50.0, "c": -50.0, "d": -150.0}
    rng = np.random.default_rng(6)
    bots = tuple(truth)
    results = []
    for deal in range(1500):
        times = [rng.exponential() / 10 ** (truth[bot] / 400) for bot in bots]
        results.append(played(deal, bots, tuple(int(sum(other < one for other in times)) + 1 for one in times)))
    rated = rate(results, resamples=30)
    assert all(abs(rating.value - truth[bot]) < 15 for bot, rating in zip(rated.bots, rated.ratings, strict=True))


def test_intervals_of_ratings_cover_the_truth() -> None:
    truth = {"a": 160.0, "b": 0.0, "c": -160.0}
    covered = total = 0
    for number in range(30):
        rated = rate(duels(truth, 60, np.random.default_rng(number)), resamples=100)
        for bot, rating in zip(rated.bots, rated.ratings, strict=True):
            covered += rating.low <= truth[bot] <= rating.high
            total += 1
    assert covered / total > 0.88  # 95 % expected, of 90 that are not independent


def test_whoever_loses_everything_has_a_rating_and_an_uncertainty() -> None:
    rated = rate([played(deal, ("a", "b"), (1, 2)) for deal in range(30)], resamples=200)
    distance = rated.difference("a", "b")
    assert 400 < distance.low < distance.value < distance.high < float("inf")


def test_the_anchor_has_rating_zero() -> None:
    rated = rate(duels({"a": 100.0, "b": 0.0}, 50, np.random.default_rng(1)), anchor="b", resamples=20)
    assert rated.ratings[rated.bots.index("b")] == (0.0, 0.0, 0.0)
    with pytest.raises(ContestError, match="“x”"):
        rate(duels({"a": 100.0, "b": 0.0}, 5, np.random.default_rng(1)), anchor="x")


def test_bots_that_never_met_cannot_be_rated_together() -> None:
    apart = [played(0, ("a", "b"), (1, 2)), played(0, ("c", "d"), (1, 2))]
    with pytest.raises(ContestError, match="matches do not connect"):
        rate(apart, resamples=5)


# --- the sequential test ----------------------------------------------------------------------------------------------


def test_the_bounds_are_walds() -> None:
    assert all(isclose(abs(bound), log(19)) for bound in Sprt(alpha=0.05, beta=0.05).bounds)
    low, high = Sprt(alpha=0.01, beta=0.1).bounds
    assert isclose(low, log(0.1 / 0.99))
    assert isclose(high, log(0.9 / 0.01))


def test_the_ratio_is_that_of_chess_programmers() -> None:
    """4307 wins, 4063 losses, 8620 draws, 0 against 3 points: 2.99 (jw1912/SPRT --gsprt)."""
    seen = {0.0: 4063, 0.5: 8620, 1.0: 4307}
    assert round(log_likelihood_ratio(seen, score_of(0), score_of(3)), 2) == 2.99


def test_for_wins_and_losses_the_ratio_is_the_plain_one() -> None:
    ratio = log_likelihood_ratio({1.0: 60, 0.0: 40}, 0.5, 0.6)
    assert isclose(ratio, 60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5), rel_tol=1e-9)


def test_the_likeliest_distribution_has_the_mean_it_should() -> None:
    found = likeliest({0.0: 0.1, 0.25: 0.2, 0.5: 0.4, 0.75: 0.2, 1.0: 0.1}, 0.6)
    assert isclose(sum(found.values()), 1.0, rel_tol=1e-9)
    assert isclose(sum(value * part for value, part in found.items()), 0.6, rel_tol=1e-9)


def run(test: Sprt, elo: float, rng: np.random.Generator) -> str:
    """One test on deals whose two matches share much of their luck."""
    chance = score_of(elo)
    scores: list[float] = []
    while True:
        one = rng.random() < chance
        other = one if rng.random() < 0.3 else rng.random() < chance
        scores.append((one + other) / 2)
        if len(scores) % 4 == 0 and (verdict := test.verdict(scores)).outcome != UNDECIDED:
            return verdict.outcome


@pytest.mark.parametrize(("elo", "wrong"), [(0.0, BETTER), (100.0, NOT_BETTER)])
def test_the_risks_are_kept(elo: float, wrong: str) -> None:
    rng = np.random.default_rng(8)
    outcomes = [run(Sprt(0.0, 100.0), elo, rng) for _ in range(200)]
    assert outcomes.count(wrong) / 200 < 0.09  # 5 % promised, 200 tries


def test_draws_alone_say_not_better() -> None:
    assert Sprt().verdict([0.5] * 200).outcome == NOT_BETTER
    assert Sprt().verdict([]).outcome == UNDECIDED


def test_a_sequential_test_ends_at_its_first_verdict() -> None:
    """What comes after it does not change it."""
    scores = [1.0] * 30
    first = Sprt().first_verdict(scores)
    assert first.outcome == BETTER
    assert first == Sprt().verdict(scores[: first.deals])
    assert Sprt().verdict(scores[: first.deals - 1]).outcome == UNDECIDED
    assert Sprt().first_verdict([*scores, *[0.0] * 300]) == first
    assert Sprt().first_verdict([1.0, 0.0]) == Sprt().verdict([1.0, 0.0])
    assert Sprt().first_verdict([]).outcome == UNDECIDED


@pytest.mark.parametrize("numbers", [{"elo0": 50.0}, {"alpha": 0.0}, {"beta": 0.7}])
def test_a_senseless_test_is_refused(numbers: dict[str, float]) -> None:
    with pytest.raises(ContestError):
        Sprt(**numbers)
