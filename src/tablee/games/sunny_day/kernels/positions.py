"""A state as facts, and what never changes. Hidden tiles of a view are NONE, and its supply is hidden."""

from tablee.core.kernel import kernel
from tablee.core.rows import ABSENT, HIDDEN, NONE, write
from tablee.games.sunny_day.declarations import (
    B_FITS,
    B_HALVES,
    B_TILES,
    B_TOKENS,
    BOTTOM,
    CELL_SPAN,
    F_COLLECTED,
    F_HANDS,
    F_LAST,
    F_OUT,
    F_PHASE,
    F_PICTURES,
    F_SHOWN,
    F_STACKS,
    F_SUPPLY,
    F_SUPPLY_COUNT,
    F_TABLE,
    F_TABLEAUX,
    F_TOKENS,
    F_TOKENS_LEFT,
    F_TURN,
    F_UNSEEN,
    F_VALUES,
    HALVES,
    HAND_SIZE,
    MOST_COLLECTED,
    RIGHT,
    SIDES,
    TILES,
    TOKEN_VALUES,
)
from tablee.games.sunny_day.kernels.apply import tokens_left
from tablee.games.sunny_day.kernels.halves import earns_token, half_on, other_half, picture_of, told_apart
from tablee.games.sunny_day.kernels.moves import cell_number, letters_of
from tablee.games.sunny_day.kernels.scoring import is_complete
from tablee.games.sunny_day.kernels.state import HELD, NOTHING, OUT, OWN, SUPPLY, TABLE, UNSEEN


@kernel
def board(box, rows):
    """SD-02, SD-03, SD-04: all tiles and tokens; of each half its picture, and the halves that complete it."""
    count = 0
    for tile in range(TILES):
        count = write(rows, count, B_TILES, box.name[tile])
    for value in range(TOKEN_VALUES):
        count = write(rows, count, B_TOKENS, box.tokens[value])
    for half in range(HALVES):
        count = write(rows, count, B_HALVES, half, picture_of(half), earns_token(half))
        for other in range(HALVES):
            if told_apart(box, other) == other_half(box, half):
                count = write(rows, count, B_FITS, half, other)
    return count


# --- a state as facts -----------------------------------------------------------------------------------------------


@kernel
def show(box, state, sheet, rows):
    """SD-21: everything on and around the table."""
    count = write(rows, 0, F_PHASE, state.phase)
    count = write(rows, count, F_TURN, state.turn)
    count = show_table(box, state, rows, count)
    count = show_stacks(box, state, rows, count) if box.simplified else show_tableaux(box, state, rows, count)
    count = show_hands(box, state, rows, count)
    count = show_supply(box, state, rows, count)
    return show_tokens(box, state, rows, count)


@kernel
def next_in_order(state, area, tile):
    """The tile of an area that comes after a tile in reading order; the first one after NOTHING."""
    after = reading_place(state, tile) if tile != NOTHING else -1
    found, least = NOTHING, CELL_SPAN * CELL_SPAN
    for other in range(TILES):
        if state.where[other] == area:
            place = reading_place(state, other)
            if after < place and place < least:
                found, least = other, place
    return found


@kernel
def reading_place(state, tile):
    """The place of a tile's cell in reading order: row by row."""
    return cell_number(int(state.y[tile]), int(state.x[tile]))


@kernel
def show_table(box, state, rows, count):
    """SD-05, SD-10: the tiles on the table, and which of them was placed last."""
    tile = next_in_order(state, TABLE, NOTHING)
    while tile != NOTHING:
        count = write(rows, count, F_TABLE, box.name[tile], state.turns[tile], state.x[tile], state.y[tile])
        tile = next_in_order(state, TABLE, tile)
    return write(rows, count, F_LAST, NONE if state.last == NOTHING else int(box.name[state.last]))


@kernel
def show_stacks(box, state, rows, count):
    """SD-40: in the simplified game collected tiles are stacked."""
    for tile in range(TILES):
        if state.where[tile] >= OWN:
            count = write(rows, count, F_STACKS, state.where[tile] - OWN, box.name[tile])
    count = write(rows, count, F_TABLEAUX, NONE, ABSENT)
    count = write(rows, count, F_PICTURES, NONE, ABSENT)
    count = write(rows, count, F_COLLECTED, ABSENT)
    return write(rows, count, F_OUT, ABSENT)


@kernel
def show_tableaux(box, state, rows, count):
    """SD-13, SD-16, SD-18: tiles in the tableaux, tiles to be arranged, and tiles that are out."""
    for seat in range(box.players):
        tile = next_in_order(state, OWN + seat, NOTHING)
        while tile != NOTHING:
            turns, x, y = state.turns[tile], state.x[tile], state.y[tile]
            count = write(rows, count, F_TABLEAUX, seat, box.name[tile], turns, x, y)
            for side in range(RIGHT, BOTTOM + 1):
                if is_complete(box, state, SIDES * tile + side):
                    picture = picture_of(half_on(box, tile, turns, side))
                    count = write(rows, count, F_PICTURES, seat, picture, x, y, side)
            tile = next_in_order(state, OWN + seat, tile)
    for slot in range(MOST_COLLECTED):
        if state.collected[slot] != NOTHING:
            count = write(rows, count, F_COLLECTED, box.name[state.collected[slot]])
    for tile in range(TILES):
        if state.where[tile] == OUT:
            count = write(rows, count, F_OUT, box.name[tile])
    return write(rows, count, F_STACKS, NONE, ABSENT)


@kernel
def show_hands(box, state, rows, count):
    """SD-06, SD-12, SD-21: the tiles in the hands, and those of them that had to be shown."""
    for seat in range(box.players):
        for slot in range(HAND_SIZE):
            kind = state.hand[seat, slot]
            if kind != NOTHING:
                count = write(rows, count, F_HANDS, seat, letters_of(box, kind))
            if state.shown[seat, slot]:
                count = write(rows, count, F_SHOWN, seat, letters_of(box, kind))
    return count


@kernel
def show_supply(box, state, rows, count):
    """SD-06, SD-21: the supply, and the tiles that could be any hidden one: those of hands and supply but the known."""
    hidden = False
    for tile in range(TILES):
        if state.where[tile] == SUPPLY:
            count = write(rows, count, F_SUPPLY, letters_of(box, tile))
        elif state.where[tile] == UNSEEN:
            hidden = True
        if box.kind[tile] == tile:
            for _ in range(count_unseen(box, state, tile)):
                count = write(rows, count, F_UNSEEN, letters_of(box, tile))
    if hidden:
        count = write(rows, count, F_SUPPLY, HIDDEN)
    return write(rows, count, F_SUPPLY_COUNT, state.supply)


@kernel
def count_unseen(box, state, kind):
    """SD-21: how many tiles of a kind are in hands or in the supply, without those in a hand that is known."""
    unseen = 0
    for tile in range(kind, TILES):
        if box.kind[tile] == kind and state.where[tile] <= HELD:
            unseen += 1
    for seat in range(box.players):
        for slot in range(HAND_SIZE):
            if state.hand[seat, slot] == kind:
                unseen -= 1
    return unseen


@kernel
def show_tokens(box, state, rows, count):
    """SD-04, SD-14: tokens taken and left, and the values of those turned face up."""
    for seat in range(box.players):
        count = write(rows, count, F_TOKENS, seat, state.tokens[seat])
        for value in range(TOKEN_VALUES):
            for _ in range(state.values[seat, value]):
                count = write(rows, count, F_VALUES, seat, value)
    return write(rows, count, F_TOKENS_LEFT, tokens_left(box, state))
