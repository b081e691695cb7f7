"""Positions as data: round trips, defaults, and clear errors for what cannot be."""

from typing import Any

import pytest

import tablee
from tablee import BadPosition
from tests.support.luck import seed
from tests.support.rue_de_la_paix import CARDS, load, set_up


def test_an_empty_position_is_the_first_turn_of_seat_0() -> None:
    match = load(3).position({}, luck="manual")
    position = match.position()
    assert (position["phase"], position["turn"], position["actor"]) == ("roll", 0, "chance")
    assert [seat["hotels"] for seat in position["seats"]] == [16] * 3
    assert position["draw_pile"] == {"count": 28, "cards": CARDS}


def test_a_property_may_be_a_list_or_a_table() -> None:
    short = set_up(load(), {"red-5": [1, 0]}).position()
    assert load().position({"properties": {"red-5": {"stack": [1, 0], "owner": 1}}}).origin == load().state(short)


def test_cards_may_be_a_list_or_a_table() -> None:
    game = load()
    listed = game.state({"seats": [{"hand": ["scandal", "scandal", "exchange"]}]})
    assert listed == game.state({"seats": [{"hand": {"exchange": 1, "scandal": 2}}]})


def test_building_fills_in_what_follows() -> None:
    data = {"phase": "build", "dice": [6, 4, "blue"], "properties": {"blue-5": [1, 0, 0], "blue-2": [0]}}
    position = load().position({**data, "laid": {"blue-2": 1}}).position()
    assert (position["stood"], position["zone"], position["budget"]) == (5, "blue", 8)


def test_a_hurricane_asks_the_first_opponent_concerned() -> None:
    data = {
        "phase": "storm", "dice": [1, 1, "F"], "hurricane": {"zone": "red"}, "properties": {"red-1": [2]},
        "seats": [{}, {"hand": ["scandal"]}, {"hand": ["insurance"]}],
    }  # fmt: skip
    assert load(3).position(data).actor == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_match_comes_back(players: int) -> None:
    game = load(players, finish_round=True)
    match = game.match(seed=seed(players))
    while not match.over:
        assert game.state(match.position()) == match.state
        match.play(match.legal()[-1])
    assert game.state(match.position()) == match.state


def test_views_come_back_but_are_no_positions() -> None:
    game = load()
    match = game.match(seed=seed(1))
    view = match.view(0)
    assert game.settled(view) == game.view(match.state, 0)
    with pytest.raises(BadPosition) as caught:
        game.position(view)
    assert caught.value.slug == "cards"


GARBAGE: dict[str, list[dict[str, Any]]] = {
    "position-choice": [
        {"phase": "nap"}, {"phase": 3}, {"reroll": ["3"]}, {"zone": "purple"}, {"hurricane": {"zone": "x"}},
        {"seats": [{"hand": ["joker"]}]}, {"draw_pile": {"cards": {"joker": 1}}}, {"due": "RP-99"}, {"ending": 1},
        {"dice": [1, 2, "pink"]}, {"dice": [0, 2, "red"]},
    ],
    "position-number": [
        {"turn": 2}, {"turn": -1}, {"turn": True}, {"turn": "0"}, {"first": 9}, {"budget": 99}, {"stood": -1},
        {"hurricane": {"zone": "red", "insured": [4]}}, {"properties": {"red-1": [2]}},
        {"seats": [{"hand": {"exchange": -1}}]}, {"seats": [{"hotels": 21}]}, {"draw_pile": {"count": 200}},
        {"discard": {"scandal": 1.5}},
    ],
    "position-unknown": [
        {"nonsense": 1}, {"properties": {"red-1": {"tower": []}}},
    ],
    "dice": [
        {"dice": [1, 2]},
    ],
    "position-word": [
        {"actor": "nobody"}, {"properties": {1: [0]}},
    ],
    "position-list": [
        {"dice": "12red"}, {"reroll": "1"}, {"opening": 3},
    ],
    "position-flag": [
        {"card_played": 1},
    ],
    "property": [
        {"laid": {"red-9": 1}}, {"properties": {"red-9": [0]}},
    ],
    "laid": [
        {"laid": {"red-1": 1}},
    ],
    "position-table": [
        {"laid": 3}, {"hurricane": 1}, {"properties": []}, {"properties": {"red-1": 5}}, {"seats": [1]},
        {"draw_pile": 3}, {"discard": 4}, {"properties": {"red-1": "0"}}, {"street": None},
    ],
    "opening": [
        {"opening": [1, 2, 3]},
    ],
    "storm": [
        {"phase": "storm"},
    ],
    "hotels": [
        {"properties": {"red-1": [0] * 21}},
    ],
    "position-disagrees": [
        {"properties": {"red-1": {"stack": [0], "owner": 1}}}, {"properties": {"red-1": {"value": 2}}},
        {"seats": [{"token": 3}]}, {"seats": [{"titles": ["red-1"]}]}, {"actor": 0}, {"street": {"last": 9}},
    ],
    "position-seats": [
        {"seats": 3}, {"seats": [{}, {}, {}]},
    ],
    "cards": [
        {"seats": [{"hand": {"exchange": 2}}]}, {"seats": [{"hand": dict.fromkeys(CARDS, 120)}]},
        {"discard": dict.fromkeys(CARDS, 120)},
    ],
    "hand-count": [
        {"seats": [{"hand": [], "cards": 2}]},
    ],
}  # fmt: skip


