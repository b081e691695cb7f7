"""What the numbers of Sunrise Lane mean: every code, kind of value, move, event, question, refusal and fact, once."""

from tablee.core.facts import Facts
from tablee.core.forms import Forms, events
from tablee.core.kinds import ACTOR, COUNT, FLAG, SEAT, Codes, Composite, Listed, Number
from tablee.core.rules import Declarations

MOST_PLAYERS = 4
SIDE = 11
MOST_STOREYS = 5

# --- kinds of values --------------------------------------------------------------------------------------------------

COLOUR = Codes("colour", "yellow", "green", "red", "blue", "pink", loose="[^\\W\\d_]+")
COLOURS = len(COLOUR)

COLUMN = Codes("column", *"abcdefghijk")
PLOT = Composite("plot", "{column}{row}", loose="[a-z]{1,2}[0-9]{1,3}", row=Number(1, SIDE), column=COLUMN)
"""A plot is named by its cell, in reading order: columns `a` to `k` from the left, rows `1` to `11` from the top."""

DISTRICT = Codes("district")
"""Districts are numbered by their column of the score sheet; the cross stands where the dots do."""
CROSS, A1, A2, B1, B2 = DISTRICT(""), DISTRICT("A1"), DISTRICT("A2"), DISTRICT("B1"), DISTRICT("B2")
RANKING = Codes("ranking", "dots", *DISTRICT.names[1:], "C")
DOTS_COLUMN, C_COLUMN, CARDS_COLUMN = 0, 5, 6

PHASE = Codes("phase")
DEALING, ACTING = PHASE("dealing"), PHASE("acting")
DRAWING, DISCARDING, FINISHED = PHASE("drawing"), PHASE("discarding"), PHASE("finished")

ENDING = Codes("ending")
NOT_ENDED, PIECES_USED, DISTRICTS_FULL, NOTHING_BUILT = ENDING(""), ENDING("SL-30"), ENDING("SL-31"), ENDING("SL-32")

WHEN_FULL = Codes("districts_full")
IMMEDIATE, FINISH_ROUND = WHEN_FULL("immediate"), WHEN_FULL("finish_round")
TALLEST_TIES = Codes("tallest_ties")
SHARED, LOWER_STOREYS = TALLEST_TIES("shared"), TALLEST_TIES("lower_storeys")
TIED_PLACES = Codes("tied_places")
USED_UP, NEXT_PLACE = TIED_PLACES("used_up"), TIED_PLACES("next_place")

STOREYS = Number(1, MOST_STOREYS)
POINTS = Number(0, 32000)
ROUND = Number(0, 32000)
CARDS = Number(0, 500)

# --- moves ------------------------------------------------------------------------------------------------------------

MOVE = Forms("move")
BUILD = MOVE("build", plot=PLOT, cards=Number(0, 999))
PARK_HERE = MOVE("park", plot=PLOT, colour=COLOUR)
STOP_BUILDING = MOVE("stop")
DRAW_TWO = MOVE("draw")
DISCARD_CARD = MOVE("discard", colour=COLOUR)
DEAL_CARD = MOVE("deal", colour=COLOUR)

# --- events -----------------------------------------------------------------------------------------------------------

EVENT = events()
BUILT = EVENT("build", plot=PLOT, colour=COLOUR, storeys=STOREYS, dots=COUNT, points=POINTS, link=COUNT, pieces=COUNT)
PARK_BUILT = EVENT("park", plot=PLOT, colour=COLOUR, link=COUNT, parks_left=COUNT)
STOPPED = EVENT("stop", cards=COUNT)
DREW = EVENT("draw", cards=COUNT)
DISCARDED = EVENT("discard", colour=COLOUR, hand_size=COUNT)
DEALT = EVENT("deal", hand_size=COUNT, set_up=FLAG, secret={"colour": COLOUR})
RESHUFFLED = EVENT("reshuffle", cards=CARDS)
END_NEAR = EVENT("end_near", clause=ENDING)
TURN = EVENT("turn", round=ROUND)
MATCH_ENDED = EVENT("over", clause=ENDING, winners=Listed(SEAT, MOST_PLAYERS), totals=Listed(POINTS, MOST_PLAYERS))

# --- questions --------------------------------------------------------------------------------------------------------

QUESTION = Forms("question")
ASK_ACT = QUESTION("act")
ASK_GO_ON = QUESTION("go_on", last=PLOT)
ASK_DISCARD = QUESTION("discard", count=COUNT, limit=COUNT)
ASK_DEAL = QUESTION("deal", count=COUNT)
ASK_NOTHING = QUESTION("over")

# --- refusals ---------------------------------------------------------------------------------------------------------

