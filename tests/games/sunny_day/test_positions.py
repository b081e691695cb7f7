"""Positions as data: they come back byte for byte, and what makes no sense is named."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest

from tablee import BadPosition, Game
from tests.support.luck import seed
from tests.support.sunny_day import load, lying, position


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("simplified", [False, True])
def test_states_of_a_match_come_back(players: int, simplified: bool) -> None:
    game = load(players, simplified=simplified)
    match = game.match(luck="manual")
    choose = random.Random(seed(players))
    while True:
        if match.over or match.ply % 3 == 0:
            assert game.state(json.loads(json.dumps(match.position()))) == match.state
        if match.over:
            break
        match.play(choose.choice(match.legal_actions()))


def test_what_is_left_out_has_a_default() -> None:
    said = position(["PWCL 0 0,0"], [["PPWW"], ["PPLL"]]).position()
    assert said["phase"] == "place"
    assert said["turn"] == 0
    assert said["tokens"] == [0, 0]
    assert said["supply"] == []
    assert len(said["out"]) == 53
    assert said["last"] is None


def test_before_the_first_turn_the_rest_is_the_supply() -> None:
    match = load().position({"phase": "lay", "turn": 1, "table": lying("PWCL 2 0,0")}, luck="manual")
    assert match.position()["supply_count"] == 55
    assert "lay PPWW 0" in match.legal()


def test_with_what_is_out_given_the_rest_is_the_supply() -> None:
    game = load()
    tiles = game.board()["tiles"]
    gone = tiles[30:]
    data = {"table": lying("PWCL 0 0,0"), "hands": [["PPWW", "CCLL"], ["WWCC", "PPLL"]], "out": gone}
    with pytest.raises(BadPosition):
        game.position({**data, "supply": []})
    assert game.position({**data, "out": gone + tiles[12:30]}).position()["supply_count"] == 7


WRONG_FORMS: list[tuple[dict[str, Any], str, str]] = [
    ({"tabel": []}, "position-unknown", "tabel"),
    ({"phase": "noon"}, "position-choice", "phase"),
    ({"phase": 3}, "position-choice", "phase"),
    ({"phase": []}, "position-choice", "phase"),
    ({"turn": 2}, "position-number", "turn"),
    ({"turn": True}, "position-number", "turn"),
    ({"turn": None}, "position-number", "turn"),
    ({"table": "PWCL"}, "position-list", "table"),
    ({"table": ["PWCL"]}, "position-table", "table.0"),
    ({"table": [{"tile": "PWCL", "x": 0, "y": 1.5}]}, "position-number", "table.0.y"),
    ({"table": [{"tile": "PWCL", "x": 0, "y": 10**9}]}, "position-number", "table.0.y"),
    ({"table": [{"tile": "PWCL", "x": 0, "y": 61}]}, "position-number", "table.0.y"),
    ({"table": [{"tile": "PWCL", "x": 0, "y": 0, "turns": 4}]}, "position-number", "table.0.turns"),
    ({"table": [{"tile": "PWCL", "x": 0, "y": 0, "colour": 1}]}, "position-unknown", "table.0"),
    ({"table": [{"tile": "XXXX", "x": 0, "y": 0}]}, "position-word", "table.0.tile"),
    ({"table": [{"tile": None, "x": 0, "y": 0}]}, "position-word", "table.0.tile"),
    ({"table": [{"tile": [], "x": 0, "y": 0}]}, "position-word", "table.0.tile"),
    ({"table": None}, "position-list", "table"),
    ({"hands": [["PPWW"]]}, "position-seats", "hands"),
    ({"hands": [[None], []]}, "position-word", "hands.0.0"),
    ({"hands": [["PPWW#1"], []]}, "position-word", "hands.0.0"),
    ({"hands": 5}, "position-seats", "hands"),
    ({"supply": "all"}, "position-list", "supply"),
    ({"collected": "SPPP"}, "position-list", "collected"),
    ({"out": None}, "position-list", "out"),
    ({"tokens": [1]}, "position-seats", "tokens"),
    ({"tokens": [-1, 0]}, "position-number", "tokens.0"),
    ({"tokens": None}, "position-seats", "tokens"),
    ({"values": [[3], []]}, "position-number", "values.0.0"),
    ({"last": ["PPWW"]}, "position-word", "last"),
    ({"supply_count": 3}, "position-disagrees", "supply_count"),
    ({"unseen": ["SPPP"]}, "position-disagrees", "unseen"),
    ({"pictures": 3}, "position-seats", "pictures"),
    ({"pictures": [[{"picture": "sun", "x": 0, "y": 0, "side": "top"}], []]}, "position-disagrees", "pictures.0"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "slug", "where"), WRONG_FORMS)
def test_wrong_forms_are_named(fields: dict[str, Any], slug: str, where: str) -> None:
    data = {"table": lying("PWCL 0 0,0"), "hands": [["PPWW", "CCLL"], ["WWCC", "PPLL"]], **fields}
    with pytest.raises(BadPosition) as caught:
        load().position(data)
    assert caught.value.slug == slug
    assert where in (caught.value.params["where"], caught.value.params["got"])


ROW = ["PWCL 0 0,0", "PPWW 0 1,0"]
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("no-cell", {"table": [{"tile": "PWCL"}]}),
    ("no-cell", {"table": [{"x": 0, "y": 0}]}),
    ("unknown-tile", {"table": [{"tile": "PPPP", "x": 0, "y": 0}]}),
    ("unknown-tile", {"table": [{"tile": "PWCL#1", "x": 0, "y": 0}]}),
    ("unknown-tile", {"hands": [["PPPP"], []]}),
    ("shown", {"shown": [["PPPP"], []]}),
    ("unknown-tile", {"supply": ["PPPP"]}),
    ("geometry", {"table": lying("PWCL 0 0,0", "PPWW 0 0,0")}),
    ("twice", {"table": lying("PWCL 0 0,0", "PWCL 0 1,0")}),
    ("twice", {"hands": [["PPWW"], ["PPWW"]]}),
    ("twice", {"supply": ["PWCL"]}),
    ("hand-size", {"hands": [["PPWW", "CCLL", "WWCC"], []]}),
    ("shown", {"shown": [["WWLL"], []]}),
    ("shown", {"shown": [["PPWW", "PPWW"], []]}),
    ("collected-size", {"collected": ["SPPP", "SWWW", "SCCC", "SLLL", "TPPP"]}),
    ("values", {"values": [[0] * 6, []]}),
    ("last", {"last": "PPWW"}),
    ("nowhere", {"out": [], "supply": []}),
    ("stacks", {"stacks": [[], []]}),
    ("stacks", {"stacks": [["SPPP"], []]}),
    ("reach", {"table": lying("PWCL 0 40,0")}),
    ("tableau", {"tableaux": [lying("PPCC 1 0,0"), []]}),
    ("tableau", {"tableaux": [lying("PPCC 0 1,0"), []]}),
    ("tableau", {"tableaux": [lying("PPCC 0 0,0", "SLLL 0 5,5"), []]}),
    ("tableau", {"tableaux": [lying("PPCC 0 0,0", "SWWW 0 1,0"), []]}),
    ("counts", {"collected": ["SPPP"]}),
    ("counts", {"phase": "arrange"}),
    ("counts", {"phase": "draw", "collected": ["SPPP"]}),
    ("counts", {"supply": ["SPPP"], "hands": [["PPWW"], ["WWCC", "PPLL"]]}),
    ("counts", {"supply": ["SPPP"], "phase": "draw", "collected": ["SWWW"]}),
    ("tokens", {"tokens": [12, 12]}),
    ("values", {"tokens": [1, 0], "values": [[1], []]}),
    ("values", {"phase": "tokens", "hands": [[], []], "tokens": [1, 1], "values": [[], [1]]}),
    ("shown", {"phase": "deal", "table": [], "shown": [["PPWW"], []]}),
    ("stuck", {"table": lying("TPPP 0 0,0"), "hands": [["CCLL"], ["PPLL"]]}),
    ("unplaceable", {"phase": "arrange", "collected": ["CCLL"], "tableaux": [lying("PPWW 0 0,0"), []],
                     "hands": [["WWLL"], ["PPLL"]]}),
    ("ending", {"phase": "over"}),
    ("ending", {"phase": "tokens", "hands": [[], []]}),
    ("ending", {"phase": "over", "hands": [[], []], "tokens": [1, 0]}),
    ("ending", {"phase": "over", "table": lying("TPPP 0 0,0"), "hands": [["CCLL"], []]}),
]  # fmt: skip


@pytest.mark.parametrize(("fault", "fields"), IMPOSSIBLE)
def test_impossible_positions_are_refused(fault: str, fields: dict[str, Any]) -> None:
    data = {"table": lying("PWCL 0 0,0"), "hands": [["PPWW", "CCLL"], ["WWCC", "PPLL"]], **fields}
    with pytest.raises(BadPosition) as caught:
        load().position(data)
    assert caught.value.slug == fault
    assert len({caught.value.message(language) for language in ("en", "fr", "it")}) == 3


def test_a_view_is_not_a_position() -> None:
    match = load().match(seed=seed(1))
    with pytest.raises(BadPosition):
        match.game.position(match.view(0))


def test_the_simplified_game_leaves_nothing_out() -> None:
    game = load(2, simplified=True)
    with pytest.raises(BadPosition) as caught:
        game.position({"table": lying("PWCL 0 0,0"), "hands": [["PPWW"], ["PPLL"]]})
    assert caught.value.slug == "nowhere"
    foreign: list[dict[str, Any]] = [{"out": []}, {"collected": []}, {"tableaux": [[], []]}]
    for data in foreign:
        with pytest.raises(BadPosition) as caught:
            game.position(data)
        assert caught.value.slug == "stacks"
    with pytest.raises(BadPosition) as caught:
        game.position({**game.match(seed=seed(1)).position(), "pictures": [[], []]})
    assert caught.value.slug == "position-disagrees"


def test_garbage_is_always_refused_politely() -> None:
    """Values of the wrong kind anywhere give a BadPosition, never another error."""
    game: Game = load(3)
    match = game.match(seed=seed(4))
    whole = match.position()
    choose = random.Random(seed(1))
    rubbish = [None, True, -1, 999, 10**30, 1.5, "", "PWCL", "PWCL#2", [], [[]], [None], {}, {"tile": 1}, [[["PWCL"]]]]
    for _ in range(300):
        data = json.loads(json.dumps(whole))
        place: Any = data
        while True:
            key = choose.choice(list(place) if isinstance(place, dict) else range(len(place)))
            if isinstance(place[key], (dict, list)) and place[key] and choose.random() < 0.6:
                place = place[key]
            else:
                place[key] = choose.choice(rubbish)
                break
        with suppress(BadPosition):
            game.position(data)
