"""The observation tensor of High Road: what HR-06 lets a seat know, itself first."""

from high_road.declarations import VALUES
from high_road.kernels.state import MOST_SEATS
from tablee.core.encoding import Encoding, Part
from tablee.core.kernel import kernel
from tablee.core.tensors import seat_after


@kernel
def observe(box, state, seat, out):
    """HR-06: one's own hand, what was played, and everybody's cards and points."""
    for value in range(VALUES):
        out[value] = state.hand[seat, value]
        out[VALUES + value] = state.played[value]
    for step in range(MOST_SEATS):
        other = seat_after(box, seat, step)
        here = step < box.players
        out[2 * VALUES + step] = state.held[other] if here else 0
        out[2 * VALUES + MOST_SEATS + step] = min(127, state.score[other]) if here else 0
    out[2 * VALUES + 2 * MOST_SEATS] = state.last
    out[2 * VALUES + 2 * MOST_SEATS + 1] = state.left
    out[2 * VALUES + 2 * MOST_SEATS + 2] = box.steep


ENCODING = Encoding(
    parts=(
        Part("hand", (VALUES,), "cards of each value in one's own hand"),
        Part("played", (VALUES,), "cards of each value played so far"),
        Part("held", (MOST_SEATS,), "cards in each hand, oneself first"),
        Part("scores", (MOST_SEATS,), "points, at most 127, oneself first"),
        Part("table", (3,), "the card played last, the cards left in the deck, whether the road is steep"),
    ),
    observe=observe,
)
