"""What the tests of bots share: matches played at random, and bots playing them."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.bots import expert
from tablee.bots.bot import Bot, Budget
from tablee.core.features import features_of
from tablee.core.fields import record_argument, records_argument
from tablee.core.kernel import argument
from tests.support.luck import seed

COMPILED_ONLY = pytest.mark.usefixtures("compiled_gear")
"""A whole search takes the compiled gear; interpreted, these tests would take hours."""


def decisions(game: tablee.Game, number: int, every: int = 1) -> Iterator[tablee.Match]:
    """A random match, at one decision in so many; the number gives it its luck, with that of the run."""
    match, random = game.match(seed=seed(number)), Random(seed(number))
    while not match.over:
        if random.randrange(every) == 0:
            yield match
        match.play(random.choice(match.legal_actions()))


def judged(game: tablee.Game, state: Any, poison: int = 0) -> Any:
    """The room of a forward pass, which held the poison before."""
    kind = type(game)
    states, room = expert.three_states(game, state), expert.new_room(kind)
    room.array["rows"][:] = room.array["facts"][:] = poison
    legal = game.legal(state)
    moves = np.zeros(kind.most_legal + 1, np.int32)
    moves[: len(legal)] = legal
    expert.kernels(kind).judge(
        record_argument(game.box), records_argument(states), argument(moves), len(legal),
        argument(np.array(list(expert.advice(kind).weights.values()))), record_argument(expert.expert_of(kind)),
        record_argument(room),
    )  # fmt: skip
    return room.array[0]


def shown(game: tablee.Game, state: Any, poison: int = 0) -> tuple[list[list[int]], list[int]]:
    """What a network is shown: a row for each legal move, and the survey."""
    room, features, count = judged(game, state, poison), features_of(type(game)), len(game.legal(state))
    rows = room["rows"][: count * features.size].reshape(count, -1).tolist()
    return rows, room["facts"][: len(features.facts)].tolist()


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


Played = Callable[..., tablee.Match]
