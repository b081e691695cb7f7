"""Facts as a state."""

from high_road.declarations import (
    ALL_PLAYED,
    BAD_HANDS,
    F_ACTOR,
    F_DRAWER,
    F_HANDS,
    F_LAST,
    F_PLAYED,
    F_SCORES,
    F_TURN,
    GOING_ON,
    LOST_CARDS,
    SOUND,
    VALUES,
)
from high_road.kernels.state import HAND, MOST_SEATS
from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.core.rows import HIDDEN, NONE, given


@kernel
def settle(box, state, rows, count):
    """HR-01, HR-03: the cards given are where they are, the others in the deck."""
    state.actor = given(rows, count, F_ACTOR, 0)
    state.turn = given(rows, count, F_TURN, 0)
    state.drawer = given(rows, count, F_DRAWER, 0)
    state.last = given(rows, count, F_LAST, 0)
    state.ending = ALL_PLAYED if state.actor == OVER else GOING_ON
    for row in range(count):
        fact, key, value = rows[row, 0], int(rows[row, 1]), int(rows[row, 2])
        if fact == F_SCORES and value != NONE:
            state.score[key] = value
        elif fact == F_PLAYED:
            if state.played[key - 1] == box.copies:
                return LOST_CARDS
            state.played[key - 1] += 1
        elif fact == F_HANDS:
            if value == HIDDEN or state.held[key] == HAND:
                return BAD_HANDS
            state.hand[key, value - 1] += 1
            state.held[key] += 1
    for value in range(VALUES):
        left = box.copies - state.played[value]
        for seat in range(MOST_SEATS):
            left -= state.hand[seat, value]
        if left < 0:
            return LOST_CARDS
        state.deck[value] = left
        state.left += left
    return SOUND
