"""The drawing for a terminal: everything is there without colour, and it fits."""

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tablee import Game
from tablee.games.sunrise_lane.pictures.terminal import draw
from tests.support.luck import seed
from tests.support.sunrise_lane import house, load, set_up

NAMES = ["Anna", "Bruno", "Chloé", "A name that is much too long for a table"]


def drawn(game: Game, view: dict[str, Any], language: str = "en", width: int = 80) -> str:
    console = Console(width=width, no_color=True, force_terminal=False, file=StringIO())
    console.print(draw(game, view, language, NAMES))  # type: ignore[arg-type]
    return str(console.file.getvalue())  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("width", [60, 80])
def test_it_fits_and_nothing_is_cut(language: str, width: int) -> None:
    choose = random.Random(seed(2))
    game = load(4)
    match = game.match(seed=seed(2))
    while not match.over:
        text = drawn(game, match.view(1), language, width)
        lines = text.splitlines()
        assert max(map(len, lines)) <= width
        assert text.count("…") <= 1, "only the long name is shortened"
        for _ in range(40):
            if not match.over:
                match.play(choose.choice(match.legal()))


def test_the_board_can_be_read_without_colour() -> None:
    game = load()
    match = set_up(game, "yyr", "b", houses={"g6": house(1, 3), "h6": house(0)}, parks=["f7"])
    match.play("build e6 2")
    lines = drawn(game, match.view(0)).splitlines()
    row = next(line for line in lines if line.startswith(" 6"))
    assert row.split() == ["6", "R3+", "G2+", "B2+", "G1+", "●2", "≈≈", "■3", "●1", "R2+", "Y1+", "P3+"]
    assert "♣" in next(line for line in lines if line.startswith(" 7"))
    text = "\n".join(lines)
    assert "Hand of Anna" in text
    assert "Hand of Bruno" not in text
    assert "e6 = 2 points" in text
