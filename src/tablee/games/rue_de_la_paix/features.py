"""What a move of Rendez-vous Rue de la Paix does: the properties it concerns, titles won and lost, hotels, cards."""

from tablee.core.encoding import Encoding
from tablee.core.features import Features, note, note_flag, note_lead, note_part
from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.core.tensors import seat_after
from tablee.games.rue_de_la_paix.advice import claim_of, evaluate, strongest_other, title_worth, zone_worth
from tablee.games.rue_de_la_paix.declarations import (
    CARD,
    HURRICANE,
    INSURANCE,
    LAST_AFTER_ROLL,
    MOST_HOTELS,
    MOVE,
    PROPERTIES,
    SEATS,
    ZONE,
    ZONES,
)
from tablee.games.rue_de_la_paix.kernels.actions import (
    BUILD_HOTELS,
    CHOOSE_ZONE,
    FORTUNE,
    PLAY_CARD,
    card_of,
    first_target,
    second_target,
)
from tablee.games.rue_de_la_paix.kernels.owning import highest_token, lands_on_fortune
from tablee.games.rue_de_la_paix.kernels.state import CLAIM, EMPTY

COLUMNS = len(ZONE) + 1
CHOSEN, BUILT = CHOOSE_ZONE, CHOOSE_ZONE + 1
"""Among the kinds of moves: after the plain answers, the choice of a zone, a building, then the cards."""
PLAYED = BUILT + 1
USUAL_BUDGET = 7
"""RP-10: what two dice show on average."""
KINDS = PLAYED + INSURANCE
OF_A_PROPERTY = (
    "value", "hotels on it", "own hotels", "others' most hotels", "was own", "was another's", "is own", "is another's",
    "its worth", "lead",
)  # fmt: skip
NAMES = (
    "advice", *ZONE.names, "titles", "best opponent", "opponents", *(form.name for form in MOVE.forms[:BUILT + 1]),
    *CARD.names[:INSURANCE], "budget left", "hotels used", "hotels left", "cards left", "token to the last space",
    "lands on Fortune", "promise", "over", "ahead", "rest of the budget", *OF_A_PROPERTY,
    *(f"second: {name}" for name in OF_A_PROPERTY),
)  # fmt: skip


@kernel
def describe(box, before, action, after, score, gains, sheet, weights, points, out, first):
    """RP-10 to RP-40: which move it is, what it changes, and how the properties stand that it is about."""
    seat = int(before.actor)
    cursor = note_part(out, first, score, 8)
    for column in range(COLUMNS + 2):
        cursor = note(out, cursor, int(gains[column]))
    kind, one, two = what_it_is(box, action)
    for other in range(KINDS):
        cursor = note_flag(out, cursor, kind == other)
    cursor = note(out, cursor, int(after.budget))
    cursor = note(out, cursor, int(before.supply[seat]) - int(after.supply[seat]))
    cursor = note(out, cursor, int(after.supply[seat]))
    cursor = note(out, cursor, int(after.cards[seat]))
    cursor = note(out, cursor, int(box.last) - int(highest_token(box, after)))
    stood = int(before.stood) if kind <= BUILT else int(before.token[seat])
    cursor = note_flag(out, cursor, lands_on_fortune(box, stood, int(after.token[seat])))
    evaluate(box, after, sheet, weights, points)
    ahead = points[seat]
    evaluate(box, before, sheet, weights, points)
    cursor = note_part(out, cursor, ahead - points[seat], 4)
    cursor = note_flag(out, cursor, after.actor == OVER)
    cursor = note_lead(box, sheet, seat, ZONES, out, cursor)
    rest = 0.0
    if after.actor == seat and after.zone != EMPTY and after.budget > 0:
        rest = zone_worth(box, after, weights, seat, int(after.zone), int(after.budget))
    cursor = note_part(out, cursor, rest, 4)
    cursor = describe_property(box, before, after, weights, seat, one, out, cursor)
    describe_property(box, before, after, weights, seat, two, out, cursor)


