"""The levels, from a child's first game to as strong as it gets: one search, its parameters by game as data.

Low levels are weak as people are: they look at the points on the table, at their own turn only, and overlook moves.
"""

import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cache, partial
from importlib.resources import files
from typing import Any

from tablee.bots.bot import Budget, Choice
from tablee.bots.records import SearchSettings
from tablee.core.errors import BadInput
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.kernel import INTERPRETED, argument, gear
from tablee.core.texts import DEFAULT_LANGUAGE, sentence

LEVELS = range(1, 6)
PACKAGE = "tablee.bots"
OTHER = "other"
"""The levels of a game that has no table of its own."""
OVERLOOKING = 1000
"""The stream of random numbers that decides what is overlooked; searches have the first few."""
PARTS = 10_000
"""How finely it is decided."""


@dataclass(frozen=True)
class LevelSettings:
    """How a level plays one game."""

    search: SearchSettings
    iterations: int
    threads: int
    overlooks: float


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads((files(PACKAGE) / "levels.toml").read_text("utf-8"))


@cache
def level_settings(game: str, number: int) -> LevelSettings:
    """How a level plays a game."""
    data = _data()
    table = dict(data.get(game, data[OTHER])["levels"][number - 1])
    rest = {name: table.pop(name, default) for name, default in (("threads", 1), ("overlooks", 0.0))}
    iterations = table.pop("iterations")
    assert table.keys() <= {field.name for field in fields(SearchSettings)}, table
    return LevelSettings(SearchSettings(**table), iterations, rest["threads"], rest["overlooks"])


class LevelBot:
    """A level: a name, a character, and what it makes of its budget.

    Without a budget it takes its own: so many iterations, and no longer than its time. Given more of either it does
    not become another level. Given iterations and no seconds, it looks at no clock. Before the engine is compiled, a
    clock leaves time for its own turn only.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = f"level-{number}"
        self.seconds = float(_data()["seconds"][number - 1])

    def title(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The name it goes by at a table."""
        return sentence(PACKAGE, language, self.name, "title")

    def character(self, language: str = DEFAULT_LANGUAGE) -> str:
        """How it plays, in a sentence."""
        return sentence(PACKAGE, language, self.name, "character")

    def choose(
        self, game: Game, view: Fields, seat: int, legal: Sequence[int], budget: Budget, rng_seed: int
    ) -> Choice:
        began = time.perf_counter()
        if len(legal) == 1:
            return Choice(legal[0])
        from tablee.bots.decision import choose_by_search  # modules of kernels: they may bring Numba with them

        mine = level_settings(game.name, self.number)
        seen = seen_moves(legal, mine.overlooks, rng_seed)
        if len(seen) == 1:
            return Choice(seen[0])
        settings, allowed = mine.search, self.allowed(game, budget)
        if allowed.is_timed and gear() == INTERPRETED:
            settings = replace(settings, rounds=min(settings.rounds, 0))
        return choose_by_search(game, view, seat, seen, settings, allowed, rng_seed, mine.threads, began)

    def allowed(self, game: Game, budget: Budget) -> Budget:
        """Its own budget within the one given."""
        own = level_settings(game.name, self.number).iterations
        iterations = own if budget.iterations is None else min(own, budget.iterations)
        if not budget.is_timed:
            return Budget(None, iterations)
        return Budget(self.seconds if budget.seconds is None else min(self.seconds, budget.seconds), iterations)


def seen_moves(legal: Sequence[int], overlooks: float, seed: int) -> list[int]:
    """The moves that are not overlooked, at least one; the same in Python and in the browser."""
    if overlooks == 0.0 or len(legal) < 2:
        return list(legal)
    from tablee.core.rng import below, new_rng  # a module of kernels: it may bring Numba with it

    rng = argument(new_rng(seed, OVERLOOKING))
    seen = [action for action in legal if below(rng, PARTS) >= overlooks * PARTS]
    return seen or [legal[int(below(rng, len(legal)))]]


def level(number: int) -> LevelBot:
    """The bot of a level, 1 to 5."""
    if isinstance(number, bool) or not isinstance(number, int) or number not in LEVELS:
        raise BadInput("unknown-level", got=number, last=LEVELS[-1])
    return LevelBot(number)


one, two, three, four, five = (partial(level, number) for number in LEVELS)
"""For the entry points: each makes the bot of its level."""
