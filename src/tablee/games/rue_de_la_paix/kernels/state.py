"""Rue de la Paix: sizes, and the records of a state and of the box."""

from tablee.core.fields import record_type
from tablee.games.rue_de_la_paix.declarations import (
    CARDS,
    DICE,
    LOTS,
    MOST_LEVELS,
    MOST_SPACES,
    PROPERTIES,
    SEATS,
    ZONES,
)

PER_BYTE = 4
"""Hotels of a stack in one byte, two bits each, the lowest in the lowest bits."""
STACK_BYTES = MOST_LEVELS // PER_BYTE
CLAIM = 128
"""One hotel more on a property weighs more than any level in its stack."""
LOT_LIMIT = 3
TWINS = ZONES * LOTS * (LOTS - 1) // 2
PAIRS = PROPERTIES * (PROPERTIES - 1) // 2
PLAYER_COUNTS = 3
"""Two, three or four players."""

EMPTY = -1
"""Nobody's hotel on top, nobody's title, no zone, no property."""

ASKED, TO_ZONE, TO_BUILDING, BUILD_ON, HOTELS_BUILT, BUILT, STORM_COMES, CARD_DONE = range(8)
CARD_FOR_ROLL, CARD_FOR_BUILDING, CARD_FOR_CARD, LAST_CARD, TURN_OVER = range(8, 13)
"""What comes next in a turn, in the order in which it can come; ASKED: somebody, or luck, is to act."""

STATE = record_type([
    ("actor", "i1"),
    ("ending", "i1"),
    ("phase", "i1"),
    ("turn", "i1"),  # the seat in turn; while cards are dealt or the first player is rolled for: who gets or rolls
    ("first", "i1"),  # the seat that began
    ("due", "i1"),  # the ending that waits for the round
    ("played", "i1"),  # whether the turn's one card is played
    ("again", "i1"),  # the dice of a reroll, a bit each
    ("budget", "i1"),
    ("zone", "i1"),
    ("storm", "i1"),  # a hurricane's zone while opponents are asked ...
    ("insured", "i1"),  # ... and a bit for each seat that is safe from it
    ("pile", "i1"),
    ("dice", "i1", (DICE,)),
    ("opening", "i1", (SEATS,)),
    ("laid", "i1", (LOTS,)),  # the hotels built this turn on each property of the zone
    ("supply", "i1", (SEATS,)),
    ("cards", "i1", (SEATS,)),  # hand sizes
    ("stood", "i2"),  # where the token stood before the building
    ("token", "i2", (SEATS,)),
    ("height", "i1", (PROPERTIES,)),
    ("top", "i1", (PROPERTIES,)),
    ("owner", "i1", (PROPERTIES,)),
    ("deck", "i1", (CARDS,)),  # the draw pile; its order does not exist
    ("discard", "i1", (CARDS,)),
    ("hand", "i1", (SEATS, CARDS)),
    ("built", "i1", (PROPERTIES, SEATS)),  # how many hotels each seat has on a property ...
    ("lowest", "i1", (PROPERTIES, SEATS)),  # ... and the level of its lowest
    ("stack", "u1", (PROPERTIES, STACK_BYTES)),
])  # fmt: skip

BOX = record_type([
    ("actions", "i4"),
    ("last", "i2"),
    ("players", "i1"),
    ("hotels", "i1"),
    ("hotels_each", "i1", (PLAYER_COUNTS,)),  # by the number of players
    ("lot_limit", "i1"),
    ("finish_round", "i1"),
    ("most_laid", "i1"),  # how many hotels of one turn a property takes
    ("cheapest", "i1", (ZONES,)),
    ("value", "i1", (PROPERTIES,)),
    ("cards", "i1", (CARDS,)),
    ("twin_one", "i1", (TWINS,)),  # the pairs of properties of one zone, in board order
    ("twin_two", "i1", (TWINS,)),
    ("pair_one", "i1", (PAIRS,)),  # all pairs of properties
    ("pair_two", "i1", (PAIRS,)),
    ("fortune_space", "i1", (MOST_SPACES + 1,)),
])  # fmt: skip
