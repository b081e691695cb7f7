"""Information-set Monte Carlo tree search, written once for all games.

A template like `tablee.core.loops`: `specialise` binds the open names to a game's kernels and to the advice about it
(`rate` and `evaluate`, see `tablee.bots.advice`). Every iteration imagines what the searching seat cannot see, walks
down the tree of decisions (luck is drawn, never a branch), adds one node, lets advice play on for a few turns, and
credits what came of it. A node belongs to the sequence of decisions that led to it, whatever the hidden cards; moves
that only some worlds allow are weighed by how often they were available.

Such a node mixes hands and luck, so a seat in the tree plays worse than one that is advised and sees its own cards.
Unless `beyond` says otherwise the tree therefore ends where luck or another seat comes in, and advice goes on.

`tree` and `desk` hold the arrays (see `tablee.bots.desk`); `taste` is what makes a level.
"""

from math import log, sqrt

from tablee.bots.desk import (
    ACTION,
    AVAILABLE,
    BEYOND,
    BIAS,
    CHANGES,
    DECIDER,
    DEPTH,
    EXPLORATION,
    GREED,
    HORIZON,
    NOISE,
    NONE,
    PATIENCE,
    ROOT,
    SEAT,
    SPAN,
    VALUE,
    VISITS,
    WIDENING,
    WIDTH,
    WIN_SHARE,
)
from tablee.bots.judging import best_other, guess_victory, share_victory
from tablee.bots.tree import credit, grow, mark_children
from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rng import below, random_word

legal = apply = tickets = ticket = tally = complete = rate = evaluate = None  # bound by `specialise`

VIEW, WORLD = 0, 1
UNIT = 1.0 / 4294967296.0
WHIM = 0.25
"""The part of the noise that decides which move is tried first."""


@kernel
def search(box, states, seat, rng, tree, desk, taste, sources, columns, iterations):
    """So many iterations for a seat, from the view in `states`; the moves considered at the root are on the desk."""
    pace = desk.pace
    for _ in range(iterations):
        states[WORLD] = states[VIEW]
        world = states[WORLD]
        complete(box, world, seat, rng)
        pace[CHANGES], pace[DECIDER] = 0, seat
        depth = descend(box, world, rng, tree, desk, taste)
        play_on(box, world, rng, desk, taste)
        judge(box, world, desk, taste, sources, columns)
        credit(tree, desk, depth)


@kernel
def settle(box, world, rng):
    """Luck is drawn until a seat is to decide or the match is over."""
    while world.actor == CHANCE:
        apply(box, world, ticket(box, world, below(rng, tickets(box, world))))


@kernel
def is_far_enough(world, pace, horizon):
    """Whether the decision has passed from seat to seat as often as this search looks ahead."""
    if world.actor == OVER:
        return True
    if world.actor != pace[DECIDER]:
        pace[DECIDER] = world.actor
        pace[CHANGES] += 1
    return pace[CHANGES] > horizon


# --- the tree ---------------------------------------------------------------------------------------------------------


@kernel
def descend(box, world, rng, tree, desk, taste):
    """Walk down the tree by its statistics, and one node beyond; the depth reached, the nodes being in `path`."""
    moves, root_moves, path, nodes = desk.moves, desk.root_moves, desk.path, tree.nodes
    node, depth = ROOT, 0
    while depth < taste[DEPTH]:
        if depth == 0:
            count = int(root_moves[0])
            for index in range(count):
                moves[index] = root_moves[index + 1]
        else:
            settle(box, world, rng)
            if is_far_enough(world, desk.pace, taste[HORIZON]):
                break
            count = legal(box, world, moves)
        node = pick(box, world, rng, tree, desk, taste, node, count)
        if node == NONE:
            break
        depth += 1
        path[depth] = node
        nodes[node, SEAT] = world.actor
        apply(box, world, int(nodes[node, ACTION]))
        if nodes[node, VISITS] < taste[PATIENCE] or (taste[BEYOND] == 0.0 and world.actor != nodes[node, SEAT]):
            break
    return depth


