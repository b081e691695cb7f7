"""Advice about Rendez-vous Rue de la Paix: what a move gains in titles, and what a position promises.

A hotel is money. Piling is good where it wins or secures a title, not where it is cheap.
"""

from tablee.core.advice import Weights
from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import (
    DEMOLITION,
    EXCHANGE,
    EXTRA_STOREYS,
    FRESH_START,
    HURRICANE,
    INSURANCE,
    INSURE,
    LOTS,
    MOST_HOTELS,
    NEW_PLANS,
    PROPERTIES,
    QUICK_BUILD,
    RELOCATION,
    SCANDAL,
    SPECIAL_PERMIT,
    TAKEOVER,
    TWIN_PROJECT,
)
from tablee.games.rue_de_la_paix.kernels.actions import BUILD_HOTELS, CHOOSE_ZONE, OTHERS, PLAY_CARD, PLAYS, other_lot
from tablee.games.rue_de_la_paix.kernels.state import CLAIM, EMPTY

WEIGHTS = Weights()
HOTEL = WEIGHTS("hotel", 1.1)  # what a hotel in supply is worth, in millions
CARD = WEIGHTS("card", 2.0)  # a Fortune card
RISK = WEIGHTS("risk", 0.7)  # the part of a title's value that is lost if one turn's budget could take it away
RIVAL = WEIGHTS("rival", 0.6)  # the part of an opponent's loss that counts as one's own gain
PREMIUM = WEIGHTS("premium", 0.5)  # what an insurance is worth beyond other cards
LATE = WEIGHTS("late", 0.4)  # the part of a supply below which hotels and cards lose their worth
ODDS = (1.0, 1.0, 1.0, 35 / 36, 33 / 36, 30 / 36, 26 / 36, 21 / 36, 15 / 36, 10 / 36, 6 / 36, 3 / 36, 1 / 36, 0.0)
"""How likely two dice show a budget of at least so many millions."""


@kernel
def claim_of(box, state, lot, seat, more):
    """RP-20, RP-21: how strong a seat's claim to a property is with so many hotels more."""
    built = int(state.built[lot, seat]) + more
    if built <= 0:
        return 0
    lowest = int(state.lowest[lot, seat]) if state.built[lot, seat] > 0 else int(state.height[lot])
    return built * CLAIM - lowest


@kernel
def strongest_other(box, state, lot, seat):
    """The strongest claim of the opponents."""
    best = 0
    for other in range(int(box.players)):
        if other != seat:
            best = max(best, claim_of(box, state, lot, other, 0))
    return best


@kernel
def title_worth(box, weights, lot, mine, theirs):
    """RP-13, RP-15: the value of a title, less the risk that a rival can pay for the hotels that take it away."""
    value = int(box.value[lot])
    needed = (mine + CLAIM - 1) // CLAIM + 1 if theirs == 0 else (mine - theirs) // CLAIM + 1
    return value * (1.0 - weights[RISK] * ODDS[min(needed * value, len(ODDS) - 1)])


@kernel
def gain(box, state, weights, lot, seat, more):
    """What so many hotels on a property are worth to a seat: a title won, one taken away, or one made safer."""
    theirs = strongest_other(box, state, lot, seat)
    mine = claim_of(box, state, lot, seat, more)
    worth = -weights[HOTEL] * more
    if mine < theirs:
        return worth
    worth += title_worth(box, weights, lot, mine, theirs)
    if state.owner[lot] == seat:
        worth -= title_worth(box, weights, lot, claim_of(box, state, lot, seat, 0), theirs)
    elif state.owner[lot] != EMPTY:
        worth += weights[RIVAL] * box.value[lot]
    return worth


@kernel
def loss_of_top(box, state, weights, lot, seat):
    """What one hotel less of its top player would change for a seat."""
    top, owner = int(state.top[lot]), int(state.owner[lot])
    theirs = strongest_other(box, state, lot, seat)
    mine = claim_of(box, state, lot, seat, 0)
    before = after = 0.0
    if owner == seat:
        before = title_worth(box, weights, lot, mine, theirs)
    elif owner != EMPTY:
        before = -weights[RIVAL] * box.value[lot]
    if top == seat:
        mine = claim_of(box, state, lot, seat, -1)
    else:
        theirs = claim_of(box, state, lot, top, -1)
        for other in range(int(box.players)):
            if other != seat and other != top:
                theirs = max(theirs, claim_of(box, state, lot, other, 0))
    if mine > theirs:
        after = title_worth(box, weights, lot, mine, theirs)
    elif theirs > 0:
        after = -weights[RIVAL] * box.value[lot]
    return after - before + (weights[HOTEL] if top == seat else 0.0)


@kernel
def rate(box, state, moves, count, weights, scores):
    """What each move gains; passing on is the measure of all."""
    seat = int(state.actor)
    for index in range(count):
        action = int(moves[index])
        if action < PLAY_CARD:
            scores[index] = rate_plain(box, state, weights, seat, action)
        elif action < PLAYS[QUICK_BUILD]:
            scores[index] = rate_after_roll(box, state, weights, seat, action)
        else:
            scores[index] = rate_card(box, state, weights, seat, action) - weights[CARD]


