"""The parts of a turn: the dice, the zone, the building, the cards drawn, the end."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import (
    BEATEN,
    BUILD,
    CARDS,
    CHOOSE,
    DEAL,
    DEALT,
    DICE,
    DONE,
    DRAW_BUILDING,
    DRAW_CARD,
    DRAW_ROLL,
    END,
    LAST_SPACE,
    LOTS,
    OUT_OF_HOTELS,
    REACT,
    ROLL,
    START,
    WAITING,
    F,
    W,
)
from tablee.games.rue_de_la_paix.kernels.building import can_build_more
from tablee.games.rue_de_la_paix.kernels.owning import highest_token, lands_on_fortune
from tablee.games.rue_de_la_paix.kernels.state import (
    ASKED,
    BUILT,
    CARD_FOR_BUILDING,
    CARD_FOR_CARD,
    CARD_FOR_ROLL,
    EMPTY,
    LAST_CARD,
    TO_BUILDING,
    TO_ZONE,
    TURN_OVER,
)


@kernel
def wait_for(state, phase, actor):
    """Somebody, or luck, is to act."""
    state.phase = phase
    state.actor = actor


@kernel
def clear_turn(state):
    """Nothing of the last turn stays: dice, budget, zone, the card played."""
    for die in range(DICE):
        state.dice[die] = 0
    for rank in range(LOTS):
        state.laid[rank] = 0
    state.budget = 0
    state.zone = EMPTY
    state.stood = 0
    state.played = 0
    state.again = 0


# --- before the first turn --------------------------------------------------------------------------------------------


@kernel
def deal_on(box, state):
    """RP-08: two cards to each seat in order, then the dice for the first turn."""
    if state.cards[state.turn] < DEALT:
        return
    if state.turn + 1 < box.players:
        state.turn += 1
    else:
        state.turn = 0
        wait_for(state, START, CHANCE)


@kernel
def roll_for_first(box, state, total):
    """RP-09: the highest total starts; those tied for it roll again, in seat order."""
    opening, players = state.opening, box.players
    opening[state.turn] = total
    best = 0
    for seat in range(players):
        if opening[seat] == WAITING:
            state.turn = seat
            return
        best = max(best, opening[seat])
    tied = 0
    for back in range(players):
        seat = players - 1 - back
        if opening[seat] == best:
            opening[seat] = WAITING
            state.turn = seat
            tied += 1
        else:
            opening[seat] = BEATEN
    if tied == 1:
        begin_match(box, state, state.turn)


@kernel
def begin_match(box, state, seat):
    """RP-09: the first turn."""
    for other in range(box.players):
        state.opening[other] = WAITING
    state.first = seat
    begin_turn(box, state, seat)


# --- the start and the end of a turn ----------------------------------------------------------------------------------


@kernel
def begin_turn(box, state, seat):
    """RP-10, RP-50, RP-53: the dice, unless the match ends before them."""
    clear_turn(state)
    state.turn = seat
    if state.supply[seat] == 0 and state.due == 0:
        state.due = OUT_OF_HOTELS
    if state.due != 0 and (box.finish_round == 0 or seat == state.first):
        finish_match(state, state.due)
    else:
        wait_for(state, ROLL, CHANCE)


@kernel
def finish_match(state, ending):
    """The match is over, by this clause."""
    state.due = 0
    state.ending = ending
    wait_for(state, DONE, OVER)


@kernel
def ends_by_last_space(box, state):
    """RP-51, RP-53: a token on the last space, or beyond, ends the match at once, or with the round."""
    if highest_token(box, state) < box.last:
        return False
    if box.finish_round != 0:
        if state.due == 0:
            state.due = LAST_SPACE
        return False
    clear_turn(state)
    finish_match(state, LAST_SPACE)
    return True


# --- a turn, step by step: each answers with what comes next ----------------------------------------------------------


@kernel
def take_roll(state, one, two, colour):
    """RP-10, RP-12, RP-32, RP-34: the budget; on an F a card is drawn; else whoever holds a card is asked for one."""
    state.dice[0], state.dice[1], state.dice[2] = one, two, colour
    state.again = 0
    if colour == F:
        return CARD_FOR_ROLL
    state.budget = one + two
    if state.cards[state.turn] > 0 and state.played == 0:
        wait_for(state, REACT, state.turn)
        return ASKED
    return TO_ZONE


@kernel
def go_to_zone(state):
    """RP-10, RP-11: the colour says the zone; on W it is chosen."""
    if state.dice[2] == W:
        wait_for(state, CHOOSE, state.turn)
        return ASKED
    state.zone = state.dice[2] - 1
    return TO_BUILDING


@kernel
def build_on(box, state):
    """RP-13, RP-16, RP-17: building goes on while another hotel can be built in the zone."""
    if not can_build_more(box, state):
        return BUILT
    wait_for(state, BUILD, state.turn)
    return ASKED


@kernel
def finish_building(box, state):
    """RP-13, RP-24: what is left of the budget is lost; a card if the token moved forward onto an F."""
    stood = state.stood
    for rank in range(LOTS):
        state.laid[rank] = 0
    state.stood = 0
    state.budget = 0
    state.zone = EMPTY
    return CARD_FOR_BUILDING if lands_on_fortune(box, stood, state.token[state.turn]) else LAST_CARD


@kernel
def reshuffle(state):
    """RP-33: an empty draw pile is made anew from the discard pile."""
    for card in range(CARDS):
        state.deck[card] += state.discard[card]
        state.pile += state.discard[card]
        state.discard[card] = 0


@kernel
def draw_card(state, step):
    """RP-12, RP-24, RP-33: the next card is drawn; when both piles are empty none is, and the turn goes on."""
    if state.pile == 0:
        reshuffle(state)
    if state.pile == 0:
        return TURN_OVER if step == CARD_FOR_CARD else LAST_CARD
    phase = DRAW_ROLL if step == CARD_FOR_ROLL else DRAW_BUILDING if step == CARD_FOR_BUILDING else DRAW_CARD
    wait_for(state, phase, CHANCE)
    return ASKED


@kernel
def take_card(box, state, card):
    """RP-08, RP-24, RP-34: a drawn card goes hidden into the hand; one drawn after the turn's card is for later."""
    state.deck[card] -= 1
    state.pile -= 1
    state.hand[state.turn, card] += 1
    state.cards[state.turn] += 1
    if state.phase == DEAL:
        deal_on(box, state)
        return ASKED
    return TURN_OVER if state.phase == DRAW_CARD else LAST_CARD


@kernel
def ask_for_last_card(state):
    """RP-30, RP-31, RP-34: whoever holds a card and has not played one this turn is asked."""
    if state.cards[state.turn] > 0 and state.played == 0:
        wait_for(state, END, state.turn)
        return ASKED
    return TURN_OVER
