"""SD-10 to SD-21, SD-90 and SD-91: a turn."""

import pytest

from tablee import BadMove, IllegalMove, Match
from tests.support.sunny_day import load, on_table, position

HANDS = (["PPWW", "CCLL"], ["WWCC", "PPLL"])
THREE_SIDES = ("PWLC 0 -1,0", "PPCC 0 0,-1", "PPLL 0 1,0")
"""Around 0,0: a pinwheel to the left, a cloud above, a clover to the right."""


def refused(match: Match, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    assert caught.value.message("en") != caught.value.message("fr") != caught.value.message("it")
    return f"{caught.value.clause} {caught.value.slug}"


# --- place ----------------------------------------------------------------------------------------------------------


def test_sd_10_beside_a_tile_not_at_a_corner_not_on_top() -> None:
    match = position(["PWCL 0 0,0"], HANDS)
    assert refused(match, "place PPWW 1 1,-1") == "SD-10 SD-10.apart"
    assert refused(match, "place PPWW 1 2,0") == "SD-10 SD-10.apart"
    assert refused(match, "place PPWW 1 0,0") == "SD-10 SD-10.occupied"
    assert {move.split()[3] for move in match.legal()} == {"0,-1", "1,0", "0,1", "-1,0"}
    match.play("place PPWW 1 0,-1")
    assert on_table(match) == {"0,-1": "PPWW"}


def test_sd_10_only_hand_tiles() -> None:
    match = position(["PWCL 0 0,0"], HANDS, supply=["SPPP"])
    for other in ("PPLL", "SPPP", "SWWW"):  # in another hand, in the supply, out: the answer is the same
        assert refused(match, f"place {other} 1 0,-1") == "SD-10 SD-10.not-in-hand"
    assert refused(match, "place PPPP 1 0,-1") == "SD-02 SD-02.unknown"


def test_sd_10_turned_as_you_like() -> None:
    match = position(["PWCL 0 0,0"], [["SPPP", "CCLL"], ["WWCC", "PPLL"]])
    assert {move for move in match.legal() if move.startswith("place SPPP")} == {
        "place SPPP 0 0,-1", "place SPPP 1 0,-1", "place SPPP 3 0,-1",
    }  # fmt: skip


def test_sd_10_holes_islands_and_no_edge() -> None:
    match = position(["PWCL 0 0,0", "PPCC 0 0,2", "SWWW 0 20,-20"], HANDS)
    assert "place PPWW 1 0,1" in match.legal()  # between two tiles: its bottom completes the parasol below
    assert any(move.endswith(" 20,-21") or move.endswith(" 21,-20") for move in match.legal())
    match.play("place PPWW 0 21,-20")
    assert on_table(match) == {"0,0": "PWCL", "0,2": "PPCC", "21,-20": "PPWW"}


def test_sd_10_numbers_are_written_plainly() -> None:
    match = position(["PWCL 0 0,0"], HANDS)
    wrong = ("1 +0,-1", "1 00,-1", "1 -0,-1", "01 0,-1", "4 0,-1", "1 0, -1", "0,-1", "1 0,-1 2")
    for text in (*(f"place PPWW {rest}" for rest in wrong), "place ppww 1 0,-1", "place"):
        with pytest.raises(BadMove):
            match.play(text)
    match.play("place PPWW 1 0,-1")
    assert match.history[-1] == (0, "place PPWW 1 0,-1")


def test_sd_10_one_text_for_one_placement() -> None:
    """A cell beside several tiles is one cell."""
    match = position([*THREE_SIDES], [["PWCL", "CCLL"], ["WWCC", "SPPP"]])
    legal = match.legal()
    assert len(legal) == len(set(legal))
    assert legal.count("place PWCL 2 0,0") == 1


def test_sd_10_placing_comes_first() -> None:
    match = position(["PWCL 0 0,0"], HANDS, supply=["SPPP"])
    assert refused(match, "arrange PWCL 0 0,0") == "SD-16 SD-16.not-now"
    match.play("place PPWW 1 0,-1")
    assert refused(match, "place CCLL 0 0,0") == "SD-10 SD-10.not-now"


def test_sd_11_at_least_one_picture() -> None:
    match = position(["PWCL 0 0,0"], HANDS)
    assert refused(match, "place PPWW 0 0,-1") == "SD-11 SD-11"
    assert refused(match, "place CCLL 0 0,-1") == "SD-11 SD-11"
    match.play("place CCLL 0 0,1")


def test_sd_11_other_sides_need_not_match() -> None:
    match = position([*THREE_SIDES], [["SPTW", "CCLL"], ["WWCC", "SPPP"]])
    match.play("place SPTW 0 0,0")  # S touches C, P touches L, W touches W
    assert on_table(match) == {"0,-1": "PPCC", "1,0": "PPLL", "0,0": "SPTW"}


def test_sd_12_who_can_place_must() -> None:
    match = position(["PWCL 0 0,0"], HANDS)
    assert all(move.startswith("place ") for move in match.legal())
    one = position(["PPWW 0 0,0"], [["CCLL", "PPCC"], ["WWCC", "PPLL"]])
    assert {move.split()[1] for move in one.legal()} == {"PPCC"}


def stuck_after(other_tile: str, supply: list[str]) -> Match:
    """Seat 0 has placed SPPP and arranged; the table is SPPP alone, and seat 1 holds neither suns nor parasols."""
    match = position(["PPWW 0 0,0"], [["SPPP", other_tile], ["CCLL", "TCCC"]], supply=supply)
    match.play("place SPPP 0 0,-1")
    return match


def test_sd_12_a_stuck_hand_is_shown_and_draws_nothing() -> None:
    match = stuck_after("PPCC", ["PLCW", "PLWC"])
    match.play("deal PLCW")
    told = match.play("arrange PPWW 0 0,0")
    assert [(event.kind, event.seat) for event in told] == [("arrange-first", 0), ("stuck", 1), ("turn", 0)]
    assert match.actor == 0
    assert match.legal()[0].startswith("place")
    assert match.position()["supply_count"] == 1
    assert match.position()["shown"] == [[], ["CCLL", "TCCC"]]
    assert match.view(0)["hands"] == [["PLCW", "PPCC"], ["CCLL", "TCCC"]]
    assert not match.can_undo()


def test_sd_12_one_placeable_tile_is_enough() -> None:
    match = position(["PPWW 0 0,0"], [["SPPP", "PPCC"], ["CCLL", "SCCC"]])
    match.play("place SPPP 0 0,-1")
    match.play("arrange PPWW 0 0,0")
    assert match.actor == 1
    assert match.position()["shown"] == [[], []]


# --- collect --------------------------------------------------------------------------------------------------------


def test_sd_13_the_placed_tile_stays_and_completed_neighbours_go() -> None:
    match = position([*THREE_SIDES, "SWWW 0 5,5"], [["PWCL", "CCLL"], ["WWCC", "SPPP"]])
    match.play("place PWCL 2 0,0")
    assert on_table(match) == {"0,0": "PWCL", "5,5": "SWWW"}
    assert sorted(match.position()["collected"]) == ["PPCC", "PPLL", "PWLC"]
    assert match.position()["last"] == "PWCL"


SUN_AND_LOLLY = ("SPPP 2 0,-1", "KWWW 0 0,1")
"""Above 0,0 a sun, below it the stick of a lolly."""


def test_sd_14_a_token_for_each_sun_and_lolly() -> None:
    match = position([*SUN_AND_LOLLY], [["SPTW", "CCLL"], ["WWCC", "PPLL"]])
    match.play("place SPTW 0 0,0")
    assert match.position()["tokens"] == [2, 0]
    assert match.position()["tokens_left"] == 21
    one = position([*SUN_AND_LOLLY], [["SPTW", "CCLL"], ["WWCC", "PPLL"]])
    one.play("place SPTW 1 0,2")  # completes a pinwheel below the lolly
    assert one.position()["tokens"] == [0, 0]


def test_sd_14_no_token_for_other_pictures() -> None:
    match = position([*THREE_SIDES], [["PWCL", "CCLL"], ["WWCC", "SPPP"]])
    match.play("place PWCL 2 0,0")
    assert match.position()["tokens"] == [0, 0]


@pytest.mark.parametrize(("taken", "count"), [(21, 2), (22, 1), (23, 0)])
def test_sd_14_when_none_is_left_none_is_taken(taken: int, count: int) -> None:
    match = position([*SUN_AND_LOLLY], [["SPTW", "CCLL"], ["WWCC", "PPLL"]], tokens=[0, taken])
    match.play("place SPTW 0 0,0")
    assert match.position()["tokens"] == [count, taken]


def test_sd_14_values_are_unknown_until_the_end_and_seat_0_comes_first() -> None:
    match = position(["PWCL 0 0,0"], [["PPWW"], []], tokens=[1, 1])
    match.play("place PPWW 1 0,-1")
    assert match.view(0)["values"] == match.position()["values"] == [[], []]
    match.play("arrange PWCL 0 0,0")
    assert match.actor == "chance"
    assert not match.over
    match.play("token 2")
    assert match.position()["values"] == [[2], []]
    match.play("token 0")
    assert match.over
    assert match.position()["values"] == [[2], [0]]


# --- draw -----------------------------------------------------------------------------------------------------------


def test_sd_15_the_hand_is_filled_before_arranging() -> None:
    match = position(["PWCL 0 0,0"], HANDS, supply=["SPPP", "SWWW", "SPTW"])
    match.play("place PPWW 1 0,-1")
    assert match.actor == "chance"
    assert match.legal() == ["deal SPTW", "deal SPPP", "deal SWWW"]
    assert match.weights() == [1, 1, 1]
    match.play("deal SPPP")
    assert match.position()["hands"][0] == ["CCLL", "SPPP"]
    assert match.legal() == ["arrange PWCL 0 0,0"]


def test_sd_15_while_the_supply_lasts() -> None:
    match = position(["PWCL 0 0,0"], HANDS)
    match.play("place PPWW 1 0,-1")
    assert match.legal() == ["arrange PWCL 0 0,0"]
    assert match.position()["hands"][0] == ["CCLL"]


# --- arrange --------------------------------------------------------------------------------------------------------


def arranging(tableau: list[str], collected: list[str], **fields: object) -> Match:
    return position(["TPWC 0 0,0"], [["WWLL"], ["WWCC", "PPLL"]], [tableau, []], phase="arrange",
                    collected=collected, **fields)  # fmt: skip


def test_sd_16_a_collected_tile_completes_a_picture_in_the_own_tableau() -> None:
    match = arranging(["PWCL 0 0,0"], ["PPWW"])
    assert refused(match, "arrange PPWW 0 0,-1") == "SD-16 SD-16"
    assert refused(match, "arrange PPWW 1 0,0") == "SD-16 SD-16.occupied"
    assert refused(match, "arrange PPWW 1 1,1") == "SD-16 SD-16.apart"
    assert refused(match, "arrange PPLL 1 0,-1") == "SD-16 SD-16.not-collected"
    assert set(match.legal()) == {
        "arrange PPWW 1 0,-1", "arrange PPWW 2 0,-1", "arrange PPWW 0 1,0", "arrange PPWW 1 1,0",
    }  # fmt: skip
    match.play("arrange PPWW 1 0,-1")
    assert match.position()["pictures"][0] == [{"picture": "parasol", "x": 0, "y": -1, "side": "bottom"}]
    assert match.actor == 1


def test_sd_16_in_any_order_and_other_sides_need_not_match() -> None:
    match = arranging(["PWCL 0 0,0"], ["PPWW", "CCLL"])
    assert {move.split()[1] for move in match.legal()} == {"PPWW", "CCLL"}
    match.play("arrange CCLL 0 0,1")
    assert {move.split()[1] for move in match.legal()} == {"PPWW"}
    match.play("arrange PPWW 1 1,0")
    assert match.actor == 1
    assert len(match.position()["pictures"][0]) == 2


def test_sd_16_one_picture_is_enough_where_more_are_possible() -> None:
    match = arranging(["PPWW 0 0,0", "PPCC 1 0,-1", "TPPP 0 1,-1"], ["SPPP"])
    assert "arrange SPPP 1 1,0" in match.legal()  # in the corner, two parasols
    told = match.play("arrange SPPP 0 2,-1")
    assert told[0].whole()["pictures"] == ["parasol"]


def test_sd_17_the_first_tile_needs_no_match_and_any_may_be_it() -> None:
    match = arranging([], ["PPWW", "CCLL"])
    assert set(match.legal()) == {"arrange PPWW 0 0,0", "arrange CCLL 0 0,0"}
    assert refused(match, "arrange PPWW 1 0,0") == "SD-17 SD-17"
    assert refused(match, "arrange PPWW 0 1,0") == "SD-17 SD-17"
    match.play("arrange CCLL 0 0,0")
    assert match.position()["tableaux"][0] == [{"tile": "CCLL", "turns": 0, "x": 0, "y": 0}]


def test_sd_18_while_one_can_be_placed_one_must_be() -> None:
    match = arranging(["PPWW 0 0,0"], ["CCLL", "PPCC"])
    assert {move.split()[1] for move in match.legal()} == {"PPCC"}
    match.play("arrange PPCC 1 0,-1")
    assert match.actor == 0
    assert {move.split()[1] for move in match.legal()} == {"CCLL"}


def test_sd_18_when_none_can_be_placed_they_are_out() -> None:
    match = arranging(["PPWW 0 0,0"], ["CCLL", "SPPP"])
    assert "CCLL" not in match.position()["out"]
    told = match.play("arrange SPPP 0 0,-1")
    assert "CCLL" in match.position()["out"]
    assert match.position()["collected"] == []
    assert [event.whole()["tiles"] for event in told if event.kind == "out"] == [["CCLL"]]
    assert match.actor == 1
    assert match.scores() == (3, 0)


def test_sd_18_out_at_once_when_nothing_collected_fits() -> None:
    match = position(["CCLL 0 0,0"], [["PPCC"], ["WWCC", "PPLL"]], [["PPWW 0 0,0"], []])
    told = match.play("place PPCC 0 0,-1")  # its bottom, C, completes the cloud; CCLL fits nowhere in the tableau
    assert [event.kind for event in told] == ["place", "collect", "out", "turn"]
    assert match.actor == 1


def test_sd_19_no_tokens_for_pictures_in_a_tableau() -> None:
    match = arranging(["SPPP 0 0,0"], ["SPTW"], tokens=[1, 0])
    match.play("arrange SPTW 2 0,-1")
    assert match.position()["pictures"][0][0]["picture"] == "sun"
    assert match.position()["tokens"] == [1, 0]


def test_sd_20_the_turn_passes_to_the_left_and_skips_who_has_no_tiles() -> None:
    match = position(["PWCL 0 0,0"], [["PPWW"], [], ["WWCC"], ["PPLL"]])
    match.play("place PPWW 1 0,-1")
    told = match.play("arrange PWCL 0 0,0")
    assert match.actor == 2
    assert [(event.kind, event.seat) for event in told][1:] == [("skip", 1), ("turn", 2)]


def test_sd_21_what_is_open_and_what_is_not() -> None:
    match = position(["PWCL 0 0,0"], HANDS, [["SPPP 0 0,0"], []], supply=["SWWW"], tokens=[0, 2])
    view, whole = match.view(0), match.position()
    for key in ("table", "tableaux", "pictures", "out", "tokens", "supply_count", "turn", "phase"):
        assert view[key] == whole[key]
    assert view["hands"] == [["PPWW", "CCLL"], [None, None]]
    assert view["supply"] is None
    assert set(view["unseen"]) == {"WWCC", "PPLL", "SWWW"}


def test_sd_21_shown_tiles_are_known_until_played() -> None:
    match = position(["PWCL 0 0,0"], HANDS, supply=["SPPP"], shown=[["PPWW", "CCLL"], []])
    assert match.view(1)["hands"][0] == ["PPWW", "CCLL"]
    match.play("place PPWW 1 0,-1")
    match.play("deal SPPP")
    assert match.view(1)["hands"][0] == ["CCLL", None]
    assert match.view(0)["hands"][0] == ["CCLL", "SPPP"]
    assert match.position()["shown"] == [["CCLL"], []]


def test_sd_21_the_order_of_a_hand_tells_nothing() -> None:
    """The hidden tile comes last in a view, whether it sorts before or after the one that was shown."""
    for hidden in ("PWLC", "KLLL"):
        hands = [[hidden, "PPWW"], ["WWCC", "PPLL"]]
        match = position(["PWCL 0 0,0"], hands, supply=["SPPP"], shown=[["PPWW"], []])
        assert match.view(1)["hands"][0] == ["PPWW", None]


# --- worked examples ------------------------------------------------------------------------------------------------


def test_sd_90_touching_three_and_matching_one() -> None:
    match = position([*THREE_SIDES], [["SPTW", "CCLL"], ["WWCC", "SPPP"]])
    match.play("place SPTW 0 0,0")
    assert match.position()["collected"] == ["PWLC"]


def test_sd_91_three_pictures_collect_three_tiles() -> None:
    match = position([*THREE_SIDES], [["PWCL", "CCLL"], ["WWCC", "SPPP"]])
    told = match.play("place PWCL 2 0,0")
    assert [event.whole()["picture"] for event in told if event.kind == "collect"] == ["cloud", "clover", "pinwheel"]
    assert len(match.position()["collected"]) == 3


def test_sd_91_four_neighbours() -> None:
    match = position([*THREE_SIDES, "PPWW 0 0,1"], [["PWCL", "CCLL"], ["WWCC", "SPPP"]], game=load(2))
    match.play("place PWCL 2 0,0")
    assert len(match.position()["collected"]) == 4
    assert on_table(match) == {"0,0": "PWCL"}
