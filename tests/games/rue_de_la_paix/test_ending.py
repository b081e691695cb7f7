"""RP-50 to RP-53: the end, the winner, the options."""

import pytest

import tablee
from tests.support.rue_de_la_paix import at_end, hotels, load, reason, rolled, set_up, stack, tokens

GREEN_AND_YELLOW = {f"green-{value}": [0] for value in range(4, 9)} | {f"yellow-{value}": [0] for value in range(4, 8)}
"""Worth 52 to seat 0."""


def test_rp_50_no_hotel_left_at_the_start_of_a_turn() -> None:
    match = rolled(load(), "1 1 green", {"red-1": [1] * 20})
    assert match.over
    assert match.result().ended_by == "RP-50"
    with pytest.raises(tablee.NotNow):
        match.play("roll 1 1 green")


def test_rp_50_not_while_ones_own_turn_goes_on() -> None:
    match = rolled(load(), "6 6 red", {"red-1": [0] * 19}, ["scandal"])
    match.play_all(["keep", "build red-1 1"])
    assert (hotels(match)[0], match.over, match.legal()) == (0, False, ["pass"])
    match.play_all(["pass", "roll 1 1 green"])
    assert match.over
    assert match.position()["turn"] == 0


def test_rp_51_a_token_on_the_last_space_ends_it_at_once() -> None:
    match = rolled(load(), "6 6 red", GREEN_AND_YELLOW)
    assert tokens(match) == [52, 0]
    match.play_all(["build red-5 1", "build red-4 1"])
    assert match.over
    assert match.result().ended_by == "RP-51"
    assert match.result().totals == (61, 0)


def test_rp_51_anybodys_token_and_a_total_beyond_counts_in_full() -> None:
    stacks = {**GREEN_AND_YELLOW, "red-4": [0], "blue-6": [0, 2, 2]}
    match = at_end(load(3), stacks, [], ["demolition"], turn=1)
    assert tokens(match) == [56, 0, 6]
    match.play("card demolition blue-6")
    assert match.over
    assert (match.result().totals, match.result().ended_by) == ((62, 0, 0), "RP-51")


def test_rp_51_only_after_the_whole_card() -> None:
    match = at_end(load(), {**GREEN_AND_YELLOW, "red-4": [0]}, ["twin-project"])
    match.play("card twin-project blue-5 blue-6")
    assert match.over
    assert match.result().totals == (67, 0)


@pytest.mark.parametrize(
    ("stacks", "winners", "decided_by"),
    [
        ({"red-5": [0]}, (0,), ()),
        ({"red-5": [0], "yellow-3": [1]}, (1,), ("RP-52",)),
        ({"red-4": [0], "red-1": [0], "yellow-3": [1]}, (0, 1), ("RP-52",)),
    ],
)
def test_rp_52_the_highest_token_then_most_titles_then_shared(
    stacks: dict[str, list[int]], winners: tuple[int, ...], decided_by: tuple[str, ...]
) -> None:
    others = sum(hotels.count(1) for hotels in stacks.values())
    result = rolled(load(), "1 1 green", {**stacks, "blue-2": [1] * (20 - others)}).result()
    assert (result.winners, result.decided_by) == (winners, decided_by)


def test_rp_52_the_breakdown_is_by_zone() -> None:
    result = rolled(load(), "1 1 green", {"red-5": [0], "red-1": [0], "green-8": [0], "blue-2": [1] * 20}).result()
    assert result.breakdown == (
        {"red": 6, "blue": 0, "yellow": 0, "green": 8},
        {"red": 0, "blue": 2, "yellow": 0, "green": 0},
    )
    assert result.tie_breaks == ({"titles": 3}, {"titles": 1})


def test_rp_53_off_by_default() -> None:
    assert load().options == {"lot_limit": False, "finish_round": False}
    match = rolled(load(), "6 6 red", {"red-1": [1]})
    match.play("build red-1 12")
    assert len(stack(match, "red-1")) == 13


def test_rp_53_lot_limit() -> None:
    game = load(lot_limit=True)
    match = rolled(game, "6 6 red", {"red-1": [1]}, ["extra-storeys"])
    match.play("keep")
    assert reason(match, "build red-1 4") == "RP-53.lot-limit"
    match.play("build red-1 2")
    assert reason(match, "build red-1 2") == "RP-53.lot-limit"
    match.play("build red-1 1")
    assert reason(match, "build red-1 1") == "RP-53.lot-limit"
    match.play_all(["done", "card extra-storeys red-1"])
    assert stack(match, "red-1") == [1] + [0] * 5


def test_rp_53_finish_round_after_the_last_space() -> None:
    match = rolled(load(3, finish_round=True), "6 6 red", GREEN_AND_YELLOW)
    match.play_all(["build red-5 1", "build red-4 1"])
    assert (match.over, match.position()["due"]) == (False, "RP-51")
    assert match.actor == 0
    match.play_all(["done", "roll 1 1 green", "roll 1 1 green"])
    assert match.over
    assert match.result().ended_by == "RP-51"


def test_rp_53_nothing_undoes_the_ending_once_it_is_due() -> None:
    match = rolled(load(finish_round=True), "6 6 red", GREEN_AND_YELLOW, [], ["demolition"])
    match.play_all(["build red-5 1", "build red-4 1", "done", "roll 1 1 green", "keep", "card demolition green-8"])
    assert match.over
    assert match.result().totals == (53, 0)
    assert match.result().ended_by == "RP-51"


def test_rp_53_a_player_without_hotels_still_takes_his_turn() -> None:
    game = load(finish_round=True)
    match = set_up(game, {"red-1": [1] * 20, "red-2": [0]})
    match.play_all(["roll 1 1 red", "build red-1 1", "build red-1 1"])
    assert (match.position()["turn"], match.position()["due"], match.over) == (1, "RP-50", False)
    match.play("roll 6 6 red")
    assert match.over
    assert match.result().ended_by == "RP-50"


def test_rp_53_at_once_if_all_have_had_the_same_number_of_turns() -> None:
    match = set_up(load(finish_round=True), {"red-1": [0] * 20}, turn=1, first=0)
    match.play("roll 1 1 green")
    assert match.over
    assert match.result().ended_by == "RP-50"


def test_rp_53_the_round_is_that_of_the_first_player() -> None:
    match = rolled(load(3, finish_round=True), "6 6 red", GREEN_AND_YELLOW, first=1)
    match.play_all(["build red-5 1", "build red-4 1", "done"])
    assert match.over
