"""What happened, what is asked, and what fills in a refusal."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rows import EVENT_FIELDS, NONE, WRITTEN, add_to_list, write, write_event
from tablee.games.rue_de_la_paix.declarations import (
    ASK_BUILD,
    ASK_BUILD_MORE,
    ASK_END,
    ASK_END_ON_F,
    ASK_LUCK,
    ASK_NOTHING,
    ASK_REACT,
    ASK_STORM,
    ASK_ZONE,
    BUILD,
    BUILDING,
    CARDS,
    CHOICE,
    CHOOSE,
    DEAL,
    DIE_TARGET,
    DOUBLE_BUDGET,
    DRAW_BUILDING,
    DRAW_CARD,
    DRAW_ROLL,
    END,
    EXCHANGE,
    FINISH,
    FORTUNE_DRAWN,
    HURRICANE,
    INSURANCE,
    INSURE,
    KEEP,
    LOTS,
    NEW_PLANS,
    NO_SUCH_PROPERTY,
    NO_SUCH_VALUE,
    NOT_ENDED,
    PASS,
    PER_ZONE,
    PLAY,
    PROPERTIES,
    REACT,
    RELOCATION,
    REROLL,
    ROLL,
    ROLLED,
    SPECIAL_PERMIT,
    START_ROLLED,
    STORM,
    SUFFER,
    TOLD_BUDGET,
    TOLD_BUILD,
    TOLD_BUILT,
    TOLD_CANNOT_BUILD,
    TOLD_CARD,
    TOLD_CARD_ON,
    TOLD_DEAL,
    TOLD_DONE,
    TOLD_DRAW,
    TOLD_DUE,
    TOLD_END,
    TOLD_FIRST,
    TOLD_FORTUNE_SPACE,
    TOLD_HURRICANE,
    TOLD_INSURED,
    TOLD_KEEP,
    TOLD_MOVED,
    TOLD_NO_CARD,
    TOLD_PASS,
    TOLD_REMOVED,
    TOLD_REROLL,
    TOLD_RESHUFFLE,
    TOLD_ROLL,
    TOLD_START_ROLL,
    TOLD_START_TIE,
    TOLD_SUFFERED,
    TOLD_TITLE,
    TOLD_TITLE_BACK,
    TOLD_TITLE_WON,
    TOLD_TOKEN,
    TOLD_TURN,
    TOLD_ZONE,
    WAITING,
    ZONE_TARGET,
    ZONES,
    F,
)
from tablee.games.rue_de_la_paix.kernels.building import has_built
from tablee.games.rue_de_la_paix.kernels.moves import list_dice, lot_of, property_at, spell
from tablee.games.rue_de_la_paix.kernels.owning import hotel_at, lands_on_fortune, space_of
from tablee.games.rue_de_la_paix.kernels.state import EMPTY

INSURED = EVENT_FIELDS + 1
TARGETS = EVENT_FIELDS + 1
AGAIN = EVENT_FIELDS + 3
"""The columns of the lists of TOLD_HURRICANE, TOLD_CARD_ON and TOLD_REROLL."""

KNOWN = 10
"""The column of the list of known properties in a refusal."""


@kernel
def tell(box, before, action, after, sheet, rows):
    """The action itself, then what followed from it, in the order in which it happens."""
    spell(box, before, action, rows)
    move, one, two, three = int(rows[0, 0]), int(rows[0, 1]), int(rows[0, 2]), int(rows[0, 3])
    count = tell_action(box, before, move, one, two, three, after, rows)
    count = tell_hurricane(box, before, move, one, after, rows, count)
    count = tell_hotels(box, before, move, one, two, after, rows, count)
    count = tell_titles(box, before, after, rows, count)
    count = tell_tokens(box, before, after, rows, count)
    colour = three + 1 if move == ROLLED else int(before.dice[2])
    if is_building_skipped(before, move, after, colour):
        zone = one if move in (CHOICE, PLAY + SPECIAL_PERMIT) else colour - 1
        count = write_event(rows, count, TOLD_CANNOT_BUILD, before.turn, zone)
    if before.due == NOT_ENDED and after.due != NOT_ENDED:
        count = write_event(rows, count, TOLD_DUE, NONE, after.due)
    count = tell_cards(box, before, after, move == ROLLED and colour == F, rows, count)
    if is_reshuffled(before, move, after):
        count = write_event(rows, count, TOLD_RESHUFFLE, NONE, after.pile)
    if after.actor == OVER:
        return write_event(rows, count, TOLD_END, NONE, after.ending)
    if after.phase == ROLL:
        return write_event(rows, count, TOLD_TURN, after.turn)
    return count


@kernel
def tell_action(box, before, move, one, two, three, after, rows):
    """What was decided, drawn or rolled; `one`, `two`, `three` are the first fields of the move."""
    seat = before.turn
    if PLAY <= move <= PLAY + HURRICANE:
        return tell_card(before, move - PLAY, one, two, three, rows)
    if move == FORTUNE_DRAWN:
        return write_event(rows, 0, TOLD_DEAL if before.phase == DEAL else TOLD_DRAW, seat, before.pile - 1, one)
    if move == START_ROLLED:
        return tell_start_roll(box, before, one, two, after, rows)
    if move == ROLLED:
        count = write_event(rows, 0, TOLD_REROLL if before.phase == REROLL else TOLD_ROLL, seat, one, two, three)
        if before.phase == REROLL:
            list_dice(rows, count, AGAIN, before.again)
        return count
    if move == BUILDING:
        cost = one % PER_ZONE * two
        return write_event(rows, 0, TOLD_BUILD, seat, one, two, cost, before.budget - cost)
    if move == CHOICE:
        return write_event(rows, 0, TOLD_ZONE, seat, one)
    if move == FINISH:
        return write_event(rows, 0, TOLD_DONE, seat, before.budget)
    if move == INSURE:
        return write_event(rows, 0, TOLD_INSURED, before.actor, INSURANCE)
    told = TOLD_KEEP if move == KEEP else TOLD_PASS if move == PASS else TOLD_SUFFERED
    return write_event(rows, 0, told, before.actor)


@kernel
def tell_card(before, card, one, two, three, rows):
    """RP-33: a played card lies open from now on."""
    if card == DOUBLE_BUDGET:
        count = write_event(rows, 0, TOLD_CARD, before.turn, card)
        return write_event(rows, count, TOLD_BUDGET, before.turn, 2 * before.budget)
    first = 0
    if card == NEW_PLANS:
        first = DIE_TARGET
    elif card in (SPECIAL_PERMIT, HURRICANE):
        first = ZONE_TARGET
    count = write_event(rows, 0, TOLD_CARD_ON, before.turn, card, first + one)
    if two != NONE:
        add_to_list(rows, count, TARGETS, first + two)
    if three != NONE:
        add_to_list(rows, count, TARGETS, first + three)
    return count


@kernel
def tell_start_roll(box, before, one, two, after, rows):
    """RP-09: who starts, or who has to roll again."""
    count = write_event(rows, 0, TOLD_START_ROLL, before.turn, one, two, one + two)
    if after.phase == ROLL:
        return write_event(rows, count, TOLD_FIRST, after.first)
    rolled, kept = 0, 0
    for seat in range(box.players):
        if before.opening[seat] > WAITING:
            rolled += 1
            kept += after.opening[seat] > WAITING
    if rolled > 0 and kept == 0:
        for seat in range(box.players):
            if after.opening[seat] == WAITING:
                count = write_event(rows, count, TOLD_START_TIE, seat)
    return count


@kernel
def tell_hurricane(box, before, move, zone, after, rows, count):
    """RP-40: the hurricane comes once everybody has answered."""
    if move not in (PLAY + HURRICANE, INSURE, SUFFER) or after.phase == STORM:
        return count
    insured = int(before.insured)
    if move == INSURE:
        insured |= 1 << before.actor
    count = write_event(rows, count, TOLD_HURRICANE, before.turn, before.storm if before.phase == STORM else zone)
    for seat in range(box.players):
        if (insured >> seat) & 1:
            add_to_list(rows, count, INSURED, seat)
    return count


@kernel
def tell_hotels(box, before, move, one, two, after, rows, count):
    """Every hotel that went somewhere, but those built with the dice, which the move has told."""
    if move == BUILDING:
        return count
    if move in (PLAY + RELOCATION, PLAY + EXCHANGE):
        count = write_event(rows, count, TOLD_MOVED, before.turn, one, two)
        if move == PLAY + EXCHANGE:
            count = write_event(rows, count, TOLD_MOVED, before.top[lot_of(box, two)], two, one)
        return count
    for lot in range(PROPERTIES):
        if before.height[lot] != after.height[lot] or before.top[lot] != after.top[lot]:
            count = tell_stack(box, before, lot, after, rows, count)
    return count


@kernel
def tell_stack(box, before, lot, after, rows, count):
    """RP-35, RP-37: hotels that a stack lost, from its top, then those it got."""
    was, now, same = before.height[lot], after.height[lot], 0
    while same < min(was, now) and hotel_at(before, lot, same) == hotel_at(after, lot, same):
        same += 1
    for back in range(was - same):
        seat = hotel_at(before, lot, was - 1 - back)
        count = write_event(rows, count, TOLD_REMOVED, seat, property_at(box, lot))
    if now > same:
        count = write_event(rows, count, TOLD_BUILT, after.top[lot], property_at(box, lot), now - same)
    return count


@kernel
def tell_titles(box, before, after, rows, count):
    """RP-22: titles that changed hands."""
    for lot in range(PROPERTIES):
        was, now, name = before.owner[lot], after.owner[lot], property_at(box, lot)
        if was == now:
            continue
        if now == EMPTY:
            count = write_event(rows, count, TOLD_TITLE_BACK, was, name)
        elif was == EMPTY:
            count = write_event(rows, count, TOLD_TITLE, now, name)
        else:
            count = write_event(rows, count, TOLD_TITLE_WON, now, name, was)
    return count


@kernel
def tell_tokens(box, before, after, rows, count):
    """RP-23: tokens that moved."""
    for seat in range(box.players):
        if before.token[seat] != after.token[seat]:
            count = write_event(rows, count, TOLD_TOKEN, seat, before.token[seat], after.token[seat])
    return count


@kernel
def is_building_skipped(before, move, after, colour):
    """RP-16: nothing in the zone could be built."""
    if before.phase not in (ROLL, REACT, REROLL, CHOOSE) or move == PLAY + NEW_PLANS:
        return False
    return colour != F and after.phase not in (REACT, CHOOSE, BUILD)


@kernel
def tell_cards(box, before, after, rolled_f, rows, count):
    """RP-12, RP-24, RP-33: a token on an F; and nothing to draw where both piles are empty."""
    landed = has_landed(box, before, after)
    if landed:
        count = write_event(rows, count, TOLD_FORTUNE_SPACE, before.turn, space_of(box, after.token[before.turn]))
    if (landed or rolled_f) and after.phase not in (DRAW_ROLL, DRAW_BUILDING, DRAW_CARD):
        count = write_event(rows, count, TOLD_NO_CARD, before.turn)
    return count


@kernel
def has_landed(box, before, after):
    """RP-24: whether the player in turn moved forward onto an F, a card being there to draw or not."""
    if after.phase in (DRAW_BUILDING, DRAW_CARD):
        return True
    ended_building = before.phase == BUILD and after.phase != BUILD
    played = before.phase in (END, STORM) and after.phase != STORM
    if not (ended_building or played) or after.actor == OVER:
        return False
    stood = before.stood if ended_building else before.token[before.turn]
    return lands_on_fortune(box, stood, after.token[before.turn])


@kernel
def is_reshuffled(before, move, after):
    """RP-33: the discard pile is gone, the draw pile is back."""
    was, now = 0, 0
    if move == INSURE or PLAY <= move <= PLAY + HURRICANE:
        was = 1
    for card in range(CARDS):
        was += before.discard[card]
        now += after.discard[card]
    return was > 0 and now == 0


# --- what is asked, and why not ---------------------------------------------------------------------------------------


@kernel
def ask(box, state, rows):
    """RP-11, RP-13, RP-34, RP-40: a card after the roll, a zone, hotels, a card at the end, an answer to a storm."""
    budget, left = state.budget, state.supply[state.turn]
    if state.actor == OVER:
        write(rows, 0, ASK_NOTHING)
    elif state.actor == CHANCE:
        write(rows, 0, ASK_LUCK)
    elif state.phase == REACT:
        write(rows, 0, ASK_REACT, budget, left, state.dice[2] - 1)
    elif state.phase == CHOOSE:
        write(rows, 0, ASK_ZONE, budget, left)
    elif state.phase == BUILD:
        write(rows, 0, ASK_BUILD_MORE if has_built(state) else ASK_BUILD, budget, left, state.zone)
    elif state.phase == END:
        write(rows, 0, ASK_END_ON_F if state.dice[2] == F else ASK_END, budget, left)
    else:
        write(rows, 0, ASK_STORM, budget, left, state.storm)


@kernel
def explain(box, state, reason, rows):
    """What a refusal speaks of: the card, its targets, the zones, the money and the hotels."""
    move, one, two = int(rows[0, 0]), int(rows[0, 1]), int(rows[0, 2])
    card, name, second, zone, turn_zone, cost = NONE, NONE, NONE, NONE, NONE, NONE
    if PLAY <= move <= PLAY + HURRICANE:
        card = move - PLAY
    if move == CHOICE or card in (SPECIAL_PERMIT, HURRICANE):
        zone = one
    elif move == BUILDING:
        name = one
        cost = NONE if one == WRITTEN else one % PER_ZONE * two
    elif card > NEW_PLANS:
        name, second = one, two
    if state.zone != EMPTY:
        turn_zone = int(state.zone)
    if reason in (NO_SUCH_PROPERTY, NO_SUCH_VALUE) and lot_of(box, name) != EMPTY:
        name = second
    write(rows, 1, reason, card, name, second, zone, turn_zone, state.budget, state.supply[state.turn], cost)
    rows[1, KNOWN - 1] = box.most_laid
    if reason == NO_SUCH_PROPERTY:
        for lot in range(LOTS):
            rows[1, KNOWN + lot] = property_at(box, name // PER_ZONE * LOTS + lot)
    elif reason == NO_SUCH_VALUE:
        for each in range(ZONES):
            rows[1, KNOWN + each] = property_at(box, each * LOTS)
