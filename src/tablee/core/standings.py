"""Who is ahead: questions to a score sheet, whose columns are the sources of points and then the tie-breaks."""

from tablee.core.kernel import kernel


@kernel
def total(sheet, seat, sources):
    """The points of a seat from all sources."""
    points = 0
    for column in range(sources):
        points += int(sheet[seat, column])
    return points


@kernel
def beats(sheet, one, points, other, other_points, sources, columns):
    """Whether a seat with so many points is ahead of another: by points, then by each tie-break in turn."""
    if points != other_points:
        return points > other_points
    for column in range(sources, columns):
        if sheet[one, column] != sheet[other, column]:
            return sheet[one, column] > sheet[other, column]
    return False


@kernel
def place(sheet, players, seat, sources, columns):
    """The place of a seat, 1 for a winner; those who are tied share it."""
    points, before = total(sheet, seat, sources), 1
    for other in range(players):
        if beats(sheet, other, total(sheet, other, sources), seat, points, sources, columns):
            before += 1
    return before
