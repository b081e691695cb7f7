"""Sunrise Lane: constants, and the records of a state and of the box.

Sets of plots are bit masks in words of WORD_PLOTS bits, so that "empty and beside something built" is one `&`.
"""

from tablee.core.fields import record_type

MOST_PLAYERS = 4
COLOURS = 5
COLOUR_NAMES = ("yellow", "green", "red", "blue", "pink")

SIDE = 11
WORD_PLOTS = 60
WORDS = 2
MOST_PLOTS = WORDS * WORD_PLOTS

FIRST_HAND = 3
HAND_LIMIT = 5
DRAW_INSTEAD = 2
DRAW_AFTER_BUILDING = 1
MOST_STOREYS = 5
MOST_LINKS = HAND_LIMIT
FEW_PIECES = 2
IDLE_ROUNDS = 10

# Districts are numbered by their column of the score sheet.
CROSS, A1, A2, B1, B2 = 0, 1, 2, 3, 4
DISTRICT_NAMES = ("", "A1", "A2", "B1", "B2")
DOTS_COLUMN, C_COLUMN, CARDS_COLUMN = 0, 5, 6

EMPTY = -1
PARK = MOST_PLAYERS
NOWHERE = -1

DEALING, ACTING, DRAWING, DISCARDING, FINISHED = 0, 1, 2, 3, 4
PHASE_NAMES = ("dealing", "acting", "drawing", "discarding", "finished")

ENDINGS = ("", "SL-30", "SL-31", "SL-32")
NOT_ENDED, PIECES_USED, DISTRICTS_FULL, NOTHING_BUILT = 0, 1, 2, 3

REASONS = (
    "",
    "SL-13", "SL-11", "SL-15", "SL-12.none", "SL-12.few", "SL-14",
    "SL-16.second", "SL-16.none-left", "SL-16.no-card",
    "SL-10.nothing-built", "SL-10.building", "SL-10.cards-first",
    "SL-19.discard-first", "SL-19.no-card", "SL-19.no-need",
    "SL-20.luck", "SL-20.not-in-pile", "SL-30.over",
    "SL-03", "SL-04.fountain", "SL-04.scenery", "SL-04.outside", "SL-12.zero",
)  # fmt: skip
(
    ALLOWED,
    OCCUPIED, NOT_BESIDE_ANYTHING, NOT_BESIDE_LAST, NO_CARDS, TOO_FEW_CARDS, TOO_FEW_PIECES,
    SECOND_PARK, NO_PARKS_LEFT, NO_CARD_FOR_PARK,
    NOTHING_BUILT_YET, ALREADY_BUILDING, CARDS_FIRST, DISCARD_FIRST, NO_CARD_TO_DISCARD, NO_NEED_TO_DISCARD,
    LUCK_DEALS, NOT_IN_PILE, MATCH_OVER,
) = range(19)  # fmt: skip

FAULTS = (
    "", "phase", "turn", "round", "negative", "scenery", "house", "pieces", "parks", "dots", "masks", "unconnected",
    "chain", "cards", "hand-size", "pile-size", "hand-limit", "dealing", "drawing", "end-due", "end-overdue", "ending",
)  # fmt: skip
(
    SOUND, BAD_PHASE, BAD_TURN, BAD_ROUND, BAD_NEGATIVE, BAD_SCENERY, BAD_HOUSE, BAD_PIECES, BAD_PARKS, BAD_DOTS,
    BAD_MASKS, BAD_UNCONNECTED, BAD_CHAIN, BAD_CARDS, BAD_HAND_SIZE, BAD_PILE_SIZE, BAD_HAND_LIMIT, BAD_DEALING,
    BAD_DRAWING, BAD_END_DUE, BAD_END_OVERDUE, BAD_ENDING,
) = range(len(FAULTS))  # fmt: skip

STATE = record_type([
    ("occupied", "i8", (WORDS,)),  # plots with houses or a park
    ("bordering", "i8", (WORDS,)),  # plots beside the fountain or beside an occupied plot
    ("dots", "i2", (MOST_PLAYERS,)),  # points scored so far
    ("round", "i2"),  # from 1 on; 0 while the cards are dealt
    ("pile_size", "i2"),
    ("pile", "i2", (COLOURS,)),  # the draw pile; its order does not exist
    ("discard", "i2", (COLOURS,)),
    ("actor", "i1"),
    ("ending", "i1"),
    ("phase", "i1"),
    ("turn", "i1"),  # the seat whose turn it is, also while luck acts
    ("to_draw", "i1"),  # cards that luck still owes to this seat
    ("due", "i1"),  # the ending that this round will bring, if any
    ("idle", "i1"),  # rounds in a row in which nothing was built
    ("built", "i1"),  # whether something was built in this round
    ("links", "i1"),  # how many things were built in this turn ...
    ("chain", "i1", (MOST_LINKS,)),  # ... and where
    ("park_built", "i1"),  # whether one of them is a park
    ("parks", "i1"),
    ("pieces", "i1", (MOST_PLAYERS,)),
    ("cards", "i1", (MOST_PLAYERS,)),  # hand sizes
    ("hand", "i1", (MOST_PLAYERS, COLOURS)),
    ("owner", "i1", (MOST_PLOTS,)),
    ("storeys", "i1", (MOST_PLOTS,)),
])  # fmt: skip

BOX = record_type([
    ("beside", "i8", (MOST_PLOTS, WORDS)),  # the plots that share a side with a plot
    ("fountain", "i8", (WORDS,)),  # the plots beside the fountain
    ("districts", "i8", (WORDS,)),  # the plots of all four districts
    ("cell", "i1", (MOST_PLOTS,)),  # where on the board a plot is, in reading order
    ("colour", "i1", (MOST_PLOTS,)),
    ("dots", "i1", (MOST_PLOTS,)),
    ("district", "i1", (MOST_PLOTS,)),
    ("players", "i1"),
    ("plots", "i1"),
    ("pieces", "i1"),
    ("parks", "i1"),
    ("cards", "i1"),  # cards of each colour
    ("finish_round", "i1"),
    ("lower_storeys", "i1"),
    ("next_place", "i1"),
])  # fmt: skip
