"""The sequential test for "A is better than B": it plays on only while it does not know.

The generalised sequential probability ratio test on the scores of whole duplicate deals (at two players with two
line-ups, the five values 0, ¼, ½, ¾ and 1). For each hypothesis, "the expected score is that of `elo0`" and "... of
`elo1`", the likeliest distribution of scores with that mean is fitted to what was seen; the log-likelihood ratio of the
two is compared with Wald's bounds. Draws and shared victories need no model of their own: they are scores.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import NamedTuple

from tablee.arena.errors import ContestError
from tablee.arena.scores import score_of

UNSEEN = 1e-3
"""How often a score that was never seen is taken to have been seen, so that every mean is possible."""
STEPS = 60
BETTER, NOT_BETTER, UNDECIDED = "better", "not-better", "undecided"


class Verdict(NamedTuple):
    """What the test says after so many deals."""

    outcome: str
    ratio: float
    low: float
    high: float
    deals: int
    score: float

    @property
    def decided(self) -> bool:
        return self.outcome != UNDECIDED


@dataclass(frozen=True)
class Sprt:
    """`alpha` bounds the risk of "better" when the difference is elo0 or less, `beta` that of "not better" at elo1."""

    elo0: float = 0.0
    elo1: float = 50.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ContestError("bad-elo", low=self.elo0, high=self.elo1)
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ContestError("bad-risk", alpha=self.alpha, beta=self.beta)

    @property
    def bounds(self) -> tuple[float, float]:
        """Wald's: at the lower one it is not better, at the upper one it is."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def verdict(self, scores: Sequence[float]) -> Verdict:
        """What these deals say."""
        low, high = self.bounds
        ratio = log_likelihood_ratio(Counter(scores), score_of(self.elo0), score_of(self.elo1))
        outcome = BETTER if ratio >= high else NOT_BETTER if ratio <= low else UNDECIDED
        return Verdict(outcome, ratio, low, high, len(scores), sum(scores) / max(1, len(scores)))

    def first_verdict(self, scores: Sequence[float]) -> Verdict:
        """What it says where it ends: at the first deal after which it is decided, or after all of them."""
        for deals in range(1, len(scores)):
            verdict = self.verdict(scores[:deals])
            if verdict.decided:
                return verdict
        return self.verdict(scores)


def log_likelihood_ratio(seen: Mapping[float, int], mean0: float, mean1: float) -> float:
    """How much likelier the scores are if their mean is `mean1` than if it is `mean0`, at best in both cases."""
    total = sum(seen.values())
    if total == 0:
        return 0.0
    counts = {value: max(float(seen.get(value, 0)), UNSEEN) for value in sorted({0.0, 1.0, *seen})}
    parts = {value: count / sum(counts.values()) for value, count in counts.items()}
    under0, under1 = likeliest(parts, mean0), likeliest(parts, mean1)
    return sum(total * part * log(under1[value] / under0[value]) for value, part in parts.items())


def likeliest(parts: Mapping[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean under which scores seen in these parts are likeliest.

    Lagrange: each part is divided by 1 + x (value - mean), with the one x for which the mean is right.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(STEPS):
        x = (low + high) / 2
        if sum(part * (value - mean) / (1 + x * (value - mean)) for value, part in parts.items()) > 0:
            low = x
        else:
            high = x
    return {value: part / (1 + x * (value - mean)) for value, part in parts.items()}
