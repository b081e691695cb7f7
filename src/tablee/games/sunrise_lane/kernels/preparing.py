"""What follows from an edition, the number of players and the options."""

from tablee.core.kernel import kernel
from tablee.games.sunrise_lane.declarations import CROSS, SIDE
from tablee.games.sunrise_lane.kernels.actions import OTHER_MOVES, PLOT_MOVES
from tablee.games.sunrise_lane.kernels.state import WORD_PLOTS, WORDS


@kernel
def prepare(box):
    """SL-01, SL-04, SL-11, SL-31: the pieces of each player, and which plots are beside which."""
    box.pieces = box.pieces_each[box.players]
    box.actions = box.plots * PLOT_MOVES + OTHER_MOVES
    for word in range(WORDS):
        box.by_fountain[word] = box.districts[word] = 0
    for plot in range(box.plots):
        word, bit = plot // WORD_PLOTS, 1 << (plot % WORD_PLOTS)
        if is_beside(box.cell[plot], box.fountain):
            box.by_fountain[word] |= bit
        if box.district[plot] != CROSS:
            box.districts[word] |= bit
        for other_word in range(WORDS):
            box.beside[plot, other_word] = 0
        for other in range(box.plots):
            if is_beside(box.cell[plot], box.cell[other]):
                box.beside[plot, other // WORD_PLOTS] |= 1 << (other % WORD_PLOTS)


@kernel
def is_beside(one, other):
    """SL-04: whether two cells share a side."""
    down, across = abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE)
    return down + across == 1