REASON = Forms("refusal", plot=PLOT, cards=CARDS, colour=COLOUR, held=COUNT, pieces=COUNT, last=PLOT, limit=COUNT)
ALLOWED = REASON("")
OCCUPIED = REASON("SL-13")
NOT_BESIDE_ANYTHING = REASON("SL-11")
NOT_BESIDE_LAST = REASON("SL-15")
NO_CARDS = REASON("SL-12.none")
TOO_FEW_CARDS = REASON("SL-12.few")
NO_CARDS_PLAYED = REASON("SL-12.zero")
TOO_FEW_PIECES = REASON("SL-14")
SECOND_PARK = REASON("SL-16.second")
NO_PARKS_LEFT = REASON("SL-16.none-left")
NO_CARD_FOR_PARK = REASON("SL-16.no-card")
NOTHING_BUILT_YET = REASON("SL-10.nothing-built")
ALREADY_BUILDING = REASON("SL-10.building")
CARDS_FIRST = REASON("SL-10.cards-first")
DISCARD_FIRST = REASON("SL-19.discard-first")
NO_CARD_TO_DISCARD = REASON("SL-19.no-card")
NO_NEED_TO_DISCARD = REASON("SL-19.no-need")
LUCK_DEALS = REASON("SL-20.luck")
NOT_IN_PILE = REASON("SL-20.not-in-pile")
MATCH_OVER = REASON("SL-30.over")
NO_SUCH_COLOUR = REASON("SL-03", colours=Listed(COLOUR, COLOURS))
ON_FOUNTAIN = REASON("SL-04.fountain")
ON_SCENERY = REASON("SL-04.scenery")
OFF_THE_BOARD = REASON("SL-04.outside")

# --- what can be wrong with a position --------------------------------------------------------------------------------

FAULT = Codes("fault")
SOUND = FAULT("")
BAD_PHASE, BAD_TURN, BAD_ROUND = FAULT("phase"), FAULT("turn"), FAULT("round")
BAD_NEGATIVE, BAD_SCENERY, BAD_HOUSE = FAULT("negative"), FAULT("scenery"), FAULT("house")
BAD_PIECES, BAD_PARKS, BAD_DOTS = FAULT("pieces"), FAULT("parks"), FAULT("dots")
BAD_MASKS, BAD_UNCONNECTED, BAD_CHAIN = FAULT("masks"), FAULT("unconnected"), FAULT("chain")
BAD_CARDS, BAD_HAND_SIZE, BAD_PILE_SIZE = FAULT("cards"), FAULT("hand-size"), FAULT("pile-size")
BAD_HAND_LIMIT, BAD_DEALING, BAD_DRAWING = FAULT("hand-limit"), FAULT("dealing"), FAULT("drawing")
BAD_END_DUE, BAD_END_OVERDUE, BAD_ENDING = FAULT("end-due"), FAULT("end-overdue"), FAULT("ending")

# --- a position -------------------------------------------------------------------------------------------------------

FACT = Facts("position")
F_PHASE = FACT("phase", PHASE)
F_ROUND = FACT("round", ROUND)
F_TURN = FACT("turn", SEAT)
F_ACTOR = FACT("actor", ACTOR, derived=True)
F_HOUSES = FACT("houses.{plot}", plot=PLOT, seat=SEAT, storeys=STOREYS)
F_PARKS = FACT("parks[]", PLOT)
F_CHAIN = FACT("chain[]", PLOT)
F_TURN_POINTS = FACT("turn_points", POINTS, derived=True)
F_TO_DRAW = FACT("to_draw", Number(0, 3))
F_HANDS = FACT("hands.{seat}[]", COLOUR, seat=SEAT, hidden=True)
F_HAND_SIZES = FACT("hand_sizes.{seat}", COUNT, seat=SEAT, derived=True)
F_PILE = FACT("pile.{colour}", COUNT, colour=COLOUR, hidden=True)
F_PILE_SIZE = FACT("pile_size", CARDS, derived=True)
F_DISCARD = FACT("discard.{colour}", COUNT, colour=COLOUR)
F_DISCARD_SIZE = FACT("discard_size", CARDS, derived=True)
F_PIECES = FACT("pieces.{seat}", COUNT, seat=SEAT, derived=True)
F_PARKS_LEFT = FACT("parks_left", COUNT, derived=True)
F_DOTS = FACT("dots.{seat}", POINTS, seat=SEAT, derived=True)
F_STANDINGS = FACT("standings.{ranking}.{seat}", POINTS, ranking=RANKING, seat=SEAT, derived=True)
F_BUILT = FACT("built_this_round", FLAG)
F_IDLE = FACT("idle_rounds", Number(0, 10))
F_DUE = FACT("due", ENDING)
F_ENDING = FACT("ending", ENDING)

BOARD = Facts("board")
B_FOUNTAIN = BOARD("fountain", PLOT)
B_PLOTS = BOARD("plots.{plot}", plot=PLOT, colour=COLOUR, dots=COUNT, district=DISTRICT)

DECLARED = Declarations(MOVE, EVENT, QUESTION, REASON, FAULT, ENDING, FACT, BOARD)
