"""SL-17 to SL-21: drawing, discarding, and what is open or hidden."""

import pytest

import tablee
from tests.support.sunrise_lane import COLOURS, hands, house, load, pile_of, refused, set_up


def test_sl_17_one_card_when_building_stops() -> None:
    match = set_up(load(), "yy", "r")
    match.play_all(["build e6 1", "stop"])
    assert match.actor == "chance"
    match.play("deal pink")
    assert match.position()["hands"][0] == ["yellow", "pink"]
    assert match.actor == 1


def test_sl_17_also_with_an_empty_hand() -> None:
    match = set_up(load(), "y", "r")
    match.play("build e6 1")
    assert match.legal() == ["stop"]
    match.play_all(["stop", "deal blue"])
    assert match.position()["hand_sizes"] == [1, 1]


def test_sl_18_two_cards_instead_of_building() -> None:
    match = set_up(load(), "y", "r")
    match.play_all(["draw", "deal red"])
    assert match.actor == "chance"
    match.play("deal blue")
    assert match.position()["hands"][0] == ["yellow", "red", "blue"]
    assert match.actor == 1


def test_sl_18_always_allowed_even_with_a_full_hand() -> None:
    assert "draw" in set_up(load(), "yyyyy", "r").legal()
    assert "draw" in set_up(load(), "", "r").legal()


def test_sl_19_discard_down_to_five_of_ones_choice() -> None:
    match = set_up(load(), "yyygg", "r")
    match.play_all(["draw", "deal red", "deal red"])
    assert match.actor == 0
    assert match.legal() == ["discard yellow", "discard green", "discard red"]
    assert refused(match, "draw") == "SL-19"
    assert refused(match, "stop") == "SL-19"
    assert refused(match, "build e6 1") == "SL-19"
    assert refused(match, "discard pink") == "SL-19"
    match.play("discard red")
    assert match.actor == 0
    match.play("discard yellow")
    assert match.actor == 1
    position = match.position()
    assert position["hands"][0] == ["yellow", "yellow", "green", "green", "red"]
    assert (position["discard"]["red"], position["discard"]["yellow"], position["discard_size"]) == (1, 1, 2)


def test_sl_19_only_with_more_than_five() -> None:
    match = set_up(load(), "yyy", "r")
    assert refused(match, "discard yellow") == "SL-19"
    match.play_all(["draw", "deal red", "deal red"])
    assert match.actor == 1
    match = set_up(load(), "yyyy", "r")
    match.play_all(["draw", "deal red", "deal red"])
    assert (match.actor, match.legal()) == (0, ["discard yellow", "discard red"])
    match.play("discard red")
    assert match.actor == 1


def test_sl_20_the_discards_become_the_pile_when_a_card_is_needed() -> None:
    held = hands("yy", "r")
    match = set_up(load(), "yy", "r", **pile_of(held), houses={"g6": house(1)})
    assert (match.position()["pile_size"], match.position()["discard_size"]) == (0, 52)
    match.play("build e6 1")
    assert match.position()["pile_size"] == 0
    match.play("stop")
    position = match.position()
    assert (position["pile_size"], position["discard_size"]) == (53, 0)
    assert position["pile"]["yellow"] == 10, "the card just played is in the new pile"


def test_sl_20_in_the_middle_of_a_draw() -> None:
    held = hands("yy", "r")
    match = set_up(load(), "yy", "r", **pile_of(held, red=1))
    match.play("draw")
    assert match.legal() == ["deal red"]
    match.play("deal red")
    position = match.position()
    assert (position["pile_size"], position["discard_size"], position["to_draw"]) == (51, 0, 1)
    assert match.legal() == [f"deal {colour}" for colour in COLOURS]


def test_sl_20_not_before_a_card_is_needed() -> None:
    held = hands("yyyyy", "r")
    match = set_up(load(), "yyyyy", "r", **pile_of(held, red=2))
    match.play_all(["draw", "deal red", "deal red"])
    assert match.position()["pile_size"] == 0
    match.play_all(["discard red", "discard red"])
    assert match.position()["pile_size"] == 0
    match.play("draw")
    assert match.position()["pile"]["red"] == 10, "cards discarded since are in it"


def test_sl_20_cards_are_dealt_by_luck_alone() -> None:
    match = set_up(load(), "yy", "r")
    assert refused(match, "deal red") == "SL-20"
    match = set_up(load(), "yy", "r", **pile_of(hands("yy", "r"), red=1))
    match.play("draw")
    with pytest.raises(tablee.BadInput):
        match.play("deal blue")


def test_sl_21_hands_and_pile_are_hidden_sizes_and_discards_open() -> None:
    match = set_up(load(3), "yyb", "rr", "p", **pile_of(hands("yyb", "rr", "p"), green=9, pink=2))
    view = match.view(seat=1)
    assert view["hands"] == [None, ["red", "red"], None]
    assert view["hand_sizes"] == [3, 2, 1]
    assert view["pile"] is None
    assert view["pile_size"] == 11
    assert view["discard"] == match.position()["discard"]
    assert match.view()["hands"] == [None, None, None]


def test_sl_21_cards_drawn_are_seen_by_their_owner_only() -> None:
    match = set_up(load(), "y", "r")
    (drawn,) = match.play("draw") and match.play("deal blue")
    assert drawn.seen_by(0)["colour"] == "blue"
    assert "colour" not in drawn.seen_by(1)
    assert "colour" not in drawn.seen_by(None)
