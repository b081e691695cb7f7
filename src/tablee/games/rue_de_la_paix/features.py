"""What a move of Rendez-vous Rue de la Paix does: the properties it concerns, titles won and lost, hotels, cards."""

from tablee.core.encoding import Encoding
from tablee.core.features import Features, note, note_flag, note_part, survey_nothing
from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.advice import claim_of, evaluate, strongest_other, title_worth
from tablee.games.rue_de_la_paix.declarations import (
    CARD,
    HURRICANE,
    INSURANCE,
    LAST_AFTER_ROLL,
    MOST_HOTELS,
    MOVE,
    ZONE,
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
KINDS = PLAYED + INSURANCE
OF_A_PROPERTY = (
    "value", "hotels on it", "own hotels", "others' most hotels", "was own", "was another's", "is own", "is another's",
    "its worth", "lead",
)  # fmt: skip
NAMES = (
    "advice", *ZONE.names, "titles", "best opponent", "opponents", *(form.name for form in MOVE.forms[:BUILT + 1]),
    *CARD.names[:INSURANCE], "budget left", "hotels used", "hotels left", "cards left", "token to the last space",
    "lands on Fortune", "promise", "over", *OF_A_PROPERTY, *(f"second: {name}" for name in OF_A_PROPERTY),
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


assert len(NAMES) == 1 + COLUMNS + 2 + KINDS + 8 + 2 * len(OF_A_PROPERTY)
assert FORTUNE > PLAY_CARD
FEATURES = Features(NAMES, describe, reads, survey_nothing)
