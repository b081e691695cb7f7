"""RP-30 to RP-40: Fortune cards, in general."""

import pytest

from tests.support.rue_de_la_paix import (
    CARDS,
    at_end,
    cards_of,
    held,
    hotels,
    load,
    owner,
    reason,
    refused,
    rest,
    rolled,
    set_up,
    stack,
    tokens,
)  # fmt: skip


def test_rp_30_one_card_at_the_end_or_at_its_moment() -> None:
    match = rolled(load(), "6 4 blue", {"red-1": [1]}, ["double-budget", "demolition"])
    assert reason(match, "card demolition red-1") == "RP-30.end-of-turn"
    match.play_all(["keep", "build blue-6 1", "build blue-4 1"])
    assert reason(match, "card double-budget") == "RP-30.after-roll"
    assert reason(match, "card scandal red-1") == "RP-30.not-held"
    match.play("card demolition red-1")
    assert match.position()["turn"] == 1


def test_rp_31_a_card_after_the_roll_is_the_turns_one_card() -> None:
    match = rolled(load(), "1 1 blue", {"red-1": [1]}, ["double-budget", "demolition"])
    match.play("card double-budget")
    assert refused(match, "card demolition red-1") == "RP-31"
    match.play("build blue-4 1")
    assert (match.position()["turn"], held(match)) == (1, [1, 0])


def test_rp_31_a_reaction_does_not_count_against_its_player() -> None:
    match = at_end(load(), {"red-1": [1]}, ["hurricane"], ["insurance", "quick-build"])
    match.play_all(["card hurricane red", "insure", "roll 1 1 green", "keep"])
    assert "card quick-build red-1" in match.legal()


def test_rp_32_not_on_an_f() -> None:
    match = rolled(load(), "6 6 F", {}, ["double-budget"])
    match.play("fortune new-plans")
    assert match.legal() == ["pass"]
    assert refused(match, "card double-budget") == "RP-32"


def test_rp_32_a_reroll_that_shows_f_draws_but_plays_nothing() -> None:
    match = rolled(load(), "1 1 green", {}, ["new-plans", "quick-build"])
    match.play_all(["card new-plans colour", "roll 1 1 F"])
    assert match.actor == "chance"
    match.play("fortune quick-build")
    assert (held(match), match.position()["turn"]) == ([2, 0], 1)


def test_rp_33_a_played_card_lies_open() -> None:
    match = at_end(load(), {"red-1": [1]}, ["demolition"])
    match.play("card demolition red-1")
    assert match.view(1)["discard"] == {"demolition": 1}


def test_rp_33_the_discard_pile_becomes_the_draw_pile_when_a_card_is_needed() -> None:
    match = set_up(load(), {}, ["demolition"], **rest("demolition", pile=["scandal"]))
    match.play("roll 1 1 F")
    assert match.legal() == ["fortune scandal"]
    match.play("fortune scandal")
    assert match.position()["draw_pile"]["count"] == 0
    match.play("pass")
    match.play("roll 1 1 F")
    assert match.position()["discard"] == {}
    assert dict(zip((m.split()[1] for m in match.legal()), match.weights(), strict=True)) == {
        card: count - (card in ("demolition", "scandal")) for card, count in CARDS.items()
    }


def test_rp_33_the_card_just_played_is_shuffled_in_too() -> None:
    everything = [card for card, count in CARDS.items() for _ in range(count)]
    everything.remove("quick-build")
    match = at_end(load(), {}, ["quick-build"], everything)
    match.play("card quick-build red-5")
    assert match.legal() == ["fortune quick-build"]


def test_rp_33_both_empty_no_card_is_drawn() -> None:
    match = rolled(load(), "1 1 F", {}, [], [card for card, count in CARDS.items() for _ in range(count)])
    assert (held(match), match.position()["turn"]) == ([0, 28], 1)


def test_rp_34_cards_are_hidden_and_their_number_open() -> None:
    match = set_up(load(3), {}, ["scandal"], ["takeover"] * 2, [])
    view = match.view(0)
    assert [seat["hand"] for seat in view["seats"]] == [{"scandal": 1}, None, {}]
    assert [seat["cards"] for seat in view["seats"]] == [1, 2, 0]
    assert view["draw_pile"] == {"count": 25, "cards": None}
    assert [seat["hand"] for seat in match.view()["seats"]] == [None, None, {}]


