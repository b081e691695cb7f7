"""Advice about High Road, for bots that search: see `tablee.bots.advice`."""

from high_road.kernels.state import DEAL
from tablee.core.advice import Weights
from tablee.core.kernel import kernel

WEIGHTS = Weights()
HELD = WEIGHTS("held", 3.5)
"""What a card in hand is worth: the average of its values."""


@kernel
def rate(box, state, moves, count, weights, scores):
    """A card is worth its value if it scores; one that does not is best got rid of while it is low."""
    for index in range(count):
        value = int(moves[index]) + 1
        scores[index] = float(value) if value < DEAL + 1 and value >= state.last + box.steep else -0.1 * value


@kernel
def evaluate(box, state, sheet, weights, points):
    """Points, and the cards still to be played."""
    for seat in range(box.players):
        points[seat] = sheet[seat, 0] + weights[HELD] * state.held[seat]
