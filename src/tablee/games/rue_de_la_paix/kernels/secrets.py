"""What a seat may not know, and one way it could be (RP-34)."""

from tablee.core.kernel import kernel
from tablee.core.rng import below
from tablee.games.rue_de_la_paix.declarations import CARDS


@kernel
def redact(box, state, seat):
    """RP-34: the others' cards and the draw pile are hidden; how many there are is not."""
    for card in range(CARDS):
        state.deck[card] = 0
        for other in range(box.players):
            if other != seat:
                state.hand[other, card] = 0


@kernel
def complete(box, view, seat, rng):
    """RP-34: deal the cards that are neither in one's own hand nor discarded to the others and to the draw pile."""
    unseen = 0
    for card in range(CARDS):
        view.deck[card] = box.cards[card] - view.discard[card]
        if seat >= 0:
            view.deck[card] -= view.hand[seat, card]
        unseen += view.deck[card]
    for other in range(box.players):
        if other != seat:
            for _ in range(view.cards[other]):
                deal_unseen(view, other, below(rng, unseen))
                unseen -= 1


@kernel
def deal_unseen(view, seat, number):
    """Give a seat the card with a number among those unseen."""
    card = 0
    while card < CARDS - 1 and number >= view.deck[card]:
        number -= view.deck[card]
        card += 1
    view.deck[card] -= 1
    view.hand[seat, card] += 1
