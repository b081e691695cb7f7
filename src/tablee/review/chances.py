"""Chances of winning, from how often imagined matches are won.

In an imagined match everybody plays as advised. Where that tells more about a match than real ones bear out, every
seat's share is taken to a power below 1, and the shares are made to add up again: what is certain stays certain, and
the rest comes closer together. Powers are eighths, by square roots, which Python and a browser round alike.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import sqrt

PACKAGE = "tablee.review"
WHOLE = 8


@cache
def _known() -> dict[str, dict[str, int]]:
    return tomllib.loads((files(PACKAGE) / "sureness.toml").read_text("utf-8"))


def sureness(game: str, players: int) -> int:
    """How sure the judge may be, in eighths."""
    return _known().get(game, {}).get(str(players), WHOLE)


def _power(share: float, eighths: int) -> float:
    made, root, part = 1.0, share, WHOLE
    while part > 1:
        root, part = sqrt(root), part // 2
        if eighths & part:
            made *= root
    return made


def chances(shares: Sequence[float], eighths: int) -> tuple[float, ...]:
    """The chance of every seat, from the shares of imagined victories."""
    if eighths == WHOLE:
        return tuple(shares)
    powers = [_power(one, eighths) for one in shares]
    total = 0.0
    for one in powers:
        total += one
    return tuple(one / total for one in powers)


def chance_error(share: float, error: float, eighths: int) -> float:
    """The standard error of a chance, from that of the share."""
    if eighths == WHOLE:
        return error
    low, high = (min(1.0, max(0.0, one)) for one in (share - error, share + error))
    return (chances((high, 1.0 - high), eighths)[0] - chances((low, 1.0 - low), eighths)[0]) / 2.0
