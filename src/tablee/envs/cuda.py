"""The vector environment on a GPU: one thread a match, through the very step functions of the CPU.

    env = CudaVectorEnv(tablee.load("sunrise-lane"), matches=65536, seed=1)
    observations = torch.as_tensor(env.observations, device="cuda")      # the same memory, not a copy
    env.step(actions)                                                    # a CUDA tensor or array of int32

All arrays live on the device and speak `__cuda_array_interface__` (and DLPack through PyTorch or CuPy), so that a
network reads observations and masks, and writes actions, without a copy. They have the shapes of `VectorEnv`'s, but lie
in memory column by column: threads work on neighbouring matches, and what they write at the same time lies together.
PyTorch takes them as they are. The same seed plays the same matches as `VectorEnv` does. Needs `numba-cuda` and a
device; nothing else imports this module.
"""

from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda still asks for the old name

from numba import cuda, float32, from_dtype, int64

from tablee.core.encoding import encoding_of
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.rng import RNG_WORDS, below, seed_rng
from tablee.core.specialise import specialise
from tablee.envs.rewards import REWARDS, checked_reward

THREADS_PER_BLOCK = 64


def kernels(game: Game) -> tuple[Any, Any, Any, Any]:
    """The CUDA kernels of a game: begin, step, sample, and the check of actions.

    A thread works on a copy of its state in local memory, which the hardware interleaves between threads, and writes
    it back once, word by word.
    """
    kind = type(game)
    stepping = specialise("tablee.envs.stepping", kind, observe=encoding_of(kind).observe)
    start, let_luck_act = kind.rules.start, stepping.let_luck_act
    look, step_match = stepping.look, stepping.step_match
    state_type, state_word = kind.state_type, from_dtype(word_of(game))
    state_words, rng_words = state_type.itemsize // word_of(game).itemsize, RNG_WORDS
    players = game.players
    columns = len(game.sources) + len(game.tie_breaks)

    @cuda.jit
    def begin(boxes, seed, reseed, states, rngs, moves, counts, masks, observations, actors, rewards, ended):
        match = cuda.grid(1)
        if match < counts.size:
            if reseed:
                seed_rng(rngs[match], seed, match)
            words = cuda.local.array(state_words, state_word)
            for word in range(state_words):
                words[word] = 0
            state = words.view(state_type)
            start(boxes[0], state[0])
            let_luck_act(boxes[0], state[0], rngs[match])
            counts[match] = look(boxes[0], state[0], moves[match], counts[match], masks[match], observations[match])
            actors[match] = state[0].actor
            ended[match] = 0
            for seat in range(players):
                rewards[match, seat] = 0.0
            for word in range(state_words):
                states[match, word] = words[word]

    @cuda.jit
    def step(boxes, actions, reward, states, rngs, moves, counts, masks, observations, actors, rewards, ended):
        match = cuda.grid(1)
        if match < counts.size:
            words = cuda.local.array(state_words, state_word)
            state = words.view(state_type)
            rng = cuda.local.array(rng_words, int64)
            sheet = cuda.local.array((players, columns), int64)
            points = cuda.local.array(players, int64)
            paid = cuda.local.array(players, float32)
            for word in range(state_words):
                words[word] = states[match, word]
            for word in range(rng_words):
                rng[word] = rngs[match, word]
            over = step_match(boxes[0], state[0], rng, actions[match], sheet, points, reward, paid)
            ended[match] = 1 if over else 0
            for seat in range(players):
                rewards[match, seat] = paid[seat]
            for word in range(rng_words):
                rngs[match, word] = rng[word]
            counts[match] = look(boxes[0], state[0], moves[match], counts[match], masks[match], observations[match])
            actors[match] = state[0].actor
            for word in range(state_words):
                states[match, word] = words[word]

    @cuda.jit
    def sample(rngs, moves, counts, actions):
        match = cuda.grid(1)
        if match < counts.size:
            actions[match] = moves[match, below(rngs[match], counts[match])]

    @cuda.jit
    def check(actions, masks, refused):
        match = cuda.grid(1)
        if match < masks.shape[0]:
            action = actions[match]
            if action < 0 or action >= masks.shape[1] or masks[match, action] == 0:
                cuda.atomic.min(refused, 0, match)

    return begin, step, sample, check


