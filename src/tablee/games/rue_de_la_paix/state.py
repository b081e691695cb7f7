"""The record of a match, the record of the box, and the names of their numbers."""

from tablee.core.fields import record_type

SEATS = 4
ZONES = 4
LOTS = 5
PROPERTIES = ZONES * LOTS
DICE = 3
FACES = 6
DEALT = 2

ZONE_NAMES = ("red", "blue", "yellow", "green")
COLOUR_NAMES = (*ZONE_NAMES, "W", "F")
W, F = 5, 6
"""Faces of the colour die: 1 to 4 are the zones, 0 is a die not rolled yet."""

CARD_NAMES = (
    "double-budget", "special-permit", "new-plans", "quick-build", "extra-storeys", "twin-project", "fresh-start",
    "relocation", "takeover", "exchange", "demolition", "scandal", "hurricane", "insurance",
)  # fmt: skip
(
    DOUBLE_BUDGET, SPECIAL_PERMIT, NEW_PLANS, QUICK_BUILD, EXTRA_STOREYS, TWIN_PROJECT, FRESH_START,
    RELOCATION, TAKEOVER, EXCHANGE, DEMOLITION, SCANDAL, HURRICANE, INSURANCE,
) = range(14)  # fmt: skip
CARDS = len(CARD_NAMES)
LAST_AFTER_ROLL = NEW_PLANS
"""Cards up to this one are played right after the roll; the others but insurance at the end of the turn."""

MOST_HOTELS = 20
"""A player never has more: the box holds so many of a colour."""
MOST_LEVELS = MOST_HOTELS * SEATS
PER_BYTE = 4
"""Hotels of a stack in one byte, two bits each, the lowest in the lowest bits."""
STACK_BYTES = MOST_LEVELS // PER_BYTE
CLAIM = 128
"""One hotel more on a property weighs more than any level in its stack."""
MOST_VALUE = 24
"""The biggest budget: two sixes, doubled."""
MOST_BUDGET = 12
MOST_SPACES = PROPERTIES * MOST_VALUE
MOST_CARDS = 120
LOT_LIMIT = 3
TWINS = ZONES * LOTS * (LOTS - 1) // 2
PAIRS = PROPERTIES * (PROPERTIES - 1) // 2

EMPTY = -1
"""Nobody's hotel on top, nobody's title, no zone."""

PHASES = (
    "deal", "start", "roll", "react", "reroll", "draw-roll", "zone", "build", "draw-building", "end", "storm",
    "draw-card", "over",
)  # fmt: skip
DEAL, START, ROLL, REACT, REROLL, DRAW_ROLL, ZONE, BUILD, DRAW_BUILDING, END, STORM, DRAW_CARD, DONE = range(13)

ASKED, TO_ZONE, TO_BUILDING, BUILD_ON, HOTELS_BUILT, BUILT, STORM_COMES, CARD_DONE = range(8)
CARD_FOR_ROLL, CARD_FOR_BUILDING, CARD_FOR_CARD, LAST_CARD, TURN_OVER = range(8, 13)
"""What comes next in a turn, in the order in which it can come; ASKED: somebody, or luck, is to act."""

ENDINGS = ("", "RP-50", "RP-51")
OUT_OF_HOTELS, LAST_SPACE = 1, 2

WAITING, BEATEN = 0, -1
"""In `opening`: a seat that has still to roll for the first turn, and one that is out of it."""

STATE_TYPE = record_type(
    [
        ("actor", "i1"),
        ("ending", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),
        ("first", "i1"),
        ("due", "i1"),
        ("played", "i1"),
        ("again", "i1"),
        ("budget", "i1"),
        ("zone", "i1"),
        ("storm", "i1"),
        ("insured", "i1"),
        ("pile", "i1"),
        ("dice", "i1", (DICE,)),
        ("opening", "i1", (SEATS,)),
        ("laid", "i1", (LOTS,)),
        ("supply", "i1", (SEATS,)),
        ("cards", "i1", (SEATS,)),
        ("stood", "i2"),
        ("token", "i2", (SEATS,)),
        ("height", "i1", (PROPERTIES,)),
        ("top", "i1", (PROPERTIES,)),
        ("owner", "i1", (PROPERTIES,)),
        ("deck", "i1", (CARDS,)),
        ("discard", "i1", (CARDS,)),
        ("hand", "i1", (SEATS, CARDS)),
        ("built", "i1", (PROPERTIES, SEATS)),
        ("lowest", "i1", (PROPERTIES, SEATS)),
        ("stack", "u1", (PROPERTIES, STACK_BYTES)),
    ]
)
"""`turn` is the seat in turn (while cards are dealt or the first player is rolled for: the seat that gets or rolls);
`first` the seat that began; `due` the ending that waits for the round; `again` the dice of a reroll, a bit each;
`laid` the hotels built this turn on each property of `zone`; `stood` where the token stood before the building;
`storm` a hurricane's zone while opponents are asked, `insured` a bit for each seat that is safe from it.
Of each property: `height`, `top`, `owner`, how many hotels each seat has `built` there, the level of its `lowest`, and
the `stack` itself."""