@pytest.mark.parametrize(("slug", "data"), [(slug, data) for slug, datas in GARBAGE.items() for data in datas])
def test_garbage_is_refused_with_a_sentence(slug: str, data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        load().position(data)
    assert caught.value.slug == slug
    assert len(str(caught.value)) > 20


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("hotels", {"seats": [{"hotels": 19}]}),
    ("cards", {"draw_pile": {"cards": {"scandal": 1}}}),
    ("pile-count", {"draw_pile": {"count": 3}}),
    ("phase", {"phase": "end", "dice": [1, 1, "red"]}),
    ("phase", {"card_played": True}),
    ("dice", {"dice": [1, 1, "red"]}),
    ("dice", {"phase": "react", "seats": [{"hand": ["scandal"]}]}),
    ("dice", {"phase": "zone", "dice": [1, 1, "red"]}),
    ("dice", {"phase": "end", "dice": [1, 1, "red"], "seats": [{"hand": ["scandal"]}], "reroll": ["1"]}),
    ("budget", {"phase": "build", "dice": [3, 3, "red"], "budget": 5}),
    ("budget", {"budget": 5}),
    ("laid", {"phase": "build", "dice": [1, 1, "green"]}),
    ("laid", {"phase": "build", "dice": [3, 3, "red"], "laid": {"red-1": 1}, "properties": {"red-1": [0, 1]}}),
    ("laid", {"phase": "build", "dice": [3, 3, "red"], "stood": 1}),
    ("laid", {"zone": "red"}),
    ("token", {"phase": "draw-building", "dice": [1, 1, "red"]}),
    ("opening", {"phase": "start"}),
    ("opening", {"phase": "deal", "properties": {"red-1": [0]}}),
    ("ending", {"phase": "over"}),
    ("ending", {"properties": {"red-1": [0] * 20}}),
    ("ending", {"ending": "RP-50"}),
    ("due", {"due": "RP-50"}),
    ("storm", {"hurricane": {"zone": "red"}}),
    ("storm", {"phase": "storm", "dice": [1, 1, "red"], "hurricane": {"zone": "red"}}),
]


@pytest.mark.parametrize(("fault", "data"), IMPOSSIBLE)
def test_impossible_positions_are_refused_by_their_fault(fault: str, data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        load().position(data)
    assert caught.value.slug == fault
    for language in ("en", "fr", "it"):
        assert caught.value.message(language)


def test_a_due_ending_in_the_option() -> None:
    stacks = {f"green-{value}": [1] for value in range(4, 9)} | {f"yellow-{value}": [1] for value in range(4, 8)}
    stacks |= {"red-5": [1], "red-4": [1]}
    for slug, data in (("due", {}), ("due", {"due": "RP-51", "turn": 0, "first": 0})):
        with pytest.raises(BadPosition) as caught:
            load(finish_round=True).position({"properties": stacks, **data})
        assert caught.value.slug == slug
    last_turn = {"properties": stacks, "due": "RP-51", "turn": 0, "first": 1}
    assert load(finish_round=True).position(last_turn, luck="manual").actor == "chance"
    with pytest.raises(BadPosition) as caught:
        load().position({"properties": stacks})
    assert caught.value.slug == "ending"


@pytest.mark.parametrize("text", ["", "build", "build red-1", "build red-1 0", "card", "card joker", "roll 7 1 red"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(tablee.BadMove):
        set_up(load(), phase="build", dice=[3, 3, "red"]).play(text)
