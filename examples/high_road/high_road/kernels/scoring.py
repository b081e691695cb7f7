"""What a match is worth."""

from tablee.core.kernel import kernel


@kernel
def tally(box, state, sheet):
    """HR-05: points; a tie is a tie."""
    for seat in range(box.players):
        sheet[seat, 0] = state.score[seat]
