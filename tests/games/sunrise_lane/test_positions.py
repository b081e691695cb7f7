"""Positions as data: round trips, short ones by hand, and clear errors for impossible ones."""

import json
import random
from typing import Any

import pytest

from tablee import BadPosition
from tests.support.luck import seed
from tests.support.sunrise_lane import hands, house, load, nearly_full, set_up


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("option", ["immediate", "finish_round"])
def test_states_of_a_match_come_back_byte_for_byte(players: int, option: str) -> None:
    choose = random.Random(seed(players))
    match = load(players, districts_full=option).match(luck="manual")
    while not match.over:
        match.play(choose.choice(match.legal_actions()))
        if match.over or match.ply % 3 == 0:
            data = json.loads(json.dumps(match.position()))
            assert match.game.state(data).tobytes() == match.state.tobytes()


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_views_come_back_too_but_make_no_match(seat: int | None) -> None:
    match = load().match(seed=seed(4))
    view = match.view(seat)
    assert match.game.settled(view) == match.game.view(match.state, seat)
    with pytest.raises(BadPosition) as caught:
        match.game.position(view)
    assert caught.value.slug in ("cards", "hand-size")


def test_an_empty_position_is_a_first_turn_with_empty_hands() -> None:
    match = load(3).position({}, luck="manual")
    assert match.legal() == ["draw"]
    position = match.position()
    assert (position["round"], position["turn"], position["pile_size"]) == (1, 0, 55)


def test_the_end_is_due_by_itself() -> None:
    tall = {plot: house(1, 5) for plot in ("e6", "e5", "e4", "e3", "d3")} | {"c3": house(1)}
    match = set_up(load(3), "r", houses=tall, turn=2)
    assert match.position()["due"] == "SL-30"
    assert match.position()["built_this_round"] is True


def test_a_finished_position() -> None:
    game = load(4)
    full = nearly_full(game)
    last = list(full["houses"])[-1]
    full["houses"][last] = house(0)
    match = game.position({**full, "phase": "finished", "chain": [last]})
    assert match.over
    assert match.result().ended_by == "SL-31"


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"houses": {"a1": house(0)}}, "scenery"),
    ({"houses": {"f6": house(0)}}, "scenery"),
    ({"houses": {3: house(0)}}, "position-word"),
    ({"houses": {"e6": house(2)}}, "position-number"),
    ({"houses": {"e6": house(0, 6)}}, "position-number"),
    ({"houses": {"e6": house(0, 0)}}, "position-number"),
    ({"houses": {"e6": {"storeys": 2}}}, "house"),
    ({"houses": {"e6": {"seat": 0, "colour": "red"}}}, "position-unknown"),
    ({"houses": {"e6": 3}}, "position-table"),
    ({"houses": ["e6"]}, "position-table"),
    ({"parks": {"e6": 1}}, "position-list"),
    ({"parks": ["e6", "e6"]}, "house"),
    ({"parks": ["e6"], "houses": {"e6": house(0)}}, "house"),
    ({"parks": [["e6"]]}, "position-word"),
    ({"hands": [["red"]]}, "position-seats"),
    ({"hands": [["red"], ["orange"]]}, "position-choice"),
    ({"hands": [["red"], "red"]}, "position-list"),
    ({"hands": [["red"] * 8, []]}, "hand-limit"),
    ({"hands": [None, []]}, "hand-size"),
    ({"hands": [None, []], "hand_sizes": [1]}, "position-seats"),
    ({"hands": 3}, "position-seats"),
    ({"discard": {"red": 12}}, "cards"),
    ({"discard": {"red": -1}}, "position-number"),
    ({"discard": {"red": True}}, "position-number"),
    ({"discard": {"orange": 1}}, "position-choice"),
    ({"discard": [1]}, "position-table"),
    ({"pile": {"red": 1.5}}, "position-number"),
    ({"pile": None}, "cards"),
    ({"turn": 2}, "position-number"),
    ({"turn": "0"}, "position-number"),
    ({"round": -1}, "position-number"),
    ({"round": 10**9}, "position-number"),
    ({"phase": "sleeping"}, "position-choice"),
    ({"phase": None}, "position-choice"),
    ({"chain": ["e6"] * 6}, "chain"),
    ({"chain": "e6"}, "position-list"),
    ({"chain": ["x1"]}, "position-word"),
    ({"to_draw": 4}, "position-number"),
    ({"idle_rounds": 11}, "position-number"),
    ({"built_this_round": 1}, "position-flag"),
    ({"built_this_round": True}, "round"),
    ({"due": "SL-99"}, "position-choice"),
    ({"ending": 3}, "position-choice"),
    ({"colour": "red"}, "position-unknown"),
    ({5: 6}, "position-unknown"),
    ({"pieces": [27, 28]}, "position-disagrees"),
    ({"dots": [1, 0]}, "position-disagrees"),
    ({"parks_left": 19}, "position-disagrees"),
    ({"actor": 1}, "position-disagrees"),
    ({"standings": None}, "position-table"),
    ({"houses": {plot: house(0, 5) for plot in ("e6", "e5", "e4", "e3", "d3", "c3")}}, "pieces"),
    ({"houses": {"c3": house(0)}}, "unconnected"),
    ({"houses": {"e6": house(0)}, "parks": ["c6"]}, "unconnected"),
    ({"hands": hands("rrrrrr", "")}, "hand-limit"),
    ({"hands": hands("r", "rrrrrr")}, "hand-limit"),
    ({"hands": hands("rrrrr", "rrrrr"), "discard": {"red": 2}}, "cards"),
    ({"pile": {"red": 11}}, "cards"),
    ({"phase": "discarding"}, "hand-limit"),
    ({"phase": "discarding", "hands": hands("rrrrr", "")}, "hand-limit"),
    ({"phase": "dealing", "hands": hands("", "r")}, "dealing"),
    ({"phase": "dealing", "to_draw": 0}, "dealing"),
    ({"phase": "dealing", "houses": {"e6": house(0)}}, "dealing"),
    ({"phase": "drawing", "to_draw": 3}, "drawing"),
    ({"phase": "drawing", "to_draw": 0}, "drawing"),
    ({"to_draw": 1}, "drawing"),
    ({"chain": ["e6"]}, "chain"),
    ({"chain": ["e6"], "houses": {"e6": house(1)}}, "chain"),
    ({"chain": ["e6", "g6"], "houses": {"e6": house(0), "g6": house(0)}}, "chain"),
    ({"chain": ["e6", "e6"], "houses": {"e6": house(0)}}, "chain"),
    ({"chain": ["e6", "e5"], "parks": ["e6", "e5"]}, "chain"),
    ({"chain": ["e6"], "houses": {"e6": house(0)}, "built_this_round": False}, "chain"),
    ({"chain": ["e6"], "houses": {"e6": house(0)}}, "cards"),
    ({"chain": ["e5"], "houses": {"e5": house(0)}, "discard": {"blue": 1}}, "unconnected"),
    ({"chain": ["e6"], "parks": ["e6"], "discard": {"yellow": 1}, "hands": hands("rrrrr", "")}, "hand-limit"),
    ({"idle_rounds": 3, "round": 3}, "round"),
    ({"round": 0}, "round"),
    ({"idle_rounds": 10, "round": 20}, "ending"),
    ({"due": "SL-30"}, "end-due"),
    ({"due": "SL-31"}, "end-due"),
    ({"due": "SL-32"}, "end-due"),
    ({"ending": "SL-30"}, "ending"),
    ({"phase": "finished"}, "ending"),
    ({"phase": "finished", "turn": 1}, "ending"),
    ({"phase": "finished", "turn": 1, "ending": "SL-30"}, "ending"),
    ({"phase": "finished", "idle_rounds": 10}, "ending"),
]


