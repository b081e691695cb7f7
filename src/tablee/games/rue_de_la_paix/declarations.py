"""What the numbers of Rue de la Paix mean: every code, kind of value, move, event, question, refusal and fact, once."""

from tablee.core.facts import Facts
from tablee.core.forms import Forms, events
from tablee.core.kinds import ACTOR, COUNT, FLAG, SEAT, Codes, Composite, Kind, Listed, Number, Union
from tablee.core.rules import Declarations

SEATS = 4
LOTS = 5
DICE = 3
FACES = 6
DEALT = 2
MOST_HOTELS = 20
"""A player never has more: the box holds so many of a colour."""
MOST_LEVELS = MOST_HOTELS * SEATS
MOST_VALUE = 24
"""The biggest budget: two sixes, doubled."""
MOST_CARDS = 120

# --- kinds of values --------------------------------------------------------------------------------------------------

ZONE = Codes("zone", "red", "blue", "yellow", "green")
ZONES = len(ZONE)
PROPERTIES = ZONES * LOTS
MOST_SPACES = PROPERTIES * MOST_VALUE

COLOUR = Codes("colour", *ZONE.names)
W, F = COLOUR("W") + 1, COLOUR("F") + 1
"""Faces of the colour die: 1 to 4 are the zones, 0 is a die not rolled yet."""
DIE = Codes("die", "1", "2", "colour")
PIPS = Number(1, FACES)
FACE = Union("face", PIPS, COLOUR)

MOST_WRITTEN = 999
PROPERTY = Composite(
    "property", "{zone}-{value}", rf"({'|'.join(ZONE.names)})-[0-9]{{1,16}}", zone=ZONE, value=Number(0, MOST_WRITTEN)
)
"""RP-02: a property is known by its zone and value; which of them there are, the edition says."""
PER_ZONE = MOST_WRITTEN + 1
"""How far apart the numbers of properties of equal value are, from zone to zone."""
TARGET = Union("target", PROPERTY, ZONE, DIE)
ZONE_TARGET = ZONES * PER_ZONE
DIE_TARGET = ZONE_TARGET + ZONES
"""Where zones and dice begin among the targets of cards."""

PHASE = Codes("phase")
DEAL, START, ROLL, REACT = PHASE("deal"), PHASE("start"), PHASE("roll"), PHASE("react")
REROLL, DRAW_ROLL, CHOOSE, BUILD = PHASE("reroll"), PHASE("draw-roll"), PHASE("zone"), PHASE("build")
DRAW_BUILDING, END, STORM = PHASE("draw-building"), PHASE("end"), PHASE("storm")
DRAW_CARD, DONE = PHASE("draw-card"), PHASE("over")

ENDING = Codes("ending")
NOT_ENDED, OUT_OF_HOTELS, LAST_SPACE = ENDING(""), ENDING("RP-50"), ENDING("RP-51")

WAITING, BEATEN = 0, -1
"""In `opening`: a seat that has still to roll for the first turn, and one that is out of it."""

OWNING = Codes("owning")
BY_MOST, BY_LOWEST = OWNING("RP-20"), OWNING("RP-21")
"""By which clause somebody owns a property."""

BUDGET = Number(0, MOST_VALUE)
HOTELS = Number(0, MOST_HOTELS)
SPACE = Number(0, MOST_SPACES)
CARD_COUNT = Number(0, MOST_CARDS)
VALUE = Number(1, MOST_VALUE)

# --- moves and cards --------------------------------------------------------------------------------------------------

MOVE = Forms("move")
KEEP, FINISH, PASS = MOVE("keep"), MOVE("done"), MOVE("pass")
SUFFER, INSURE = MOVE("suffer"), MOVE("insure")
CHOICE = MOVE("zone", zone=ZONE)
BUILDING = MOVE("build", property=PROPERTY, hotels=Number(1, MOST_HOTELS))

CARD = Codes("card")
PLAY = len(MOVE.forms)
"""The move that plays a card has the code PLAY + card."""


def _card(name: str, **targets: Kind | Listed) -> int:
    """RP-06: a card, and the move that plays it."""
    MOVE(name, " ".join(("card", name, *("{" + target + "}" for target in targets))), secret=None, **targets)
    return CARD(name)


