"""What is impossible about a state of Sunrise Lane: nothing may be lost, misplaced or out of step."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.games.sunrise_lane.declarations import (
    BAD_END_DUE,
    BAD_END_OVERDUE,
    BAD_ENDING,
    BAD_PHASE,
    BAD_ROUND,
    BAD_TURN,
    DEALING,
    DISTRICTS_FULL,
    DRAWING,
    FINISH_ROUND,
    FINISHED,
    IMMEDIATE,
    NOT_ENDED,
    NOTHING_BUILT,
    PIECES_USED,
    SOUND,
)
from tablee.games.sunrise_lane.kernels.apply import are_districts_full
from tablee.games.sunrise_lane.kernels.soundness_board import board_fault, chain_fault, connection_fault, supply_fault
from tablee.games.sunrise_lane.kernels.soundness_cards import card_fault, hand_fault
from tablee.games.sunrise_lane.kernels.state import FEW_PIECES, IDLE_ROUNDS


@kernel
def unsound(box, state):
    """SL-01, SL-02, SL-03: the first fault of a state, if there is one."""
    fault = turn_fault(box, state)
    if fault == SOUND:
        fault = board_fault(box, state)
    if fault == SOUND:
        fault = supply_fault(box, state)
    if fault == SOUND:
        fault = chain_fault(box, state)
    if fault == SOUND:
        fault = connection_fault(box, state)
    if fault == SOUND:
        fault = card_fault(box, state)
    if fault == SOUND:
        fault = hand_fault(box, state)
    if fault == SOUND:
        fault = end_fault(box, state)
    if fault == SOUND and state.built != 0 and not can_have_been_built(state):
        fault = BAD_ROUND
    return fault


@kernel
def can_have_been_built(state):
    """SL-32: something was built in this round only if a turn of it has passed or something was built in this turn."""
    return state.turn > 0 or state.links > 0


# --- turns ------------------------------------------------------------------------------------------------------------


@kernel
def turn_fault(box, state):
    """SL-07, SL-10, SL-32: who is to act fits the phase, and rounds are counted."""
    phase = state.phase
    if phase < DEALING or phase > FINISHED:
        return BAD_PHASE
    if state.turn < 0 or state.turn >= box.players:
        return BAD_TURN
    actor = int(state.turn)
    if phase in (DEALING, DRAWING):
        actor = CHANCE
    elif phase == FINISHED:
        actor = OVER
    if state.actor != actor:
        return BAD_TURN
    if phase == DEALING:
        return SOUND if state.round == 0 and state.idle == 0 and state.built == 0 else BAD_ROUND
    finished = 1 if phase == FINISHED else 0
    if state.round < 1 or state.idle < 0 or state.idle >= state.round + finished:
        return BAD_ROUND
    if state.built != 0 and state.built != 1:
        return BAD_ROUND
    return SOUND


# --- the end ----------------------------------------------------------------------------------------------------------


@kernel
def end_fault(box, state):
    """SL-30, SL-31, SL-32: the end is due exactly when something brings it, and the match is over exactly then."""
    few, overdue = 0, 0
    for seat in range(box.players):
        if state.pieces[seat] <= FEW_PIECES:
            few = 1
            if seat > state.turn or (seat == state.turn and state.links == 0):
                overdue = 1
    full = 1 if are_districts_full(box, state) else 0
    ringing = full if box.districts_full == FINISH_ROUND else 0
    if overdue == 1:
        return BAD_END_OVERDUE
    if not is_due_rightly(state, few, ringing):
        return BAD_END_DUE
    return ending_fault(box, state, full)


@kernel
def is_due_rightly(state, few, ringing):
    """SL-30, SL-31: what brings the end has happened, in this round, or nothing has."""
    if state.due == NOT_ENDED:
        return few == 0 and ringing == 0
    if state.built == 0:
        return False
    return (state.due == PIECES_USED and few == 1) or (state.due == DISTRICTS_FULL and ringing == 1)


@kernel
def ending_fault(box, state, full):
    """SL-30, SL-31, SL-32: the clause that ended the match fits what is on the table."""
    at_once = full == 1 and box.districts_full == IMMEDIATE
    if state.phase != FINISHED:
        return SOUND if state.ending == NOT_ENDED and not at_once and state.idle < IDLE_ROUNDS else BAD_ENDING
    if at_once:
        return SOUND if state.ending == DISTRICTS_FULL and state.links > 0 else BAD_ENDING
    if state.turn != box.players - 1:
        return BAD_ENDING
    if state.ending == NOTHING_BUILT:
        return SOUND if state.idle == IDLE_ROUNDS and state.due == NOT_ENDED and state.built == 0 else BAD_ENDING
    if state.ending == NOT_ENDED or state.ending != state.due:
        return BAD_ENDING
    return SOUND if state.idle == 0 else BAD_ENDING
