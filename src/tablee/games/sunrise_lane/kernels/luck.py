"""What luck can bring: the cards of the draw pile."""

from tablee.core.kernel import kernel
from tablee.games.sunrise_lane.kernels.actions import DEAL, PLOT_MOVES


@kernel
def tickets(box, state):
    """SL-06: every card of the draw pile is as likely as the others."""
    return state.pile_size


@kernel
def ticket(box, state, number):
    """SL-06: the card that a ticket stands for."""
    colour = 0
    while number >= state.pile[colour]:
        number -= state.pile[colour]
        colour += 1
    return box.plots * PLOT_MOVES + DEAL + colour
