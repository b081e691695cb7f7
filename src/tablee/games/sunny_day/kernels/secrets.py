"""What a seat may know, and what it must imagine."""

from tablee.core.kernel import kernel
from tablee.core.rng import below
from tablee.games.sunny_day.declarations import HAND_SIZE, PLACE, TILES
from tablee.games.sunny_day.kernels.legal import can_place
from tablee.games.sunny_day.kernels.luck import leave_supply, supply_kind
from tablee.games.sunny_day.kernels.state import HELD, SUPPLY, UNKNOWN, UNSEEN


@kernel
def redact(box, state, seat):
    """SD-06, SD-21: hands of others are hidden unless shown, and so is what is left in the supply."""
    for tile in range(TILES):
        if state.where[tile] == SUPPLY or state.where[tile] == HELD:
            state.where[tile] = UNSEEN
    state.supply_tiles = 0
    for other in range(box.players):
        if other != seat:
            hide_hand(state, other)


@kernel
def hide_hand(state, seat):
    """SD-21: tiles that were not shown become unknown and come last: the order of a hand tells nothing."""
    hand, shown = state.hand, state.shown
    for slot in range(HAND_SIZE):
        if hand[seat, slot] >= 0 and not shown[seat, slot]:
            hand[seat, slot] = UNKNOWN
    if hand[seat, 0] == UNKNOWN and hand[seat, 1] >= 0:
        hand[seat, 0], shown[seat, 0] = hand[seat, 1], shown[seat, 1]
        hand[seat, 1], shown[seat, 1] = UNKNOWN, 0


@kernel
def complete(box, view, seat, rng):
    """SD-12, SD-21: unseen tiles fill the unknown places of hands, all ways alike; who is to place can place."""
    fill_hands(box, view, rng)
    while view.phase == PLACE and view.turn != seat and not can_place(box, view, view.turn):
        redact(box, view, seat)
        fill_hands(box, view, rng)


@kernel
def fill_hands(box, view, rng):
    """SD-21: known hand tiles first, then a tile of what is left for every unknown one; the rest is the supply."""
    left = 0
    for tile in range(TILES):
        if view.where[tile] == UNSEEN:
            view.where[tile] = SUPPLY
            view.supply_tiles |= 1 << tile
            left += 1
    for seat in range(box.players):
        for slot in range(HAND_SIZE):
            if view.hand[seat, slot] >= 0:
                view.where[leave_supply(box, view, view.hand[seat, slot])] = HELD
                left -= 1
    for seat in range(box.players):
        for slot in range(HAND_SIZE):
            if view.hand[seat, slot] == UNKNOWN:
                kind = supply_kind(box, view, below(rng, left))
                view.where[leave_supply(box, view, kind)] = HELD
                view.hand[seat, slot] = kind
                left -= 1
        sort_hand(view, seat)


@kernel
def sort_hand(view, seat):
    """A hand is kept ascending; of two alike, the one that was shown comes first."""
    hand, shown = view.hand, view.shown
    if hand[seat, 1] >= 0 and hand[seat, 1] < hand[seat, 0]:
        hand[seat, 0], hand[seat, 1] = hand[seat, 1], hand[seat, 0]
        shown[seat, 0], shown[seat, 1] = shown[seat, 1], shown[seat, 0]
