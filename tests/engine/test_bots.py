"""Bots of the engine: with a fixed seed and so many iterations they visit what Python's visit, and choose alike."""

import math
from typing import Any

import pytest

import tablee
from tablee.bots import decision
from tablee.bots.bot import Budget
from tablee.bots.decision import MOST_NODES, Search
from tablee.bots.expert import expert_of, has_expert
from tablee.bots.expert_level import NUMBER
from tablee.bots.levels import LEVELS, level_settings, seen_moves
from tablee.bots.registry import find_bot
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.kernel import COMPILED
from tablee.wasm.build import read_manifest
from tablee.wasm.kept import FOLDER
from tests.support.engine.browser import Browser
from tests.support.engine.material import Engine, golden

RECORD = "2-players-01"
ITERATIONS = 200
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
                command="search", record=RECORD, ply=ply, level=number, iterations=ITERATIONS, stream=stream, seed=SEED,
                milliseconds=None,
            )  # fmt: skip
            assert [(one["action"], one["visits"]) for one in answer] == [
                (m.action, m.visits) for m in search.root_moves()
            ]
            for one, move in zip(answer, search.root_moves(), strict=True):
                assert one["value"] == pytest.approx(move.value, rel=1e-12)
                assert one["margin"] == pytest.approx(move.margin, rel=1e-12)


def test_searches_with_a_clock_stop_at_the_same_iteration(
    engine: Engine, position: tuple[Game, int, Fields], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much time is left, once nothing can catch up with the leader."""
    monkeypatch.setattr(decision, "gear", lambda: COMPILED)
    game, ply, state = position
    seat, most, hour = int(state.actor), 4 * ITERATIONS, 3_600_000
    search = Search(
        game, game.view(state, seat), seat, game.legal(state), level_settings(game.name, 5).search, SEED, 0, most + 2
    )
    search.iterate_until(math.inf, most)
    answer = engine.ask(
        command="search", record=RECORD, ply=ply, level=5, iterations=most, stream=0, seed=SEED,
        milliseconds=hour,
    )  # fmt: skip
    visits = [one["visits"] for one in answer]
    assert visits == [move.visits for move in search.root_moves()]
    assert ITERATIONS < sum(visits) <= most


def test_searches_with_a_network_visit_the_same_moves(engine: Engine, position: tuple[Game, int, Fields]) -> None:
    game, ply, state = position
    assert len(read_manifest(FOLDER, game.name)["levels"]) == len(LEVELS) + has_expert(type(game))
    if not has_expert(type(game)):
        return
    seat, legal = int(state.actor), game.legal(state)
    for stream in (0, 1):
        search = Search(
            game, game.view(state, seat), seat, legal, level_settings(game.name, NUMBER).search, SEED, stream,
            MOST_NODES, expert_of(type(game)),
        )  # fmt: skip
        search.iterate(ITERATIONS)
        asked = {"command": "search", "record": RECORD, "ply": ply, "level": NUMBER, "seed": SEED}
        asked |= {"milliseconds": None}
        assert engine.ask(**asked, iterations=ITERATIONS, stream=stream) == [m._asdict() for m in search.root_moves()]


def test_levels_choose_the_same_moves(engine: Engine, page: Browser, position: tuple[Game, int, Fields]) -> None:
    game, ply, state = position
    seat, legal = int(state.actor), game.legal(state)
    levels = [*LEVELS, NUMBER] if has_expert(type(game)) else [*LEVELS]
    budget = Budget(None, ITERATIONS)
    chosen = [
        find_bot(f"level-{level}").choose(game, game.view(state, seat), seat, legal, budget, SEED).action
        for level in levels
    ]
    request: dict[str, Any] = {"command": "choose", "record": RECORD, "ply": ply, "levels": levels, "seed": SEED}
    request |= {"iterations": ITERATIONS}
    assert [one["action"] for one in engine.ask(**request, workers=0)] == chosen
    by_workers = engine.ask(**request, workers=2)
    assert [one["action"] for one in by_workers] == [*chosen, *chosen]
    assert page.ask(engine.path, **request, workers=2) == by_workers
