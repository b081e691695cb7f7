"""What happened, what is asked, and what fills in a refusal."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rows import NONE, add_to_list, write, write_event
from tablee.core.standings import place, total
from tablee.games.sunrise_lane.declarations import (
    ACTING,
    ASK_ACT,
    ASK_DEAL,
    ASK_DISCARD,
    ASK_GO_ON,
    ASK_NOTHING,
    BUILD,
    BUILT,
    CARDS_COLUMN,
    COLOURS,
    DEALING,
    DEALT,
    DISCARD_CARD,
    DISCARDED,
    DISCARDING,
    DREW,
    END_NEAR,
    MATCH_ENDED,
    MOST_STOREYS,
    NO_SUCH_COLOUR,
    NOT_ENDED,
    PARK_BUILT,
    PARK_HERE,
    RESHUFFLED,
    STOPPED,
    TURN,
)
from tablee.games.sunrise_lane.kernels.actions import DEAL, DISCARD, PLOT_MOVES, STOP
from tablee.games.sunrise_lane.kernels.moves import plot_at
from tablee.games.sunrise_lane.kernels.scoring import tally
from tablee.games.sunrise_lane.kernels.state import HAND_LIMIT, NOWHERE

WINNERS, TOTALS = 4, 8
"""The columns of the lists of MATCH_ENDED."""
KNOWN_COLOURS = 8
"""The column of the list of NO_SUCH_COLOUR."""

# --- what happened ----------------------------------------------------------------------------------------------------


@kernel
def tell(box, before, action, after, sheet, rows):
    """The action itself, then what followed by itself: a new pile, the end in sight, the next turn, the end."""
    count = tell_action(box, before, action, after, rows)
    dealt = 1 if action >= box.plots * PLOT_MOVES + DEAL else 0
    if after.pile_size > before.pile_size - dealt:
        count = write_event(rows, count, RESHUFFLED, NONE, after.pile_size)
    if before.due == NOT_ENDED and after.due != NOT_ENDED:
        count = write_event(rows, count, END_NEAR, before.turn, after.due)
    if after.actor == OVER:
        return tell_end(box, after, sheet, rows, count)
    if after.phase == ACTING and (before.phase != ACTING or before.turn != after.turn):
        count = write_event(rows, count, TURN, after.turn, after.round)
    return count


@kernel
def tell_action(box, before, action, after, rows):
    """SL-12, SL-16 to SL-19: a house with its points, a park, cards drawn and discarded."""
    seat, other = before.turn, action - box.plots * PLOT_MOVES
    if other < 0:
        return tell_building(box, before, action // PLOT_MOVES, action % PLOT_MOVES, after, rows)
    if other >= DEAL:
        return write_event(rows, 0, DEALT, seat, after.cards[seat], before.phase == DEALING, other - DEAL)
    if other >= DISCARD:
        return write_event(rows, 0, DISCARDED, seat, other - DISCARD, after.cards[seat])
    return write_event(rows, 0, STOPPED if other == STOP else DREW, seat, after.to_draw)


@kernel
def tell_building(box, before, plot, choice, after, rows):
    """SL-12, SL-16: what was built, and the link of the turn's chain that it is."""
    seat, cell = before.turn, box.cell[plot]
    if choice >= MOST_STOREYS:
        return write_event(rows, 0, PARK_BUILT, seat, cell, choice - MOST_STOREYS, after.links, after.parks)
    points = after.dots[seat] - before.dots[seat]
    return write_event(
        rows, 0, BUILT, seat, cell, box.colour[plot], choice + 1, box.dots[plot], points, after.links,
        after.pieces[seat],
    )  # fmt: skip


@kernel
def tell_end(box, after, sheet, rows, count):
    """SL-46: the clause that ended it, who won, and everybody's points."""
    tally(box, after, sheet)
    count = write_event(rows, count, MATCH_ENDED, NONE, after.ending)
    for seat in range(box.players):
        if place(sheet, box.players, seat, CARDS_COLUMN, CARDS_COLUMN + 1) == 1:
            add_to_list(rows, count, WINNERS, seat)
        add_to_list(rows, count, TOTALS, total(sheet, seat, CARDS_COLUMN))
    return count


# --- what is asked ----------------------------------------------------------------------------------------------------


@kernel
def ask(box, state, rows):
    """SL-10, SL-15, SL-19: to build or draw, to go on or stop, or what to discard."""
    if state.actor == OVER:
        write(rows, 0, ASK_NOTHING)
    elif state.actor == CHANCE:
        write(rows, 0, ASK_DEAL, state.to_draw)
    elif state.phase == DISCARDING:
        write(rows, 0, ASK_DISCARD, state.cards[state.turn] - HAND_LIMIT, HAND_LIMIT)
    elif state.links == 0:
        write(rows, 0, ASK_ACT)
    else:
        write(rows, 0, ASK_GO_ON, box.cell[state.chain[state.links - 1]])


# --- why not ----------------------------------------------------------------------------------------------------------


@kernel
def explain(box, state, reason, rows):
    """What a refusal speaks of: the plot and its colour, the cards, the pieces, the plot built last."""
    move, seat = rows[0, 0], state.turn
    cell = int(rows[0, 1]) if move in (BUILD, PARK_HERE) else NONE
    cards, colour, held, last = NONE, NONE, NONE, NONE
    if move == BUILD:
        cards = int(rows[0, 2])
        plot = plot_at(box, cell)
        if plot != NOWHERE:
            colour = int(box.colour[plot])
            held = int(state.hand[seat, colour])
    elif move == PARK_HERE:
        colour = int(rows[0, 2])
    elif move >= DISCARD_CARD:
        colour = int(rows[0, 1])
    if state.links > 0:
        last = int(box.cell[state.chain[state.links - 1]])
    write(rows, 1, reason, cell, cards, colour, held, state.pieces[seat], last, HAND_LIMIT)
    if reason == NO_SUCH_COLOUR:
        for known in range(COLOURS):
            rows[1, KNOWN_COLOURS + known] = known
