"""Stacks of hotels, who owns a property, and where the tokens stand (RP-20 to RP-24, RP-36, RP-37)."""

from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import BY_LOWEST, BY_MOST, LOTS, PROPERTIES
from tablee.games.rue_de_la_paix.kernels.state import CLAIM, EMPTY, PER_BYTE


@kernel
def hotel_at(state, lot, level):
    """The seat whose hotel stands on a level of a stack, 0 being the base."""
    return (state.stack[lot, level // PER_BYTE] >> (level % PER_BYTE * 2)) & 3


@kernel
def owner_of(box, state, lot):
    """RP-20, RP-21, RP-93: whoever has most hotels; of those tied, whose lowest one is nearest the base."""
    built, lowest = state.built, state.lowest
    owner, best = EMPTY, 0
    for seat in range(box.players):
        if built[lot, seat] > 0:
            claim = built[lot, seat] * CLAIM - lowest[lot, seat]
            if claim > best:
                owner, best = seat, claim
    return owner


@kernel
def owning_clause(box, state, lot):
    """RP-20, RP-21: whether the owner of a property has the most hotels there, or the lowest one of those tied."""
    owner = state.owner[lot]
    for seat in range(box.players):
        if seat != owner and state.built[lot, seat] == state.built[lot, owner]:
            return BY_LOWEST
    return BY_MOST


@kernel
def hand_over_title(box, state, lot):
    """RP-22, RP-23, RP-91, RP-92: the title goes to its owner at once, and the tokens that this concerns move."""
    new, old = owner_of(box, state, lot), state.owner[lot]
    if new == old:
        return
    if old != EMPTY:
        state.token[old] -= box.value[lot]
    if new != EMPTY:
        state.token[new] += box.value[lot]
    state.owner[lot] = new


@kernel
def put_hotel(box, state, lot, seat):
    """RP-15: a hotel from the supply goes on top of those already there, whoever owns them."""
    level = state.height[lot]
    place = level // PER_BYTE
    state.stack[lot, place] = state.stack[lot, place] | (seat << (level % PER_BYTE * 2))
    if state.built[lot, seat] == 0:
        state.lowest[lot, seat] = level
    state.built[lot, seat] += 1
    state.height[lot] = level + 1
    state.top[lot] = seat
    state.supply[seat] -= 1
    hand_over_title(box, state, lot)


@kernel
def take_top_hotel(box, state, lot):
    """RP-36, RP-37: the top hotel goes back to its player; the stack keeps its order, ownership is recounted."""
    level, seat = state.height[lot] - 1, state.top[lot]
    place = level // PER_BYTE
    state.stack[lot, place] = state.stack[lot, place] & ((1 << (level % PER_BYTE * 2)) - 1)
    state.height[lot] = level
    state.built[lot, seat] -= 1
    if state.built[lot, seat] == 0:
        state.lowest[lot, seat] = 0
    state.top[lot] = hotel_at(state, lot, level - 1) if level > 0 else EMPTY
    state.supply[seat] += 1
    hand_over_title(box, state, lot)


@kernel
def tops_any(state, seat):
    """RP-36: whether a seat has a top hotel anywhere."""
    found = 0
    for lot in range(PROPERTIES):
        found += state.top[lot] == seat
    return found > 0


@kernel
def tops_in_zone(state, seat, zone):
    """RP-40: whether a seat would lose a hotel to a hurricane on a zone."""
    found = 0
    for lot in range(zone * LOTS, (zone + 1) * LOTS):
        found += state.top[lot] == seat
    return found > 0


@kernel
def highest_token(box, state):
    """RP-38: where the token furthest ahead stands."""
    best = state.token[0]
    for seat in range(1, box.players):
        best = max(best, state.token[seat])
    return best


@kernel
def is_last(box, state, seat):
    """RP-38: nobody's token is further back."""
    lowest = state.token[seat]
    for other in range(box.players):
        lowest = min(lowest, state.token[other])
    return lowest == state.token[seat]


@kernel
def space_of(box, total):
    """RP-03, RP-51: the space that equals a total; the last one for anything beyond it."""
    return min(total, box.last)


@kernel
def lands_on_fortune(box, before, now):
    """RP-04, RP-24: the token moved forward and ended on a space with an F."""
    space = space_of(box, now)
    return space > space_of(box, before) and box.fortune_space[space] != 0
