"""The third gear: batches of matches on a GPU, one thread a match, through the very kernels of the compiled gear.

Needs `numba-cuda` and a device; nothing else in Tablée imports this module.
"""

from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda still asks for the old name

from numba import cuda, from_dtype, int16, int32, int64

from tablee.core.game import OVER, Game
from tablee.core.rng import RNG_WORDS, seed_rng
from tablee.core.specialise import specialise

THREADS_PER_BLOCK = 1024


def random_player(game: Game) -> Any:
    """The CUDA kernel that plays random matches of a game: (boxes, seed, actions, states, totals, checksums).

    A thread keeps its state, its random numbers and its list of moves in local memory, which the hardware interleaves
    between threads, and writes the state back once at the end. The threads of a block wait for each other after every
    action: matches drift apart, but all warps then fetch the same stretch of code at about the same time. Without it,
    the rules of a game with many different moves do not fit the instruction cache.
    """
    play_action = specialise("tablee.core.loops", type(game)).play_action
    state_type, most_legal, words = from_dtype(game.state_type), game.most_legal, RNG_WORDS
    move_type = int16 if len(game.moves) <= np.iinfo(np.int16).max else int32

    @cuda.jit
    def play(boxes, seed, actions, states, totals, checksums):
        thread = cuda.grid(1)
        state = cuda.local.array(1, state_type)
        moves = cuda.local.array(most_legal, move_type)
        rng = cuda.local.array(words, int64)
        counts = cuda.local.array(2, int64)
        counts[0] = -1  # the match that is over before the first action
        counts[1] = 0
        seed_rng(rng, seed, thread)
        state[0].actor = OVER
        checksum = 0
        for _ in range(actions):
            checksum = play_action(boxes[0], state[0], rng, moves, checksum, counts)
            cuda.syncthreads()
        if thread < states.size:
            states[thread] = state[0]
            totals[thread, 0] = counts[0]
            totals[thread, 1] = counts[1]
            checksums[thread] = checksum

    return play


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
