"""What the numbers of Sunny Day mean: every code, kind of value, move, event, question, refusal and fact, once."""

from tablee.core.facts import Facts
from tablee.core.forms import Forms, events
from tablee.core.kinds import COUNT, FLAG, SEAT, Codes, Composite, Listed, Number
from tablee.core.rules import Declarations

TILES = 56
MOST_SEATS = 5
HAND_SIZE = 2
MOST_COLLECTED = 4
TURNS = 4
TOKEN_VALUES = 3
FARTHEST = 60
"""No tile of a match ever lies farther out than this."""

# --- kinds of values --------------------------------------------------------------------------------------------------

SIDE = Codes("side")
TOP, RIGHT, BOTTOM, LEFT = SIDE("top"), SIDE("right"), SIDE("bottom"), SIDE("left")
SIDES = len(SIDE)

HALF = Codes("half")
PARASOL_HALF, PINWHEEL_HALF, CLOUD_HALF, CLOVER_HALF = HALF("P"), HALF("W"), HALF("C"), HALF("L")
SUN_HALF, LOLLY_TOP, LOLLY_STICK = HALF("S"), HALF("T"), HALF("K")
HALVES = len(HALF)
HALF_LETTERS = "".join(HALF.names)

PICTURE = Codes("picture", "parasol", "pinwheel", "cloud", "clover", "sun", "lolly")
"""Numbered as their halves are; the stick of the lolly, the last half, belongs to the last picture, too."""
LOLLY = len(PICTURE) - 1

FOUR_HALVES = dict.fromkeys(SIDE.names, HALF)
LETTERS = Composite("tile", "{top}{right}{bottom}{left}", loose="[A-Z]{4}", **FOUR_HALVES)
"""A kind of tile: its halves, clockwise from the top."""
COPY = Codes("copy", "", *(f"#{number}" for number in range(1, TILES + 1)))
COPIES = len(COPY)
TILE = Composite("tile", "{top}{right}{bottom}{left}{copy}", loose="[A-Z]{4}", **FOUR_HALVES, copy=COPY)
"""One tile: its letters, with a number where the edition holds several of the kind."""

QUARTERS = Number(0, TURNS - 1)
NEAR = Number(-FARTHEST, FARTHEST)
ACROSS = Number(-128, 127)
CELL_LOW, CELL_SPAN = ACROSS.low, ACROSS.high - ACROSS.low + 1
CELL = Composite("cell", "{x},{y}", loose="(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})", x=ACROSS, y=ACROSS)
VALUE = Number(0, TOKEN_VALUES - 1)

PHASE = Codes("phase")
FIRST, LAY, DEAL, PLACE = PHASE("first"), PHASE("lay"), PHASE("deal"), PHASE("place")
DRAW, ARRANGE, TOKENS, DONE = PHASE("draw"), PHASE("arrange"), PHASE("tokens"), PHASE("over")

ENDING = Codes("ending")
GOING_ON, ALL_PLAYED, ALL_STUCK = ENDING(""), ENDING("SD-30"), ENDING("SD-30")

ICE_HALVES = Codes("ice_halves")
TWO_PART, ANY_PART = ICE_HALVES("two_part"), ICE_HALVES("any")

# --- moves ------------------------------------------------------------------------------------------------------------

MOVE = Forms("move")
PLACE_TILE = MOVE("place", "place {tile} {turns} {cell}", tile=LETTERS, turns=QUARTERS, x=ACROSS, y=ACROSS, cell=CELL)
ARRANGE_TILE = MOVE(
    "arrange", "arrange {tile} {turns} {cell}", tile=LETTERS, turns=QUARTERS, x=ACROSS, y=ACROSS, cell=CELL
)
BEGIN = MOVE("first", seat=SEAT)
LAY_TILE = MOVE("lay", tile=TILE, turns=QUARTERS)
DEAL_TILE = MOVE("deal", tile=TILE)
TURN_TOKEN_UP = MOVE("token", value=VALUE)
MOVE_TURNS, MOVE_CELL = 2, 5
"""The columns of a placement that notation writes after its tile."""

