"""Building with the dice: in which zone, where, how many (RP-11 to RP-17)."""

from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import (
    ALLOWED,
    EMPTY_TAKES_ONE,
    EMPTY_TOOK_ONE,
    LOTS,
    NO_HOTELS_LEFT,
    OTHER_ZONE,
    OVER_BUDGET,
    OVER_LOT_LIMIT,
    ZONES,
)


@kernel
def build_reason(box, state, lot, number):
    """RP-13, RP-14, RP-15, RP-17, RP-53, RP-90: why so many hotels cannot be built on a property."""
    if lot // LOTS != state.zone:
        return OTHER_ZONE
    if number > state.supply[state.turn]:
        return NO_HOTELS_LEFT
    if number * box.value[lot] > state.budget:
        return OVER_BUDGET
    height, laid = state.height[lot], state.laid[lot % LOTS]
    if height == 0 and number > 1:
        return EMPTY_TAKES_ONE
    if height > 0 and height == laid:
        return EMPTY_TOOK_ONE
    if laid + number > box.most_laid:
        return OVER_LOT_LIMIT
    return ALLOWED


@kernel
def can_build_more(box, state):
    """RP-16, RP-17: whether one more hotel can be built in this turn's zone."""
    if state.supply[state.turn] == 0:
        return False
    for lot in range(state.zone * LOTS, (state.zone + 1) * LOTS):
        reason = build_reason(box, state, lot, 1)
        if reason == ALLOWED:
            return True
    return False


@kernel
def has_built(state):
    """RP-16: whether the player in turn has built a hotel with the dice."""
    laid = 0
    for rank in range(LOTS):
        laid += state.laid[rank]
    return laid > 0


@kernel
def is_affordable(box, state, zone):
    """RP-16: whether a first hotel can be built in a zone: any property takes one, so the cheapest decides."""
    return state.supply[state.turn] > 0 and box.cheapest[zone] <= state.budget


@kernel
def may_choose_zone(box, state, zone):
    """RP-11: any zone in which one can build; if there is none, any."""
    choices = 0
    for other in range(ZONES):
        choices += is_affordable(box, state, other)
    return choices == 0 or is_affordable(box, state, zone)
