"""Thousands of matches stepped at once: NumPy arrays in, NumPy arrays out, compiled and threaded.

    env = VectorEnv(tablee.load("sunrise-lane", players=3), matches=4096, seed=1)
    env.reset()
    while training:
        actions = policy(env.observations, env.masks)      # an action of the table for each match
        env.step(actions)                                  # env.rewards, env.ended, env.actors

Luck acts by itself. A match that ends pays its rewards in that step, sets `ended`, and begins anew: observation, mask
and actor are then those of the new match. The arrays are the environment's own and change with every step. A few
hundred matches to a thread suit a core best: they stay in its cache.
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Self

import numpy as np

from tablee.core.encoding import encoding_of
from tablee.core.errors import BadInput
from tablee.core.fields import record_argument, records_argument
from tablee.core.game import Game
from tablee.core.kernel import COMPILED, argument, gear
from tablee.core.luck import SEED_LIMIT
from tablee.core.rng import new_rng
from tablee.core.specialise import specialise
from tablee.envs.rewards import REWARDS, checked_reward


class VectorEnv:
    """A batch of matches of one game.

    `observations` (matches, size) int8, from the seat to decide; `masks` (matches, actions) uint8, 1 where legal;
    `moves` and `counts`, the same as lists; `actors`, the seats to decide; `rewards` (matches, players) float32;
    `ended`, 1 where the last step ended a match.
    """

    def __init__(self, game: Game, matches: int, seed: int = 0, reward: str = "win", threads: int = 1) -> None:
        if matches < 1 or threads < 1:
            raise BadInput("bad-batch", matches=matches, threads=threads)
        self.game = game
        self.matches = matches
        self.encoding = encoding_of(type(game))
        self._kernels = specialise("tablee.envs.stepping", type(game), observe=self.encoding.observe)
        self._reward = REWARDS.index(checked_reward(reward))
        self._states = np.zeros(matches, game.state_type)
        self._rngs = np.zeros((matches, 4), np.int64)
        self.moves = np.zeros((matches, game.most_legal), np.int32)
        self.counts = np.zeros(matches, np.int32)
        self.masks = np.zeros((matches, game.actions), np.uint8)
        self.observations = np.zeros((matches, self.encoding.size), np.int8)
        self.actors = np.zeros(matches, np.int8)
        self.rewards = np.zeros((matches, game.players), np.float32)
        self.ended = np.zeros(matches, np.uint8)
        self._box = record_argument(game.box)
        self._parts = self._split(min(threads, matches))
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset(seed)

    def _split(self, threads: int) -> list[tuple[Any, int, int]]:
        """Each thread's batch, the same arrays with scratch space of its own, and its range of matches."""
        edges = [self.matches * part // threads for part in range(threads + 1)]
        width = len(self.game.sources) + len(self.game.tie_breaks)
        states = records_argument(self._states)
        arrays = (
            self._rngs, self.moves, self.counts, self.masks, self.observations, self.actors, self.rewards, self.ended,
        )  # fmt: skip
        parts = []
        for first, last in pairwise(edges):
            sheet, points = np.zeros((self.game.players, width), np.int64), np.zeros(self.game.players, np.int64)
            batch = (states, *(_rows(array) for array in arrays), argument(sheet), argument(points))
            parts.append((batch, first, last))
        return parts

    def _run(self, work: Any) -> None:
        """Do something for every part, on all threads."""
        if self._pool is None:
            work(*self._parts[0])
        else:
            list(self._pool.map(lambda part: work(*part), self._parts))

    def reset(self, seed: int | None = None) -> None:
        """Begin all matches anew, with luck from a seed if one is given."""
        if seed is not None:
            if not 0 <= seed < SEED_LIMIT:
                raise BadInput("bad-seed", got=seed, limit=SEED_LIMIT - 1)
            for match in range(self.matches):
                self._rngs[match] = new_rng(seed, match)
        self.rewards[:] = 0
        self._run(lambda batch, first, last: self._kernels.begin_matches(self._box, batch, first, last))

    def step(self, actions: Any) -> None:
        """Play one action in every match: for each the seat to decide (`actors`) acts. Illegal actions are refused."""
        given = np.asarray(actions)
        if given.shape != (self.matches,) or not np.issubdtype(given.dtype, np.integer):
            raise BadInput("bad-actions", expected=self.matches, got=f"{given.shape} of {given.dtype}")
        in_table = (given >= 0) & (given < self.masks.shape[1])
        chosen = np.where(in_table, given, 0).astype(np.int32)
        legal = in_table & (self.masks[np.arange(self.matches), chosen] == 1)
        if not legal.all():
            first = int(np.argmin(legal))
            raise BadInput("illegal-action-in-batch", match=first, got=int(given[first]))
        self.step_unchecked(chosen)

    def step_unchecked(self, actions: Any) -> None:
        """The same for actions known to be legal (int32, contiguous), such as those of `sample`."""
        self._run(
            lambda batch, first, last: self._kernels.step_matches(
                self._box, batch, argument(actions), first, last, self._reward
            )
        )

    def sample(self, out: Any = None) -> Any:
        """A random legal action for every match."""
        actions = np.zeros(self.matches, np.int32) if out is None else out
        self._run(
            lambda batch, first, last: self._kernels.sample_actions(
                batch[1], batch[2], batch[3], argument(actions), first, last
            )
        )
        return actions

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
            self._parts = self._split(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _rows(array: Any) -> Any:
    """An array with a row for each match, as kernels of this gear want it."""
    if gear() == COMPILED or array.ndim == 1:
        return argument(array)
    return [argument(row) for row in array]
