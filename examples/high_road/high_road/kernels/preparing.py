"""What follows from the edition, the players and the options."""

from high_road.kernels.state import ACTIONS
from tablee.core.kernel import kernel


@kernel
def prepare(box):
    """The number of actions is the same for everybody."""
    box.actions = ACTIONS
