"""What is to be played: a fixture is one match, by who sits where and on which deal; duplicates belong together."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from tablee.core.rules import OptionValue

Lineup = tuple[str, ...]


class Setting(msgspec.Struct, frozen=True):
    """What all fixtures of a contest have in common. Deals are numbered; `seed` says which deals they are."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    seed: int = 0


class Fixture(NamedTuple):
    """One match: a bot for every seat, and the deal. It is its own key: played once, it need not be played again."""

    setting: Setting
    deal: int
    lineup: Lineup


def pairing(first: str, second: str, players: int) -> list[Lineup]:
    """The two line-ups of a pairing, first and second alternating, and the other way round.

    Each seat, and with it its luck, is held by the one in the first line-up and by the other in the second, so that
    equal bots score one half whatever the luck and the seats are worth.
    """
    pair = (first, second)
    return [tuple(pair[(seat + turned) % 2] for seat in range(players)) for turned in range(2)]


def pairings(bots: Sequence[str], players: int) -> list[list[Lineup]]:
    """Every bot against every other."""
    return [pairing(first, second, players) for first, second in combinations(bots, 2)]


def rotations(bots: Sequence[str]) -> list[Lineup]:
    """As many bots as seats, all at one table, rotated until each has held every seat."""
    return [(*bots[turned:], *bots[:turned]) for turned in range(len(bots))]


def mixed_tables(bots: Sequence[str], players: int) -> list[list[Lineup]]:
    """Every choice of as many bots as there are seats, with all rotations."""
    return [rotations(chosen) for chosen in combinations(bots, players)]


def alone(bot: str, players: int) -> list[Lineup]:
    """The same bot on every seat: only seats and luck differ."""
    return [(bot,) * players]


def schedule(setting: Setting, groups: Sequence[Sequence[Lineup]], deals: range) -> Iterator[Fixture]:
    """Deal by deal, so that whenever it is interrupted everybody has played about as much."""
    for deal in deals:
        for lineups in groups:
            for lineup in lineups:
                yield Fixture(setting, deal, lineup)
