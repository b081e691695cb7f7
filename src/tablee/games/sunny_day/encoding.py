"""The observation tensor of Sunny Day: what SD-21 lets a seat know, itself first, tile by tile as actions name them."""

from typing import Any

import numpy as np

from tablee.core.encoding import Encoding, Part
from tablee.core.kernel import kernel
from tablee.core.machine import lowest_bit
from tablee.core.tensors import seat_after, seats_away, write, write_one_hot
from tablee.games.sunny_day.declarations import (
    HALF_LETTERS,
    HALVES,
    HAND_SIZE,
    MOST_SEATS,
    PHASE,
    SIDES,
    TILES,
    TURNS,
)
from tablee.games.sunny_day.kernels.geometry import lies
from tablee.games.sunny_day.kernels.state import COLLECTED, NOTHING, OUT, OWN, TABLE

PHASE_COUNT = len(PHASE)
ON_TABLE, COLLECTED_NOW, GONE, IN_TABLEAU = 0, 1, 2, 3
PLACES = IN_TABLEAU + MOST_SEATS
TILE_NUMBERS = PLACES + TURNS + 2
SEAT_NUMBERS = 4
TILE_HALVES = SIDES * HALVES
SEATS = TILES * TILE_NUMBERS
HANDS = SEATS + MOST_SEATS * SEAT_NUMBERS
COUNTS = HANDS + MOST_SEATS * HAND_SIZE * TILE_HALVES


@kernel
def observe(box, state, seat, out):
    """SD-21: everything but the hands of others, the supply and the values of tokens is open."""
    for index in range(COUNTS):
        out[index] = 0
    for tile in range(TILES):
        observe_tile(box, state, seat, tile, out, tile * TILE_NUMBERS)
    for step in range(box.players):
        other = seat_after(box, seat, step)
        observe_seat(state, other, out, SEATS + step * SEAT_NUMBERS)
        observe_hand(box, state, other, step == 0, out, HANDS + step * HAND_SIZE * TILE_HALVES)
    cursor = write(out, COUNTS, state.supply)
    cursor = write(out, cursor, box.players)
    cursor = write(out, cursor, box.simplified)
    cursor = write(out, cursor, box.ice_halves)
    write_one_hot(out, cursor, PHASE_COUNT, state.phase)


@kernel
def place_of(box, state, seat, tile):
    """SD-21: where a tile is, if that is open to all; -1 if it is in a hand or in the supply."""
    where = state.where[tile]
    if where == TABLE:
        return ON_TABLE
    if where == COLLECTED:
        return COLLECTED_NOW
    if where == OUT:
        return GONE
    return IN_TABLEAU + seats_away(box, seat, where - OWN) if where >= OWN else -1


@kernel
def observe_tile(box, state, seat, tile, out, cursor):
    """SD-10, SD-16: where a tile is, how it is turned, and its cell."""
    place = place_of(box, state, seat, tile)
    if place >= 0:
        out[cursor + place] = 1
        if lies(box, state, tile):
            out[cursor + PLACES + state.turns[tile]] = 1
            out[cursor + PLACES + TURNS] = state.x[tile]
            out[cursor + PLACES + TURNS + 1] = state.y[tile]


@kernel
def observe_seat(state, seat, out, cursor):
    """SD-21: tokens, tiles in hand, tiles shown, and whose turn it is."""
    cursor = write(out, cursor, state.tokens[seat])
    for slot in range(HAND_SIZE):
        out[cursor] += state.hand[seat, slot] != NOTHING
        out[cursor + 1] += state.shown[seat, slot]
    out[cursor + 2] = state.turn == seat


@kernel
def observe_hand(box, state, seat, own, out, cursor):
    """SD-06, SD-21: one's own tiles, and those that others had to show, unturned: the half on each side."""
    for slot in range(HAND_SIZE):
        tile = state.hand[seat, slot]
        if tile >= 0 and (own or state.shown[seat, slot]):
            halves = int(box.fits[tile, 0])
            while halves != 0:
                out[cursor + lowest_bit(halves)] = 1
                halves &= halves - 1
            cursor += TILE_HALVES


ENCODING = Encoding(
    parts=(
        Part(
            "tiles",
            (TILES, TILE_NUMBERS),
            "one-hot of the place (on the table, collected, out, in the tableau of each seat; all 0: hidden), one-hot "
            "of the turns, x, y",
        ),
        Part("seats", (MOST_SEATS, SEAT_NUMBERS), "tokens, tiles in hand, of those shown, in turn"),
        Part(
            "hands",
            (MOST_SEATS, HAND_SIZE, SIDES, HALVES),
            f"one's own tiles and what others had to show: one-hot of the half on each side, {HALF_LETTERS}, unturned",
        ),
        Part(
            "counts",
            (4,),
            "tiles in the supply, players, simplified, ice_halves (by their values' places)",
        ),
        Part("phase", (PHASE_COUNT,), "one-hot: " + ", ".join(PHASE.names)),
    ),
    observe=observe,
)


def turned_observations(tensors: Any) -> Any:
    """Observations (one, or a batch of them) of a state turned by a quarter: see `kernels.symmetry`."""
    turned = tensors.copy()
    before, after = ENCODING.split(tensors)["tiles"], ENCODING.split(turned)["tiles"]
    x, y = PLACES + TURNS, PLACES + TURNS + 1
    after[..., PLACES:x] = np.roll(before[..., PLACES:x], 1, axis=-1)
    after[..., x] = -before[..., y]
    after[..., y] = before[..., x]
    return turned
