"""Sunrise Lane as a picture, from what `match.view` gives."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tablee.games.sunrise_lane.declarations import COLOUR, SIDE
from tablee.games.sunrise_lane.edition import cell_name

if TYPE_CHECKING:
    from tablee.games.sunrise_lane.game import SunriseLane

CELL, MARGIN, PANEL = 40, 12, 190
GROUND, CROSS, WATER, PARK, INK = "#e9e4d4", "#d8cdb0", "#4aa3df", "#2e7d4f", "#222222"
PLOTS = {"yellow": "#f4d35e", "green": "#95d5a0", "red": "#ee8a84", "blue": "#8fc1ec", "pink": "#e3a8dd"}
SEATS = ("#c45500", "#4b2a8c", "#00688b", "#333333")


def draw(game: "SunriseLane", view: Mapping[str, Any], canvas_of: Callable[[int, int, str], Any]) -> Any:
    """SL-04: the board with houses and parks, and beside it what everybody has."""
    side = SIDE * CELL + 2 * MARGIN
    canvas = canvas_of(side + PANEL, side, GROUND)
    board = game.board()
    plots = board["plots"]
    for row in range(SIDE):
        for column in range(SIDE):
            x, y = MARGIN + column * CELL, MARGIN + row * CELL
            name = cell_name((row, column))
            if name == board["fountain"]:
                canvas.box(x + 1, y + 1, CELL - 2, CELL - 2, GROUND)
                canvas.disc(x + CELL / 2, y + CELL / 2, CELL / 2.6, WATER, "white")
            elif name in plots:
                _draw_plot(canvas, x, y, name, plots[name], view)
    _draw_panel(canvas, side, game, view)
    return canvas


def _draw_plot(canvas: Any, x: float, y: float, name: str, plot: Mapping[str, Any], view: Mapping[str, Any]) -> None:
    outline = INK if name in view["chain"] else None if plot["district"] else CROSS
    canvas.box(x + 1, y + 1, CELL - 2, CELL - 2, PLOTS[plot["colour"]], outline)
    house = view["houses"].get(name)
    middle = x + CELL / 2
    if house is not None:
        roof = [(x + 5, y + 18), (middle, y + 5), (x + CELL - 5, y + 18)]
        canvas.polygon(roof, SEATS[house["seat"]])
        canvas.box(x + 8, y + 17, CELL - 16, CELL - 23, SEATS[house["seat"]])
        canvas.text(middle, y + 25, str(house["storeys"]), 13, "white")
    elif name in view["parks"]:
        canvas.disc(middle, y + 16, 10, PARK)
        canvas.box(middle - 2, y + 24, 4, 10, "#7a5230")
    else:
        canvas.text(middle, y + CELL / 2, str(plot["dots"]), 14, INK)


def _draw_panel(canvas: Any, x: float, game: "SunriseLane", view: Mapping[str, Any]) -> None:
    canvas.text(x, 24, f"round {view['round']}", 15, INK, "lm")
    canvas.text(x, 44, f"draw pile {view['pile_size']}, parks {view['parks_left']}", 12, INK, "lm")
    for seat in range(game.players):
        y = 76 + 58 * seat
        in_turn = view["turn"] == seat and view["actor"] is not None
        canvas.disc(x + 10, y + 10, 10, SEATS[seat], INK if in_turn else None)
        canvas.text(x + 28, y + 4, f"{view['dots'][seat]} points", 15, INK, "lm")
        canvas.text(x + 28, y + 22, f"{view['pieces'][seat]} pieces, {view['hand_sizes'][seat]} cards", 12, INK, "lm")
    for number, colour in enumerate(COLOUR.names):
        y = 330 + 22 * number
        canvas.box(x, y, 16, 16, PLOTS[colour])
        canvas.text(x + 24, y + 8, f"{view['discard'][colour]} discarded", 12, INK, "lm")
