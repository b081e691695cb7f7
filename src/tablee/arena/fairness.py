"""Seat fairness: how much of the victories each seat wins when the same bot holds all of them."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from tablee.arena.fixtures import Setting
from tablee.arena.results import Played
from tablee.arena.scores import Estimate, mean_estimate


class Share(msgspec.Struct, frozen=True):
    """What holding a seat is worth: its part of the victories, and its points on average."""

    victories: Estimate
    points: float

    def is_even(self, players: int) -> bool:
        """Whether an even share is within the interval."""
        return self.victories.low <= 1 / players <= self.victories.high


class SeatReport(msgspec.Struct, frozen=True):
    """The seats of a game at a number of players: as they are numbered, and in the order in which they play."""

    setting: Setting
    bot: str
    matches: int
    seats: list[Share]
    order: list[Share]


def seat_reports(played: Iterable[Played]) -> list[SeatReport]:
    """A report for every setting and bot that held all seats."""
    groups: dict[tuple[Setting, str], list[Played]] = defaultdict(list)
    for one in played:
        if len(set(one.lineup)) == 1:
            groups[one.setting, one.lineup[0]].append(one)
    keys = sorted(groups, key=lambda key: (key[0].game, key[0].players, str(key[0].options), key[0].seed, key[1]))
    return [_report(setting, bot, groups[setting, bot]) for setting, bot in keys]


def _report(setting: Setting, bot: str, matches: Sequence[Played]) -> SeatReport:
    players = setting.players
    seats = [_share([(one, seat) for one in matches]) for seat in range(players)]
    order = [_share([(one, (one.first + step) % players) for one in matches]) for step in range(players)]
    return SeatReport(setting, bot, len(matches), seats, order)


def _share(held: Sequence[tuple[Played, int]]) -> Share:
    points = sum(one.totals[seat] for one, seat in held) / len(held)
    return Share(mean_estimate([one.victory(seat) for one, seat in held]), points)
