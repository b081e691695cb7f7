"""The drawing for a terminal: it fits, it shows everything, and it hides what a seat may not know."""

from random import Random

import pytest
from rich.console import Console

from tablee import Match
from tablee.games.rue_de_la_paix.pictures.terminal import draw
from tests.support.luck import seed
from tests.support.rue_de_la_paix import load, set_up


def drawn(match: Match, width: int = 80, language: str = "en", seat: int | None = 0) -> str:
    console = Console(width=width, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(draw(match.game, match.view(seat), language, ["Ann", "Bernard-Alexandre", "Cy", "Di"]))  # type: ignore[arg-type]
    return capture.get()


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_fits_from_the_first_move_to_the_last(width: int, language: str) -> None:
    match, random = load(4).match(seed=seed(3)), Random(seed(3))
    while not match.over:
        if match.ply % 4 == 0:
            assert max(map(len, drawn(match, width, language).splitlines())) <= width
        match.play(random.choice(match.legal()))
    assert "61" in drawn(match, width, language)


def test_shows_stacks_owners_tokens_and_the_own_hand_only() -> None:
    match = set_up(load(), {"red-5": [1, 0, 0], "green-8": [1]}, ["scandal"], ["takeover"])
    text = drawn(match)
    assert "R5 ★● ■●●" in text
    assert "G8 ★■ ■" in text
    assert "scandal" in text
    assert "takeover" not in text
    assert "F11" in text


def test_tall_stacks_are_cut() -> None:
    assert "R1 ★● 15+●●●●●" in drawn(set_up(load(), {"red-1": [0] * 19 + [0] * 1}, turn=1))
