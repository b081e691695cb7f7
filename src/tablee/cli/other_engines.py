"""Other people's engines, stepped at random from Python, for comparison. Each counts only if it is installed."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple


class Engine(NamedTuple):
    """An engine's game: the module it needs, and a function that plays one match and counts its actions."""

    name: str
    module: str
    play_one: Callable[[random.Random], int]


def speed(engine: Engine, seconds: float, clock: Callable[[], float] = time.perf_counter) -> float | None:
    """Actions a second, luck included; None if the engine is not installed."""
    if find_spec(engine.module) is None:
        return None
    rng = random.Random(1)
    engine.play_one(rng)
    actions, started = 0, clock()
    while clock() - started < seconds:
        actions += engine.play_one(rng)
    return actions / (clock() - started)


def open_spiel(game_name: str) -> Callable[[random.Random], int]:
    """A game of OpenSpiel, its chance nodes stepped too."""

    def play_one(rng: random.Random) -> int:
        state = import_module("pyspiel").load_game(game_name).new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
        return actions

    return play_one


def _catanatron(rng: random.Random) -> int:
    catan = import_module("catanatron")
    players = [catan.RandomPlayer(color) for color in (catan.Color.RED, catan.Color.BLUE)]
    game = catan.Game(players, seed=rng.randrange(2**31))
    actions = 0
    while game.winning_color() is None and actions < 10_000:
        game.play_tick()
        actions += 1
    return actions


ENGINES = (
    Engine("OpenSpiel tic_tac_toe", "pyspiel", open_spiel("tic_tac_toe")),
    Engine("OpenSpiel leduc_poker", "pyspiel", open_spiel("leduc_poker")),
    Engine("OpenSpiel backgammon", "pyspiel", open_spiel("backgammon")),
    Engine("OpenSpiel gin_rummy", "pyspiel", open_spiel("gin_rummy")),
    Engine("catanatron (2 players)", "catanatron", _catanatron),
)
