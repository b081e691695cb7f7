"""What a move of Sunny Day does: what it collects and completes, and what table, tableau and hand want afterwards.

Nothing here changes when the table is turned, and of the observation only what a turn leaves alone is read.
"""

from tablee.core.encoding import Encoding
from tablee.core.features import Features, note, note_flag, note_part
from tablee.core.kernel import kernel
from tablee.core.machine import count_bits, lowest_bit
from tablee.core.tensors import seat_after
from tablee.games.sunny_day.declarations import HAND_SIZE, MOST_COLLECTED, MOST_SEATS, TILES, TURNS
from tablee.games.sunny_day.encoding import PLACES, TILE_NUMBERS
from tablee.games.sunny_day.kernels.actions import ARRANGE_MOVE, FIRST_TILE_MOVE
from tablee.games.sunny_day.kernels.apply import tokens_left
from tablee.games.sunny_day.kernels.scoring import PICTURE_POINTS, TILE_POINTS
from tablee.games.sunny_day.kernels.state import HELD, NOTHING, OWN, TABLE, UNSEEN, WORD_SIDES, WORDS

COLUMNS = 4
A_TILE = 2
NAMES = (
    "advice", "tiles", "pictures", "token points", "tiles again", "best opponent", "opponents", "place", "arrange",
    "first tile", "tiles taken", "tokens taken", "tiles to arrange", "that fit", "pictures they promise",
    "tableau: open pictures", "tableau: places for two", "tableau: places for three", "tile kept: best place",
    "tile kept: best before", "tile kept: places", "table: places for two", "table: for two before",
    "table: places for three", "table: for three before", "table: tokens", "table: tokens before",
    "others find: on average", "others find: two", "others find: three", "table in tableau: on average",
    "table in tableau: two", "table in tableau: three", "hidden in tableau: on average",
)  # fmt: skip
IN_TABLEAU = NAMES.index("table in tableau: on average")
PARTS = 16
"""Averages over tiles are written in so many parts."""


@kernel
def describe(box, before, action, after, score, gains, sheet, weights, points, out, first):
    """SD-10 to SD-19: tiles and tokens now; then what can be done with them, and with the tile that is kept."""
    seat = int(before.turn)
    cursor = note_part(out, first, score, 8)
    for column in range(COLUMNS + 2):
        cursor = note(out, cursor, int(gains[column]))
    cursor = note_flag(out, cursor, action < ARRANGE_MOVE)
    cursor = note_flag(out, cursor, ARRANGE_MOVE <= action < FIRST_TILE_MOVE)
    cursor = note_flag(out, cursor, action >= FIRST_TILE_MOVE)
    waiting = fitting = promised = 0
    for slot in range(MOST_COLLECTED):
        tile = int(after.collected[slot])
        if tile != NOTHING:
            waiting += 1
            best = most_completed(box, after, OWN + seat, tile)
            fitting += best > 0
            promised += best
    cursor = note(out, cursor, waiting if action < ARRANGE_MOVE else 0)
    cursor = note(out, cursor, int(after.tokens[seat]) - int(before.tokens[seat]))
    cursor = note(out, cursor, waiting)
    cursor = note(out, cursor, fitting)
    cursor = note(out, cursor, promised)
    note_places(after, OWN + seat, -1, out, cursor, cursor + 1, cursor + 2)
    cursor += 3
    for place in range(cursor, first + len(NAMES)):
        out[place] = 0
    if action < ARRANGE_MOVE:
        describe_table(box, before, action, after, seat, out, cursor)
    else:
        cursor = promise(box, after, OWN + seat, TABLE, TABLE, out, first + IN_TABLEAU)
        note(out, cursor, average_promised(box, after, OWN + seat, UNSEEN, HELD))


