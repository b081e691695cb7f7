"""Information-set Monte Carlo tree search, written once for all games.

A template like `tablee.core.referee`: `specialise` binds the open names to a game's kernels and to the advice about it
(`rate` and `evaluate`, see `tablee.core.advice`). Every iteration imagines what the searching seat cannot see, walks
down the tree of decisions (luck is drawn, never a branch), adds one node, lets advice play on for a few turns, and
credits what came of it. A node belongs to the sequence of decisions that led to it, whatever the hidden cards; moves
that only some worlds allow are weighed by how often they were available.

Such a node mixes hands and luck, so a seat in the tree plays worse than one that is advised and sees its own cards.
Unless `beyond` says otherwise the tree therefore ends where luck or another seat comes in, and advice goes on.

What `nodes`, `scratch` and `settings` hold is in `tablee.bots.records`; before the first search, `begin` in
`tablee.bots.tree` sets the root.
"""

from math import log, sqrt

from tablee.bots.chances import guess_victory
from tablee.bots.records import NONE, ROOT
from tablee.bots.tree import credit, grow
from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.core.rng import random_word

legal = apply = tally = complete = None  # the game's, bound by `specialise`
let_luck_act = add_up = margin = share_victory = None  # the referee's
rate = evaluate = None  # the advice

VIEW, WORLD = 0, 1
UNIT = 1.0 / 4294967296.0
FIRST_NOISE = 0.25
"""The part of the noise that decides which move is tried first."""


@kernel
def search(box, states, seat, rng, nodes, scratch, settings, iterations):
    """So many iterations for a seat, from the view in `states`; the moves considered at the root are in `scratch`."""
    set_horizon(box, scratch, settings)
    for _ in range(iterations):
        states[WORLD] = states[VIEW]
        world = states[WORLD]
        complete(box, world, seat, rng)
        scratch.changes = 0
        scratch.decider = seat
        depth = descend(box, world, rng, nodes, scratch, settings)
        play_on(box, world, rng, scratch, settings)
        assess(box, world, scratch, settings)
        credit(nodes, scratch, depth)


@kernel
def set_horizon(box, scratch, settings):
    """How often the decision may pass on in so many rounds, and how deep the tree may grow."""
    scratch.horizon = settings.rounds
    if settings.rounds > 0:
        scratch.horizon = settings.rounds * box.players - 1
    scratch.deepest = settings.depth if settings.rounds >= 0 else 1


@kernel
def is_far_enough(world, scratch):
    """Whether the decision has passed from seat to seat as often as this search looks ahead."""
    if world.actor == OVER:
        return True
    if world.actor != scratch.decider:
        scratch.decider = world.actor
        scratch.changes += 1
    return scratch.changes > scratch.horizon


# --- the tree ---------------------------------------------------------------------------------------------------------


@kernel
def descend(box, world, rng, nodes, scratch, settings):
    """Walk down the tree by its statistics, and one node beyond; the depth reached, the nodes being in `path`."""
    moves = scratch.moves
    place, depth = ROOT, 0
    while depth < scratch.deepest:
        if depth == 0:
            count = int(scratch.considered_count)
            for index in range(count):
                moves[index] = scratch.considered[index]
        else:
            let_luck_act(box, world, rng)
            if is_far_enough(world, scratch):
                break
            count = legal(box, world, moves)
        place = pick(box, world, rng, nodes, scratch, settings, place, count)
        if place == NONE:
            break
        depth += 1
        scratch.path[depth] = place
        node = nodes[place]
        node.seat = world.actor
        apply(box, world, int(node.action))
        if node.visits < settings.patience or (not settings.beyond and world.actor != node.seat):
            break
    return depth


@kernel
def pick(box, world, rng, nodes, scratch, settings, parent, count):
    """The child to go to: a new one while the node is too narrow for its visits, else the best by its bound.

    Moves and children are both in the order of actions, so that one walk over both finds the child of each move.
    """
    moves, scores = scratch.moves, scratch.scores
    rate(box, world, moves, count, settings.weights, scores)
    top = scores[0]
    for index in range(count):
        top = max(top, scores[index])
    child = int(nodes[parent].first)
    known, best, fresh = 0, NONE, NONE
    best_bound, best_score = 0.0, 0.0
    for index in range(count):
        action = int(moves[index])
        while child != NONE and nodes[child].action < action:
            child = int(nodes[child].next)
        if child != NONE and nodes[child].action == action:
            node = nodes[child]
            known += 1
            node.available += 1
            visits = node.visits
            bound = node.value / visits
            bound += settings.exploration * sqrt(logarithm(scratch, int(node.available)) / visits)
            bound += settings.bias * (scores[index] - top) / (settings.span * (visits + 1))
            if best == NONE or bound > best_bound:
                best, best_bound = child, bound
        else:
            score = scores[index] + FIRST_NOISE * settings.noise * random_word(rng) * UNIT
            if fresh == NONE or score > best_score:
                fresh, best_score = index, score
    if fresh != NONE and (best == NONE or known < settings.width + settings.widening * sqrt(nodes[parent].visits)):
        grown = grow(nodes, scratch, parent, int(moves[fresh]))
        if grown != NONE:
            return grown
    return best


@kernel
def logarithm(scratch, count):
    """Of a count, worked out once: in a browser that takes a call out of the module."""
    if count >= len(scratch.logarithms):
        return log(count)
    if scratch.logarithms[count] == 0.0:
        scratch.logarithms[count] = log(count)
    return scratch.logarithms[count]


# --- beyond the tree --------------------------------------------------------------------------------------------------


@kernel
def play_on(box, world, rng, scratch, settings):
    """The seats play as advised, with whims, until the horizon or the end."""
    if scratch.horizon < 0:
        return
    let_luck_act(box, world, rng)
    while not is_far_enough(world, scratch):
        count = legal(box, world, scratch.moves)
        apply(box, world, advised(box, world, rng, scratch, settings, count))
        let_luck_act(box, world, rng)


@kernel
def advised(box, world, rng, scratch, settings, count):
    """The move that advice rates highest, give or take some noise."""
    moves, scores = scratch.moves, scratch.scores
    if count == 1:
        return int(moves[0])
    rate(box, world, moves, count, settings.weights, scores)
    best, best_score = 0, 0.0
    for index in range(count):
        score = scores[index] + settings.noise * random_word(rng) * UNIT
        if index == 0 or score > best_score:
            best, best_score = index, score
    return int(moves[best])


# --- what it was worth ------------------------------------------------------------------------------------------------


@kernel
def assess(box, world, scratch, settings):
    """For every seat: how likely it wins, by how many points, and the blend of both that it strives for."""
    sheet, points, wins, margins = scratch.sheet, scratch.points, scratch.wins, scratch.margins
    players = int(box.players)
    tally(box, world, sheet)
    over = world.actor == OVER
    if over or settings.greed > 0.0:
        add_up(box, sheet, wins)
    if over:
        for seat in range(players):
            points[seat] = wins[seat]
    else:
        evaluate(box, world, sheet, settings.weights, points)
        if settings.greed > 0.0:
            for seat in range(players):
                points[seat] += settings.greed * (wins[seat] - points[seat])
    for seat in range(players):
        margins[seat] = margin(box, points, seat)
    if over:
        share_victory(box, sheet, points, wins)
    else:
        guess_victory(box, points, wins, settings.span)
    for seat in range(players):
        squashed = 0.5 + 0.5 * margins[seat] / (abs(margins[seat]) + 2.0 * settings.span)
        scratch.utilities[seat] = settings.win_share * wins[seat] + (1.0 - settings.win_share) * squashed
