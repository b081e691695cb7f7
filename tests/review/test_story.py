"""A review in words: where a match turned."""

from tablee.review.findings import UNIT, Findings, Moment
from tablee.review.story import MOST_TURNING_POINTS, Turn, turning_points


def found(first: int, *chances: int) -> Findings:
    """A match of two, by the percentage of seat 0 at each ply."""
    moments = tuple(
        Moment(ply, (chance * UNIT // 100, (100 - chance) * UNIT // 100), (0, 0), (0, 0))
        for ply, chance in enumerate(chances)
    )
    return Findings("high-road", 2, first, len(chances) - 1, moments, (), (), (), ())


def test_the_deal_is_no_turning_point() -> None:
    turns = turning_points(found(2, 10, 90, 50, 60))
    assert list(turns) == [Turn(2, 0, UNIT // 2, UNIT * 6 // 10)]


def test_the_largest_changes_are_told_in_the_order_of_the_match() -> None:
    turns = turning_points(found(0, 50, 51, 61, 41, 71, 31, 81))
    assert len(turns) == MOST_TURNING_POINTS
    assert [turn.ply for turn in turns] == [1, 2, 3, 4, 5]
