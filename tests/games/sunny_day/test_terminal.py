"""The drawing for a terminal: recognisable without colour, narrow enough, and without secrets."""

import random
from io import StringIO

import pytest
from rich.console import Console

from tablee import Match
from tablee.core.texts import LANGUAGES
from tablee.games.sunny_day.pictures.terminal import draw
from tests.support.luck import seed
from tests.support.sunny_day import load, position

NAMES = ["Anna", "Bruno", "Chiara", "Denis", "Emma"]


def drawn(match: Match, seat: int | None, width: int = 80, language: str = "en") -> str:
    out = StringIO()
    Console(file=out, width=width, no_color=True).print(draw(match.game, match.view(seat), language, NAMES))
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "simplified"), [(2, False), (5, False), (3, True)])
def test_a_whole_match_fits_sixty_columns(players: int, simplified: bool, language: str) -> None:
    match = load(players, simplified=simplified).match(seed=seed(21))
    choose = random.Random(seed(3))
    while not match.over:
        if match.ply % 20 == 0:
            assert all(len(line) <= 60 for line in drawn(match, 0, 60, language).splitlines())
        match.play(choose.choice(match.legal()))
    assert "Anna" in drawn(match, None, 60, language)


def test_a_wide_table_is_drawn_in_strips() -> None:
    match = position(["PWCL 0 -20,0", "SWWW 0 20,3"], [["PPWW", "CCLL"], ["WWCC", "PPLL"]])
    text = drawn(match, 0, 60)
    assert all(len(line) <= 60 for line in text.splitlines())
    assert "-20" in text
    assert " 20" in text


def test_tiles_pictures_and_hands_are_shown() -> None:
    match = position(["PWCL 1 0,0"], [["PPWW", "CCLL"], ["WWCC", "PPLL"]], [[], []],
                     shown=[[], ["WWCC"]], supply=["SPPP"], tokens=[3, 0])  # fmt: skip
    text = drawn(match, 0)
    assert "C·P" in text  # turned once
    assert "PPWW  CCLL" in text
    assert "[WWCC]  ????" in text
    assert "Supply: 1" in text
    assert "Tokens left: 20" in text


def test_a_complete_picture_has_its_mark() -> None:
    tableau = ["PWCL 0 0,0", "PPWW 0 1,0"]
    match = position(["TPWC 0 0,0"], [["WWLL"], ["WWCC"]], [tableau, []])
    assert "L·W*W·P" in drawn(match, 0)


def test_spectators_see_no_hidden_tile() -> None:
    match = load(2).match(seed=seed(5))
    hands = [tile for hand in match.position()["hands"] for tile in hand]
    assert not any(tile in drawn(match, None) for tile in hands)
