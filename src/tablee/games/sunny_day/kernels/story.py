"""What happened, in the order in which it happens at the table; what is asked, and what fills in a refusal."""

from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.core.rows import EVENT_FIELDS, NONE, REVEALS, add_to_list, write, write_event
from tablee.core.standings import place, total
from tablee.games.sunny_day.declarations import (
    ARRANGE,
    ARRANGE_TILE,
    ARRANGED,
    ARRANGED_FIRST,
    ASK_ARRANGE,
    ASK_FIRST_TILE,
    ASK_NOTHING,
    ASK_PLACE,
    BEGAN,
    BEGIN,
    COPIES,
    DEAL,
    DRAWN_TILE,
    ENDED,
    ENDED_STUCK,
    GOT_TOKENS,
    HAND_SIZE,
    LAID_OUT,
    MOST_COLLECTED,
    MOVE_CELL,
    MOVE_TURNS,
    PLACE,
    PLACE_TILE,
    PLACED,
    PUT_OUT,
    SIDES,
    SKIPPED,
    STUCK,
    TAKEN,
    TILES,
    TOKEN_TURNED,
    TOKENS,
    TOKENS_SHORT,
    TURN,
    TURN_TOKEN_UP,
    WON,
    WON_SHARED,
)
from tablee.games.sunny_day.kernels.actions import ARRANGE_MOVE, DEAL_MOVE, FIRST_MOVE, LAY_MOVE, TOKEN_MOVE
from tablee.games.sunny_day.kernels.apply import seats_holding, token_holder
from tablee.games.sunny_day.kernels.geometry import step_x, step_y, tile_at
from tablee.games.sunny_day.kernels.halves import earns_token, half_on, picture_of
from tablee.games.sunny_day.kernels.legal import has_tableau
from tablee.games.sunny_day.kernels.moves import letters_of
from tablee.games.sunny_day.kernels.scoring import COLUMNS, MOST_TILES, is_complete, tally
from tablee.games.sunny_day.kernels.state import DRAWN, NOTHING, OUT, OWN, TABLE

PICTURES_COLUMN = EVENT_FIELDS + 4
"""The column of the list of pictures, after a tile in its cell."""

# --- what happened --------------------------------------------------------------------------------------------------


@kernel
def tell(box, before, action, after, sheet, rows):
    """The action itself, then what followed by itself: tiles that are out, the next turn, the end."""
    count = tell_action(box, before, action, after, rows)
    count = tell_out(box, before, after, rows, count)
    count = tell_next_turn(box, before, after, rows, count)
    return tell_end(box, before, after, sheet, rows, count)


@kernel
def tell_action(box, before, action, after, rows):
    """SD-05 to SD-07, SD-10, SD-14 to SD-16: a tile placed, arranged, laid out or drawn; a token turned face up."""
    if action < ARRANGE_MOVE:
        return tell_place(box, before, after, rows)
    if action < FIRST_MOVE:
        return tell_arrange(box, before, after, rows)
    if action < LAY_MOVE:
        return write_event(rows, 0, BEGAN, action - FIRST_MOVE)
    if action < DEAL_MOVE:
        return write_lying(box, after, arrived(before, after, TABLE), rows, 0, LAID_OUT, NONE)
    if action < TOKEN_MOVE:
        seat = (DRAWN - before.supply) // HAND_SIZE if before.phase == DEAL else before.turn
        return write_event(rows, 0, DRAWN_TILE, seat, after.supply, letters_of(box, action - DEAL_MOVE))
    return write_event(rows, 0, TOKEN_TURNED, token_holder(box, before), action - TOKEN_MOVE)


@kernel
def write_lying(box, state, tile, rows, count, event, seat):
    """An event that speaks of a tile in its cell."""
    return write_event(rows, count, event, seat, box.name[tile], state.turns[tile], state.x[tile], state.y[tile])


@kernel
def arrived(before, after, place):
    """The tile that came to a place."""
    tile = 0
    while tile < TILES - 1 and (before.where[tile] == place or after.where[tile] != place):
        tile += 1
    return tile


@kernel
def tell_place(box, before, after, rows):
    """SD-10, SD-13, SD-14: a tile from the hand, the tiles it collects, the tokens they bring."""
    seat, placed = before.turn, int(after.last)
    count = write_lying(box, after, placed, rows, 0, PLACED, seat)
    earned = 0
    for side in range(SIDES):
        tile = tile_at(before, TABLE, after.x[placed] + step_x(side), after.y[placed] + step_y(side))
        if tile != NOTHING and after.where[tile] != TABLE:
            half = half_on(box, tile, before.turns[tile], side ^ 2)
            count = write_lying(box, before, tile, rows, count, TAKEN, seat)
            rows[count - 1, PICTURES_COLUMN] = picture_of(half)
            earned += earns_token(half)
    taken = after.tokens[seat] - before.tokens[seat]
    if earned > 0:
        count = write_event(rows, count, GOT_TOKENS if taken == earned else TOKENS_SHORT, seat, taken, earned)
    return count


