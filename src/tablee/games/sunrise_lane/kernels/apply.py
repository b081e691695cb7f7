"""How a match of Sunrise Lane goes: the set-up, what moves do, the cards, the rounds and the end."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.games.sunrise_lane.declarations import (
    ACTING,
    COLOURS,
    DEALING,
    DISCARDING,
    DISTRICTS_FULL,
    DRAWING,
    FINISH_ROUND,
    FINISHED,
    MOST_PLAYERS,
    MOST_STOREYS,
    NOT_ENDED,
    NOTHING_BUILT,
    PIECES_USED,
)
from tablee.games.sunrise_lane.kernels.actions import DEAL, DISCARD, DRAW, PLOT_MOVES, STOP
from tablee.games.sunrise_lane.kernels.state import (
    DRAW_AFTER_BUILDING,
    DRAW_INSTEAD,
    EMPTY,
    FEW_PIECES,
    FIRST_HAND,
    HAND_LIMIT,
    IDLE_ROUNDS,
    MOST_LINKS,
    MOST_PLOTS,
    NOWHERE,
    PARK,
    WORD_PLOTS,
    WORDS,
)

# --- set-up -----------------------------------------------------------------------------------------------------------


@kernel
def start(box, state):
    """SL-01, SL-02, SL-03, SL-05, SL-06: pieces, parks and cards as the box has them, no points, hands to be dealt."""
    clear_board(box, state)
    for seat in range(MOST_PLAYERS):
        state.pieces[seat] = box.pieces if seat < box.players else 0
        state.dots[seat] = 0
        state.cards[seat] = 0
        for colour in range(COLOURS):
            state.hand[seat, colour] = 0
    for colour in range(COLOURS):
        state.pile[colour] = box.cards
        state.discard[colour] = 0
    state.pile_size = COLOURS * box.cards
    state.parks = box.parks
    state.round = 0
    state.due = NOT_ENDED
    state.ending = NOT_ENDED
    state.idle = 0
    state.built = 0
    begin_turn(state, 0)
    state.phase = DEALING
    state.to_draw = FIRST_HAND
    state.actor = CHANCE


@kernel
def clear_board(box, state):
    """SL-04, SL-11: nothing is built; only the plots around the fountain border on anything."""
    for plot in range(MOST_PLOTS):
        state.owner[plot] = EMPTY
        state.storeys[plot] = 0
    for word in range(WORDS):
        state.occupied[word] = 0
        state.bordering[word] = box.by_fountain[word]


# --- a turn -----------------------------------------------------------------------------------------------------------


@kernel
def apply(box, state, action):
    """SL-10: build, or draw; and what follows from either."""
    other = action - box.plots * PLOT_MOVES
    if other < 0:
        plot, choice = action // PLOT_MOVES, action % PLOT_MOVES
        if choice < MOST_STOREYS:
            build_house(box, state, plot, choice + 1)
        else:
            build_park(box, state, plot, choice - MOST_STOREYS)
    elif other == STOP:
        draw_cards(state, DRAW_AFTER_BUILDING)
    elif other == DRAW:
        draw_cards(state, DRAW_INSTEAD)
    elif other < DEAL:
        discard_down(box, state, other - DISCARD)
    else:
        take_card(box, state, other - DEAL)


@kernel
def build_house(box, state, plot, storeys):
    """SL-12, SL-14: a card and a piece for each storey, and the plot's dots for each, at once."""
    seat = state.turn
    pay(state, box.colour[plot], storeys)
    state.owner[plot] = seat
    state.storeys[plot] = storeys
    state.pieces[seat] -= storeys
    state.dots[seat] += storeys * box.dots[plot]
    extend_chain(box, state, plot)
    if state.pieces[seat] <= FEW_PIECES:
        announce_end(state, PIECES_USED)
    check_districts(box, state)


@kernel
def build_park(box, state, plot, colour):
    """SL-16: any one card for a token; no points and no piece."""
    pay(state, colour, 1)
    state.owner[plot] = PARK
    state.parks -= 1
    state.park_built = 1
    extend_chain(box, state, plot)
    check_districts(box, state)


@kernel
def pay(state, colour, cards):
    """SL-12, SL-16: cards played go face up on the discard pile."""
    state.hand[state.turn, colour] -= cards
    state.cards[state.turn] -= cards
    state.discard[colour] += cards


