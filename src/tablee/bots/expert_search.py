"""Search with a network: how good each move turns out in worlds that fit the view, by what two judges expect there.

A template like `tablee.core.referee`. The network's preferences say which moves are worth trying (PUCT); a try plays
the move in an imagined world, lets luck act and advice play on for some rounds, as `tablee.bots.search` does, and asks
advice and the network what the position is worth that came of it. A network errs about the same moves in every world;
asked a little later, when their consequences are on the table, it errs less. The nodes are those of that search: a
root, and a child for each move.
"""

from math import sqrt

from tablee.bots.records import NONE, ROOT
from tablee.bots.tree import credit, grow
from tablee.core.game import OVER
from tablee.core.kernel import kernel

legal = apply = complete = None  # the game's, bound by `specialise`
let_luck_act = None  # the referee's
set_horizon = play_on = assess = None  # of `tablee.bots.search`
judge = foresee = power = None  # of `tablee.bots.network`

WORLD, VIEW = 0, 2


@kernel
def search(box, trio, seat, rng, nodes, scratch, settings, network, room, iterations):
    """So many iterations for a seat, from the view in `trio`; the moves considered at the root are in `scratch`."""
    set_horizon(box, scratch, settings)
    for _ in range(iterations):
        trio[WORLD] = trio[VIEW]
        world = trio[WORLD]
        complete(box, world, seat, rng)
        if nodes[ROOT].first == NONE:
            welcome(box, trio, nodes, scratch, settings, network, room)
        place = most_promising(nodes, settings, room)
        scratch.path[1] = place
        nodes[place].seat = seat
        apply(box, world, int(nodes[place].action))
        let_luck_act(box, world, rng)
        scratch.changes = 0
        scratch.decider = seat
        play_on(box, world, rng, scratch, settings)
        assess(box, world, scratch, settings)
        if settings.trust > 0.0 and world.actor != OVER:
            heed(box, trio, scratch, settings, network, room)
        credit(nodes, scratch, 1)


@kernel
def welcome(box, trio, nodes, scratch, settings, network, room):
    """A child for each move considered, with the chance that the network gives it among them.

    A network that has learnt by playing alone hardly ever doubts itself, not even where it errs: what it dismisses is
    tried all the same if its preferences count for less than they are (`prior`).
    """
    moves, preferences, priors = scratch.moves, room.preferences, room.priors
    count = legal(box, trio[WORLD], moves)
    judge(box, trio, moves, count, settings.weights, network, room)
    index, top = 0, 0.0
    for place in range(int(scratch.considered_count)):
        while moves[index] != scratch.considered[place]:
            index += 1
        child = grow(nodes, scratch, ROOT, int(moves[index]))
        priors[child] = preferences[index]
        top = priors[child] if place == 0 else max(top, priors[child])
    everything = 0.0
    for child in range(1, int(scratch.used)):
        priors[child] = power(settings.prior * (priors[child] - top))
        everything += priors[child]
    for child in range(1, int(scratch.used)):
        priors[child] /= everything


@kernel
def most_promising(nodes, settings, room):
    """PUCT: what a move has brought, and more for one that the network likes and that was seldom tried."""
    tried = sqrt(nodes[ROOT].visits + 1.0)
    usual = 0.5
    if nodes[ROOT].visits > 0:
        usual = 0.0
        child = int(nodes[ROOT].first)
        while child != NONE:
            usual += nodes[child].value
            child = int(nodes[child].next)
        usual /= nodes[ROOT].visits
    best, best_bound = NONE, 0.0
    child = int(nodes[ROOT].first)
    while child != NONE:
        node = nodes[child]
        value = node.value / node.visits if node.visits > 0 else usual
        bound = value + settings.exploration * room.priors[child] * tried / (1.0 + node.visits)
        if best == NONE or bound > best_bound:
            best, best_bound = child, bound
        child = int(node.next)
    return best


@kernel
def heed(box, trio, scratch, settings, network, room):
    """What the network expects of a position counts as much as it is trusted, and what advice expects counts less."""
    count = legal(box, trio[WORLD], scratch.moves)
    foresee(box, trio, scratch.moves, count, settings.weights, network, room)
    wins, margins, utilities = scratch.wins, scratch.margins, scratch.utilities
    for seat in range(int(box.players)):
        ahead = room.ahead[seat]
        utility = settings.win_share * room.wins[seat] + (1.0 - settings.win_share) * (0.5 + 0.5 * ahead)
        wins[seat] += settings.trust * (room.wins[seat] - wins[seat])
        margins[seat] += settings.trust * (2.0 * settings.span * ahead / (1.0 - abs(ahead)) - margins[seat])
        utilities[seat] += settings.trust * (utility - utilities[seat])
