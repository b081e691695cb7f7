"""Sunrise Lane: sizes, and the records of a state and of the box.

Sets of plots are bit masks in words of WORD_PLOTS bits, so that "empty and beside something built" is one `&`.
"""

from tablee.core.fields import record_type
from tablee.games.sunrise_lane.declarations import COLOURS, MOST_PLAYERS

WORD_PLOTS = 60
WORDS = 2
MOST_PLOTS = WORDS * WORD_PLOTS

FIRST_HAND = 3
HAND_LIMIT = 5
DRAW_INSTEAD = 2
DRAW_AFTER_BUILDING = 1
MOST_LINKS = HAND_LIMIT
FEW_PIECES = 2
IDLE_ROUNDS = 10

EMPTY = -1
PARK = MOST_PLAYERS
NOWHERE = -1

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
    ("by_fountain", "i8", (WORDS,)),  # the plots beside the fountain
    ("districts", "i8", (WORDS,)),  # the plots of all four districts
    ("cell", "i1", (MOST_PLOTS,)),  # where on the board a plot is, in reading order
    ("colour", "i1", (MOST_PLOTS,)),
    ("dots", "i1", (MOST_PLOTS,)),
    ("district", "i1", (MOST_PLOTS,)),
    ("pieces_each", "i1", (MOST_PLAYERS + 1,)),  # by the number of players
    ("actions", "i4"),
    ("players", "i1"),
    ("fountain", "i1"),  # where on the board it is
    ("plots", "i1"),
    ("pieces", "i1"),
    ("parks", "i1"),
    ("cards", "i1"),  # cards of each colour
    ("districts_full", "i1"),
    ("tallest_ties", "i1"),
    ("tied_places", "i1"),
])  # fmt: skip
