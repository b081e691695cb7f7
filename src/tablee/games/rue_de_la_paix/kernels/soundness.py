"""Whether a state can be: nothing lost, every count right, every field fitting the moment of the turn."""

from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import (
    BAD_CARDS,
    BAD_HAND_COUNT,
    BAD_HOTELS,
    BAD_OWNER,
    BAD_PILE_COUNT,
    BAD_SEAT,
    BAD_STACK,
    BAD_TOKEN,
    CARDS,
    PROPERTIES,
    SEATS,
    SOUND,
)
from tablee.games.rue_de_la_paix.kernels.owning import hotel_at, owner_of
from tablee.games.rue_de_la_paix.kernels.soundness_moments import (
    building_fault,
    dice_fault,
    end_fault,
    opening_fault,
    phase_fault,
    storm_fault,
)
from tablee.games.rue_de_la_paix.kernels.state import EMPTY, PER_BYTE, STACK_BYTES


@kernel
def unsound(box, state):
    """The first thing that is impossible about a state, 0 if nothing is."""
    fault = seat_fault(box, state)
    if fault == SOUND:
        fault = board_fault(box, state)
    if fault == SOUND:
        fault = card_fault(box, state)
    if fault == SOUND:
        fault = end_fault(box, state)
    if fault == SOUND:
        fault = phase_fault(box, state)
    if fault == SOUND:
        fault = dice_fault(state)
    if fault == SOUND:
        fault = building_fault(box, state)
    if fault == SOUND:
        fault = opening_fault(box, state)
    if fault == SOUND:
        fault = storm_fault(box, state)
    return fault


@kernel
def seat_fault(box, state):
    """RP-01: seats that exist; nothing belongs to one that is not taken."""
    if not (OVER <= state.actor < box.players and 0 <= state.turn < box.players and 0 <= state.first < box.players):
        return BAD_SEAT
    for seat in range(box.players, SEATS):
        if state.supply[seat] != 0 or state.cards[seat] != 0 or state.token[seat] != 0 or state.opening[seat] != 0:
            return BAD_SEAT
        for card in range(CARDS):
            if state.hand[seat, card] != 0:
                return BAD_SEAT
    return SOUND


# --- hotels, titles, tokens -------------------------------------------------------------------------------------------


@kernel
def board_fault(box, state):
    """RP-01, RP-20, RP-23: stacks and their counts agree, titles and tokens follow from them, no hotel is lost."""
    for lot in range(PROPERTIES):
        if not is_stack(box, state, lot):
            return BAD_STACK
        if state.owner[lot] != owner_of(box, state, lot):
            return BAD_OWNER
    for seat in range(box.players):
        hotels, total = int(state.supply[seat]), 0
        for lot in range(PROPERTIES):
            hotels += state.built[lot, seat]
            if state.owner[lot] == seat:
                total += box.value[lot]
        if state.supply[seat] < 0 or hotels != box.hotels:
            return BAD_HOTELS
        if state.token[seat] != total:
            return BAD_TOKEN
    return SOUND


@kernel
def is_stack(box, state, lot):
    """A stack holds hotels of seats that exist, nothing above its top, and its counts are its own."""
    height = state.height[lot]
    if not 0 <= height <= box.hotels * box.players:
        return False
    for place in range(STACK_BYTES):
        inside = min(max(height - place * PER_BYTE, 0), PER_BYTE)
        if state.stack[lot, place] >> (inside * 2) != 0:
            return False
    top = EMPTY
    for level in range(height):
        top = hotel_at(state, lot, level)
        if top >= box.players:
            return False
    if state.top[lot] != top:
        return False
    counted = 0
    for seat in range(SEATS):
        counted += is_counted(state, lot, seat, height)
    return counted == SEATS


@kernel
def is_counted(state, lot, seat, height):
    """RP-21: how many hotels a seat has in a stack, and the level of the lowest."""
    built, lowest = 0, 0
    for back in range(height):
        level = height - 1 - back
        if hotel_at(state, lot, level) == seat:
            built += 1
            lowest = level
    return state.built[lot, seat] == built and state.lowest[lot, seat] == lowest


# --- cards ------------------------------------------------------------------------------------------------------------


@kernel
def card_fault(box, state):
    """RP-06, RP-33, RP-34: every card is somewhere, once; hands and piles have as many as they say."""
    pile = 0
    for card in range(CARDS):
        found = state.deck[card] + state.discard[card]
        if state.deck[card] < 0 or state.discard[card] < 0:
            return BAD_CARDS
        for seat in range(box.players):
            if state.hand[seat, card] < 0:
                return BAD_CARDS
            found += state.hand[seat, card]
        if found != box.cards[card]:
            return BAD_CARDS
        pile += state.deck[card]
    if state.pile != pile:
        return BAD_PILE_COUNT
    for seat in range(box.players):
        held = 0
        for card in range(CARDS):
            held += state.hand[seat, card]
        if state.cards[seat] != held:
            return BAD_HAND_COUNT
    return SOUND
