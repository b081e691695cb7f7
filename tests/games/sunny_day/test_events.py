"""Every change of every piece is told, and secrets only to those who may know."""

import random

import pytest

from tablee import Match
from tablee.core.texts import LANGUAGES
from tests.support.luck import seed
from tests.support.sunny_day import load, position

NAMES = ["Anna", "Bruno", "Chiara", "Denis", "Emma"]


def test_the_set_up_is_told() -> None:
    match = load(2).match(luck="manual")
    assert [event.whole() for event in match.play("first 1")] == [{"event": "first", "seat": 1}]
    assert [event.whole() for event in match.play("lay PWCL 3")] == [
        {"event": "lay", "seat": None, "tile": "PWCL", "turns": 3, "x": 0, "y": 0}
    ]


def test_only_who_draws_sees_the_tile() -> None:
    match = position(["PWCL 0 0,0"], [["PPWW", "CCLL"], ["WWCC", "PPLL"]], supply=["SPPP"])
    match.play("place PPWW 1 0,-1")
    (dealt,) = match.play("deal SPPP")
    assert dealt.seen_by(0) == {"event": "deal", "seat": 0, "supply_count": 0, "tile": "SPPP"}
    assert dealt.seen_by(1) == dealt.seen_by(None) == {"event": "deal", "seat": 0, "supply_count": 0}
    assert "SPPP" in match.game.tell(dealt.seen_by(0), NAMES)
    assert "SPPP" not in match.game.tell(dealt.seen_by(1), NAMES)


def test_placing_can_be_undone_until_luck_draws() -> None:
    for shown in ([[], []], [["PPWW"], []]):
        match = position(["PWCL 0 0,0"], [["PPWW", "CCLL"], ["WWCC", "PPLL"]], shown=shown)
        placed, collected = match.play("place PPWW 1 0,-1")
        assert match.can_undo()
        assert placed.whole() == {"event": "place", "seat": 0, "tile": "PPWW", "turns": 1, "x": 0, "y": -1}
        assert collected.whole() == {
            "event": "collect", "seat": 0, "tile": "PWCL", "turns": 0, "x": 0, "y": 0, "picture": "parasol",
        }  # fmt: skip


def test_arranging_can_be_undone_until_the_turn_is_over() -> None:
    match = position(["TPWC 0 0,0"], [["WWLL"], ["WWCC"]], [[], []], phase="arrange", collected=["PPWW", "PPLL"])
    match.play("arrange PPWW 0 0,0")
    assert match.can_undo()
    match.undo()
    match.play("arrange PPLL 0 0,0")
    match.play("arrange PPWW 1 0,-1")
    assert match.actor == 1
    assert not match.can_undo()


def test_tokens_are_told_and_so_is_their_lack() -> None:
    table, hands = ["SPPP 2 0,-1", "KWWW 0 0,1"], [["SPTW", "CCLL"], ["WWCC", "PPLL"]]
    told = position(table, hands).play("place SPTW 0 0,0")
    assert told[-1].whole() == {"event": "tokens", "seat": 0, "count": 2, "earned": 2}
    told = position(table, hands, tokens=[0, 22]).play("place SPTW 0 0,0")
    assert told[-1].whole() == {"event": "tokens-short", "seat": 0, "count": 1, "earned": 2}


def stuck_match() -> Match:
    return position(["PPWW 0 0,0"], [["SPPP", "PPCC"], ["CCLL", "TCCC"]], supply=["PLCW", "PLWC"])


def test_being_stuck_reveals_the_hand_once() -> None:
    match = stuck_match()
    match.play("place SPPP 0 0,-1")
    match.play("deal PLCW")
    stuck = next(event for event in match.play("arrange PPWW 0 0,0") if event.kind == "stuck")
    assert stuck.reveals
    assert stuck.whole() == {"event": "stuck", "seat": 1, "tiles": ["CCLL", "TCCC"]}


@pytest.mark.parametrize("simplified", [False, True])
def test_a_match_can_be_followed_from_its_events_alone(simplified: bool) -> None:
    """The log of a spectator tells table, tableaux, tokens, supply and the end."""
    match = load(4, simplified=simplified).match(seed=seed(12))
    choose = random.Random(seed(12))
    while not match.over:
        match.play(choose.choice(match.legal()))
    table: dict[tuple[int, int], str] = {}
    own: dict[int, list[str]] = {seat: [] for seat in range(4)}
    tokens, pictures, out, values = [0] * 4, [0] * 4, [], [0] * 4
    for event in (event for happened in match.log() for event in happened):
        kind, seat = event["event"], event["seat"]
        if kind in ("lay", "place"):
            table[event["x"], event["y"]] = event["tile"]
        elif kind == "collect":
            assert table.pop((event["x"], event["y"])) == event["tile"]
            if simplified:
                own[seat].append(event["tile"])
        elif kind in ("arrange", "arrange-first"):
            own[seat].append(event["tile"])
            pictures[seat] += len(event["pictures"])
        elif kind in ("tokens", "tokens-short"):
            tokens[seat] += event["count"]
        elif kind == "out":
            out += event["tiles"]
        elif kind == "token":
            values[seat] += event["value"]
    said = match.position()
    assert table == {(tile["x"], tile["y"]): tile["tile"] for tile in said["table"]}
    assert tokens == said["tokens"]
    result = match.result()
    for seat in range(4):
        expected = {"tiles": len(own[seat]), "pictures": pictures[seat], "tokens": values[seat]}
        assert result.breakdown[seat] == expected
    assert sorted(out) == sorted(said.get("out", []))
    assert [event["seat"] for event in match.log()[-1] if event["event"].startswith("win")] == list(result.winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    match = stuck_match()
    match.play("place SPPP 0 0,-1")
    match.play("deal PLCW")
    match.play("arrange PPWW 0 0,0")
    for happened in match.events:
        for event in happened:
            for seat in (0, 1, None):
                assert match.game.tell(event.seen_by(seat), NAMES, language)
