"""The instrument is tested: states are corrupted on purpose, and the check must notice."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tablee import Match
from tablee.core.fields import Fields
from tablee.games.sunny_day.declarations import DONE, FIRST, LAY, PLACE
from tablee.games.sunny_day.kernels.geometry import survey
from tablee.games.sunny_day.kernels.state import NOTHING, OWN, TABLE
from tests.support.luck import seed
from tests.support.sunny_day import chain, load, position

ALWAYS_NOTICED = (
    "where", "x", "y", "chain", "names", "wanted", "hand", "collected", "values", "pool", "supply", "supply_tiles",
    "phase", "actor", "ending",
)  # fmt: skip


@cache
def states(players: int, simplified: bool) -> list[Fields]:
    """States from all parts of a match."""
    match = load(players, simplified=simplified).match(luck="manual")
    choose = random.Random(seed(17))
    found = [match.state.copy()]
    while not match.over:
        match.play(choose.choice(match.legal()))
        found.append(match.state.copy())
    return found[:3] + found[28::9] + found[-3:]


def spoilt_states(state: Fields, field: str) -> Iterator[tuple[str, Fields]]:
    """The state with one number of a field changed; a few places where the field has many."""
    size = state.array[field].size
    for place in random.Random(seed(5)).sample(range(size), min(6, size)):
        for change in (1, -1, 3):
            spoilt = state.copy()
            numbers = spoilt.array[field].reshape(-1)
            numbers[place] = int(numbers[place]) + change
            yield f"{field} {place} {change:+d}", spoilt


def is_another_match(before: Fields, after: Fields, simplified: bool) -> bool:
    """Changes that lead from one possible state to another: seat 0 begins, a tile is on another player's stack."""
    moved = [min(was, now) for was, now in zip(before.where, after.where, strict=True) if was != now]
    stacked = simplified and any(place >= OWN for place in moved)
    return stacked or (before.phase, after.phase) in ((FIRST, LAY), (LAY, FIRST))


@pytest.mark.parametrize("simplified", [False, True])
@pytest.mark.parametrize("field", ALWAYS_NOTICED)
def test_a_changed_number_is_noticed(field: str, simplified: bool) -> None:
    game = load(3, simplified=simplified)
    for state in states(3, simplified):
        assert game.unsound(state) == ""
        for change, spoilt in spoilt_states(state, field):
            assert game.unsound(spoilt) or is_another_match(state, spoilt, simplified), change


def mid_match() -> Match:
    match = load(2).match(seed=seed(3))
    for _ in range(20):
        match.play(match.legal()[0])
    return match


def test_a_tile_lost_or_doubled() -> None:
    match = mid_match()
    tile = next(tile for tile in range(56) if match.state.where[tile] == TABLE)
    for place in range(11):
        if place != TABLE:
            spoilt = match.state.copy()
            spoilt.where[tile] = place
            assert match.game.unsound(spoilt)


def test_two_tiles_in_one_cell() -> None:
    match = mid_match()
    first, second = [tile for tile in range(56) if match.state.where[tile] == TABLE][:2]
    spoilt = match.state.copy()
    spoilt.x[second], spoilt.y[second] = spoilt.x[first], spoilt.y[first]
    assert match.game.unsound(spoilt) == "geometry"


def test_more_tokens_than_there_are() -> None:
    match = mid_match()
    match.state.tokens[0] = 24
    assert match.game.unsound(match.state) == "numbers"
    match.state.tokens[0], match.state.tokens[1] = 12, 12
    assert match.game.unsound(match.state) == "tokens"


def test_nobody_sits_where_there_is_no_seat() -> None:
    for field, place, value in (("tokens", 2, 1), ("hand", (3, 0), 5), ("shown", (4, 1), 1), ("values", (2, 2), 1)):
        match = mid_match()
        getattr(match.state, field)[place] = value
        assert match.game.unsound(match.state) == "numbers"


def test_a_hand_that_is_not_sorted() -> None:
    """SD-21: the order of a hand would tell which tile came first."""
    match = position(["PWCL 0 0,0"], [["PPWW", "CCLL"], ["PPLL"]])
    assert match.game.unsound(match.state) == ""
    hand = match.state.hand
    hand[0, 0], hand[0, 1] = int(hand[0, 1]), int(hand[0, 0])
    assert match.game.unsound(match.state) == "hands"


def test_shown_without_a_tile_and_the_tile_placed_last() -> None:
    match = position(["PWCL 0 0,0"], [["PPWW"], ["PPLL"]])
    match.state.shown[0, 1] = 1
    assert match.game.unsound(match.state) == "shown"
    match = position(["PWCL 0 0,0"], [["PPWW"], ["PPLL"]])
    match.state.last = 5
    assert match.game.unsound(match.state) == "last"
    match = load().match(luck="manual")
    match.play("first 0")
    match.play("lay PWCL 0")
    assert match.state.phase == LAY
    match.state.last = 0
    assert match.game.unsound(match.state) == "last"


def test_a_turn_of_nobody_and_a_tile_turned_out_of_its_tableau() -> None:
    match = mid_match()
    match.state.turn = 2
    assert match.game.unsound(match.state) == "numbers"
    match = position(["KLLL 0 0,0"], [["PPLL"], ["WWCC"]], [chain(load(), 4), []])
    tile = match.game.board()["tiles"].index("PWCL")
    match.state.turns[tile] = 1
    assert match.game.unsound(match.state) == "cells"
    survey(*match.game.arguments(match.state))
    assert match.game.unsound(match.state) == "tableau"
    match.state.turns[tile] = 4
    assert match.game.unsound(match.state) == "numbers"


def test_a_match_that_should_be_over_or_is_over_too_soon() -> None:
    match = mid_match()
    while match.state.phase != PLACE:  # or a tile just collected would be missing from the counts, too
        match.play(match.legal()[0])
    match.state.phase, match.state.actor, match.state.ending = DONE, -2, 1
    assert match.game.unsound(match.state) == "ending"
    over = load(2).match(seed=seed(9))
    while not over.over:
        over.play(over.legal()[0])
    over.state.ending = 2
    assert over.game.unsound(over.state) == "ending"


def test_a_view_is_not_a_state() -> None:
    match = mid_match()
    assert match.state.last != NOTHING
    assert match.game.unsound(match.game.view(match.state, 0)) == "numbers"
