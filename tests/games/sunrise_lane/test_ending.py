"""SL-30 to SL-32: how a match ends."""

import pytest

from tablee import Match
from tests.support.luck import seed
from tests.support.sunrise_lane import draw_any, house, load, nearly_full, pass_turn, plots_of, set_up

ENDS = ("a10", "j11")
"""Two plots with a single neighbour: blue in B2, yellow in A2."""


def few_pieces(players: int, seat: int) -> Match:
    """The seat has three pieces left and yellow cards to play; it is its turn."""
    heights = (5, 5, 5, 4) if players == 4 else (5, 5, 5, 5, 5)
    plots = ("g6", "g5", "h5", "h6", "i6")
    houses = {plot: house(seat, storeys) for plot, storeys in zip(plots, heights, strict=False)}
    texts = ["yy" if one == seat else "r" for one in range(players)]
    return set_up(load(players), *texts, houses=houses, turn=seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sl_30_the_round_is_finished_when_pieces_run_out(players: int) -> None:
    for seat in range(players):
        match = few_pieces(players, seat)
        assert match.position()["pieces"][seat] == 3
        match.play("build e6 1")
        assert match.position()["due"] == "SL-30"
        match.play("stop")
        draw_any(match)
        for later in range(seat + 1, players):
            assert match.actor == later
            pass_turn(match)
        assert match.over
        assert match.result().ended_by == "SL-30"


def test_sl_30_the_turn_goes_on() -> None:
    match = few_pieces(2, 1)
    match.play("build e6 1")
    assert match.actor == 1
    match.play("park e5 yellow")
    match.play("stop")
    assert match.actor == "chance"
    draw_any(match)
    assert match.over
    assert match.position()["hand_sizes"][1] == 1


def test_sl_30_three_pieces_are_enough_to_go_on() -> None:
    match = few_pieces(2, 1)
    pass_turn(match)
    assert match.actor == 0
    assert match.position()["due"] == ""


@pytest.mark.parametrize("players", [3, 4])
def test_sl_31_immediate_in_the_middle_of_the_turn(players: int) -> None:
    game = load(players)
    match = set_up(game, "ybb", "r", **nearly_full(game, "j11"))
    hand = match.position()["hand_sizes"][0]
    match.play("build j11 1")
    assert match.over
    assert match.result().ended_by == "SL-31"
    assert match.position()["hand_sizes"][0] == hand - 1, "no card is drawn"


def test_sl_31_the_cross_does_not_count() -> None:
    game = load(4)
    full = nearly_full(game, "a10", "k6")
    match = set_up(game, "bp", "r", **full)
    match.play("build a10 1")
    assert match.over
    match = set_up(game, "bp", "r", **full)
    match.play("build k6 1")
    assert not match.over


def test_sl_31_a_park_fills_a_plot_too() -> None:
    game = load(4)
    full = nearly_full(game, "a10")
    full["houses"][full["parks"].pop()] = house(3)
    match = set_up(game, "r", "r", **full)
    match.play("park a10 red")
    assert match.over
    assert match.result().ended_by == "SL-31"


def test_sl_31_not_while_one_plot_is_empty() -> None:
    game = load(4)
    match = set_up(game, "yb", "r", **nearly_full(game, *ENDS))
    assert plots_of(match) == set(ENDS)
    match.play("build j11 1")
    assert not match.over
    assert match.legal() == ["stop"]


def test_sl_31_finish_round_goes_on_until_the_round_is_over() -> None:
    game = load(3, districts_full="finish_round")
    match = set_up(game, "ybb", "r", "r", **nearly_full(game, "j11"))
    match.play("build j11 1")
    assert (match.actor, match.position()["due"]) == (0, "SL-31")
    match.play("stop")
    assert match.actor == "chance"
    draw_any(match)
    assert match.actor == 1
    pass_turn(match)
    pass_turn(match)
    assert match.over
    assert match.result().ended_by == "SL-31"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sl_32_ten_rounds_without_building(players: int) -> None:
    match = load(players).match(seed=seed(3))
    for turn in range(10 * players):
        assert match.actor == turn % players
        assert match.position()["idle_rounds"] == turn // players
        pass_turn(match)
    assert match.over
    result = match.result()
    assert (result.ended_by, result.totals) == ("SL-32", (0,) * players)


def test_sl_32_building_starts_the_count_again() -> None:
    match = set_up(load(), "y", "r", idle_rounds=9, round=20)
    match.play("build e6 1")
    match.play("stop")
    draw_any(match)
    pass_turn(match)
    assert not match.over
    assert match.position()["idle_rounds"] == 0


def test_sl_32_only_at_the_end_of_a_round() -> None:
    match = set_up(load(), "y", "r", idle_rounds=9, round=20)
    pass_turn(match)
    assert not match.over
    pass_turn(match)
    assert match.over
