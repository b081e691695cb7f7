"""Random rollouts of Pgx, the way its own benchmark does them, with the whole loop inside one compiled call.

Used by `peers.py` on a CPU and by `peers_gpu.py` on a GPU. A step is a decision: where Pgx rolls dice, they are part of
it. Matches that end begin anew (`auto_reset`). The loop is JAX's, not Python's, which is the fastest way to run Pgx;
and since nobody looks at the observations, its compiler may leave them out.
"""

import time
from typing import Any, NamedTuple

GAMES = ("othello", "backgammon")


class Rollout(NamedTuple):
    """How fast it was, and what it took to get there."""

    steps_per_second: float
    compile_seconds: float
    finished_matches: int


class Rollouts:
    """A batch of matches of one of Pgx's games, compiled for its size."""

    def __init__(self, game: str, batch: int) -> None:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental.wrappers import auto_reset

        env = pgx.make(game)
        step = jax.vmap(auto_reset(env.step, env.init))

        def one_step(_: Any, carried: Any) -> Any:
            state, key, finished = carried
            key, choosing, acting = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            actions = jax.random.categorical(choosing, logits, axis=-1)
            state = step(state, actions, jax.random.split(acting, batch))
            return state, key, finished + state.terminated.sum()

        def run(state: Any, key: Any, steps: Any) -> Any:
            return jax.lax.fori_loop(0, steps, one_step, (state, key, jnp.int32(0)))

        self._jax, self._run, self._batch = jax, jax.jit(run), batch
        began = time.perf_counter()
        self._state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), batch))
        self._key = jax.random.key(2)
        self.play(2)
        self.compile_seconds = time.perf_counter() - began

    def play(self, steps: int) -> int:
        """So many steps of every match, to their end; how many matches finished."""
        self._state, self._key, finished = self._run(self._state, self._key, steps)
        return int(self._jax.block_until_ready(finished))

    def measure(self, seconds: float) -> Rollout:
        """Steps a second; twice, since the first call also spreads the matches out, and the better one counts."""
        best, finished, steps = 0.0, 0, 16
        while True:
            began = time.perf_counter()
            finished += self.play(steps)
            took = time.perf_counter() - began
            best = max(best, self._batch * steps / took)
            if took >= seconds / 2:
                break
            steps = max(steps * 2, min(steps * 16, int(steps * seconds / took)))
        began = time.perf_counter()
        finished += self.play(steps)
        best = max(best, self._batch * steps / (time.perf_counter() - began))
        return Rollout(best, self.compile_seconds, finished)
