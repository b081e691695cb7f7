"""What an action is called, and which action a move is: `place PWCL 1 3,-1` names a tile, its turns and a cell."""

from tablee.core.kernel import kernel
from tablee.core.rows import NONE, write
from tablee.games.sunny_day.declarations import (
    ARRANGE,
    ARRANGE_APART,
    ARRANGE_NOT_NOW,
    ARRANGE_OCCUPIED,
    ARRANGE_TILE,
    BEGIN,
    CELL_LOW,
    CELL_SPAN,
    COPIES,
    DEAL_TILE,
    FIRST_TILE,
    HAND_SIZE,
    LAY_TILE,
    MOST_COLLECTED,
    MOST_SEATS,
    MOVE_CELL,
    MOVE_TURNS,
    NO_SUCH_SEAT,
    NO_TABLEAU,
    NOT_COLLECTED,
    NOT_IN_HAND,
    NOT_THE_KIND,
    PLACE,
    PLACE_APART,
    PLACE_NOT_NOW,
    PLACE_OCCUPIED,
    PLACE_TILE,
    SIDES,
    TILES,
    TURN_TOKEN_UP,
    TURNS,
    UNKNOWN_TILE,
)
from tablee.games.sunny_day.kernels.actions import (
    ARRANGE_MOVE,
    DEAL_MOVE,
    FIRST_MOVE,
    FIRST_TILE_MOVE,
    LAY_MOVE,
    PLACE_MOVE,
    TOKEN_MOVE,
)
from tablee.games.sunny_day.kernels.geometry import cell_x, cell_y, step_x, step_y, tile_at
from tablee.games.sunny_day.kernels.legal import has_tableau
from tablee.games.sunny_day.kernels.state import NOTHING, OWN, TABLE


@kernel
def letters_of(box, tile):
    """SD-02: the letters of a tile, or of a kind; NONE for no tile, or for one that is hidden."""
    return int(box.name[tile]) // COPIES if tile >= 0 else NONE


@kernel
def kind_of(box, letters):
    """SD-02: the kind with these letters, NOTHING if the box holds none."""
    for tile in range(TILES):
        if box.name[tile] // COPIES == letters:
            return tile
    return NOTHING


@kernel
def tile_named(box, name):
    """SD-02: the tile with a name, NOTHING if there is none; letters alone name no tile where there are several."""
    for tile in range(TILES):
        if box.name[tile] == name:
            return tile
    return NOTHING


# --- from an action to a move ---------------------------------------------------------------------------------------


