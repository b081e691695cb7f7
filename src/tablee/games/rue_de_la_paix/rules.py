"""The set-up, and every action carried out."""

from tablee.core.game import CHANCE
from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.effects import insure, move_hotels, play_card
from tablee.games.rue_de_la_paix.flow import go_on
from tablee.games.rue_de_la_paix.legal import other_lot
from tablee.games.rue_de_la_paix.luck import die_shown
from tablee.games.rue_de_la_paix.moves import (
    BUILD_HOTELS,
    CHOOSE_ZONE,
    FINISH,
    FORTUNE,
    INSURE,
    KEEP,
    OTHERS,
    PASS,
    PLAY_DEMOLITION,
    PLAY_DOUBLE_BUDGET,
    PLAY_EXCHANGE,
    PLAY_EXTRA_STOREYS,
    PLAY_FRESH_START,
    PLAY_HURRICANE,
    PLAY_NEW_PLANS,
    PLAY_QUICK_BUILD,
    PLAY_RELOCATION,
    PLAY_SCANDAL,
    PLAY_SPECIAL_PERMIT,
    PLAY_TAKEOVER,
    PLAY_TWIN_PROJECT,
    START_ROLL,
    TURN_ROLL,
)
from tablee.games.rue_de_la_paix.owning import put_hotel
from tablee.games.rue_de_la_paix.refusals import card_of
from tablee.games.rue_de_la_paix.state import (
    ASKED,
    BUILT,
    CARD_DONE,
    CARDS,
    DEAL,
    DEMOLITION,
    DOUBLE_BUDGET,
    EMPTY,
    EXCHANGE,
    EXTRA_STOREYS,
    FACES,
    FRESH_START,
    HOTELS_BUILT,
    HURRICANE,
    LAST_AFTER_ROLL,
    LOTS,
    MOST_HOTELS,
    PROPERTIES,
    QUICK_BUILD,
    RELOCATION,
    REROLL,
    SEATS,
    SPECIAL_PERMIT,
    STACK_BYTES,
    STORM_COMES,
    TAKEOVER,
    TO_BUILDING,
    TO_ZONE,
    TURN_OVER,
    TWIN_PROJECT,
    WAITING,
)
from tablee.games.rue_de_la_paix.turns import ask, clear_turn, roll_for_first, take_card, take_roll


@kernel
def start(box, state):
    """RP-01, RP-07, RP-08: an empty board, the hotels of each player, and the Fortune cards to be dealt."""
    clear_turn(state)
    clear_board(state)
    for seat in range(SEATS):
        state.supply[seat] = box.hotels if seat < box.players else 0
        state.cards[seat] = 0
        state.token[seat] = 0
        state.opening[seat] = WAITING
        for card in range(CARDS):
            state.hand[seat, card] = 0
    state.pile = 0
    for card in range(CARDS):
        state.deck[card] = box.cards[card]
        state.discard[card] = 0
        state.pile += box.cards[card]
    state.turn = 0
    state.first = 0
    state.due = 0
    state.ending = 0
    state.storm = EMPTY
    state.insured = 0
    ask(state, DEAL, CHANCE)


@kernel
def clear_board(state):
    """RP-07: titles beside the board, no hotel anywhere."""
    for lot in range(PROPERTIES):
        state.height[lot] = 0
        state.top[lot] = EMPTY
        state.owner[lot] = EMPTY
        for seat in range(SEATS):
            state.built[lot, seat] = 0
            state.lowest[lot, seat] = 0
        for place in range(STACK_BYTES):
            state.stack[lot, place] = 0


