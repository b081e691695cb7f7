"""What a match must pay, from its result: another statement than the referee's."""

from tablee.core.result import Result


def expected_rewards(result: Result, reward: str) -> list[float]:
    players = len(result.totals)
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
    values = result.totals if reward == "margin" else shares
    return [(players * value - sum(values)) / (players - 1) for value in values]
