"""Sunny Day has no north: table and tableaux turned by a quarter are the same position.

For learning: a state, an action and an observation, each seen from the next side of the table. Only the first tile of a
tableau has a fixed turn (SD-17), by convention; where it is still to be laid, the turned tableau is empty too.
"""

from typing import Any

import numpy as np

from tablee.core.kernel import kernel
from tablee.games.sunny_day.encoding import ENCODING, PLACES
from tablee.games.sunny_day.moves import ARRANGE_MOVE, FIRST_TILE_MOVE, PLACE_MOVE
from tablee.games.sunny_day.state import ALL_OPEN, HAND_SIZE, MOST_COLLECTED, OWN, SIDES, TABLE, TILES, TURNS


@kernel
def turned_side(side):
    """The number of a side of a tile once the tile is turned clockwise."""
    return (side & ~3) | ((side + 1) & 3)


@kernel
def turn_state(box, state):
    """Turn the table and all tableaux (not the stacks of the simplified game) by a quarter, clockwise."""
    for tile in range(TILES):
        if state.where[tile] == TABLE or (state.where[tile] >= OWN and box.simplified == 0):
            x = state.x[tile]
            state.x[tile] = -state.y[tile]
            state.y[tile] = x
            state.turns[tile] = (state.turns[tile] + 1) % TURNS
            sides = state.open_sides[tile]
            state.open_sides[tile] = ((sides << 1) | (sides >> 3)) & ALL_OPEN
            first = SIDES * tile
            last = turned_side(int(state.link[first + 3]))
            for side in range(SIDES - 1, 0, -1):
                state.link[first + side] = turned_side(int(state.link[first + side - 1]))
            state.link[first] = last


@kernel
def turned_action(state, action):
    """The same move once the state is turned: a cell is named by the lowest side that looks at it, then as now."""
    if action < ARRANGE_MOVE:
        first, slots = PLACE_MOVE, HAND_SIZE
    elif action < FIRST_TILE_MOVE:
        first, slots = ARRANGE_MOVE, MOST_COLLECTED
    else:
        return action
    place, turns = (action - first) // TURNS, (action - first) % TURNS
    side, slot = place // slots, place % slots
    named = side
    other = int(state.link[side])
    while other != side:
        if (other + 1) & 3 < (named + 1) & 3:
            named = other
        other = int(state.link[other])
    return first + (turned_side(named) * slots + slot) * TURNS + (turns + 1) % TURNS


def turned_observations(tensors: Any) -> Any:
    """Observations (one, or a batch of them) of the turned state."""
    turned = tensors.copy()
    before, after = ENCODING.split(tensors)["tiles"], ENCODING.split(turned)["tiles"]
    x, y = PLACES + TURNS, PLACES + TURNS + 1
    after[..., PLACES:x] = np.roll(before[..., PLACES:x], 1, axis=-1)
    after[..., x] = -before[..., y]
    after[..., y] = before[..., x]
    return turned
