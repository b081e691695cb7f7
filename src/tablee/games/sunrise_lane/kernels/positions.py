"""A state, or a view, as facts.

Hands and pile are hidden in a view, their sizes stay. `settling.py` is the way back.
"""

from tablee.core.kernel import kernel
from tablee.core.rows import HIDDEN, NONE, write
from tablee.games.sunrise_lane.declarations import (
    A1,
    B_FOUNTAIN,
    B_PLOTS,
    C_COLUMN,
    COLOURS,
    F_ACTOR,
    F_BUILT,
    F_CHAIN,
    F_DISCARD,
    F_DISCARD_SIZE,
    F_DOTS,
    F_DUE,
    F_ENDING,
    F_HAND_SIZES,
    F_HANDS,
    F_HOUSES,
    F_IDLE,
    F_PARKS,
    F_PARKS_LEFT,
    F_PHASE,
    F_PIECES,
    F_PILE,
    F_PILE_SIZE,
    F_ROUND,
    F_STANDINGS,
    F_TO_DRAW,
    F_TURN,
    F_TURN_POINTS,
)
from tablee.games.sunrise_lane.kernels.scoring import tally
from tablee.games.sunrise_lane.kernels.state import (
    EMPTY,
    PARK,
)


@kernel
def board(box, rows):
    """SL-04: the fountain's cell, and each plot's colour, dots and district."""
    count = write(rows, 0, B_FOUNTAIN, box.fountain)
    for plot in range(box.plots):
        count = write(rows, count, B_PLOTS, box.cell[plot], box.colour[plot], box.dots[plot], box.district[plot])
    return count


@kernel
def show(box, state, sheet, rows):
    """SL-21: everything on the table; hands and pile are hidden where their cards are not known."""
    count = write(rows, 0, F_PHASE, state.phase)
    count = write(rows, count, F_ROUND, state.round)
    count = write(rows, count, F_TURN, state.turn)
    count = write(rows, count, F_ACTOR, state.actor)
    count = show_buildings(box, state, rows, count)
    count = show_cards(box, state, rows, count)
    tally(box, state, sheet)
    for seat in range(box.players):
        count = write(rows, count, F_PIECES, seat, state.pieces[seat])
        count = write(rows, count, F_DOTS, seat, state.dots[seat])
        for column in range(A1, C_COLUMN + 1):
            count = write(rows, count, F_STANDINGS, column, seat, sheet[seat, column])
    count = write(rows, count, F_PARKS_LEFT, state.parks)
    count = write(rows, count, F_BUILT, state.built)
    count = write(rows, count, F_IDLE, state.idle)
    count = write(rows, count, F_DUE, state.due)
    return write(rows, count, F_ENDING, state.ending)


@kernel
def show_buildings(box, state, rows, count):
    """SL-12, SL-15, SL-16: houses and parks, and what this turn has built."""
    for plot in range(box.plots):
        if state.owner[plot] == PARK:
            count = write(rows, count, F_PARKS, box.cell[plot])
        elif state.owner[plot] != EMPTY:
            count = write(rows, count, F_HOUSES, box.cell[plot], state.owner[plot], state.storeys[plot])
    points = 0
    for link in range(state.links):
        plot = state.chain[link]
        points += state.storeys[plot] * box.dots[plot]
        count = write(rows, count, F_CHAIN, box.cell[plot])
    return write(rows, count, F_TURN_POINTS, points)


@kernel
def show_cards(box, state, rows, count):
    """SL-06, SL-20, SL-21: the hands, the draw pile and the discard pile."""
    for seat in range(box.players):
        held = 0
        for colour in range(COLOURS):
            held += state.hand[seat, colour]
            for _ in range(state.hand[seat, colour]):
                count = write(rows, count, F_HANDS, seat, colour)
        if held != state.cards[seat]:
            count = write(rows, count, F_HANDS, seat, HIDDEN)
        count = write(rows, count, F_HAND_SIZES, seat, state.cards[seat])
    known, discarded = 0, 0
    for colour in range(COLOURS):
        known += state.pile[colour]
        discarded += state.discard[colour]
        count = write(rows, count, F_PILE, colour, state.pile[colour])
        count = write(rows, count, F_DISCARD, colour, state.discard[colour])
    if known != state.pile_size:
        count = write(rows, count, F_PILE, NONE, HIDDEN)
    count = write(rows, count, F_PILE_SIZE, state.pile_size)
    count = write(rows, count, F_DISCARD_SIZE, discarded)
    return write(rows, count, F_TO_DRAW, state.to_draw)