def word_of(game: Game) -> Any:
    """The largest integer of which a state is a whole number."""
    return next(
        word for word in map(np.dtype, ("i8", "i4", "i2", "i1")) if game.state_type.itemsize % word.itemsize == 0
    )


class CudaVectorEnv:
    """A batch of matches of one game on the device; see `VectorEnv` for the arrays."""

    def __init__(self, game: Game, matches: int, seed: int = 0, reward: str = "win") -> None:
        if matches < 1:
            raise BadInput("bad-batch", matches=matches, threads=1)
        self.game = game
        self.matches = matches
        self.encoding = encoding_of(type(game))
        self._reward = REWARDS.index(checked_reward(reward))
        self._begin, self._step, self._sample, self._check = kernels(game)
        self._box = cuda.to_device(game.box.array)
        word = word_of(game)
        self._states = self._array(word, game.state_type.itemsize // word.itemsize)
        self._rngs = self._array(np.int64, RNG_WORDS)
        self.moves = self._array(np.int32, game.most_legal)
        self.counts = cuda.to_device(np.zeros(matches, np.int32))
        self.masks = cuda.to_device(np.zeros((matches, game.actions), np.uint8, order="F"))
        self.observations = self._array(np.int8, self.encoding.size)
        self.actors = cuda.device_array(matches, np.int8)
        self.rewards = self._array(np.float32, game.players)
        self.ended = cuda.device_array(matches, np.uint8)
        self.reset(seed)

    def _array(self, type_: Any, columns: int) -> Any:
        """Room for so many numbers of each match."""
        return cuda.device_array((self.matches, columns), type_, order="F")

    @property
    def _grid(self) -> tuple[int, int]:
        return -(-self.matches // THREADS_PER_BLOCK), THREADS_PER_BLOCK

    @property
    def _batch(self) -> tuple[Any, ...]:
        return (
            self._states, self._rngs, self.moves, self.counts, self.masks, self.observations, self.actors,
            self.rewards, self.ended,
        )  # fmt: skip

    def reset(self, seed: int | None = None) -> None:
        """Begin all matches anew, with luck from a seed if one is given."""
        self._begin[self._grid](self._box, seed or 0, seed is not None, *self._batch)

    def step(self, actions: Any) -> None:
        """Play one action in every match; an illegal one is refused before anything is played. Waits for the device."""
        chosen = cuda.as_cuda_array(actions)
        if chosen.shape != (self.matches,) or chosen.dtype != np.int32:
            raise BadInput("bad-actions", expected=self.matches, got=f"{chosen.shape} of {chosen.dtype}")
        refused = cuda.to_device(np.array([self.matches], np.int64))
        self._check[self._grid](chosen, self.masks, refused)
        first = int(refused.copy_to_host()[0])
        if first < self.matches:
            raise BadInput("illegal-action-in-batch", match=first, got=int(chosen.copy_to_host()[first]))
        self.step_unchecked(chosen)

    def step_unchecked(self, actions: Any) -> None:
        """The same for actions known to be legal (int32, on the device). Does not wait."""
        self._step[self._grid](self._box, cuda.as_cuda_array(actions), self._reward, *self._batch)

    def sample(self, out: Any = None) -> Any:
        """A random legal action for every match, on the device."""
        actions = cuda.device_array(self.matches, np.int32) if out is None else out
        self._sample[self._grid](self._rngs, self.moves, self.counts, actions)
        return actions

    def states(self) -> Any:
        """The states, copied to the host."""
        words = np.ascontiguousarray(self._states.copy_to_host())
        return words.view(self.game.state_type).reshape(self.matches)
