"""Advice lies in a game's folder: ours, and that of a game from outside."""

import sys
from pathlib import Path

import pytest

import tablee
from tablee.bots.advice import advice
from tablee.core.advice import Weights

ADVICE = """
from tablee.bots.generic import evaluate, rate
from tablee.core.advice import Weights

WEIGHTS = Weights()
STEEP = WEIGHTS("steep", 1.5)
"""


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_game_brings_advice_in_its_folder(name: str) -> None:
    kind = tablee.game_class(name)
    known = advice(kind)
    assert known.rate.__module__ == known.evaluate.__module__ == f"{kind.package}.advice"
    assert known.weights


def folder_of_a_game(path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> type[tablee.Game]:
    """High Road with a folder of another name."""
    (path / name).mkdir()
    (path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(path)
    return type("OtherRoad", (tablee.game_class("high-road"),), {"package": name})


def test_a_game_without_advice_gets_the_generic_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = advice(folder_of_a_game(tmp_path, "plain_road", monkeypatch))
    assert known.rate.__module__ == "tablee.bots.generic"
    assert known.weights == {}


def test_a_game_from_outside_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steep_road = folder_of_a_game(tmp_path, "steep_road", monkeypatch)
    (tmp_path / "steep_road" / "advice.py").write_text(ADVICE, "utf-8")
    assert advice(steep_road).weights == {"steep": 1.5}
    assert "steep_road.advice" in sys.modules


def test_a_weight_has_a_name_a_value_and_a_place() -> None:
    weights = Weights()
    assert [weights("card", 2.0), weights("pair", 0.25)] == [0, 1]
    assert weights.values == {"card": 2.0, "pair": 0.25}
    with pytest.raises(ValueError, match="card"):
        weights("card", 1.0)
