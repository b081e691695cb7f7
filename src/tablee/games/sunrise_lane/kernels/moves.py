"""What an action is called, and which action a move is."""

from tablee.core.kernel import kernel
from tablee.core.rows import WRITTEN, write
from tablee.games.sunrise_lane.declarations import (
    ALLOWED,
    BUILD,
    DEAL_CARD,
    DISCARD_CARD,
    DRAW_TWO,
    MOST_STOREYS,
    NO_CARDS,
    NO_CARDS_PLAYED,
    NO_SUCH_COLOUR,
    OFF_THE_BOARD,
    ON_FOUNTAIN,
    ON_SCENERY,
    PARK_HERE,
    STOP_BUILDING,
    TOO_FEW_CARDS,
    TOO_FEW_PIECES,
)
from tablee.games.sunrise_lane.kernels.actions import DEAL, DISCARD, DRAW, PLOT_MOVES, STOP
from tablee.games.sunrise_lane.kernels.legal import forbids
from tablee.games.sunrise_lane.kernels.state import NOWHERE


@kernel
def spell(box, state, action, rows):
    """SL-10: build a house or a park, stop, draw, discard; or the card that luck deals."""
    other = action - box.plots * PLOT_MOVES
    if other < 0:
        plot, choice = action // PLOT_MOVES, action % PLOT_MOVES
        if choice < MOST_STOREYS:
            write(rows, 0, BUILD, box.cell[plot], choice + 1)
        else:
            write(rows, 0, PARK_HERE, box.cell[plot], choice - MOST_STOREYS)
    elif other == STOP:
        write(rows, 0, STOP_BUILDING)
    elif other == DRAW:
        write(rows, 0, DRAW_TWO)
    elif other < DEAL:
        write(rows, 0, DISCARD_CARD, other - DISCARD)
    else:
        write(rows, 0, DEAL_CARD, other - DEAL)


@kernel
def find(box, state, rows):
    """SL-03, SL-04, SL-12: the action of a move; a cell that is no plot, a colour or a number that nobody has."""
    move, others = rows[0, 0], box.plots * PLOT_MOVES
    if move == STOP_BUILDING:
        return others + STOP
    if move == DRAW_TWO:
        return others + DRAW
    if move in (DISCARD_CARD, DEAL_CARD):
        if rows[0, 1] == WRITTEN:
            return -NO_SUCH_COLOUR
        return others + (DISCARD if move == DISCARD_CARD else DEAL) + int(rows[0, 1])
    return find_building(box, state, move, int(rows[0, 1]), int(rows[0, 2]))


@kernel
def find_building(box, state, move, cell, choice):
    """SL-04, SL-12, SL-16: a house of so many cards, or a park for a card, in a cell."""
    plot = plot_at(box, cell)
    if plot == NOWHERE:
        return -OFF_THE_BOARD if cell == WRITTEN else -ON_FOUNTAIN if cell == box.fountain else -ON_SCENERY
    first = plot * PLOT_MOVES
    if move == PARK_HERE:
        return -NO_SUCH_COLOUR if choice == WRITTEN else first + MOST_STOREYS + choice
    if 1 <= choice <= MOST_STOREYS:
        return first + choice - 1
    reason = forbids(box, state, first + MOST_STOREYS - 1)
    if reason in (ALLOWED, NO_CARDS, TOO_FEW_CARDS, TOO_FEW_PIECES):
        return -NO_CARDS_PLAYED if choice == 0 else -NO_CARDS if reason == NO_CARDS else -TOO_FEW_CARDS
    return -reason


@kernel
def plot_at(box, cell):
    """SL-04: the plot in a cell, NOWHERE if it is none."""
    for plot in range(box.plots):
        if box.cell[plot] == cell:
            return plot
    return NOWHERE
