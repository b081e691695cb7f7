"""What may be done."""

from high_road.declarations import ALLOWED, NOT_HELD, NOT_NOW
from high_road.kernels.state import DEAL, PLAY
from tablee.core.kernel import kernel


@kernel
def forbids(box, state, action):
    """HR-02: play a card that you hold."""
    if state.actor < 0 or action >= DEAL:
        return NOT_NOW
    return ALLOWED if state.hand[state.actor, action] > 0 else NOT_HELD


@kernel
def legal(box, state, moves):
    """HR-02."""
    count = 0
    for action in range(PLAY, DEAL):
        if forbids(box, state, action) == ALLOWED:
            moves[count] = action
            count += 1
    return count
