"""Facts as a state.

A position is given by its primary facts; what follows from them (pieces, dots, standings) is worked out, and where it
is given, too, it has only to agree.
"""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rows import HIDDEN, NONE, count_given, given
from tablee.games.sunrise_lane.declarations import (
    ACTING,
    BAD_CARDS,
    BAD_CHAIN,
    BAD_HAND_LIMIT,
    BAD_HAND_SIZE,
    BAD_HOUSE,
    BAD_PARKS,
    BAD_PIECES,
    BAD_SCENERY,
    COLOURS,
    DEALING,
    DISTRICTS_FULL,
    DRAWING,
    F_BUILT,
    F_CHAIN,
    F_DISCARD,
    F_DUE,
    F_ENDING,
    F_HAND_SIZES,
    F_HANDS,
    F_HOUSES,
    F_IDLE,
    F_PARKS,
    F_PHASE,
    F_PILE,
    F_PILE_SIZE,
    F_ROUND,
    F_TO_DRAW,
    F_TURN,
    FINISH_ROUND,
    FINISHED,
    IMMEDIATE,
    MOST_PLAYERS,
    NOT_ENDED,
    NOTHING_BUILT,
    PIECES_USED,
    SOUND,
)
from tablee.games.sunrise_lane.kernels.apply import are_districts_full
from tablee.games.sunrise_lane.kernels.moves import plot_at
from tablee.games.sunrise_lane.kernels.state import (
    DRAW_AFTER_BUILDING,
    DRAW_INSTEAD,
    EMPTY,
    FEW_PIECES,
    FIRST_HAND,
    HAND_LIMIT,
    MOST_LINKS,
    MOST_PLOTS,
    NOWHERE,
    PARK,
    WORD_PLOTS,
    WORDS,
)


@kernel
def settle(box, state, rows, count):
    """What is given, and what follows from it; what is left out is as in a turn that just begins."""
    fault = settle_board(box, state, rows, count)
    if fault == SOUND:
        fault = settle_turn(box, state, rows, count)
    if fault == SOUND:
        fault = settle_hands(box, state, rows, count)
    if fault == SOUND:
        fault = settle_pile(box, state, rows, count)
    settle_end(box, state, rows, count)
    return fault


@kernel
def settle_board(box, state, rows, count):
    """SL-01, SL-02, SL-12, SL-16: houses and parks, and what is left of pieces and tokens."""
    parks = int(box.parks)
    for plot in range(MOST_PLOTS):
        state.owner[plot] = EMPTY
    for seat in range(box.players):
        state.pieces[seat] = box.pieces
    for row in range(count):
        if rows[row, 0] != F_HOUSES and rows[row, 0] != F_PARKS:
            continue
        plot = plot_at(box, rows[row, 1])
        if plot == NOWHERE:
            return BAD_SCENERY
        if state.owner[plot] != EMPTY:
            return BAD_HOUSE
        if rows[row, 0] == F_PARKS:
            state.owner[plot] = PARK
            parks -= 1
            continue
        seat, storeys = int(rows[row, 2]), 1 if rows[row, 3] == NONE else int(rows[row, 3])
        if seat == NONE:
            return BAD_HOUSE
        if storeys > state.pieces[seat]:
            return BAD_PIECES
        state.owner[plot], state.storeys[plot] = seat, storeys
        state.pieces[seat] -= storeys
        state.dots[seat] += storeys * box.dots[plot]
    if parks < 0:
        return BAD_PARKS
    state.parks = parks
    settle_masks(box, state)
    return SOUND


