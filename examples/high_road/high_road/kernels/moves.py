"""What an action is called, and which action a move is."""

from high_road.declarations import DEAL_CARD, PLAY_CARD
from high_road.kernels.state import DEAL, PLAY
from tablee.core.kernel import kernel
from tablee.core.rows import write


@kernel
def spell(box, state, action, rows):
    """HR-02, HR-03: play a value, deal a value."""
    if action < DEAL:
        write(rows, 0, PLAY_CARD, action + 1)
    else:
        write(rows, 0, DEAL_CARD, action - DEAL + 1)


@kernel
def find(box, state, rows):
    """HR-02, HR-03."""
    return (PLAY if rows[0, 0] == PLAY_CARD else DEAL) + int(rows[0, 1]) - 1
