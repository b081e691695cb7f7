"""The geometry of a state, worked out anew from the cells of its tiles: a check of what `geometry.py` keeps."""

from tablee.core.kernel import kernel
from tablee.games.sunny_day.geometry import cell_x, cell_y
from tablee.games.sunny_day.scoring import is_complete
from tablee.games.sunny_day.state import HIGH, NOTHING, OWN, SIDES, TABLE, TILES, WIDE


@kernel
def lies(box, state, tile):
    """Whether a tile lies in a cell: on the table or in a tableau; a stack has no cells."""
    return state.where[tile] == TABLE or (state.where[tile] >= OWN and not box.simplified)


@kernel
def tile_at(state, area, x, y):
    """The tile in a cell of an area, NOTHING if it is empty."""
    where, xs, ys = state.where, state.x, state.y
    for tile in range(TILES):
        if where[tile] == area and xs[tile] == x and ys[tile] == y:
            return tile
    return NOTHING


@kernel
def lies_well(box, state):
    """SD-10, SD-16: no tile covers another; tiles that lie nowhere have no cell, turn or links."""
    for tile in range(TILES):
        if lies(box, state, tile):
            if tile_at(state, state.where[tile], state.x[tile], state.y[tile]) != tile:
                return False
        else:
            if state.x[tile] or state.y[tile] or state.turns[tile] or state.open_sides[tile]:
                return False
            for side in range(SIDES * tile, SIDES * tile + SIDES):
                if state.link[side]:
                    return False
    return True


@kernel
def links_are_right(box, state):
    """Sides lead to the sides they touch, open sides around the empty cell they look at."""
    for tile in range(TILES):
        if lies(box, state, tile):
            for side in range(SIDES * tile, SIDES * tile + SIDES):
                facing = side_facing(state, side)
                is_open = facing == NOTHING
                if is_open != (state.open_sides[tile] >> (side & 3) & 1):
                    return False
                if state.link[side] != (next_around(state, side) if is_open else facing):
                    return False
    return True


@kernel
def side_facing(state, side):
    """The side that a side touches, NOTHING if it is open."""
    other = tile_at(state, state.where[side // SIDES], cell_x(state, side), cell_y(state, side))
    return NOTHING if other == NOTHING else SIDES * other + ((side & 3) ^ 2)


@kernel
def next_around(state, side):
    """The next side, clockwise, that looks at the same empty cell."""
    area, x, y = state.where[side // SIDES], cell_x(state, side), cell_y(state, side)
    for step in range(1, SIDES):
        towards = (side + step) & 3
        dx = -1 if towards == 1 else 1 if towards == 3 else 0
        dy = 1 if towards == 0 else -1 if towards == 2 else 0
        other = tile_at(state, area, x + dx, y + dy)
        if other != NOTHING:
            return SIDES * other + towards
    return side


@kernel
def lies_within_reach(state, placed):
    """SD-05, SD-10: the table starts as a rectangle and grows by at most one cell with every tile placed."""
    laid = 0
    for tile in range(TILES):
        if state.where[tile] == TABLE:
            laid += 1
            x, y = state.x[tile], state.y[tile]
            if x < -placed or x >= WIDE + placed or y < -placed or y >= HIGH + placed:
                return False
    if laid < WIDE * HIGH and placed == 0:
        return lies_in_reading_order(state, laid)
    return True


@kernel
def lies_in_reading_order(state, laid):
    """SD-05: the rectangle is laid row by row."""
    for tile in range(TILES):
        if state.where[tile] == TABLE and state.y[tile] * WIDE + state.x[tile] >= laid:
            return False
    return True


@kernel
def tableaux_are_complete(box, state):
    """SD-16, SD-17: a tableau starts with an unturned tile at 0,0, from which pictures lead to all others."""
    reached = 0
    owned = 0
    for tile in range(TILES):
        if state.where[tile] >= OWN:
            owned |= 1 << tile
            if state.x[tile] == 0 and state.y[tile] == 0 and state.turns[tile] == 0:
                reached |= 1 << tile
    before = 0
    while before != reached:
        before = reached
        for side in range(TILES * SIDES):
            tile = side // SIDES
            if reached >> tile & 1 and is_complete(box, state, side):
                reached |= 1 << (state.link[side] // SIDES)
    return reached == owned