@kernel
def what_it_is(box, action):
    """RP-06, RP-10: the kind of a move, and the properties that it names, EMPTY where it names none."""
    if action < CHOOSE_ZONE:
        return action, EMPTY, EMPTY
    if action < BUILD_HOTELS:
        return CHOSEN, EMPTY, EMPTY
    if action < PLAY_CARD:
        return BUILT, (action - BUILD_HOTELS) // MOST_HOTELS, EMPTY
    card = card_of(action)
    if card <= LAST_AFTER_ROLL or card == HURRICANE:
        return PLAYED + card, EMPTY, EMPTY
    one = first_target(box, card, action)
    return PLAYED + card, one, second_target(box, card, action, one)


@kernel
def describe_property(box, before, after, weights, seat, lot, out, cursor):
    """RP-20, RP-21: who owned it, who owns it now, and how surely."""
    if lot == EMPTY:
        for place in range(cursor, cursor + len(OF_A_PROPERTY)):
            out[place] = 0
        return cursor + len(OF_A_PROPERTY)
    most = 0
    for other in range(int(box.players)):
        if other != seat:
            most = max(most, int(after.built[lot, other]))
    mine, theirs = claim_of(box, after, lot, seat, 0), strongest_other(box, after, lot, seat)
    cursor = note(out, cursor, int(box.value[lot]))
    cursor = note(out, cursor, int(after.height[lot]))
    cursor = note(out, cursor, int(after.built[lot, seat]))
    cursor = note(out, cursor, most)
    cursor = note_flag(out, cursor, before.owner[lot] == seat)
    cursor = note_flag(out, cursor, before.owner[lot] != seat and before.owner[lot] != EMPTY)
    cursor = note_flag(out, cursor, after.owner[lot] == seat)
    cursor = note_flag(out, cursor, after.owner[lot] != seat and after.owner[lot] != EMPTY)
    worth = title_worth(box, weights, lot, mine, theirs) if after.owner[lot] == seat else 0.0
    cursor = note_part(out, cursor, worth, 8)
    return note(out, cursor, (mine - theirs) // (CLAIM // 8))


def reads(encoding: Encoding) -> list[int]:
    """All but the lower hotels of stacks, one by one."""
    return list(range(encoding.size - encoding.parts[-1].size))


OF_A_SEAT = ("titles", "safe titles", "shaky titles", "titles within reach", "a roll's worth")
FACTS = (*(f"seat {step}: {name}" for step in range(SEATS) for name in OF_A_SEAT), "ahead", "fewest hotels")


@kernel
def survey(box, state, seat, sheet, weights, out):
    """RP-20, RP-21, RP-50: how surely titles are held, what others may take, and what an average roll would bring."""
    cursor, fewest = 0, int(box.hotels)
    for step in range(SEATS):
        other = seat_after(box, seat, step)
        if step < box.players:
            cursor = survey_titles(box, state, other, out, cursor)
            worth = 0.0
            for zone in range(ZONES):
                worth += zone_worth(box, state, weights, other, zone, USUAL_BUDGET)
            cursor = note_part(out, cursor, worth, 1)
            fewest = min(fewest, int(state.supply[other]))
        else:
            for _ in range(len(OF_A_SEAT)):
                cursor = note(out, cursor, 0)
    cursor = note_lead(box, sheet, seat, ZONES, out, cursor)
    note(out, cursor, fewest)


@kernel
def survey_titles(box, state, seat, out, cursor):
    """RP-20, RP-21: titles of a seat; the value of those two hotels ahead; of those that one hotel takes or wins."""
    titles = safe = shaky = reach = 0
    for lot in range(PROPERTIES):
        mine, theirs = claim_of(box, state, lot, seat, 0), strongest_other(box, state, lot, seat)
        value = int(box.value[lot])
        if state.owner[lot] == seat:
            titles += 1
            if mine - theirs > CLAIM:
                safe += value
            else:
                shaky += value
        elif theirs > 0 and claim_of(box, state, lot, seat, 1) > theirs:
            reach += value
    cursor = note(out, cursor, titles)
    cursor = note(out, cursor, safe)
    cursor = note(out, cursor, shaky)
    return note(out, cursor, reach)


assert len(NAMES) == 1 + COLUMNS + 2 + KINDS + 10 + 2 * len(OF_A_PROPERTY)
assert FORTUNE > PLAY_CARD
FEATURES = Features(NAMES, describe, reads, survey, FACTS)
