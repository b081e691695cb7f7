"""Which advice there is for a game: two kernels, `rate` for moves and `evaluate` for positions, and their weights.

    rate(box, state, moves, count, weights, scores)   what each of the legal moves is worth, in points, at first sight
    evaluate(box, state, sheet, weights, points)      what each seat will have in the end; `sheet` is the tally now

Both may use everything in the state: search calls them in worlds that it has imagined. `weights` is an array in the
order of `WEIGHTS`. A game from outside names a module with these three in its class: `advice = "high_road.advice"`.
"""

from functools import cache
from importlib import import_module
from typing import NamedTuple

from tablee.core.game import Game, Kernel

OWN = {
    "sunrise-lane": "tablee.bots.sunrise_lane",
    "rue-de-la-paix": "tablee.bots.rue_de_la_paix",
    "sunny-day": "tablee.bots.sunny_day",
}
GENERIC = "tablee.bots.generic"


class Advice(NamedTuple):
    """What is known about a game."""

    rate: Kernel
    evaluate: Kernel
    weights: dict[str, float]


@cache
def advice(kind: type[Game]) -> Advice:
    """The advice about a game."""
    module = import_module(getattr(kind, "advice", OWN.get(kind.name, GENERIC)))
    return Advice(module.rate, module.evaluate, module.WEIGHTS)
