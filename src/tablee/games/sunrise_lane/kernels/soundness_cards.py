"""What is impossible about the cards of Sunrise Lane: none may be lost, and no hand too big."""

from tablee.core.kernel import kernel
from tablee.games.sunrise_lane.declarations import (
    ACTING,
    BAD_CARDS,
    BAD_DEALING,
    BAD_DRAWING,
    BAD_HAND_LIMIT,
    BAD_HAND_SIZE,
    BAD_NEGATIVE,
    BAD_PILE_SIZE,
    COLOURS,
    DEALING,
    DISCARDING,
    DISTRICTS_FULL,
    DRAWING,
    FINISH_ROUND,
    FINISHED,
    MOST_PLAYERS,
    SOUND,
)
from tablee.games.sunrise_lane.kernels.state import DRAW_AFTER_BUILDING, DRAW_INSTEAD, EMPTY, FIRST_HAND, HAND_LIMIT

# --- cards ------------------------------------------------------------------------------------------------------------


@kernel
def card_fault(box, state):
    """SL-03, SL-21: every card is in a hand, in the pile or on the discard pile, and the sizes are right."""
    pile = 0
    for colour in range(COLOURS):
        cards = state.pile[colour] + state.discard[colour]
        if state.pile[colour] < 0 or state.discard[colour] < 0:
            return BAD_NEGATIVE
        for seat in range(MOST_PLAYERS):
            if state.hand[seat, colour] < 0:
                return BAD_NEGATIVE
            cards += state.hand[seat, colour]
        if cards != box.cards:
            return BAD_CARDS
        pile += state.pile[colour]
    if pile != state.pile_size:
        return BAD_PILE_SIZE
    for seat in range(MOST_PLAYERS):
        cards = 0
        for colour in range(COLOURS):
            cards += state.hand[seat, colour]
        if cards != state.cards[seat] or (seat >= box.players and cards > 0):
            return BAD_HAND_SIZE
    return SOUND


@kernel
def hand_fault(box, state):
    """SL-17, SL-18, SL-19: five cards at most, but for a seat that draws or discards; the chain was paid for."""
    if state.phase == DEALING:
        return dealing_fault(box, state)
    for seat in range(box.players):
        if seat != state.turn and state.cards[seat] > HAND_LIMIT:
            return BAD_HAND_LIMIT
    cards, drawn = state.cards[state.turn], 0
    if state.phase == DRAWING:
        owed = DRAW_INSTEAD if state.links == 0 else DRAW_AFTER_BUILDING
        if state.to_draw < 1 or state.to_draw > owed or state.pile_size == 0:
            return BAD_DRAWING
        drawn = owed - state.to_draw
    elif state.to_draw != 0:
        return BAD_DRAWING
    if state.phase == DISCARDING:
        return SOUND if HAND_LIMIT < cards <= HAND_LIMIT + DRAW_INSTEAD else BAD_HAND_LIMIT
    if state.phase == FINISHED and (state.ending != DISTRICTS_FULL or box.districts_full == FINISH_ROUND):
        return SOUND if cards <= HAND_LIMIT else BAD_HAND_LIMIT
    if cards - drawn + cards_played(state) > HAND_LIMIT:
        return BAD_HAND_LIMIT
    return unpaid_fault(box, state) if state.phase == ACTING else SOUND


@kernel
def dealing_fault(box, state):
    """SL-06: three cards each in seat order, before anything else."""
    for plot in range(box.plots):
        if state.owner[plot] != EMPTY:
            return BAD_DEALING
    for colour in range(COLOURS):
        if state.discard[colour] != 0:
            return BAD_DEALING
    if state.to_draw < 1 or state.to_draw > FIRST_HAND:
        return BAD_DEALING
    for seat in range(box.players):
        cards = FIRST_HAND if seat < state.turn else 0
        if seat == state.turn:
            cards = FIRST_HAND - state.to_draw
        if state.cards[seat] != cards:
            return BAD_DEALING
    return SOUND


@kernel
def cards_played(state):
    """SL-12, SL-16: the cards that this turn's chain has cost."""
    cards = 0
    for link in range(state.links):
        storeys = state.storeys[state.chain[link]]
        cards += storeys if storeys > 0 else 1
    return cards


@kernel
def unpaid_fault(box, state):
    """SL-12: the cards of this turn's houses are still on the discard pile."""
    for colour in range(COLOURS):
        played = 0
        for link in range(state.links):
            if box.colour[state.chain[link]] == colour:
                played += state.storeys[state.chain[link]]
        if played > state.discard[colour]:
            return BAD_CARDS
    return SOUND
