"""The set-up, every action carried out, and how a turn goes on after it."""

from tablee.core.game import CHANCE
from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import (
    CARDS,
    DEAL,
    DOUBLE_BUDGET,
    FACES,
    FINISH,
    HURRICANE,
    INSURE,
    KEEP,
    LAST_AFTER_ROLL,
    LOTS,
    MOST_HOTELS,
    NEW_PLANS,
    PASS,
    PROPERTIES,
    REROLL,
    SEATS,
    SPECIAL_PERMIT,
    WAITING,
)
from tablee.games.rue_de_la_paix.kernels.actions import (
    BUILD_HOTELS,
    CHOOSE_ZONE,
    FORTUNE,
    PLAY_CARD,
    PLAYS,
    START_ROLL,
    TURN_ROLL,
    card_of,
    first_target,
    second_target,
)
from tablee.games.rue_de_la_paix.kernels.cards import ask_about_insurance, insure, move_hotels, play_card
from tablee.games.rue_de_la_paix.kernels.luck import die_shown
from tablee.games.rue_de_la_paix.kernels.owning import lands_on_fortune, put_hotel
from tablee.games.rue_de_la_paix.kernels.state import (
    ASKED,
    BUILD_ON,
    BUILT,
    CARD_DONE,
    CARD_FOR_CARD,
    CARD_FOR_ROLL,
    EMPTY,
    HOTELS_BUILT,
    LAST_CARD,
    STACK_BYTES,
    STORM_COMES,
    TO_BUILDING,
    TO_ZONE,
    TURN_OVER,
)
from tablee.games.rue_de_la_paix.kernels.turns import (
    ask_for_last_card,
    begin_turn,
    build_on,
    clear_turn,
    draw_card,
    ends_by_last_space,
    finish_building,
    go_to_zone,
    roll_for_first,
    take_card,
    take_roll,
    wait_for,
)


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
    wait_for(state, DEAL, CHANCE)


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
    elif action >= PLAY_CARD:
        step = apply_card(box, state, card_of(action), action)
    elif action >= BUILD_HOTELS:
        place = action - BUILD_HOTELS
        step = build_hotels(box, state, place // MOST_HOTELS, place % MOST_HOTELS + 1)
    else:
        step = apply_answer(state, action)
    go_on(box, state, step, stood)


@kernel
def go_on(box, state, step, stood):
    """RP-10 to RP-53: step after step, until somebody is asked; `stood` is where the token stood before the action.

    A turn never goes back, so the steps stand here in their order, each of them once: that also keeps the compiled
    code small enough for the instruction cache of a GPU.
    """
    if step == TO_ZONE:
        step = go_to_zone(state)
    if step == TO_BUILDING:
        state.stood = stood
        step = BUILD_ON
    if step == STORM_COMES:
        step = ask_about_insurance(box, state)
    if step in (HOTELS_BUILT, CARD_DONE) and ends_by_last_space(box, state):
        step = ASKED
    if step in (BUILD_ON, HOTELS_BUILT):
        step = build_on(box, state)
    if step == BUILT:
        step = finish_building(box, state)
    if step == CARD_DONE:
        step = CARD_FOR_CARD if lands_on_fortune(box, stood, state.token[state.turn]) else TURN_OVER
    if CARD_FOR_ROLL <= step <= CARD_FOR_CARD:
        step = draw_card(state, step)
    if step == LAST_CARD:
        step = ask_for_last_card(state)
    if step == TURN_OVER:
        begin_turn(box, state, (state.turn + 1) % box.players)


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
        state.storm = action - PLAYS[HURRICANE]
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
        state.zone = action - PLAYS[SPECIAL_PERMIT]
        return TO_BUILDING
    state.again = action - PLAYS[NEW_PLANS] + 1
    state.budget = 0
    wait_for(state, REROLL, CHANCE)
    return ASKED


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
