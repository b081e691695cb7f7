"""Why a move is not legal."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.building import build_reason, has_built, may_choose_zone
from tablee.games.rue_de_la_paix.cards import (
    card_reason,
    hurricane_reason,
    moment_reason,
    own_top_reason,
    permit_reason,
    scandal_reason,
    storeys_reason,
    their_top_reason,
)
from tablee.games.rue_de_la_paix.legal import other_lot
from tablee.games.rue_de_la_paix.luck import luck_reason
from tablee.games.rue_de_la_paix.moves import (
    BUILD_HOTELS,
    CHOOSE_ZONE,
    FINISH,
    FORTUNE,
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
    SUFFER,
)
from tablee.games.rue_de_la_paix.state import (
    ALLOWED,
    ANSWER_FIRST,
    BUILD,
    BUILD_FIRST,
    BUILD_NOT_NOW,
    BUILD_ON_F,
    DEMOLITION,
    DONE_NOT_NOW,
    DOUBLE_BUDGET,
    END,
    EXCHANGE,
    EXTRA_STOREYS,
    FRESH_START,
    HURRICANE,
    INSURANCE,
    IS_LUCK,
    KEEP_NOT_NOW,
    MATCH_OVER,
    MOST_HOTELS,
    NEW_PLANS,
    NO_INSURANCE,
    NOT_LUCK,
    PASS_NOT_NOW,
    QUICK_BUILD,
    REACT,
    REACTION_NOT_NOW,
    RELOCATION,
    SCANDAL,
    SPECIAL_PERMIT,
    STORM,
    TAKEOVER,
    TWIN_PROJECT,
    ZONE,
    ZONE_NO_BUILDING,
    ZONE_NOT_NOW,
    F,
)


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
        if state.phase != ZONE:
            return ZONE_NOT_NOW
        return ALLOWED if may_choose_zone(box, state, action - CHOOSE_ZONE) else ZONE_NO_BUILDING
    if action < PLAY_DOUBLE_BUDGET:
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
def card_of(action):
    """The card that a move plays."""
    if action < PLAY_QUICK_BUILD:
        if action < PLAY_SPECIAL_PERMIT:
            return DOUBLE_BUDGET
        return SPECIAL_PERMIT if action < PLAY_NEW_PLANS else NEW_PLANS
    if action < PLAY_RELOCATION:
        if action < PLAY_TWIN_PROJECT:
            return QUICK_BUILD if action < PLAY_EXTRA_STOREYS else EXTRA_STOREYS
        return TWIN_PROJECT if action < PLAY_FRESH_START else FRESH_START
    if action < PLAY_DEMOLITION:
        if action < PLAY_TAKEOVER:
            return RELOCATION
        return TAKEOVER if action < PLAY_EXCHANGE else EXCHANGE
    if action < PLAY_SCANDAL:
        return DEMOLITION
    return SCANDAL if action < PLAY_HURRICANE else HURRICANE


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
    if card == SPECIAL_PERMIT:
        return permit_reason(box, state, action - PLAY_SPECIAL_PERMIT)
    if card == EXTRA_STOREYS:
        return storeys_reason(state, action - PLAY_EXTRA_STOREYS)
    if card == RELOCATION:
        return own_top_reason(state, (action - PLAY_RELOCATION) // OTHERS)
    if card == TAKEOVER:
        return their_top_reason(box, state, action - PLAY_TAKEOVER)
    if card == EXCHANGE:
        own, rank = (action - PLAY_EXCHANGE) // OTHERS, (action - PLAY_EXCHANGE) % OTHERS
        reason = own_top_reason(state, own)
        return reason if reason != ALLOWED else their_top_reason(box, state, other_lot(own, rank))
    if card == DEMOLITION:
        return their_top_reason(box, state, action - PLAY_DEMOLITION)
    if card == SCANDAL:
        return scandal_reason(box, state, action - PLAY_SCANDAL)
    if card == HURRICANE:
        return hurricane_reason(state, action - PLAY_HURRICANE)
    return ALLOWED