DOUBLE_BUDGET = _card("double-budget")
SPECIAL_PERMIT = _card("special-permit", zone=ZONE)
NEW_PLANS = _card("new-plans", dice=Listed(DIE, DICE))
QUICK_BUILD = _card("quick-build", property=PROPERTY)
EXTRA_STOREYS = _card("extra-storeys", property=PROPERTY)
TWIN_PROJECT = _card("twin-project", property=PROPERTY, second=PROPERTY)
FRESH_START = _card("fresh-start", property=PROPERTY, second=PROPERTY)
RELOCATION = _card("relocation", property=PROPERTY, second=PROPERTY)
TAKEOVER = _card("takeover", property=PROPERTY)
EXCHANGE = _card("exchange", property=PROPERTY, second=PROPERTY)
DEMOLITION = _card("demolition", property=PROPERTY)
SCANDAL = _card("scandal", property=PROPERTY)
HURRICANE = _card("hurricane", zone=ZONE)
INSURANCE = CARD("insurance")
CARDS = len(CARD)
ASKS = Codes("asks")
ASKS_NOTHING, ASKS_DICE, ASKS_ZONE = ASKS("nothing"), ASKS("dice"), ASKS("zone")
ASKS_PROPERTY, ASKS_TWO = ASKS("property"), ASKS("two-properties")
"""What a card is played on."""
LAST_AFTER_ROLL = NEW_PLANS
"""Cards up to this one are played right after the roll; the others but insurance at the end of the turn."""

FORTUNE_DRAWN = MOVE("fortune", card=CARD)
START_ROLLED = MOVE("start", dice=Listed(PIPS, 2))
ROLLED = MOVE("roll", dice=Listed(PIPS, 2), colour=COLOUR)

# --- events -----------------------------------------------------------------------------------------------------------

EVENT = events()
TOLD_DEAL = EVENT("deal", pile=CARD_COUNT, secret={"card": CARD})
TOLD_DRAW = EVENT("draw", pile=CARD_COUNT, secret={"card": CARD})
TOLD_NO_CARD = EVENT("no-card")
TOLD_RESHUFFLE = EVENT("reshuffle", pile=CARD_COUNT)
TOLD_START_ROLL = EVENT("start-roll", dice=Listed(PIPS, 2), total=COUNT)
TOLD_START_TIE, TOLD_FIRST, TOLD_TURN = EVENT("start-tie"), EVENT("first"), EVENT("turn")
TOLD_ROLL = EVENT("roll", dice=Listed(PIPS, 2), colour=COLOUR)
TOLD_REROLL = EVENT("reroll", dice=Listed(PIPS, 2), colour=COLOUR, again=Listed(DIE, DICE))
TOLD_KEEP = EVENT("keep")
TOLD_BUDGET = EVENT("budget", budget=BUDGET)
TOLD_ZONE = EVENT("zone", zone=ZONE)
TOLD_CANNOT_BUILD = EVENT("cannot-build", zone=ZONE)
TOLD_BUILD = EVENT("build", property=PROPERTY, hotels=HOTELS, cost=BUDGET, left=BUDGET)
TOLD_DONE = EVENT("done", left=BUDGET)
TOLD_CARD = EVENT("card", card=CARD)
TOLD_CARD_ON = EVENT("card-on", card=CARD, targets=Listed(TARGET, DICE))
TOLD_PASS = EVENT("pass")
TOLD_BUILT = EVENT("built", property=PROPERTY, hotels=HOTELS)
TOLD_REMOVED = EVENT("removed", property=PROPERTY)
TOLD_MOVED = EVENT("moved", property=PROPERTY, second=PROPERTY)
TOLD_HURRICANE = EVENT("hurricane", zone=ZONE, insured=Listed(SEAT, SEATS))
TOLD_INSURED = EVENT("insured", card=CARD)
TOLD_SUFFERED = EVENT("suffered")
TOLD_TITLE = EVENT("title", property=PROPERTY)
TOLD_TITLE_WON = EVENT("title-won", property=PROPERTY, from_seat=SEAT)
TOLD_TITLE_BACK = EVENT("title-back", property=PROPERTY)
TOLD_TOKEN = EVENT("token", was=SPACE, now=SPACE)
TOLD_FORTUNE_SPACE = EVENT("fortune-space", space=SPACE)
TOLD_DUE = EVENT("due", clause=ENDING)
TOLD_END = EVENT("end", clause=ENDING)

