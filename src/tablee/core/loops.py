"""Whole loops over a game, written once for all games.

This module is a template: `specialise` makes a copy of it for each game, in which the open names below are that
game's kernels. So the loops compile into one piece with the rules, and the same source serves every gear.
"""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rng import below

start = legal = apply = tickets = ticket = forbids = None  # bound by `specialise`

CHECKSUM_FACTOR = 1_000_003
CHECKSUM_MASK = 0xFFFFFFFF


@kernel
def random_action(box, state, rng, moves):
    """What a player without a thought, or luck, does next."""
    if state.actor == CHANCE:
        return ticket(box, state, below(rng, tickets(box, state)))
    return int(moves[below(rng, legal(box, state, moves))])


@kernel
def play_out(box, state, rng, moves):
    """Play at random to the end; the number of actions it took."""
    count = 0
    while state.actor != OVER:
        apply(box, state, random_action(box, state, rng, moves))
        count += 1
    return count


@kernel
def play_action(box, state, rng, moves, checksum, totals):
    """Play one action at random, of a new match if this one is over; the checksum with it.

    `totals` counts the matches that were over and the decisions.
    """
    if state.actor == OVER:
        start(box, state)
        totals[0] += 1
    if state.actor != CHANCE:
        totals[1] += 1
    action = random_action(box, state, rng, moves)
    apply(box, state, action)
    return ((checksum ^ action) * CHECKSUM_FACTOR) & CHECKSUM_MASK


@kernel
def play_actions(box, state, rng, moves, actions, totals):
    """Play so many actions at random, match after match; a checksum over every action."""
    checksum = 0
    for _ in range(actions):
        checksum = play_action(box, state, rng, moves, checksum, totals)
    return checksum


@kernel
def disputed_action(box, state, moves, actions):
    """The first action on which `legal` and `forbids` disagree, or -1: legality is stated once."""
    count = legal(box, state, moves)
    listed = 0
    for action in range(actions):
        is_listed = listed < count and moves[listed] == action
        if is_listed:
            listed += 1
        if is_listed != (forbids(box, state, action) == 0):
            return action
    return -1
