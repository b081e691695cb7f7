"""What happened, what is asked, why not."""

from high_road.declarations import ASK_CARD, DEALT, PLAYED
from high_road.kernels.state import DEAL
from tablee.core.kernel import kernel
from tablee.core.rows import write, write_event


@kernel
def tell(box, before, action, after, sheet, rows):
    """HR-02, HR-03: a card is played in the open, and drawn in secret."""
    if action >= DEAL:
        return write_event(rows, 0, DEALT, before.drawer, action - DEAL + 1)
    seat = before.actor
    return write_event(rows, 0, PLAYED, seat, action + 1, after.score[seat] - before.score[seat])


@kernel
def ask(box, state, rows):
    """HR-02: which card."""
    write(rows, 0, ASK_CARD, state.last)


@kernel
def explain(box, state, reason, rows):
    """HR-02: the card that cannot be played."""
    write(rows, 1, reason, rows[0, 1])
