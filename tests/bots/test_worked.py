"""Worked positions that a strong player gets right."""

import pytest

from tablee.bots.levels import level
from tests.support import rue_de_la_paix as rue
from tests.support import sunrise_lane as lane
from tests.support.bots import COMPILED_ONLY, play_turn

pytestmark = [COMPILED_ONLY, pytest.mark.parametrize("number", [4, 5])]

TO_THE_CORNER = {"g6": lane.house(0), "h6": lane.house(1), "i6": lane.house(0), "j6": lane.house(1)}
"""Sunrise Lane: k6 and, beside it, the red plot k5 with five dots are next."""


def test_three_cards_on_the_plot_with_five_dots(number: int) -> None:
    houses = {**TO_THE_CORNER, "k6": lane.house(1)}
    match = lane.set_up(lane.load(), "rrryg", "ybpp", houses=houses)
    play_turn(level(number), match)
    assert match.position()["houses"]["k5"] == lane.house(0, 3)


def test_a_park_denies_the_plot_with_five_dots(number: int) -> None:
    """Everything but the opponent's five cards lies open: they are red, and red is worth 25 points here."""
    houses = {**TO_THE_CORNER, "k6": lane.house(1)}
    hands = lane.hands("yybbp", "rrrrr")
    match = lane.set_up(lane.load(), "yybbp", "rrrrr", houses=houses, **lane.pile_of(hands))
    play_turn(level(number), match)
    assert "k5" in match.position()["parks"]


def test_hotels_are_piled_for_ownership_not_for_cost(number: int) -> None:
    """RP-91: two hotels take the red 5; ten on the cheapest property would take less."""
    stacks = {"red-1": [1, 1, 1], "red-2": [1, 1, 1], "red-3": [1, 1, 1], "red-4": [1, 1, 1], "red-5": [1]}
    match = rue.rolled(rue.load(), "6 4 red", stacks | {"green-4": [0], "blue-6": [0], "yellow-7": [0]})
    play_turn(level(number), match)
    assert rue.owner(match, "red-5") == 0


def hurricane(zone: str, stacks: dict[str, list[int]]) -> rue.Match:
    match = rue.at_end(rue.load(), stacks, ["hurricane"], ["insurance"])
    match.play(f"card hurricane {zone}")
    assert match.legal() == ["suffer", "insure"]
    return match


def test_an_insurance_is_kept_where_nothing_is_at_stake(number: int) -> None:
    stacks = {"red-1": [1, 1, 1], "green-8": [1], "green-7": [1], "yellow-7": [0], "blue-6": [0]}
    assert play_turn(level(number), hurricane("red", stacks)) == ["suffer"]


def test_an_insurance_is_used_where_titles_are_at_stake(number: int) -> None:
    stacks = {"green-8": [1], "green-7": [1], "green-6": [1], "yellow-7": [0], "blue-6": [0]}
    assert play_turn(level(number), hurricane("green", stacks)) == ["insure"]
