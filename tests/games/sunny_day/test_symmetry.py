"""SD-10, SD-16: there is no north: a turned position has the turned moves, and they lead to turned positions."""

from random import Random
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.core.encoding import encoding_of
from tablee.core.kernel import argument
from tablee.games.sunny_day.encoding import turned_observations
from tablee.games.sunny_day.kernels.actions import FIRST_MOVE, FIRST_TILE_MOVE
from tablee.games.sunny_day.kernels.symmetry import turn_state, turned_action
from tablee.testing import option_choices
from tests.support.luck import seed

KIND = tablee.game_class("sunny-day")


def turned(game: tablee.Game, state: Any) -> Any:
    made = state.copy()
    turn_state(*game.arguments(made))
    return made


def observed(game: tablee.Game, state: Any, seat: int) -> Any:
    encoding = encoding_of(type(game))
    tensor = np.zeros(encoding.size, np.int8)
    encoding.observe(*game.arguments(state), seat, argument(tensor))
    return tensor


@pytest.mark.parametrize("options", option_choices(KIND))
def test_a_turned_match_is_the_same_match(options: dict[str, Any]) -> None:
    game = KIND(players=3, options=options)
    match, random, compared = game.match(seed=seed(12)), Random(seed(12)), 0
    while not match.over:
        state, seat = match.state, int(match.state.actor)
        around = turned(game, state)
        legal = game.legal(state)
        actions = {action: int(turned_action(game.arguments(state)[1], action)) for action in legal}
        assert sorted(actions.values()) == game.legal(around)
        assert (observed(game, around, seat) == turned_observations(observed(game, state, seat))).all()
        action = random.choice(legal)
        if not FIRST_TILE_MOVE <= action < FIRST_MOVE:
            after = state.copy()
            game.apply(after, action)
            game.apply(around, actions[action])
            assert around == turned(game, after)
            compared += 1
        match.play(action)
    assert compared > 20


def test_four_quarters_are_a_whole_turn() -> None:
    game = KIND(players=2)
    match, random = game.match(seed=seed(3)), Random(seed(3))
    for _ in range(30):
        match.play(random.choice(match.legal_actions()))
    state = match.state
    for _ in range(4):
        state = turned(game, state)
    assert state == match.state
    tensor = observed(game, match.state, 0)
    batch = np.stack([tensor, tensor])
    for _ in range(4):
        batch = turned_observations(batch)
    assert (batch == tensor).all()
