"""What these tests stand on: whole matches of bots, played once."""

from functools import cache

import pytest

import tablee
from tablee.bots.bot import Budget
from tablee.bots.levels import level
from tablee.core.kernel import COMPILED, gear
from tests.support.bots import Played

GAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
ITERATIONS = 60


@cache
def _played(name: str, levels: tuple[int, ...], seed: int) -> tablee.Match:
    game = tablee.load(name, players=len(levels))
    match = game.match(seed=seed)
    while not match.over:
        seat, budget = int(match.state.actor), Budget(iterations=ITERATIONS)
        view, legal = game.view(match.state, seat), match.legal_actions()
        match.play(level(levels[seat]).choose(game, view, seat, legal, budget, 1000 * seed + match.ply).action)
    return match


@pytest.fixture(scope="session")
def played() -> Played:
    """A match of levels, by its game, the level of each seat and its seed."""
    return _played


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def compiled_gear() -> None:
    assert gear() == COMPILED, "run this with TABLEE_GEAR=compiled"