# --- questions --------------------------------------------------------------------------------------------------------

QUESTION = Forms("question")
ASK_REACT = QUESTION("react", budget=BUDGET, left=HOTELS, rolled=COLOUR)
ASK_ZONE = QUESTION("zone", budget=BUDGET, left=HOTELS)
ASK_BUILD = QUESTION("build", budget=BUDGET, left=HOTELS, zone=ZONE)
ASK_BUILD_MORE = QUESTION("build-more", budget=BUDGET, left=HOTELS, zone=ZONE)
ASK_END = QUESTION("end", budget=BUDGET, left=HOTELS)
ASK_END_ON_F = QUESTION("end-on-f", budget=BUDGET, left=HOTELS)
ASK_STORM = QUESTION("storm", budget=BUDGET, left=HOTELS, zone=ZONE)
ASK_LUCK = QUESTION("luck")
ASK_NOTHING = QUESTION("over")

# --- refusals ---------------------------------------------------------------------------------------------------------

REASON = Forms(
    "refusal", card=CARD, property=PROPERTY, second=PROPERTY, zone=ZONE, turn_zone=ZONE, budget=BUDGET, left=HOTELS,
    cost=Number(0, MOST_VALUE * MOST_HOTELS), limit=COUNT,
)  # fmt: skip
ALLOWED = REASON("")
MATCH_OVER = REASON("RP-50.over")
IS_LUCK, NOT_LUCK, KEPT_DIE = REASON("RP-10.luck"), REASON("RP-10.not-luck"), REASON("RP-10.kept-die")
NOT_IN_PILE = REASON("RP-33.not-in-pile")
KEEP_NOT_NOW, PASS_NOT_NOW = REASON("RP-34.keep-not-now"), REASON("RP-34.pass-not-now")
ZONE_NO_BUILDING, ZONE_NOT_NOW = REASON("RP-11"), REASON("RP-11.not-now")
BUILD_ON_F = REASON("RP-12.no-building")
BUILD_NOT_NOW, OTHER_ZONE, OVER_BUDGET = REASON("RP-13.not-now"), REASON("RP-13.zone"), REASON("RP-13.budget")
EMPTY_TAKES_ONE, EMPTY_TOOK_ONE = REASON("RP-14"), REASON("RP-14.already")
BUILD_FIRST, DONE_NOT_NOW = REASON("RP-16.build-first"), REASON("RP-16.not-now")
NO_HOTELS_LEFT = REASON("RP-17")
OVER_LOT_LIMIT = REASON("RP-53.lot-limit")
NOT_HELD = REASON("RP-30.not-held")
ONLY_AFTER_ROLL, ONLY_AT_END = REASON("RP-30.after-roll"), REASON("RP-30.end-of-turn")
CARD_PLAYED = REASON("RP-31")
NOT_ON_F = REASON("RP-32")
PERMIT_ON_W, PERMIT_SAME_ZONE = REASON("RP-39.permit-on-w"), REASON("RP-39.permit-same-zone")
PERMIT_NO_BUILDING, TOO_FEW_HOTELS = REASON("RP-39.permit-no-building"), REASON("RP-39.too-few-hotels")
NONE_OF_YOURS, NONE_OF_THEIRS = REASON("RP-39.none-of-yours"), REASON("RP-39.none-of-theirs")
ZONE_WITHOUT_HOTELS = REASON("RP-39.zone-without-hotels")
NOT_YOUR_TOP, NOT_THEIR_TOP = REASON("RP-36.not-your-top"), REASON("RP-36.not-their-top")
NOT_LAST, NOT_THE_LEADER, YOU_LEAD = REASON("RP-38.not-last"), REASON("RP-38.not-the-leader"), REASON("RP-38.you-lead")
ONLY_OCCUPIED, NOT_DIFFERENT = REASON("RP-06.occupied"), REASON("RP-06.different")
NOT_ONE_ZONE = REASON("RP-06.one-zone")
NO_SUCH_PROPERTY = REASON("RP-02.no-such-property", known=Listed(PROPERTY, LOTS))
NO_SUCH_VALUE = REASON("RP-02.no-such-value", known=Listed(PROPERTY, LOTS))
REACTION_NOT_NOW, NO_INSURANCE = REASON("RP-40.not-now"), REASON("RP-40.no-insurance")
ANSWER_FIRST = REASON("RP-40.answer-first")

