"""Whether a state is whole: nothing lost, nothing twice, nothing where no match could have brought it."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.games.sunny_day.declarations import (
    ALL_PLAYED,
    ALL_STUCK,
    ARRANGE,
    BAD_CELLS,
    BAD_COLLECTED,
    BAD_COPIES,
    BAD_COUNTS,
    BAD_ENDING,
    BAD_GEOMETRY,
    BAD_HANDS,
    BAD_LAST,
    BAD_NUMBERS,
    BAD_PHASE,
    BAD_REACH,
    BAD_SHOWN,
    BAD_STACKS,
    BAD_STUCK,
    BAD_SUPPLY,
    BAD_TABLEAU,
    BAD_TOKENS,
    BAD_UNPLACEABLE,
    BAD_VALUES,
    DONE,
    FIRST,
    GOING_ON,
    HAND_SIZE,
    MOST_COLLECTED,
    MOST_SEATS,
    PLACE,
    SOUND,
    TILES,
    TOKEN_VALUES,
    TOKENS,
    TURNS,
)
from tablee.games.sunny_day.kernels.apply import seats_holding, token_holder
from tablee.games.sunny_day.kernels.legal import can_arrange, can_place
from tablee.games.sunny_day.kernels.soundness_layout import (
    chains_are_right,
    lies_well,
    lies_within_reach,
    names_are_right,
    tableaux_are_complete,
)
from tablee.games.sunny_day.kernels.soundness_pieces import (
    collected_is_right,
    copies_are_in_order,
    counts_are_right,
    hands_are_right,
    shown_is_right,
    supply_is_right,
    tiles_in,
    tiles_placed,
    tokens_are_right,
    values_are_right,
)
from tablee.games.sunny_day.kernels.state import BUCKETS, COLLECTED, NOTHING, OUT, OWN, SUPPLY, TABLE


@kernel
def unsound(box, state):
    """The first thing that is wrong with a state, 0 if nothing is."""
    if not (numbers_are_right(box, state) and seats_are_right(box, state)):
        return BAD_NUMBERS
    fault = unsound_pieces(box, state)
    if fault != SOUND:
        return fault
    if not lies_well(box, state):
        return BAD_GEOMETRY
    if not (chains_are_right(box, state) and names_are_right(box, state)):
        return BAD_CELLS
    if not counts_are_right(box, state):
        return BAD_COUNTS
    if not lies_within_reach(state, tiles_placed(state)):
        return BAD_REACH
    if not (box.simplified or tableaux_are_complete(box, state)):
        return BAD_TABLEAU
    return unsound_course(box, state)


@kernel
def unsound_pieces(box, state):
    """SD-02, SD-04: every tile and token is somewhere, once."""
    if not copies_are_in_order(box, state):
        return BAD_COPIES
    if not hands_are_right(box, state):
        return BAD_HANDS
    if not supply_is_right(state):
        return BAD_SUPPLY
    if not shown_is_right(box, state):
        return BAD_SHOWN
    if not collected_is_right(state):
        return BAD_COLLECTED
    if box.simplified and tiles_in(state, COLLECTED) + tiles_in(state, OUT) > 0:
        return BAD_STACKS
    if not tokens_are_right(box, state):
        return BAD_TOKENS
    return SOUND if values_are_right(box, state) else BAD_VALUES


@kernel
def unsound_course(box, state):
    """SD-12, SD-18, SD-30: the phase fits what lies there, and what happens by itself has happened."""
    if not actor_is_right(state):
        return BAD_PHASE
    if not last_is_right(state):
        return BAD_LAST
    if state.phase == PLACE and not can_place(box, state, state.turn):
        return BAD_STUCK
    if state.phase == ARRANGE and not can_arrange(box, state):
        return BAD_UNPLACEABLE
    return SOUND if ending_is_right(box, state) else BAD_ENDING


# --- numbers within their bounds ------------------------------------------------------------------------------------


@kernel
def is_within(value, low, high):
    """Whether a number lies between two others, both included."""
    return low <= value and value <= high


@kernel
def numbers_are_right(box, state):
    """Every field holds a number that means something; a view, with its secrets painted over, does not."""
    good = is_within(state.phase, FIRST, DONE) and is_within(state.turn, 0, box.players - 1)
    good = good and is_within(state.supply, 0, TILES) and is_within(state.last, NOTHING, TILES - 1)
    good = good and is_within(state.ending, GOING_ON, ALL_STUCK)
    for tile in range(TILES):
        good = good and is_within(state.where[tile], SUPPLY, OWN + box.players - 1)
        good = good and is_within(state.turns[tile], 0, TURNS - 1)
    for place in range(TILES + BUCKETS):
        good = good and is_within(state.chain[place], NOTHING, TILES - 1)
    for slot in range(MOST_COLLECTED):
        good = good and is_within(state.collected[slot], NOTHING, TILES - 1)
    for value in range(TOKEN_VALUES):
        good = good and is_within(state.pool[value], 0, box.tokens[value])
    return good


@kernel
def seats_are_right(box, state):
    """SD-01: hands and tokens hold numbers that mean something, and nobody sits where there is no seat."""
    good = True
    for seat in range(MOST_SEATS):
        empty = seat >= box.players
        good = good and is_within(state.tokens[seat], 0, 0 if empty else box.all_tokens)
        for slot in range(HAND_SIZE):
            good = good and is_within(state.hand[seat, slot], NOTHING, NOTHING if empty else TILES - 1)
            good = good and is_within(state.shown[seat, slot], 0, 0 if empty else 1)
        for value in range(TOKEN_VALUES):
            good = good and is_within(state.values[seat, value], 0, 0 if empty else box.tokens[value])
    return good


# --- the course of the match ----------------------------------------------------------------------------------------


@kernel
def actor_is_right(state):
    """Who acts follows from the phase."""
    if state.phase == PLACE or state.phase == ARRANGE:
        return state.actor == state.turn
    return state.actor == (OVER if state.phase == DONE else CHANCE)


@kernel
def last_is_right(state):
    """SD-13: the tile placed last stays on the table."""
    if state.last == NOTHING:
        return True
    return state.phase >= PLACE and tiles_placed(state) > 0 and state.where[state.last] == TABLE


@kernel
def ending_is_right(box, state):
    """SD-30: the match ends when, and only when, all is played or all who hold tiles are stuck and have shown them."""
    if state.phase < TOKENS:
        return state.ending == GOING_ON
    for seat in range(box.players):
        if can_place(box, state, seat):
            return False
        for slot in range(HAND_SIZE):
            if state.hand[seat, slot] != NOTHING and not state.shown[seat, slot]:
                return False
    if (token_holder(box, state) < box.players) != (state.phase == TOKENS):
        return False
    holding = seats_holding(box, state)
    if holding == 0 and state.supply > 0:
        return False
    if state.phase == TOKENS:
        return state.ending == GOING_ON
    return state.ending == (ALL_STUCK if holding else ALL_PLAYED)
