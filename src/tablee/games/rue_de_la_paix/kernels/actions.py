"""The numbers of actions, decisions first, then luck; and what an action that plays a card is aimed at."""

from itertools import accumulate

from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import (
    CARDS,
    DEMOLITION,
    DICE,
    DOUBLE_BUDGET,
    EXCHANGE,
    EXTRA_STOREYS,
    FACES,
    FRESH_START,
    HURRICANE,
    INSURANCE,
    INSURE,
    MOST_HOTELS,
    NEW_PLANS,
    PROPERTIES,
    QUICK_BUILD,
    RELOCATION,
    SCANDAL,
    SPECIAL_PERMIT,
    TAKEOVER,
    TWIN_PROJECT,
    ZONES,
)
from tablee.games.rue_de_la_paix.kernels.state import EMPTY, PAIRS, TWINS

OTHERS = PROPERTIES - 1
REROLLS = 2**DICE - 1

CHOOSE_ZONE = INSURE + 1
"""Answers without a parameter are numbered as the moves that they are, from KEEP to INSURE."""
BUILD_HOTELS = CHOOSE_ZONE + ZONES
PLAY_CARD = BUILD_HOTELS + PROPERTIES * MOST_HOTELS
_TARGETS = {
    DOUBLE_BUDGET: 1, SPECIAL_PERMIT: ZONES, NEW_PLANS: REROLLS, TWIN_PROJECT: TWINS, FRESH_START: PAIRS,
    RELOCATION: PROPERTIES * OTHERS, EXCHANGE: PROPERTIES * OTHERS, HURRICANE: ZONES,
}  # fmt: skip
PLAYS = tuple(accumulate((_TARGETS.get(card, PROPERTIES) for card in range(INSURANCE)), initial=PLAY_CARD))
"""RP-06: the first action of each card, one for each thing that it can be played on; of most that is a property."""
FORTUNE = PLAYS[INSURANCE]
START_ROLL = FORTUNE + CARDS
TURN_ROLL = START_ROLL + FACES**2
ACTIONS = TURN_ROLL + FACES**DICE

MOST_LEGAL = 672
"""At the end of a turn with every kind of card in hand, all properties built on, 18 of them topped by one's own."""


@kernel
def card_of(action):
    """The card that a move plays."""
    if action < PLAYS[QUICK_BUILD]:
        if action < PLAYS[SPECIAL_PERMIT]:
            return DOUBLE_BUDGET
        return SPECIAL_PERMIT if action < PLAYS[NEW_PLANS] else NEW_PLANS
    if action < PLAYS[RELOCATION]:
        if action < PLAYS[TWIN_PROJECT]:
            return QUICK_BUILD if action < PLAYS[EXTRA_STOREYS] else EXTRA_STOREYS
        return TWIN_PROJECT if action < PLAYS[FRESH_START] else FRESH_START
    if action < PLAYS[DEMOLITION]:
        if action < PLAYS[TAKEOVER]:
            return RELOCATION
        return TAKEOVER if action < PLAYS[EXCHANGE] else EXCHANGE
    if action < PLAYS[SCANDAL]:
        return DEMOLITION
    return SCANDAL if action < PLAYS[HURRICANE] else HURRICANE


@kernel
def first_target(box, card, action):
    """RP-06: the property a card names first."""
    place = action - PLAYS[card]
    if card == TWIN_PROJECT:
        return int(box.twin_one[place])
    if card == FRESH_START:
        return int(box.pair_one[place])
    return place // OTHERS if card in (RELOCATION, EXCHANGE) else place


@kernel
def second_target(box, card, action, one):
    """RP-06: the property a card names second, EMPTY if there is none; extra storeys go on the same one twice."""
    place = action - PLAYS[card]
    if card == TWIN_PROJECT:
        return int(box.twin_two[place])
    if card == FRESH_START:
        return int(box.pair_two[place])
    if card in (RELOCATION, EXCHANGE):
        return other_lot(one, place % OTHERS)
    return one if card == EXTRA_STOREYS else EMPTY


@kernel
def other_lot(lot, rank):
    """The property of a rank among the others, in board order."""
    return rank + 1 if rank >= lot else rank
