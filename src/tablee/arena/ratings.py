"""Ratings on the scale of Elo, with confidence intervals, by the model of Bradley and Terry.

Every match is broken into the pairs of its seats; whoever placed better has beaten the other, equal places are half a
win for both. (For tables of more than two this is consistent with the model of Plackett and Luce.) Each match weighs
one in all. Fitted by choix.

The deals, not the matches, are independent; so the intervals come from drawing whole deals again and again (bootstrap).
For every two bots that met, one imagined match, half won by either, takes part in both: without it a bot that lost
everything would have no finite rating, and one that won everything no uncertainty.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from tablee.arena.errors import ContestError
from tablee.arena.results import Played
from tablee.arena.scores import CONFIDENCE, Estimate, match_score

ELO = 400 / log(10)
RESAMPLES = 1000
PATIENCE = 10_000
Table = NDArray[np.float64]


@dataclass(frozen=True)
class Ratings:
    """Bots from the strongest to the weakest. The mean of all ratings, or the anchor's, is 0.

    `draws` has a row of ratings for each resample.
    """

    bots: tuple[str, ...]
    ratings: tuple[Estimate, ...]
    draws: Table
    deals: int
    matches: int

    def difference(self, stronger: str, weaker: str, confidence: float = CONFIDENCE) -> Estimate:
        """How many points one bot is above another."""
        one, two = self.bots.index(stronger), self.bots.index(weaker)
        value = self.ratings[one].value - self.ratings[two].value
        return _estimate(value, self.draws[:, one] - self.draws[:, two], confidence)


def rate(
    played: Iterable[Played], anchor: str | None = None, resamples: int = RESAMPLES, confidence: float = CONFIDENCE,
    seed: int = 1,
) -> Ratings:  # fmt: skip
    """The ratings of all bots that met another one; they must be connected by matches."""
    matches = [one for one in played if len(set(one.lineup)) > 1]
    bots = sorted({bot for one in matches for bot in one.lineup})
    if anchor is not None and anchor not in bots:
        raise ContestError("unknown-anchor", got=anchor, known=", ".join(bots))
    wins = _wins_by_deal(matches, bots)
    imagined = _imagined(wins.sum(axis=0))
    values = _fit(wins.sum(axis=0) + imagined.sum(axis=0), bots)
    rng = np.random.default_rng(seed)
    draws = np.array([_fit(_redrawn(wins, imagined, rng), bots, values) for _ in range(resamples)])
    base = bots.index(anchor) if anchor is not None else None
    values, draws = _anchored(values[None, :], base)[0], _anchored(draws, base)
    order = np.argsort(-values, kind="stable")
    return Ratings(
        bots=tuple(bots[bot] for bot in order),
        ratings=tuple(_estimate(float(values[bot]), draws[:, bot], confidence) for bot in order),
        draws=draws[:, order], deals=len(wins), matches=len(matches),
    )  # fmt: skip


def _wins_by_deal(matches: Sequence[Played], bots: Sequence[str]) -> Table:
    """For every deal, how much each bot won against each other."""
    deals: dict[tuple[int, int], Table] = defaultdict(lambda: np.zeros((len(bots), len(bots))))
    index = {bot: number for number, bot in enumerate(bots)}
    for one in matches:
        present = sorted(set(one.lineup))
        pairs = len(present) * (len(present) - 1) / 2
        wins = deals[one.seed, one.deal]
        for place, first in enumerate(present):
            for second in present[place + 1 :]:
                score = match_score(one, first, second) or 0.0
                wins[index[first], index[second]] += score / pairs
                wins[index[second], index[first]] += (1 - score) / pairs
    return np.array([deals[key] for key in sorted(deals)]).reshape(-1, len(bots), len(bots))


def _imagined(wins: Table) -> Table:
    """For every two bots that met, and for each of them, half an imagined win."""
    made = []
    for first, second in np.argwhere(wins + wins.T > 0):
        one = np.zeros_like(wins)
        one[first, second] = 0.5
        made.append(one)
    return np.array(made).reshape(-1, *wins.shape)


def _redrawn(wins: Table, imagined: Table, rng: np.random.Generator) -> Table:
    """The wins of as many deals, drawn with replacement; what is imagined weighs more or less, but never nothing."""
    times = rng.multinomial(len(wins), np.full(len(wins), 1 / len(wins)))
    weights = rng.exponential(size=len(imagined))
    drawn: Table = np.tensordot(times, wins, 1) + np.tensordot(weights, imagined, 1)
    return drawn


def _fit(wins: Table, bots: Sequence[str], near: Table | None = None) -> Table:
    try:
        import choix
    except ImportError:
        raise ContestError("no-choix") from None
    begin = None if near is None else near / ELO
    try:
        strengths: Table = choix.ilsr_pairwise_dense(wins, initial_params=begin, max_iter=PATIENCE)
    except (ValueError, np.linalg.LinAlgError):
        raise ContestError("not-connected", known=", ".join(bots)) from None
    return ELO * strengths


def _anchored(values: Table, base: int | None) -> Table:
    zero = values.mean(axis=1) if base is None else values[:, base]
    anchored: Table = values - zero[:, None]
    return anchored


def _estimate(value: float, draws: Table, confidence: float) -> Estimate:
    tail = 100 * (1 - confidence) / 2
    low, high = np.percentile(draws, [tail, 100 - tail]) if len(draws) else (value, value)
    return Estimate(value, min(value, float(low)), max(value, float(high)))
