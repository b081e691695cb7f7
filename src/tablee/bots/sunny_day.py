"""Advice about Sunny Day: tiles and tokens that a placement brings, pictures that an arrangement completes."""

from tablee.core.kernel import kernel
from tablee.games.sunny_day.moves import ARRANGE_MOVE, FIRST_TILE_MOVE
from tablee.games.sunny_day.scoring import PICTURE_POINTS, TILE_POINTS, TOKEN_POINTS
from tablee.games.sunny_day.state import HAND_SIZE, MOST_COLLECTED, NOTHING, SIDES, TOKENS, TURNS

WEIGHTS = {
    "tile": 2.2,  # a tile collected: itself, and the pictures it will complete
    "token": 1.09,  # what a token is worth on average
}
TILE, TOKEN = range(len(WEIGHTS))


@kernel
def rate(box, state, moves, count, weights, scores):
    """What the placed tile would collect; what the arranged one would complete."""
    seat = int(state.turn)
    for index in range(count):
        action = int(moves[index])
        if action < ARRANGE_MOVE:
            tile = int(state.hand[seat, action // TURNS % HAND_SIZE])
            scores[index] = rate_place(box, state, weights, tile, action % TURNS, action // (TURNS * HAND_SIZE))
        elif action < FIRST_TILE_MOVE:
            number = action - ARRANGE_MOVE
            tile = int(state.collected[number // TURNS % MOST_COLLECTED])
            scores[index] = pictures(box, state, tile, number % TURNS, number // (TURNS * MOST_COLLECTED))
        else:
            scores[index] = 0.0


@kernel
def rate_place(box, state, weights, tile, turns, side):
    """SD-13, SD-14: every neighbour that the tile completes a picture with, a token for suns and lollies."""
    shows = box.fits[tile, turns]
    score = 0.0
    other = side
    for _ in range(SIDES):
        word = box.wants[other // SIDES, state.turns[other // SIDES], other & 3] & shows
        if word != 0:
            score += weights[TILE]
            if word & box.brings_token:
                score += weights[TOKEN]
        other = int(state.link[other])
        if other == side:
            break
    return score


@kernel
def pictures(box, state, tile, turns, side):
    """SD-16: how many pictures the tile completes in the tableau."""
    shows = box.fits[tile, turns]
    score = 0.0
    other = side
    for _ in range(SIDES):
        if box.wants[other // SIDES, state.turns[other // SIDES], other & 3] & shows:
            score += 1.0
        other = int(state.link[other])
        if other == side:
            break
    return score


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
