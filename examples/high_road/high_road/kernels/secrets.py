"""What a seat may not know."""

from high_road.declarations import VALUES
from high_road.kernels.luck import ticket
from high_road.kernels.state import DEAL
from tablee.core.kernel import kernel
from tablee.core.rng import below


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