@kernel
def rate_plain(box, state, weights, seat, action):
    """Building, choosing a zone, and saying no."""
    if action >= BUILD_HOTELS:
        place = action - BUILD_HOTELS
        return gain(box, state, weights, place // MOST_HOTELS, seat, place % MOST_HOTELS + 1)
    if action >= CHOOSE_ZONE:
        return zone_worth(box, state, weights, seat, action - CHOOSE_ZONE, int(state.budget))
    return 2.0 if action == INSURE else 0.0


@kernel
def zone_worth(box, state, weights, seat, zone, budget):
    """What the budget could gain in a zone, property by property from the most valuable down."""
    worth, left = 0.0, budget
    for back in range(LOTS):
        lot = (zone + 1) * LOTS - 1 - back
        value = int(box.value[lot])
        best, spent = 0.0, 0
        for more in range(1, 4):
            if more * value <= left and more <= state.supply[seat] and (more == 1 or state.height[lot] > 0):
                found = gain(box, state, weights, lot, seat, more)
                if found > best:
                    best, spent = found, more * value
        worth += best
        left -= spent
    return worth


@kernel
def rate_after_roll(box, state, weights, seat, action):
    """RP-31: the turn's one card; against what the roll is worth as it is."""
    colour = int(state.dice[2]) - 1
    zone = colour if colour < 4 else 3
    now = zone_worth(box, state, weights, seat, zone, int(state.budget))
    if action < PLAYS[SPECIAL_PERMIT]:
        return zone_worth(box, state, weights, seat, zone, 2 * int(state.budget)) - now - weights[CARD]
    if action < PLAYS[NEW_PLANS]:
        return (
            zone_worth(box, state, weights, seat, action - PLAYS[SPECIAL_PERMIT], int(state.budget))
            - now
            - weights[CARD]
        )
    rolled = action - PLAYS[NEW_PLANS] + 1
    hoped = 0.0
    for die in range(2):
        if rolled >> die & 1:
            hoped += 3.5 - state.dice[die]
    if rolled >> 2 & 1:
        hoped += 2.0 - 0.4 * now
    return hoped - weights[CARD]


@kernel
def rate_card(box, state, weights, seat, action):
    """RP-30: what a card of the end of the turn changes."""
    if action < PLAYS[EXTRA_STOREYS]:
        return gain(box, state, weights, action - PLAYS[QUICK_BUILD], seat, 1)
    if action < PLAYS[TWIN_PROJECT]:
        return gain(box, state, weights, action - PLAYS[EXTRA_STOREYS], seat, 2)
    if action < PLAYS[FRESH_START]:
        pair = action - PLAYS[TWIN_PROJECT]
        return gain(box, state, weights, int(box.twin_one[pair]), seat, 1) + gain(
            box, state, weights, int(box.twin_two[pair]), seat, 1
        )
    if action < PLAYS[RELOCATION]:
        pair = action - PLAYS[FRESH_START]
        return gain(box, state, weights, int(box.pair_one[pair]), seat, 1) + gain(
            box, state, weights, int(box.pair_two[pair]), seat, 1
        )
    if action < PLAYS[TAKEOVER]:
        place = action - PLAYS[RELOCATION]
        own = place // OTHERS
        return loss_of_top(box, state, weights, own, seat) + gain(
            box, state, weights, other_lot(own, place % OTHERS), seat, 1
        )
    if action < PLAYS[EXCHANGE]:
        lot = action - PLAYS[TAKEOVER]
        return loss_of_top(box, state, weights, lot, seat) + max(0.0, gain(box, state, weights, lot, seat, 1))
    if action < PLAYS[DEMOLITION]:
        place = action - PLAYS[EXCHANGE]
        own, theirs = place // OTHERS, other_lot(place // OTHERS, place % OTHERS)
        worth = loss_of_top(box, state, weights, own, seat) + loss_of_top(box, state, weights, theirs, seat)
        return worth + gain(box, state, weights, theirs, seat, 1) - 1.0
    if action < PLAYS[SCANDAL]:
        return loss_of_top(box, state, weights, action - PLAYS[DEMOLITION], seat)
    if action < PLAYS[HURRICANE]:
        return loss_of_top(box, state, weights, action - PLAYS[SCANDAL], seat)
    worth = 0.0
    zone = action - PLAYS[HURRICANE]
    for lot in range(zone * LOTS, (zone + 1) * LOTS):
        if state.height[lot] > 0:
            worth += loss_of_top(box, state, weights, lot, seat)
    return worth


@kernel
def evaluate(box, state, sheet, weights, points):
    """Titles, less the risk of losing them; hotels to build and cards to play, while there is time for them."""
    fewest = int(box.hotels)
    for seat in range(int(box.players)):
        fewest = min(fewest, int(state.supply[seat]))
    time_left = min(1.0, fewest / (weights[LATE] * box.hotels))
    for seat in range(int(box.players)):
        points[seat] = weights[HOTEL] * state.supply[seat] + weights[CARD] * state.cards[seat]
        points[seat] += weights[PREMIUM] * state.hand[seat, INSURANCE]
        points[seat] *= time_left
    for lot in range(PROPERTIES):
        owner = int(state.owner[lot])
        if owner != EMPTY:
            mine, theirs = claim_of(box, state, lot, owner, 0), strongest_other(box, state, lot, owner)
            points[owner] += title_worth(box, weights, lot, mine, theirs)