@pytest.mark.parametrize(("data", "slug"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_impossible_positions_are_refused_clearly(data: dict[str, Any], slug: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load().position(data)
    assert caught.value.slug == slug
    for language in ("en", "fr", "it"):
        assert len(caught.value.message(language)) > 20


def test_too_many_parks() -> None:
    game = load()
    plots = list(game.board()["plots"])  # type: ignore[attr-defined]
    with pytest.raises(BadPosition) as caught:
        game.position({"parks": plots[:21]})
    assert caught.value.slug == "parks"


def test_too_few_pieces_before_this_round() -> None:
    tall = {plot: house(1, 5) for plot in ("e6", "e5", "e4", "e3", "d3")} | {"c3": house(1)}
    with pytest.raises(BadPosition) as caught:
        load().position({"houses": tall, "turn": 0})
    assert caught.value.slug == "end-overdue"


def test_full_districts_mean_the_end() -> None:
    game = load(4)
    with pytest.raises(BadPosition) as caught:
        game.position(nearly_full(game))
    assert caught.value.slug == "ending"


def test_garbage_of_every_kind_never_breaks() -> None:
    """Every field with every kind of nonsense: a clear refusal, or a sound position."""
    game = load(3)
    match = game.match(seed=seed(9))
    fields = match.position()
    numbers: list[Any] = [None, True, -1, 10**30, 1.5, float("nan")]
    nonsense = [*numbers, "", "red", [], [[]], [None] * 3, {}, {"red": None}, {"e6": {}}, {1: 2}, object()]
    refused = []
    for field in fields:
        for value in nonsense:
            try:
                game.position({**fields, field: value}, luck="manual")
            except BadPosition as error:
                refused.append(str(error))
    assert len(refused) > len(fields) * len(nonsense) * 3 // 4
    assert min(map(len, refused)) > 20
