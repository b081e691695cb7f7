"""What an action is called, and which action a move is."""

from tablee.core.kernel import kernel
from tablee.core.rows import NONE, WRITTEN, add_to_list, write
from tablee.games.rue_de_la_paix.declarations import (
    ASKS_DICE,
    ASKS_NOTHING,
    ASKS_PROPERTY,
    ASKS_TWO,
    ASKS_ZONE,
    BUILDING,
    CHOICE,
    DICE,
    DOUBLE_BUDGET,
    EXCHANGE,
    FACES,
    FORTUNE_DRAWN,
    FRESH_START,
    HURRICANE,
    INSURANCE,
    LOTS,
    MOST_HOTELS,
    NEW_PLANS,
    NO_SUCH_PROPERTY,
    NO_SUCH_VALUE,
    NOT_DIFFERENT,
    NOT_ONE_ZONE,
    PER_ZONE,
    PLAY,
    PROPERTIES,
    RELOCATION,
    ROLLED,
    SPECIAL_PERMIT,
    START_ROLLED,
    TWIN_PROJECT,
)
from tablee.games.rue_de_la_paix.kernels.actions import (
    BUILD_HOTELS,
    CHOOSE_ZONE,
    FORTUNE,
    OTHERS,
    PLAY_CARD,
    PLAYS,
    START_ROLL,
    TURN_ROLL,
    card_of,
    first_target,
    second_target,
)
from tablee.games.rue_de_la_paix.kernels.luck import die_shown
from tablee.games.rue_de_la_paix.kernels.state import EMPTY, TWINS

# --- properties by name -----------------------------------------------------------------------------------------------


@kernel
def property_at(box, lot):
    """RP-02: the name of a property, from its place in board order."""
    return lot // LOTS * PER_ZONE + int(box.value[lot])


@kernel
def lot_of(box, name):
    """RP-02: the place of the property of a name; EMPTY if there is none."""
    for lot in range(PROPERTIES):
        if property_at(box, lot) == name:
            return lot
    return EMPTY


# --- what cards are played on -----------------------------------------------------------------------------------------


@kernel
def asked_by(card):
    """RP-06: what a card is played on."""
    if card in (DOUBLE_BUDGET, INSURANCE):
        return ASKS_NOTHING
    if card == NEW_PLANS:
        return ASKS_DICE
    if card in (SPECIAL_PERMIT, HURRICANE):
        return ASKS_ZONE
    return ASKS_TWO if card in (TWIN_PROJECT, FRESH_START, RELOCATION, EXCHANGE) else ASKS_PROPERTY


@kernel
def in_either_order(card):
    """RP-06: whether the two properties of a card play the same part."""
    return int(card in (TWIN_PROJECT, FRESH_START))


# --- an action as a move ----------------------------------------------------------------------------------------------


