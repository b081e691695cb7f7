"""Tiles that lie somewhere, found by their cells, and the empty cells beside them, each with what it wants."""

from tablee.core.kernel import kernel
from tablee.games.sunny_day.declarations import SIDES, TILES
from tablee.games.sunny_day.kernels.state import AREAS, BUCKETS, NOTHING, OWN, TABLE, WORD_SIDES, WORDS


@kernel
def lies(box, state, tile):
    """Whether a tile lies in a cell: on the table or in a tableau; a stack has no cells."""
    return state.where[tile] == TABLE or (state.where[tile] >= OWN and not box.simplified)


# --- the tile in a cell ---------------------------------------------------------------------------------------------


@kernel
def bucket(area, x, y):
    """Where the search for the tile in a cell begins: cells near each other begin at different places."""
    return TILES + ((x + 16 * y + 55 * area) & (BUCKETS - 1))


@kernel
def tile_at(state, area, x, y):
    """The tile in a cell of an area (the table, a tableau), NOTHING if it is empty."""
    where, xs, ys, chain = state.where, state.x, state.y, state.chain
    tile = int(chain[bucket(area, x, y)])
    while tile != NOTHING and (xs[tile] != x or ys[tile] != y or where[tile] != area):
        tile = int(chain[tile])
    return tile


@kernel
def enter(state, tile):
    """A tile can be found by its cell from now on; those that are searched for in one place are in order."""
    chain = state.chain
    before = bucket(int(state.where[tile]), int(state.x[tile]), int(state.y[tile]))
    while chain[before] != NOTHING and chain[before] < tile:
        before = int(chain[before])
    chain[tile] = chain[before]
    chain[before] = tile


@kernel
def leave(state, tile):
    """A tile can no longer be found by its cell."""
    chain = state.chain
    before = bucket(int(state.where[tile]), int(state.x[tile]), int(state.y[tile]))
    while chain[before] != tile:
        before = int(chain[before])
    chain[before] = chain[tile]
    chain[tile] = NOTHING


@kernel
def step_x(side):
    """One cell right or left, where a side looks that way."""
    return (2 - side) * (side & 1)


@kernel
def step_y(side):
    """One cell down or up, where a side looks that way."""
    return (side - 1) * (1 - (side & 1))


@kernel
def cell_x(state, side):
    """The column of the cell that a side looks at."""
    return state.x[side // SIDES] + step_x(side & 3)


@kernel
def cell_y(state, side):
    """The row of the cell that a side looks at."""
    return state.y[side // SIDES] + step_y(side & 3)


# --- empty cells ----------------------------------------------------------------------------------------------------


@kernel
def name_cell(state, area, side, word):
    """A side names an empty cell that wants these halves, or none if there are none."""
    state.wanted[side] = word
    bit = 1 << (side % WORD_SIDES)
    if word != 0:
        state.names[area - TABLE, side // WORD_SIDES] |= bit
    else:
        state.names[area - TABLE, side // WORD_SIDES] &= ~bit


@kernel
def look_around(box, state, area, x, y):
    """SD-11, SD-16: what an empty cell wants; the lowest of the sides that look at it names it, the others do not."""
    name, word = NOTHING, 0
    for side in range(SIDES):
        tile = tile_at(state, area, x - step_x(side), y - step_y(side))
        if tile != NOTHING:
            word |= int(box.wants[tile, state.turns[tile], side])
            if name == NOTHING:
                name = SIDES * tile + side
            else:
                name_cell(state, area, SIDES * tile + side, 0)
    if name != NOTHING:
        name_cell(state, area, name, word)


# --- tiles come and go ----------------------------------------------------------------------------------------------


@kernel
def put_down(box, state, tile, area, x, y, turns):
    """SD-10, SD-16: a tile lies in an area from now on."""
    state.where[tile], state.x[tile], state.y[tile], state.turns[tile] = area, x, y, turns
    enter(state, tile)
    for side in range(SIDES):
        beside = tile_at(state, area, x + step_x(side), y + step_y(side))
        if beside == NOTHING:
            look_around(box, state, area, x + step_x(side), y + step_y(side))
        else:
            name_cell(state, area, SIDES * beside + (side ^ 2), 0)


@kernel
def take_up(box, state, tile):
    """SD-13: a tile no longer lies where it was; its cell is empty, and others have lost a neighbour."""
    area, x, y = int(state.where[tile]), int(state.x[tile]), int(state.y[tile])
    leave(state, tile)
    for side in range(SIDES):
        name_cell(state, area, SIDES * tile + side, 0)
        if tile_at(state, area, x + step_x(side), y + step_y(side)) == NOTHING:
            look_around(box, state, area, x + step_x(side), y + step_y(side))
    look_around(box, state, area, x, y)
    state.x[tile], state.y[tile], state.turns[tile] = 0, 0, 0


@kernel
def forget_cells(state):
    """No tile lies anywhere."""
    for place in range(TILES + BUCKETS):
        state.chain[place] = NOTHING
    for side in range(TILES * SIDES):
        state.wanted[side] = 0
    for area in range(AREAS):
        for word in range(WORDS):
            state.names[area, word] = 0


@kernel
def survey(box, state):
    """Everything that is known of cells, worked out from where the tiles lie."""
    forget_cells(state)
    for tile in range(TILES):
        if lies(box, state, tile):
            area, x, y = int(state.where[tile]), int(state.x[tile]), int(state.y[tile])
            put_down(box, state, tile, area, x, y, int(state.turns[tile]))
