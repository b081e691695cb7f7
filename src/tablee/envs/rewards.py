"""What a match pays, in Python; `tablee.envs.stepping.pay_out` is the same, compiled."""

from collections.abc import Sequence

from tablee.core.errors import BadInput
from tablee.core.result import Result

REWARDS = ("win", "margin")


def checked_reward(reward: str) -> str:
    """The name of a reward, refused if it is none."""
    if reward not in REWARDS:
        raise BadInput("unknown-reward", got=reward, known=", ".join(REWARDS))
    return reward


def rewards_of(result: Result, reward: str) -> list[float]:
    """For each seat, summing to zero: by victory from -1 to 1, or the margin over the mean of the others."""
    players = len(result.totals)
    if reward == "margin":
        return _over_the_mean(result.totals, players)
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
    return _over_the_mean(shares, players)


def _over_the_mean(values: Sequence[float], players: int) -> list[float]:
    return [(players * value - sum(values)) / (players - 1) for value in values]
