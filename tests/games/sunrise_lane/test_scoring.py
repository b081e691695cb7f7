"""SL-40 to SL-47, and the worked examples SL-90 to SL-94."""

import pytest

import tablee
from tests.support.sunrise_lane import draw_any, house, load, pass_turn, plots_of, refused, set_up, standings

WAY = ("e6", "e5", "e4", "e3", "d3", "c3", "c2", "b2", "a2", "b1")
"""From the fountain through district A1, from e5 on."""


def in_a1(*owned: tuple[int, int]) -> dict[str, dict[str, int]]:
    """Houses (seat, storeys) in district A1, along the way; e6 is of the cross and belongs to seat 0."""
    return {"e6": house(0)} | {plot: house(*one) for plot, one in zip(WAY[1:], owned, strict=False)}


def test_sl_40_ten_six_and_three_in_five_rankings() -> None:
    seats = {"g5": 0, "h5": 0, "i5": 0, "j5": 1, "i4": 1, "i3": 2, "g6": 3}
    houses = {plot: house(seat) for plot, seat in seats.items()}
    match = set_up(load(4), "", houses=houses)
    assert standings(match, "B1") == [10, 6, 3, 0]
    assert list(match.view()["standings"]) == ["A1", "A2", "B1", "B2", "C"]


def test_sl_40_added_to_the_dots_at_the_end() -> None:
    match = set_up(load(), "y", "r", houses={"e5": house(1, 2), "e6": house(1)}, idle_rounds=9, round=12)
    assert match.scores() == (0, 3)
    pass_turn(match)
    pass_turn(match)
    result = match.result()
    assert result.breakdown[1] == {"dots": 3, "A1": 10, "A2": 0, "B1": 0, "B2": 0, "C": 10}
    assert result.totals == match.scores() == (0, 23)


def test_sl_41_most_houses_of_five_storeys_then_four_and_so_on() -> None:
    match = set_up(load(4), "", houses=in_a1((0, 5), (1, 4), (1, 4), (1, 4), (2, 3), (3, 2), (3, 2)))
    assert standings(match, "A1") == [10, 6, 3, 0]


def test_sl_41_more_of_the_same_height_is_better() -> None:
    match = set_up(load(3), "", houses=in_a1((0, 3), (1, 3), (1, 3), (2, 2)))
    assert standings(match, "A1") == [6, 10, 3]


def test_sl_41_one_storey_does_not_count() -> None:
    match = set_up(load(3), "", houses=in_a1((0, 1), (0, 1), (1, 2), (2, 1)))
    assert standings(match, "A1") == [0, 10, 0]


@pytest.mark.parametrize(("option", "points"), [("shared", [10, 10]), ("lower_storeys", [6, 10])])
def test_sl_41_ties_shared_or_broken_by_lower_storeys(option: str, points: list[int]) -> None:
    houses = in_a1((0, 4), (1, 4), (0, 2), (1, 3))
    assert standings(set_up(load(tallest_ties=option), "", houses=houses), "A1") == points


@pytest.mark.parametrize("option", ["shared", "lower_storeys"])
def test_sl_41_lower_storeys_never_one(option: str) -> None:
    houses = in_a1((0, 4), (1, 4), (0, 2), (1, 2), (0, 1))
    assert standings(set_up(load(tallest_ties=option), "", houses=houses), "A1") == [10, 10]


def test_sl_41_in_a2_too_and_only_there() -> None:
    houses = {"f7": house(1), "g7": house(0, 2), "g8": house(1, 3), "e7": house(0, 5)}
    match = set_up(load(), "", houses=houses)
    assert standings(match, "A2") == [6, 10]
    assert standings(match, "A1") == [0, 0]


def test_sl_42_most_houses_whatever_their_height() -> None:
    houses = {"e6": house(0), "e7": house(0, 5), "d7": house(1), "c7": house(1), "f7": house(0), "g6": house(0)}
    match = set_up(load(), "", houses=houses)
    assert standings(match, "B2") == [6, 10], "the cross does not count"
    assert standings(match, "B1") == [0, 0]


