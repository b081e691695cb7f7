"""What the tests of Rue de la Paix set up again and again."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tablee
from tablee import Game, IllegalMove, Match

ZONES = ("red", "blue", "yellow", "green")
CARDS = {
    "double-budget": 2, "special-permit": 2, "new-plans": 2, "quick-build": 3, "extra-storeys": 2, "twin-project": 2,
    "fresh-start": 2, "relocation": 2, "takeover": 2, "exchange": 1, "demolition": 2, "scandal": 2, "hurricane": 2,
    "insurance": 2,
}  # fmt: skip
Stacks = Mapping[str, Sequence[int]]


def load(players: int = 2, **options: bool) -> Game:
    return tablee.load("rue-de-la-paix", players=players, options=options)


def set_up(game: Game, stacks: Stacks | None = None, *hands: Sequence[str], **position: Any) -> Match:
    """A match from a position, luck by hand: stacks from the base up, hands as lists of cards; seat 0 is to roll."""
    seats = [{"hand": list(hand)} for hand in hands]
    return game.position({"properties": stacks or {}, "seats": seats, **position}, luck="manual")


def rolled(game: Game, roll: str, stacks: Stacks | None = None, *hands: Sequence[str], **position: Any) -> Match:
    """The same, after the roll."""
    match = set_up(game, stacks, *hands, **position)
    match.play(f"roll {roll}")
    return match


def at_end(game: Game, stacks: Stacks | None, *hands: Sequence[str], **position: Any) -> Match:
    """The end of a turn of seat 0, which has cards in hand."""
    return set_up(game, stacks, *hands, phase="end", dice=[1, 1, "green"], **position)


def refused(match: Match, move: str) -> str:
    """The clause that forbids a move; the move is not played."""
    before = match.state.copy()
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    assert match.state == before
    for language in ("en", "fr", "it"):
        assert caught.value.message(language).startswith(caught.value.clause + ": ")
    return caught.value.clause


def reason(match: Match, move: str) -> str:
    """The clause and its variant that forbid a move."""
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.slug


def tokens(match: Match) -> list[int]:
    return [seat["token"] for seat in match.position()["seats"]]


def hotels(match: Match) -> list[int]:
    return [seat["hotels"] for seat in match.position()["seats"]]


def held(match: Match) -> list[int]:
    return [seat["cards"] for seat in match.position()["seats"]]


def owner(match: Match, name: str) -> int | None:
    found: int | None = match.position()["properties"][name]["owner"]
    return found


def stack(match: Match, name: str) -> list[int]:
    found: list[int] = match.position()["properties"][name]["stack"]
    return found


def cards_of(match: Match) -> set[str]:
    """The cards that may be played now."""
    return {move.split()[1] for move in match.legal() if move.startswith("card ")}


def rest(*held_cards: str, pile: Sequence[str] = ()) -> dict[str, Any]:
    """The piles of a position: this draw pile, and every other card that nobody holds among the discards."""
    gone = [*held_cards, *pile]
    discard = {card: count - gone.count(card) for card, count in CARDS.items() if count > gone.count(card)}
    return {"draw_pile": {"cards": {card: pile.count(card) for card in pile}}, "discard": discard}
