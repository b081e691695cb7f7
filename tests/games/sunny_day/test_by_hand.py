"""Legal moves and pictures worked out a second time, slowly, from position data alone."""

import random
from typing import Any

import pytest

from tests.support.luck import seed
from tests.support.sunny_day import load

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
Cells = dict[tuple[int, int], str]


def turned(letters: str, turns: int) -> str:
    return letters[4 - turns :] + letters[: 4 - turns]


def cells(tiles: list[dict[str, Any]]) -> Cells:
    return {(tile["x"], tile["y"]): turned(tile["tile"], tile["turns"]) for tile in tiles}


def fit(one: str, other: str, any_ice: bool) -> bool:
    if one in "TK" and other in "TK":
        return any_ice or one != other
    return one == other


def matches(area: Cells, tile: str, x: int, y: int, any_ice: bool) -> list[tuple[int, int]]:
    """The neighbours with which a tile would complete a picture."""
    return [
        (x + dx, y + dy)
        for side, (dx, dy) in enumerate(STEPS)
        if (x + dx, y + dy) in area and fit(tile[side], area[x + dx, y + dy][(side + 2) % 4], any_ice)
    ]


def placements(kind: str, area: Cells, tiles: list[str], any_ice: bool) -> set[str]:
    empty = {(x + dx, y + dy) for x, y in area for dx, dy in STEPS} - area.keys()
    return {
        f"{kind} {tile} {turns} {x},{y}"
        for x, y in empty
        for tile in tiles
        for turns in range(4)
        if matches(area, turned(tile, turns), x, y, any_ice)
    }


@pytest.mark.parametrize(("players", "halves"), [(2, "two_part"), (3, "any"), (5, "two_part")])
def test_legal_moves_and_pictures(players: int, halves: str) -> None:
    any_ice = halves == "any"
    match = load(players, ice_halves=halves).match(seed=seed(players))
    choose = random.Random(seed(players))
    while not match.over:
        said, seat = match.position(), match.actor
        assert isinstance(seat, int)
        own = cells(said["tableaux"][seat])
        if said["phase"] == "place":
            expected = placements("place", cells(said["table"]), said["hands"][seat], any_ice)
        elif own:
            expected = placements("arrange", own, said["collected"], any_ice)
        else:
            expected = {f"arrange {tile} 0 0,0" for tile in said["collected"]}
        assert set(match.legal()) == expected
        for number, tiles in enumerate(said["tableaux"]):
            area = cells(tiles)
            count = sum(len(matches(area, tile, x, y, any_ice)) for (x, y), tile in area.items()) // 2
            assert len(said["pictures"][number]) == count
            assert match.scores()[number] == len(tiles) + count
        match.play(choose.choice(match.legal()))
