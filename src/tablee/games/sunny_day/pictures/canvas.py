"""Sunny Day as a picture, from what `match.view` gives."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tablee.core.game import Game
from tablee.games.sunny_day.declarations import SIDES

WIDTH, TABLE_HEIGHT, TABLEAUX_HEIGHT = 720, 420, 220
MOST_SIDE = 46
GROUND, TILE, LAST, INK = "#f5efe0", "#fffaf0", "#ffe9a8", "#222222"
HALVES = {
    "P": "#c2559b", "W": "#3b6fc4", "C": "#7fc8e8", "L": "#3d9a50", "S": "#f2b705", "T": "#d6402b", "K": "#8c5a33",
}  # fmt: skip
SEATS = ("#c45500", "#4b2a8c", "#00688b", "#333333", "#7a7a00")

Tiles = Sequence[Mapping[str, Any]]


def draw(game: Game, view: Mapping[str, Any], canvas_of: Callable[[int, int, str], Any]) -> Any:
    """SD-10, SD-16: the table, everybody's tableau, tokens and tiles in hand; sides wear their picture's colour."""
    canvas = canvas_of(WIDTH, TABLE_HEIGHT + TABLEAUX_HEIGHT, GROUND)
    _draw_tiles(canvas, view["table"], (0, 0, WIDTH, TABLE_HEIGHT), view["last"])
    width = WIDTH / game.players
    for seat in range(game.players):
        _draw_seat(canvas, seat, (seat * width, TABLE_HEIGHT, width, TABLEAUX_HEIGHT), view)
    return canvas


def _draw_seat(canvas: Any, seat: int, area: tuple[float, float, float, float], view: Mapping[str, Any]) -> None:
    x, y, width, height = area
    canvas.disc(x + 16, y + 14, 9, SEATS[seat], INK if view["turn"] == seat else None)
    held = len(view["hands"][seat])
    canvas.text(x + 32, y + 14, f"{view['tokens'][seat]} tokens, {held} in hand", 11, INK, "lm")
    if "tableaux" in view:
        _draw_tiles(canvas, view["tableaux"][seat], (x, y + 28, width, height - 28), None)
    else:
        canvas.text(x + width / 2, y + 80, f"{len(view['stacks'][seat])} tiles", 15, INK)


def _draw_tiles(canvas: Any, tiles: Tiles, area: tuple[float, float, float, float], last: str | None) -> None:
    """Tiles in their cells, as large as the area allows."""
    if not tiles:
        return
    left, top = min(tile["x"] for tile in tiles), min(tile["y"] for tile in tiles)
    across = max(tile["x"] for tile in tiles) - left + 1
    down = max(tile["y"] for tile in tiles) - top + 1
    side = min(MOST_SIDE, (area[2] - 12) / across, (area[3] - 12) / down)
    x, y = area[0] + (area[2] - side * across) / 2, area[1] + (area[3] - side * down) / 2
    for tile in tiles:
        corner = (x + (tile["x"] - left) * side, y + (tile["y"] - top) * side)
        _draw_tile(canvas, corner, side, tile, tile["tile"] == last)


def _draw_tile(canvas: Any, corner: tuple[float, float], side: float, tile: Mapping[str, Any], is_last: bool) -> None:
    x, y = corner
    canvas.box(x + 0.5, y + 0.5, side - 1, side - 1, LAST if is_last else TILE, INK)
    middle, deep, wide = side / 2, side * 0.3, side * 0.22
    for number in range(SIDES):
        letter = tile["tile"][(number - tile["turns"]) % SIDES]
        along, across = ((0, -1), (1, 0), (0, 1), (-1, 0))[number], ((1, 0), (0, 1), (-1, 0), (0, -1))[number]
        edge = (x + middle + along[0] * (middle - 1.5), y + middle + along[1] * (middle - 1.5))
        tip = (x + middle + along[0] * (middle - deep), y + middle + along[1] * (middle - deep))
        one = (edge[0] + across[0] * wide, edge[1] + across[1] * wide)
        two = (edge[0] - across[0] * wide, edge[1] - across[1] * wide)
        canvas.polygon([one, tip, two], HALVES[letter])
