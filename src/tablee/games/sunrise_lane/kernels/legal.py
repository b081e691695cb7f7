"""What may be done in Sunrise Lane: the legal moves, and the reasons why others are not."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.machine import list_if, lowest_bit
from tablee.games.sunrise_lane.declarations import (
    ALLOWED,
    ALREADY_BUILDING,
    CARDS_FIRST,
    COLOURS,
    DISCARD_FIRST,
    DISCARDING,
    LUCK_DEALS,
    MATCH_OVER,
    MOST_STOREYS,
    NO_CARD_FOR_PARK,
    NO_CARD_TO_DISCARD,
    NO_CARDS,
    NO_NEED_TO_DISCARD,
    NO_PARKS_LEFT,
    NOT_BESIDE_ANYTHING,
    NOT_BESIDE_LAST,
    NOT_IN_PILE,
    NOTHING_BUILT_YET,
    OCCUPIED,
    SECOND_PARK,
    TOO_FEW_CARDS,
    TOO_FEW_PIECES,
)
from tablee.games.sunrise_lane.kernels.actions import DEAL, DISCARD, DRAW, PLOT_MOVES, STOP
from tablee.games.sunrise_lane.kernels.state import EMPTY, WORD_PLOTS, WORDS

# --- where and what may be built --------------------------------------------------------------------------------------


@kernel
def open_plots(box, state, word):
    """SL-11, SL-13, SL-15: empty, and beside the plot just built or, for the first of a turn, beside anything built."""
    if state.links == 0:
        return state.bordering[word] & ~state.occupied[word]
    return box.beside[state.chain[state.links - 1], word] & ~state.occupied[word]


@kernel
def is_open(box, state, plot):
    """SL-11, SL-13, SL-15: whether one may build on this plot now."""
    return (open_plots(box, state, plot // WORD_PLOTS) >> (plot % WORD_PLOTS)) & 1 == 1


@kernel
def most_storeys(box, state, plot):
    """SL-12, SL-14: one piece for each card of the plot's colour, so no more than there are of either."""
    cards = state.hand[state.turn, box.colour[plot]]
    pieces = state.pieces[state.turn]
    return cards if cards < pieces else pieces


@kernel
def may_build_park(state):
    """SL-16: once per turn, while tokens are left."""
    return state.park_built == 0 and state.parks > 0


# --- legal moves ------------------------------------------------------------------------------------------------------


@kernel
def legal(box, state, moves):
    """SL-10, SL-15, SL-18: build where it is open; stop if something was built, draw if nothing was."""
    if state.phase == DISCARDING:
        return legal_discards(box, state, moves)
    park = may_build_park(state)
    count = 0
    for word in range(WORDS):
        plots = open_plots(box, state, word)
        while plots != 0:
            count = legal_on_plot(box, state, word * WORD_PLOTS + lowest_bit(plots), park, moves, count)
            plots &= plots - 1
    moves[count] = box.plots * PLOT_MOVES + (DRAW if state.links == 0 else STOP)
    return count + 1


@kernel
def legal_on_plot(box, state, plot, park, moves, count):
    """SL-12, SL-16: a house with one card or more of the plot's colour, or a park for any one card."""
    first = plot * PLOT_MOVES
    for storeys in range(most_storeys(box, state, plot)):
        moves[count] = first + storeys
        count += 1
    if park:
        hand, seat = state.hand, state.turn
        for colour in range(COLOURS):
            count = list_if(moves, count, first + MOST_STOREYS + colour, hand[seat, colour] > 0)
    return count


@kernel
def legal_discards(box, state, moves):
    """SL-19: any card of the hand."""
    count = 0
    for colour in range(COLOURS):
        if state.hand[state.turn, colour] > 0:
            moves[count] = box.plots * PLOT_MOVES + DISCARD + colour
            count += 1
    return count


# --- refusals ---------------------------------------------------------------------------------------------------------


@kernel
def forbids(box, state, action):
    """SL-10: the reason why this may not be done now; luck's part is luck's alone."""
    other = action - box.plots * PLOT_MOVES
    if state.actor == OVER:
        return MATCH_OVER
    if state.actor == CHANCE:
        if other < DEAL:
            return CARDS_FIRST
        return ALLOWED if state.pile[other - DEAL] > 0 else NOT_IN_PILE
    if other >= DEAL:
        return LUCK_DEALS
    if state.phase == DISCARDING or other >= DISCARD:
        return forbids_discard(state, other - DISCARD)
    if other == STOP:
        return ALLOWED if state.links > 0 else NOTHING_BUILT_YET
    if other == DRAW:
        return ALLOWED if state.links == 0 else ALREADY_BUILDING
    return forbids_building(box, state, action // PLOT_MOVES, action % PLOT_MOVES)


@kernel
def forbids_discard(state, colour):
    """SL-19: discards come when the hand is too big, and before anything else."""
    if state.phase != DISCARDING:
        return NO_NEED_TO_DISCARD
    if colour < 0:
        return DISCARD_FIRST
    return ALLOWED if state.hand[state.turn, colour] > 0 else NO_CARD_TO_DISCARD


@kernel
def forbids_building(box, state, plot, choice):
    """SL-11, SL-13, SL-15: a plot must be empty and beside the right thing, whatever is built on it."""
    if not is_open(box, state, plot):
        if state.owner[plot] != EMPTY:
            return OCCUPIED
        return NOT_BESIDE_ANYTHING if state.links == 0 else NOT_BESIDE_LAST
    if choice < MOST_STOREYS:
        return forbids_house(box, state, plot, choice + 1)
    return forbids_park(state, choice - MOST_STOREYS)


@kernel
def forbids_house(box, state, plot, storeys):
    """SL-12, SL-14: as many cards of the colour, and as many pieces, as storeys."""
    if storeys <= most_storeys(box, state, plot):
        return ALLOWED
    cards = state.hand[state.turn, box.colour[plot]]
    if storeys <= cards:
        return TOO_FEW_PIECES
    return TOO_FEW_CARDS if cards > 0 else NO_CARDS


@kernel
def forbids_park(state, colour):
    """SL-16: one park a turn, from the tokens that are left, for a card that one holds."""
    if not may_build_park(state):
        return SECOND_PARK if state.park_built != 0 else NO_PARKS_LEFT
    return ALLOWED if state.hand[state.turn, colour] > 0 else NO_CARD_FOR_PARK
