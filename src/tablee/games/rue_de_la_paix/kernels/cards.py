"""The Fortune cards: when each may be played, on what, what it does, and how a hurricane comes."""

from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import (
    ALLOWED,
    CARD_PLAYED,
    DEMOLITION,
    END,
    EXCHANGE,
    EXTRA_STOREYS,
    FRESH_START,
    INSURANCE,
    LAST_AFTER_ROLL,
    LOTS,
    NONE_OF_THEIRS,
    NONE_OF_YOURS,
    NOT_HELD,
    NOT_LAST,
    NOT_ON_F,
    NOT_THE_LEADER,
    NOT_THEIR_TOP,
    NOT_YOUR_TOP,
    ONLY_AFTER_ROLL,
    ONLY_AT_END,
    ONLY_OCCUPIED,
    PERMIT_NO_BUILDING,
    PERMIT_ON_W,
    PERMIT_SAME_ZONE,
    QUICK_BUILD,
    REACT,
    RELOCATION,
    SCANDAL,
    STORM,
    TAKEOVER,
    TOO_FEW_HOTELS,
    TWIN_PROJECT,
    YOU_LEAD,
    ZONE_WITHOUT_HOTELS,
    F,
    W,
)
from tablee.games.rue_de_la_paix.kernels.building import may_choose_zone
from tablee.games.rue_de_la_paix.kernels.owning import (
    highest_token,
    is_last,
    put_hotel,
    take_top_hotel,
    tops_any,
    tops_in_zone,
)
from tablee.games.rue_de_la_paix.kernels.state import ASKED, CARD_DONE, EMPTY
from tablee.games.rue_de_la_paix.kernels.turns import wait_for

# --- whether a card may be played -------------------------------------------------------------------------------------


@kernel
def moment_reason(state, card):
    """RP-30, RP-31, RP-32: one card a turn, at its moment, and none of those after the roll on an F."""
    if state.phase == (REACT if card <= LAST_AFTER_ROLL else END):
        return ALLOWED
    if state.played != 0:
        return CARD_PLAYED
    if card > LAST_AFTER_ROLL:
        return ONLY_AT_END
    return NOT_ON_F if state.dice[2] == F else ONLY_AFTER_ROLL


@kernel
def hotels_needed(card):
    """RP-39: how many hotels of one's own supply a card puts on the board."""
    if card in (QUICK_BUILD, TAKEOVER):
        return 1
    if card in (EXTRA_STOREYS, TWIN_PROJECT, FRESH_START):
        return 2
    return 0


@kernel
def card_reason(box, state, card):
    """RP-30, RP-38, RP-39: why the player in turn cannot play a card, whatever its target."""
    seat = state.turn
    if state.hand[seat, card] == 0:
        return NOT_HELD
    if hotels_needed(card) > state.supply[seat]:
        return TOO_FEW_HOTELS
    if card == FRESH_START and not is_last(box, state, seat):
        return NOT_LAST
    return ALLOWED


@kernel
def permit_reason(box, state, zone):
    """RP-39: a special permit must change the zone, and keeps to RP-11."""
    if state.dice[2] == W:
        return PERMIT_ON_W
    if state.dice[2] - 1 == zone:
        return PERMIT_SAME_ZONE
    return ALLOWED if may_choose_zone(box, state, zone) else PERMIT_NO_BUILDING


@kernel
def storeys_reason(state, lot):
    """RP-06: extra storeys need a property that is occupied already."""
    return ONLY_OCCUPIED if state.height[lot] == 0 else ALLOWED


@kernel
def is_own_top(state, lot):
    """RP-36: the top hotel is one's own."""
    return state.top[lot] == state.turn


@kernel
def is_their_top(state, lot):
    """RP-36: the top hotel is an opponent's."""
    return state.top[lot] != EMPTY and state.top[lot] != state.turn


@kernel
def is_leaders_top(state, lot, lead):
    """RP-38: the top hotel is that of an opponent in the lead, be it tied."""
    return is_their_top(state, lot) and state.token[state.top[lot]] == lead


@kernel
def own_top_reason(state, lot):
    """RP-36, RP-39: one's own hotel must be on top."""
    if is_own_top(state, lot):
        return ALLOWED
    return NOT_YOUR_TOP if tops_any(state, state.turn) else NONE_OF_YOURS


