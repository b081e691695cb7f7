"""Facts as a state: what is given, and what follows from it."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rows import HIDDEN, NONE, given
from tablee.games.rue_de_la_paix.declarations import (
    BAD_CARDS,
    BAD_DICE,
    BAD_HOTELS,
    BAD_LAID,
    BAD_OPENING,
    BAD_PROPERTY,
    BAD_STACK,
    BAD_STORM,
    BUILD,
    CARDS,
    CHOOSE,
    DEAL,
    DEALT,
    DICE,
    DONE,
    DRAW_CARD,
    END,
    F_ACTOR,
    F_BUDGET,
    F_CARDS,
    F_DECK,
    F_DICE,
    F_DISCARD,
    F_DUE,
    F_ENDING,
    F_FIRST,
    F_HAND,
    F_HURRICANE,
    F_INSURED,
    F_LAID,
    F_OPENING,
    F_PHASE,
    F_PILE,
    F_PLAYED,
    F_PROPERTY,
    F_REROLL,
    F_STACK,
    F_STOOD,
    F_SUPPLY,
    F_TURN,
    F_ZONE,
    FACES,
    LOTS,
    MOST_CARDS,
    NOT_ENDED,
    PROPERTIES,
    REACT,
    REROLL,
    ROLL,
    SOUND,
    START,
    STORM,
    WAITING,
    ZONES,
)
from tablee.games.rue_de_la_paix.kernels.cards import would_be_asked
from tablee.games.rue_de_la_paix.kernels.moves import lot_of
from tablee.games.rue_de_la_paix.kernels.owning import put_hotel
from tablee.games.rue_de_la_paix.kernels.soundness_moments import stood_before
from tablee.games.rue_de_la_paix.kernels.state import EMPTY


@kernel
def settle(box, state, rows, count):
    """What is given, and what follows from it; what is left out is as in a turn that just begins."""
    state.phase = given(rows, count, F_PHASE, ROLL)
    state.first = given(rows, count, F_FIRST, 0)
    fault = settle_board(box, state, rows, count)
    if fault == SOUND:
        fault = settle_hands(box, state, rows, count)
    if fault == SOUND:
        fault = settle_piles(box, state, rows, count)
    if fault == SOUND:
        fault = settle_opening(box, state, rows, count)
    if fault == SOUND:
        fault = settle_dice(box, state, rows, count)
    if fault == SOUND:
        fault = settle_building(box, state, rows, count)
    state.due = given(rows, count, F_DUE, NOT_ENDED)
    state.ending = given(rows, count, F_ENDING, NOT_ENDED)
    return fault if fault != SOUND else settle_storm(box, state, rows, count)


@kernel
def settle_board(box, state, rows, count):
    """RP-07, RP-15, RP-20: the stacks, hotel by hotel, and what is left of everybody's."""
    for seat in range(box.players):
        state.supply[seat] = box.hotels
    for lot in range(PROPERTIES):
        state.top[lot] = EMPTY
        state.owner[lot] = EMPTY
    for row in range(count):
        if rows[row, 0] not in (F_STACK, F_PROPERTY):
            continue
        lot, seat = lot_of(box, rows[row, 1]), int(rows[row, 2])
        if lot == EMPTY:
            return BAD_PROPERTY
        if rows[row, 0] == F_PROPERTY or seat == HIDDEN:
            continue
        if seat == NONE:
            return BAD_STACK
        if state.supply[seat] == 0:
            return BAD_HOTELS
        put_hotel(box, state, lot, seat)
    for row in range(count):
        if rows[row, 0] == F_SUPPLY and rows[row, 2] != NONE:
            state.supply[rows[row, 1]] = rows[row, 2]
    return SOUND


# --- cards ------------------------------------------------------------------------------------------------------------


@kernel
def settle_hands(box, state, rows, count):
    """RP-34: the cards of the hands; of one that is not given the number."""
    for row in range(count):
        if rows[row, 0] == F_HAND and rows[row, 2] != NONE and rows[row, 3] != NONE:
            state.hand[rows[row, 1], rows[row, 2]] = rows[row, 3]
    for seat in range(box.players):
        held = 0
        for card in range(CARDS):
            held += state.hand[seat, card]
        if held > MOST_CARDS:
            return BAD_CARDS
        state.cards[seat] = held
    for row in range(count):
        if rows[row, 0] == F_CARDS and rows[row, 2] != NONE and state.cards[rows[row, 1]] == 0:
            state.cards[rows[row, 1]] = rows[row, 2]
    return SOUND


