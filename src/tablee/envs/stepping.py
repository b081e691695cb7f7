"""Many matches, stepped together: the loop behind the vector environments, on the CPU and on a GPU.

A template like `tablee.core.loops`: `specialise` binds the open names to a game's kernels and to its encoding.
"""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rng import below

start = legal = apply = tickets = ticket = tally = observe = None  # bound by `specialise`

WIN, MARGIN = 0, 1


@kernel
def settle(box, state, rng):
    """Let luck act until a seat is to decide or the match is over; how often it acted."""
    outcomes = 0
    while state.actor == CHANCE:
        apply(box, state, ticket(box, state, below(rng, tickets(box, state))))
        outcomes += 1
    return outcomes


@kernel
def is_ahead(sheet, totals, one, other, first, last):
    """Whether a seat beats another: by total, then by the tie-breaks in columns first to last."""
    if totals[one] != totals[other]:
        return totals[one] > totals[other]
    for column in range(first, last):
        if sheet[one, column] != sheet[other, column]:
            return sheet[one, column] > sheet[other, column]
    return False


@kernel
def pay_out(box, state, sheet, totals, sources, columns, kind, rewards):
    """Rewards that sum to zero: by victory from -1 to 1, or the margin over the mean of the others."""
    tally(box, state, sheet)
    players = int(box.players)
    everything, winners = 0, 0
    for seat in range(players):
        totals[seat] = 0
        for column in range(sources):
            totals[seat] += sheet[seat, column]
        everything += totals[seat]
    for seat in range(players):
        beaten = False
        for other in range(players):
            if is_ahead(sheet, totals, other, seat, sources, columns):
                beaten = True
        rewards[seat] = 0.0 if beaten else 1.0
        winners += 0 if beaten else 1
    for seat in range(players):
        if kind == MARGIN:
            rewards[seat] = (players * totals[seat] - everything) / (players - 1)
        else:
            rewards[seat] = (rewards[seat] * players / winners - 1.0) / (players - 1)


@kernel
def step_match(box, state, rng, action, sheet, totals, sources, columns, kind, rewards):
    """Play an action and the luck that follows; at the end pay out and start anew; whether that was the end."""
    apply(box, state, action)
    settle(box, state, rng)
    for seat in range(box.players):
        rewards[seat] = 0.0
    if state.actor != OVER:
        return False
    pay_out(box, state, sheet, totals, sources, columns, kind, rewards)
    start(box, state)
    settle(box, state, rng)
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
def step_matches(box, batch, actions, first, last, sources, columns, kind):
    """Step a range of the matches of a batch (see `tablee.envs.vector.Batch` for its arrays)."""
    states, rngs, moves, counts, masks, observations, actors, rewards, ended, sheet, totals = batch
    for match in range(first, last):
        state = states[match]
        over = step_match(
            box, state, rngs[match], actions[match], sheet, totals, sources, columns, kind, rewards[match]
        )
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
        settle(box, state, rngs[match])
        counts[match] = look(box, state, moves[match], counts[match], masks[match], observations[match])
        actors[match] = state.actor
        ended[match] = 0


@kernel
def sample_actions(rngs, moves, counts, actions, first, last):
    """A random legal action for every match of a range."""
    for match in range(first, last):
        actions[match] = moves[match][below(rngs[match], counts[match])]
