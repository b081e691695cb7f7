"""Long lists of moves are folded, and what is typed finds its moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.cli.choices import MOST_LINES, folded, in_groups, matching

BUILDS = [f"build {column}{row} {cards}" for column in "abcd" for row in range(1, 9) for cards in (1, 2)]
MOVES = [*BUILDS, "draw", "stop"]


def test_a_short_list_is_shown_as_it_is() -> None:
    lines = folded(["draw", "stop"])
    assert [line.places for line in lines] == [(0,), (1,)]
    assert all(line.is_move for line in lines)


def test_a_long_list_is_folded_by_its_first_words() -> None:
    lines = folded(MOVES)
    assert [(" ".join(line.words), len(line.places)) for line in lines] == [("build", 64), ("draw", 1), ("stop", 1)]


def test_what_fits_is_unfolded() -> None:
    lines = folded([*BUILDS[:24], "park a1 red", "park a1 blue", "draw", "stop"])
    shown = [" ".join(line.words) for line in lines]
    assert "park a1 red" in shown
    assert "build" not in shown
    assert len(shown) <= MOST_LINES


def test_words_that_all_share_are_passed_over() -> None:
    lines = folded([f"place PWCL {turns} {x},0" for turns in range(4) for x in range(9)])
    assert [line.words for line in lines] == [("place", "PWCL", str(turns)) for turns in range(4)]


words = st.sampled_from(["a", "b", "c", "d"])


@given(st.lists(st.lists(words, min_size=1, max_size=4).map(" ".join), unique=True, max_size=80))
def test_folding_loses_nothing(moves: list[str]) -> None:
    lines = folded(moves)
    assert sorted(place for line in lines for place in line.places) == list(range(len(moves)))
    for line in lines:
        assert all(moves[place].split()[: len(line.words)] == list(line.words) for place in line.places)


def test_moves_that_begin_alike_stand_together() -> None:
    moves = ["place A 0 1", "place B 0 1", "draw", "place A 1 1", "place B 0 2", "place A 0 2"]
    assert [moves[place] for place in in_groups(moves)] == [
        "place A 0 1", "place A 0 2", "place A 1 1", "place B 0 1", "place B 0 2", "draw",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("draw", 1),
        ("b", 64),
        ("build a", 16),
        ("BUILD A1", 2),
        ("a1 2", 1),
        ("2", 32),
        ("nothing", 0),
        ("  build   a1 ", 2),
    ],
)
def test_what_is_typed_finds_its_moves(typed: str, found: int) -> None:
    assert len(matching(MOVES, typed)) == found
