"""The observation tensor of Sunrise Lane: what SL-21 lets a seat know, itself first, the board as planes."""

from tablee.core.encoding import Encoding, Part
from tablee.core.kernel import kernel
from tablee.core.tensors import seat_after, write, write_one_hot
from tablee.games.sunrise_lane.rules import open_plots
from tablee.games.sunrise_lane.state import (
    COLOURS,
    EMPTY,
    MOST_PLAYERS,
    PARK,
    PHASE_NAMES,
    PLACES,
    SIDE,
    WORD_PLOTS,
    WORDS,
)

CELLS = SIDE * SIDE
PHASES = len(PHASE_NAMES)
PARK_PLANE = MOST_PLAYERS
OPEN_PLANE = PARK_PLANE + 1
PLANES = OPEN_PLANE + 1
OWNERS, STOREYS = PARK_PLANE * CELLS, OPEN_PLANE * CELLS
SEAT_NUMBERS = 4
COUNTS = 7


@kernel
def observe(box, state, seat, out):
    """SL-21: the board, the counts and the discard pile are open, of the cards only one's own."""
    observe_board(box, state, seat, out)
    cursor = observe_seats(box, state, seat, out, PLANES * CELLS)
    for colour in range(COLOURS):
        cursor = write(out, cursor, state.hand[seat, colour])
    for colour in range(COLOURS):
        cursor = write(out, cursor, state.discard[colour])
    cursor = write(out, cursor, state.pile_size)
    cursor = write(out, cursor, state.parks)
    cursor = write(out, cursor, state.park_built)
    cursor = write(out, cursor, state.links)
    cursor = write(out, cursor, state.idle)
    cursor = write(out, cursor, 1 if state.due != 0 else 0)
    cursor = write(out, cursor, box.players)
    write_one_hot(out, cursor, PHASES, state.phase)


@kernel
def observe_board(box, state, seat, out):
    """SL-04, SL-11: storeys by owner, parks, and where one may build now."""
    spread_plots(box, state, out)
    for step in range(MOST_PLAYERS):
        other = seat_after(box, seat, step)
        for cell in range(CELLS):
            out[step * CELLS + cell] = out[STOREYS + cell] if out[OWNERS + cell] == other else 0
    for cell in range(CELLS):
        out[OWNERS + cell] = 1 if out[OWNERS + cell] == PARK else 0
        out[STOREYS + cell] = 0
    for word in range(WORDS):
        plots = int(open_plots(box, state, word))
        while plots != 0:
            bit = plots & -plots
            plots ^= bit
            out[OPEN_PLANE * CELLS + box.cell[word * WORD_PLOTS + box.place[bit % PLACES]]] = 1


@kernel
def spread_plots(box, state, out):
    """SL-04: owners and storeys by cell, in the last two planes for now: planes made from planes need no branches."""
    cells, owners, storeys = box.cell, state.owner, state.storeys
    for cell in range(CELLS):
        out[OWNERS + cell] = EMPTY
        out[STOREYS + cell] = 0
    for plot in range(box.plots):
        cell = cells[plot]
        out[OWNERS + cell] = owners[plot]
        out[STOREYS + cell] = storeys[plot]


@kernel
def observe_seats(box, state, seat, out, cursor):
    """SL-05, SL-21: points, pieces and number of cards; who is in turn."""
    for step in range(MOST_PLAYERS):
        other = seat_after(box, seat, step)
        cursor = write(out, cursor, state.dots[other])
        cursor = write(out, cursor, state.pieces[other])
        cursor = write(out, cursor, state.cards[other])
        cursor = write(out, cursor, 1 if state.turn == other else 0)
    return cursor


ENCODING = Encoding(
    parts=(
        Part(
            "board",
            (PLANES, SIDE, SIDE),
            "storeys of each seat's houses (one plane a seat), parks, plots open for building now; what never changes "
            "in an edition (colours, dots, districts) is not repeated: see `game.box`",
        ),
        Part("seats", (MOST_PLAYERS, SEAT_NUMBERS), "points, pieces left, number of cards, in turn"),
        Part("hand", (COLOURS,), "one's own cards, by colour"),
        Part("discard", (COLOURS,), "the discard pile, by colour"),
        Part(
            "counts",
            (COUNTS,),
            "draw pile, parks left, park built, links of the chain, idle rounds, end is due, players",
        ),
        Part("phase", (PHASES,), "one-hot: " + ", ".join(PHASE_NAMES)),
    ),
    observe=observe,
)
