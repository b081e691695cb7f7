"""Tiles that lie somewhere: which sides touch, and which open sides look at the same empty cell."""

from tablee.core.kernel import kernel
from tablee.games.sunny_day.state import ALL_OPEN, BOTTOM, NOTHING, RIGHT, SIDES, TILES


@kernel
def join_ring(link, side, member):
    """An open side joins those that look at the same empty cell, in clockwise order; `member` is one of them."""
    before = member
    other = int(link[member])
    while other != member:
        if (side - other) & 3 < (side - before) & 3:
            before = other
        other = int(link[other])
    link[side] = link[before]
    link[before] = side


@kernel
def leave_ring(link, side):
    """An open side is gone: the one before it leads to the one after it."""
    before = int(link[side])
    while link[before] != side:
        before = int(link[before])
    link[before] = link[side]


@kernel
def put_down(state, tile, area, x, y, turns):
    """SD-10, SD-16: a tile lies in an area (the table, a tableau) from now on."""
    state.x[tile] = x
    state.y[tile] = y
    state.turns[tile] = turns
    state.open_sides[tile] = ALL_OPEN
    for side in range(SIDES):
        state.link[SIDES * tile + side] = SIDES * tile + side
    touch_neighbours(state, tile, area, x, y)
    if state.open_sides[tile] != 0:
        share_empty_cells(state, tile, area, x, y)
    state.where[tile] = area


@kernel
def touch_neighbours(state, tile, area, x, y):
    """SD-10: sides touch, a corner is not enough."""
    where, xs, ys, link, open_sides = state.where, state.x, state.y, state.link, state.open_sides
    for other in range(TILES):
        if where[other] == area:
            dx, dy = xs[other] - x, ys[other] - y
            if dx * dx + dy * dy == 1:
                side = side_towards(dx, dy)
                link[SIDES * tile + side] = SIDES * other + (side ^ 2)
                link[SIDES * other + (side ^ 2)] = SIDES * tile + side
                open_sides[tile] ^= 1 << side
                open_sides[other] ^= 1 << (side ^ 2)


@kernel
def share_empty_cells(state, tile, area, x, y):
    """Tiles at a corner, or across one cell: their open sides look at the same empty cell."""
    where, xs, ys = state.where, state.x, state.y
    for other in range(TILES):
        if where[other] == area:
            dx, dy = xs[other] - x, ys[other] - y
            apart = dx * dx + dy * dy
            if apart == 2:
                share_empty_cell(state, tile, side_towards(dx, 0), other, side_towards(0, -dy))
                share_empty_cell(state, tile, side_towards(0, dy), other, side_towards(-dx, 0))
            elif apart == 4:
                side = side_towards(dx // 2, dy // 2)
                share_empty_cell(state, tile, side, other, side ^ 2)


@kernel
def share_empty_cell(state, tile, side, other, other_side):
    """Join the ring of an empty cell, unless it is not empty or already joined."""
    here = SIDES * tile + side
    if state.open_sides[tile] >> side & 1 and state.link[here] == here:
        join_ring(state.link, here, SIDES * other + other_side)


@kernel
def side_towards(dx, dy):
    """The side of a tile that looks one cell right, left, down or up."""
    if dx != 0:
        return RIGHT + 1 - dx
    return BOTTOM - 1 + dy


@kernel
def take_up(state, tile):
    """SD-13: a tile no longer lies where it was; the sides that touched it look at an empty cell now."""
    link, open_sides = state.link, state.open_sides
    first = NOTHING
    for side in range(SIDES * tile, SIDES * tile + SIDES):
        other = int(link[side])
        if open_sides[tile] >> (side & 3) & 1:
            leave_ring(link, side)
        else:
            open_sides[other // SIDES] |= 1 << (other & 3)
            link[other] = other
            if first == NOTHING:
                first = other
            else:
                join_ring(link, other, first)
        link[side] = 0
    open_sides[tile] = 0
    state.x[tile] = 0
    state.y[tile] = 0
    state.turns[tile] = 0


@kernel
def cell_x(state, side):
    """The column of the cell that a side looks at."""
    x = int(state.x[side // SIDES])
    return x + 1 if side & 3 == 1 else x - 1 if side & 3 == 3 else x


@kernel
def cell_y(state, side):
    """The row of the cell that a side looks at."""
    y = int(state.y[side // SIDES])
    return y - 1 if side & 3 == 0 else y + 1 if side & 3 == 2 else y
