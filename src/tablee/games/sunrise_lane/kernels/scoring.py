"""The score sheet of Sunrise Lane: dots, and the five rankings.

A ranking first gathers a key for each seat in its column of the sheet, 0 for those who do not take part, then turns
keys into points. While it does so a cell holds both: key * POINTS + points.
"""

from tablee.core.kernel import kernel
from tablee.core.machine import lowest_bit
from tablee.games.sunrise_lane.declarations import (
    A1,
    A2,
    B1,
    B2,
    C_COLUMN,
    CARDS_COLUMN,
    CROSS,
    DOTS_COLUMN,
    NEXT_PLACE,
    SHARED,
)
from tablee.games.sunrise_lane.kernels.state import WORD_PLOTS

FIRST, SECOND, THIRD = 10, 6, 3
POINTS = 16
CLASS = 64
"""More houses of one height than this do not fit into a district: each takes two pieces at least."""
FIVE_STOREYS = CLASS**3


@kernel
def tally(box, state, sheet):
    """SL-40, SL-46: the dots, the five rankings, and the cards in hand that break a tie."""
    for seat in range(box.players):
        for column in range(CARDS_COLUMN):
            sheet[seat, column] = 0
        sheet[seat, DOTS_COLUMN] = state.dots[seat]
        sheet[seat, C_COLUMN] = largest_group(box, state, seat)
        sheet[seat, CARDS_COLUMN] = state.cards[seat]
    count_houses(box, state, sheet)
    if box.tallest_ties == SHARED:
        for seat in range(box.players):
            sheet[seat, A1] = best_class(sheet[seat, A1])
            sheet[seat, A2] = best_class(sheet[seat, A2])
    for column in range(A1, C_COLUMN + 1):
        give_points(box, sheet, column)


@kernel
def count_houses(box, state, sheet):
    """SL-41, SL-42, SL-45: heights count in A, houses in B; the cross and parks count for nobody."""
    owner, storeys, district = state.owner, state.storeys, box.district
    for plot in range(box.plots):
        where, seat = district[plot], owner[plot]
        if storeys[plot] == 0 or where == CROSS:
            continue
        if where in (B1, B2):
            sheet[seat, where] += 1
        else:
            sheet[seat, where] += height_worth(storeys[plot])


@kernel
def height_worth(storeys):
    """SL-41, SL-45: a digit for each height: one taller house outweighs all lower ones; one storey is nothing."""
    worth = 0
    if storeys > 1:
        worth = 1
        for _ in range(storeys - 2):
            worth *= CLASS
    return worth


@kernel
def best_class(heights):
    """SL-41, `shared`: only the tallest houses of a player rank him, the lower ones break no tie."""
    worth = FIVE_STOREYS
    while worth > 1 and heights < worth:
        worth //= CLASS
    return heights // worth * worth


@kernel
def give_points(box, sheet, column):
    """SL-40, SL-44, SL-45: 10, 6 and 3 points by place; no house, no points."""
    for seat in range(box.players):
        sheet[seat, column] *= POINTS
    for seat in range(box.players):
        if sheet[seat, column] > 0:
            sheet[seat, column] += place_points(places_before(box, sheet, column, seat))
    for seat in range(box.players):
        sheet[seat, column] %= POINTS


@kernel
def place_points(before):
    """SL-40: what a place is worth, by the number of places before it."""
    if before == 0:
        return FIRST
    if before == 1:
        return SECOND
    return THIRD if before == 2 else 0


@kernel
def places_before(box, sheet, column, seat):
    """SL-44: the tied share a place; they use up those behind it, or, with `next_place`, they do not."""
    before = 0
    for other in range(box.players):
        key = sheet[other, column] // POINTS
        if key > sheet[seat, column] // POINTS:
            before += 1
            if box.tied_places == NEXT_PLACE:
                for earlier in range(other):
                    if sheet[earlier, column] // POINTS == key:
                        before -= 1
                        break
    return before


@kernel
def own_plots(box, state, seat, word):
    """SL-43: the plots with houses of a seat, as a word of a mask."""
    owner = state.owner
    plots = 0
    first = word * WORD_PLOTS
    for plot in range(first, min(first + WORD_PLOTS, box.plots)):
        if owner[plot] == seat:
            plots |= 1 << (plot - first)
    return plots


@kernel
def largest_group(box, state, seat):
    """SL-43: the most plots that hang together, side by side, with houses of one's own; the cross is no border."""
    rest0, rest1 = own_plots(box, state, seat, 0), own_plots(box, state, seat, 1)
    largest = 0
    while rest0 | rest1 != 0:
        reached0 = rest0 & -rest0
        reached1 = 0 if rest0 != 0 else rest1 & -rest1
        size = 0
        while reached0 | reached1 != 0:
            if reached0 != 0:
                plot = lowest_bit(reached0)
                rest0 &= ~(reached0 & -reached0)
            else:
                plot = WORD_PLOTS + lowest_bit(reached1)
                rest1 &= ~(reached1 & -reached1)
            reached0 = (reached0 | box.beside[plot, 0]) & rest0
            reached1 = (reached1 | box.beside[plot, 1]) & rest1
            size += 1
        largest = max(largest, size)
    return largest