@kernel
def their_top_reason(box, state, lot):
    """RP-36, RP-39: an opponent's hotel must be on top."""
    if is_their_top(state, lot):
        return ALLOWED
    for seat in range(box.players):
        if seat != state.turn and tops_any(state, seat):
            return NOT_THEIR_TOP
    return NONE_OF_THEIRS


@kernel
def leaders_top_reason(box, state, lot, lead):
    """RP-38, RP-39: there must be such a hotel."""
    if is_leaders_top(state, lot, lead):
        return ALLOWED
    opponents = 0
    for seat in range(box.players):
        if seat != state.turn and state.token[seat] == lead:
            opponents += 1
            if tops_any(state, seat):
                return NOT_THE_LEADER
    return NONE_OF_THEIRS if opponents > 0 else YOU_LEAD


@kernel
def hurricane_reason(state, zone):
    """RP-39: a hurricane needs a zone with hotels."""
    for lot in range(zone * LOTS, (zone + 1) * LOTS):
        if state.height[lot] > 0:
            return ALLOWED
    return ZONE_WITHOUT_HOTELS


@kernel
def scandal_reason(box, state, lot):
    """RP-38: the leader is judged when the card is played."""
    return leaders_top_reason(box, state, lot, highest_token(box, state))


# --- what a card does -------------------------------------------------------------------------------------------------


@kernel
def discard_card(state, seat, card):
    """RP-33: a played card goes face up on the discard pile."""
    state.hand[seat, card] -= 1
    state.cards[seat] -= 1
    state.discard[card] += 1


@kernel
def play_card(state, card):
    """RP-30, RP-31: the turn's one card."""
    discard_card(state, state.turn, card)
    state.played = 1


@kernel
def takes_hotel(card, target):
    """RP-36, RP-37: whether a card takes the top hotel of its first (0) or second (1) property."""
    return card == EXCHANGE or (target == 0 and card >= RELOCATION)


@kernel
def puts_hotel(card, target):
    """RP-35: whether a card puts a hotel on its first (0) or second (1) property."""
    return target == 1 or (card != RELOCATION and card != DEMOLITION and card != SCANDAL)


@kernel
def move_hotels(box, state, card, one, two):
    """RP-35, RP-36, RP-37: a card takes top hotels, then puts hotels, on one property or two (EMPTY: no second one).

    All of them are the player's own, but for the hotel that an exchange brings back.
    """
    swapped = state.top[two] if card == EXCHANGE else state.turn
    for target in range(2):
        lot = one if target == 0 else two
        if lot != EMPTY and takes_hotel(card, target):
            take_top_hotel(box, state, lot)
    for target in range(2):
        lot = one if target == 0 else two
        if lot != EMPTY and puts_hotel(card, target):
            put_hotel(box, state, lot, swapped if target == 0 else state.turn)


# --- the hurricane ----------------------------------------------------------------------------------------------------


@kernel
def seats_after_turn(box, state, seat):
    """How many seats after the one in turn a seat sits."""
    return (seat - state.turn + box.players) % box.players


@kernel
def would_be_asked(state, seat):
    """RP-34, RP-40: an opponent who would lose a hotel and holds any card, whatever the card."""
    return state.cards[seat] > 0 and tops_in_zone(state, seat, state.storm)


@kernel
def ask_about_insurance(box, state):
    """RP-40: before any hotel falls, the opponents after the one who acted last are asked, in turn order."""
    for step in range(seats_after_turn(box, state, state.actor) + 1, box.players):
        seat = (state.turn + step) % box.players
        if would_be_asked(state, seat):
            wait_for(state, STORM, seat)
            return ASKED
    blow(box, state)
    return CARD_DONE


@kernel
def insure(state):
    """RP-31, RP-40: an insurance counts as nobody's card of the turn."""
    discard_card(state, state.actor, INSURANCE)
    state.insured |= 1 << state.actor


@kernel
def blow(box, state):
    """RP-37, RP-40: the top hotel of each property of the zone is removed, but for those insured."""
    zone, insured = state.storm, state.insured
    state.storm = EMPTY
    state.insured = 0
    for lot in range(zone * LOTS, (zone + 1) * LOTS):
        if state.height[lot] > 0 and not (insured >> state.top[lot]) & 1:
            take_top_hotel(box, state, lot)