BOX_TYPE = record_type(
    [
        ("players", "i1"),
        ("hotels", "i1"),
        ("lot_limit", "i1"),
        ("finish_round", "i1"),
        ("last", "i2"),
        ("cheapest", "i1", (ZONES,)),
        ("value", "i1", (PROPERTIES,)),
        ("cards", "i1", (CARDS,)),
        ("twin_one", "i1", (TWINS,)),
        ("twin_two", "i1", (TWINS,)),
        ("pair_one", "i1", (PAIRS,)),
        ("pair_two", "i1", (PAIRS,)),
        ("fortune_space", "i1", (MOST_SPACES + 1,)),
    ]
)
"""`twin_one`, `twin_two`: the pairs of properties of one zone; `pair_one`, `pair_two`: all pairs; in board order."""

REASONS = (
    "",
    "RP-50.over",
    "RP-10.luck",
    "RP-10.not-luck",
    "RP-10.kept-die",
    "RP-33.not-in-pile",
    "RP-34.keep-not-now",
    "RP-11.not-now",
    "RP-11",
    "RP-13.not-now",
    "RP-12.no-building",
    "RP-13.zone",
    "RP-13.budget",
    "RP-14",
    "RP-14.already",
    "RP-16.build-first",
    "RP-16.not-now",
    "RP-17",
    "RP-53.lot-limit",
    "RP-34.pass-not-now",
    "RP-30.not-held",
    "RP-30.after-roll",
    "RP-30.end-of-turn",
    "RP-31",
    "RP-32",
    "RP-39.permit-on-w",
    "RP-39.permit-same-zone",
    "RP-39.permit-no-building",
    "RP-39.too-few-hotels",
    "RP-39.none-of-yours",
    "RP-39.none-of-theirs",
    "RP-39.zone-without-hotels",
    "RP-36.not-your-top",
    "RP-36.not-their-top",
    "RP-38.not-last",
    "RP-38.not-the-leader",
    "RP-38.you-lead",
    "RP-06.occupied",
    "RP-06.different",
    "RP-06.one-zone",
    "RP-02.no-such-property",
    "RP-40.not-now",
    "RP-40.no-insurance",
    "RP-40.answer-first",
)
(
    ALLOWED, MATCH_OVER, IS_LUCK, NOT_LUCK, KEPT_DIE, NOT_IN_PILE, KEEP_NOT_NOW, ZONE_NOT_NOW, ZONE_NO_BUILDING,
    BUILD_NOT_NOW, BUILD_ON_F, OTHER_ZONE, OVER_BUDGET, EMPTY_TAKES_ONE, EMPTY_TOOK_ONE, BUILD_FIRST, DONE_NOT_NOW,
    NO_HOTELS_LEFT, OVER_LOT_LIMIT, PASS_NOT_NOW, NOT_HELD, ONLY_AFTER_ROLL, ONLY_AT_END, CARD_PLAYED, NOT_ON_F,
    PERMIT_ON_W, PERMIT_SAME_ZONE, PERMIT_NO_BUILDING, TOO_FEW_HOTELS, NONE_OF_YOURS, NONE_OF_THEIRS,
    ZONE_WITHOUT_HOTELS, NOT_YOUR_TOP, NOT_THEIR_TOP, NOT_LAST, NOT_THE_LEADER, YOU_LEAD, ONLY_OCCUPIED,
    NOT_DIFFERENT, NOT_ONE_ZONE, NO_SUCH_PROPERTY, REACTION_NOT_NOW, NO_INSURANCE, ANSWER_FIRST,
) = range(len(REASONS))  # fmt: skip

FAULTS = (
    "", "seat", "stack", "owner", "hotels", "token", "cards", "hand-count", "pile-count", "phase", "dice", "budget",
    "laid", "opening", "ending", "due", "storm",
)  # fmt: skip
(
    SOUND, BAD_SEAT, BAD_STACK, BAD_OWNER, BAD_HOTELS, BAD_TOKEN, BAD_CARDS, BAD_HAND_COUNT, BAD_PILE_COUNT, BAD_PHASE,
    BAD_DICE, BAD_BUDGET, BAD_LAID, BAD_OPENING, BAD_ENDING, BAD_DUE, BAD_STORM,
) = range(len(FAULTS))  # fmt: skip
