"""Whether every tile and token is somewhere, once, and as many are in each place as the course of a match allows."""

from tablee.core.kernel import kernel
from tablee.core.machine import count_bits
from tablee.games.sunny_day.declarations import (
    ARRANGE,
    DEAL,
    DRAW,
    FIRST,
    HAND_SIZE,
    LAY,
    MOST_COLLECTED,
    SIDES,
    TILES,
    TOKEN_VALUES,
    TOKENS,
)
from tablee.games.sunny_day.kernels.apply import token_holder
from tablee.games.sunny_day.kernels.luck import first_of_kind, pool_size
from tablee.games.sunny_day.kernels.state import COLLECTED, DRAWN, HELD, NOTHING, SUPPLY, TABLE


@kernel
def tiles_in(state, place):
    """How many tiles are in a place."""
    count = 0
    for tile in range(TILES):
        if state.where[tile] == place:
            count += 1
    return count


@kernel
def supply_is_right(state):
    """SD-06: the supply is the set, and the number, of the tiles that are in it."""
    tiles = 0
    for tile in range(TILES):
        if state.where[tile] == SUPPLY:
            tiles |= 1 << tile
    return state.supply_tiles == tiles and state.supply == count_bits(tiles)


@kernel
def secrecy(state, tile):
    """0 for a tile that all have seen, 1 in a hand, 2 in the supply."""
    return 2 if state.where[tile] == SUPPLY else 1 if state.where[tile] == HELD else 0


@kernel
def copies_are_in_order(box, state):
    """SD-02: of one kind, the tiles that all have seen come first, then those in hands, then the supply."""
    for tile in range(1, TILES):
        if box.kind[tile] == box.kind[tile - 1] and secrecy(state, tile) < secrecy(state, tile - 1):
            return False
    return True


@kernel
def hands_are_right(box, state):
    """SD-06: what hands hold, kind by kind, is what has left the supply and is nowhere else; hands are sorted."""
    for kind in range(TILES):
        held = 0
        for seat in range(box.players):
            for slot in range(HAND_SIZE):
                if state.hand[seat, slot] == kind:
                    held += 1
        tile = first_of_kind(box, state, kind, HELD)
        while tile >= 0 and tile < TILES and box.kind[tile] == kind and state.where[tile] == HELD:
            held -= 1
            tile += 1
        if held != 0:
            return False
    return hands_are_sorted(box, state)


@kernel
def hands_are_sorted(box, state):
    """Hands are ascending, and empty places come last."""
    for seat in range(box.players):
        first, second = state.hand[seat, 0], state.hand[seat, 1]
        if second != NOTHING and (first == NOTHING or first > second):
            return False
    return True


@kernel
def shown_is_right(box, state):
    """SD-12: only tiles in hands are shown, never before the first turn; of two alike the shown one comes first."""
    hand, shown = state.hand, state.shown
    for seat in range(box.players):
        for slot in range(HAND_SIZE):
            if shown[seat, slot] and (hand[seat, slot] == NOTHING or state.phase <= DEAL):
                return False
        if hand[seat, 0] == hand[seat, 1] and shown[seat, 1] > shown[seat, 0]:
            return False
    return True


@kernel
def collected_is_right(state):
    """SD-13: the slots hold the collected tiles, ascending."""
    count = 0
    for slot in range(MOST_COLLECTED):
        tile = state.collected[slot]
        if tile != NOTHING:
            count += 1
            if state.where[tile] != COLLECTED:
                return False
            if slot > 0 and (state.collected[slot - 1] == NOTHING or state.collected[slot - 1] >= tile):
                return False
    return tiles_in(state, COLLECTED) == count


@kernel
def tokens_are_right(box, state):
    """SD-04, SD-14: no more tokens than there are, nor more than tiles that were collected."""
    taken = 0
    for seat in range(box.players):
        taken += state.tokens[seat]
    return taken <= box.all_tokens and taken <= tiles_gone(state)


@kernel
def values_are_right(box, state):
    """SD-04, SD-14: values are known at the end only, seat 0's first, and every token has one."""
    for value in range(TOKEN_VALUES):
        face_up = 0
        for seat in range(box.players):
            face_up += state.values[seat, value]
        if face_up + state.pool[value] != box.tokens[value]:
            return False
    holder = token_holder(box, state)
    for seat in range(box.players):
        face_up = 0
        for value in range(TOKEN_VALUES):
            face_up += state.values[seat, value]
        if face_up > state.tokens[seat] or (seat > holder and face_up > 0):
            return False
    return state.phase >= TOKENS or pool_size(state) == box.all_tokens


# --- numbers of tiles -----------------------------------------------------------------------------------------------


@kernel
def tiles_placed(state):
    """SD-10: how many hand tiles have been placed since the match began."""
    return max(0, DRAWN - state.supply - tiles_in(state, HELD))


@kernel
def tiles_gone(state):
    """SD-13: how many tiles have been collected since the match began."""
    return TILES - tiles_in(state, SUPPLY) - tiles_in(state, HELD) - tiles_in(state, TABLE)


@kernel
def hand_count(state, seat):
    """How many tiles a seat holds."""
    count = 0
    for slot in range(HAND_SIZE):
        if state.hand[seat, slot] != NOTHING:
            count += 1
    return count


@kernel
def counts_are_right(box, state):
    """SD-05, SD-06, SD-13, SD-15: as many tiles in each place as the course of a match allows."""
    gone = tiles_gone(state)
    if state.phase <= DEAL:
        return gone == 0 and set_up_is_right(box, state)
    placed = DRAWN - state.supply - tiles_in(state, HELD)
    if placed < 0 or state.supply > DRAWN - HAND_SIZE * box.players or gone < placed or gone > SIDES * placed:
        return False
    arranging = state.phase == DRAW or state.phase == ARRANGE
    if arranging and placed == 0:
        return False
    if not box.simplified and arranging != (tiles_in(state, COLLECTED) > 0):
        return False
    return hand_sizes_are_right(box, state)


@kernel
def set_up_is_right(box, state):
    """SD-05, SD-06: the set-up has come as far as its phase says."""
    held = tiles_in(state, HELD)
    for seat in range(box.players):
        if hand_count(state, seat) != min(HAND_SIZE, max(0, held - HAND_SIZE * seat)):
            return False
    if state.phase == FIRST:
        return state.supply == TILES and state.turn == 0
    if state.phase == LAY:
        return held == 0 and state.supply > DRAWN
    return state.supply + held == DRAWN and held < HAND_SIZE * box.players


@kernel
def hand_sizes_are_right(box, state):
    """SD-15: hands are full while the supply lasts, but for one that is being filled."""
    for seat in range(box.players):
        drawing = state.phase == DRAW and seat == state.turn
        full = hand_count(state, seat) == HAND_SIZE
        if full == drawing and state.supply > 0:
            return False
    return state.phase != DRAW or state.supply > 0
