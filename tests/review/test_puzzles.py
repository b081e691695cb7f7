"""The puzzles of the package: they are what they say, unlike each other, and the judge confirms them."""

from collections import Counter

import pytest

import tablee
from tablee.bots.levels import LEVELS
from tablee.review.findings import UNIT
from tablee.review.puzzle import CLEAR, FOLDER, is_confirmed, puzzles, read_puzzles, write_puzzles
from tests.support.bots import COMPILED_ONLY

MANY = 80
"""At least so many a game."""
REPLAYED, PROVED = 8, 4
"""Every so many-th is replayed here, and so many are proved anew, some of them by the long run only;
`python -m tools.puzzles --check` proves all."""


def test_there_are_enough_of_every_difficulty(name: str) -> None:
    levels = Counter(one.level for one in puzzles(name))
    assert sum(levels.values()) >= MANY
    assert set(levels) <= set(LEVELS)
    assert len([level for level, count in levels.items() if count >= 5]) >= 3
    assert max(levels.values()) <= 30


def test_they_are_unlike_each_other(name: str) -> None:
    mine = puzzles(name)
    assert len({one.id for one in mine}) == len(mine)
    assert max(Counter(one.answer for one in mine).values()) <= 3
    assert max(Counter(one.seed for one in mine).values()) <= 4
    assert {one.players for one in mine} >= {2, 3, 4}


def test_every_other_move_loses(name: str) -> None:
    for one in puzzles(name):
        others = sorted(one.losses)[1:]
        assert one.losses.count(0) == 1
        assert one.sure >= 1000 * CLEAR // UNIT
        assert min(others) >= one.sure


def test_they_are_positions_of_their_matches(name: str) -> None:
    for one in puzzles(name)[::REPLAYED]:
        match = one.match()
        legal = match.legal()
        assert match.actor == one.seat
        assert len(legal) == len(one.losses)
        assert one.losses[legal.index(one.answer)] == 0


def test_a_file_is_written_as_it_is_read(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text("utf-8")
    assert write_puzzles(name, read_puzzles(text)) == text
    assert f'"rules":{tablee.game_class(name).version},' in text
    assert len(text) < 200_000


def test_a_game_may_do_without() -> None:
    assert puzzles("high-road") == ()


@COMPILED_ONLY
@pytest.mark.parametrize(
    "number", [0, 1, *(pytest.param(number, marks=pytest.mark.soak) for number in range(2, PROVED))]
)
def test_the_judge_confirms_them(name: str, number: int) -> None:
    mine = puzzles(name)
    assert is_confirmed(mine[(7 + number * len(mine) // PROVED) % len(mine)], 1 << 22)
