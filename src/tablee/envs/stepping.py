"""Many matches, stepped together: the loop behind the vector environments, on the CPU and on a GPU.

A template like `tablee.core.referee`: its open names are kernels of a game, of its referee and of its encoding.
"""

from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.core.rng import below

start = legal = apply = None  # the game's, bound by `specialise`
let_luck_act = pay_out = None  # the referee's
observe = None  # the encoding's


@kernel
def step_match(box, state, rng, action, sheet, points, reward, rewards):
    """Play an action and the luck that follows; at the end pay out and start anew; whether that was the end."""
    apply(box, state, action)
    let_luck_act(box, state, rng)
    for seat in range(box.players):
        rewards[seat] = 0.0
    if state.actor != OVER:
        return False
    pay_out(box, state, sheet, points, reward, rewards)
    start(box, state)
    let_luck_act(box, state, rng)
    return True


@kernel
def look(box, state, moves, count, mask, observation):
    """Replace the old legal moves (the first `count` of `moves`) by the new ones, in list and mask, and observe."""
    for index in range(count):
        mask[moves[index]] = 0
    count = legal(box, state, moves)
    for index in range(count):
        mask[moves[index]] = 1
    observe(box, state, state.actor, observation)
    return count


@kernel
def step_matches(box, batch, actions, first, last, reward):
    """Step a range of the matches of a batch (see `tablee.envs.vector.Batch` for its arrays)."""
    states, rngs, moves, counts, masks, observations, actors, rewards, ended, sheet, points = batch
    for match in range(first, last):
        state = states[match]
        over = step_match(box, state, rngs[match], actions[match], sheet, points, reward, rewards[match])
        ended[match] = 1 if over else 0
        counts[match] = look(box, state, moves[match], counts[match], masks[match], observations[match])
        actors[match] = state.actor


@kernel
def begin_matches(box, batch, first, last):
    """Start every match of a range, up to its first decision."""
    states, rngs, moves, counts, masks, observations, actors, _, ended, _, _ = batch
    for match in range(first, last):
        state = states[match]
        start(box, state)
        let_luck_act(box, state, rngs[match])
        counts[match] = look(box, state, moves[match], counts[match], masks[match], observations[match])
        actors[match] = state.actor
        ended[match] = 0


@kernel
def sample_actions(rngs, moves, counts, actions, first, last):
    """A random legal action for every match of a range."""
    for match in range(first, last):
        actions[match] = moves[match][below(rngs[match], counts[match])]
