"""Two simple opponents for a first evening: one without a thought, one that looks a single move ahead."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tablee.bots.bot import Bot, Budget, Choice
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.kernel import argument
from tablee.core.specialise import referee

MOST_TRIED = 48
"""With more legal moves than this, the greedy bot looks at a random part of them."""


class RandomBot:
    """Any legal move, each as likely as the others."""

    name = "random"

    def choose(
        self, game: Game, view: Fields, seat: int, legal: Sequence[int], budget: Budget, rng_seed: int
    ) -> Choice:
        return Choice(legal[_below(_rng(rng_seed), len(legal))])


class GreedyBot:
    """The move after which it would be furthest ahead if the match ended there; it saves its cards when nothing is won.

    It imagines what it cannot see (`complete`) once for each decision.
    """

    name = "greedy"

    def choose(
        self, game: Game, view: Fields, seat: int, legal: Sequence[int], budget: Budget, rng_seed: int
    ) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0])
        rng = _rng(rng_seed)
        imagined = game.complete(view, seat, rng)
        tried = _some(legal, MOST_TRIED, rng)
        values = [_value(game, imagined, seat, action) for action in tried]
        best = [action for action, value in zip(tried, values, strict=True) if value == max(values)]
        return Choice(best[_below(rng, len(best))])


def _value(game: Game, state: Fields, seat: int, action: int) -> tuple[int, bool]:
    """The margin over the best opponent after a move; for equal margins, a move that ends the turn is better."""
    after = state.copy()
    game.apply(after, action)
    sheet = np.zeros((game.players, len(game.sources) + len(game.tie_breaks)), np.int64)
    points = np.zeros(game.players, np.int64)
    margin = referee(type(game)).margin_now(*game.arguments(after), seat, argument(sheet), argument(points))
    return int(margin), after.actor != seat


def _some(legal: Sequence[int], most: int, rng: Any) -> list[int]:
    """All of a short list, a random part of a long one."""
    kept = list(legal)
    for place in range(min(most, len(kept))):
        other = place + _below(rng, len(kept) - place)
        kept[place], kept[other] = kept[other], kept[place]
    return sorted(kept[:most])


def _rng(seed: int) -> Any:
    from tablee.core.rng import new_rng  # a module of kernels: it may bring Numba with it

    return new_rng(seed)


def _below(rng: Any, limit: int) -> int:
    from tablee.core.rng import below

    return int(below(argument(rng), limit))


BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot, "random": RandomBot}