@kernel
def extend_chain(box, state, plot):
    """SL-11, SL-15: the next building of this turn must stand beside this one, later ones may stand beside it."""
    state.occupied[plot // WORD_PLOTS] |= 1 << (plot % WORD_PLOTS)
    for word in range(WORDS):
        state.bordering[word] |= box.beside[plot, word]
    state.chain[state.links] = plot
    state.links += 1
    state.built = 1


@kernel
def discard_down(box, state, colour):
    """SL-19: card by card, down to five; then the turn ends."""
    pay(state, colour, 1)
    if state.cards[state.turn] <= HAND_LIMIT:
        end_turn(box, state)


# --- cards ------------------------------------------------------------------------------------------------------------


@kernel
def draw_cards(state, count):
    """SL-17, SL-18: one card after building, two instead of it."""
    state.phase = DRAWING
    state.to_draw = count
    state.actor = CHANCE
    reshuffle(state)


@kernel
def reshuffle(state):
    """SL-20: where the next card is needed and the pile is empty, the discard pile becomes the new one."""
    if state.pile_size > 0:
        return
    for colour in range(COLOURS):
        state.pile[colour] = state.discard[colour]
        state.pile_size += state.discard[colour]
        state.discard[colour] = 0


@kernel
def take_card(box, state, colour):
    """SL-17, SL-18, SL-19: a card from the pile; with the last one the turn ends, unless the hand is too big now."""
    seat = state.turn
    state.pile[colour] -= 1
    state.pile_size -= 1
    state.hand[seat, colour] += 1
    state.cards[seat] += 1
    state.to_draw -= 1
    if state.to_draw > 0:
        reshuffle(state)
    elif state.phase == DEALING:
        deal_to_next(box, state)
    elif state.cards[seat] > HAND_LIMIT:
        state.phase = DISCARDING
        state.actor = seat
    else:
        end_turn(box, state)


@kernel
def deal_to_next(box, state):
    """SL-06, SL-07: three cards to each in seat order; then seat 0 starts."""
    if state.turn + 1 < box.players:
        state.turn += 1
        state.to_draw = FIRST_HAND
    else:
        state.round = 1
        begin_turn(state, 0)


# --- turns, rounds, and the end ---------------------------------------------------------------------------------------


@kernel
def begin_turn(state, seat):
    """SL-07, SL-10: the next seat builds or draws; nothing is built yet in this turn."""
    state.turn = seat
    state.actor = seat
    state.phase = ACTING
    state.to_draw = 0
    state.links = 0
    state.park_built = 0
    for link in range(MOST_LINKS):
        state.chain[link] = NOWHERE


@kernel
def end_turn(box, state):
    """SL-07: clockwise, in seat order."""
    if state.turn + 1 < box.players:
        begin_turn(state, state.turn + 1)
    else:
        end_round(state)


@kernel
def end_round(state):
    """SL-30, SL-31, SL-32: everyone has had the same number of turns; the match is over if that was due."""
    state.idle = 0 if state.built else state.idle + 1
    if state.due != NOT_ENDED:
        finish(state, state.due)
    elif state.idle == IDLE_ROUNDS:
        finish(state, NOTHING_BUILT)
    else:
        state.built = 0
        state.round += 1
        begin_turn(state, 0)


@kernel
def announce_end(state, ending):
    """SL-30, SL-31: this round is the last one."""
    if state.due == NOT_ENDED:
        state.due = ending


@kernel
def are_districts_full(box, state):
    """SL-31: no plot of A1, A2, B1 and B2 is empty; the cross does not count."""
    empty = 0
    for word in range(WORDS):
        empty |= box.districts[word] & ~state.occupied[word]
    return empty == 0


@kernel
def check_districts(box, state):
    """SL-31: full districts end the match at once, in the middle of the turn, or with the round."""
    if are_districts_full(box, state):
        if box.districts_full == FINISH_ROUND:
            announce_end(state, DISTRICTS_FULL)
        else:
            finish(state, DISTRICTS_FULL)


@kernel
def finish(state, ending):
    """SL-30, SL-31, SL-32: the match is over."""
    state.ending = ending
    state.phase = FINISHED
    state.to_draw = 0
    state.actor = OVER
