"""The course of a match: set-up, turns, and the end."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.machine import count_bits, lowest_bit
from tablee.games.sunny_day.declarations import (
    ALL_PLAYED,
    ALL_STUCK,
    ARRANGE,
    DEAL,
    DONE,
    DRAW,
    FIRST,
    GOING_ON,
    HALVES,
    HAND_SIZE,
    LAY,
    MOST_COLLECTED,
    MOST_SEATS,
    PLACE,
    TILES,
    TOKEN_VALUES,
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
from tablee.games.sunny_day.kernels.geometry import (
    cell_x,
    cell_y,
    forget_cells,
    put_down,
    step_x,
    step_y,
    take_up,
    tile_at,
)
from tablee.games.sunny_day.kernels.legal import can_arrange, can_place
from tablee.games.sunny_day.kernels.luck import first_of_kind, leave_supply
from tablee.games.sunny_day.kernels.state import COLLECTED, DRAWN, HELD, NOTHING, OUT, OWN, SUPPLY, TABLE, WIDE


@kernel
def start(box, state):
    """SD-02, SD-04: everything in its place, before any luck."""
    for tile in range(TILES):
        state.where[tile] = SUPPLY
        state.x[tile] = state.y[tile] = state.turns[tile] = 0
    forget_cells(state)
    for seat in range(MOST_SEATS):
        state.tokens[seat] = 0
        for slot in range(HAND_SIZE):
            state.hand[seat, slot] = NOTHING
            state.shown[seat, slot] = 0
        for value in range(TOKEN_VALUES):
            state.values[seat, value] = 0
    for slot in range(MOST_COLLECTED):
        state.collected[slot] = NOTHING
    for value in range(TOKEN_VALUES):
        state.pool[value] = box.tokens[value]
    state.supply_tiles = (1 << TILES) - 1
    state.supply, state.last, state.turn = TILES, NOTHING, 0
    state.phase, state.actor, state.ending = FIRST, CHANCE, GOING_ON


@kernel
def apply(box, state, action):
    """Carry out a legal action."""
    if action < ARRANGE_MOVE:
        number = action - PLACE_MOVE
        side = number // (TURNS * HAND_SIZE)
        place(box, state, number // TURNS % HAND_SIZE, number % TURNS, side)
    elif action < FIRST_TILE_MOVE:
        number = action - ARRANGE_MOVE
        side = number // (TURNS * MOST_COLLECTED)
        arrange(box, state, number // TURNS % MOST_COLLECTED, number % TURNS, cell_x(state, side), cell_y(state, side))
    elif action < FIRST_MOVE:
        arrange(box, state, action - FIRST_TILE_MOVE, 0, 0, 0)
    elif action < LAY_MOVE:
        state.turn, state.phase = action - FIRST_MOVE, LAY
    elif action < DEAL_MOVE:
        lay(box, state, (action - LAY_MOVE) // TURNS, (action - LAY_MOVE) % TURNS)
    elif action < TOKEN_MOVE:
        deal(box, state, action - DEAL_MOVE)
    else:
        turn_token_up(box, state, action - TOKEN_MOVE)


# --- set-up ---------------------------------------------------------------------------------------------------------


@kernel
def lay(box, state, kind, turns):
    """SD-05: the rectangle grows in reading order; sides need not match."""
    cell = TILES - state.supply
    put_down(box, state, leave_supply(box, state, kind), TABLE, cell % WIDE, cell // WIDE, turns)
    state.supply -= 1
    if state.supply == DRAWN:
        state.phase = DEAL


@kernel
def deal(box, state, kind):
    """SD-06, SD-15: two tiles for every seat at the start; later, the hand is filled up."""
    if state.phase == DRAW:
        take_in_hand(box, state, state.turn, kind)
        draw_or_go_on(box, state)
        return
    take_in_hand(box, state, (DRAWN - state.supply) // HAND_SIZE, kind)
    if state.supply == DRAWN - HAND_SIZE * box.players:
        next_turn(box, state, state.turn)


@kernel
def take_in_hand(box, state, seat, kind):
    """A tile leaves the supply for a hand, which stays sorted; of two alike, the one that was shown comes first."""
    state.where[leave_supply(box, state, kind)] = HELD
    state.supply -= 1
    hand, shown = state.hand, state.shown
    slot = 0
    if hand[seat, 0] != NOTHING:
        slot = 1
        if kind < hand[seat, 0]:
            hand[seat, 1], shown[seat, 1] = hand[seat, 0], shown[seat, 0]
            slot = 0
    hand[seat, slot], shown[seat, slot] = kind, 0


# --- a turn ---------------------------------------------------------------------------------------------------------


@kernel
def place(box, state, slot, turns, side):
    """SD-10, SD-13, SD-15: a hand tile goes on the table, tiles are collected, and the hand is filled up."""
    seat = state.turn
    tile = first_of_kind(box, state, state.hand[seat, slot], HELD)
    if slot == 0:
        state.hand[seat, 0], state.shown[seat, 0] = state.hand[seat, 1], state.shown[seat, 1]
    state.hand[seat, 1], state.shown[seat, 1] = NOTHING, 0
    completed = int(state.wanted[side] & box.fits[tile, turns])
    put_down(box, state, tile, TABLE, cell_x(state, side), cell_y(state, side), turns)
    state.last = tile
    collect(box, state, tile, completed)
    draw_or_go_on(box, state)


@kernel
def collect(box, state, tile, completed):
    """SD-13, SD-14, SD-40: every neighbour whose picture was completed is taken; suns and lollies bring tokens."""
    state.tokens[state.turn] += min(count_bits(completed & box.brings_token), tokens_left(box, state))
    while completed != 0:
        side = lowest_bit(completed) // HALVES
        completed &= completed - 1
        other = tile_at(state, TABLE, state.x[tile] + step_x(side), state.y[tile] + step_y(side))
        take_up(box, state, other)
        keep(box, state, other)


@kernel
def keep(box, state, tile):
    """SD-13, SD-40: a collected tile waits to be arranged; in the simplified game it goes on the stack."""
    if box.simplified:
        state.where[tile] = OWN + state.turn
        return
    state.where[tile] = COLLECTED
    collected = state.collected
    slot = MOST_COLLECTED - 1
    while slot > 0 and (collected[slot - 1] == NOTHING or collected[slot - 1] > tile):
        collected[slot] = collected[slot - 1]
        slot -= 1
    collected[slot] = tile


@kernel
def tokens_left(box, state):
    """SD-04, SD-14: the tokens nobody has taken; when none is left, none is taken."""
    left = int(box.all_tokens)
    for seat in range(MOST_SEATS):
        left -= state.tokens[seat]
    return left


@kernel
def draw_or_go_on(box, state):
    """SD-15: the hand is filled up to two while the supply lasts, before the collected tiles are arranged."""
    if state.supply > 0 and state.hand[state.turn, HAND_SIZE - 1] == NOTHING:
        state.phase, state.actor = DRAW, CHANCE
    else:
        arrange_or_go_on(box, state)


@kernel
def arrange_or_go_on(box, state):
    """SD-16, SD-18: while a collected tile can be placed, one must be; when none can, those left are out."""
    if state.collected[0] != NOTHING and can_arrange(box, state):
        state.phase, state.actor = ARRANGE, state.turn
        return
    for slot in range(MOST_COLLECTED):
        if state.collected[slot] != NOTHING:
            state.where[state.collected[slot]] = OUT
            state.collected[slot] = NOTHING
    next_turn(box, state, (state.turn + 1) % box.players)


@kernel
def arrange(box, state, slot, turns, x, y):
    """SD-16, SD-17, SD-19: a collected tile goes into the own tableau; its pictures bring no tokens."""
    put_down(box, state, state.collected[slot], OWN + state.turn, x, y, turns)
    while slot < MOST_COLLECTED - 1:
        state.collected[slot] = state.collected[slot + 1]
        slot += 1
    state.collected[MOST_COLLECTED - 1] = NOTHING
    arrange_or_go_on(box, state)


@kernel
def next_turn(box, state, seat):
    """SD-07, SD-12, SD-20, SD-30: the turn goes to the next seat that can place; those that cannot show their tiles.

    The match ends when nobody holds a tile, or all who do have been stuck one after another.
    """
    stuck, holding = 0, seats_holding(box, state)
    while stuck < holding:
        if state.hand[seat, 0] != NOTHING:
            if can_place(box, state, seat):
                state.turn = seat
                state.phase, state.actor = PLACE, seat
                return
            show_hand(state, seat)
            stuck += 1
        seat = (seat + 1) % box.players
    state.phase = TOKENS
    turn_tokens_or_end(box, state)


@kernel
def seats_holding(box, state):
    """SD-20, SD-30: how many players have tiles left."""
    count = 0
    for seat in range(box.players):
        if state.hand[seat, 0] != NOTHING:
            count += 1
    return count


@kernel
def show_hand(state, seat):
    """SD-12, SD-21: a hand that cannot be played is known to all from now on, tile by tile."""
    for slot in range(HAND_SIZE):
        if state.hand[seat, slot] != NOTHING:
            state.shown[seat, slot] = 1


# --- the end --------------------------------------------------------------------------------------------------------


@kernel
def turn_tokens_or_end(box, state):
    """SD-14, SD-30: the tokens are turned face up, and then the match is over."""
    if token_holder(box, state) < box.players:
        state.actor = CHANCE
        return
    state.phase, state.actor = DONE, OVER
    state.ending = ALL_STUCK if seats_holding(box, state) else ALL_PLAYED


@kernel
def token_holder(box, state):
    """SD-14: the first seat with a token still face down; the number of players if there is none."""
    for seat in range(box.players):
        face_up = 0
        for value in range(TOKEN_VALUES):
            face_up += state.values[seat, value]
        if face_up < state.tokens[seat]:
            return seat
    return int(box.players)


@kernel
def turn_token_up(box, state, value):
    """SD-14: a token shows its value, seat 0's first."""
    state.values[token_holder(box, state), value] += 1
    state.pool[value] -= 1
    turn_tokens_or_end(box, state)
