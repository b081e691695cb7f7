"""What results say, as data: ladders with their intervals and seat fairness. Tables, plots and pages are made of it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import quantiles

import msgspec

from tablee.arena.fairness import SeatReport, seat_reports
from tablee.arena.fixtures import Setting
from tablee.arena.ratings import RESAMPLES, rate
from tablee.arena.results import Played
from tablee.arena.scores import Estimate, deal_scores, mean_estimate
from tablee.arena.sprt import Sprt


class Standing(msgspec.Struct, frozen=True):
    """A bot on a ladder: its rating, its part of the victories at even tables, and its points."""

    bot: str
    rating: Estimate
    victories: float
    points: tuple[float, float, float]
    """The lower tenth, the median and the upper tenth."""


class Encounter(msgspec.Struct, frozen=True):
    """Two bots that met, the stronger one first: its score (pairs of seats won), and the distance of the ratings."""

    stronger: str
    weaker: str
    deals: int
    score: Estimate
    distance: Estimate
    test: str
    """What the sequential test says whether the first is better, with its usual bounds."""
    tested: int
    """The deals it took."""


class Ladder(msgspec.Struct, frozen=True):
    """The bots of one setting, from the strongest to the weakest."""

    setting: Setting
    deals: int
    matches: int
    standings: list[Standing]
    encounters: list[Encounter]

    @property
    def bots(self) -> list[str]:
        return [standing.bot for standing in self.standings]

    def neighbours(self) -> list[Encounter]:
        """The encounters of bots that follow each other."""
        close = set(pairwise(self.bots))
        return [one for one in self.encounters if (one.stronger, one.weaker) in close]


class Report(msgspec.Struct, frozen=True):
    """Everything that was found."""

    ladders: list[Ladder]
    seats: list[SeatReport]


def report(played: Sequence[Played], anchor: str | None = None, resamples: int = RESAMPLES) -> Report:
    """A ladder for every setting in which bots met, and the seats for every one in which a bot met itself."""
    settings: dict[Setting, list[Played]] = defaultdict(list)
    for one in played:
        if len(set(one.lineup)) > 1:
            settings[one.setting].append(one)
    ordered = sorted(settings, key=lambda setting: (setting.game, setting.players, str(setting.options), setting.seed))
    ladders = [_ladder(setting, settings[setting], anchor, resamples) for setting in ordered]
    return Report(ladders, seat_reports(played))


def _ladder(setting: Setting, played: Sequence[Played], anchor: str | None, resamples: int) -> Ladder:
    rated = rate(played, anchor, resamples)
    standings = [
        Standing(bot, rating, victories_of(played, bot), points_of(played, bot))
        for bot, rating in zip(rated.bots, rated.ratings, strict=True)
    ]
    encounters = []
    for place, stronger in enumerate(rated.bots):
        for weaker in rated.bots[place + 1 :]:
            scores = deal_scores(played, stronger, weaker)
            if scores:
                distance, verdict = rated.difference(stronger, weaker), Sprt().first_verdict(scores)
                encounters.append(
                    Encounter(
                        stronger, weaker, len(scores), mean_estimate(scores), distance, verdict.outcome, verdict.deals
                    )
                )
    return Ladder(setting, rated.deals, rated.matches, standings, encounters)


def victories_of(played: Iterable[Played], bot: str) -> float:
    """The part of the victories that its seats won; between equals each seat wins its even share."""
    shares = [one.victory(seat) for one, seat in seats_of(played, bot)]
    return sum(shares) / len(shares)


def points_of(played: Iterable[Played], bot: str) -> tuple[float, float, float]:
    """The lower tenth, the median and the upper tenth of a bot's points."""
    totals = [one.totals[seat] for one, seat in seats_of(played, bot)]
    tenths = quantiles(totals, n=10, method="inclusive") if len(totals) > 1 else totals * 9
    return float(tenths[0]), float(tenths[4]), float(tenths[8])


def seats_of(played: Iterable[Played], bot: str) -> list[tuple[Played, int]]:
    """Every match and seat that a bot held."""
    return [(one, seat) for one in played for seat, name in enumerate(one.lineup) if name == bot]


def encode(found: Report) -> bytes:
    """A report as JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(rounded(msgspec.to_builtins(found))), indent=2) + b"\n"


def decode(text: bytes) -> Report:
    """The reverse of `encode`."""
    return msgspec.json.decode(text, type=Report)


def rounded(value: object) -> object:
    """Numbers with as many digits as mean something."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: rounded(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [rounded(part) for part in value]
    return value
