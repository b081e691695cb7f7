"""What the tests of Sunrise Lane set up again and again."""

from collections.abc import Sequence
from typing import Any

import pytest

import tablee
from tablee import Game, IllegalMove, Match

COLOURS = ("yellow", "green", "red", "blue", "pink")
CARDS = 11


def load(players: int = 2, **options: str) -> Game:
    return tablee.load("sunrise-lane", players=players, options=options)


def house(seat: int, storeys: int = 1) -> dict[str, int]:
    return {"seat": seat, "storeys": storeys}


def hands(*texts: str) -> list[list[str]]:
    """Hands written as colour letters: hands("rrb", "") ."""
    names = {name[0]: name for name in COLOURS}
    return [[names[letter] for letter in text] for text in texts]


def set_up(game: Game, *texts: str, **position: Any) -> Match:
    """A match from a position, luck by hand; hands as letters, the other fields as they are."""
    texts = texts + ("",) * (game.players - len(texts))
    return game.position({"hands": hands(*texts), **position}, luck="manual")


def refused(match: Match, move: str) -> str:
    """The clause that forbids a move; the move is not played."""
    before = match.state.copy()
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    assert match.state == before
    assert str(caught.value).startswith(caught.value.clause + ": ")
    return caught.value.clause


def plots_of(match: Match, kind: str = "build") -> set[str]:
    """The plots on which something may be built now."""
    return {move.split()[1] for move in match.legal() if move.startswith(kind)}


def pile_of(held: Sequence[Sequence[str]], **pile: int) -> dict[str, dict[str, int]]:
    """The fields of a position with this draw pile, and every other card that nobody holds among the discards."""
    seen = [card for hand in held for card in hand]
    return {
        "pile": {colour: pile.get(colour, 0) for colour in COLOURS},
        "discard": {colour: CARDS - pile.get(colour, 0) - seen.count(colour) for colour in COLOURS},
    }


def nearly_full(game: Game, *empty: str) -> dict[str, Any]:
    """A board with all parks used and houses of one storey of everybody in turn, but for these empty plots."""
    plots = [plot for plot in game.board()["plots"] if plot not in empty]  # type: ignore[attr-defined]
    built = plots[20:]
    return {
        "parks": plots[:20],
        "houses": {plot: house(number % game.players) for number, plot in enumerate(built)},
    }


def standings(match: Match, ranking: str) -> list[int]:
    points: list[int] = match.view()["standings"][ranking]
    return points


def pass_turn(match: Match) -> None:
    """The seat to decide draws two cards, whatever luck brings, and discards what is too much."""
    match.play("draw")
    while match.actor == "chance" or any(move.startswith("discard") for move in match.legal()):
        match.play(match.legal()[0])
        if match.over:
            return


def draw_any(match: Match) -> None:
    """Luck deals what comes first in the table until somebody decides."""
    while match.actor == "chance":
        match.play(match.legal()[0])


TO_THE_CORNER = {
    "g6": house(0),
    "h6": house(1),
    "i6": house(0),
    "j6": house(1),
    "k6": house(1),
}
"""Sunrise Lane: beside k6, the red plot k5 with five dots is free."""
