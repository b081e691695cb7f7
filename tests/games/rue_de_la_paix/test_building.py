"""RP-10 to RP-17: the roll, the zone, building."""

import pytest

from tests.support.rue_de_la_paix import (
    ZONES,
    held,
    hotels,
    load,
    owner,
    reason,
    refused,
    rolled,
    set_up,
    stack,
    tokens,
)


def test_rp_10_budget_and_zone_from_the_dice() -> None:
    match = rolled(load(), "6 4 blue")
    position = match.position()
    assert (position["dice"], position["budget"], position["zone"]) == ([6, 4, "blue"], 10, "blue")
    assert refused(match, "build red-1 1") == "RP-13"


def test_rp_10_luck_is_nobodys_choice() -> None:
    match = rolled(load(), "6 4 blue")
    assert refused(match, "roll 6 6 blue") == "RP-10"
    assert refused(match, "fortune scandal") == "RP-10"


def test_rp_11_w_chooses_a_zone_where_one_can_build() -> None:
    match = rolled(load(), "1 2 W")
    assert match.legal() == ["zone red", "zone blue", "zone yellow"]
    assert refused(match, "zone green") == "RP-11"
    match.play("zone yellow")
    assert match.legal() == ["build yellow-3 1"]


def test_rp_11_any_zone_if_there_is_none_to_build_in() -> None:
    game = load(finish_round=True)
    stacks = {"red-1": [1], "red-2": [0] * 20}
    match = rolled(game, "6 6 W", stacks, turn=0, first=1, due="RP-50")
    assert match.legal() == [f"zone {zone}" for zone in ZONES]


def test_rp_11_only_on_w() -> None:
    assert refused(rolled(load(), "1 2 red"), "zone red") == "RP-11"


def test_rp_12_f_draws_a_card_and_nothing_is_built() -> None:
    match = rolled(load(), "6 6 F")
    assert match.actor == "chance"
    match.play("fortune quick-build")
    assert held(match) == [1, 0]
    assert reason(match, "build red-1 1") == "RP-12.no-building"
    match.play("card quick-build green-8")
    assert owner(match, "green-8") == 0
    assert match.position()["turn"] == 1


def test_rp_12_another_card_or_none_may_be_played_on_f() -> None:
    for move in ("card demolition red-1", "pass"):
        match = rolled(load(), "6 6 F", {"red-1": [1]}, ["demolition"])
        match.play("fortune insurance")
        match.play(move)
        assert match.position()["turn"] == 1


def test_rp_13_at_most_the_budget_and_the_rest_is_lost() -> None:
    match = rolled(load(), "3 2 red", {"red-1": [1]})
    assert reason(match, "build red-1 6") == "RP-13.budget"
    match.play("build red-2 1")
    assert match.position()["budget"] == 3
    assert reason(match, "build red-4 1") == "RP-13.budget"
    match.play("done")
    assert match.position()["turn"] == 1
    assert match.position()["budget"] == 0


def test_rp_13_only_in_the_zone_and_only_while_building() -> None:
    match = rolled(load(), "3 2 red", {}, ["scandal"])
    assert reason(match, "build red-1 1") == "RP-13.not-now"
    match.play("keep")
    assert reason(match, "build blue-2 1") == "RP-13.zone"


def test_rp_14_an_empty_property_takes_one_hotel_in_a_turn() -> None:
    match = rolled(load(), "6 6 red")
    assert reason(match, "build red-1 2") == "RP-14"
    match.play("build red-1 1")
    assert reason(match, "build red-1 1") == "RP-14.already"
    assert not any(move.startswith("build red-1 ") for move in match.legal())


def test_rp_14_the_next_turn_it_is_occupied() -> None:
    match = rolled(load(), "6 6 red")
    match.play_all(["build red-1 1", "done", "roll 1 1 green", "roll 6 6 red", "build red-1 12"])
    assert stack(match, "red-1") == [0] * 13


def test_rp_15_an_occupied_property_takes_any_number_on_top() -> None:
    match = rolled(load(), "6 6 red", {"red-1": [1, 0, 1]})
    match.play("build red-1 3")
    match.play("build red-1 4")
    assert stack(match, "red-1") == [1, 0, 1] + [0] * 7


def test_rp_16_at_least_one_hotel() -> None:
    match = rolled(load(), "6 6 red")
    assert reason(match, "done") == "RP-16.build-first"
    match.play("build red-5 1")
    assert "done" in match.legal()


def test_rp_16_nothing_affordable_still_a_card() -> None:
    match = rolled(load(), "1 2 green", {}, ["quick-build"])
    match.play("keep")
    assert reason(match, "done") == "RP-16.not-now"
    match.play("card quick-build green-8")
    assert owner(match, "green-8") == 0


def test_rp_16_done_is_asked_only_while_another_could_be_built() -> None:
    match = rolled(load(), "2 2 green")
    match.play("build green-4 1")
    assert match.position()["turn"] == 1


def test_rp_17_no_more_hotels_than_left() -> None:
    match = rolled(load(), "6 6 red", {"red-1": [0] * 17})
    assert reason(match, "build red-1 4") == "RP-17"
    match.play("build red-1 3")
    assert hotels(match) == [0, 20]
    assert not match.over
    assert match.position()["turn"] == 1


@pytest.mark.parametrize("builds", [("blue-6 1", "blue-4 1"), ("blue-5 1", "blue-3 1", "blue-2 1"), ("blue-5 2",)])
def test_rp_90_six_four_and_blue(builds: tuple[str, ...]) -> None:
    match = rolled(load(), "6 4 blue", {"blue-5": [1]})
    match.play_all(f"build {build}" for build in builds)
    assert match.position()["phase"] != "build"
    assert sum(hotels(match)) == 40 - 1 - sum(int(build.split()[1]) for build in builds)


def test_rp_90_two_on_the_five_need_it_occupied() -> None:
    assert refused(rolled(load(), "6 4 blue"), "build blue-5 2") == "RP-14"


def test_rp_91_two_on_top_of_one_take_the_title() -> None:
    match = rolled(load(), "6 4 red", {"red-5": [1]})
    assert owner(match, "red-5") == 1
    match.play("build red-5 2")
    assert owner(match, "red-5") == 0
    assert [seat["titles"] for seat in match.position()["seats"]] == [["red-5"], []]


def test_rp_92_both_tokens_move() -> None:
    match = rolled(load(), "6 4 red", {"red-5": [1], "green-4": [0], "green-6": [0], "red-4": [1], "yellow-6": [1]})
    assert tokens(match) == [10, 15]
    match.play("build red-5 2")
    assert tokens(match) == [15, 10]


def test_lists_every_number_of_hotels() -> None:
    match = set_up(load(), {"red-2": [1], "red-3": [0]}, phase="build", dice=[3, 3, "red"])
    assert match.legal() == [
        "build red-1 1", "build red-2 1", "build red-2 2", "build red-2 3", "build red-3 1", "build red-3 2",
        "build red-4 1", "build red-5 1",
    ]  # fmt: skip
