"""What moves do."""

from high_road.declarations import ALL_PLAYED, GOING_ON, VALUES
from high_road.kernels.state import DEAL, HAND, MOST_SEATS
from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel


@kernel
def start(box, state):
    """HR-01: a full deck, empty hands; two cards each are dealt, seat by seat."""
    state.ending = GOING_ON
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
