"""What the tests of bots share: matches played at random, and bots playing them."""

from collections.abc import Iterator
from random import Random

import pytest

import tablee
from tablee.bots.bot import Bot, Budget
from tablee.core.kernel import COMPILED, gear

COMPILED_ONLY = pytest.mark.usefixtures("compiled_gear")
"""A whole search takes the compiled gear; interpreted, these tests would take hours."""
MANY = 40 if gear() == COMPILED else 1
"""How much more the compiled gear is asked."""


def decisions(game: tablee.Game, seed: int, every: int = 1) -> Iterator[tablee.Match]:
    """A random match, at one decision in so many."""
    match, random = game.match(seed=seed), Random(seed)
    while not match.over:
        if random.randrange(every) == 0:
            yield match
        match.play(random.choice(match.legal_actions()))


def chosen(bot: Bot, match: tablee.Match, budget: Budget, seed: int) -> int:
    game, seat = match.game, int(match.state.actor)
    return bot.choose(game, game.view(match.state, seat), seat, match.legal_actions(), budget, seed).action


def play_turn(bot: Bot, match: tablee.Match, seed: int = 1) -> list[str]:
    """Let a bot play on while it is asked; its moves."""
    seat, moves = match.actor, []
    while match.actor == seat:
        action = chosen(bot, match, Budget(), seed + len(moves))
        moves.append(match.game.text(match.state, action))
        match.play(action)
    return moves
