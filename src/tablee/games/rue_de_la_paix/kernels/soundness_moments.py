"""Whether the fields of a state fit its moment: the phase, the dice, the turn's building, a hurricane, the end."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import (
    BAD_BUDGET,
    BAD_DICE,
    BAD_DUE,
    BAD_ENDING,
    BAD_LAID,
    BAD_OPENING,
    BAD_PHASE,
    BAD_STORM,
    BAD_TOKEN,
    BEATEN,
    BUILD,
    CARDS,
    CHOOSE,
    DEAL,
    DEALT,
    DICE,
    DONE,
    DRAW_BUILDING,
    DRAW_CARD,
    DRAW_ROLL,
    END,
    FACES,
    LAST_SPACE,
    LOTS,
    OUT_OF_HOTELS,
    PROPERTIES,
    REACT,
    REROLL,
    ROLL,
    SEATS,
    SOUND,
    START,
    STORM,
    WAITING,
    ZONES,
    F,
    W,
)
from tablee.games.rue_de_la_paix.kernels.building import can_build_more
from tablee.games.rue_de_la_paix.kernels.cards import seats_after_turn, would_be_asked
from tablee.games.rue_de_la_paix.kernels.owning import highest_token, hotel_at, space_of, tops_in_zone
from tablee.games.rue_de_la_paix.kernels.state import CLAIM, EMPTY


@kernel
def end_fault(box, state):
    """RP-50, RP-51, RP-53: over when it has to be, and only then; an ending is due only where rounds are finished."""
    over, reached = state.phase == DONE, highest_token(box, state) >= box.last
    if not 0 <= state.ending <= LAST_SPACE or not 0 <= state.due <= LAST_SPACE:
        return BAD_ENDING
    if over != (state.ending != 0) or over != (state.actor == OVER):
        return BAD_ENDING
    if state.due != 0 and (over or box.finish_round == 0):
        return BAD_DUE
    if box.finish_round == 0:
        if reached != (state.ending == LAST_SPACE):
            return BAD_ENDING
    elif reached and not over and state.due == 0 and state.ending == 0:
        return BAD_DUE
    if over and state.ending == OUT_OF_HOTELS and box.finish_round == 0 and state.supply[state.turn] > 0:
        return BAD_ENDING
    if over and box.finish_round != 0 and state.turn != state.first:
        return BAD_ENDING
    if state.phase == ROLL and state.due != 0 and state.turn == state.first:
        return BAD_DUE
    if before_building(state) and state.supply[state.turn] == 0 and state.due == 0:
        return BAD_ENDING
    return SOUND


@kernel
def before_building(state):
    """From the start of a turn until the first hotel: the supply is that of the turn's start."""
    return ROLL <= state.phase <= CHOOSE


@kernel
def phase_fault(box, state):
    """RP-08, RP-30, RP-34: who is asked fits the moment, and so does the turn's one card."""
    phase, cards = state.phase, state.cards[state.turn]
    if not DEAL <= phase <= DONE or not 0 <= state.played <= 1:
        return BAD_PHASE
    if phase in (REACT, CHOOSE, BUILD, END):
        if state.actor != state.turn:
            return BAD_PHASE
    elif phase == STORM:
        if state.actor < 0 or state.actor == state.turn:
            return BAD_PHASE
    elif phase != DONE and state.actor != CHANCE:
        return BAD_PHASE
    if phase in (REACT, END) and cards == 0:
        return BAD_PHASE
    if (phase == DEAL or is_draw(phase)) and state.pile == 0:
        return BAD_PHASE
    if phase in (REROLL, STORM, DRAW_CARD):
        return SOUND if state.played == 1 else BAD_PHASE
    if phase <= REACT or phase in (END, DONE):
        return SOUND if state.played == 0 else BAD_PHASE
    return SOUND


@kernel
def is_draw(phase):
    """A card is about to be drawn in a turn."""
    return phase in (DRAW_ROLL, DRAW_BUILDING, DRAW_CARD)


@kernel
def dice_fault(state):
    """RP-05, RP-10, RP-12: dice lie there from the roll to the end of the turn, and the colour fits what is asked."""
    phase, colour = state.phase, state.dice[2]
    rolled = phase > ROLL and phase != DONE
    for die in range(DICE):
        if not (1 <= state.dice[die] <= FACES if rolled else state.dice[die] == 0):
            return BAD_DICE
    if (phase == DRAW_ROLL) != (colour == F) and not (colour == F and (phase == END or phase > DRAW_BUILDING)):
        return BAD_DICE
    if phase == CHOOSE and colour != W:
        return BAD_DICE
    if not (0 < state.again < 1 << DICE if phase == REROLL else state.again == 0):
        return BAD_DICE
    return SOUND


# --- building ---------------------------------------------------------------------------------------------------------