def test_sl_43_largest_group_over_the_whole_board() -> None:
    houses = {"e6": house(0), "e5": house(0), "f5": house(0), "d6": house(1, 5), "c6": house(1, 5), "g6": house(0)}
    match = set_up(load(), "", houses=houses)
    assert standings(match, "C") == [10, 6]
    match = set_up(load(), "", houses=houses | {"b6": house(1), "a6": house(1)})
    assert standings(match, "C") == [6, 10], "plots count, storeys do not; g6 touches e6 only across the fountain"


def test_sl_43_parks_connect_nothing() -> None:
    houses = {"e6": house(0), "c6": house(0), "b6": house(1), "a6": house(1)}
    assert standings(set_up(load(), "", houses=houses, parks=["d6"]), "C") == [6, 10]
    assert standings(set_up(load(), "", houses=houses | {"d6": house(0)}), "C") == [10, 6]


def test_sl_43_a_group_not_a_path() -> None:
    star = {"f5": house(0), "e5": house(0), "g5": house(0), "f4": house(0)}
    path = {"e6": house(1), "d6": house(1), "c6": house(1)}
    assert standings(set_up(load(), "", houses=star | path), "C") == [10, 6]


def test_sl_43_a_lone_house_is_a_group_and_no_house_is_none() -> None:
    match = set_up(load(3), "", houses={"e6": house(1)}, parks=["f5"])
    assert standings(match, "C") == [0, 10, 0]


B1 = {"g1", "h1", "j1", "h2", "j2", "k2", "h3", "i3", "j3", "i4", "g5", "h5", "i5", "j5", "k5"}


@pytest.mark.parametrize(("option", "points"), [("used_up", [10, 10, 3, 0]), ("next_place", [10, 10, 6, 3])])
def test_sl_44_two_firsts(option: str, points: list[int]) -> None:
    houses = {"g6": house(0), "g5": house(0), "h5": house(0), "i5": house(1), "j5": house(1), "i4": house(2)}
    houses |= {"i3": house(2), "h3": house(3), "i6": house(1), "j3": house(0), "k5": house(1), "h2": house(2)}
    houses |= {"h1": house(0), "g1": house(1)}
    match = set_up(load(4, tied_places=option), "", houses=houses)
    counts = [sum(one["seat"] == seat and plot in B1 for plot, one in houses.items()) for seat in range(4)]
    assert counts == [4, 4, 3, 1]
    assert standings(match, "B1") == points


@pytest.mark.parametrize(("option", "points"), [("used_up", [10, 6, 6, 0]), ("next_place", [10, 6, 6, 3])])
def test_sl_44_two_seconds(option: str, points: list[int]) -> None:
    houses = {"g6": house(3), "g5": house(0), "h5": house(0), "i5": house(0), "j5": house(1), "i4": house(1)}
    houses |= {"i3": house(2), "h3": house(2), "h2": house(3)}
    assert standings(set_up(load(4, tied_places=option), "", houses=houses), "B1") == points


@pytest.mark.parametrize("option", ["used_up", "next_place"])
def test_sl_44_everybody_tied(option: str) -> None:
    houses = {"g6": house(3), "g5": house(0), "h5": house(1), "i5": house(2), "j5": house(3)}
    assert standings(set_up(load(4, tied_places=option), "", houses=houses), "B1") == [10] * 4


def test_sl_45_no_house_no_points() -> None:
    match = set_up(load(3), "", houses={"e6": house(0), "e7": house(1)})
    assert standings(match, "B2") == [0, 10, 0]
    assert standings(match, "B1") == [0, 0, 0]


@pytest.mark.parametrize("option", ["shared", "lower_storeys"])
def test_sl_45_one_storey_counts_as_none_among_the_tallest(option: str) -> None:
    match = set_up(load(tallest_ties=option), "", houses=in_a1((0, 1), (0, 1), (1, 1)))
    assert standings(match, "A1") == [0, 0]


