"""Events tell everything that changes, to those who may know it."""

import random

import pytest

from tablee import Match
from tablee.core.events import Event
from tests.support.luck import seed
from tests.support.sunrise_lane import draw_any, hands, house, load, nearly_full, pass_turn, pile_of, set_up


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_a_house() -> None:
    (event,) = set_up(load(), "yyyr").play("build e6 2")
    assert event.seen_by(None) == {
        "event": "build", "seat": 0, "plot": "e6", "colour": "yellow", "storeys": 2, "dots": 1, "points": 2, "link": 1,
        "pieces": 26,
    }  # fmt: skip
    assert not event.reveals


def test_a_park() -> None:
    (event,) = set_up(load(), "yyyr").play("park e6 red")
    assert event.seen_by(1) == {
        "event": "park", "seat": 0, "plot": "e6", "colour": "red", "link": 1, "parks_left": 19,
    }  # fmt: skip


def test_a_card_is_secret_and_cannot_be_undone() -> None:
    match = set_up(load(), "y", "r")
    assert [event.seen_by(None) for event in match.play("draw")] == [{"event": "draw", "seat": 0, "cards": 2}]
    (event,) = match.play("deal blue")
    assert event.seen_by(0) == {"event": "deal", "seat": 0, "hand_size": 2, "set_up": False, "colour": "blue"}
    assert event.seen_by(1) == {"event": "deal", "seat": 0, "hand_size": 2, "set_up": False}
    assert not match.can_undo()


def test_building_can_be_undone_until_a_card_is_drawn() -> None:
    match = set_up(load(), "yg", "r")
    start = match.state.copy()
    match.play_all(["build e6 1", "build d6 1"])
    match.undo()
    match.undo()
    assert match.state == start


def test_the_end_of_a_turn_and_the_next_one() -> None:
    match = set_up(load(), "yy", "r")
    match.play("build e6 1")
    assert kinds(match.play("stop")) == ["stop"]
    events = match.play("deal pink")
    assert kinds(events) == ["deal", "turn"]
    assert events[1].seen_by(None) == {"event": "turn", "seat": 1, "round": 1}
    pass_turn(match)
    assert match.events[-1][-1].seen_by(None) == {"event": "turn", "seat": 0, "round": 2}


def test_a_discard() -> None:
    match = set_up(load(), "yyyyy", "r")
    match.play_all(["draw", "deal red", "deal red"])
    events = match.play("discard red")
    assert [event.seen_by(1) for event in events] == [{"event": "discard", "seat": 0, "colour": "red", "hand_size": 6}]
    assert kinds(match.play("discard red")) == ["discard", "turn"]


def test_a_new_pile() -> None:
    match = set_up(load(), "y", "r", **pile_of(hands("y", "r"), blue=1))
    assert kinds(match.play("draw")) == ["draw"]
    events = match.play("deal blue")
    assert kinds(events) == ["deal", "reshuffle"]
    assert events[1].whole() == {"event": "reshuffle", "seat": None, "cards": 52}
    match = set_up(load(), "y", "r", **pile_of(hands("y", "r")))
    assert kinds(match.play("draw")) == ["draw", "reshuffle"]


def test_the_end_in_sight_and_the_end() -> None:
    tall = {plot: house(1, 5) for plot in ("g6", "g5", "h5", "h6", "i6")}
    match = set_up(load(), "r", "yy", houses=tall, turn=1)
    events = match.play("build e6 1")
    assert kinds(events) == ["build", "end_near"]
    assert events[1].seen_by(None) == {"event": "end_near", "seat": 1, "clause": "SL-30"}
    match.play("stop")
    draw_any(match)
    over = match.events[-1][-1]
    assert over.kind == "over"
    assert over.whole()["clause"] == "SL-30"
    assert tuple(over.whole()["totals"]) == match.result().totals
    assert tuple(over.whole()["winners"]) == match.result().winners


def test_the_end_at_once() -> None:
    game = load(4)
    match = set_up(game, "y", **nearly_full(game, "j11"))
    assert kinds(match.play("build j11 1")) == ["build", "over"]


def told(match: Match, language: str) -> str:
    names = ["Anna", "Bruno", "Chloé", "Dario"]
    return "\n".join(match.game.tell(event, names, language) for happened in match.log(0) for event in happened)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_log_tells_the_story_in_every_language(language: str) -> None:
    choose = random.Random(seed(3))
    match = load(4).match(seed=seed(6))
    while not match.over:
        match.play(choose.choice(match.legal()))
    story = told(match, language)
    assert "{" not in story
    assert "Chloé" in story


def test_events_rebuild_the_table() -> None:
    """Board, pieces, points, hand sizes, pile and discards follow from the events alone."""
    choose = random.Random(seed(11))
    match = load(3).match(seed=seed(8))
    while not match.over:
        match.play(choose.choice(match.legal()))
    houses, parks, dots, sizes = {}, [], [0] * 3, [0] * 3
    pile, discard = 55, 0
    for happened in match.log(None):
        for event in happened:
            seat, kind = event["seat"], event["event"]
            cards = {"build": event.get("storeys"), "park": 1, "discard": 1}.get(kind, 0)
            if kind == "build":
                houses[event["plot"]] = {"seat": seat, "storeys": event["storeys"]}
                dots[seat] += event["points"]
            elif kind == "park":
                parks.append(event["plot"])
            elif kind == "deal":
                sizes[seat] += 1
                pile -= 1
            elif kind == "reshuffle":
                assert (pile, discard) == (0, event["cards"])
                pile, discard = discard, 0
            if cards:
                sizes[seat] -= cards
                discard += cards
    view = match.view()
    assert (houses, set(parks), dots, sizes) == (view["houses"], set(view["parks"]), view["dots"], view["hand_sizes"])
    assert (pile, discard) == (view["pile_size"], view["discard_size"])