@kernel
def pick(box, world, rng, tree, desk, taste, node, count):
    """The child to go to: a new one while the node is too narrow for its visits, else the best by its bound."""
    moves, scores, child_of, stamps, nodes = desk.moves, desk.scores, desk.child_of, desk.stamps, tree.nodes
    rate(box, world, moves, count, desk.weights, scores)
    now = mark_children(nodes, child_of, stamps, node)
    top = scores[0]
    for index in range(count):
        top = max(top, scores[index])
    known, best, fresh = 0, NONE, NONE
    best_bound, best_score = 0.0, 0.0
    for index in range(count):
        action = int(moves[index])
        if stamps[action] == now:
            child = int(child_of[action])
            known += 1
            nodes[child, AVAILABLE] += 1
            visits = nodes[child, VISITS]
            bound = tree.sums[child, VALUE] / visits
            bound += taste[EXPLORATION] * sqrt(log(nodes[child, AVAILABLE]) / visits)
            bound += taste[BIAS] * (scores[index] - top) / (taste[SPAN] * (visits + 1))
            if best == NONE or bound > best_bound:
                best, best_bound = child, bound
        else:
            score = scores[index] + WHIM * taste[NOISE] * random_word(rng) * UNIT
            if fresh == NONE or score > best_score:
                fresh, best_score = index, score
    if fresh != NONE and (best == NONE or known < taste[WIDTH] + taste[WIDENING] * sqrt(nodes[node, VISITS])):
        grown = grow(tree, desk.pace, node, int(moves[fresh]))
        if grown != NONE:
            return grown
    return best


# --- beyond the tree --------------------------------------------------------------------------------------------------


@kernel
def play_on(box, world, rng, desk, taste):
    """The seats play as advised, with whims, until the horizon or the end."""
    moves = desk.moves
    if taste[HORIZON] < 0:
        return
    settle(box, world, rng)
    while not is_far_enough(world, desk.pace, taste[HORIZON]):
        count = legal(box, world, moves)
        apply(box, world, advised(box, world, rng, desk, taste, count))
        settle(box, world, rng)


@kernel
def advised(box, world, rng, desk, taste, count):
    """The move that advice rates highest, give or take some noise."""
    moves, scores = desk.moves, desk.scores
    if count == 1:
        return int(moves[0])
    rate(box, world, moves, count, desk.weights, scores)
    best, best_score = 0, 0.0
    for index in range(count):
        score = scores[index] + taste[NOISE] * random_word(rng) * UNIT
        if index == 0 or score > best_score:
            best, best_score = index, score
    return int(moves[best])


# --- what it was worth ------------------------------------------------------------------------------------------------


@kernel
def judge(box, world, desk, taste, sources, columns):
    """For every seat: how likely it wins, by how many points, and the blend of both that it strives for."""
    sheet, points, wins, margins = desk.sheet, desk.points, desk.wins, desk.margins
    players = int(box.players)
    tally(box, world, sheet)
    over = world.actor == OVER
    if over or taste[GREED] > 0.0:
        for seat in range(players):
            wins[seat] = 0.0
            for column in range(sources):
                wins[seat] += sheet[seat, column]
    if over:
        for seat in range(players):
            points[seat] = wins[seat]
    else:
        evaluate(box, world, sheet, desk.weights, points)
        if taste[GREED] > 0.0:
            for seat in range(players):
                points[seat] += taste[GREED] * (wins[seat] - points[seat])
    for seat in range(players):
        margins[seat] = points[seat] - best_other(points, players, seat)
    if over:
        share_victory(sheet, points, wins, players, sources, columns)
    else:
        guess_victory(points, wins, players, taste[SPAN])
    for seat in range(players):
        squashed = 0.5 + 0.5 * margins[seat] / (abs(margins[seat]) + 2.0 * taste[SPAN])
        desk.utilities[seat] = taste[WIN_SHARE] * wins[seat] + (1.0 - taste[WIN_SHARE]) * squashed
