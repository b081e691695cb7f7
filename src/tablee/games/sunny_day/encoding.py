"""The observation tensor of Sunny Day: what SD-21 lets a seat know, itself first, tile by tile as actions name them."""

from tablee.core.encoding import Encoding, Part
from tablee.core.kernel import kernel
from tablee.core.tensors import seat_after, seats_away, write, write_one_hot
from tablee.games.sunny_day.state import (
    COLLECTED,
    HALF_LETTERS,
    HALVES,
    HAND_SIZE,
    MOST_SEATS,
    OUT,
    OWN,
    PHASES,
    SIDES,
    TABLE,
    TILES,
    TURNS,
)

PHASE_COUNT = len(PHASES)
ON_TABLE, COLLECTED_NOW, GONE, IN_TABLEAU = 0, 1, 2, 3
PLACES = IN_TABLEAU + MOST_SEATS
TILE_NUMBERS = PLACES + TURNS + 2
SEAT_NUMBERS = 4
HAND_NUMBERS = SIDES * HALVES


@kernel
def observe(box, state, seat, out):
    """SD-21: everything but the hands of others, the supply and the values of tokens is open."""
    cursor = 0
    for tile in range(TILES):
        cursor = observe_tile(box, state, seat, tile, out, cursor)
    for step in range(MOST_SEATS):
        cursor = observe_seat(box, state, seat, step, out, cursor)
    for step in range(MOST_SEATS):
        cursor = observe_hand(box, state, seat, step, out, cursor)
    cursor = write(out, cursor, state.supply)
    cursor = write(out, cursor, box.players)
    cursor = write(out, cursor, box.simplified)
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
    lies = place == ON_TABLE or (place >= IN_TABLEAU and box.simplified == 0)
    cursor = write_one_hot(out, cursor, PLACES, place)
    cursor = write_one_hot(out, cursor, TURNS, state.turns[tile] if lies else -1)
    cursor = write(out, cursor, state.x[tile])
    return write(out, cursor, state.y[tile])


@kernel
def observe_seat(box, state, seat, step, out, cursor):
    """SD-21: tokens, tiles in hand, tiles shown, and whose turn it is."""
    other = seat_after(box, seat, step)
    here = step < box.players
    held, shown = 0, 0
    for slot in range(HAND_SIZE):
        if here and state.hand[other, slot] != -1:
            held += 1
            shown += state.shown[other, slot]
    cursor = write(out, cursor, state.tokens[other] if here else 0)
    cursor = write(out, cursor, held)
    cursor = write(out, cursor, shown)
    return write(out, cursor, 1 if here and state.turn == other else 0)


@kernel
def observe_hand(box, state, seat, step, out, cursor):
    """SD-06, SD-21: one's own tiles, and those that others had to show, unturned: the half on each side."""
    other = seat_after(box, seat, step)
    written = 0
    for slot in range(HAND_SIZE):
        tile = state.hand[other, slot]
        if step < box.players and tile >= 0 and (step == 0 or state.shown[other, slot]):
            cursor = observe_halves(int(box.fits[tile, 0]), out, cursor)
            written += 1
    for _ in range(written, HAND_SIZE):
        cursor = observe_halves(0, out, cursor)
    return cursor


@kernel
def observe_halves(word, out, cursor):
    """A tile as the halves it shows."""
    for bit in range(HAND_NUMBERS):
        cursor = write(out, cursor, word >> bit & 1)
    return cursor


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
        Part("counts", (3,), "tiles in the supply, players, simplified"),
        Part("phase", (PHASE_COUNT,), "one-hot: " + ", ".join(PHASES)),
    ),
    observe=observe,
)