@kernel
def spell(box, state, action, rows):
    """An answer, a zone, hotels, a card with its targets, or what luck brings."""
    if action >= FORTUNE:
        spell_luck(action, rows)
    elif action >= PLAY_CARD:
        spell_card(box, card_of(action), action, rows)
    elif action >= BUILD_HOTELS:
        place = action - BUILD_HOTELS
        write(rows, 0, BUILDING, property_at(box, place // MOST_HOTELS), place % MOST_HOTELS + 1)
    elif action >= CHOOSE_ZONE:
        write(rows, 0, CHOICE, action - CHOOSE_ZONE)
    else:
        write(rows, 0, action)


@kernel
def spell_card(box, card, action, rows):
    """RP-06: a card, and the zone, the dice or the properties that it is played on."""
    place, asked = action - PLAYS[card], asked_by(card)
    write(rows, 0, PLAY + card)
    if asked == ASKS_ZONE:
        rows[0, 1] = place
    elif asked == ASKS_DICE:
        list_dice(rows, 1, 1, place + 1)
    elif asked != ASKS_NOTHING:
        one = first_target(box, card, action)
        rows[0, 1] = property_at(box, one)
        two = second_target(box, card, action, one)
        if two != EMPTY and two != one:
            rows[0, 2] = property_at(box, two)


@kernel
def list_dice(rows, count, column, chosen):
    """RP-06: write the dice of a reroll, a bit each, into a list of the last row."""
    for die in range(DICE):
        if (chosen >> die) & 1:
            add_to_list(rows, count, column, die)


@kernel
def spell_luck(action, rows):
    """RP-05, RP-08, RP-09: a card drawn, the dice for the first turn, a roll."""
    if action >= TURN_ROLL:
        roll = action - TURN_ROLL
        write(rows, 0, ROLLED, die_shown(roll, 0), die_shown(roll, 1), die_shown(roll, 2) - 1)
    elif action >= START_ROLL:
        roll = action - START_ROLL
        write(rows, 0, START_ROLLED, roll // FACES + 1, roll % FACES + 1)
    else:
        write(rows, 0, FORTUNE_DRAWN, action - FORTUNE)


# --- a move as an action ----------------------------------------------------------------------------------------------


@kernel
def find(box, state, rows):
    """RP-02, RP-06: the action of a move; no action for a property that does not exist, or a pair that cannot be."""
    move, one, two = int(rows[0, 0]), int(rows[0, 1]), int(rows[0, 2])
    if move == CHOICE:
        return CHOOSE_ZONE + one
    if move == BUILDING:
        lot = lot_of(box, one)
        return no_such(one) if lot == EMPTY else BUILD_HOTELS + lot * MOST_HOTELS + two - 1
    if move == FORTUNE_DRAWN:
        return FORTUNE + one
    if move in (START_ROLLED, ROLLED):
        if two == NONE:
            return NONE
        roll = (one - 1) * FACES + two - 1
        return START_ROLL + roll if move == START_ROLLED else TURN_ROLL + roll * FACES + int(rows[0, 3])
    if move >= PLAY:
        return find_card(box, move - PLAY, rows)
    return move


@kernel
def find_card(box, card, rows):
    """RP-06: the action that plays a card on its targets."""
    first, target, asked = PLAYS[card], int(rows[0, 1]), asked_by(card)
    if asked == ASKS_NOTHING:
        return first
    if asked == ASKS_ZONE:
        return first + target
    if asked == ASKS_DICE:
        return find_reroll(rows)
    one = lot_of(box, target)
    if one == EMPTY:
        return no_such(target)
    if asked == ASKS_PROPERTY:
        return first + one
    two = lot_of(box, rows[0, 2])
    if two == EMPTY:
        return no_such(int(rows[0, 2]))
    if one == two:
        return -NOT_DIFFERENT
    if in_either_order(card):
        return find_pair(box, card, min(one, two), max(one, two))
    return first + one * OTHERS + (two - 1 if two > one else two)


@kernel
def find_pair(box, card, one, two):
    """RP-06: two properties that play the same part may be named in either order."""
    if card == FRESH_START:
        pair = 0
        while box.pair_one[pair] != one or box.pair_two[pair] != two:
            pair += 1
        return PLAYS[FRESH_START] + pair
    for twin in range(TWINS):
        if box.twin_one[twin] == one and box.twin_two[twin] == two:
            return PLAYS[TWIN_PROJECT] + twin
    return -NOT_ONE_ZONE


@kernel
def find_reroll(rows):
    """RP-06: dice are named each once, in their order; the notation knows nothing else."""
    chosen = 0
    for column in range(1, 1 + DICE):
        die = int(rows[0, column])
        if die != NONE:
            if chosen >> die:
                return NONE
            chosen |= 1 << die
    return PLAYS[NEW_PLANS] + chosen - 1


@kernel
def no_such(name):
    """RP-02: why a name is none of a property."""
    return -NO_SUCH_VALUE if name == WRITTEN else -NO_SUCH_PROPERTY
