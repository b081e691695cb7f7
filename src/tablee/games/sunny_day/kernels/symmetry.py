"""Sunny Day has no north: table and tableaux turned by a quarter are the same position.

For learning: a state and an action, each seen from the next side of the table. Only the first tile of a tableau has a
fixed turn (SD-17), by convention; where it is still to be laid, the turned tableau is empty too.
"""

from tablee.core.kernel import kernel
from tablee.games.sunny_day.declarations import HAND_SIZE, MOST_COLLECTED, SIDES, TILES, TURNS
from tablee.games.sunny_day.kernels.actions import ARRANGE_MOVE, FIRST_TILE_MOVE, PLACE_MOVE
from tablee.games.sunny_day.kernels.geometry import cell_x, cell_y, lies, step_x, step_y, survey, tile_at
from tablee.games.sunny_day.kernels.state import NOTHING, OWN, TABLE


@kernel
def turn_state(box, state):
    """Turn the table and all tableaux (not the stacks of the simplified game) by a quarter, clockwise."""
    for tile in range(TILES):
        if lies(box, state, tile):
            x = state.x[tile]
            state.x[tile] = -state.y[tile]
            state.y[tile] = x
            state.turns[tile] = (state.turns[tile] + 1) % TURNS
    survey(box, state)


@kernel
def turned_action(state, action):
    """The same move once the state is turned: a cell is named by the lowest side that looks at it, then as now."""
    if action < ARRANGE_MOVE:
        first, slots, area = PLACE_MOVE, HAND_SIZE, TABLE
    elif action < FIRST_TILE_MOVE:
        first, slots, area = ARRANGE_MOVE, MOST_COLLECTED, OWN + state.turn
    else:
        return action
    place, turns = (action - first) // TURNS, (action - first) % TURNS
    side, slot = place // slots, place % slots
    x, y = cell_x(state, side), cell_y(state, side)
    for turned in range(SIDES):
        before = (turned - 1) & 3
        tile = tile_at(state, area, x - step_x(before), y - step_y(before))
        if tile != NOTHING:
            return first + ((SIDES * tile + turned) * slots + slot) * TURNS + (turns + 1) % TURNS
    return action
