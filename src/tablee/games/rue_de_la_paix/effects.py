"""The Fortune cards: what each does, and how a hurricane comes."""

from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.owning import put_hotel, take_top_hotel, tops_in_zone
from tablee.games.rue_de_la_paix.state import (
    ASKED,
    CARD_DONE,
    DEMOLITION,
    EMPTY,
    EXCHANGE,
    INSURANCE,
    LOTS,
    RELOCATION,
    SCANDAL,
    STORM,
)
from tablee.games.rue_de_la_paix.turns import ask


@kernel
def discard_card(state, seat, card):
    """RP-33: a played card goes face up on the discard pile."""
    state.hand[seat, card] -= 1
    state.cards[seat] -= 1
    state.discard[card] += 1


@kernel
def play_card(state, card):
    """RP-30, RP-31: the turn's one card."""
    discard_card(state, state.turn, card)
    state.played = 1


@kernel
def takes_hotel(card, target):
    """RP-36, RP-37: whether a card takes the top hotel of its first (0) or second (1) property."""
    return card == EXCHANGE or (target == 0 and card >= RELOCATION)


@kernel
def puts_hotel(card, target):
    """RP-35: whether a card puts a hotel on its first (0) or second (1) property."""
    return target == 1 or (card != RELOCATION and card != DEMOLITION and card != SCANDAL)


@kernel
def move_hotels(box, state, card, one, two):
    """RP-35, RP-36, RP-37: a card takes top hotels, then puts hotels, on one property or two (EMPTY: no second one).

    All of them are the player's own, but for the hotel that an exchange brings back.
    """
    swapped = state.top[two] if card == EXCHANGE else state.turn
    for target in range(2):
        lot = one if target == 0 else two
        if lot != EMPTY and takes_hotel(card, target):
            take_top_hotel(box, state, lot)
    for target in range(2):
        lot = one if target == 0 else two
        if lot != EMPTY and puts_hotel(card, target):
            put_hotel(box, state, lot, swapped if target == 0 else state.turn)


# --- the hurricane ----------------------------------------------------------------------------------------------------


@kernel
def seats_after_turn(box, state, seat):
    """How many seats after the one in turn a seat sits."""
    return (seat - state.turn + box.players) % box.players


@kernel
def would_be_asked(state, seat):
    """RP-34, RP-40: an opponent who would lose a hotel and holds any card, whatever the card."""
    return state.cards[seat] > 0 and tops_in_zone(state, seat, state.storm)


@kernel
def ask_about_insurance(box, state):
    """RP-40: before any hotel falls, the opponents after the one who acted last are asked, in turn order."""
    for step in range(seats_after_turn(box, state, state.actor) + 1, box.players):
        seat = (state.turn + step) % box.players
        if would_be_asked(state, seat):
            ask(state, STORM, seat)
            return ASKED
    blow(box, state)
    return CARD_DONE


@kernel
def insure(state):
    """RP-31, RP-40: an insurance counts as nobody's card of the turn."""
    discard_card(state, state.actor, INSURANCE)
    state.insured |= 1 << state.actor


@kernel
def blow(box, state):
    """RP-37, RP-40: the top hotel of each property of the zone is removed, but for those insured."""
    zone, insured = state.storm, state.insured
    state.storm = EMPTY
    state.insured = 0
    for lot in range(zone * LOTS, (zone + 1) * LOTS):
        if state.height[lot] > 0 and not (insured >> state.top[lot]) & 1:
            take_top_hotel(box, state, lot)
