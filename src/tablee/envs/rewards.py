"""What a match pays, by name; the amounts are the referee's (`pay_out` in `tablee.core.referee`)."""

import numpy as np

from tablee.core.errors import BadInput
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.kernel import argument
from tablee.core.specialise import referee

REWARDS = ("win", "margin")


def checked_reward(reward: str) -> str:
    """The name of a reward, refused if it is none."""
    if reward not in REWARDS:
        raise BadInput("unknown-reward", got=reward, known=", ".join(REWARDS))
    return reward


def rewards_of(game: Game, state: Fields, reward: str) -> list[float]:
    """For each seat, summing to zero: by victory from -1 to 1, or the points above the mean of the others."""
    columns = len(game.sources) + len(game.tie_breaks)
    sheet, points = np.zeros((game.players, columns), np.int64), np.zeros(game.players, np.int64)
    paid = np.zeros(game.players, np.float64)
    referee(type(game)).pay_out(
        *game.arguments(state), argument(sheet), argument(points), REWARDS.index(reward), argument(paid)
    )
    return [float(one) for one in paid]
