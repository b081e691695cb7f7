"""What luck can bring."""

from high_road.kernels.state import DEAL
from tablee.core.kernel import kernel


@kernel
def tickets(box, state):
    """HR-03: every card of the deck is as likely as the others."""
    return int(state.left)


@kernel
def ticket(box, state, number):
    """HR-03: the card on a ticket."""
    value = 0
    while number >= state.deck[value]:
        number -= state.deck[value]
        value += 1
    return DEAL + value
