"""The five rankings computed a second time, the long way round, on the boards of random matches."""

import random
from itertools import product

import pytest

from tablee import Game
from tests.support.luck import seed as luck_seed
from tests.support.sunrise_lane import load

Houses = dict[str, dict[str, int]]
OPTIONS = list(product(("shared", "lower_storeys"), ("used_up", "next_place")))


def neighbours(plot: str) -> set[str]:
    column, row = ord(plot[0]), int(plot[1:])
    cells = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return {f"{chr(one)}{other}" for one, other in cells}


def largest_group(plots: set[str]) -> int:
    sizes = [0]
    while plots:
        group = {min(plots)}
        while grown := {plot for plot in plots - group if neighbours(plot) & group}:
            group |= grown
        sizes.append(len(group))
        plots = plots - group
    return max(sizes)


def merit(game: Game, houses: Houses, seat: int, ranking: str) -> tuple[int, ...]:
    """What a seat has to show in a ranking, as something that can be compared; empty if nothing."""
    own = {plot: one["storeys"] for plot, one in houses.items() if one["seat"] == seat}
    if ranking == "C":
        return (largest_group(set(own)),) if own else ()
    plots = game.board()["plots"]  # type: ignore[attr-defined]
    heights = [storeys for plot, storeys in own.items() if plots[plot]["district"] == ranking]
    if ranking.startswith("B"):
        return (len(heights),) if heights else ()
    counts = tuple(heights.count(storeys) for storeys in (5, 4, 3, 2))
    if not any(counts):
        return ()
    if game.options["tallest_ties"] == "lower_storeys":
        return counts
    best = next(place for place, count in enumerate(counts) if count)
    return (-best, counts[best])


def ranked(game: Game, houses: Houses, ranking: str) -> list[int]:
    merits = [merit(game, houses, seat, ranking) for seat in range(game.players)]
    points = []
    for one in merits:
        better = [other for other in merits if other > one]
        before = len(set(better)) if game.options["tied_places"] == "next_place" else len(better)
        points.append((10, 6, 3, 0)[before] if one else 0)
    return points


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("tallest_ties", "tied_places"), OPTIONS)
def test_sl_40_to_sl_45_all_rankings(players: int, tallest_ties: str, tied_places: str) -> None:
    game = load(players, tallest_ties=tallest_ties, tied_places=tied_places)
    choose = random.Random(luck_seed(players))
    for seed in range(3):
        match = game.match(seed=seed)
        while not match.over:
            moves = match.legal()
            match.play(choose.choice([move for move in moves if move.startswith("build")] or moves))
        position = match.position()
        for ranking, points in position["standings"].items():
            assert points == ranked(game, position["houses"], ranking), ranking


def test_sl_43_groups_over_the_whole_board() -> None:
    """A group that winds from the top of the board to its bottom."""
    game = load()
    column = {f"f{row}": {"seat": 0, "storeys": 1} for row in (1, 2, 3, 4, 5, 7, 8, 9, 10, 11)}
    bottom = {plot: {"seat": 0, "storeys": 1} for plot in ("e11", "d11", "d10", "d9", "c9")}
    row = {plot: {"seat": 1, "storeys": 1} for plot in ("g6", "h6", "i6", "j6", "k6", "k7", "k8", "k5", "j5", "i5")}
    match = game.position({"houses": column | bottom | row})
    assert largest_group(set(column | bottom)) == 10
    assert match.view()["standings"]["C"] == [10, 10]
    longer = {"b9": {"seat": 0, "storeys": 1}}
    assert game.position({"houses": column | bottom | row | longer}).view()["standings"]["C"] == [10, 6]
