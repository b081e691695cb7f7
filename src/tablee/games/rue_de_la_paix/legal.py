"""The legal moves of whoever is asked. Every test is that of the refusals."""

from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.building import build_reason, has_built, may_choose_zone
from tablee.games.rue_de_la_paix.cards import (
    card_reason,
    hurricane_reason,
    is_leaders_top,
    is_own_top,
    is_their_top,
    permit_reason,
    storeys_reason,
)
from tablee.games.rue_de_la_paix.moves import (
    BUILD_HOTELS,
    CHOOSE_ZONE,
    FINISH,
    INSURE,
    KEEP,
    OTHERS,
    PASS,
    PLAY_DEMOLITION,
    PLAY_DOUBLE_BUDGET,
    PLAY_EXCHANGE,
    PLAY_EXTRA_STOREYS,
    PLAY_FRESH_START,
    PLAY_HURRICANE,
    PLAY_NEW_PLANS,
    PLAY_QUICK_BUILD,
    PLAY_RELOCATION,
    PLAY_SCANDAL,
    PLAY_SPECIAL_PERMIT,
    PLAY_TAKEOVER,
    PLAY_TWIN_PROJECT,
    REROLLS,
    SUFFER,
)
from tablee.games.rue_de_la_paix.owning import highest_token
from tablee.games.rue_de_la_paix.state import (
    ALLOWED,
    BUILD,
    DEMOLITION,
    DOUBLE_BUDGET,
    END,
    EXCHANGE,
    EXTRA_STOREYS,
    FRESH_START,
    HURRICANE,
    INSURANCE,
    LOTS,
    MOST_HOTELS,
    NEW_PLANS,
    PAIRS,
    PROPERTIES,
    QUICK_BUILD,
    REACT,
    RELOCATION,
    SCANDAL,
    SPECIAL_PERMIT,
    TAKEOVER,
    TWIN_PROJECT,
    TWINS,
    ZONE,
    ZONES,
)


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
    if phase == ZONE:
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
        count = write_range(moves, count, PLAY_DOUBLE_BUDGET, 1)
    if card_reason(box, state, SPECIAL_PERMIT) == ALLOWED:
        for zone in range(ZONES):
            if permit_reason(box, state, zone) == ALLOWED:
                count = write_range(moves, count, PLAY_SPECIAL_PERMIT + zone, 1)
    if card_reason(box, state, NEW_PLANS) == ALLOWED:
        count = write_range(moves, count, PLAY_NEW_PLANS, REROLLS)
    return count


@kernel
def legal_at_end(box, state, moves):
    """RP-30, RP-34: one card of the end of the turn, or pass."""
    moves[0] = PASS
    count = legal_building_cards(box, state, moves, 1)
    if card_reason(box, state, RELOCATION) == ALLOWED:
        count = legal_relocations(state, moves, count)
    if card_reason(box, state, TAKEOVER) == ALLOWED:
        count = legal_removals(state, moves, count, PLAY_TAKEOVER)
    if card_reason(box, state, EXCHANGE) == ALLOWED:
        count = legal_exchanges(state, moves, count)
    if card_reason(box, state, DEMOLITION) == ALLOWED:
        count = legal_removals(state, moves, count, PLAY_DEMOLITION)
    if card_reason(box, state, SCANDAL) == ALLOWED:
        lead = highest_token(box, state)
        for lot in range(PROPERTIES):
            if is_leaders_top(state, lot, lead):
                count = write_range(moves, count, PLAY_SCANDAL + lot, 1)
    if card_reason(box, state, HURRICANE) == ALLOWED:
        for zone in range(ZONES):
            if hurricane_reason(state, zone) == ALLOWED:
                count = write_range(moves, count, PLAY_HURRICANE + zone, 1)
    return count


@kernel
def legal_building_cards(box, state, moves, count):
    """RP-35: the cards that build do so anywhere, extra storeys where it is occupied."""
    if card_reason(box, state, QUICK_BUILD) == ALLOWED:
        count = write_range(moves, count, PLAY_QUICK_BUILD, PROPERTIES)
    if card_reason(box, state, EXTRA_STOREYS) == ALLOWED:
        for lot in range(PROPERTIES):
            if storeys_reason(state, lot) == ALLOWED:
                count = write_range(moves, count, PLAY_EXTRA_STOREYS + lot, 1)
    if card_reason(box, state, TWIN_PROJECT) == ALLOWED:
        count = write_range(moves, count, PLAY_TWIN_PROJECT, TWINS)
    if card_reason(box, state, FRESH_START) == ALLOWED:
        count = write_range(moves, count, PLAY_FRESH_START, PAIRS)
    return count


@kernel
def legal_relocations(state, moves, count):
    """RP-36: each of one's own top hotels to each other property."""
    for lot in range(PROPERTIES):
        if is_own_top(state, lot):
            count = write_range(moves, count, PLAY_RELOCATION + lot * OTHERS, OTHERS)
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
                    count = write_range(moves, count, PLAY_EXCHANGE + own * OTHERS + rank, 1)
    return count


@kernel
def other_lot(lot, rank):
    """The property of a rank among the others, in board order."""
    return rank + 1 if rank >= lot else rank
