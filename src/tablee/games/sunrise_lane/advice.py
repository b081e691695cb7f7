"""Advice about Sunrise Lane: what a move is worth at first sight, and what a position promises.

Cards are money: what a house scores beyond the cards it takes is the gain. Places in the five rankings are won
late, so they count the more the fewer pieces are left.
"""

from tablee.core.advice import Weights
from tablee.core.kernel import kernel
from tablee.core.machine import lowest_bit
from tablee.games.sunrise_lane.declarations import A1, A2, B1, B2, C_COLUMN, COLOURS, DOTS_COLUMN, MOST_STOREYS
from tablee.games.sunrise_lane.kernels.actions import DISCARD, DRAW, PLOT_MOVES
from tablee.games.sunrise_lane.kernels.state import FEW_PIECES, HAND_LIMIT, WORD_PLOTS, WORDS

WEIGHTS = Weights()
CARD = WEIGHTS("card", 2.0)  # what a card in hand is worth, in points
PAIR = WEIGHTS("pair", 0.25)  # and two of a colour beyond that
PARK = WEIGHTS("park", 0.7)  # what a park wastes beside its card
CHAIN = WEIGHTS("chain", 0.5)  # the part of what the next plot would bring that counts for the plot before it
STOREY = WEIGHTS("storey", 0.5)  # tall houses in A, by the square of the storeys above the first
HOUSE = WEIGHTS("house", 1.0)  # a house in B
NEIGHBOUR = WEIGHTS("neighbour", 0.6)  # each own house beside, up to two
RANKS_NOW = WEIGHTS("ranks_now", 0.35)  # of the rankings as they stand, at the beginning
RANKS_LATER = WEIGHTS("ranks_later", 0.65)  # and in addition at the end
SPENT = WEIGHTS("spent", 0.8)  # the part of a hand's worth that is lost by the end


@kernel
def rate(box, state, moves, count, weights, scores):
    """Points at once, less the cards they cost, and what the next plot of the chain would bring."""
    others = box.plots * PLOT_MOVES
    seat = int(state.turn)
    cards = int(state.cards[seat])
    for index in range(count):
        action = int(moves[index])
        if action < others:
            scores[index] = rate_building(box, state, weights, seat, action // PLOT_MOVES, action % PLOT_MOVES)
        elif action >= others + DISCARD:
            scores[index] = -0.5 * state.hand[seat, action - others - DISCARD]
        elif action == others + DRAW:
            scores[index] = weights[CARD] * (min(HAND_LIMIT, cards + 2) - min(HAND_LIMIT, cards) - 1)
        else:
            scores[index] = 0.0


@kernel
def rate_building(box, state, weights, seat, plot, choice):
    """A house or a park on a plot."""
    if choice >= MOST_STOREYS:
        paid = choice - MOST_STOREYS
        return weights[CHAIN] * best_next(box, state, weights, seat, plot, paid, 1) - weights[CARD] - weights[PARK]
    storeys = choice + 1
    score = storeys * (box.dots[plot] - weights[CARD])
    where = box.district[plot]
    if where in (A1, A2):
        score += weights[STOREY] * (storeys - 1) * (storeys - 1)
    elif where in (B1, B2):
        score += weights[HOUSE]
    score += weights[NEIGHBOUR] * min(2, own_neighbours(box, state, seat, plot))
    return score + weights[CHAIN] * best_next(box, state, weights, seat, plot, box.colour[plot], storeys)


@kernel
def own_neighbours(box, state, seat, plot):
    """SL-43: how many of one's own houses stand beside a plot."""
    found = 0
    for word in range(WORDS):
        beside = box.beside[plot, word] & state.occupied[word]
        while beside != 0:
            found += state.owner[word * WORD_PLOTS + lowest_bit(beside)] == seat
            beside &= beside - 1
    return found


@kernel
def best_next(box, state, weights, seat, plot, paid, cards):
    """SL-15: the most that a house beside this plot would gain with the cards that are left."""
    best = 0.0
    for word in range(WORDS):
        beside = box.beside[plot, word] & ~state.occupied[word]
        while beside != 0:
            other = word * WORD_PLOTS + lowest_bit(beside)
            beside &= beside - 1
            colour = box.colour[other]
            held = state.hand[seat, colour]
            if colour == paid:
                held -= cards
            best = max(best, held * (box.dots[other] - weights[CARD]))
    return best


@kernel
def evaluate(box, state, sheet, weights, points):
    """Dots, cards, and the rankings as they stand, the more certain the fewer pieces the first to finish has left."""
    fewest = int(box.pieces)
    for seat in range(box.players):
        fewest = min(fewest, state.pieces[seat])
    progress = 1.0 - max(0, fewest - FEW_PIECES) / box.pieces
    weight = weights[RANKS_NOW] + weights[RANKS_LATER] * progress
    kept = 1.0 - weights[SPENT] * progress
    for seat in range(box.players):
        ranks = 0
        for column in range(A1, C_COLUMN + 1):
            ranks += sheet[seat, column]
        points[seat] = sheet[seat, DOTS_COLUMN] + weight * ranks + kept * hand_worth(state, weights, seat)


@kernel
def hand_worth(state, weights, seat):
    """Cards, and a little more for those that go together."""
    worth = 0.0
    for colour in range(COLOURS):
        held = int(state.hand[seat, colour])
        worth += weights[CARD] * held + weights[PAIR] * held * (held - 1) * 0.5
    return worth