@kernel
def settle_masks(box, state):
    """SL-11: which plots are occupied, and which border on something."""
    for word in range(WORDS):
        state.bordering[word] = box.by_fountain[word]
    for plot in range(box.plots):
        if state.owner[plot] != EMPTY:
            state.occupied[plot // WORD_PLOTS] |= 1 << (plot % WORD_PLOTS)
            for word in range(WORDS):
                state.bordering[word] |= box.beside[plot, word]


@kernel
def settle_turn(box, state, rows, count):
    """SL-07, SL-10, SL-15: whose turn it is, what it has built, and what it still draws."""
    state.phase = given(rows, count, F_PHASE, ACTING)
    state.turn = given(rows, count, F_TURN, 0)
    state.actor = state.turn
    if state.phase == DEALING or state.phase == DRAWING:
        state.actor = CHANCE
    elif state.phase == FINISHED:
        state.actor = OVER
    for link in range(MOST_LINKS):
        state.chain[link] = NOWHERE
    for row in range(count):
        if rows[row, 0] == F_CHAIN:
            plot = plot_at(box, rows[row, 1])
            if plot == NOWHERE or state.links == MOST_LINKS:
                return BAD_CHAIN
            state.chain[state.links] = plot
            state.links += 1
            if state.owner[plot] == PARK:
                state.park_built = 1
    owed = 0
    if state.phase == DEALING:
        owed = FIRST_HAND
    elif state.phase == DRAWING:
        owed = DRAW_INSTEAD if state.links == 0 else DRAW_AFTER_BUILDING
    state.to_draw = given(rows, count, F_TO_DRAW, owed)
    state.idle = given(rows, count, F_IDLE, 0)
    first_round = 0 if state.phase == DEALING else max(1, state.idle + (0 if state.phase == FINISHED else 1))
    state.round = given(rows, count, F_ROUND, first_round)
    return SOUND


@kernel
def settle_hands(box, state, rows, count):
    """SL-06, SL-21: the cards in the hands; of a hidden one the number."""
    for row in range(count):
        if rows[row, 0] == F_HANDS:
            seat, colour = int(rows[row, 1]), int(rows[row, 2])
            if colour == HIDDEN:
                state.cards[seat] = hidden_size(rows, count, seat)
                if state.cards[seat] < 0:
                    return BAD_HAND_SIZE
            elif colour == NONE or state.cards[seat] == HAND_LIMIT + DRAW_INSTEAD:
                return BAD_HAND_LIMIT
            else:
                state.hand[seat, colour] += 1
                state.cards[seat] += 1
    return SOUND


@kernel
def hidden_size(rows, count, seat):
    """How many cards are given for a hand that is hidden; below 0 if that is not given."""
    for row in range(count):
        if rows[row, 0] == F_HAND_SIZES and rows[row, 1] == seat and rows[row, 2] != NONE:
            return int(rows[row, 2])
    return -1


@kernel
def settle_pile(box, state, rows, count):
    """SL-03, SL-20: the piles; what is nowhere else is in the draw pile."""
    for row in range(count):
        if rows[row, 0] == F_DISCARD and rows[row, 2] != NONE:
            state.discard[rows[row, 1]] = rows[row, 2]
    hidden = False
    for colour in range(COLOURS):
        left = box.cards - state.discard[colour]
        for seat in range(MOST_PLAYERS):
            left -= state.hand[seat, colour]
        if count_given(rows, count, F_PILE) > 0:
            left = 0
        if left < 0:
            return BAD_CARDS
        state.pile[colour] = left
    for row in range(count):
        if rows[row, 0] == F_PILE:
            if rows[row, 1] == NONE:
                hidden = True
            elif rows[row, 2] != NONE:
                state.pile[rows[row, 1]] = rows[row, 2]
    for colour in range(COLOURS):
        state.pile_size += state.pile[colour]
    if hidden:
        state.pile_size = given(rows, count, F_PILE_SIZE, 0)
    return SOUND


@kernel
def settle_end(box, state, rows, count):
    """SL-30, SL-31, SL-32: which end is due, and which has come."""
    full = are_districts_full(box, state)
    due = NOT_ENDED
    for seat in range(box.players):
        if state.pieces[seat] <= FEW_PIECES:
            due = PIECES_USED
    if due == NOT_ENDED and full and box.districts_full == FINISH_ROUND:
        due = DISTRICTS_FULL
    state.due = given(rows, count, F_DUE, due)
    state.built = given(rows, count, F_BUILT, 1 if state.links > 0 or state.due != NOT_ENDED else 0)
    ending = NOT_ENDED
    if state.phase == FINISHED:
        ending = int(state.due) if state.due != NOT_ENDED else NOTHING_BUILT
        if full and box.districts_full == IMMEDIATE:
            ending = DISTRICTS_FULL
    state.ending = given(rows, count, F_ENDING, ending)
