"""The observation tensor of Sunrise Lane: what SL-21 lets a seat know, itself first, the board as planes."""

from tablee.core.encoding import Encoding, Part
from tablee.core.kernel import kernel
from tablee.core.machine import lowest_bit
from tablee.core.tensors import seat_after, seats_away, write, write_one_hot
from tablee.games.sunrise_lane.declarations import COLOURS, MOST_PLAYERS, PHASE, SIDE
from tablee.games.sunrise_lane.kernels.legal import open_plots
from tablee.games.sunrise_lane.kernels.state import EMPTY, PARK, WORD_PLOTS, WORDS

CELLS = SIDE * SIDE
PHASES = len(PHASE.names)
PARK_PLANE = MOST_PLAYERS
OPEN_PLANE = PARK_PLANE + 1
PLANES = OPEN_PLANE + 1
PLANE_BITS = 10
PLANE_MASK = (1 << PLANE_BITS) - 1
SEAT_NUMBERS = 5
COUNTS = 8
OPTIONS = 3


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
    cursor = write(out, cursor, state.built)
    cursor = write(out, cursor, 1 if state.due != 0 else 0)
    cursor = write(out, cursor, box.players)
    cursor = write(out, cursor, box.districts_full)
    cursor = write(out, cursor, box.tallest_ties)
    cursor = write(out, cursor, box.tied_places)
    write_one_hot(out, cursor, PHASES, state.phase)


@kernel
def observe_board(box, state, seat, out):
    """SL-04, SL-11: storeys by owner, parks, and where one may build now."""
    cells, owners, storeys, planes = box.cell, state.owner, state.storeys, owners_planes(box, seat)
    for index in range(PLANES * CELLS):
        out[index] = 0
    for plot in range(box.plots):
        owner = int(owners[plot])
        out[(planes >> (PLANE_BITS * (owner - EMPTY)) & PLANE_MASK) + cells[plot]] = storeys[plot] + (owner == PARK)
    for word in range(WORDS):
        plots = int(open_plots(box, state, word))
        while plots != 0:
            out[OPEN_PLANE * CELLS + cells[word * WORD_PLOTS + lowest_bit(plots)]] = 1
            plots &= plots - 1


@kernel
def owners_planes(box, seat):
    """Where the plane of each owner begins, from EMPTY on, as one number: to look it up takes no guess.

    Nobody's plots have no storeys, and may be written into any plane.
    """
    planes = PARK_PLANE * CELLS << (PLANE_BITS * (PARK - EMPTY))
    for other in range(box.players):
        planes |= seats_away(box, seat, other) * CELLS << (PLANE_BITS * (other - EMPTY))
    return planes


@kernel
def observe_seats(box, state, seat, out, cursor):
    """SL-05, SL-21, SL-30: points, pieces and number of cards; who is in turn, and who plays last in the round."""
    for step in range(MOST_PLAYERS):
        other = seat_after(box, seat, step)
        cursor = write(out, cursor, state.dots[other])
        cursor = write(out, cursor, state.pieces[other])
        cursor = write(out, cursor, state.cards[other])
        cursor = write(out, cursor, 1 if state.turn == other else 0)
        cursor = write(out, cursor, 1 if other == box.players - 1 else 0)
    return cursor


ENCODING = Encoding(
    parts=(
        Part(
            "board",
            (PLANES, SIDE, SIDE),
            "storeys of each seat's houses (one plane a seat), parks, plots open for building now; what never changes "
            "in an edition (colours, dots, districts) is not repeated: see `game.box`",
        ),
        Part("seats", (MOST_PLAYERS, SEAT_NUMBERS), "points, pieces left, number of cards, in turn, last in the round"),
        Part("hand", (COLOURS,), "one's own cards, by colour"),
        Part("discard", (COLOURS,), "the discard pile, by colour"),
        Part(
            "counts",
            (COUNTS,),
            "draw pile, parks left, park built, links of the chain, idle rounds, something built in this round, end is "
            "due, players",
        ),
        Part("options", (OPTIONS,), "districts_full, tallest_ties, tied_places, by their values' places"),
        Part("phase", (PHASES,), "one-hot: " + ", ".join(PHASE.names)),
    ),
    observe=observe,
)