@kernel
def settle_piles(box, state, rows, count):
    """RP-06, RP-33: the piles; what is nowhere else is in the draw pile, unless that is given, too, or hidden."""
    hidden, known, pile = False, False, given(rows, count, F_PILE, NONE)
    for row in range(count):
        card, number = int(rows[row, 1]), int(rows[row, 2])
        if rows[row, 0] == F_DISCARD and card != NONE and number != NONE:
            state.discard[card] = number
        elif rows[row, 0] == F_DECK and card == NONE:
            hidden = pile != NONE
        elif rows[row, 0] == F_DECK:
            known = True
            state.deck[card] = 0 if number == NONE else number
    total, discarded = 0, 0
    for card in range(CARDS):
        discarded += state.discard[card]
        if not known and not hidden and pile != 0:
            left = box.cards[card] - state.discard[card]
            for seat in range(box.players):
                left -= state.hand[seat, card]
            if left < 0:
                return BAD_CARDS
            state.deck[card] = left
        total += state.deck[card]
    if total > MOST_CARDS or discarded > MOST_CARDS:
        return BAD_CARDS
    state.pile = total if pile == NONE else pile
    return SOUND


# --- the moment -------------------------------------------------------------------------------------------------------


@kernel
def settle_opening(box, state, rows, count):
    """RP-08, RP-09: what was rolled for the first turn; whose turn it is."""
    rolled = 0
    for row in range(count):
        if rows[row, 0] == F_OPENING and rows[row, 1] != HIDDEN:
            if rolled == box.players or rows[row, 1] == NONE:
                return BAD_OPENING
            state.opening[rolled] = rows[row, 1]
            rolled += 1
    turn = 0
    for back in range(box.players):
        seat = box.players - 1 - back
        dealt_to = state.phase == DEAL and state.cards[seat] < DEALT
        if dealt_to or (state.phase == START and state.opening[seat] == WAITING):
            turn = seat
    state.turn = given(rows, count, F_TURN, turn)
    return SOUND


@kernel
def settle_dice(box, state, rows, count):
    """RP-05, RP-06: two numbers and a colour, and the dice that are rolled again."""
    rolled = 0
    for row in range(count):
        face = int(rows[row, 1])
        if rows[row, 0] == F_REROLL and face != NONE and face != HIDDEN:
            state.again |= 1 << face
        elif rows[row, 0] == F_DICE and face != HIDDEN:
            shown = face - FACES if rolled == DICE - 1 else face
            if rolled == DICE or not 0 <= shown < FACES:
                return BAD_DICE
            state.dice[rolled] = shown + 1
            rolled += 1
    return SOUND if rolled in (0, DICE) else BAD_DICE


@kernel
def settle_building(box, state, rows, count):
    """RP-10, RP-11, RP-24, RP-31: zone and budget, the hotels of this turn, the card played, where the token stood."""
    phase, colour = state.phase, state.dice[2]
    coloured = phase == BUILD and 1 <= colour <= ZONES
    state.zone = given(rows, count, F_ZONE, int(colour) - 1 if coloured else EMPTY)
    permitted = phase == BUILD and colour <= ZONES and state.zone != colour - 1
    played = 1 if permitted or phase in (REROLL, STORM, DRAW_CARD) else 0
    state.played = given(rows, count, F_PLAYED, played)
    spent = 0
    for row in range(count):
        if rows[row, 0] == F_LAID and rows[row, 1] != NONE and rows[row, 2] != NONE:
            lot = lot_of(box, rows[row, 1])
            if lot == EMPTY:
                return BAD_PROPERTY
            if lot // LOTS != state.zone:
                return BAD_LAID
            state.laid[lot % LOTS] = rows[row, 2]
            spent += int(rows[row, 2]) * box.value[lot]
    budget = 0
    if phase in (REACT, CHOOSE, BUILD):
        budget = max(0, state.dice[0] + state.dice[1] - spent)
    state.budget = given(rows, count, F_BUDGET, budget)
    state.stood = given(rows, count, F_STOOD, stood_before(box, state) if phase == BUILD else 0)
    return SOUND


@kernel
def settle_storm(box, state, rows, count):
    """RP-40: a hurricane, and who is to act; in a storm the first opponent whom it concerns and who is not insured."""
    storm = given(rows, count, F_HURRICANE, EMPTY)
    state.storm = EMPTY if storm == HIDDEN else storm
    for row in range(count):
        if rows[row, 0] == F_INSURED and rows[row, 1] != NONE and rows[row, 1] != HIDDEN:
            state.insured |= 1 << rows[row, 1]
    state.actor = CHANCE
    if state.phase in (REACT, CHOOSE, BUILD, END):
        state.actor = state.turn
    elif state.phase == DONE:
        state.actor = OVER
    elif state.phase == STORM:
        if state.storm == EMPTY:
            return BAD_STORM
        asked = (state.turn + 1) % box.players
        for back in range(1, box.players):
            seat = (state.turn + box.players - back) % box.players
            if would_be_asked(state, seat) and not (state.insured >> seat) & 1:
                asked = seat
        actor = given(rows, count, F_ACTOR, asked)
        state.actor = actor if 0 <= actor < box.players else asked
    return SOUND
