"""The rules of High Road as kernels.

Everybody holds two hidden cards. In turn, play one and score its value, and draw one while the deck lasts. A card
lower than the one played before it scores nothing. When all cards are played, most points win.
"""

from tablee.core.fields import record_type
from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rng import below

VALUES = 6
MOST_SEATS = 4
HAND = 2
NOBODY = -1

# Actions: play a value, then (luck) deal a value.
PLAY, DEAL = 0, VALUES
ACTIONS = 2 * VALUES

NOT_NOW, NOT_HELD = 1, 2
LOST_CARDS, BAD_HANDS, BAD_ACTOR = 1, 2, 3
ALL_PLAYED = 1

BOX = record_type([("players", "i1"), ("copies", "i1"), ("steep", "i1")])
STATE = record_type(
    [
        ("actor", "i1"), ("ending", "i1"), ("turn", "i1"), ("drawer", "i1"), ("last", "i1"),
        ("hand", "i1", (MOST_SEATS, VALUES)), ("held", "i1", (MOST_SEATS,)), ("deck", "i1", (VALUES,)), ("left", "i1"),
        ("played", "i1", (VALUES,)), ("score", "i2", (MOST_SEATS,)),
    ]
)  # fmt: skip


@kernel
def start(box, state):
    """HR-01: a full deck, empty hands; two cards each are dealt, seat by seat."""
    state.ending = 0
    state.turn = 0
    state.drawer = 0
    state.last = 0
    state.left = box.copies * VALUES
    for value in range(VALUES):
        state.deck[value] = box.copies
        state.played[value] = 0
    for seat in range(MOST_SEATS):
        state.held[seat] = 0
        state.score[seat] = 0
        for value in range(VALUES):
            state.hand[seat, value] = 0
    state.actor = CHANCE


@kernel
def forbids(box, state, action):
    """HR-02: play a card that you hold."""
    if state.actor < 0 or action >= DEAL:
        return NOT_NOW
    return 0 if state.hand[state.actor, action] > 0 else NOT_HELD


@kernel
def legal(box, state, moves):
    """HR-02."""
    count = 0
    for action in range(PLAY, DEAL):
        if forbids(box, state, action) == 0:
            moves[count] = action
            count += 1
    return count


@kernel
def tickets(box, state):
    """HR-03: every card of the deck is as likely as the others."""
    return int(state.left)


@kernel
def ticket(box, state, number):
    """HR-03: the card on a ticket."""
    value = 0
    while number >= state.deck[value]:
        number -= state.deck[value]
        value += 1
    return DEAL + value


@kernel
def apply(box, state, action):
    """HR-01 to HR-04."""
    if action >= DEAL:
        draw(state, action - DEAL)
    else:
        play(box, state, action)
    go_on(box, state)


@kernel
def draw(state, value):
    """HR-03."""
    state.deck[value] -= 1
    state.left -= 1
    state.hand[state.drawer, value] += 1
    state.held[state.drawer] += 1


@kernel
def play(box, state, value):
    """HR-02: score its value, unless it is lower than the last (steep: unless it is not higher)."""
    seat = state.actor
    state.hand[seat, value] -= 1
    state.held[seat] -= 1
    state.played[value] += 1
    if value + 1 >= state.last + box.steep:
        state.score[seat] += value + 1
    state.last = value + 1
    state.drawer = seat
    state.turn = (seat + 1) % box.players


@kernel
def go_on(box, state):
    """HR-03, HR-04: fill the hands while the deck lasts; then the next player who holds a card; else the end."""
    if state.left > 0:
        for step in range(box.players):
            seat = (state.drawer + step) % box.players
            if state.held[seat] < HAND:
                state.drawer = seat
                state.actor = CHANCE
                return
    for step in range(box.players):
        seat = (state.turn + step) % box.players
        if state.held[seat] > 0:
            state.actor = seat
            return
    state.actor = OVER
    state.ending = ALL_PLAYED


@kernel
def tally(box, state, sheet):
    """HR-05: points; a tie is a tie."""
    for seat in range(box.players):
        sheet[seat, 0] = state.score[seat]


@kernel
def redact(box, state, seat):
    """HR-06: other hands and the deck are hidden, their sizes are not."""
    for value in range(VALUES):
        state.deck[value] = 0
        for other in range(box.players):
            if other != seat:
                state.hand[other, value] = 0


@kernel
def complete(box, state, seat, rng):
    """HR-06: deal the unseen cards evenly to the others; what is left is the deck."""
    for value in range(VALUES):
        state.deck[value] = box.copies - state.played[value]
        for other in range(box.players):
            state.deck[value] -= state.hand[other, value]
    for other in range(box.players):
        if other != seat:
            unseen = int(state.left)
            for later in range(other, box.players):
                if later != seat:
                    unseen += state.held[later]
            for card in range(state.held[other]):
                value = ticket(box, state, below(rng, unseen - card)) - DEAL
                state.deck[value] -= 1
                state.hand[other, value] += 1


@kernel
def unsound(box, state):
    """HR-01: no card is lost."""
    left = 0
    for value in range(VALUES):
        left += state.deck[value]
        cards = state.deck[value] + state.played[value]
        for seat in range(MOST_SEATS):
            if state.hand[seat, value] < 0:
                return BAD_HANDS
            cards += state.hand[seat, value]
        if cards != box.copies or state.deck[value] < 0 or state.played[value] < 0:
            return LOST_CARDS
    for seat in range(MOST_SEATS):
        held = 0
        for value in range(VALUES):
            held += state.hand[seat, value]
        if held != state.held[seat] or held > HAND or (held > 0 and seat >= box.players):
            return BAD_HANDS
    if state.actor < OVER or state.actor >= box.players or (state.actor >= 0 and state.held[state.actor] == 0):
        return BAD_ACTOR
    return 0 if left == state.left else LOST_CARDS
