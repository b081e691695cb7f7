"""Advice lies in a game's folder: ours, and that of a game from outside."""

import sys
from pathlib import Path

import pytest

import tablee
from tablee.bots.advice import GENERIC, advice
from tablee.core.advice import Weights

ADVICE = """
from tablee.bots.generic import evaluate, rate
from tablee.core.advice import Weights

WEIGHTS = Weights()
STEEP = WEIGHTS("steep", 1.5)
"""


@pytest.mark.parametrize("name", ["sunrise-lane", "rue-de-la-paix", "sunny-day"])
def test_our_games_bring_advice(name: str) -> None:
    kind = tablee.game_class(name)
    known = advice(kind)
    assert known.rate.__module__ == known.evaluate.__module__ == f"{kind.package}.advice"
    assert known.weights


def test_a_game_without_advice_gets_the_generic_one() -> None:
    known = advice(tablee.game_class("high-road"))
    assert known.rate.__module__ == GENERIC
    assert known.weights == {}


def test_a_game_from_outside_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "steep_road").mkdir()
    (tmp_path / "steep_road" / "__init__.py").touch()
    (tmp_path / "steep_road" / "advice.py").write_text(ADVICE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    steep_road = type("SteepRoad", (tablee.game_class("high-road"),), {"package": "steep_road"})
    assert advice(steep_road).weights == {"steep": 1.5}
    assert "steep_road.advice" in sys.modules


def test_a_weight_has_a_name_a_value_and_a_place() -> None:
    weights = Weights()
    assert [weights("card", 2.0), weights("pair", 0.25)] == [0, 1]
    assert weights.values == {"card": 2.0, "pair": 0.25}
    with pytest.raises(ValueError, match="card"):
        weights("card", 1.0)
