"""Who is likely to win a match that is not over."""

from tablee.core.kernel import kernel


@kernel
def guess_victory(box, points, wins, span):
    """Each beats each other one the likelier the more points it is ahead; shares of one victory."""
    players, everything = int(box.players), 0.0
    for seat in range(players):
        wins[seat] = 1.0
        for other in range(players):
            if other != seat:
                ahead = points[seat] - points[other]
                wins[seat] *= 0.5 + 0.5 * ahead / (abs(ahead) + span)
        everything += wins[seat]
    for seat in range(players):
        wins[seat] /= everything
