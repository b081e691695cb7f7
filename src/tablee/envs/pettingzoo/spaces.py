"""What all seats have in common: their names, their spaces, their seeds."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from tablee.core.luck import SEED_LIMIT
from tablee.envs.match import EnvMatch

INT8 = np.iinfo(np.int8)


def seat_names(players: int) -> list[str]:
    """The agents: one for each seat."""
    return [f"seat_{seat}" for seat in range(players)]


def observation_space(match: EnvMatch, actions: int) -> Dict:
    """The tensor of the game's encoding, and a 1 for each action that is legal now."""
    return Dict(
        {
            "observation": Box(INT8.min, INT8.max, (match.encoding.size,), np.int8),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def action_spaces(names: list[str], actions: int) -> dict[str, Discrete]:
    """Every seat has a space of its own, so that each can be seeded."""
    return {name: Discrete(actions) for name in names}


class Seeds:
    """A seed for each match: the one that is given, then others drawn from it."""

    def __init__(self) -> None:
        self._rng = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
            return int(seed)
        drawn: Any = self._rng.integers(SEED_LIMIT)
        return int(drawn)
