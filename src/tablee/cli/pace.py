"""How fast a game runs in the gear of this process."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tablee.core.game import OVER, Game
from tablee.core.kernel import argument
from tablee.core.rng import new_rng
from tablee.core.specialise import referee

FIRST_BATCH = 200
REPEATS = 3


def random_pace(game: Game, seconds: float, clock: Callable[[], float] = time.perf_counter) -> dict[str, float]:
    """Actions, decisions and matches a second of random play, in batches that grow until the time is up."""
    play_actions = referee(type(game)).play_actions
    state, rng = game.start(), argument(new_rng(1))
    moves, totals = argument(np.zeros(game.most_legal, np.int32)), np.zeros(2, np.int64)
    box, record = game.arguments(state)
    play_actions(box, record, rng, moves, FIRST_BATCH, argument(totals))
    totals[:] = 0
    batch, actions, spent = FIRST_BATCH, 0, 0.0
    while spent < seconds:
        started = clock()
        play_actions(box, record, rng, moves, batch, argument(totals))
        took = clock() - started
        spent, actions = spent + took, actions + batch
        if took < seconds / 10:
            batch *= 2
    matches, decisions = (int(total) for total in totals)
    return {
        "actions_per_second": actions / spent,
        "decisions_per_second": decisions / spent,
        "matches_per_second": matches / spent,
        "actions_per_match": actions / max(1, matches),
    }


def slowest_action(game: Game) -> float:
    """Seconds of the slowest action of a random match with the legal moves after it; the best of a few replays."""
    actions = _random_match(game)
    best = [float("inf")] * len(actions)
    for _ in range(REPEATS):
        state = game.start()
        for ply, action in enumerate(actions):
            started = time.perf_counter()
            game.apply(state, action)
            _look(game, state)
            best[ply] = min(best[ply], time.perf_counter() - started)
    return max(best)


def _look(game: Game, state: Any) -> None:
    """Ask for the legal moves, or at a chance node for one ticket."""
    if state.actor >= 0:
        game.legal(state)
    elif state.actor != OVER:
        game.ticket(state, game.tickets(state) - 1)


def _random_match(game: Game) -> list[int]:
    random_action = referee(type(game)).random_action
    state, rng = game.start(), argument(new_rng(2))
    moves = argument(np.zeros(game.most_legal, np.int32))
    actions = []
    while state.actor != OVER:
        action = int(random_action(*game.arguments(state), rng, moves))
        game.apply(state, action)
        actions.append(action)
    return actions
