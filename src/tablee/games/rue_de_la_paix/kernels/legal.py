"""What whoever is asked may answer, and why anything else is refused: every test is stated once."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import (
    ALLOWED,
    ANSWER_FIRST,
    BUILD,
    BUILD_FIRST,
    BUILD_NOT_NOW,
    BUILD_ON_F,
    CHOOSE,
    DEMOLITION,
    DONE_NOT_NOW,
    DOUBLE_BUDGET,
    END,
    EXCHANGE,
    EXTRA_STOREYS,
    FINISH,
    FRESH_START,
    HURRICANE,
    INSURANCE,
    INSURE,
    IS_LUCK,
    KEEP,
    KEEP_NOT_NOW,
    LOTS,
    MATCH_OVER,
    MOST_HOTELS,
    NEW_PLANS,
    NO_INSURANCE,
    NOT_LUCK,
    PASS,
    PASS_NOT_NOW,
    PROPERTIES,
    QUICK_BUILD,
    REACT,
    REACTION_NOT_NOW,
    RELOCATION,
    SCANDAL,
    SPECIAL_PERMIT,
    STORM,
    SUFFER,
    TAKEOVER,
    TWIN_PROJECT,
    ZONE_NO_BUILDING,
    ZONE_NOT_NOW,
    ZONES,
    F,
)
from tablee.games.rue_de_la_paix.kernels.actions import (
    BUILD_HOTELS,
    CHOOSE_ZONE,
    FORTUNE,
    OTHERS,
    PLAY_CARD,
    PLAYS,
    REROLLS,
    card_of,
    other_lot,
)
from tablee.games.rue_de_la_paix.kernels.building import build_reason, has_built, may_choose_zone
from tablee.games.rue_de_la_paix.kernels.cards import (
    card_reason,
    hurricane_reason,
    is_leaders_top,
    is_own_top,
    is_their_top,
    moment_reason,
    own_top_reason,
    permit_reason,
    scandal_reason,
    storeys_reason,
    their_top_reason,
)
from tablee.games.rue_de_la_paix.kernels.luck import luck_reason
from tablee.games.rue_de_la_paix.kernels.owning import highest_token
from tablee.games.rue_de_la_paix.kernels.state import PAIRS, TWINS


@kernel
def legal(box, state, moves):
    """RP-34: everything the seat that is asked may answer."""
    phase = state.phase
    if phase == BUILD:
        return legal_builds(box, state, moves)
    if phase == REACT:
        return legal_after_roll(box, state, moves)
    if phase == END:
        return legal_at_end(box, state, moves)
    if phase == CHOOSE:
        return legal_zones(box, state, moves)
    moves[0] = SUFFER
    if state.hand[state.actor, INSURANCE] == 0:
        return 1
    moves[1] = INSURE
    return 2


@kernel
def legal_builds(box, state, moves):
    """RP-13 to RP-17: each property of the zone with each number of hotels; done once something is built."""
    count = 0
    if has_built(state):
        moves[count] = FINISH
        count += 1
    for lot in range(state.zone * LOTS, (state.zone + 1) * LOTS):
        number = 1
        while build_reason(box, state, lot, number) == ALLOWED:
            moves[count] = BUILD_HOTELS + lot * MOST_HOTELS + number - 1
            count += 1
            number += 1
    return count


@kernel
def legal_zones(box, state, moves):
    """RP-11: the zones that may be chosen on W."""
    count = 0
    for zone in range(ZONES):
        if may_choose_zone(box, state, zone):
            moves[count] = CHOOSE_ZONE + zone
            count += 1
    return count


@kernel
def write_range(moves, count, first, number):
    """Write consecutive actions; the new count."""
    for offset in range(number):
        moves[count + offset] = first + offset
    return count + number


@kernel
def legal_after_roll(box, state, moves):
    """RP-30, RP-34: the cards played right after the roll, or keep."""
    moves[0] = KEEP
    count = 1
    if card_reason(box, state, DOUBLE_BUDGET) == ALLOWED:
        count = write_range(moves, count, PLAYS[DOUBLE_BUDGET], 1)
    if card_reason(box, state, SPECIAL_PERMIT) == ALLOWED:
        for zone in range(ZONES):
            if permit_reason(box, state, zone) == ALLOWED:
                count = write_range(moves, count, PLAYS[SPECIAL_PERMIT] + zone, 1)
    if card_reason(box, state, NEW_PLANS) == ALLOWED:
        count = write_range(moves, count, PLAYS[NEW_PLANS], REROLLS)
    return count


@kernel
def legal_at_end(box, state, moves):
    """RP-30, RP-34: one card of the end of the turn, or pass."""
    moves[0] = PASS
    count = legal_building_cards(box, state, moves, 1)
    if card_reason(box, state, RELOCATION) == ALLOWED:
        count = legal_relocations(state, moves, count)
    if card_reason(box, state, TAKEOVER) == ALLOWED:
        count = legal_removals(state, moves, count, PLAYS[TAKEOVER])
    if card_reason(box, state, EXCHANGE) == ALLOWED:
        count = legal_exchanges(state, moves, count)
    if card_reason(box, state, DEMOLITION) == ALLOWED:
        count = legal_removals(state, moves, count, PLAYS[DEMOLITION])
    if card_reason(box, state, SCANDAL) == ALLOWED:
        lead = highest_token(box, state)
        for lot in range(PROPERTIES):
            if is_leaders_top(state, lot, lead):
                count = write_range(moves, count, PLAYS[SCANDAL] + lot, 1)
    if card_reason(box, state, HURRICANE) == ALLOWED:
        for zone in range(ZONES):
            if hurricane_reason(state, zone) == ALLOWED:
                count = write_range(moves, count, PLAYS[HURRICANE] + zone, 1)
    return count


@kernel
def legal_building_cards(box, state, moves, count):
    """RP-35: the cards that build do so anywhere, extra storeys where it is occupied."""
    if card_reason(box, state, QUICK_BUILD) == ALLOWED:
        count = write_range(moves, count, PLAYS[QUICK_BUILD], PROPERTIES)
    if card_reason(box, state, EXTRA_STOREYS) == ALLOWED:
        for lot in range(PROPERTIES):
            if storeys_reason(state, lot) == ALLOWED:
                count = write_range(moves, count, PLAYS[EXTRA_STOREYS] + lot, 1)
    if card_reason(box, state, TWIN_PROJECT) == ALLOWED:
        count = write_range(moves, count, PLAYS[TWIN_PROJECT], TWINS)
    if card_reason(box, state, FRESH_START) == ALLOWED:
        count = write_range(moves, count, PLAYS[FRESH_START], PAIRS)
    return count


@kernel
def legal_relocations(state, moves, count):
    """RP-36: each of one's own top hotels to each other property."""
    for lot in range(PROPERTIES):
        if is_own_top(state, lot):
            count = write_range(moves, count, PLAYS[RELOCATION] + lot * OTHERS, OTHERS)
    return count