# --- events -----------------------------------------------------------------------------------------------------------

EVENT = events()
BEGAN = EVENT("first")
LAID_OUT = EVENT("lay", tile=TILE, turns=QUARTERS, x=NEAR, y=NEAR)
DRAWN_TILE = EVENT("deal", supply_count=COUNT, secret={"tile": LETTERS})
PLACED = EVENT("place", tile=TILE, turns=QUARTERS, x=NEAR, y=NEAR)
TAKEN = EVENT("collect", tile=TILE, turns=QUARTERS, x=NEAR, y=NEAR, picture=PICTURE)
GOT_TOKENS = EVENT("tokens", count=COUNT, earned=COUNT)
TOKENS_SHORT = EVENT("tokens-short", count=COUNT, earned=COUNT)
ARRANGED_FIRST = EVENT("arrange-first", tile=TILE, turns=QUARTERS, x=NEAR, y=NEAR, pictures=Listed(PICTURE, SIDES))
ARRANGED = EVENT("arrange", tile=TILE, turns=QUARTERS, x=NEAR, y=NEAR, pictures=Listed(PICTURE, SIDES))
PUT_OUT = EVENT("out", tiles=Listed(TILE, MOST_COLLECTED))
STUCK = EVENT("stuck", tiles=Listed(LETTERS, HAND_SIZE))
SKIPPED = EVENT("skip")
TURN = EVENT("turn")
ENDED = EVENT("end")
ENDED_STUCK = EVENT("end-stuck")
TOKEN_TURNED = EVENT("token", value=VALUE)
WON = EVENT("win", total=Number(0, 999))
WON_SHARED = EVENT("win-shared", total=Number(0, 999))

# --- questions --------------------------------------------------------------------------------------------------------

QUESTION = Forms("question")
ASK_PLACE = QUESTION("place", tiles=Listed(LETTERS, HAND_SIZE))
ASK_ARRANGE = QUESTION("arrange", tiles=Listed(LETTERS, MOST_COLLECTED))
ASK_FIRST_TILE = QUESTION("arrange-first", tiles=Listed(LETTERS, MOST_COLLECTED))
ASK_NOTHING = QUESTION("wait")

# --- refusals ---------------------------------------------------------------------------------------------------------

REASON = Forms("refusal", tile=LETTERS, turns=QUARTERS, cell=CELL, seat=SEAT, last=SEAT, value=VALUE)
ALLOWED = REASON("")
PLACE_NOT_NOW = REASON("SD-10.not-now")
NO_TILE_IN_HAND = REASON("SD-10.no-tile")
SAME_TILE = REASON("SD-02.same-tile")
# What is missing beside a tile, in the order of `forbids_beside`; once for the table, once for a tableau.
PLACE_APART = REASON("SD-10.apart")
PLACE_OCCUPIED = REASON("SD-10.occupied")
PLACE_NAMED_OTHERWISE = REASON("SD-10.named-otherwise")
PLACE_NO_PICTURE = REASON("SD-11")
ARRANGE_NOT_NOW = REASON("SD-16.not-now")
NO_TILE_COLLECTED = REASON("SD-16.no-tile")
NO_TABLEAU = REASON("SD-40")
ARRANGE_APART = REASON("SD-16.apart")
ARRANGE_OCCUPIED = REASON("SD-16.occupied")
ARRANGE_NAMED_OTHERWISE = REASON("SD-16.named-otherwise")
ARRANGE_NO_PICTURE = REASON("SD-16")
FIRST_TILE = REASON("SD-17")
TABLEAU_BEGUN = REASON("SD-17.begun")
FIRST_IS_LUCK = REASON("SD-07.luck")
LAY_IS_LUCK = REASON("SD-05.luck")
DEAL_IS_LUCK = REASON("SD-06.luck")
TOKEN_IS_LUCK = REASON("SD-14.luck")
NO_SUCH_SEAT = REASON("SD-01")
LAY_GONE = REASON("SD-05.gone")
DEAL_GONE = REASON("SD-06.gone")
TOKEN_GONE = REASON("SD-04")
NOT_THE_KIND = REASON("SD-02.kind")
UNKNOWN_TILE = REASON("SD-02.unknown")
NOT_IN_HAND = REASON("SD-10.not-in-hand")
NOT_COLLECTED = REASON("SD-16.not-collected")

