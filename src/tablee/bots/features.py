"""What every legal move does, in rows: a template like `tablee.core.referee`, made for a game by `specialise`.

Each move is carried out in a copy of the state, and the game's `describe` (`tablee.core.features`) compares the two.
"""

from tablee.core.kernel import kernel

apply = tally = None  # the game's, bound by `specialise`
SOURCES = COLUMNS = None  # bound by `specialise`
rate = describe = FEATURES = None  # the advice, the features, and how many there are

NOW, AFTER = 0, 1
"""Where in `states` the position is, and room for what a move makes of it."""


@kernel
def describe_moves(box, states, moves, count, weights, one, score, sheet, sheet_after, gains, points, rows):
    """A row for each of the legal moves of the state in `states[NOW]`; `states[AFTER]` is room for what they do."""
    tally(box, states[NOW], sheet)
    for index in range(count):
        one[0] = moves[index]
        describe_move(
            box, states, one, weights, score, sheet, sheet_after, gains, points, rows, index * FEATURES
        )  # fmt: skip


@kernel
def describe_move(box, states, one, weights, score, sheet, sheet_after, gains, points, rows, first):
    """The row of the move in `one`; the sheet of the state as it is is in `sheet`."""
    states[AFTER] = states[NOW]
    before, after = states[NOW], states[AFTER]
    action, seat = int(one[0]), int(before.actor)
    rate(box, before, one, 1, weights, score)
    apply(box, after, action)
    tally(box, after, sheet_after)
    compare_sheets(box, sheet, sheet_after, seat, gains)
    describe(box, before, action, after, score[0], gains, sheet_after, weights, points, rows, first)


@kernel
def compare_sheets(box, before, after, seat, gains):
    """What the seat gains in each column, what its best opponent gains, and what all opponents gain."""
    for column in range(COLUMNS):
        gains[column] = after[seat, column] - before[seat, column]
    best_before = best_after = 0
    everything = 0
    for other in range(int(box.players)):
        if other != seat:
            points_before = points_after = 0
            for column in range(SOURCES):
                points_before += before[other, column]
                points_after += after[other, column]
            best_before, best_after = max(best_before, points_before), max(best_after, points_after)
            everything += points_after - points_before
    gains[COLUMNS] = best_after - best_before
    gains[COLUMNS + 1] = everything
