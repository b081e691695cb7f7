"""Where a tile may be put, on the table and in a tableau; what is legal, and why the rest is not."""

from tablee.core.kernel import kernel
from tablee.core.machine import list_if, lowest_bit
from tablee.games.sunny_day.declarations import (
    ALLOWED,
    ARRANGE,
    ARRANGE_APART,
    ARRANGE_NOT_NOW,
    DEAL,
    DEAL_GONE,
    DEAL_IS_LUCK,
    DRAW,
    FIRST,
    FIRST_IS_LUCK,
    FIRST_TILE,
    HAND_SIZE,
    LAY,
    LAY_GONE,
    LAY_IS_LUCK,
    MOST_COLLECTED,
    NO_SUCH_SEAT,
    NO_TABLEAU,
    NO_TILE_COLLECTED,
    NO_TILE_IN_HAND,
    NOT_THE_KIND,
    PLACE,
    PLACE_APART,
    PLACE_NOT_NOW,
    SAME_TILE,
    SIDES,
    TABLEAU_BEGUN,
    TOKEN_GONE,
    TOKEN_IS_LUCK,
    TOKENS,
    TURNS,
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
from tablee.games.sunny_day.kernels.geometry import cell_x, cell_y, tile_at
from tablee.games.sunny_day.kernels.luck import first_of_kind
from tablee.games.sunny_day.kernels.state import NOTHING, OWN, SUPPLY, TABLE, WORD_SIDES, WORDS


@kernel
def completes(box, tile, turns, word):
    """SD-03, SD-11, SD-16: whether a turned tile completes at least one picture; other sides need not match."""
    return box.fits[tile, turns] & word != 0


@kernel
def has_room(box, state, area, tile):
    """SD-12, SD-18: whether a tile, turned as one likes, completes a picture anywhere in an area."""
    shows = box.could_fit[tile]
    for word in range(WORDS):
        left = int(state.names[area - TABLE, word])
        while left != 0:
            if state.wanted[word * WORD_SIDES + lowest_bit(left)] & shows:
                return True
            left &= left - 1
    return False


@kernel
def can_place(box, state, seat):
    """SD-12: whether a seat can place one of its tiles."""
    for slot in range(HAND_SIZE):
        if state.hand[seat, slot] >= 0 and has_room(box, state, TABLE, state.hand[seat, slot]):
            return True
    return False


@kernel
def has_tableau(state, seat):
    """SD-17: whether the first tile of a tableau has been laid: there are always empty cells beside it."""
    cells = 0
    for word in range(WORDS):
        cells |= int(state.names[OWN + seat - TABLE, word])
    return cells != 0


@kernel
def can_arrange(box, state):
    """SD-17, SD-18: whether one of the collected tiles can be put into the tableau; its first tile needs no match."""
    if not has_tableau(state, state.turn):
        return True
    for slot in range(MOST_COLLECTED):
        if state.collected[slot] >= 0 and has_room(box, state, OWN + state.turn, state.collected[slot]):
            return True
    return False


@kernel
def hand_offer(box, state, slot):
    """SD-10: the hand tile of a slot; of two alike, the first is offered and the second is not."""
    tile = int(state.hand[state.turn, slot])
    if slot > 0 and tile == state.hand[state.turn, slot - 1]:
        return NOTHING
    return tile


@kernel
def collected_offer(box, state, slot):
    """SD-16: the collected tile of a slot; of several alike only the first is offered."""
    tile = int(state.collected[slot])
    if slot > 0 and tile >= 0 and box.kind[tile] == box.kind[state.collected[slot - 1]]:
        return NOTHING
    return tile


# --- legal moves ----------------------------------------------------------------------------------------------------


@kernel
def legal(box, state, moves):
    """SD-10, SD-16, SD-17: the legal moves of the seat to decide, ascending."""
    if state.phase == PLACE:
        return legal_places(box, state, moves)
    if state.phase != ARRANGE:
        return 0
    if has_tableau(state, state.turn):
        return legal_arrangements(box, state, moves)
    return legal_first_tiles(box, state, moves)


@kernel
def legal_places(box, state, moves):
    """SD-10, SD-11: either hand tile, in every empty cell beside a tile on the table, in every turn that completes."""
    first, second = hand_offer(box, state, 0), hand_offer(box, state, 1)
    count = 0
    for word in range(WORDS):
        left = int(state.names[0, word])
        while left != 0:
            side = word * WORD_SIDES + lowest_bit(left)
            left &= left - 1
            action = PLACE_MOVE + side * HAND_SIZE * TURNS
            if first >= 0:
                count = list_turns(box, moves, count, action, first, state.wanted[side])
            if second >= 0:
                count = list_turns(box, moves, count, action + TURNS, second, state.wanted[side])
    return count


@kernel
def legal_arrangements(box, state, moves):
    """SD-16: any collected tile, in every empty cell beside a tile of the own tableau, in every turn that completes."""
    count = 0
    for word in range(WORDS):
        left = int(state.names[OWN + state.turn - TABLE, word])
        while left != 0:
            side = word * WORD_SIDES + lowest_bit(left)
            left &= left - 1
            for slot in range(MOST_COLLECTED):
                tile = collected_offer(box, state, slot)
                if tile >= 0:
                    action = ARRANGE_MOVE + (side * MOST_COLLECTED + slot) * TURNS
                    count = list_turns(box, moves, count, action, tile, state.wanted[side])
    return count


@kernel
def list_turns(box, moves, count, action, tile, word):
    """SD-11, SD-16: a tile in every turn that completes a picture."""
    for turns in range(TURNS):
        count = list_if(moves, count, action + turns, completes(box, tile, turns, word))
    return count


@kernel
def legal_first_tiles(box, state, moves):
    """SD-17: of several collected at once, any may be the first of the tableau."""
    count = 0
    for slot in range(MOST_COLLECTED):
        if collected_offer(box, state, slot) >= 0:
            moves[count] = FIRST_TILE_MOVE + slot
            count += 1
    return count


# --- refusals -------------------------------------------------------------------------------------------------------


@kernel
def forbids(box, state, action):
    """Why the seat to decide, or luck, may not do this; 0 if it may."""
    if action < ARRANGE_MOVE:
        return forbids_place(box, state, action - PLACE_MOVE)
    if action < FIRST_TILE_MOVE:
        return forbids_arrange(box, state, action - ARRANGE_MOVE)
    if action < FIRST_MOVE:
        return forbids_first_tile(box, state, action - FIRST_TILE_MOVE)
    return forbids_luck(box, state, action)


@kernel
def forbids_place(box, state, action):
    """SD-10, SD-11: why a tile may not be placed."""
    if state.phase != PLACE:
        return PLACE_NOT_NOW
    turns = action % TURNS
    slot = action // TURNS % HAND_SIZE
    if state.hand[state.turn, slot] < 0:
        return NO_TILE_IN_HAND
    tile = hand_offer(box, state, slot)
    if tile < 0:
        return SAME_TILE
    missing = forbids_beside(box, state, TABLE, action // (TURNS * HAND_SIZE), tile, turns)
    return PLACE_APART + missing - 1 if missing else ALLOWED


@kernel
def forbids_arrange(box, state, action):
    """SD-16, SD-17: why a collected tile may not be put beside a tile of the own tableau."""
    if state.phase != ARRANGE:
        return NO_TABLEAU if box.simplified else ARRANGE_NOT_NOW
    if not has_tableau(state, state.turn):
        return FIRST_TILE
    turns = action % TURNS
    slot = action // TURNS % MOST_COLLECTED
    if state.collected[slot] < 0:
        return NO_TILE_COLLECTED
    tile = collected_offer(box, state, slot)
    if tile < 0:
        return SAME_TILE
    missing = forbids_beside(box, state, OWN + state.turn, action // (TURNS * MOST_COLLECTED), tile, turns)
    return ARRANGE_APART + missing - 1 if missing else ALLOWED


@kernel
def forbids_first_tile(box, state, slot):
    """SD-17: why a collected tile may not be the first of the tableau."""
    if state.phase != ARRANGE:
        return NO_TABLEAU if box.simplified else ARRANGE_NOT_NOW
    if has_tableau(state, state.turn):
        return TABLEAU_BEGUN
    if state.collected[slot] < 0:
        return NO_TILE_COLLECTED
    return SAME_TILE if collected_offer(box, state, slot) < 0 else ALLOWED


@kernel
def forbids_beside(box, state, area, side, tile, turns):
    """SD-10, SD-11, SD-16: 1 no tile there, 2 not an empty cell, 3 another side names the cell, 4 no picture, or 0."""
    if state.where[side // SIDES] != area:
        return 1
    if tile_at(state, area, cell_x(state, side), cell_y(state, side)) != NOTHING:
        return 2
    if state.wanted[side] == 0:
        return 3
    return 0 if completes(box, tile, turns, state.wanted[side]) else 4


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
