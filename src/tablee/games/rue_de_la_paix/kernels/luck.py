"""Dice and draws: what luck can bring, and how likely it is."""

from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import (
    ALLOWED,
    CARDS,
    DICE,
    FACES,
    KEPT_DIE,
    NOT_IN_PILE,
    NOT_LUCK,
    REROLL,
    ROLL,
    START,
)
from tablee.games.rue_de_la_paix.kernels.actions import FORTUNE, START_ROLL, TURN_ROLL


@kernel
def tickets(box, state):
    """RP-05, RP-33: every face of a die and every card of the draw pile is as likely as the others."""
    if state.phase == ROLL:
        return FACES * FACES * FACES
    if state.phase == START:
        return FACES * FACES
    if state.phase != REROLL:
        return int(state.pile)
    count = 1
    for die in range(DICE):
        if (state.again >> die) & 1:
            count *= FACES
    return count


@kernel
def ticket(box, state, number):
    """The outcome on a ticket."""
    if state.phase == ROLL:
        return TURN_ROLL + number
    if state.phase == START:
        return START_ROLL + number
    return reroll_ticket(state, number) if state.phase == REROLL else card_ticket(state, number)


@kernel
def reroll_ticket(state, number):
    """RP-06: all three dice, the kept ones unchanged."""
    roll, weight = 0, 1
    for back in range(DICE):
        die = DICE - 1 - back
        if (state.again >> die) & 1:
            roll += number % FACES * weight
            number //= FACES
        else:
            roll += (state.dice[die] - 1) * weight
        weight *= FACES
    return TURN_ROLL + roll


@kernel
def card_ticket(state, number):
    """The card on a ticket of the draw pile."""
    deck = state.deck
    card = 0
    while card < CARDS - 1 and number >= deck[card]:
        number -= deck[card]
        card += 1
    return FORTUNE + card


@kernel
def luck_reason(state, action):
    """RP-10, RP-33: what luck cannot bring here."""
    phase = state.phase
    if action >= TURN_ROLL:
        if phase == REROLL:
            return ALLOWED if keeps_dice(state, action - TURN_ROLL) else KEPT_DIE
        return ALLOWED if phase == ROLL else NOT_LUCK
    if action >= START_ROLL:
        return ALLOWED if phase == START else NOT_LUCK
    if phase in (START, ROLL, REROLL):
        return NOT_LUCK
    return ALLOWED if state.deck[action - FORTUNE] > 0 else NOT_IN_PILE


@kernel
def die_shown(roll, die):
    """What a die shows in a roll, 1 to 6; the colour die is the last."""
    if die == 0:
        return roll // (FACES * FACES) + 1
    if die == 1:
        return roll // FACES % FACES + 1
    return roll % FACES + 1


@kernel
def keeps_dice(state, roll):
    """RP-06: in a reroll the dice that were not chosen stay."""
    changed = 0
    for die in range(DICE):
        if die_shown(roll, die) != state.dice[die]:
            changed |= 1 << die
    return changed & ~state.again == 0
