"""What is known of cells, worked out anew from where the tiles lie: a check of what `geometry.py` keeps."""

from tablee.core.kernel import kernel
from tablee.games.sunny_day.declarations import SIDES, TILES
from tablee.games.sunny_day.kernels.geometry import bucket, cell_x, cell_y, lies, tile_at
from tablee.games.sunny_day.kernels.scoring import is_complete
from tablee.games.sunny_day.kernels.state import AREAS, BUCKETS, HIGH, NOTHING, OWN, TABLE, WIDE, WORD_SIDES, WORDS


@kernel
def lies_well(box, state):
    """SD-10, SD-16: no tile covers another; tiles that lie nowhere have no cell and no turn."""
    for tile in range(TILES):
        if lies(box, state, tile):
            for other in range(tile):
                if is_in_place_of(state, other, tile):
                    return False
        elif state.x[tile] or state.y[tile] or state.turns[tile]:
            return False
    return True


@kernel
def is_in_place_of(state, one, other):
    """Whether two tiles are in the same cell of the same area."""
    return state.where[one] == state.where[other] and state.x[one] == state.x[other] and state.y[one] == state.y[other]


# --- the tile in a cell ---------------------------------------------------------------------------------------------


@kernel
def chains_are_right(box, state):
    """Every tile that lies somewhere, and nothing else, follows the last one before it of the same bucket."""
    followers, lying = 0, 0
    for place in range(TILES + BUCKETS):
        followers += state.chain[place] != NOTHING
    for tile in range(TILES):
        if lies(box, state, tile):
            lying += 1
            if state.chain[one_before(box, state, tile)] != tile:
                return False
    return followers == lying


@kernel
def one_before(box, state, tile):
    """The last tile before a tile that is searched for in the same bucket; the bucket if there is none."""
    place = bucket_of(state, tile)
    for other in range(tile - 1, -1, -1):
        if lies(box, state, other) and bucket_of(state, other) == place:
            return other
    return place


@kernel
def bucket_of(state, tile):
    """The bucket of a tile's cell."""
    return bucket(int(state.where[tile]), int(state.x[tile]), int(state.y[tile]))


# --- empty cells ----------------------------------------------------------------------------------------------------


@kernel
def names_are_right(box, state):
    """Sides name the empty cells that they are the lowest to look at, and know what is wanted there."""
    for side in range(TILES * SIDES):
        tile = side // SIDES
        wanted = wanted_beyond(box, state, side) if lies(box, state, tile) else 0
        if state.wanted[side] != wanted:
            return False
        for area in range(AREAS):
            named = state.names[area, side // WORD_SIDES] >> (side % WORD_SIDES) & 1
            if named != (wanted != 0 and area == state.where[tile] - TABLE):
                return False
    for area in range(AREAS):
        for word in range(WORDS):
            if state.names[area, word] >> WORD_SIDES != 0:
                return False
    return True


@kernel
def wanted_beyond(box, state, side):
    """SD-11, SD-16: what is wanted in the cell that a side looks at, 0 if it is not the side's to name."""
    area, x, y = int(state.where[side // SIDES]), cell_x(state, side), cell_y(state, side)
    if tile_at(state, area, x, y) != NOTHING:
        return 0
    word = 0
    for other in range(TILES * SIDES):
        tile = other // SIDES
        if state.where[tile] == area and cell_x(state, other) == x and cell_y(state, other) == y:
            if other & 3 < side & 3:
                return 0
            word |= int(box.wants[tile, state.turns[tile], other & 3])
    return word


# --- what a match can bring about -----------------------------------------------------------------------------------


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
            if reached >> (side // SIDES) & 1 and is_complete(box, state, side):
                beyond = tile_at(state, state.where[side // SIDES], cell_x(state, side), cell_y(state, side))
                reached |= 1 << beyond
    return reached == owned
