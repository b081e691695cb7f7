"""An edition of Sunrise Lane: its components as data, and the tables of the box that are computed from them."""

from dataclasses import dataclass
from typing import Annotated

import msgspec

from tablee.core.editions import Edition
from tablee.core.fields import Fields
from tablee.games.sunrise_lane.declarations import A1, A2, B1, B2, COLOUR, CROSS, DISTRICT, PLOT, SIDE
from tablee.games.sunrise_lane.kernels.state import MOST_PLOTS

PACKAGE = "tablee.games.sunrise_lane"
FOUNTAIN, SCENERY, CROSS_MARK = "##", ".", "+"
COLOUR_LETTERS = {name[0].upper(): colour for colour, name in enumerate(COLOUR.names)}
MOST_DOTS = 5

Cell = tuple[int, int]

Cards = Annotated[int, msgspec.Meta(ge=5, le=100)]
"""Enough that the pile can always be made anew: four hands of five and two cards drawn leave some."""
Parks = Annotated[int, msgspec.Meta(ge=0, le=100)]
Pieces = Annotated[int, msgspec.Meta(ge=3, le=100)]


class PiecesEach(msgspec.Struct, forbid_unknown_fields=True):
    """SL-01: pieces for each player, by the number of players."""

    two: Pieces = msgspec.field(name="2")
    three: Pieces = msgspec.field(name="3")
    four: Pieces = msgspec.field(name="4")


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """SL-04: the rows of the board, from the top."""

    rows: list[str]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """SL-01 to SL-04: what an edition file of Sunrise Lane says."""

    name: str
    cards_per_colour: Cards
    parks: Parks
    pieces: PiecesEach
    board: Board
    note: str = ""


@dataclass(frozen=True)
class Plot:
    """SL-04: a plot of the board: where it is, its colour, its dots and its district (or CROSS)."""

    cell: Cell
    colour: int
    dots: int
    district: int

    @property
    def name(self) -> str:
        return cell_name(self.cell)


@dataclass(frozen=True)
class Layout:
    """SL-04: the board of an edition: the fountain, and the plots in reading order."""

    fountain: Cell
    plots: tuple[Plot, ...]

    def beside(self, cell: Cell) -> list[int]:
        """The numbers of the plots that share a side with a cell."""
        row, column = cell
        around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        return [number for number, plot in enumerate(self.plots) if plot.cell in around]


def cell_name(cell: Cell) -> str:
    """A cell as the notation names it."""
    return PLOT.word(_number(cell))


def read_layout(edition: Edition, components: Components) -> Layout:
    """The board that an edition's rows describe, or an error that names the cell."""
    cells = [row.split() for row in components.board.rows]
    if len(cells) != SIDE or any(len(row) != SIDE for row in cells):
        counts = ", ".join(str(len(row)) for row in cells)
        raise edition.refused(PACKAGE, "rows", side=SIDE, got=counts or "-")
    found = {(row, column): cells[row][column] for row in range(SIDE) for column in range(SIDE)}
    fountains = [cell for cell, text in found.items() if text == FOUNTAIN]
    if len(fountains) != 1:
        raise edition.refused(PACKAGE, "fountain", mark=FOUNTAIN, count=len(fountains))
    fountain = fountains[0]
    plots = tuple(
        _read_plot(edition, cell, text, fountain) for cell, text in found.items() if text not in (FOUNTAIN, SCENERY)
    )
    layout = Layout(fountain, plots)
    _check_layout(edition, layout)
    return layout


def _read_plot(edition: Edition, cell: Cell, text: str, fountain: Cell) -> Plot:
    bare = text.removesuffix(CROSS_MARK)
    known = len(bare) == 2 and bare[0] in COLOUR_LETTERS and bare[1] in "123456789"
    if not known or int(bare[1]) > MOST_DOTS:
        letters = ", ".join(COLOUR_LETTERS)
        raise edition.refused(PACKAGE, "cell", cell=cell_name(cell), got=text, letters=letters, most=MOST_DOTS)
    district = CROSS if text.endswith(CROSS_MARK) else _quarter(cell, fountain)
    if district is None:
        raise edition.refused(PACKAGE, "cross", cell=cell_name(cell), better=f"{bare}{CROSS_MARK}")
    return Plot(cell, COLOUR_LETTERS[bare[0]], int(bare[1]), district)


def _quarter(cell: Cell, fountain: Cell) -> int | None:
    """SL-04: A1 top left, B1 top right, B2 bottom left, A2 bottom right; None in line with the fountain."""
    if cell[0] == fountain[0] or cell[1] == fountain[1]:
        return None
    top, left = cell[0] < fountain[0], cell[1] < fountain[1]
    return {(True, True): A1, (True, False): B1, (False, True): B2, (False, False): A2}[top, left]


def _check_layout(edition: Edition, layout: Layout) -> None:
    plots = layout.plots
    if len(plots) > MOST_PLOTS:
        raise edition.refused(PACKAGE, "too-many-plots", count=len(plots), most=MOST_PLOTS)
    for district in (A1, A2, B1, B2):
        if not any(plot.district == district for plot in plots):
            raise edition.refused(PACKAGE, "empty-district", district=DISTRICT.names[district])
    reached = set(layout.beside(layout.fountain))
    waiting = list(reached)
    while waiting:
        fresh = set(layout.beside(plots[waiting.pop()].cell)) - reached
        reached |= fresh
        waiting += fresh
    lost = [plot.name for number, plot in enumerate(plots) if number not in reached]
    if lost:
        raise edition.refused(PACKAGE, "unreachable", plots=", ".join(lost))


def fill_box(box: Fields, components: Components, layout: Layout) -> None:
    """SL-01 to SL-04: the components as numbers."""
    each = components.pieces
    for players, pieces in ((2, each.two), (3, each.three), (4, each.four)):
        box.pieces_each[players] = pieces
    box.parks, box.cards = components.parks, components.cards_per_colour
    box.fountain, box.plots = _number(layout.fountain), len(layout.plots)
    for number, plot in enumerate(layout.plots):
        box.cell[number], box.colour[number] = _number(plot.cell), plot.colour
        box.dots[number], box.district[number] = plot.dots, plot.district


def _number(cell: Cell) -> int:
    return cell[0] * SIDE + cell[1]
