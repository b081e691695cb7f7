"""The ledger: it adds up to the last digit, luck averages to nothing, and whoever plays better has more skill."""

from functools import cache
from math import sqrt

import pytest

import tablee
from tablee.core.errors import NotNow
from tablee.core.game import CHANCE
from tablee.review.findings import UNIT, Account, Findings, units
from tablee.review.reviewing import Effort, Review
from tests.support.bots import COMPILED_ONLY, Played

pytestmark = COMPILED_ONLY
QUICK = Effort(tries=0, worlds=16, samples=12)
CLOSER = Effort(tries=0, worlds=64, samples=12)
FEW = {"sunrise-lane": 4, "rue-de-la-paix": 4, "sunny-day": 4}
MANY = {"sunrise-lane": 40, "rue-de-la-paix": 16, "sunny-day": 16}
"""As many matches as it takes to be sure: in Sunrise Lane the levels are closer to each other."""
SURE = 3.0
"""Standard errors within which something is nothing, and beyond which it is something."""


def findings(match: tablee.Match, effort: Effort = QUICK) -> Findings:
    review = Review(match, effort=effort)
    review.look(threads=2)
    return review.findings()


@cache
def usual(name: str, played: Played) -> Findings:
    """Of the match that several tests look at."""
    return findings(played(name, (2, 3), 5))


def total(account: Account) -> int:
    return account.start + account.deal + account.luck + account.hidden + account.own + account.others


@pytest.mark.parametrize("most", [False, True], ids=["two", "most"])
def test_every_account_adds_up_to_the_last_digit(name: str, most: bool, played: Played) -> None:
    players = tablee.game_class(name).seats[-1] if most else 2
    match = played(name, (2, 3, 1, 2, 1)[:players], 5)
    found, result = findings(match) if most else usual(name, played), match.result()
    for seat in range(players):
        margin = result.totals[seat] - max(points for other, points in enumerate(result.totals) if other != seat)
        share = (seat in result.winners) / len(result.winners)
        assert total(found.margins[seat]) == found.margins[seat].end == margin * UNIT
        assert total(found.wins[seat]) == found.wins[seat].end == units(share)


def test_every_line_is_what_changed(name: str, played: Played) -> None:
    found = usual(name, played)
    by_ply = {moment.ply: moment for moment in found.moments}
    assert [line.ply for line in found.lines] == list(range(found.first, found.last))
    for line in found.lines:
        before, after = by_ply[line.ply], by_ply[line.ply + 1]
        for seat in range(found.players):
            assert line.margins[seat] + line.hidden_margins[seat] == after.margins[seat] - before.margins[seat]
            assert line.wins[seat] + line.hidden_wins[seat] == after.wins[seat] - before.wins[seat]
        if line.actor == CHANCE:
            assert not any((*line.hidden_margins, *line.hidden_wins))


def test_a_forced_move_brings_nothing_and_is_nobodys_mistake(name: str, played: Played) -> None:
    found = usual(name, played)
    lines = {line.ply: line for line in found.lines}
    forced = [one for one in found.decisions if one.choices == 1]
    for decision in forced:
        assert decision.word == "forced"
        assert not any((*lines[decision.ply].margins, *lines[decision.ply].hidden_margins))


def test_a_match_from_a_position_starts_there(name: str, played: Played) -> None:
    """Nothing was dealt before its first decision, so the deal brought nothing."""
    whole = played(name, (2, 3), 5)
    ply = next(ply for ply, (actor, _) in enumerate(whole.actions) if actor >= 0 and ply > whole.ply - 30)
    match = whole.game.position(whole.game.data(whole.state_at(ply)), seed=3)
    while not match.over:
        match.play(match.legal_actions()[0])
    found = findings(match)
    assert found.first == 0
    for account in (*found.margins, *found.wins):
        assert account.deal == 0
        assert total(account) == account.end


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(NotNow):
        Review(tablee.load("sunny-day").match(seed=1))


@pytest.mark.parametrize(("matches", "sure"), [(FEW, 0.0), pytest.param(MANY, SURE, marks=pytest.mark.soak)])
def test_luck_averages_to_nothing_and_the_stronger_player_has_more_skill(
    name: str, played: Played, matches: dict[str, int], sure: float
) -> None:
    """Level 4 against level 1, each in both seats: what tells them apart is what they decide.

    A statement about averages, so the matches are always the same ones.
    """
    luck, skill = [], []
    for seed in range(matches[name]):
        strong = seed % 2
        account = findings(played(name, (4, 1) if strong == 0 else (1, 4), seed), CLOSER).margins[strong]
        luck.append((account.deal + account.luck) / UNIT)
        skill.append((account.own + account.others) / UNIT)  # what the other one decides badly is to one's own good
    assert abs(mean(luck)) < SURE * error(luck)
    assert mean(skill) > sure * error(skill)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def error(numbers: list[float]) -> float:
    middle = mean(numbers)
    return sqrt(sum((one - middle) ** 2 for one in numbers) / (len(numbers) - 1) / len(numbers))
