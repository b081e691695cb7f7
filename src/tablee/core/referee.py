"""The referee: what happens in a match besides the rules, written once for all games and for every gear.

Luck acts, somebody plays, the match ends, somebody has won. Search, arena, data sets and environments are ears around
these kernels, none of them has a loop or a ranking of its own.

This module is a template: `specialise` makes a copy of it for each game, in which the open names below are that
game's kernels. So the loops compile into one piece with the rules, and the same source serves every gear.
"""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rng import below
from tablee.core.standings import beats, total

start = legal = apply = tickets = ticket = forbids = tally = None  # bound by `specialise`
SOURCES = COLUMNS = None  # bound by `specialise`

CHECKSUM_FACTOR = 1_000_003
CHECKSUM_MASK = 0xFFFFFFFF
WIN, MARGIN = 0, 1


# --- playing ----------------------------------------------------------------------------------------------------------


@kernel
def draw_luck(box, state, rng):
    """What luck does at a chance node: one of the equally likely tickets."""
    return ticket(box, state, below(rng, tickets(box, state)))


@kernel
def let_luck_act(box, state, rng):
    """Luck acts until a seat is to decide or the match is over."""
    while state.actor == CHANCE:
        apply(box, state, draw_luck(box, state, rng))


@kernel
def random_action(box, state, rng, moves):
    """What a player without a thought, or luck, does next."""
    if state.actor == CHANCE:
        return draw_luck(box, state, rng)
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


# --- who has won ------------------------------------------------------------------------------------------------------
# `sheet` is what `tally` writes, `points` a number for each seat.


@kernel
def add_up(box, sheet, points):
    """The points of each seat from all sources."""
    for seat in range(int(box.players)):
        points[seat] = total(sheet, seat, SOURCES)


@kernel
def is_ahead(sheet, points, one, other):
    """Whether a seat beats another: by points, then by the tie-breaks."""
    return beats(sheet, one, points[one], other, points[other], SOURCES, COLUMNS)


@kernel
def mark_winners(box, sheet, points, marks):
    """A 1 for each seat that nobody beats, a 0 for the others; how many win."""
    players, winners = int(box.players), 0
    for seat in range(players):
        beaten = False
        for other in range(players):
            if is_ahead(sheet, points, other, seat):
                beaten = True
        marks[seat] = 0.0 if beaten else 1.0
        winners += 0 if beaten else 1
    return winners


@kernel
def share_victory(box, sheet, points, shares):
    """One victory, shared by all whom nobody beats."""
    winners = mark_winners(box, sheet, points, shares)
    for seat in range(int(box.players)):
        shares[seat] /= winners


@kernel
def margin(box, points, seat):
    """The points of a seat above those of its best opponent."""
    best = points[1 if seat == 0 else 0]
    for other in range(int(box.players)):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


@kernel
def margin_now(box, state, seat, sheet, points):
    """The margin of a seat if the match ended now."""
    tally(box, state, sheet)
    add_up(box, sheet, points)
    return margin(box, points, seat)


@kernel
def pay_out(box, state, sheet, points, reward, rewards):
    """Rewards that sum to zero: by victory from -1 to 1, or the points above the mean of the others."""
    tally(box, state, sheet)
    add_up(box, sheet, points)
    winners = mark_winners(box, sheet, points, rewards)
    players = int(box.players)
    everything = 0
    for seat in range(players):
        everything += points[seat]
    for seat in range(players):
        if reward == MARGIN:
            rewards[seat] = (players * points[seat] - everything) / (players - 1)
        else:
            rewards[seat] = (rewards[seat] * players / winners - 1.0) / (players - 1)
