"""Results of matches that were never played, from bots whose true ratings are known."""

from itertools import combinations

import numpy as np

from tablee.arena.results import Played
from tablee.arena.scores import score_of


def played(deal: int, lineup: tuple[str, ...], places: tuple[int, ...], first: int = 0, seed: int = 0) -> Played:
    """A match with these places."""
    totals = tuple(100 - place for place in places)
    return Played("sunny-day", deal, lineup, totals, places, first, actions=1, rules=1, seed=seed)


def duels(ratings: dict[str, float], deals: int, rng: np.random.Generator, draws: float = 0.0) -> list[Played]:
    """Every two bots on every deal, both ways; who wins follows from the ratings."""
    made = []
    for deal in range(deals):
        for first, second in combinations(ratings, 2):
            for lineup in ((first, second), (second, first)):
                chance = score_of(ratings[lineup[0]] - ratings[lineup[1]])
                drawn = rng.random() < draws
                won = rng.random() < chance
                made.append(played(deal, lineup, (1, 1) if drawn else (1, 2) if won else (2, 1)))
    return made
