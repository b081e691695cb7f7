"""Advice about a game that nobody has written advice for: every move is as good as the others, points are points."""

from tablee.core.advice import Weights
from tablee.core.kernel import kernel

WEIGHTS = Weights()


@kernel
def rate(box, state, moves, count, weights, scores):
    """No move looks better than another."""
    for index in range(count):
        scores[index] = 0.0


@kernel
def evaluate(box, state, sheet, weights, points):
    """What the sheet says, tie-breaks included: nobody knows better here."""
    for seat in range(box.players):
        points[seat] = 0.0
        for column in range(sheet.shape[1]):
            points[seat] += sheet[seat, column]
