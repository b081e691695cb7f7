"""A match played to its end by a network: a template like `tablee.core.referee`, made for a game by `specialise`."""

from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.core.rng import seed_rng

legal = apply = tally = complete = None  # the game's, bound by `specialise`
let_luck_act = add_up = share_victory = None  # the referee's
judge = None  # of `tablee.bots.network`

WORLD, VIEW = 0, 2


@kernel
def play_out(box, trio, seat, action, rng, seed, moves, weights, network, room, wins):
    """What a seat gets out of a move: imagine what it cannot see, play the move, then the network on all seats.

    The seed decides what is imagined and all luck after it, so that two moves can be compared in the same luck.
    """
    seed_rng(rng, seed, 0)
    trio[WORLD] = trio[VIEW]
    complete(box, trio[WORLD], seat, rng)
    apply(box, trio[WORLD], action)
    let_luck_act(box, trio[WORLD], rng)
    while trio[WORLD].actor != OVER:
        count = legal(box, trio[WORLD], moves)
        best = 0
        if count > 1:
            judge(box, trio, moves, count, weights, network, room)
            for index in range(count):
                if room.preferences[index] > room.preferences[best]:
                    best = index
        apply(box, trio[WORLD], int(moves[best]))
        let_luck_act(box, trio[WORLD], rng)
    tally(box, trio[WORLD], room.sheet)
    add_up(box, room.sheet, room.points)
    share_victory(box, room.sheet, room.points, wins)
    return wins[seat]