# --- what can be wrong with a position --------------------------------------------------------------------------------

FAULT = Codes("fault")
SOUND = FAULT("")
BAD_NUMBERS, BAD_COPIES, BAD_HANDS, BAD_SUPPLY = FAULT("numbers"), FAULT("copies"), FAULT("hands"), FAULT("supply")
BAD_SHOWN, BAD_COLLECTED, BAD_GEOMETRY = FAULT("shown"), FAULT("collected"), FAULT("geometry")
BAD_CELLS, BAD_REACH, BAD_TABLEAU, BAD_STACKS = FAULT("cells"), FAULT("reach"), FAULT("tableau"), FAULT("stacks")
BAD_COUNTS, BAD_TOKENS, BAD_VALUES, BAD_LAST = FAULT("counts"), FAULT("tokens"), FAULT("values"), FAULT("last")
BAD_PHASE, BAD_STUCK, BAD_UNPLACEABLE = FAULT("phase"), FAULT("stuck"), FAULT("unplaceable")
BAD_ENDING = FAULT("ending")
NOT_A_TILE, TILE_TWICE, TILE_NOWHERE = FAULT("unknown-tile"), FAULT("twice"), FAULT("nowhere")
NO_CELL, HAND_TOO_LARGE, TOO_MANY_COLLECTED = FAULT("no-cell"), FAULT("hand-size"), FAULT("collected-size")

# --- a position -------------------------------------------------------------------------------------------------------

FACT = Facts("position")
"""`settle` reads rows in this order: tiles that all have seen, then hands, then the supply, so copies are in order."""
F_PHASE = FACT("phase", PHASE)
F_TURN = FACT("turn", SEAT)
F_TABLE = FACT("table[]", tile=TILE, turns=QUARTERS, x=NEAR, y=NEAR)
F_TABLEAUX = FACT("tableaux.{seat}[]", empty=True, sometimes=True, seat=SEAT, tile=TILE, turns=QUARTERS, x=NEAR, y=NEAR)
F_COLLECTED = FACT("collected[]", TILE, empty=True, sometimes=True)
F_OUT = FACT("out[]", TILE, empty=True, sometimes=True)
F_STACKS = FACT("stacks.{seat}[]", TILE, empty=True, sometimes=True, seat=SEAT)
F_LAST = FACT("last", TILE.optional)
F_HANDS = FACT("hands.{seat}[]", LETTERS.optional, seat=SEAT)
F_SHOWN = FACT("shown.{seat}[]", LETTERS, seat=SEAT)
F_SUPPLY = FACT("supply[]", LETTERS, hidden=True, empty=True)
F_SUPPLY_COUNT = FACT("supply_count", COUNT, derived=True)
F_UNSEEN = FACT("unseen[]", LETTERS, derived=True)
F_TOKENS = FACT("tokens.{seat}", COUNT, seat=SEAT)
F_TOKENS_LEFT = FACT("tokens_left", COUNT, derived=True)
F_VALUES = FACT("values.{seat}[]", VALUE, seat=SEAT)
F_PICTURES = FACT(
    "pictures.{seat}[]", derived=True, sometimes=True, seat=SEAT, picture=PICTURE, x=NEAR, y=NEAR, side=SIDE
)

BOARD = Facts("board")
B_TILES = BOARD("tiles[]", TILE)
B_TOKENS = BOARD("tokens[]", COUNT)
B_HALVES = BOARD("halves.{half}", half=HALF, picture=PICTURE, brings_token=FLAG)
B_FITS = BOARD("halves.{half}.fits[]", HALF, half=HALF)
"""SD-03: the halves that complete a picture with a half; like halves of the lolly only under one option."""

DECLARED = Declarations(MOVE, EVENT, QUESTION, REASON, FAULT, ENDING, FACT, BOARD)
