"""The instrument is tested: a state that is corrupted in any field is noticed."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tablee import Game
from tablee.core.fields import Fields
from tests.support.luck import seed
from tests.support.sunrise_lane import load

# How far a random match is played: while dealing, in a turn, drawing, discarding, finished.
MOMENTS = ("dealing", "acting", "drawing", "discarding", "finished")


@cache
def moment(phase: str, chained: bool = False) -> tuple[Game, Fields]:
    """A state of a random match in this phase, late enough that something is built."""
    choose = random.Random(seed(7))
    game = load(3)
    match = game.match(luck="manual")
    while not match.over:
        position = match.position()
        late = phase == "dealing" or position["round"] > 6
        if position["phase"] == phase and late and bool(position["chain"]) == chained:
            break
        match.play(choose.choice(match.legal()))
    assert match.position()["phase"] == phase
    return game, match.state


def add(field: str, amount: int, *index: int) -> Callable[[Fields], None]:
    def change(state: Fields) -> None:
        if index:
            column: Any = getattr(state, field)
            column[index if len(index) > 1 else index[0]] += amount
        else:
            setattr(state, field, getattr(state, field) + amount)

    change.__name__ = f"{field}{list(index)}{amount:+}"
    return change


ALWAYS = [
    add("occupied", 1 << 50, 1), add("bordering", 1 << 59, 1), add("dots", 1, 0), add("dots", -1, 1), add("dots", 1, 3),
    add("pile_size", 1), add("pile_size", -1), add("pile", 1, 0), add("discard", 1, 4), add("pile", -100, 2),
    add("discard", -100, 2), add("actor", 1), add("actor", -1), add("phase", 5), add("phase", -5), add("turn", 3),
    add("turn", -3), add("to_draw", 3), add("to_draw", -3), add("due", 1), add("due", 2), add("due", 3),
    add("idle", -11), add("idle", 120), add("built", 2), add("links", 6), add("links", -6), add("links", 1),
    add("chain", 5, 4), add("park_built", 1), add("park_built", -1), add("parks", 1), add("parks", -1),
    add("pieces", 1, 0), add("pieces", -1, 1), add("pieces", 1, 3), add("cards", 1, 0), add("cards", -1, 1),
    add("cards", 1, 3), add("hand", 1, 0, 0), add("hand", -1, 1, 1), add("hand", 1, 3, 2), add("hand", -50, 0, 4),
    add("owner", 6, 0), add("owner", -2, 79), add("owner", 1, 100), add("storeys", 1, 119), add("storeys", 6, 20),
    add("storeys", -2, 40), add("ending", 1), add("ending", 3), add("round", -1000),
]  # fmt: skip


@pytest.mark.parametrize("phase", MOMENTS)
@pytest.mark.parametrize("change", ALWAYS, ids=lambda change: change.__name__)
def test_every_changed_field_is_noticed(phase: str, change: Callable[[Fields], None]) -> None:
    game, found = moment(phase)
    state = found.copy()
    assert game.unsound(state) == ""
    change(state)
    assert game.unsound(state) in game.declared.faults.names[1:]


def begin_on_free_plot(state: Fields) -> None:
    state.chain[0] = next(plot for plot in range(80) if state.owner[plot] < 0)


def begin_at_another(state: Fields) -> None:
    others = {seat for seat in range(3) if seat != state.turn}
    state.chain[0] = next(plot for plot in range(80) if state.owner[plot] in others)


def begin_off_the_board(state: Fields) -> None:
    state.chain[0] = 120


CHAINED = [
    add("links", -1), add("links", 1), begin_on_free_plot, begin_at_another, begin_off_the_board, add("built", -1),
    add("park_built", 1),
]  # fmt: skip


@pytest.mark.parametrize("change", CHAINED, ids=lambda change: change.__name__)
def test_the_chain_of_a_turn_is_checked(change: Callable[[Fields], None]) -> None:
    game, found = moment("acting", chained=True)
    state = found.copy()
    assert game.unsound(state) == ""
    change(state)
    assert game.unsound(state) in game.declared.faults.names[1:]


def test_sl_18_nothing_is_built_in_a_turn_that_discards() -> None:
    """Cards are discarded after two were drawn instead of building, so the turn has no chain."""
    game, found = moment("discarding")
    state = found.copy()
    state.built = state.links = 1
    state.chain[0] = next(plot for plot in range(80) if state.owner[plot] == state.turn)
    assert game.unsound(state) == "chain"


def move_card(state: Fields) -> None:
    colour = next(colour for colour in range(5) if state.hand[0, colour])
    state.hand[0, colour] -= 1
    state.hand[1, colour] += 1


def swap_colours(state: Fields) -> None:
    colour = next(colour for colour in range(5) if state.pile[colour])
    state.pile[colour] -= 1
    state.pile[(colour + 1) % 5] += 1


def steal_house(state: Fields) -> None:
    plot = next(plot for plot in range(80) if state.owner[plot] == 0)
    state.owner[plot] = 1


def move_house(state: Fields) -> None:
    plot = next(plot for plot in range(80) if state.owner[plot] == 0)
    empty = next(plot for plot in range(80) if state.owner[plot] == -1)
    state.owner[plot], state.owner[empty] = -1, 0
    state.storeys[plot], state.storeys[empty] = 0, state.storeys[plot]


def turn_to_park(state: Fields) -> None:
    plot = next(plot for plot in range(80) if state.owner[plot] == 0)
    state.owner[plot] = 4


@pytest.mark.parametrize("change", [move_card, swap_colours, steal_house, move_house, turn_to_park])
def test_things_that_change_hands_are_noticed(change: Callable[[Fields], None]) -> None:
    game, found = moment("acting")
    state = found.copy()
    change(state)
    assert game.unsound(state) in game.declared.faults.names[1:]
