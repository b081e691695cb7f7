"""Advice about Sunny Day: tiles and tokens that a placement brings, pictures that an arrangement completes."""

from tablee.core.advice import Weights
from tablee.core.kernel import kernel
from tablee.core.machine import count_bits
from tablee.games.sunny_day.declarations import HAND_SIZE, MOST_COLLECTED, TOKENS, TURNS
from tablee.games.sunny_day.kernels.actions import ARRANGE_MOVE, FIRST_TILE_MOVE
from tablee.games.sunny_day.kernels.scoring import PICTURE_POINTS, TILE_POINTS, TOKEN_POINTS
from tablee.games.sunny_day.kernels.state import NOTHING

WEIGHTS = Weights()
TILE = WEIGHTS("tile", 2.2)  # a tile collected: itself, and the pictures it will complete
TOKEN = WEIGHTS("token", 1.09)  # what a token is worth on average


@kernel
def rate(box, state, moves, count, weights, scores):
    """What the placed tile would collect; what the arranged one would complete."""
    seat = int(state.turn)
    for index in range(count):
        action = int(moves[index])
        if action < ARRANGE_MOVE:
            tile = int(state.hand[seat, action // TURNS % HAND_SIZE])
            completed = int(state.wanted[action // (TURNS * HAND_SIZE)] & box.fits[tile, action % TURNS])
            scores[index] = rate_place(box, weights, completed)
        elif action < FIRST_TILE_MOVE:
            number = action - ARRANGE_MOVE
            tile = int(state.collected[number // TURNS % MOST_COLLECTED])
            side = number // (TURNS * MOST_COLLECTED)
            scores[index] = count_bits(int(state.wanted[side] & box.fits[tile, number % TURNS]))
        else:
            scores[index] = 0.0


@kernel
def rate_place(box, weights, completed):
    """SD-13, SD-14: every neighbour that a picture is completed with, a token for suns and lollies."""
    return weights[TILE] * count_bits(completed) + weights[TOKEN] * count_bits(completed & int(box.brings_token))


@kernel
def evaluate(box, state, sheet, weights, points):
    """Tiles, pictures, tokens at their average, and tiles collected but not yet arranged."""
    for seat in range(box.players):
        points[seat] = sheet[seat, TILE_POINTS] + sheet[seat, PICTURE_POINTS]
        if state.phase < TOKENS:
            points[seat] += weights[TOKEN] * state.tokens[seat]
        else:
            points[seat] += sheet[seat, TOKEN_POINTS]
    for slot in range(MOST_COLLECTED):
        if state.collected[slot] != NOTHING:
            points[state.turn] += weights[TILE]
