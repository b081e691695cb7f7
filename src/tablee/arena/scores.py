"""What a match says about its bots, and how sure one can be of a mean of such scores."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log10, sqrt
from statistics import NormalDist
from typing import NamedTuple

from tablee.arena.fixtures import Setting
from tablee.arena.results import Played

CONFIDENCE = 0.95


class Estimate(NamedTuple):
    """A number with its confidence interval."""

    value: float
    low: float
    high: float


def match_score(played: Played, first: str, second: str) -> float | None:
    """Of all pairs of a seat of the first bot and one of the second, the part in which the first placed better.

    Equal places count one half. None if they did not meet.
    """
    mine = [place for place, bot in zip(played.places, played.lineup, strict=True) if bot == first]
    others = [place for place, bot in zip(played.places, played.lineup, strict=True) if bot == second]
    if not mine or not others:
        return None
    better = sum((place < other) + (place == other) / 2 for place in mine for other in others)
    return better / (len(mine) * len(others))


def duplicate_score(duplicates: Iterable[Played], first: str, second: str) -> float:
    """The mean score over the line-ups of one deal: luck and seats cancel out as far as they can."""
    scores = [score for one in duplicates if (score := match_score(one, first, second)) is not None]
    return sum(scores) / len(scores)


def deal_scores(played: Iterable[Played], first: str, second: str) -> list[float]:
    """The scores of all deals on which two bots met, in the order of the deals; they are independent of each other."""
    deals: dict[tuple[Setting, int], list[Played]] = defaultdict(list)
    for one in played:
        if first in one.lineup and second in one.lineup:
            deals[one.setting, one.deal].append(one)
    return [duplicate_score(deals[key], first, second) for key in sorted(deals, key=lambda key: (str(key[0]), key[1]))]


def mean_estimate(scores: Sequence[float], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of independent scores from 0 to 1, with an interval that is honest for few scores and for extreme ones.

    After Agresti and Coull: z² / 2 imagined scores of 0 and as many of 1 are added, and the interval is the usual one
    of what results; for scores of 0 and 1 only it is exactly theirs.
    """
    if not scores:
        return Estimate(0.5, 0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    count = len(scores) + z * z
    centre = (sum(scores) + z * z / 2) / count
    spread = (sum(score * score for score in scores) + z * z / 2) / count - centre * centre
    half = z * sqrt(max(spread, 0.0) / count)
    value = sum(scores) / len(scores)
    return Estimate(value, min(value, max(0.0, centre - half)), max(value, min(1.0, centre + half)))


def elo_of(score: float) -> float:
    """The rating difference at which this score is expected; infinite for 0 and 1."""
    if score <= 0 or score >= 1:
        return float("inf") if score >= 1 else float("-inf")
    return -400 * log10(1 / score - 1)


def score_of(elo: float) -> float:
    """The score that is expected at a rating difference."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_estimate(score: Estimate) -> Estimate:
    """The same on the scale of ratings."""
    return Estimate(*(elo_of(value) for value in score))
