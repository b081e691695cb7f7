"""Counts of positions by depth from fixed starts, kept as data."""

import json
from pathlib import Path

import pytest

import tablee
from tests.support.counting import count

FOLDER = Path(__file__).parent / "counts"


@pytest.mark.parametrize("name", ["sunrise-lane", "rue-de-la-paix", "sunny-day"])
def test_counts_by_depth(name: str) -> None:
    starts = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert {one["players"] for one in starts} == set(tablee.game_class(name).seats)
    for one in starts:
        game = tablee.load(name, players=one["players"])
        expected = [(level["paths"], level["positions"]) for level in one["counts"]]
        assert count(game, game.state(one["position"]), len(expected)) == expected
