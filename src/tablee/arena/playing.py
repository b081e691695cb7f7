"""Playing one match of an arena: luck by its deal, moves by the bots, nothing else."""

import re
from functools import lru_cache
from typing import NamedTuple

from tablee.arena.errors import ContestError
from tablee.arena.fixtures import Fixture
from tablee.arena.luck import DuplicateLuck, number_of
from tablee.arena.results import Played
from tablee.bots.bot import Bot, Budget
from tablee.bots.registry import find_bot
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, Game, Value
from tablee.core.registry import load

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
def loaded(name: str, players: int | None, options: tuple[tuple[str, Value], ...]) -> Game:
    """A game with its options, made once in a process."""
    return load(name, players=players, options=dict(options))


def play(fixture: Fixture) -> Played:
    """The match of a fixture. Bots with budgets in iterations play it alike whenever and wherever it is played."""
    setting, deal, lineup = fixture
    game = loaded(setting.game, setting.players, setting.options)
    contestants = [seated(name) for name in lineup]
    luck = DuplicateLuck(game, setting.seed, deal)
    decisions = [0] * setting.players
    state, first, actions = game.start(), -1, 0
    while state.actor != OVER:
        luck.watch(state)
        seat = int(state.actor)
        if seat == CHANCE:
            action = luck.draw(state)
        else:
            first = seat if first < 0 else first
            whim = number_of(f"{luck.deal}/whim/{seat}/{decisions[seat]}")
            action = decide(game, state, seat, contestants[seat], whim)
            decisions[seat] += 1
        game.apply(state, action)
        actions += 1
    result = game.result(state)
    return Played(
        game=setting.game, options=dict(setting.options), seed=setting.seed, deal=deal, lineup=lineup, first=first,
        totals=result.totals, places=result.places, actions=actions, rules=game.version,
    )  # fmt: skip


def decide(game: Game, state: Fields, seat: int, asked: Contestant, whim: int) -> int:
    """A bot's move, from what its seat may know; where there is only one, nobody is asked."""
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    action = int(asked.bot.choose(game, game.view(state, seat), seat, legal, asked.budget, whim).action)
    if action not in legal:
        raise ContestError("illegal-choice", bot=asked.bot.name, got=action)
    return action
