"""Small kernels for writing observations: each writes at a cursor and returns the next one."""

from tablee.core.kernel import kernel

MOST = 127


@kernel
def write(out, cursor, value):
    """One number, cut off where int8 ends."""
    out[cursor] = min(value, MOST)
    return cursor + 1


@kernel
def write_one_hot(out, cursor, size, value):
    """`size` numbers, a 1 at `value`; all 0 where the value is outside."""
    for index in range(size):
        out[cursor + index] = 1 if index == value else 0
    return cursor + size


@kernel
def seats_away(box, seat, other):
    """How many seats after `seat` another one sits: 0 for itself."""
    away = other - seat
    return away if away >= 0 else away + box.players


@kernel
def seat_after(box, seat, steps):
    """Who sits so many seats after `seat`; after as many steps as there are players, the seats that stay empty."""
    if steps >= box.players:
        return steps
    other = seat + steps
    return other if other < box.players else other - box.players
