"""The instrument: states are corrupted on purpose, and `unsound` must notice."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tablee import Game, Match
from tablee.core.fields import Fields
from tests.support.luck import seed
from tests.support.rue_de_la_paix import load, rolled, set_up

FREE = {"first", "turn", "dice", "again", "played"}
"""Fields whose neighbouring values are possible too: tested below with values that never are."""
FREE_IN = {"build": {"zone"}, "start": {"opening", "phase"}, "storm": {"storm", "actor", "insured"}}
FREE_WHERE_NOTHING_STANDS = {"phase"}
"""The first roll of a match may be one for the right to begin as well."""


def states(players: int, number: int, every: int) -> Iterator[tuple[Game, Fields]]:
    """States along a random match, luck by hand."""
    game, random = load(players), Random(seed(number))
    match: Match = game.match(luck="manual")
    while not match.over:
        if random.randrange(every) == 0:
            yield game, match.state
        match.play(random.choice(match.legal_actions()))
    yield game, match.state


def corruptions(state: Fields, skipped: set[str]) -> Iterator[tuple[str, int]]:
    """Every number of every field, one up and one down, put back afterwards."""
    for name in state.type.names or ():
        if name in skipped:
            continue
        column: Any = state.array[name]
        for index in range(column.size):
            was = int(column.flat[index])
            for step in (1, -1):
                column.flat[index] = (was + step) % 256 if name == "stack" else was + step
                yield name, index
            column.flat[index] = was


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_changed_number_is_noticed(players: int) -> None:
    for game, state in states(players, players, every=40):
        assert game.unsound(state) == ""
        skipped = FREE | FREE_IN.get(game.data(state)["phase"], set())
        skipped |= set() if any(state.height) else FREE_WHERE_NOTHING_STANDS
        copy = state.copy()
        for name, index in corruptions(copy, skipped):
            assert game.unsound(copy), (name, index, game.data(state))
        assert copy == state


@pytest.mark.parametrize(
    ("field", "index", "value", "fault"),
    [
        ("turn", None, 2, "seat"), ("turn", None, -1, "seat"), ("first", None, 3, "seat"), ("actor", None, 2, "seat"),
        ("dice", 0, 7, "dice"), ("dice", 2, 1, "dice"), ("again", None, 1, "dice"), ("played", None, 1, "phase"),
        ("phase", None, 99, "phase"), ("opening", 0, 5, "opening"), ("insured", None, 1, "storm"),
        ("due", None, 1, "due"), ("supply", 2, 1, "seat"), ("cards", 0, 1, "hand-count"), ("ending", None, 7, "ending"),
    ],
)  # fmt: skip
def test_what_never_can_be(field: str, index: int | None, value: int, fault: str) -> None:
    game = load()
    state = set_up(game, {"red-1": [0, 1]}).state
    if index is None:
        setattr(state, field, value)
    else:
        getattr(state, field)[index] = value
    assert game.unsound(state) == fault


def test_a_hotel_that_changes_its_colour_is_noticed() -> None:
    game = load()
    state = set_up(game, {"red-1": [0, 1]}).state
    state.stack[0, 0] = 1
    assert game.unsound(state) == "stack"


def test_a_wrong_owner_and_a_wrong_token_are_noticed() -> None:
    game = load()
    state = set_up(game, {"red-1": [0, 1]}).state
    state.owner[0] = 1
    assert game.unsound(state) == "owner"
    state.owner[0] = 0
    state.token[0] = 2
    assert game.unsound(state) == "token"


def test_storms_need_someone_to_ask() -> None:
    game = load(3)
    match = set_up(
        game, {"red-1": [2], "red-2": [1]}, [], ["scandal"], ["insurance"], phase="storm", dice=[1, 1, "red"],
        hurricane={"zone": "red"},
    )  # fmt: skip
    assert match.actor == 1
    for field, value in (("storm", -1), ("storm", 4), ("storm", 1), ("insured", 1), ("insured", 2), ("insured", 8)):
        state = match.state.copy()
        setattr(state, field, value)
        assert game.unsound(state) == "storm", (field, value)
    match.play("suffer")
    match.state.insured = 1 << 1
    assert game.unsound(match.state) == ""


@pytest.mark.parametrize(
    ("field", "index", "value", "fault"),
    [
        ("laid", 0, 2, "laid"), ("laid", 1, 1, "laid"), ("zone", None, 1, "dice"), ("zone", None, 4, "laid"),
        ("stood", None, 0, "laid"), ("budget", None, 5, "budget"),
    ],
)  # fmt: skip
def test_rp_11_rp_13_rp_14_a_building_turn_keeps_zone_hotels_and_budget(
    field: str, index: int | None, value: int, fault: str
) -> None:
    """Another zone than that of the die takes a card, and none is played."""
    game = load()
    state = rolled(game, "3 3 red", {"red-1": [0]}).state
    assert game.unsound(state) == ""
    if index is None:
        setattr(state, field, value)
    else:
        getattr(state, field)[index] = value
    assert game.unsound(state) == fault


def test_rp_08_cards_are_dealt_in_seat_order() -> None:
    game = load(3)
    match = game.match(luck="manual")
    match.play_all(match.legal()[:3])
    assert list(match.state.cards) == [2, 1, 0, 0]
    assert game.unsound(match.state) == ""
    for field, value in (("turn", 0), ("turn", 2), ("opening", 5)):
        state = match.state.copy()
        if field == "turn":
            state.turn = value
        else:
            state.opening[1] = value
        assert game.unsound(state) == "opening", (field, value)
