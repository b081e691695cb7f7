"""Where luck comes from. A match asks for a ticket out of so many; who answers is none of its business."""

import secrets
from typing import Protocol

from tablee.core.errors import BadInput
from tablee.core.kernel import argument

SEED_LIMIT = 2**62
MANUAL = "manual"


class Luck(Protocol):
    """Draws the luck of a match. `name` goes into the record."""

    @property
    def name(self) -> str: ...

    def draw(self, tickets: int, ply: int) -> int:
        """A ticket from 0 to tickets - 1, each as likely as the others."""
        ...


class SeededLuck:
    """Luck from a seed: the same seed and the same decisions give the same match."""

    def __init__(self, seed: int | None) -> None:
        if seed is None:
            seed = secrets.randbelow(SEED_LIMIT)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
            raise BadInput("bad-seed", got=seed, limit=SEED_LIMIT - 1)
        self.seed = seed

    @property
    def name(self) -> str:
        return f"seed {self.seed}"

    def draw(self, tickets: int, ply: int) -> int:
        """Each ply has its own stream, so that undoing and playing again draws the same luck."""
        from tablee.core.rng import below, new_rng  # a module of kernels: it may bring Numba with it

        return int(below(argument(new_rng(self.seed, ply)), tickets))
