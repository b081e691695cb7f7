"""What the numbers of High Road mean."""

from tablee.core.facts import Facts
from tablee.core.forms import Forms, events
from tablee.core.kinds import ACTOR, COUNT, SEAT, Codes, Number
from tablee.core.rules import Declarations

VALUES = 6
CARD = Number(1, VALUES)
POINTS = Number(0, 1000)

MOVE = Forms("move")
PLAY_CARD = MOVE("play", value=CARD)
DEAL_CARD = MOVE("deal", value=CARD)

EVENT = events()
PLAYED = EVENT("play", value=CARD, points=COUNT)
DEALT = EVENT("deal", secret={"value": CARD})

QUESTION = Forms("question")
ASK_CARD = QUESTION("play", last=COUNT)

REASON = Forms("refusal", value=CARD)
ALLOWED = REASON("")
NOT_NOW = REASON("HR-02.not-now")
NOT_HELD = REASON("HR-02")

FAULT = Codes("fault")
SOUND, LOST_CARDS, BAD_HANDS, BAD_ACTOR = FAULT(""), FAULT("cards"), FAULT("hands"), FAULT("actor")

ENDING = Codes("ending")
GOING_ON, ALL_PLAYED = ENDING(""), ENDING("HR-04")

FACT = Facts("position")
F_ACTOR = FACT("actor", ACTOR)
F_TURN = FACT("turn", SEAT)
F_DRAWER = FACT("drawer", SEAT)
F_LAST = FACT("last", COUNT)
F_HANDS = FACT("hands.{seat}[]", CARD, seat=SEAT, hidden=True)
F_HELD = FACT("held.{seat}", COUNT, seat=SEAT, derived=True)
F_LEFT = FACT("left", COUNT, derived=True)
F_PLAYED = FACT("played[]", CARD)
F_SCORES = FACT("scores.{seat}", POINTS, seat=SEAT)

BOARD = Facts("board")
B_COPIES = BOARD("copies", COUNT)

DECLARED = Declarations(MOVE, EVENT, QUESTION, REASON, FAULT, ENDING, FACT, BOARD)