def end_of(first: str, second: str, houses: dict[str, dict[str, int]]) -> tablee.Result:
    """The result when nothing has been built for ten rounds; seat 1 ends the match by drawing."""
    match = set_up(load(), first, second, houses=houses, turn=1, idle_rounds=9, round=15)
    match.play_all(["draw", "deal red", "deal red"])
    return match.result()


EVEN = {"e6": house(0), "g6": house(1)}


def test_sl_46_most_points_win() -> None:
    result = end_of("", "yyy", EVEN | {"d6": house(0)})
    assert (result.winners, result.decided_by) == ((0,), ())


def test_sl_46_tied_most_cards_in_hand() -> None:
    result = end_of("yyyy", "y", EVEN)
    assert result.totals == (11, 11)
    assert (result.winners, result.places, result.decided_by) == ((0,), (1, 2), ("SL-46",))
    assert [row["cards"] for row in result.tie_breaks] == [4, 3]


def test_sl_46_still_tied_shared_victory() -> None:
    result = end_of("yyy", "y", EVEN)
    assert (result.winners, result.places) == ((0, 1), (1, 1))


def test_sl_47_presets() -> None:
    french = tablee.load("sunrise-lane", preset="french")
    assert french.options == tablee.load("sunrise-lane").options
    assert french.options == {"districts_full": "immediate", "tallest_ties": "shared", "tied_places": "used_up"}
    italian = tablee.load("sunrise-lane", preset="italian")
    assert italian.options == {"districts_full": "finish_round", "tallest_ties": "shared", "tied_places": "next_place"}


# --- worked examples --------------------------------------------------------------------------------------------------

ROW_6 = {plot: house(1) for plot in ("a6", "b6", "c6", "d6", "e6")}


def test_sl_90_pink_blue_green_to_the_right() -> None:
    match = set_up(load(3), "pbgr", "r", houses=ROW_6)
    for move, points in (("build a7 1", 2), ("build b7 1", 3), ("build c7 1", 6)):
        match.play(move)
        assert match.scores()[0] == match.view()["turn_points"] == points
    match.play("stop")
    match.play("deal red")
    assert match.position()["hands"][0] == ["red", "red"]
    assert match.actor == 1


def test_sl_91_left_or_right_but_not_both() -> None:
    match = set_up(load(3), "rpybg", houses={"e6": house(1)}, parks=["e5"])
    match.play_all(["build e4 1", "build e3 1"])
    assert plots_of(match) == {"d3", "f3"}
    match.play("build d3 1")
    assert refused(match, "build f3 1") == "SL-15"
    match.play("build c3 1")
    assert match.scores()[0] == 4 + 1 + 2 + 3


def test_sl_92_a_park_on_the_way() -> None:
    houses = {"e6": house(1)} | {plot: house(2) for plot in ("e4", "e3", "d3", "c3")}
    match = set_up(load(3), "pbggg", houses=houses, parks=["e5"])
    match.play("build c2 1")
    assert plots_of(match, "park") == {"b2"}
    assert refused(match, "build b2 1") == "SL-12"
    match.play_all(["park b2 blue", "build a2 3"])
    assert match.scores()[0] == 3 + 0 + 15
    match.play("stop")
    draw_any(match)
    assert match.position()["hand_sizes"][0] == 1


def test_sl_93_the_first_does_not_also_claim_second_place() -> None:
    match = set_up(load(3), "", houses=in_a1((0, 3), (0, 2), (0, 2), (1, 2), (1, 2), (2, 2)))
    assert standings(match, "A1") == [10, 6, 3]


@pytest.mark.parametrize("option", ["used_up", "next_place"])
def test_sl_94_groups_of_four_three_and_three(option: str) -> None:
    houses = {plot: house(0) for plot in ("e6", "e5", "e4", "e3")} | {plot: house(1) for plot in ("f5", "f4", "f3")}
    houses |= {plot: house(2) for plot in ("d6", "c6", "b6")}
    assert standings(set_up(load(3, tied_places=option), "", houses=houses), "C") == [10, 6, 6]
