"""Positions as data: they come back byte for byte, and what makes no sense is named."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest

from tablee import BadPosition, Game
from tests.games.sunny_day.positions import load, lying, position


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("simplified", [False, True])
def test_every_state_of_a_match_comes_back(players: int, simplified: bool) -> None:
    game = load(players, simplified=simplified)
    match = game.match(luck="manual")
    choose = random.Random(players)
    while True:
        said = json.loads(json.dumps(match.position()))
        assert game.state(said) == match.state
        if match.over:
            break
        match.play(choose.choice(match.legal()))


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
    gone = list(game.tiles[30:])  # type: ignore[attr-defined]
    data = {"table": lying("PWCL 0 0,0"), "hands": [["PPWW", "CCLL"], ["WWCC", "PPLL"]], "out": gone}
    with pytest.raises(BadPosition):
        game.position({**data, "supply": []})
    assert game.position({**data, "out": gone + game.tiles[12:30]}).position()["supply_count"] == 7  # type: ignore[attr-defined]


WRONG_FORMS: list[tuple[dict[str, Any], str]] = [
    ({"tabel": []}, "no field 'tabel'"),
    ({"phase": "noon"}, "phase is one of"),
    ({"phase": 3}, "phase is one of"),
    ({"phase": []}, "phase is one of"),
    ({"turn": 2}, "turn is a number from 0 to 1"),
    ({"turn": True}, "turn is a number"),
    ({"turn": None}, "turn is a number"),
    ({"table": "PWCL"}, "table should be a list"),
    ({"table": ["PWCL"]}, "table[0] should be like"),
    ({"table": [{"tile": "PWCL"}]}, "table[0].x is a number"),
    ({"table": [{"tile": "PWCL", "x": 0, "y": 1.5}]}, "table[0].y is a number"),
    ({"table": [{"tile": "PWCL", "x": 0, "y": 10**9}]}, "table[0].y is a number"),
    ({"table": [{"tile": "PWCL", "x": 0, "y": 0, "turns": 4}]}, "table[0].turns is a number"),
    ({"table": [{"tile": "PWCL", "x": 0, "y": 0, "colour": 1}]}, "table[0] should be like"),
    ({"table": [{"tile": "XXXX", "x": 0, "y": 0}]}, "no tile of this edition"),
    ({"table": [{"tile": None, "x": 0, "y": 0}]}, "no tile of this edition"),
    ({"table": [{"tile": [], "x": 0, "y": 0}]}, "no tile of this edition"),
    ({"table": lying("PWCL 0 0,0", "PPWW 0 0,0")}, "two tiles at 0,0"),
    ({"table": lying("PWCL 0 0,0", "PWCL 0 1,0")}, "in two places"),
    ({"hands": [["PPWW"]]}, "an entry for each of the 2 seats"),
    ({"hands": [["PPWW", "CCLL", "WWCC"], []]}, "at most 2"),
    ({"hands": [["PPWW"], ["PPWW"]]}, "more places than the edition"),
    ({"hands": [[None], []]}, "no tile of this edition"),
    ({"hands": 5}, "hands should be a list"),
    ({"shown": [["WWLL"], []]}, "not in that hand"),
    ({"supply": "all"}, "supply should be a list"),
    ({"supply": ["PWCL"]}, "more places than the edition"),
    ({"collected": ["SPPP", "SWWW", "SCCC", "SLLL", "TPPP"]}, "at most 4"),
    ({"collected": "SPPP"}, "collected should be a list"),
    ({"tokens": [1]}, "an entry for each of the 2 seats"),
    ({"tokens": [-1, 0]}, "tokens[0] is a number"),
    ({"values": [[3], []]}, "values[0] is a number"),
    ({"values": [[0] * 6, []]}, "more tokens worth 0"),
    ({"last": "PPWW"}, "one tile on the table"),
    ({"last": ["PPWW"]}, "one tile on the table"),
    ({"out": [], "supply": []}, "is nowhere"),
    ({"stacks": [[], []]}, "no field 'stacks'"),
    ({"supply_count": 3}, "supply_count does not agree"),
    ({"pictures": 3}, "pictures does not agree"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "named"), WRONG_FORMS)
def test_wrong_forms_are_named(fields: dict[str, Any], named: str) -> None:
    data = {"table": lying("PWCL 0 0,0"), "hands": [["PPWW", "CCLL"], ["WWCC", "PPLL"]], **fields}
    with pytest.raises(BadPosition) as caught:
        load().position(data)
    assert named in str(caught.value)


ROW = ["PWCL 0 0,0", "PPWW 0 1,0"]
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
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
    match = load().match(seed=1)
    with pytest.raises(BadPosition):
        match.game.position(match.view(0))


def test_the_simplified_game_leaves_nothing_out() -> None:
    game = load(2, simplified=True)
    with pytest.raises(BadPosition) as caught:
        game.position({"table": lying("PWCL 0 0,0"), "hands": [["PPWW"], ["PPLL"]]})
    assert "is nowhere" in str(caught.value)
    with pytest.raises(BadPosition):
        game.position({"out": []})


def test_garbage_is_always_refused_politely() -> None:
    """Values of the wrong kind anywhere give a BadPosition, never another error."""
    game: Game = load(3)
    match = game.match(seed=4)
    whole = match.position()
    choose = random.Random(1)
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
