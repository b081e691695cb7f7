"""A state as facts."""

from high_road.declarations import (
    B_COPIES,
    F_ACTOR,
    F_DRAWER,
    F_HANDS,
    F_HELD,
    F_LAST,
    F_LEFT,
    F_PLAYED,
    F_SCORES,
    F_TURN,
    VALUES,
)
from tablee.core.kernel import kernel
from tablee.core.rows import HIDDEN, write


@kernel
def board(box, rows):
    """HR-01: how many cards there are of each value."""
    return write(rows, 0, B_COPIES, box.copies)


@kernel
def show(box, state, sheet, rows):
    """HR-06: a hand is hidden where its cards are not known; what is nowhere else is in the deck."""
    count = write(rows, 0, F_ACTOR, state.actor)
    count = write(rows, count, F_TURN, state.turn)
    count = write(rows, count, F_DRAWER, state.drawer)
    count = write(rows, count, F_LAST, state.last)
    count = write(rows, count, F_LEFT, state.left)
    for seat in range(box.players):
        known = 0
        for value in range(VALUES):
            known += state.hand[seat, value]
            for _ in range(state.hand[seat, value]):
                count = write(rows, count, F_HANDS, seat, value + 1)
        if known != state.held[seat]:
            count = write(rows, count, F_HANDS, seat, HIDDEN)
        count = write(rows, count, F_HELD, seat, state.held[seat])
        count = write(rows, count, F_SCORES, seat, state.score[seat])
    for value in range(VALUES):
        for _ in range(state.played[value]):
            count = write(rows, count, F_PLAYED, value + 1)
    return count
