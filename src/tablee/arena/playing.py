"""Playing one match of an arena: luck by its deal, moves by the bots, nothing else."""

import re
from functools import lru_cache
from typing import NamedTuple

from tablee.arena.errors import ContestError
from tablee.arena.fixtures import Fixture, Lineup
from tablee.arena.luck import NOBODY, DuplicateLuck, number_of
from tablee.arena.results import Played
from tablee.bots.bot import Bot, Budget
from tablee.bots.registry import find_bot
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, Game
from tablee.core.playing import play_to_the_end
from tablee.core.registry import load
from tablee.core.rules import OptionValue

_BUDGET = re.compile(r"(?P<name>.+)@((?P<iterations>[1-9][0-9]*)|(?P<seconds>[0-9]*\.?[0-9]+)s)")


class Contestant(NamedTuple):
    """A bot and what it may spend on a move."""

    bot: Bot
    budget: Budget


def contestant(name: str) -> Contestant:
    """A bot as the arena writes it: `level-3` with its own budget, `level-3@400` iterations, `level-3@0.2s` seconds."""
    found = _BUDGET.fullmatch(name)
    if found is None:
        return Contestant(find_bot(name), Budget())
    if found["iterations"]:
        return Contestant(find_bot(found["name"]), Budget(iterations=int(found["iterations"])))
    return Contestant(find_bot(found["name"]), Budget(seconds=float(found["seconds"])))


@lru_cache
def seated(name: str) -> Contestant:
    """The contestant of a name, made once in a process."""
    return contestant(name)


@lru_cache
def loaded(name: str, players: int | None, options: tuple[tuple[str, OptionValue], ...]) -> Game:
    """A game with its options, made once in a process."""
    return load(name, players=players, options=dict(options))


def play(fixture: Fixture) -> Played:
    """The match of a fixture. Bots with budgets in iterations play it alike whenever and wherever it is played."""
    setting, deal, lineup = fixture
    game = loaded(setting.game, setting.players, setting.options)
    luck, state = DuplicateLuck(game, setting.seed, deal), game.start()
    bots = BotsAtTheTable(game, lineup, luck.deal)

    def decide(state: Fields, seat: int) -> int:
        luck.watch(state)
        return bots.decide(state, seat)

    played = play_to_the_end(game, state, lambda state, ply: luck.draw(state), decide)
    first = next((actor for actor, _ in played if actor != CHANCE), NOBODY)
    result = game.result(state)
    return Played(
        game=setting.game, options=dict(setting.options), seed=setting.seed, deal=deal, lineup=lineup, first=first,
        totals=result.totals, places=result.places, actions=len(played), rules=game.version,
    )  # fmt: skip


class BotsAtTheTable:
    """A bot for each seat; what they leave to chance is determined by the name of the match."""

    def __init__(self, game: Game, lineup: Lineup, match: str) -> None:
        self._game, self._match = game, match
        self._contestants = [seated(name) for name in lineup]
        self._decisions = [0] * len(lineup)

    def decide(self, state: Fields, seat: int) -> int:
        """A bot's move, from what its seat may know; where there is only one, nobody is asked."""
        number, asked = self._decisions[seat], self._contestants[seat]
        self._decisions[seat] += 1
        legal = self._game.legal(state)
        if len(legal) == 1:
            return legal[0]
        view, seed = self._game.view(state, seat), number_of(f"{self._match}/whim/{seat}/{number}")
        action = int(asked.bot.choose(self._game, view, seat, legal, asked.budget, seed).action)
        if action not in legal:
            raise ContestError("illegal-choice", bot=asked.bot.name, got=action)
        return action
