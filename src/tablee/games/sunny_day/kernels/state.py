"""The record of a match of Sunny Day, the record of its box, and the sizes that they need.

A tile keeps its number for the whole match. Tiles of one kind (an edition may hold a tile twice) are numbered so that
those that have been seen by all come first, then those in hands, then those in the supply: a number tells nothing
that the table does not. Hands hold kinds, a kind being the number of its first tile.

Every side of every tile has a number too, `4 * tile + side`. An empty cell beside tiles is named by the lowest of the
sides that look at it, in the order top, right, bottom, left: `wanted` has what would complete a picture there, and
`names` the set of all such sides of an area, so that whoever looks for a place meets nothing else.

The tile in a cell is found through `chain`: the cell tells a bucket, which holds the first tile of a short chain, each
of which leads to the next.
"""

from tablee.core.fields import record_type
from tablee.games.sunny_day.declarations import (
    HAND_SIZE,
    MOST_COLLECTED,
    MOST_SEATS,
    SIDES,
    TILES,
    TOKEN_VALUES,
    TURNS,
)

BUCKETS = 128
WORD_SIDES = 56
WORDS = TILES * SIDES // WORD_SIDES

WIDE, HIGH = 6, 5
LAID = WIDE * HIGH
DRAWN = TILES - LAID

# Where a tile is; OWN + seat is a seat's tableau, in the simplified game its stack. UNSEEN exists in views only.
UNSEEN, SUPPLY, HELD, COLLECTED, OUT, TABLE, OWN = range(7)
AREAS = 1 + MOST_SEATS

# Instead of a tile.
NOTHING = -1
UNKNOWN = -2

STATE = record_type([
    ("names", "i8", (AREAS, WORDS)),  # of each area, from the table on: the sides that name an empty cell
    ("supply_tiles", "i8"),  # the set of the tiles in the supply
    ("wanted", "i4", (TILES * SIDES,)),  # of each side: the halves that the cell it names wants
    ("where", "i1", (TILES,)),
    ("x", "i1", (TILES,)),
    ("y", "i1", (TILES,)),
    ("turns", "i1", (TILES,)),
    ("chain", "i1", (TILES + BUCKETS,)),  # the next tile, of each tile and then of each bucket
    ("hand", "i1", (MOST_SEATS, HAND_SIZE)),  # kinds, ascending, then NOTHING
    ("shown", "i1", (MOST_SEATS, HAND_SIZE)),
    ("collected", "i1", (MOST_COLLECTED,)),  # tiles, ascending, then NOTHING
    ("tokens", "i1", (MOST_SEATS,)),
    ("values", "i1", (MOST_SEATS, TOKEN_VALUES)),  # tokens turned face up, by value
    ("pool", "i1", (TOKEN_VALUES,)),  # tokens not yet turned face up, by value
    ("supply", "i1"),
    ("last", "i1"),  # the tile placed last
    ("turn", "i1"),
    ("phase", "i1"),
    ("actor", "i1"),
    ("ending", "i1"),
])  # fmt: skip

# Words of 28 bits, 7 halves for each of 4 sides: `fits` is what a turned tile shows to its neighbours; `wants` is the
# one half that would complete the picture on a side of a turned tile, where the tile beyond would have to show it.
BOX = record_type([
    ("fits", "i4", (TILES, TURNS)),
    ("could_fit", "i4", (TILES,)),  # in any of the four turns
    ("wants", "i4", (TILES, TURNS, SIDES)),
    ("name", "i4", (TILES,)),
    ("brings_token", "i4"),
    ("actions", "i4"),
    ("half", "i1", (TILES, SIDES)),  # tiles of one kind are next to each other
    ("kind", "i1", (TILES,)),
    ("tokens", "i1", (TOKEN_VALUES,)),
    ("all_tokens", "i1"),
    ("players", "i1"),
    ("ice_halves", "i1"),
    ("simplified", "i1"),
])  # fmt: skip