@kernel
def describe_table(box, before, action, after, seat, out, cursor):
    """SD-11, SD-13, SD-14: what the tile that stays in the hand could do before and now; what the others may find."""
    slot = action // TURNS % HAND_SIZE
    kept = int(before.hand[seat, 1 - slot])
    cursor = note(out, cursor, most_gained(box, after, kept) if kept >= 0 else 0)
    cursor = note(out, cursor, most_gained(box, before, kept) if kept >= 0 else 0)
    cursor = note(out, cursor, places_of(box, after, TABLE, kept) if kept >= 0 else 0)
    note_places(after, TABLE, int(box.brings_token), out, cursor + 4, cursor, cursor + 2)
    note_places(before, TABLE, int(box.brings_token), out, cursor + 5, cursor + 1, cursor + 3)
    offer(box, after, kept, NOTHING, out, cursor + 6)


@kernel
def offer(box, state, mine, mine_too, out, cursor):
    """SD-11, SD-14: what tiles that one has not seen could bring whoever draws them; the next cursor.

    How many would complete two pictures and three, and what they would gain on average, where it is more than a
    single picture. Of the tiles that are hidden to somebody, those in one's own hand are taken off again.
    """
    tiles = gained = two = three = 0
    cells = (cells_for_two(state, 0), cells_for_two(state, 1), cells_for_two(state, 2), cells_for_two(state, 3))
    for number in range(TILES + HAND_SIZE):
        sign, tile = 1, number
        if number >= TILES:
            sign, tile = -1, (mine if number == TILES else mine_too)
        if tile >= 0 and (sign < 0 or state.where[tile] <= HELD):
            best = 0
            for word in range(WORDS):
                best = more_gained(box, state, tile, word, cells[word], best)
            tiles += sign
            gained += sign * best
            two += sign * (best >= 2 * A_TILE)
            three += sign * (best >= 3 * A_TILE)
    cursor = note(out, cursor, PARTS * gained // (2 * max(1, tiles)))
    cursor = note(out, cursor, two)
    return note(out, cursor, three)


@kernel
def promise(box, state, area, low, high, out, cursor):
    """SD-16: what tiles in these places would complete in a tableau: on average, how many two, how many three."""
    tiles = completed = two = three = 0
    for tile in range(TILES):
        if low <= state.where[tile] <= high:
            best = most_completed(box, state, area, tile)
            tiles += 1
            completed += best
            two += best >= 2
            three += best >= 3
    cursor = note(out, cursor, PARTS * completed // max(1, tiles))
    cursor = note(out, cursor, two)
    return note(out, cursor, three)


@kernel
def average_promised(box, state, area, low, high):
    """SD-16: what tiles in these places would complete in a tableau on average, in parts."""
    tiles = completed = 0
    for tile in range(TILES):
        if low <= state.where[tile] <= high:
            tiles += 1
            completed += most_completed(box, state, area, tile)
    return PARTS * completed // max(1, tiles)


@kernel
def most_gained(box, state, tile):
    """SD-13, SD-14: the most that a tile can bring on the table."""
    best = 0
    for word in range(WORDS):
        best = more_gained(box, state, tile, word, int(state.names[0, word]), best)
    return best


@kernel
def more_gained(box, state, tile, word, cells, best):
    """SD-13, SD-14: the most that a tile can bring in some cells of the table, if it is more than what is known.

    A tile collected counts twice as much as a token, as in advice.
    """
    tokens = int(box.brings_token)
    while cells != 0:
        wanted = int(state.wanted[word * WORD_SIDES + lowest_bit(cells)] & box.could_fit[tile])
        cells &= cells - 1
        if A_TILE * count_bits(wanted) + count_bits(wanted & tokens) > best:
            for turns in range(TURNS):
                completed = int(wanted & box.fits[tile, turns])
                best = max(best, A_TILE * count_bits(completed) + count_bits(completed & tokens))
    return best


@kernel
def cells_for_two(state, word):
    """SD-11: of the cells of the table that a word names, those where at least two pictures could be completed."""
    found, left = 0, int(state.names[0, word])
    while left != 0:
        side = lowest_bit(left)
        left &= left - 1
        found |= (count_bits(int(state.wanted[word * WORD_SIDES + side])) >= 2) << side
    return found


@kernel
def most_completed(box, state, area, tile):
    """SD-11, SD-16: the most pictures that a tile can complete in an area."""
    best = 0
    for word in range(WORDS):
        left = int(state.names[area - TABLE, word])
        while left != 0:
            wanted = int(state.wanted[word * WORD_SIDES + lowest_bit(left)] & box.could_fit[tile])
            left &= left - 1
            if count_bits(wanted) > best:
                for turns in range(TURNS):
                    best = max(best, count_bits(int(wanted & box.fits[tile, turns])))
    return best


@kernel
def places_of(box, state, area, tile):
    """SD-11, SD-16: how many cells a tile fits into."""
    found = 0
    for word in range(WORDS):
        left = int(state.names[area - TABLE, word])
        while left != 0:
            found += (state.wanted[word * WORD_SIDES + lowest_bit(left)] & box.could_fit[tile]) != 0
            left &= left - 1
    return found


@kernel
def note_places(state, area, halves, out, waiting, two, three):
    """SD-11, SD-14: what the empty cells of an area ask for, into three places of a row.

    How many halves of these wait for their other half; in how many cells two pictures, or three, could be completed.
    """
    halves_waiting = for_two = for_three = 0
    for word in range(WORDS):
        left = int(state.names[area - TABLE, word])
        while left != 0:
            wanted = int(state.wanted[word * WORD_SIDES + lowest_bit(left)])
            left &= left - 1
            halves_waiting += count_bits(wanted & halves)
            for_two += count_bits(wanted) >= 2
            for_three += count_bits(wanted) >= 3
    note(out, waiting, halves_waiting)
    note(out, two, for_two)
    note(out, three, for_three)


def reads(encoding: Encoding) -> list[int]:
    """Where tiles are, but not how they are turned, nor in which cell."""
    tiles = [tile * TILE_NUMBERS + place for tile in range(TILES) for place in range(PLACES)]
    return tiles + list(range(TILES * TILE_NUMBERS, encoding.size))


OF_A_SEAT = (
    "points", "pictures", "open pictures", "places for two", "places for three", "turns left", "table on average",
    "table: two", "table: three",
)  # fmt: skip
OF_THE_TABLE = (
    "places for two", "places for three", "tokens to win", "tokens left", "own tile", "other own tile",
    "others find on average", "others find two", "others find three",
)  # fmt: skip
FACTS = tuple(f"seat {step}: {name}" for step in range(MOST_SEATS) for name in OF_A_SEAT) + OF_THE_TABLE


@kernel
def survey(box, state, seat, sheet, weights, out):
    """SD-13, SD-14, SD-31: what everybody has so far, and what tableaux and table offer; turned or not."""
    cursor = 0
    for step in range(MOST_SEATS):
        other = seat_after(box, seat, step)
        if step < box.players:
            cursor = note(out, cursor, int(sheet[other, TILE_POINTS] + sheet[other, PICTURE_POINTS]))
            cursor = note(out, cursor, int(sheet[other, PICTURE_POINTS]))
            note_places(state, OWN + other, -1, out, cursor, cursor + 1, cursor + 2)
            cursor = note(out, cursor + 3, turns_left(box, state, seat, other))
            cursor = promise(box, state, OWN + other, TABLE, TABLE, out, cursor)
        else:
            for _ in range(len(OF_A_SEAT)):
                cursor = note(out, cursor, 0)
    note_places(state, TABLE, int(box.brings_token), out, cursor + 2, cursor, cursor + 1)
    cursor = note(out, cursor + 3, tokens_left(box, state))
    one, two = int(state.hand[seat, 0]), int(state.hand[seat, 1])
    cursor = note(out, cursor, most_gained(box, state, one) if one >= 0 else 0)
    cursor = note(out, cursor, most_gained(box, state, two) if two >= 0 else 0)
    offer(box, state, one, two, out, cursor)


@kernel
def turns_left(box, state, seat, other):
    """SD-15, SD-30: how many tiles a seat may still place if nobody gets stuck; the supply is drawn in turn."""
    tiles = 0
    for slot in range(HAND_SIZE):
        tiles += state.hand[other, slot] != NOTHING
    later = int(other) - int(seat)
    if later < 0:
        later += int(box.players)
    return tiles + (int(state.supply) + int(box.players) - 1 - later) // int(box.players)


FEATURES = Features(NAMES, describe, reads, survey, FACTS)
