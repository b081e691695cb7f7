"""What is impossible about the board of Sunrise Lane: no piece may be lost, nothing stand apart."""

from tablee.core.kernel import kernel
from tablee.games.sunrise_lane.declarations import (
    BAD_CHAIN,
    BAD_DOTS,
    BAD_HOUSE,
    BAD_MASKS,
    BAD_PARKS,
    BAD_PIECES,
    BAD_SCENERY,
    BAD_UNCONNECTED,
    DEALING,
    DISCARDING,
    MOST_PLAYERS,
    MOST_STOREYS,
    SOUND,
)
from tablee.games.sunrise_lane.kernels.state import EMPTY, MOST_LINKS, MOST_PLOTS, NOWHERE, PARK, WORD_PLOTS, WORDS

# --- the board --------------------------------------------------------------------------------------------------------


@kernel
def board_fault(box, state):
    """SL-04, SL-12, SL-13: houses of 1 to 5 storeys and parks, on plots; the masks say the same as the plots."""
    for plot in range(MOST_PLOTS):
        owner, storeys = state.owner[plot], state.storeys[plot]
        if plot >= box.plots and (owner != EMPTY or storeys != 0):
            return BAD_SCENERY
        if owner in (EMPTY, PARK):
            if storeys != 0:
                return BAD_HOUSE
        elif owner < 0 or owner >= box.players or storeys < 1 or storeys > MOST_STOREYS:
            return BAD_HOUSE
    for word in range(WORDS):
        if state.occupied[word] != occupied_word(state, word):
            return BAD_MASKS
        if state.bordering[word] != bordering_word(box, state, word):
            return BAD_MASKS
    return SOUND


@kernel
def occupied_word(state, word):
    """SL-13: the plots that hold something, counted afresh."""
    plots = 0
    for place in range(WORD_PLOTS):
        if state.owner[word * WORD_PLOTS + place] != EMPTY:
            plots |= 1 << place
    return plots


@kernel
def bordering_word(box, state, word):
    """SL-11: the plots beside the fountain or anything built, counted afresh."""
    plots = box.by_fountain[word]
    for plot in range(box.plots):
        if state.owner[plot] != EMPTY:
            plots |= box.beside[plot, word]
    return plots


@kernel
def supply_fault(box, state):
    """SL-01, SL-02, SL-12: every piece and park is in the supply or on the board, and the dots are those built."""
    for seat in range(MOST_PLAYERS):
        pieces = int(box.pieces) if seat < box.players else 0
        dots = 0
        for plot in range(box.plots):
            if state.owner[plot] == seat:
                pieces -= state.storeys[plot]
                dots += state.storeys[plot] * box.dots[plot]
        if pieces < 0 or state.pieces[seat] != pieces:
            return BAD_PIECES
        if state.dots[seat] != dots:
            return BAD_DOTS
    parks = int(box.parks)
    for plot in range(box.plots):
        if state.owner[plot] == PARK:
            parks -= 1
    return SOUND if parks >= 0 and state.parks == parks else BAD_PARKS


# --- the turn's chain -------------------------------------------------------------------------------------------------


@kernel
def chain_fault(box, state):
    """SL-15, SL-16: what was built in this turn is there, one beside the other, with one park at most."""
    links = state.links
    if links < 0 or links > MOST_LINKS or (links > 0 and state.built == 0):
        return BAD_CHAIN
    parks = 0
    for link in range(MOST_LINKS):
        plot = state.chain[link]
        if link >= links:
            if plot != NOWHERE:
                return BAD_CHAIN
        elif plot < 0 or plot >= box.plots or not is_link(box, state, link):
            return BAD_CHAIN
        elif state.owner[plot] == PARK:
            parks += 1
    if parks > 1 or state.park_built != parks:
        return BAD_CHAIN
    if links > 0 and (state.phase == DEALING or state.phase == DISCARDING):
        return BAD_CHAIN
    return SOUND


@kernel
def is_link(box, state, link):
    """SL-13, SL-15: built by the seat whose turn it is, only once, and beside the link before."""
    plot = state.chain[link]
    if state.owner[plot] != state.turn and state.owner[plot] != PARK:
        return False
    for earlier in range(link):
        if state.chain[earlier] == plot:
            return False
    return link == 0 or is_beside(box, state.chain[link - 1], plot)


@kernel
def is_beside(box, plot, other):
    """SL-04: adjacent means sharing a side."""
    return (box.beside[plot, other // WORD_PLOTS] >> (other % WORD_PLOTS)) & 1 == 1


@kernel
def in_chain(state, plot):
    """SL-15: built in this turn."""
    found = False
    for link in range(state.links):
        found = found or state.chain[link] == plot
    return found


@kernel
def connection_fault(box, state):
    """SL-11: before this turn everything hung together with the fountain, and this turn's first plot bordered on it."""
    reached0, reached1 = box.by_fountain[0], box.by_fountain[1]
    border0, border1 = reached0 & 0, reached1 & 0
    while reached0 != border0 or reached1 != border1:
        border0, border1 = reached0, reached1
        for plot in range(box.plots):
            border = border0 if plot < WORD_PLOTS else border1
            if state.owner[plot] != EMPTY and (border >> (plot % WORD_PLOTS)) & 1 == 1 and not in_chain(state, plot):
                reached0 |= box.beside[plot, 0]
                reached1 |= box.beside[plot, 1]
    for plot in range(box.plots):
        must = state.owner[plot] != EMPTY and (not in_chain(state, plot) or state.chain[0] == plot)
        border = border0 if plot < WORD_PLOTS else border1
        if must and (border >> (plot % WORD_PLOTS)) & 1 == 0:
            return BAD_UNCONNECTED
    return SOUND
