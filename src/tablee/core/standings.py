"""Who is ahead: questions to a score sheet, whose columns are the sources of points and then the tie-breaks."""

from tablee.core.kernel import kernel


@kernel
def total(sheet, seat, sources):
    """The points of a seat."""
    points = 0
    for column in range(sources):
        points += int(sheet[seat, column])
    return points


@kernel
def compare(sheet, one, other, sources, columns):
    """Above 0 if a seat is ahead of another, below 0 if it is behind: by points, then by each tie-break in turn."""
    ahead = total(sheet, one, sources) - total(sheet, other, sources)
    for column in range(sources, columns):
        if ahead == 0:
            ahead = int(sheet[one, column]) - int(sheet[other, column])
    return ahead


@kernel
def place(sheet, players, seat, sources, columns):
    """The place of a seat, 1 for a winner; those who are tied share it."""
    before = 1
    for other in range(players):
        if compare(sheet, other, seat, sources, columns) > 0:
            before += 1
    return before