@kernel
def legal_removals(state, moves, count, first):
    """RP-36: each opponent's top hotel."""
    for lot in range(PROPERTIES):
        if is_their_top(state, lot):
            count = write_range(moves, count, first + lot, 1)
    return count


@kernel
def legal_exchanges(state, moves, count):
    """RP-36: each of one's own top hotels with each of the opponents'."""
    for own in range(PROPERTIES):
        if is_own_top(state, own):
            for rank in range(OTHERS):
                if is_their_top(state, other_lot(own, rank)):
                    count = write_range(moves, count, PLAYS[EXCHANGE] + own * OTHERS + rank, 1)
    return count


# --- why a move is not legal ------------------------------------------------------------------------------------------


@kernel
def forbids(box, state, action):
    """Why the seat to decide may not do this, 0 if it may."""
    if state.actor == OVER:
        return MATCH_OVER
    if action >= FORTUNE:
        return luck_reason(state, action) if state.actor == CHANCE else IS_LUCK
    if state.actor == CHANCE:
        return NOT_LUCK
    if state.phase == STORM and action != SUFFER and action != INSURE:
        return ANSWER_FIRST
    if action < CHOOSE_ZONE:
        return answer_reason(state, action)
    if action < BUILD_HOTELS:
        if state.phase != CHOOSE:
            return ZONE_NOT_NOW
        return ALLOWED if may_choose_zone(box, state, action - CHOOSE_ZONE) else ZONE_NO_BUILDING
    if action < PLAY_CARD:
        if state.phase != BUILD:
            return BUILD_ON_F if state.dice[2] == F else BUILD_NOT_NOW
        place = action - BUILD_HOTELS
        return build_reason(box, state, place // MOST_HOTELS, place % MOST_HOTELS + 1)
    return refuse_card(box, state, action)


@kernel
def answer_reason(state, action):
    """RP-16, RP-34, RP-40: the answers without a parameter, each where it is asked."""
    phase = state.phase
    if action == KEEP:
        return ALLOWED if phase == REACT else KEEP_NOT_NOW
    if action == PASS:
        return ALLOWED if phase == END else PASS_NOT_NOW
    if action == FINISH:
        if phase != BUILD:
            return DONE_NOT_NOW
        return ALLOWED if has_built(state) else BUILD_FIRST
    if phase != STORM:
        return REACTION_NOT_NOW
    return ALLOWED if action == SUFFER or state.hand[state.actor, INSURANCE] > 0 else NO_INSURANCE


@kernel
def refuse_card(box, state, action):
    """RP-30, RP-39: the moment, then the card, then its target."""
    card = card_of(action)
    reason = moment_reason(state, card)
    if reason == ALLOWED:
        reason = card_reason(box, state, card)
    if reason == ALLOWED:
        reason = target_reason(box, state, card, action)
    return reason


@kernel
def target_reason(box, state, card, action):
    """RP-36, RP-38, RP-39: why a card cannot be played on this."""
    place = action - PLAYS[card]
    if card == SPECIAL_PERMIT:
        return permit_reason(box, state, place)
    if card == EXTRA_STOREYS:
        return storeys_reason(state, place)
    if card in (RELOCATION, EXCHANGE):
        own = place // OTHERS
        reason = own_top_reason(state, own)
        if reason != ALLOWED or card == RELOCATION:
            return reason
        return their_top_reason(box, state, other_lot(own, place % OTHERS))
    if card in (TAKEOVER, DEMOLITION):
        return their_top_reason(box, state, place)
    if card == SCANDAL:
        return scandal_reason(box, state, place)
    return hurricane_reason(state, place) if card == HURRICANE else ALLOWED
