"""The third gear: batches of matches on a GPU, one thread a match, through the very kernels of the compiled gear.

Needs `numba-cuda` and a device; nothing else in Tablée imports this module.
"""

from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda still asks for the old name

from numba import cuda, from_dtype, int16, int32, int64

from tablee.core.game import Game
from tablee.core.rng import RNG_WORDS, seed_rng
from tablee.core.specialise import referee

THREADS_PER_BLOCK = 1024
REGISTERS = 64
"""As many as a multiprocessor has for each thread of such a block."""
BALLOTS = 16


def random_player(game: Game) -> Any:
    """The CUDA kernel that plays random matches of a game: (boxes, seed, actions, states, totals, checksums).

    A thread keeps its state, its random numbers and its list of moves in local memory, which the hardware interleaves
    between threads, and writes the state back once at the end. Matches drift apart, and threads that do different
    things wait for each other: so the threads of a block vote for the phase that their matches are in (for who is to
    act, in a game whose state knows no phase), and only those of the phase with most votes go on. That one stretch of
    the rules is then all that is fetched, and many threads share it.
    """
    start, play_action = game.rules.start, referee(type(game)).play_action
    state_type, most_legal, words, ballots = from_dtype(game.state_type), game.most_legal, RNG_WORDS, BALLOTS
    voted_on = "phase" if "phase" in (game.state_type.names or ()) else "actor"
    move_type = int16 if game.actions <= np.iinfo(np.int16).max else int32

    @cuda.jit(max_registers=REGISTERS)
    def play(boxes, seed, actions, states, totals, checksums):
        thread = cuda.grid(1)
        votes = cuda.shared.array((2, ballots), int32)
        state = cuda.local.array(1, state_type)
        moves = cuda.local.array(most_legal, move_type)
        rng = cuda.local.array(words, int64)
        counts = cuda.local.array(2, int64)
        counts[0] = counts[1] = 0
        seed_rng(rng, seed, thread)
        start(boxes[0], state[0])
        checksum, left, ballot = 0, int32(actions), int32(0)
        if cuda.threadIdx.x < 2 * ballots:
            votes[cuda.threadIdx.x // ballots, cuda.threadIdx.x % ballots] = 0
        cuda.syncthreads()
        while True:
            phase = int32(state[0][voted_on]) % ballots
            if left > 0:
                cast_vote(votes[ballot], phase)
            cuda.syncthreads()
            chosen = most_votes(votes[ballot])
            if chosen < 0:
                break
            if cuda.threadIdx.x < ballots:
                votes[1 - ballot, cuda.threadIdx.x] = 0
            ballot = int32(1) - ballot
            if left > 0 and phase == chosen:
                checksum = play_action(boxes[0], state[0], rng, moves, checksum, counts)
                left -= int32(1)
            cuda.syncthreads()
        if thread < states.size:
            states[thread] = state[0]
            totals[thread, 0] = counts[0]
            totals[thread, 1] = counts[1]
            checksums[thread] = checksum

    return play


@cuda.jit(device=True)
def cast_vote(votes, phase):
    """Vote for a phase; the threads of a warp that agree send one of them."""
    agreed = cuda.match_any_sync(cuda.activemask(), phase)
    if cuda.ffs(agreed) - 1 == cuda.laneid:
        cuda.atomic.add(votes, phase, int32(cuda.popc(agreed)))


@cuda.jit(device=True)
def most_votes(votes):
    """The phase with the most votes, -1 if nobody has voted."""
    most, chosen = int32(0), int32(-1)
    for phase in range(votes.size):
        if votes[phase] > most:
            most, chosen = votes[phase], int32(phase)
    return chosen


class GpuBatch:
    """Random matches of one game on the GPU."""

    def __init__(self, game: Game, matches: int) -> None:
        self.matches = matches
        self._play = random_player(game)
        self._box = cuda.to_device(game.box.array)
        self._states = cuda.device_array(matches, game.state_type)
        self._totals = cuda.device_array((matches, 2), np.int64)
        self._checksums = cuda.device_array(matches, np.int64)

    def play(self, seed: int, actions: int) -> None:
        """Play so many actions in every match, from the start, and wait for the end."""
        blocks = -(-self.matches // THREADS_PER_BLOCK)
        self._play[blocks, THREADS_PER_BLOCK](self._box, seed, actions, self._states, self._totals, self._checksums)
        cuda.synchronize()

    def checksums(self) -> Any:
        """A number for each match that depends on every action played in it."""
        return self._checksums.copy_to_host()

    def states(self) -> Any:
        """The states that the matches have come to."""
        return self._states.copy_to_host()

    def finished_matches(self) -> int:
        """How many matches came to their end."""
        return int(self._totals.copy_to_host()[:, 0].sum())