def test_rp_34_everyone_who_holds_a_card_is_asked_whatever_it_is() -> None:
    match = rolled(load(), "1 1 green", {}, ["insurance"])
    assert (match.actor, match.legal()) == (0, ["keep"])
    assert refused(match, "pass") == "RP-34"
    match.play("keep")
    assert (match.actor, match.legal()) == (0, ["pass"])
    assert refused(match, "keep") == "RP-34"
    match = rolled(load(), "1 1 green")
    assert match.actor == "chance"


def test_rp_34_no_hand_limit() -> None:
    match = rolled(load(), "1 1 F", {}, ["quick-build"] * 3 + ["scandal"] * 2 + ["hurricane"] * 2 + ["takeover"] * 2)
    match.play("fortune exchange")
    assert held(match)[0] == 10


def test_rp_35_a_card_prevails_over_the_building_conditions() -> None:
    match = at_end(load(), {"red-1": [1]}, ["quick-build", "extra-storeys", "twin-project"])
    for move in ("card quick-build green-8", "card extra-storeys red-1", "card twin-project green-7 green-8"):
        assert move in match.legal()
    match.play("card extra-storeys red-1")
    assert stack(match, "red-1") == [1, 0, 0]


def test_rp_36_only_the_top_hotel() -> None:
    match = at_end(load(), {"red-1": [1], "red-2": [1, 0], "red-3": [0, 1]}, ["demolition", "relocation"])
    assert {m for m in match.legal() if "demolition" in m} == {"card demolition red-1", "card demolition red-3"}
    assert reason(match, "card demolition red-2") == "RP-36.not-their-top"
    assert reason(match, "card relocation red-3 green-8") == "RP-36.not-your-top"
    match.play("card demolition red-3")
    assert stack(match, "red-3") == [0]


def test_rp_37_back_to_the_supply_order_kept_ownership_recounted() -> None:
    match = at_end(load(3), {"red-5": [2, 1, 0, 1], "blue-6": [1]}, ["demolition"])
    assert (owner(match, "red-5"), hotels(match)) == (1, [15, 13, 15])
    match.play("card demolition red-5")
    assert (stack(match, "red-5"), owner(match, "red-5"), hotels(match)) == ([2, 1, 0], 2, [15, 14, 15])
    assert tokens(match) == [0, 6, 5]


def test_rp_37_an_emptied_propertys_title_goes_back() -> None:
    match = at_end(load(), {"red-5": [1]}, ["demolition"])
    match.play("card demolition red-5")
    assert (owner(match, "red-5"), tokens(match)) == (None, [0, 0])


def test_rp_38_last_ties_included() -> None:
    for stacks, last in (({}, True), ({"red-1": [0], "blue-2": [1], "yellow-3": [2]}, True), ({"red-1": [0]}, False)):
        match = at_end(load(3), stacks, ["fresh-start"])
        assert ("fresh-start" in cards_of(match)) == last
        if not last:
            assert reason(match, "card fresh-start red-1 red-2") == "RP-38.not-last"


def test_rp_38_judged_after_the_turns_building() -> None:
    match = rolled(load(), "1 1 blue", {"red-1": [1]}, ["fresh-start"])
    match.play_all(["keep", "build blue-2 1"])
    assert tokens(match) == [2, 1]
    assert reason(match, "card fresh-start red-1 red-2") == "RP-38.not-last"


def test_rp_38_scandal_takes_a_leaders_hotel_on_any_property() -> None:
    stacks = {"green-8": [1, 1, 2], "yellow-7": [1], "red-1": [2], "red-2": [0, 0, 1]}
    match = at_end(load(3), stacks, ["scandal"])
    assert [m for m in match.legal() if m != "pass"] == ["card scandal red-2", "card scandal yellow-7"]
    assert reason(match, "card scandal red-1") == "RP-38.not-the-leader"
    match.play("card scandal red-2")
    assert stack(match, "red-2") == [0, 0]


def test_rp_38_in_a_tie_you_choose_but_never_yourself() -> None:
    match = at_end(load(3), {"red-4": [0], "blue-4": [1], "green-4": [2]}, ["scandal"])
    assert [m for m in match.legal() if m != "pass"] == ["card scandal blue-4", "card scandal green-4"]
    match = at_end(load(), {"red-4": [0], "red-3": [1]}, ["scandal"])
    assert reason(match, "card scandal red-3") == "RP-38.you-lead"