@kernel
def apply(box, state, action):
    """Carry out a legal action, and whatever follows without being asked."""
    stood = state.token[state.turn]
    if action >= FORTUNE:
        step = apply_luck(box, state, action)
    elif action >= PLAY_DOUBLE_BUDGET:
        step = apply_card(box, state, card_of(action), action)
    elif action >= BUILD_HOTELS:
        place = action - BUILD_HOTELS
        step = build_hotels(box, state, place // MOST_HOTELS, place % MOST_HOTELS + 1)
    else:
        step = apply_answer(state, action)
    go_on(box, state, step, stood)


@kernel
def apply_answer(state, action):
    """RP-11, RP-13, RP-34, RP-40: a zone, keep, done, pass, and what an opponent says to a hurricane."""
    if action >= CHOOSE_ZONE:
        state.zone = action - CHOOSE_ZONE
        return TO_BUILDING
    if action == KEEP:
        return TO_ZONE
    if action == FINISH:
        return BUILT
    if action == PASS:
        return TURN_OVER
    if action == INSURE:
        insure(state)
    return STORM_COMES


@kernel
def build_hotels(box, state, lot, number):
    """RP-13, RP-15: build and pay."""
    for _ in range(number):
        put_hotel(box, state, lot, state.turn)
    state.budget -= number * box.value[lot]
    state.laid[lot % LOTS] += number
    return HOTELS_BUILT


@kernel
def apply_card(box, state, card, action):
    """RP-06, RP-30, RP-31: the turn's one card."""
    play_card(state, card)
    if card <= LAST_AFTER_ROLL:
        return apply_after_roll(state, card, action)
    if card == HURRICANE:
        state.storm = action - PLAY_HURRICANE
        return STORM_COMES
    one = first_target(box, card, action)
    move_hotels(box, state, card, one, second_target(box, card, action, one))
    return CARD_DONE


@kernel
def apply_after_roll(state, card, action):
    """RP-06, RP-31: double budget, special permit, new plans."""
    if card == DOUBLE_BUDGET:
        state.budget *= 2
        return TO_ZONE
    if card == SPECIAL_PERMIT:
        state.zone = action - PLAY_SPECIAL_PERMIT
        return TO_BUILDING
    state.again = action - PLAY_NEW_PLANS + 1
    state.budget = 0
    ask(state, REROLL, CHANCE)
    return ASKED


@kernel
def first_target(box, card, action):
    """RP-06: the property a card names first."""
    if card == TWIN_PROJECT:
        return int(box.twin_one[action - PLAY_TWIN_PROJECT])
    if card == FRESH_START:
        return int(box.pair_one[action - PLAY_FRESH_START])
    if card == RELOCATION:
        return (action - PLAY_RELOCATION) // OTHERS
    if card == EXCHANGE:
        return (action - PLAY_EXCHANGE) // OTHERS
    if card == QUICK_BUILD:
        return action - PLAY_QUICK_BUILD
    if card == EXTRA_STOREYS:
        return action - PLAY_EXTRA_STOREYS
    if card == TAKEOVER:
        return action - PLAY_TAKEOVER
    return action - (PLAY_DEMOLITION if card == DEMOLITION else PLAY_SCANDAL)


@kernel
def second_target(box, card, action, one):
    """RP-06: the property a card names second, EMPTY if there is none; extra storeys go on the same one twice."""
    if card == TWIN_PROJECT:
        return int(box.twin_two[action - PLAY_TWIN_PROJECT])
    if card == FRESH_START:
        return int(box.pair_two[action - PLAY_FRESH_START])
    if card == RELOCATION:
        return other_lot(one, (action - PLAY_RELOCATION) % OTHERS)
    if card == EXCHANGE:
        return other_lot(one, (action - PLAY_EXCHANGE) % OTHERS)
    return one if card == EXTRA_STOREYS else EMPTY


@kernel
def apply_luck(box, state, action):
    """RP-05, RP-08, RP-09, RP-10: dice fall, a card is drawn."""
    if action >= TURN_ROLL:
        roll = action - TURN_ROLL
        return take_roll(state, die_shown(roll, 0), die_shown(roll, 1), die_shown(roll, 2))
    if action >= START_ROLL:
        roll = action - START_ROLL
        roll_for_first(box, state, roll // FACES + roll % FACES + 2)
        return ASKED
    return take_card(box, state, action - FORTUNE)
