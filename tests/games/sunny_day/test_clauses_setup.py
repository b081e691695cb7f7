"""SD-01 to SD-07: components and set-up."""

from collections import Counter

import pytest

import tablee
from tablee import BadInput, Match
from tests.support.sunny_day import load, position


def set_up(players: int = 2) -> Match:
    """A match with luck by hand, set up with the first outcome each time."""
    match = load(players).match(luck="manual")
    while match.actor == "chance":
        match.play(match.legal()[0])
    return match


def test_sd_01_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        match = load(players).match(luck="manual")
        assert match.legal() == [f"first {seat}" for seat in range(players)]
        assert len(match.position()["hands"]) == players
    for players in (1, 6):
        with pytest.raises(BadInput):
            load(players)


def test_sd_02_fifty_six_tiles_with_halves_of_six_pictures() -> None:
    tiles = load().board()["tiles"]
    assert len(tiles) == len(set(tiles)) == 56
    assert Counter("".join(tiles)) == {"P": 42, "W": 42, "C": 42, "L": 42, "S": 28, "T": 14, "K": 14}


def test_sd_02_a_turn_is_a_quarter_clockwise() -> None:
    """PWCL turned once shows L on top, P right, W bottom, C left."""
    match = position(["PWCL 1 0,0"], [["PPWW", "CCLL"], ["WWCC", "PPLL"]])
    legal = match.legal()
    assert "place PPWW 0 0,1" not in legal  # its top, P, touches W
    assert "place PPWW 2 0,1" in legal  # its top, W, touches W
    assert "place CCLL 1 0,-1" not in legal
    assert "place CCLL 0 0,-1" in legal
    assert "place PPWW 0 1,0" not in legal
    assert "place PPWW 2 1,0" in legal
    assert "place CCLL 1 -1,0" in legal
    assert "place CCLL 3 -1,0" not in legal


def test_sd_03_two_halves_of_the_same_picture() -> None:
    match = position(["PWCL 0 0,0"], [["PPWW", "CCLL"], ["WWCC", "PPLL"]])
    assert "place PPWW 1 0,-1" in match.legal()
    assert "place PPWW 0 0,-1" not in match.legal()


@pytest.mark.parametrize(("halves", "tops_fit"), [("two_part", False), ("any", True)])
def test_sd_03_option_ice_halves(halves: str, tops_fit: bool) -> None:
    match = position(["TPWC 0 0,0"], [["KLLL", "TLPC"], ["WWCC", "PPLL"]], game=load(2, ice_halves=halves))
    assert "place KLLL 2 0,-1" in match.legal()  # stick on top
    assert ("place TLPC 2 0,-1" in match.legal()) == tops_fit  # top on top


def test_sd_03_a_stick_needs_a_top() -> None:
    for halves, sticks_fit in (("two_part", False), ("any", True)):
        match = position(["KPWL 0 0,0"], [["KWWW", "TCCC"], ["WWCC", "PPLL"]], game=load(2, ice_halves=halves))
        assert ("place KWWW 2 0,-1" in match.legal()) == sticks_fit
        assert "place TCCC 2 0,-1" in match.legal()


def test_sd_04_twenty_three_tokens() -> None:
    match = position(["PWCL 0 0,0"], [[], []], phase="tokens", tokens=[2, 0])
    assert match.legal() == ["token 0", "token 1", "token 2"]
    assert match.weights() == [5, 11, 7]
    match.play("token 0")
    assert match.weights() == [4, 11, 7]


def test_sd_05_thirty_tiles_six_wide_and_five_high() -> None:
    match = load().match(luck="manual")
    match.play("first 0")
    assert len(match.legal()) == 56 * 4
    assert set(match.weights()) == {1}
    match.play("lay SLLL 3")
    assert len(match.legal()) == 55 * 4
    assert "lay SLLL 0" not in match.legal()
    while match.legal()[0].startswith("lay"):
        match.play(match.legal()[0])
    table = match.position()["table"]
    assert [(tile["x"], tile["y"]) for tile in table] == [(x, y) for y in range(5) for x in range(6)]
    assert table[0] == {"tile": "SLLL", "turns": 3, "x": 0, "y": 0}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sd_06_two_hidden_tiles_each(players: int) -> None:
    match = set_up(players)
    assert [len(hand) for hand in match.position()["hands"]] == [2] * players
    assert match.position()["supply_count"] == len(match.position()["supply"]) == 26 - 2 * players
    view = match.view(1)
    assert view["hands"][1] == match.position()["hands"][1]
    assert view["hands"][0] == [None, None]
    assert view["supply"] is None
    assert match.view()["hands"] == [[None, None]] * players


def test_sd_06_dealt_seat_by_seat() -> None:
    match = load(3).match(luck="manual")
    while not match.legal()[0].startswith("deal"):
        match.play(match.legal()[-1])
    dealt = []
    while match.actor == "chance":
        assert set(match.weights()) == {1}
        dealt.append(match.legal()[0].split()[1])
        match.play(match.legal()[0])
    assert [sorted(hand) for hand in match.position()["hands"]] == [
        sorted(dealt[seat : seat + 2]) for seat in (0, 2, 4)
    ]


def test_sd_07_first_player_by_luck_then_in_seat_order() -> None:
    match = load(3).match(luck="manual")
    assert match.weights() == [1, 1, 1]
    match.play("first 2")
    while match.actor == "chance":
        match.play(match.legal()[0])
    turns = []
    while len(turns) < 7:
        if match.actor != "chance" and match.legal()[0].startswith("place"):
            turns.append(match.actor)
        match.play(match.legal()[0])
    assert turns == [2, 0, 1, 2, 0, 1, 2]


def test_sd_07_every_seat_can_begin() -> None:
    began = {tablee.load("sunny-day", players=3).match(seed=seed).history[0][1] for seed in range(20)}
    assert began == {"first 0", "first 1", "first 2"}