def test_rp_39_special_permit_without_effect() -> None:
    match = rolled(load(), "1 2 W", {}, ["special-permit"])
    assert (match.legal(), reason(match, "card special-permit red")) == (["keep"], "RP-39.permit-on-w")
    match = rolled(load(), "1 2 red", {}, ["special-permit"])
    assert match.legal() == ["keep", "card special-permit blue", "card special-permit yellow"]
    assert reason(match, "card special-permit red") == "RP-39.permit-same-zone"
    assert reason(match, "card special-permit green") == "RP-39.permit-no-building"


@pytest.mark.parametrize(
    ("card", "move", "needed"),
    [
        ("quick-build", "card quick-build red-1", 1), ("extra-storeys", "card extra-storeys red-1", 2),
        ("twin-project", "card twin-project red-1 red-2", 2), ("fresh-start", "card fresh-start red-1 red-2", 2),
        ("takeover", "card takeover red-2", 1),
    ],
)  # fmt: skip
def test_rp_39_no_card_builds_more_hotels_than_left(card: str, move: str, needed: int) -> None:
    for left in (needed, needed - 1):
        match = at_end(load(), {"red-1": [0] * (20 - left), "red-2": [1]}, [card])
        assert (move in match.legal()) == (left >= needed)
        if left < needed:
            assert reason(match, move) == "RP-39.too-few-hotels"


@pytest.mark.parametrize(
    ("card", "move", "stacks", "expected"),
    [
        ("relocation", "card relocation red-1 red-2", {"red-1": [0, 1]}, "RP-39.none-of-yours"),
        ("exchange", "card exchange red-1 red-2", {"red-2": [0, 1]}, "RP-39.none-of-yours"),
        ("exchange", "card exchange red-1 red-2", {"red-1": [0]}, "RP-39.none-of-theirs"),
        ("takeover", "card takeover red-1", {"red-1": [1, 0]}, "RP-39.none-of-theirs"),
        ("demolition", "card demolition red-1", {}, "RP-39.none-of-theirs"),
        ("scandal", "card scandal red-1", {"red-1": [1, 1, 0]}, "RP-39.none-of-theirs"),
        ("hurricane", "card hurricane blue", {"red-1": [1]}, "RP-39.zone-without-hotels"),
    ],
)
def test_rp_39_nothing_to_take(card: str, move: str, stacks: dict[str, list[int]], expected: str) -> None:
    match = at_end(load(), stacks, [card])
    assert reason(match, move) == expected
    assert move not in match.legal()
    if card != "hurricane":
        assert match.legal() == ["pass"]


def test_rp_40_each_opponent_who_would_lose_one_and_holds_a_card_is_asked_in_turn_order() -> None:
    stacks = {"red-1": [3], "red-2": [2], "red-3": [1], "red-4": [0], "red-5": [1, 0]}
    hands = (["insurance"], ["hurricane"], ["scandal"], ["insurance"])
    match = set_up(load(4), stacks, *hands, phase="end", turn=1, dice=[1, 1, "green"])
    match.play("card hurricane red")
    assert (match.actor, match.legal()) == (2, ["suffer"])
    assert refused(match, "insure") == "RP-40"
    assert {refused(match, text) for text in ("card scandal red-4", "build red-1 1", "pass", "zone red")} == {"RP-40"}
    match.play("suffer")
    assert (match.actor, match.legal()) == (3, ["suffer", "insure"])
    assert match.position()["hurricane"] == {"zone": "red", "insured": []}
    assert stack(match, "red-2") == [2]
    match.play("insure")
    assert match.actor == 0
    assert match.position()["hurricane"] == {"zone": "red", "insured": [3]}
    match.play("suffer")
    assert [stack(match, f"red-{value}") for value in range(1, 6)] == [[3], [], [], [], [1]]
    assert match.position()["turn"] == 2


def test_rp_40_not_asked_without_a_hotel_to_lose_or_without_a_card() -> None:
    match = at_end(load(3), {"red-1": [2, 0], "red-2": [2, 2], "blue-2": [1]}, ["hurricane"], ["insurance"])
    match.play("card hurricane red")
    assert (stack(match, "red-1"), stack(match, "red-2"), held(match)) == ([2], [2], [0, 1, 0])
    assert refused(rolled(load(), "1 1 red"), "suffer") == "RP-40"
