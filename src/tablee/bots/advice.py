"""Advice about any game: its own, which lies in its folder, or the generic one."""

from functools import cache

from tablee.core.advice import Advice, advice_in, has_advice
from tablee.core.game import Game

GENERIC = "tablee.bots.generic"


@cache
def advice(kind: type[Game]) -> Advice:
    """The advice about a game."""
    return advice_in(f"{kind.package}.advice" if has_advice(kind) else GENERIC)
