"""Facts as a state. What is left out has a sensible default: what is not mentioned is out, or not yet drawn."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rows import ABSENT, HIDDEN, NONE, given
from tablee.games.sunny_day.declarations import (
    ALL_PLAYED,
    ALL_STUCK,
    ARRANGE,
    BAD_GEOMETRY,
    BAD_LAST,
    BAD_SHOWN,
    BAD_STACKS,
    BAD_VALUES,
    COPIES,
    DEAL,
    DONE,
    F_COLLECTED,
    F_HANDS,
    F_LAST,
    F_OUT,
    F_PHASE,
    F_SHOWN,
    F_STACKS,
    F_SUPPLY,
    F_TABLE,
    F_TABLEAUX,
    F_TOKENS,
    F_TURN,
    F_VALUES,
    HAND_SIZE,
    HAND_TOO_LARGE,
    LAY,
    MOST_COLLECTED,
    NO_CELL,
    NOT_A_TILE,
    PLACE,
    SOUND,
    TILE_NOWHERE,
    TILE_TWICE,
    TILES,
    TOO_MANY_COLLECTED,
)
from tablee.games.sunny_day.kernels.apply import keep, seats_holding, start
from tablee.games.sunny_day.kernels.geometry import put_down, tile_at
from tablee.games.sunny_day.kernels.luck import first_of_kind
from tablee.games.sunny_day.kernels.moves import kind_of, letters_of, tile_named
from tablee.games.sunny_day.kernels.secrets import sort_hand
from tablee.games.sunny_day.kernels.state import COLLECTED, HELD, NOTHING, OUT, OWN, SUPPLY, TABLE, UNSEEN


@kernel
def settle(box, state, rows, count):
    """What is given, and what follows from it. Tiles that are named exactly come before those named by their kind."""
    start(box, state)
    state.phase = given(rows, count, F_PHASE, PLACE)
    state.turn = given(rows, count, F_TURN, 0)
    state.supply = state.supply_tiles = 0
    for tile in range(TILES):
        state.where[tile] = UNSEEN
    fault = SOUND
    for row in range(count):
        if fault == SOUND:
            fault = settle_tile(box, state, rows, row, True)
    for row in range(count):
        if fault == SOUND:
            fault = settle_tile(box, state, rows, row, False)
        if fault == SOUND:
            fault = settle_row(box, state, rows, row)
    if fault == SOUND:
        fault = settle_rest(box, state, rows, count)
    settle_course(box, state)
    return fault


# --- tiles that all have seen ---------------------------------------------------------------------------------------


@kernel
def open_place(code, seat):
    """Where a fact puts a tile that all have seen; NOTHING if it speaks of something else."""
    if code == F_TABLE:
        return TABLE
    if code == F_COLLECTED:
        return COLLECTED
    if code == F_OUT:
        return OUT
    return OWN + seat if code in (F_TABLEAUX, F_STACKS) else NOTHING


@kernel
def settle_tile(box, state, rows, row, exactly):
    """SD-02: a tile that all have seen, named exactly, or else by letters that mean the next copy of its kind."""
    code = int(rows[row, 0])
    place = open_place(code, int(rows[row, 1]))
    if place == NOTHING:
        return SOUND
    if code != F_TABLE and (code == F_STACKS) != (box.simplified != 0):
        return BAD_STACKS
    column = 1 if place < OWN else 2
    name = int(rows[row, column])
    lies_there = code in (F_TABLE, F_TABLEAUX)
    if name < 0:
        return SOUND if name == ABSENT else NO_CELL
    tile = tile_named(box, name)
    if (tile != NOTHING) != exactly:
        return SOUND
    if tile == NOTHING:
        kind = kind_of(box, name // COPIES)
        if kind == NOTHING or name % COPIES != 0:
            return NOT_A_TILE
        tile = first_of_kind(box, state, kind, UNSEEN)
    if tile == NOTHING or state.where[tile] != UNSEEN:
        return TILE_TWICE
    if lies_there:
        return settle_lying(box, state, tile, place, rows, row, column)
    if code != F_COLLECTED:
        state.where[tile] = place
    elif state.collected[MOST_COLLECTED - 1] != NOTHING:
        return TOO_MANY_COLLECTED
    else:
        keep(box, state, tile)
    return SOUND


@kernel
def settle_lying(box, state, tile, area, rows, row, column):
    """SD-10, SD-16: a tile in its cell."""
    turns, x, y = int(rows[row, column + 1]), int(rows[row, column + 2]), int(rows[row, column + 3])
    if x == NONE or y == NONE:
        return NO_CELL
    if tile_at(state, area, x, y) != NOTHING:
        return BAD_GEOMETRY
    put_down(box, state, tile, area, x, y, 0 if turns == NONE else turns)
    return SOUND


# --- the tile placed last, hidden tiles, tokens ---------------------------------------------------------------------


@kernel
def settle_row(box, state, rows, row):
    """SD-06, SD-13, SD-14, SD-21: a fact that is about no tile that all have seen."""
    code, seat, thing = int(rows[row, 0]), int(rows[row, 1]), int(rows[row, 2])
    if code == F_LAST and seat != NONE:
        return settle_last(box, state, seat)
    if code == F_SUPPLY and seat >= 0:
        return take(box, state, seat, SUPPLY)
    if code == F_TOKENS:
        state.tokens[seat] = thing
    if code == F_HANDS:
        return settle_hand(box, state, seat, thing)
    if code == F_SHOWN:
        return settle_shown(box, state, seat, thing)
    if code == F_VALUES:
        return settle_value(state, seat, thing)
    return SOUND


@kernel
def settle_last(box, state, name):
    """SD-13: the tile placed last, by its name, or by its letters where only one such tile lies on the table."""
    for tile in range(TILES):
        if state.where[tile] == TABLE:
            alike = name % COPIES == 0 and letters_of(box, tile) == name // COPIES
            if box.name[tile] == name or alike:
                if state.last != NOTHING:
                    return BAD_LAST
                state.last = tile
    return BAD_LAST if state.last == NOTHING else SOUND


@kernel
def take(box, state, letters, place):
    """SD-02: the next copy of a kind goes to a place."""
    kind = kind_of(box, letters)
    if kind == NOTHING:
        return NOT_A_TILE
    tile = first_of_kind(box, state, kind, UNSEEN)
    if tile == NOTHING:
        return TILE_TWICE
    state.where[tile] = place
    return SOUND


@kernel
def settle_hand(box, state, seat, letters):
    """SD-06: a tile in a hand, which is kept ascending."""
    if state.hand[seat, 1] != NOTHING:
        return HAND_TOO_LARGE
    state.hand[seat, 0 if state.hand[seat, 0] == NOTHING else 1] = kind_of(box, letters)
    sort_hand(state, seat)
    return take(box, state, letters, HELD)


@kernel
def settle_shown(box, state, seat, letters):
    """SD-12, SD-21: a hand tile that had to be shown."""
    kind = kind_of(box, letters)
    for slot in range(HAND_SIZE):
        if kind != NOTHING and state.hand[seat, slot] == kind and not state.shown[seat, slot]:
            state.shown[seat, slot] = 1
            return SOUND
    return BAD_SHOWN


@kernel
def settle_value(state, seat, value):
    """SD-04, SD-14: a token turned face up."""
    if state.pool[value] == 0:
        return BAD_VALUES
    state.pool[value] -= 1
    state.values[seat, value] += 1
    return SOUND


# --- what follows ---------------------------------------------------------------------------------------------------


@kernel
def settle_rest(box, state, rows, count):
    """SD-06, SD-18: tiles not named are in the supply, before the first turn or if all that is out is named; else out.

    What is out was seen by all: of its kind it gets the lowest number that is not open.
    """
    out_listed = given(rows, count, F_OUT, HIDDEN) != HIDDEN
    supply_listed = given(rows, count, F_SUPPLY, HIDDEN) != HIDDEN
    drawn_later = (state.phase <= DEAL or out_listed) and not supply_listed
    for tile in range(TILES):
        if state.where[tile] == UNSEEN:
            if drawn_later:
                state.where[tile] = SUPPLY
            elif out_listed or box.simplified or state.phase <= LAY:
                return TILE_NOWHERE
            else:
                first = int(box.kind[tile])
                while state.where[first] > HELD:
                    first += 1
                state.where[tile] = state.where[first]
                state.where[first] = OUT
    for tile in range(TILES):
        if state.where[tile] == SUPPLY:
            state.supply += 1
            state.supply_tiles |= 1 << tile
    return SOUND


@kernel
def settle_course(box, state):
    """SD-30: who acts follows from the phase, and how it ended from the hands."""
    state.actor = state.turn if state.phase == PLACE or state.phase == ARRANGE else CHANCE
    if state.phase == DONE:
        state.actor = OVER
        state.ending = ALL_STUCK if seats_holding(box, state) else ALL_PLAYED
