"""What a seat may not know, painted over, and filled in again."""

from tablee.core.kernel import kernel
from tablee.core.rng import below
from tablee.games.sunrise_lane.declarations import COLOURS


@kernel
def redact(box, state, seat):
    """SL-21: the others' hands and the draw pile are hidden; their sizes, the discards and the board are open."""
    for other in range(box.players):
        if other != seat:
            for colour in range(COLOURS):
                state.hand[other, colour] = 0
    for colour in range(COLOURS):
        state.pile[colour] = 0


@kernel
def complete(box, view, seat, rng):
    """SL-21: the cards that one does not see, dealt evenly to the others' hands; what is left is the pile."""
    hidden = view.pile_size
    for colour in range(COLOURS):
        own = view.hand[seat, colour] if seat >= 0 else 0
        view.pile[colour] = box.cards - view.discard[colour] - own
    for other in range(box.players):
        if other != seat:
            hidden += view.cards[other]
    for other in range(box.players):
        if other != seat:
            for _ in range(view.cards[other]):
                give_hidden_card(view, other, below(rng, hidden))
                hidden -= 1


@kernel
def give_hidden_card(view, seat, number):
    """SL-21: one of the cards that are still to be placed goes to a hand."""
    colour = 0
    while number >= view.pile[colour]:
        number -= view.pile[colour]
        colour += 1
    view.pile[colour] -= 1
    view.hand[seat, colour] += 1
