"""Search with a network: how good each move turns out in worlds that fit the view, when the network plays on.

A template like `tablee.core.referee`. The network's preferences say which moves are worth trying (PUCT); a try imagines
what the seat cannot see, plays the move, lets the network play on for all seats for some rounds, and asks it what the
position is worth that came of it. Asked a little later, when the consequences of a move are on the table, it errs less;
and it knows best what becomes of a position in which it plays itself.

The tree holds the moves of the seat's own turn, up to where luck or another seat comes in: what a move is worth shows
when the rest of the turn is as good as it can be. The nodes are those of `tablee.bots.search`.

Every move meets the same worlds and the same luck: its first try those of the first try of all others, and so on. So
moves can be told apart by far fewer tries than if each had luck of its own.
"""

from math import sqrt

from tablee.bots.records import NONE, ROOT
from tablee.bots.tree import credit, grow_behind
from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.core.rng import random_word, seed_rng

legal = apply = complete = None  # the game's, bound by `specialise`
let_luck_act = None  # the referee's
set_horizon = is_far_enough = assess = None  # of `tablee.bots.search`
judge = foresee = power = None  # of `tablee.bots.network`

WORLD, VIEW = 0, 2


@kernel
def search(box, trio, seat, rng, nodes, scratch, settings, network, room, iterations):
    """So many iterations for a seat, from the view in `trio`; the moves considered at the root are in `scratch`."""
    set_horizon(box, scratch, settings)
    world = trio[WORLD]
    for _ in range(iterations):
        if nodes[ROOT].first == NONE:
            trio[WORLD] = trio[VIEW]
            complete(box, world, seat, rng)
            welcome(box, trio, nodes, scratch, settings, network, room, ROOT)
            scratch.luck = random_word(rng)
        first = most_promising(nodes, settings, ROOT)
        seed_rng(rng, int(scratch.luck), int(nodes[first].visits))
        trio[WORLD] = trio[VIEW]
        complete(box, world, seat, rng)
        depth = descend(box, trio, seat, nodes, scratch, settings, network, room, first)
        play_on(box, trio, seat, rng, scratch, settings, network, room)
        if world.actor == OVER:
            assess(box, world, scratch, settings)
        else:
            believe(box, trio, scratch, settings, network, room)
        nodes[ROOT].value += scratch.utilities[seat]
        credit(nodes, scratch, depth)


# --- the own turn -----------------------------------------------------------------------------------------------------


@kernel
def descend(box, trio, seat, nodes, scratch, settings, network, room, first):
    """From a move at the root down the tree, and one node beyond; the depth reached, the nodes being in `path`."""
    world = trio[WORLD]
    place, depth = first, 1
    while True:
        scratch.path[depth] = place
        node = nodes[place]
        node.seat = seat
        apply(box, world, int(node.action))
        if world.actor != seat or node.visits < settings.patience or depth == scratch.deepest:
            return depth
        if node.first == NONE:
            welcome(box, trio, nodes, scratch, settings, network, room, place)
            if node.first == NONE:
                return depth
        place = most_promising(nodes, settings, place)
        depth += 1


@kernel
def welcome(box, trio, nodes, scratch, settings, network, room, parent):
    """A child for each legal move, if there is room for all; at the root for those that are considered."""
    moves = scratch.moves
    count = legal(box, trio[WORLD], moves)
    if parent != ROOT and scratch.used + count > len(nodes):
        return
    judge(box, trio, moves, count, settings.weights, network, room)
    considered, child = 0, NONE
    for index in range(count):
        if parent == ROOT:
            if considered == scratch.considered_count or moves[index] != scratch.considered[considered]:
                continue
            considered += 1
        child = grow_behind(nodes, scratch, parent, child, int(moves[index]))
        nodes[child].prior = room.preferences[index]
    share_out(nodes, parent, settings.prior)


@kernel
def share_out(nodes, parent, sharpness):
    """From the preferences of the children to their chances.

    A network that has learnt by playing alone hardly ever doubts itself, not even where it errs: what it dismisses is
    tried all the same if its preferences count for less than they are (`prior`).
    """
    first = int(nodes[parent].first)
    top, everything = nodes[first].prior, 0.0
    child = first
    while child != NONE:
        top = max(top, nodes[child].prior)
        child = int(nodes[child].next)
    child = first
    while child != NONE:
        nodes[child].prior = power(sharpness * (nodes[child].prior - top))
        everything += nodes[child].prior
        child = int(nodes[child].next)
    child = first
    while child != NONE:
        nodes[child].prior /= everything
        child = int(nodes[child].next)


@kernel
def most_promising(nodes, settings, parent):
    """PUCT: what a move has brought, and more for one that the network likes and that was seldom tried."""
    visits = int(nodes[parent].visits)
    boldness = settings.exploration * sqrt(visits + 1.0)
    usual = nodes[parent].value / visits if visits > 0 else 0.5
    best, best_bound = NONE, 0.0
    child = int(nodes[parent].first)
    while child != NONE:
        node = nodes[child]
        value = node.value / node.visits if node.visits > 0 else usual
        bound = value + boldness * node.prior / (1.0 + node.visits)
        if best == NONE or bound > best_bound:
            best, best_bound = child, bound
        child = int(node.next)
    return best


# --- beyond it --------------------------------------------------------------------------------------------------------


@kernel
def play_on(box, trio, seat, rng, scratch, settings, network, room):
    """Every seat does what the network likes best, until the horizon or the end."""
    world = trio[WORLD]
    scratch.changes = 0
    scratch.decider = seat
    let_luck_act(box, world, rng)
    while not is_far_enough(world, scratch):
        count = legal(box, world, scratch.moves)
        apply(box, world, liked_best(box, trio, scratch, settings, network, room, count))
        let_luck_act(box, world, rng)


@kernel
def liked_best(box, trio, scratch, settings, network, room, count):
    """The move that the network likes best."""
    best = 0
    if count > 1:
        judge(box, trio, scratch.moves, count, settings.weights, network, room)
        for index in range(count):
            if room.preferences[index] > room.preferences[best]:
                best = index
    return int(scratch.moves[best])


@kernel
def believe(box, trio, scratch, settings, network, room):
    """A position is worth what the network expects of it."""
    count = legal(box, trio[WORLD], scratch.moves)
    foresee(box, trio, scratch.moves, count, settings.weights, network, room)
    for seat in range(int(box.players)):
        wins, ahead = room.wins[seat], room.ahead[seat]
        scratch.wins[seat] = wins
        scratch.margins[seat] = 2.0 * settings.span * ahead / (1.0 - abs(ahead))
        scratch.utilities[seat] = settings.win_share * wins + (1.0 - settings.win_share) * (0.5 + 0.5 * ahead)
