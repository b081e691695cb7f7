"""The search of every game, for `tablee warmup`."""

from collections.abc import Iterator

from tablee.bots.bot import Budget
from tablee.bots.records import SearchSettings
from tablee.core.game import Game
from tablee.core.registry import game_class, game_names
from tablee.core.warmup import Step


def steps() -> list[Step]:
    """The search made for each game, called once."""
    return [step for name in game_names() for step in _steps_of(game_class(name))]


def _steps_of(kind: type[Game]) -> Iterator[Step]:
    def search() -> object:
        from tablee.bots.decision import choose_by_search

        game = kind()
        match = game.match(seed=1)
        seat = int(match.state.actor)
        view = game.view(match.state, seat)
        return choose_by_search(game, view, seat, match.legal_actions(), SearchSettings(), Budget(iterations=1), 1)

    yield Step(kind.name, "search", search)
