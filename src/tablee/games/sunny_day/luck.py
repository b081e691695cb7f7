"""What luck decides: who begins, the tiles of the table and of the hands, and what the bonus tokens are worth."""

from tablee.core.kernel import kernel
from tablee.core.machine import lowest_bit
from tablee.games.sunny_day.moves import DEAL_MOVE, FIRST_MOVE, LAY_MOVE, TOKEN_MOVE
from tablee.games.sunny_day.reasons import (
    ALLOWED,
    DEAL_GONE,
    DEAL_IS_LUCK,
    FIRST_IS_LUCK,
    LAY_GONE,
    LAY_IS_LUCK,
    NO_SUCH_SEAT,
    NOT_THE_KIND,
    TOKEN_GONE,
    TOKEN_IS_LUCK,
)
from tablee.games.sunny_day.state import (
    DEAL,
    DRAW,
    FIRST,
    LAY,
    NOTHING,
    SUPPLY,
    TILES,
    TOKEN_VALUES,
    TOKENS,
    TURNS,
)


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


@kernel
def forbids_luck(box, state, action):
    """SD-01, SD-02, SD-04 to SD-07: why luck cannot bring this, or why it is not a player's to decide."""
    if action >= TOKEN_MOVE:
        if state.phase != TOKENS:
            return TOKEN_IS_LUCK
        return ALLOWED if state.pool[action - TOKEN_MOVE] > 0 else TOKEN_GONE
    if action >= DEAL_MOVE:
        if state.phase != DEAL and state.phase != DRAW:
            return DEAL_IS_LUCK
        return forbids_kind(box, state, action - DEAL_MOVE, DEAL_GONE)
    if action >= LAY_MOVE:
        if state.phase != LAY:
            return LAY_IS_LUCK
        return forbids_kind(box, state, (action - LAY_MOVE) // TURNS, LAY_GONE)
    if state.phase != FIRST:
        return FIRST_IS_LUCK
    return ALLOWED if action - FIRST_MOVE < box.players else NO_SUCH_SEAT


@kernel
def forbids_kind(box, state, kind, gone):
    """SD-02: a tile is drawn by its kind, and only while the supply holds one."""
    if box.kind[kind] != kind:
        return NOT_THE_KIND
    return gone if first_of_kind(box, state, kind, SUPPLY) == NOTHING else ALLOWED
