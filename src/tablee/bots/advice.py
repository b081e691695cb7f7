"""Advice about any game: its own, which lies in its folder, or the generic one."""

from functools import cache

from tablee.bots import generic
from tablee.core.advice import Advice
from tablee.core.game import Game
from tablee.core.rooms import ADVICE, room


@cache
def advice(kind: type[Game]) -> Advice:
    """The advice about a game."""
    module = room(kind, ADVICE) or generic
    return Advice(module.rate, module.evaluate, module.WEIGHTS.values)
