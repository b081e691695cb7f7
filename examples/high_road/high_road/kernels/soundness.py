"""What is impossible."""

from high_road.declarations import BAD_ACTOR, BAD_HANDS, LOST_CARDS, SOUND, VALUES
from high_road.kernels.state import HAND, MOST_SEATS
from tablee.core.game import OVER
from tablee.core.kernel import kernel


@kernel
def unsound(box, state):
    """HR-01: no card is lost."""
    left = 0
    for value in range(VALUES):
        left += state.deck[value]
        cards = state.deck[value] + state.played[value]
        for seat in range(MOST_SEATS):
            if state.hand[seat, value] < 0:
                return BAD_HANDS
            cards += state.hand[seat, value]
        if cards != box.copies or state.deck[value] < 0 or state.played[value] < 0:
            return LOST_CARDS
    for seat in range(MOST_SEATS):
        held = 0
        for value in range(VALUES):
            held += state.hand[seat, value]
        if held != state.held[seat] or held > HAND or (held > 0 and seat >= box.players):
            return BAD_HANDS
    if state.actor < OVER or state.actor >= box.players or (state.actor >= 0 and state.held[state.actor] == 0):
        return BAD_ACTOR
    return SOUND if left == state.left else LOST_CARDS
