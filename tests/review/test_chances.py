"""Chances of winning are made of imagined victories, and come true."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.review.chances import WHOLE, chance_error, chances, sureness

EIGHTHS = range(1, WHOLE + 1)


@given(st.lists(st.integers(0, 1000), min_size=2, max_size=5).filter(any), st.sampled_from(EIGHTHS))
def test_chances_add_up_and_keep_their_order(won: list[int], eighths: int) -> None:
    shares = [one / sum(won) for one in won]
    made = chances(shares, eighths)
    assert sum(made) == pytest.approx(1)
    assert sorted(range(len(won)), key=lambda seat: (made[seat], seat)) == sorted(
        range(len(won)), key=lambda seat: (shares[seat], seat)
    )
    assert [one == 0 for one in made] == [one == 0 for one in won]


def test_what_is_certain_stays_certain_and_the_rest_comes_closer() -> None:
    assert chances((1.0, 0.0), 5) == (1.0, 0.0)
    assert chances((0.5, 0.5), 5) == (0.5, 0.5)
    assert chances((0.9, 0.1), WHOLE) == (0.9, 0.1)
    assert chances((0.9, 0.1), 4)[0] == pytest.approx(0.75)
    said = [chances((0.9, 0.1), eighths)[0] for eighths in EIGHTHS]
    assert all(one < other for one, other in pairwise(said))


def test_an_error_goes_with_its_chance() -> None:
    assert chance_error(0.3, 0.02, WHOLE) == 0.02
    assert chance_error(0.5, 0.02, 4) == pytest.approx(0.01, rel=0.01)
    assert chance_error(0.0, 0.0, 5) == 0
    assert chance_error(1 + 1e-15, 0.0, 5) == 0  # a sum of many shares


def test_who_is_not_named_is_taken_at_his_word() -> None:
    assert sureness("high-road", 2) == WHOLE
    assert sureness("rue-de-la-paix", 2) < WHOLE
