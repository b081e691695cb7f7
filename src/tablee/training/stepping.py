"""Matches of one game for any number of players, stepped together, with what every legal move does.

A template like `tablee.core.referee`. A batch holds matches with different boxes: `which` says whose is whose.
"""

from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.core.rng import seed_rng

start = legal = apply = tally = complete = None  # the game's, bound by `specialise`
let_luck_act = add_up = margin = share_victory = None  # the referee's
observe = survey = None  # the encoding's, the features'
describe_move = FEATURES = None  # of `tablee.bots.features`

NOW = 0


@kernel
def begin_match(box, state, rng, seed, stream):
    """A match with luck of its own, up to its first decision."""
    seed_rng(rng, seed, stream)
    start(box, state)
    let_luck_act(box, state, rng)


@kernel
def step_match(box, state, rng, action, sheet, points, wins, margins):
    """Play an action and the luck that follows; at the end say who won, and start anew; whether that was the end.

    `sheet` is written at the end only.
    """
    apply(box, state, action)
    let_luck_act(box, state, rng)
    if state.actor != OVER:
        return False
    tally(box, state, sheet)
    add_up(box, sheet, points)
    share_victory(box, sheet, points, wins)
    for seat in range(int(box.players)):
        margins[seat] = margin(box, points, seat)
    start(box, state)
    let_luck_act(box, state, rng)
    return True


@kernel
def imagine_match(box, state, rng, seed, stream):
    """A view of whoever decides becomes a world that fits it, with luck of its own from there on."""
    seed_rng(rng, seed, stream)
    complete(box, state, int(state.actor), rng)


@kernel
def begin_matches(boxes, which, states, rngs, seed, streams, moves, counts, observations, actors):
    """Begin all matches."""
    for match in range(len(which)):
        box, state = boxes[which[match]], states[match]
        begin_match(box, state, rngs[match], seed, streams[match])
        counts[match] = legal(box, state, moves[match])
        observe(box, state, state.actor, observations[match])
        actors[match] = state.actor


@kernel
def imagine_matches(boxes, which, states, rngs, seed, streams):
    """Views become worlds."""
    for match in range(len(which)):
        imagine_match(boxes[which[match]], states[match], rngs[match], seed, streams[match])


@kernel
def step_matches(
    boxes, which, states, rngs, actions, moves, counts, observations, actors, sheets, points, wins, margins, ended
):  # fmt: skip
    """Play an action in every match."""
    for match in range(len(which)):
        box, state = boxes[which[match]], states[match]
        over = step_match(box, state, rngs[match], actions[match], sheets[match], points, wins[match], margins[match])
        ended[match] = 1 if over else 0
        counts[match] = legal(box, state, moves[match])
        observe(box, state, state.actor, observations[match])
        actors[match] = state.actor


@kernel
def describe_all(
    boxes, which, states, moves, counts, pair, one, score, weights, sheet, sheet_after, gains, points, rows, facts
):  # fmt: skip
    """A row for every legal move of every match, one match after the other; and a survey of every match."""
    first = 0
    for match in range(len(which)):
        box = boxes[which[match]]
        pair[NOW] = states[match]
        tally(box, pair[NOW], sheet)
        survey(box, pair[NOW], int(pair[NOW].actor), sheet, weights, facts[match])
        for index in range(counts[match]):
            one[0] = moves[match, index]
            describe_move(box, pair, one, weights, score, sheet, sheet_after, gains, points, rows, first)
            first += FEATURES
