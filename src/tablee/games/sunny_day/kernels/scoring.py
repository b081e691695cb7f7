"""What a match is worth to each seat."""

from tablee.core.kernel import kernel
from tablee.games.sunny_day.declarations import BOTTOM, RIGHT, SIDES, TILES, TOKEN_VALUES
from tablee.games.sunny_day.kernels.geometry import cell_x, cell_y, tile_at
from tablee.games.sunny_day.kernels.legal import completes
from tablee.games.sunny_day.kernels.state import NOTHING, OWN

TILE_POINTS, PICTURE_POINTS, TOKEN_POINTS, MOST_TILES, COLUMNS = range(5)
"""The columns of a score sheet: the sources of points, then the tie-break; and how many there are."""


@kernel
def is_complete(box, state, side):
    """SD-03: whether a side touches another and the two show the halves of one picture."""
    tile = side // SIDES
    other = tile_at(state, state.where[tile], cell_x(state, side), cell_y(state, side))
    if other == NOTHING:
        return False
    return completes(box, tile, state.turns[tile], box.wants[other, state.turns[other], (side & 3) ^ 2])


@kernel
def tally(box, state, sheet):
    """SD-31, SD-32, SD-40: tiles, pictures, tokens, and the tiles again for ties; what is out does not count."""
    for seat in range(box.players):
        sheet[seat, TILE_POINTS] = sheet[seat, PICTURE_POINTS] = sheet[seat, TOKEN_POINTS] = 0
        for value in range(TOKEN_VALUES):
            sheet[seat, TOKEN_POINTS] += value * state.values[seat, value]
    for tile in range(TILES):
        seat = state.where[tile] - OWN
        if seat >= 0:
            sheet[seat, TILE_POINTS] += 1
            if not box.simplified:
                sheet[seat, PICTURE_POINTS] += is_complete(box, state, SIDES * tile + RIGHT)
                sheet[seat, PICTURE_POINTS] += is_complete(box, state, SIDES * tile + BOTTOM)
    for seat in range(box.players):
        sheet[seat, MOST_TILES] = sheet[seat, TILE_POINTS]