@kernel
def building_fault(box, state):
    """RP-10, RP-13, RP-24: budget, zone and the hotels of this turn."""
    phase = state.phase
    if phase == BUILD:
        return turn_fault(box, state)
    if state.zone != EMPTY or state.stood != 0:
        return BAD_LAID
    for rank in range(LOTS):
        if state.laid[rank] != 0:
            return BAD_LAID
    pips = state.dice[0] + state.dice[1]
    if phase in (REACT, CHOOSE):
        if state.budget != pips and not (state.played == 1 and state.budget == 2 * pips):
            return BAD_BUDGET
    elif state.budget != 0:
        return BAD_BUDGET
    if phase in (DRAW_BUILDING, DRAW_CARD) and box.fortune_space[space_of(box, state.token[state.turn])] == 0:
        return BAD_TOKEN
    return SOUND


@kernel
def turn_fault(box, state):
    """RP-10, RP-11, RP-14, RP-16: while building: the money spent, the hotels laid, where the token stood."""
    if not 0 <= state.zone < ZONES:
        return BAD_LAID
    spent = 0
    for rank in range(LOTS):
        lot = state.zone * LOTS + rank
        if not is_laid(box, state, lot, state.laid[rank]):
            return BAD_LAID
        spent += state.laid[rank] * box.value[lot]
    pips, colour = state.dice[0] + state.dice[1], state.dice[2]
    permitted = colour != W and colour - 1 != state.zone
    doubled = state.played == 1 and not permitted
    if permitted and state.played == 0:
        return BAD_DICE
    if state.budget < 0 or not (state.budget + spent == pips or (doubled and state.budget + spent == 2 * pips)):
        return BAD_BUDGET
    if state.stood != stood_before(box, state) or not can_build_more(box, state):
        return BAD_LAID
    return SOUND


@kernel
def is_laid(box, state, lot, laid):
    """RP-14, RP-53: hotels of this turn are on top, one where it was empty, and no more than the lot limit."""
    height = state.height[lot]
    if not 0 <= laid <= min(height, box.most_laid) or (laid == height and laid > 1):
        return False
    own = 0
    for level in range(height - laid, height):
        own += hotel_at(state, lot, level) == state.turn
    return own == laid


@kernel
def stood_before(box, state):
    """RP-24: where the token stood before this turn's hotels."""
    stood = int(state.token[state.turn])
    if state.zone != EMPTY:
        for lot in range(state.zone * LOTS, (state.zone + 1) * LOTS):
            if state.owner[lot] == state.turn and not owned_before(box, state, lot):
                stood -= box.value[lot]
    return stood


@kernel
def owned_before(box, state, lot):
    """RP-20, RP-21: whether the player in turn owned a property before this turn's hotels."""
    turn = state.turn
    built = state.built[lot, turn] - state.laid[lot % LOTS]
    for seat in range(box.players):
        theirs = state.built[lot, seat] * CLAIM - state.lowest[lot, seat]
        if seat != turn and theirs > built * CLAIM - state.lowest[lot, turn]:
            return False
    return built > 0


# --- the first player, the hurricane ----------------------------------------------------------------------------------


@kernel
def opening_fault(box, state):
    """RP-08, RP-09: two cards each in seat order, then the dice for the first turn in seat order."""
    if state.phase > START:
        for seat in range(SEATS):
            if state.opening[seat] != WAITING:
                return BAD_OPENING
        return SOUND
    if state.first != 0 or not is_board_empty(state):
        return BAD_OPENING
    beaten = 0
    for seat in range(box.players):
        dealt, total = state.cards[seat], state.opening[seat]
        beaten += total == BEATEN
        if state.phase == START:
            if dealt != DEALT or not (BEATEN <= total <= 2 * FACES and total != 1):
                return BAD_OPENING
            if (seat < state.turn and total == WAITING) or (seat >= state.turn and total > 0):
                return BAD_OPENING
        elif total != WAITING or not is_dealt(state, seat, dealt):
            return BAD_OPENING
    return SOUND if state.opening[state.turn] == WAITING and beaten <= box.players - 2 else BAD_OPENING


@kernel
def is_dealt(state, seat, dealt):
    """RP-08: the seats before the one that is being dealt to have their cards, those after it none."""
    if seat == state.turn:
        return 0 <= dealt < DEALT
    return dealt == (DEALT if seat < state.turn else 0)


@kernel
def is_board_empty(state):
    """RP-07: no hotel stands anywhere, nothing is discarded."""
    found = 0
    for lot in range(PROPERTIES):
        found += state.height[lot]
    for card in range(CARDS):
        found += state.discard[card]
    return found == 0


@kernel
def storm_fault(box, state):
    """RP-40: while opponents are asked, the one asked stands to lose a hotel, and only earlier ones are insured."""
    if state.phase != STORM:
        return SOUND if state.storm == EMPTY and state.insured == 0 else BAD_STORM
    if not 0 <= state.storm < ZONES or not would_be_asked(state, state.actor):
        return BAD_STORM
    if not 0 <= state.insured < 1 << box.players:
        return BAD_STORM
    asked = seats_after_turn(box, state, state.actor)
    for seat in range(box.players):
        if (state.insured >> seat) & 1:
            earlier = 0 < seats_after_turn(box, state, seat) < asked
            if not earlier or not tops_in_zone(state, seat, state.storm):
                return BAD_STORM
    return SOUND
