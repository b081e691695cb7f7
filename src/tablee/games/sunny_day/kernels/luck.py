"""What luck decides: who begins, the tiles of the table and of the hands, and what the bonus tokens are worth."""

from tablee.core.kernel import kernel
from tablee.core.machine import lowest_bit
from tablee.games.sunny_day.declarations import FIRST, LAY, TILES, TOKEN_VALUES, TOKENS, TURNS
from tablee.games.sunny_day.kernels.actions import DEAL_MOVE, FIRST_MOVE, LAY_MOVE, TOKEN_MOVE
from tablee.games.sunny_day.kernels.state import NOTHING, SUPPLY


@kernel
def tickets(box, state):
    """SD-05, SD-06, SD-07, SD-14: at a chance node, the number of equally likely tickets."""
    if state.phase == FIRST:
        return int(box.players)
    if state.phase == LAY:
        return int(state.supply) * TURNS
    if state.phase == TOKENS:
        return pool_size(state)
    return int(state.supply)


@kernel
def ticket(box, state, number):
    """SD-05, SD-06, SD-07, SD-14: a seat; a tile of the supply in one of four turns; a tile; a token."""
    if state.phase == FIRST:
        return FIRST_MOVE + number
    if state.phase == LAY:
        return LAY_MOVE + supply_kind(box, state, number // TURNS) * TURNS + number % TURNS
    if state.phase == TOKENS:
        return TOKEN_MOVE + pool_value(state, number)
    return DEAL_MOVE + supply_kind(box, state, number)


@kernel
def supply_kind(box, state, number):
    """The kind of a tile of the supply, counted from 0. In a view, where the supply is hidden, it means nothing."""
    left = int(state.supply_tiles)
    for _ in range(number):
        left &= left - 1
    return int(box.kind[lowest_bit(left)]) if left else 0


@kernel
def pool_size(state):
    """SD-04: how many tokens have not been turned face up."""
    count = 0
    for value in range(TOKEN_VALUES):
        count += state.pool[value]
    return count


@kernel
def pool_value(state, number):
    """SD-04: the value of a token that has not been turned face up, counted from 0."""
    value = 0
    while number >= state.pool[value]:
        number -= state.pool[value]
        value += 1
    return value


@kernel
def leave_supply(box, state, kind):
    """SD-02: the tile that is drawn, of those of a kind that the supply holds."""
    tile = first_of_kind(box, state, kind, SUPPLY)
    state.supply_tiles &= ~(1 << tile)
    return tile


@kernel
def first_of_kind(box, state, kind, place):
    """SD-02: the first tile of a kind in a place, NOTHING if there is none."""
    tile = int(kind)
    while tile < TILES and box.kind[tile] == kind:
        if state.where[tile] == place:
            return tile
        tile += 1
    return NOTHING
