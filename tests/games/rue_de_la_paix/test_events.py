"""Every change of every piece is told, and secrets only to those who may know them."""

from random import Random
from typing import Any

import pytest

from tablee import Match
from tablee.core.fields import Fields
from tests.support.luck import seed
from tests.support.rue_de_la_paix import CARDS, at_end, load, rolled, set_up


def kinds(match: Match, move: str) -> list[str]:
    return [event.kind for event in match.play(move)]


def test_a_build_that_takes_a_title() -> None:
    match = rolled(load(), "6 4 red", {"red-5": [1]})
    events = [event.whole() for event in match.play("build red-5 2")]
    assert events == [
        {"event": "build", "seat": 0, "property": "red-5", "hotels": 2, "cost": 10, "left": 0},
        {"event": "title-won", "seat": 0, "property": "red-5", "from_seat": 1},
        {"event": "token", "seat": 0, "was": 0, "now": 5},
        {"event": "token", "seat": 1, "was": 5, "now": 0},
        {"event": "fortune-space", "seat": 0, "space": 5},
    ]


def test_a_drawn_card_is_secret() -> None:
    match = rolled(load(), "1 1 F")
    (event,) = match.play("fortune scandal")
    assert event.seen_by(0) == {"event": "draw", "seat": 0, "pile": 27, "card": "scandal"}
    assert event.seen_by(1) == event.seen_by(None) == {"event": "draw", "seat": 0, "pile": 27}
    assert match.game.tell(event.seen_by(0), ["Ann", "Bob"]) == "Ann draws a Fortune card: scandal."
    assert match.game.tell(event.seen_by(1), ["Ann", "Bob"]) == "Ann draws a Fortune card."


def test_a_card_played_after_the_roll_can_be_undone_until_luck_comes() -> None:
    match = rolled(load(), "1 1 blue", {}, ["double-budget"])
    events = match.play("card double-budget")
    assert [event.kind for event in events] == ["card", "budget"]
    assert match.can_undo()
    match.undo()
    assert "card double-budget" in match.legal()


def test_builds_can_be_undone_until_luck_comes() -> None:
    match = rolled(load(), "6 6 blue", {}, ["scandal"])
    match.play_all(["keep", "build blue-6 1"])
    match.undo()
    match.undo()
    assert match.legal() == ["keep"]


def test_hurricane_and_insurance() -> None:
    match = at_end(load(), {"red-1": [1], "red-2": [0], "red-3": [0, 1]}, ["hurricane"], ["insurance"])
    assert kinds(match, "card hurricane red") == ["card-on"]
    assert kinds(match, "insure") == ["insured", "hurricane", "removed", "title-back", "token", "turn"]


def test_moves_and_swaps() -> None:
    match = at_end(load(), {"red-5": [0], "green-8": [1]}, ["exchange"])
    events = [event.whole() for event in match.play("card exchange red-5 green-8")]
    assert [event for event in events if event["event"] == "moved"] == [
        {"event": "moved", "seat": 0, "property": "red-5", "second": "green-8"},
        {"event": "moved", "seat": 1, "property": "green-8", "second": "red-5"},
    ]
    match = at_end(load(), {"red-5": [1]}, ["takeover"])
    assert kinds(match, "card takeover red-5")[:3] == ["card-on", "removed", "built"]


def test_reshuffle_and_no_card() -> None:
    everything = [card for card, count in CARDS.items() for _ in range(count)]
    match = set_up(load(), {}, [], everything)
    assert kinds(match, "roll 1 1 F") == ["roll", "no-card", "turn"]
    everything.remove("quick-build")
    match = at_end(load(), {}, ["quick-build"], everything)
    assert kinds(match, "card quick-build red-5")[-2:] == ["fortune-space", "reshuffle"]


def test_opening() -> None:
    match = load().match(luck="manual")
    for _ in range(4):
        assert kinds(match, match.legal()[0]) == ["deal"]
    assert kinds(match, "start 3 4") == ["start-roll"]
    assert kinds(match, "start 6 1") == ["start-roll", "start-tie", "start-tie"]
    assert kinds(match, "start 1 1") == ["start-roll"]
    assert kinds(match, "start 1 2") == ["start-roll", "first", "turn"]


def test_nothing_affordable_and_reroll() -> None:
    match = rolled(load(), "1 1 red", {}, ["new-plans"])
    assert kinds(match, "card new-plans colour") == ["card-on"]
    assert kinds(match, "roll 1 1 green") == ["reroll", "cannot-build", "turn"]


def test_the_end_and_the_end_that_is_due() -> None:
    assert kinds(set_up(load(), {"red-1": [1] * 20}), "roll 1 1 green") == ["roll", "cannot-build", "end"]
    match = set_up(load(finish_round=True), {"red-1": [1] * 20})
    assert kinds(match, "roll 1 1 green") == ["roll", "cannot-build", "due", "turn"]


def replayed(events: list[dict[str, Any]], owners: dict[str, Any], heights: dict[str, int], tokens: list[int]) -> None:
    """Carry out events on a board of one's own."""
    for event in events:
        kind, name = event["event"], event.get("property", "")
        if kind in ("build", "built"):
            heights[name] += event["hotels"]
        elif kind == "removed":
            heights[name] -= 1
        elif kind == "moved":
            heights[name] -= 1
            heights[event["second"]] += 1
        elif kind in ("title", "title-won"):
            owners[name] = event["seat"]
        elif kind == "title-back":
            owners[name] = None
        elif kind == "token":
            assert tokens[event["seat"]] == event["was"]
            tokens[event["seat"]] = event["now"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_follows_from_the_events_alone(players: int) -> None:
    game, random = load(players), Random(seed(players))
    match = game.match(seed=seed(players))
    while not match.over:
        match.play(random.choice(match.legal()))
    final: Fields = match.state
    properties = game.data(final)["properties"]
    owners, heights, tokens = dict.fromkeys(properties), dict.fromkeys(properties, 0), [0] * players
    for happened in match.log():
        replayed(happened, owners, heights, tokens)
    assert owners == {name: lot["owner"] for name, lot in properties.items()}
    assert heights == {name: len(lot["stack"]) for name, lot in properties.items()}
    assert tokens == [seat["token"] for seat in game.data(final)["seats"]]
