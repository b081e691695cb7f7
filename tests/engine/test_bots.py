"""Bots of the engine: with a fixed seed and so many iterations they visit what Python's visit, and choose alike."""

from typing import Any

import pytest

import tablee
from tablee.bots.bot import Budget
from tablee.bots.decision import Search
from tablee.bots.levels import LEVELS, level, level_settings, seen_moves
from tablee.core.fields import Fields
from tablee.core.game import Game
from tests.engine.browser import Browser
from tests.engine.material import Engine, golden

RECORD = "2-players-01"
ITERATIONS = 400
SEED = 11


@pytest.fixture(scope="session")
def position(kind: type[Game]) -> tuple[Game, int, Fields]:
    """A decision in the middle of a match, with several moves to choose from."""
    match = tablee.replay(golden(kind)[RECORD])
    for ply in range(match.ply // 2, match.ply):
        state = match.state_at(ply)
        if state.actor >= 0 and len(match.game.legal(state)) > 3:
            return match.game, ply, state
    raise AssertionError("no decision in the second half of the match")


def test_searches_visit_the_same_moves(engine: Engine, position: tuple[Game, int, Fields]) -> None:
    game, ply, state = position
    seat, legal = int(state.actor), game.legal(state)
    for number in (3, 5):
        mine = level_settings(game.name, number)
        seen = seen_moves(legal, mine.overlooks, SEED)
        for stream in (0, 1):
            search = Search(game, game.view(state, seat), seat, seen, mine.search, SEED, stream, ITERATIONS + 2)
            search.iterate(ITERATIONS)
            answer = engine.ask(
                command="search", record=RECORD, ply=ply, level=number, iterations=ITERATIONS, stream=stream, seed=SEED
            )
            assert [(one["action"], one["visits"]) for one in answer] == [
                (m.action, m.visits) for m in search.root_moves()
            ]
            for one, move in zip(answer, search.root_moves(), strict=True):
                assert one["value"] == pytest.approx(move.value, rel=1e-12)
                assert one["margin"] == pytest.approx(move.margin, rel=1e-12)


def test_levels_choose_the_same_moves(engine: Engine, page: Browser, position: tuple[Game, int, Fields]) -> None:
    game, ply, state = position
    seat, legal = int(state.actor), game.legal(state)
    for number in LEVELS:
        choice = level(number).choose(game, game.view(state, seat), seat, legal, Budget(None, ITERATIONS), SEED)
        request: dict[str, Any] = {"command": "choose", "record": RECORD, "ply": ply, "level": number, "seed": SEED}
        request |= {"iterations": ITERATIONS}
        assert engine.ask(**request, workers=0)["action"] == choice.action
        by_workers = engine.ask(**request, workers=2)
        assert [one["action"] for one in by_workers] == [choice.action] * 2
        assert page.ask(engine.path, **request, workers=2) == by_workers