@kernel
def spell(box, state, action, rows):
    """SD-10, SD-16: a placement, as far as it means something here; or what luck brings."""
    if action < ARRANGE_MOVE:
        place, turns = (action - PLACE_MOVE) // TURNS, (action - PLACE_MOVE) % TURNS
        tile = state.hand[state.turn, place % HAND_SIZE]
        spell_beside(box, state, rows, PLACE_TILE, tile, turns, place // HAND_SIZE, TABLE)
    elif action < FIRST_TILE_MOVE:
        place, turns = (action - ARRANGE_MOVE) // TURNS, (action - ARRANGE_MOVE) % TURNS
        tile = state.collected[place % MOST_COLLECTED]
        spell_beside(box, state, rows, ARRANGE_TILE, tile, turns, place // MOST_COLLECTED, OWN + state.turn)
    elif action < FIRST_MOVE:
        tile = state.collected[action - FIRST_TILE_MOVE]
        write(rows, 0, ARRANGE_TILE, letters_of(box, tile), 0, 0, 0, cell_number(0, 0))
    elif action < LAY_MOVE:
        write(rows, 0, BEGIN, action - FIRST_MOVE)
    elif action < DEAL_MOVE:
        kind, turns = (action - LAY_MOVE) // TURNS, (action - LAY_MOVE) % TURNS
        write(rows, 0, LAY_TILE, drawn_name(box, kind), turns)
    elif action < TOKEN_MOVE:
        write(rows, 0, DEAL_TILE, drawn_name(box, action - DEAL_MOVE))
    else:
        write(rows, 0, TURN_TOKEN_UP, action - TOKEN_MOVE)


@kernel
def spell_beside(box, state, rows, move, tile, turns, side, area):
    """SD-10, SD-16: a tile and the cell that a side looks at; no cell where the side's tile does not lie there."""
    if state.where[side // SIDES] == area:
        x, y = cell_x(state, side), cell_y(state, side)
        write(rows, 0, move, letters_of(box, tile), turns, x, y, cell_number(x, y))
    else:
        write(rows, 0, move, letters_of(box, tile), turns)


@kernel
def cell_number(x, y):
    """The number of a cell."""
    return (x - CELL_LOW) * CELL_SPAN + y - CELL_LOW


@kernel
def drawn_name(box, tile):
    """SD-02: luck draws kinds: the first tile of a kind stands for all, by its letters alone."""
    return letters_of(box, tile) * COPIES if box.kind[tile] == tile else int(box.name[tile])


# --- from a move to an action ---------------------------------------------------------------------------------------


@kernel
def find(box, state, rows):
    """SD-01, SD-02, SD-10, SD-16, SD-17: the action of a move, or why the rules know no such thing."""
    move, thing = int(rows[0, 0]), int(rows[0, 1])
    if move == TURN_TOKEN_UP:
        return TOKEN_MOVE + thing
    if move == BEGIN:
        return FIRST_MOVE + thing if thing < MOST_SEATS else -NO_SUCH_SEAT
    if move in (LAY_TILE, DEAL_TILE):
        tile = find_drawn(box, thing)
        if tile < 0:
            return tile
        return DEAL_MOVE + tile if move == DEAL_TILE else LAY_MOVE + tile * TURNS + int(rows[0, 2])
    kind, turns, cell = kind_of(box, thing), int(rows[0, MOVE_TURNS]), int(rows[0, MOVE_CELL])
    if kind == NOTHING:
        return -UNKNOWN_TILE
    if move == PLACE_TILE:
        return find_place(box, state, kind, turns, cell)
    return find_arrange(box, state, kind, turns, cell)


@kernel
def find_drawn(box, name):
    """SD-02: the tile that stands for what luck draws; of a kind with copies, letters alone name the first."""
    tile = kind_of(box, name // COPIES)
    if tile != NOTHING and name % COPIES != 0:
        first, tile = tile, tile_named(box, name)
        if tile == first:
            return -NOT_THE_KIND
    return -UNKNOWN_TILE if tile == NOTHING else tile


@kernel
def find_place(box, state, kind, turns, cell):
    """SD-10: a hand tile beside a tile on the table."""
    if state.phase != PLACE:
        return -PLACE_NOT_NOW
    for slot in range(HAND_SIZE):
        if state.hand[state.turn, slot] == kind:
            side = find_side(state, TABLE, cell, PLACE_OCCUPIED, PLACE_APART)
            return side if side < 0 else PLACE_MOVE + (side * HAND_SIZE + slot) * TURNS + turns
    return -NOT_IN_HAND


@kernel
def find_arrange(box, state, kind, turns, cell):
    """SD-16, SD-17: a collected tile beside a tile of the own tableau; the first one goes to 0,0."""
    if state.phase != ARRANGE:
        return -NO_TABLEAU if box.simplified else -ARRANGE_NOT_NOW
    for slot in range(MOST_COLLECTED):
        if state.collected[slot] >= 0 and box.kind[state.collected[slot]] == kind:
            if not has_tableau(state, state.turn):
                return FIRST_TILE_MOVE + slot if turns == 0 and cell == cell_number(0, 0) else -FIRST_TILE
            side = find_side(state, OWN + state.turn, cell, ARRANGE_OCCUPIED, ARRANGE_APART)
            return side if side < 0 else ARRANGE_MOVE + (side * MOST_COLLECTED + slot) * TURNS + turns
    return -NOT_COLLECTED


@kernel
def find_side(state, area, cell, occupied, apart):
    """SD-10, SD-16: the side that names a cell, the lowest of those that look at it; minus a reason if none does."""
    if cell < 0:
        return -apart
    x, y = cell // CELL_SPAN + CELL_LOW, cell % CELL_SPAN + CELL_LOW
    if tile_at(state, area, x, y) != NOTHING:
        return -occupied
    for side in range(SIDES):
        beside = tile_at(state, area, x - step_x(side), y - step_y(side))
        if beside != NOTHING:
            return SIDES * beside + side
    return -apart
