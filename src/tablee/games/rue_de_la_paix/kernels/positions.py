"""A state, or a view, as facts.

A position is given by its primary facts: stacks, cards, dice, the moment of the turn. Titles, tokens and the like
follow from them; they are told for the reader, and when read back have only to agree. In a view cards are hidden,
their numbers stay.
"""

from tablee.core.kernel import kernel
from tablee.core.rows import HIDDEN, NONE, write
from tablee.games.rue_de_la_paix.declarations import (
    B_CARD,
    B_FORTUNE,
    B_LAST,
    B_PROPERTY,
    CARDS,
    DICE,
    F_ACTOR,
    F_BUDGET,
    F_CARDS,
    F_DECK,
    F_DICE,
    F_DISCARD,
    F_DUE,
    F_ENDING,
    F_FIRST,
    F_FORTUNE,
    F_HAND,
    F_HURRICANE,
    F_INSURED,
    F_LAID,
    F_LAST,
    F_OPENING,
    F_PHASE,
    F_PILE,
    F_PLAYED,
    F_PROPERTY,
    F_REROLL,
    F_STACK,
    F_STOOD,
    F_SUPPLY,
    F_THREATENED,
    F_TITLES,
    F_TOKEN,
    F_TURN,
    F_ZONE,
    FACES,
    LOTS,
    MOST_SPACES,
    NOT_ENDED,
    PROPERTIES,
    START,
    STORM,
)
from tablee.games.rue_de_la_paix.kernels.moves import asked_by, in_either_order, property_at
from tablee.games.rue_de_la_paix.kernels.owning import hotel_at, owning_clause
from tablee.games.rue_de_la_paix.kernels.state import EMPTY


@kernel
def board(box, rows):
    """RP-02, RP-03, RP-04, RP-06, RP-13: the street with its spaces that bear an F, the properties in board order with
    the price of a hotel there, and what each card is played on."""
    count = write_street(box, rows, 0, B_LAST, B_FORTUNE)
    for lot in range(PROPERTIES):
        count = write(rows, count, B_PROPERTY, property_at(box, lot), lot // LOTS, box.value[lot], box.value[lot])
    for card in range(CARDS):
        count = write(rows, count, B_CARD, card, asked_by(card), in_either_order(card))
    return count


@kernel
def write_street(box, rows, count, last, fortune):
    """RP-03, RP-04: the last space and those with an F, under the codes of these facts."""
    count = write(rows, count, last, box.last)
    for space in range(MOST_SPACES + 1):
        if box.fortune_space[space] != 0:
            count = write(rows, count, fortune, space)
    return count


# --- a state as facts -------------------------------------------------------------------------------------------------


@kernel
def show(box, state, sheet, rows):
    """RP-34: everything on the table; hands and draw pile are hidden where their cards are not known."""
    count = write(rows, 0, F_PHASE, state.phase)
    count = write(rows, count, F_ACTOR, state.actor)
    count = write(rows, count, F_TURN, state.turn)
    count = write(rows, count, F_FIRST, state.first)
    count = show_turn(box, state, rows, count)
    count = show_properties(box, state, rows, count)
    for seat in range(box.players):
        count = write(rows, count, F_SUPPLY, seat, state.supply[seat])
        count = write(rows, count, F_TOKEN, seat, state.token[seat])
        count = write(rows, count, F_CARDS, seat, state.cards[seat])
    count = show_cards(box, state, rows, count)
    count = write_street(box, rows, count, F_LAST, F_FORTUNE)
    count = write(rows, count, F_DUE, NONE if state.due == NOT_ENDED else int(state.due))
    return write(rows, count, F_ENDING, NONE if state.ending == NOT_ENDED else int(state.ending))


@kernel
def show_turn(box, state, rows, count):
    """RP-09, RP-10, RP-40: the dice, what is built with them, the dice for the first turn, a hurricane."""
    if state.dice[2] == 0:
        count = write(rows, count, F_DICE, HIDDEN)
    else:
        count = write(rows, count, F_DICE, state.dice[0] - 1)
        count = write(rows, count, F_DICE, state.dice[1] - 1)
        count = write(rows, count, F_DICE, FACES + state.dice[2] - 1)
    for die in range(DICE):
        if (state.again >> die) & 1:
            count = write(rows, count, F_REROLL, die)
    count = write(rows, count, F_BUDGET, state.budget)
    count = write(rows, count, F_ZONE, NONE if state.zone == EMPTY else int(state.zone))
    count = write(rows, count, F_PLAYED, state.played)
    count = write(rows, count, F_STOOD, state.stood)
    for rank in range(LOTS):
        if state.laid[rank] != 0 and state.zone != EMPTY:
            count = write(rows, count, F_LAID, property_at(box, state.zone * LOTS + rank), state.laid[rank])
    if state.phase != START:
        count = write(rows, count, F_OPENING, HIDDEN)
    else:
        for seat in range(box.players):
            count = write(rows, count, F_OPENING, state.opening[seat])
    if state.phase != STORM:
        return write(rows, count, F_HURRICANE, HIDDEN)
    count = write(rows, count, F_HURRICANE, state.storm)
    for seat in range(box.players):
        if (state.insured >> seat) & 1:
            count = write(rows, count, F_INSURED, seat)
    for lot in range(state.storm * LOTS, state.storm * LOTS + LOTS):
        if state.height[lot] != 0 and (state.insured >> state.top[lot]) & 1 == 0:
            count = write(rows, count, F_THREATENED, property_at(box, lot), state.top[lot])
    return count


@kernel
def show_properties(box, state, rows, count):
    """RP-02, RP-20: each property with its stack from the base up, who holds its title, and why."""
    for lot in range(PROPERTIES):
        name, owner = property_at(box, lot), int(state.owner[lot])
        if owner == EMPTY:
            count = write(rows, count, F_PROPERTY, name, lot // LOTS, box.value[lot], NONE, NONE)
        else:
            clause = owning_clause(box, state, lot)
            count = write(rows, count, F_PROPERTY, name, lot // LOTS, box.value[lot], owner, clause)
            count = write(rows, count, F_TITLES, owner, name)
        for level in range(state.height[lot]):
            count = write(rows, count, F_STACK, name, hotel_at(state, lot, level))
    return count


@kernel
def show_cards(box, state, rows, count):
    """RP-33, RP-34: hands and piles by card; where there are some but none is known, all of it is hidden."""
    for seat in range(box.players):
        known = 0
        for card in range(CARDS):
            if state.hand[seat, card] != 0:
                known += 1
                count = write(rows, count, F_HAND, seat, card, state.hand[seat, card])
        if known == 0 and state.cards[seat] != 0:
            count = write(rows, count, F_HAND, seat, NONE, HIDDEN)
    known = 0
    for card in range(CARDS):
        if state.deck[card] != 0:
            known += 1
            count = write(rows, count, F_DECK, card, state.deck[card])
        if state.discard[card] != 0:
            count = write(rows, count, F_DISCARD, card, state.discard[card])
    if known == 0 and state.pile != 0:
        count = write(rows, count, F_DECK, NONE, HIDDEN)
    return write(rows, count, F_PILE, state.pile)
