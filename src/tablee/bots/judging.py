"""Who wins a match that is over, and who is likely to win one that is not."""

from tablee.core.kernel import kernel


@kernel
def best_other(points, players, seat):
    """The points of the best opponent."""
    best = points[1 if seat == 0 else 0]
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
    return best


@kernel
def is_ahead(sheet, points, one, other, sources, columns):
    """Whether a seat beats another: by total, then by the tie-breaks."""
    if points[one] != points[other]:
        return points[one] > points[other]
    for column in range(sources, columns):
        if sheet[one, column] != sheet[other, column]:
            return sheet[one, column] > sheet[other, column]
    return False


@kernel
def share_victory(sheet, points, wins, players, sources, columns):
    """One victory, shared by all whom nobody beats."""
    winners = 0
    for seat in range(players):
        beaten = 0
        for other in range(players):
            if is_ahead(sheet, points, other, seat, sources, columns):
                beaten += 1
        wins[seat] = 1.0 if beaten == 0 else 0.0
        winners += 1 if beaten == 0 else 0
    for seat in range(players):
        wins[seat] /= winners


@kernel
def guess_victory(points, wins, players, span):
    """Each beats each other one the likelier the more points it is ahead; shares of one victory."""
    everything = 0.0
    for seat in range(players):
        wins[seat] = 1.0
        for other in range(players):
            if other != seat:
                ahead = points[seat] - points[other]
                wins[seat] *= 0.5 + 0.5 * ahead / (abs(ahead) + span)
        everything += wins[seat]
    for seat in range(players):
        wins[seat] /= everything
