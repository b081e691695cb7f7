"""What bots have compiled for a game, for `tablee warmup`."""

from collections.abc import Iterator

from tablee.bots.bot import Budget
from tablee.bots.expert import ExpertBot, has_expert
from tablee.bots.expert_level import ExpertLevel
from tablee.bots.records import SearchSettings
from tablee.bots.simple import GreedyBot
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.warmup import Step


def steps(kind: type[Game]) -> Iterator[Step]:
    """The search made for a game, the look ahead of the greedy bot, and the network, each called once."""
    once = Budget(iterations=1)

    def asked() -> tuple[Game, Fields, int, list[int]]:
        """What a bot is given at the first decision of a match."""
        game = kind()
        match = game.match(seed=1)
        seat = int(match.state.actor)
        return game, game.view(match.state, seat), seat, match.legal_actions()

    def search() -> object:
        from tablee.bots.decision import choose_by_search

        return choose_by_search(*asked(), SearchSettings(), once, 1)

    yield Step(kind.name, "search", search)
    yield Step(kind.name, "margin_now", lambda: GreedyBot().choose(*asked(), once, 1))
    if has_expert(kind):
        yield Step(kind.name, "judge", lambda: ExpertBot().choose(*asked(), once, 1))
        yield Step(kind.name, "search with a network", lambda: ExpertLevel().choose(*asked(), once, 1))
