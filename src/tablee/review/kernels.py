"""The judge's kernels, written once for all games: worlds are imagined, and matches played to their end as advised.

A template like `tablee.bots.search`, whose advised play and whose worth of a result it shares. Every number of a world
determines its luck: all moves are tried in the same imagined world, with the same luck and the same whims to come, so
that what tells them apart is the moves.
"""

from math import sqrt

from tablee.bots.records import MOST_DEPTH, NONE
from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rng import seed_rng
from tablee.review.records import ADVISED, OTHERS, PLAYED, UNPLANNED

legal = apply = tickets = ticket = complete = None  # the game's, bound by `specialise`
let_luck_act = None  # the referee's
rate = None  # the advice
advised = assess = pick = None  # the search's

STATE, VIEW, WORLD, TRIAL, STATES = 0, 1, 2, 3, 4
"""The states a judge has: the one it is asked about, what the seat knew of it, a world that fits this, and one to play
to its end; and how many that are."""
LEARNT, SCREENED = 1 << 21, 1 << 20
"""The first worlds in which plans are learnt and moves are compared; those before are for finding out which moves."""
SECRETS, WHIMS = 1 << 29, 1 << 30
"""Streams of random numbers: from here on for what is hidden, and for the whims of players; the first are for luck."""
WIDEST = 32
"""More moves than this are not tried: those are, that advice rates highest."""
FINALISTS = 3
"""So many moves are left to be compared with the one played."""


@kernel
def look(
    box, worlds, seat, seed, arms, count, nodes, outlook, luck, whims, scratch, settings, tries, iterations, samples
):  # fmt: skip
    """Look at a ply, for the first time or once more: the number of moves that are compared.

    With `tries`, the few worth a comparison are found first, by trying each so often. Then plans for the rest of the
    turn are learnt, and every move is tried in so many worlds more, on what the seat knew; and so many samples more are
    taken of what the state promises, everything known.
    """
    first = SCREENED
    if count > 0:
        first += int(arms[PLAYED].visits)
        plant(arms, count, nodes, scratch)
    if tries > 0:
        count = screen(box, worlds, seat, seed, arms, count, nodes, luck, whims, scratch, settings, tries)
    if count > 0:
        learn(
            box, worlds, seat, seed, LEARNT + first, arms, count, nodes, luck, whims, scratch, settings, iterations // 2
        )
        compare(box, worlds, seat, seed, first, arms, count, nodes, luck, whims, scratch, settings, iterations)
    foresee(box, worlds, seed, outlook, luck, whims, scratch, settings, samples)
    return count


@kernel
def play_to_the_end(box, state, luck, whims, scratch, settings):
    """All seats play as advised; then the result is assessed."""
    let_luck_act(box, state, luck)
    while state.actor != OVER:
        count = legal(box, state, scratch.moves)
        apply(box, state, advised(box, state, whims, scratch, settings, count))
        let_luck_act(box, state, luck)
    assess(box, state, scratch, settings)


# --- moves compared, on what a seat knows -----------------------------------------------------------------------------


@kernel
def compare(box, worlds, seat, seed, first, arms, count, nodes, luck, whims, scratch, settings, iterations):
    """Try the first so many arms in so many worlds that fit the view, beginning with the world of a number."""
    for number in range(first, first + iterations):
        imagine(box, worlds, seat, seed, number, luck)
        played = 0.0
        for index in range(count):
            begin_trial(worlds, seed, number, luck, whims)
            trial, arm = worlds[TRIAL], arms[index]
            if index == ADVISED:
                moves = legal(box, trial, scratch.moves)
                apply(box, trial, advised(box, trial, whims, scratch, settings, moves))
                seed_rng(whims, seed, WHIMS + number)
            else:
                apply(box, trial, int(arm.action))
                if index != UNPLANNED:
                    follow_plan(box, trial, seat, nodes, settings, int(arm.node))
            play_to_the_end(box, trial, luck, whims, scratch, settings)
            worth = scratch.utilities[seat]
            if index == PLAYED:
                played = worth
            note_down(box, arm, seat, worth, worth - played, scratch)


