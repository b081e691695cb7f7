"""Level 6: a search that asks a game's network which moves to try, and what a position is worth."""

import time
from collections.abc import Sequence

from tablee.bots.bot import Budget, Choice
from tablee.bots.levels import LEVELS, LevelBot, level_settings
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.kernel import INTERPRETED, gear

NUMBER = LEVELS[-1] + 1


class ExpertLevel(LevelBot):
    """A level like the others. Where a game brings no network it plays as level 5 does; before the engine is compiled,
    a clock leaves time for the network alone.
    """

    def __init__(self) -> None:
        super().__init__(NUMBER)

    def choose(
        self, game: Game, view: Fields, seat: int, legal: Sequence[int], budget: Budget, rng_seed: int
    ) -> Choice:
        began = time.perf_counter()
        if len(legal) == 1:
            return Choice(legal[0])
        from tablee.bots.decision import choose_by_search  # modules of kernels: they may bring Numba with them
        from tablee.bots.expert import ExpertBot, expert_of, has_expert

        if not has_expert(type(game)):
            return LevelBot(LEVELS[-1]).choose(game, view, seat, legal, budget, rng_seed)
        allowed = self.allowed(game, budget)
        if allowed.is_timed and gear() == INTERPRETED:
            return ExpertBot().choose(game, view, seat, legal, budget, rng_seed)
        mine, network = level_settings(game.name, self.number), expert_of(type(game))
        return choose_by_search(game, view, seat, legal, mine.search, allowed, rng_seed, mine.threads, began, network)
