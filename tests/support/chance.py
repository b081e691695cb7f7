"""Luck played step by step, as the kernels of referees and of vector environments play it in one call."""

from typing import Any

import tablee
from tablee.core.game import CHANCE
from tablee.core.kernel import argument
from tablee.core.rng import below


def let_luck_act(game: tablee.Game, state: Any, rng: Any) -> None:
    """Draw from the random numbers until a seat is to decide or the match is over."""
    while state.actor == CHANCE:
        number = int(below(argument(rng), game.tickets(state)))  # type: ignore[no-untyped-call]
        game.apply(state, game.ticket(state, number))