# --- what can be wrong with a position --------------------------------------------------------------------------------

FAULT = Codes("fault")
SOUND = FAULT("")
BAD_SEAT, BAD_STACK, BAD_OWNER = FAULT("seat"), FAULT("stack"), FAULT("owner")
BAD_HOTELS, BAD_TOKEN, BAD_CARDS = FAULT("hotels"), FAULT("token"), FAULT("cards")
BAD_HAND_COUNT, BAD_PILE_COUNT = FAULT("hand-count"), FAULT("pile-count")
BAD_PHASE, BAD_DICE, BAD_BUDGET = FAULT("phase"), FAULT("dice"), FAULT("budget")
BAD_LAID, BAD_OPENING, BAD_ENDING = FAULT("laid"), FAULT("opening"), FAULT("ending")
BAD_DUE, BAD_STORM, BAD_PROPERTY = FAULT("due"), FAULT("storm"), FAULT("property")

# --- a position -------------------------------------------------------------------------------------------------------

FACT = Facts("position")
F_PHASE = FACT("phase", PHASE)
F_ACTOR = FACT("actor", ACTOR, derived=True)
F_TURN = FACT("turn", SEAT)
F_FIRST = FACT("first", SEAT)
F_DICE = FACT("dice[]", FACE, hidden=True)
F_REROLL = FACT("reroll[]", DIE)
F_BUDGET = FACT("budget", BUDGET)
F_ZONE = FACT("zone", ZONE.optional)
F_PLAYED = FACT("card_played", FLAG)
F_LAID = FACT("laid.{property}", HOTELS, property=PROPERTY)
F_STOOD = FACT("stood", SPACE)
F_OPENING = FACT("opening[]", Number(BEATEN, 2 * FACES), hidden=True)
F_HURRICANE = FACT("hurricane", zone=ZONE, hidden=True)
F_INSURED = FACT("hurricane.insured[]", SEAT)
F_THREATENED = FACT("threatened.{property}", SEAT, property=PROPERTY, derived=True)
F_PROPERTY = FACT(
    "properties.{property}", property=PROPERTY, zone=ZONE, value=VALUE, owner=SEAT.optional, clause=OWNING.optional,
    derived=True,
)  # fmt: skip
F_STACK = FACT("properties.{property}.stack[]", SEAT, property=PROPERTY)
F_SUPPLY = FACT("seats.{seat}.hotels", HOTELS, seat=SEAT)
F_TOKEN = FACT("seats.{seat}.token", SPACE, seat=SEAT, derived=True)
F_TITLES = FACT("seats.{seat}.titles[]", PROPERTY, seat=SEAT, derived=True)
F_CARDS = FACT("seats.{seat}.cards", CARD_COUNT, seat=SEAT, derived=True)
F_HAND = FACT("seats.{seat}.hand.{card}", CARD_COUNT, seat=SEAT, card=CARD, hidden=True)
F_PILE = FACT("draw_pile.count", CARD_COUNT)
F_DECK = FACT("draw_pile.cards.{card}", CARD_COUNT, card=CARD, hidden=True)
F_DISCARD = FACT("discard.{card}", CARD_COUNT, card=CARD)
F_LAST = FACT("street.last", SPACE, derived=True)
F_FORTUNE = FACT("street.fortune[]", SPACE, derived=True)
F_DUE = FACT("due", ENDING.optional)
F_ENDING = FACT("ending", ENDING.optional)

BOARD = Facts("board")
B_LAST = BOARD("street.last", SPACE)
B_FORTUNE = BOARD("street.fortune[]", SPACE)
B_PROPERTY = BOARD("properties.{property}", property=PROPERTY, zone=ZONE, value=VALUE, price=VALUE)
B_CARD = BOARD("cards.{card}", card=CARD, asks=ASKS, either_order=FLAG)

DECLARED = Declarations(MOVE, EVENT, QUESTION, REASON, FAULT, ENDING, FACT, BOARD)