@kernel
def begin_trial(worlds, seed, number, luck, whims):
    """The world that was imagined, once more, with the same luck and the same whims to come."""
    seed_rng(luck, seed, number)
    seed_rng(whims, seed, WHIMS + number)
    worlds[TRIAL] = worlds[WORLD]


@kernel
def imagine(box, worlds, seat, seed, number, luck):
    """The world of a number: everything that a seat does not know is filled in."""
    seed_rng(luck, seed, SECRETS + number)
    worlds[WORLD] = worlds[VIEW]
    complete(box, worlds[WORLD], seat, luck)


@kernel
def note_down(box, arm, seat, worth, gap, scratch):
    """Add what came of a trial to a move's sums."""
    arm.visits += 1
    arm.worth += worth
    arm.gap += gap
    arm.gap_square += gap * gap
    arm.wins_square += scratch.wins[seat] * scratch.wins[seat]
    for other in range(int(box.players)):
        arm.wins[other] += scratch.wins[other]
        arm.margins[other] += scratch.margins[other]
        arm.points[other] += scratch.points[other]


@kernel
def screen(box, worlds, seat, seed, arms, count, nodes, luck, whims, scratch, settings, iterations):
    """Find the few moves that are worth a comparison; how many arms are left.

    All are tried a few times, the worse half is dropped, and those left are tried twice as often, until few are left.
    What was found out about them does not count: they have been chosen for their good luck.
    """
    imagine(box, worlds, seat, seed, 0, luck)
    weigh(box, worlds, arms, count, scratch, settings)
    if count > OTHERS + WIDEST:
        count = keep_best(arms, count, nodes, WIDEST)
    first = 0
    while count > OTHERS + FINALISTS:
        learn(box, worlds, seat, seed, first, arms, count, nodes, luck, whims, scratch, settings, iterations)
        first += iterations
        iterations *= 2
        count = keep_best(arms, count, nodes, max(FINALISTS, (count - OTHERS) // 2))
    return count


@kernel
def weigh(box, worlds, arms, count, scratch, settings):
    """What advice says of the other moves at first sight, in the world that was imagined last."""
    for index in range(OTHERS, count):
        scratch.moves[index - OTHERS] = arms[index].action
    others = count - OTHERS
    if others > 0:
        rate(box, worlds[WORLD], scratch.moves, others, settings.weights, scratch.scores)
        top = scratch.scores[0]
        for index in range(others):
            top = max(top, scratch.scores[index])
        for index in range(others):
            arms[OTHERS + index].prior = settings.bias * (scratch.scores[index] - top) / settings.span


@kernel
def promise(arm, nodes):
    """How good a move looks so far: its mean, and advice, which counts the less the more is known."""
    node = nodes[int(arm.node)]
    return node.value / max(1, int(node.visits)) + arm.prior / (node.visits + 1)


@kernel
def keep_best(arms, count, nodes, wanted):
    """Drop all other moves but the most promising; how many arms are left."""
    for index in range(OTHERS, count):
        better = 0
        mine = promise(arms[index], nodes)
        for other in range(OTHERS, count):
            theirs = promise(arms[other], nodes)
            if theirs > mine or (theirs == mine and other < index):
                better += 1
        arms[index].dropped = better >= wanted
    kept = OTHERS
    for index in range(OTHERS, count):
        if not arms[index].dropped:
            if kept != index:
                arms[kept] = arms[index]
            kept += 1
    return kept


# --- plans for the rest of a turn -------------------------------------------------------------------------------------
# A move that is good only if the right ones follow would look bad if the turn went on as advised. So a tree of the
# seat's own next decisions is learnt for each move, up to where luck or somebody else comes in; until then every world
# allows the same moves.


@kernel
def plant(arms, count, nodes, scratch):
    """A tree for each arm, of nothing but its root."""
    for index in range(count):
        arms[index].node = index
        root = nodes[index]
        root.first = root.next = NONE
        root.visits = 0
        root.value = 0.0
    scratch.used = count


@kernel
def learn(box, worlds, seat, seed, first, arms, count, nodes, luck, whims, scratch, settings, iterations):
    """Try the moves in so many worlds, each with one or another plan."""
    for number in range(first, first + iterations):
        imagine(box, worlds, seat, seed, number, luck)
        for index in range(count):
            if index != UNPLANNED and index != ADVISED:
                begin_trial(worlds, seed, number, luck, whims)
                trial = worlds[TRIAL]
                apply(box, trial, int(arms[index].action))
                depth = try_plan(box, trial, seat, nodes, whims, scratch, settings, int(arms[index].node))
                play_to_the_end(box, trial, luck, whims, scratch, settings)
                for step in range(depth + 1):
                    node = nodes[scratch.path[step]]
                    node.visits += 1
                    node.value += scratch.utilities[seat]


@kernel
def try_plan(box, state, seat, nodes, whims, scratch, settings, place):
    """Go on with the turn by what is known of plans, and one decision beyond; how many decisions that were."""
    depth = 0
    scratch.path[0] = place
    while state.actor == seat and depth + 1 < MOST_DEPTH:
        count = legal(box, state, scratch.moves)
        place = pick(box, state, whims, nodes, scratch, settings, place, count)
        if place == NONE:
            break
        depth += 1
        scratch.path[depth] = place
        apply(box, state, int(nodes[place].action))
        if nodes[place].visits == 0:
            break
    return depth


@kernel
def follow_plan(box, state, seat, nodes, settings, place):
    """Go on with the turn as looks best, the less surely the less it was tried."""
    while state.actor == seat:
        best, best_bound = NONE, 0.0
        child = int(nodes[place].first)
        while child != NONE:
            node = nodes[child]
            bound = node.value / node.visits - settings.exploration / sqrt(node.visits)
            if best == NONE or bound > best_bound:
                best, best_bound = child, bound
            child = int(node.next)
        if best == NONE:
            break
        apply(box, state, int(nodes[best].action))
        place = best


# --- what a state promises, everything known --------------------------------------------------------------------------


@kernel
def foresee(box, worlds, seed, outlook, luck, whims, scratch, settings, samples):
    """So many samples of what every seat gets from a state on.

    Where luck is next, one sample is the mean over all that it can bring, each tried with the same luck afterwards.
    """
    state, seats, first = worlds[STATE], range(int(box.players)), int(outlook.samples)
    is_luck = state.actor == CHANCE
    total = tickets(box, state) if is_luck else 1
    for number in range(first, first + samples):
        for seat in seats:
            outlook.sample_wins[seat] = outlook.sample_margins[seat] = 0.0
        drawn = 0
        while drawn < total:
            worlds[TRIAL] = worlds[STATE]
            trial = worlds[TRIAL]
            weight = 1
            if is_luck:
                action = ticket(box, state, drawn)
                while drawn + weight < total and ticket(box, state, drawn + weight) == action:
                    weight += 1
                apply(box, trial, action)
            drawn += weight
            seed_rng(luck, seed, number)
            seed_rng(whims, seed, WHIMS + number)
            play_to_the_end(box, trial, luck, whims, scratch, settings)
            for seat in seats:
                outlook.sample_wins[seat] += weight * scratch.wins[seat] / total
                outlook.sample_margins[seat] += weight * scratch.margins[seat] / total
        outlook.samples += 1
        for seat in seats:
            win, margin = outlook.sample_wins[seat], outlook.sample_margins[seat]
            outlook.wins[seat] += win
            outlook.wins_square[seat] += win * win
            outlook.margins[seat] += margin
            outlook.margins_square[seat] += margin * margin