@kernel
def tell_arrange(box, before, after, rows):
    """SD-16, SD-17, SD-19: a tile in the tableau and the pictures it completes."""
    tile = arrived(before, after, OWN + before.turn)
    count = write_lying(box, after, tile, rows, 0, ARRANGED_FIRST, before.turn)
    for side in range(SIDES):
        if is_complete(box, after, SIDES * tile + side):
            rows[0, 0] = ARRANGED
            add_to_list(rows, count, PICTURES_COLUMN, picture_of(half_on(box, tile, after.turns[tile], side)))
    return count


# --- what happens by itself -----------------------------------------------------------------------------------------


@kernel
def tell_out(box, before, after, rows, count):
    """SD-18: collected tiles that could not be placed."""
    told = count
    for tile in range(TILES):
        if after.where[tile] == OUT and before.where[tile] != OUT:
            if told == count:
                told = write_event(rows, count, PUT_OUT, before.turn)
            add_to_list(rows, told, EVENT_FIELDS, box.name[tile])
    return told


@kernel
def tell_next_turn(box, before, after, rows, count):
    """SD-12, SD-20: seats that are passed over, stuck or without tiles, until one can place or the match ends."""
    ended = has_ended(before, after)
    if not ended and after.phase != PLACE:
        return count
    seat = int(before.turn) if before.phase == DEAL else (before.turn + 1) % box.players
    for _ in range(box.players):
        if not ended and seat == after.turn:
            return write_event(rows, count, TURN, seat)
        if after.hand[seat, 0] != NOTHING:
            count = write_event(rows, count, STUCK, seat)
            for slot in range(HAND_SIZE):
                if not before.shown[seat, slot]:
                    rows[count - 1, REVEALS] = 1
                if after.hand[seat, slot] >= 0:
                    add_to_list(rows, count, EVENT_FIELDS, letters_of(box, after.hand[seat, slot]))
        elif not ended:
            count = write_event(rows, count, SKIPPED, seat)
        seat = (seat + 1) % box.players
    return count


@kernel
def has_ended(before, after):
    """SD-30: whether the last turn has just been finished."""
    return before.phase < TOKENS and after.phase >= TOKENS


@kernel
def tell_end(box, before, after, sheet, rows, count):
    """SD-30, SD-32: the last turn is over; once all tokens are face up, who has won."""
    if has_ended(before, after):
        count = write_event(rows, count, ENDED_STUCK if seats_holding(box, after) else ENDED, NONE)
    if after.actor != OVER:
        return count
    tally(box, after, sheet)
    winners = 0
    for seat in range(box.players):
        winners += place(sheet, box.players, seat, MOST_TILES, COLUMNS) == 1
    for seat in range(box.players):
        if place(sheet, box.players, seat, MOST_TILES, COLUMNS) == 1:
            event = WON if winners == 1 else WON_SHARED
            count = write_event(rows, count, event, seat, total(sheet, seat, MOST_TILES))
    return count


# --- what is asked --------------------------------------------------------------------------------------------------


@kernel
def ask(box, state, rows):
    """SD-10, SD-16, SD-17: which tile to place, or to arrange."""
    if state.phase == PLACE:
        write(rows, 0, ASK_PLACE)
        for slot in range(HAND_SIZE):
            if state.hand[state.turn, slot] >= 0:
                add_to_list(rows, 1, 1, letters_of(box, state.hand[state.turn, slot]))
    elif state.phase == ARRANGE:
        write(rows, 0, ASK_ARRANGE if has_tableau(state, state.turn) else ASK_FIRST_TILE)
        for slot in range(MOST_COLLECTED):
            if state.collected[slot] >= 0:
                add_to_list(rows, 1, 1, letters_of(box, state.collected[slot]))
    else:
        write(rows, 0, ASK_NOTHING)


# --- why not --------------------------------------------------------------------------------------------------------


@kernel
def explain(box, state, reason, rows):
    """What a refusal speaks of: a tile and a cell, a seat or a value."""
    move, thing = rows[0, 0], int(rows[0, 1])
    tile, turns, cell, seat, value = NONE, NONE, NONE, NONE, NONE
    if move in (PLACE_TILE, ARRANGE_TILE):
        tile, turns, cell = thing, int(rows[0, MOVE_TURNS]), int(rows[0, MOVE_CELL])
    elif move == BEGIN:
        seat = thing
    elif move == TURN_TOKEN_UP:
        value = thing
    else:
        tile = thing if thing < 0 else thing // COPIES
    write(rows, 1, reason, tile, turns, cell, seat, box.players - 1, value)
