"""Observations: what a seat may know, as one flat tensor, itself first.

A game's encoding lives in its own folder (`encoding.py`, a kernel `observe` and the list of its parts), so that a game
from outside brings its own. A kernel `observe(box, state, seat, out)` reads only what the seat may know: on a state
and on the seat's view of it, it writes the same.
"""

from dataclasses import dataclass
from math import prod
from typing import Any

from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.rooms import ENCODING, room
from tablee.core.rules import Kernel


@dataclass(frozen=True)
class Part:
    """A block of the tensor: its name, its shape, and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Encoding:
    """The tensor of a game: its parts, one after the other, as int8, and the kernel that writes it."""

    parts: tuple[Part, ...]
    observe: Kernel

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    def split(self, tensor: Any) -> dict[str, Any]:
        """A tensor (or a batch of them) by parts, in their shapes."""
        parts, offset = {}, 0
        for part in self.parts:
            block = tensor[..., offset : offset + part.size]
            parts[part.name] = block.reshape(*tensor.shape[:-1], *part.shape)
            offset += part.size
        return parts


def has_encoding(game: type[Game]) -> bool:
    """Whether a game brings an encoding."""
    return room(game, ENCODING) is not None


def encoding_of(game: type[Game]) -> Encoding:
    """The encoding that a game brings."""
    module = room(game, ENCODING)
    if module is None:
        raise BadInput("no-encoding", game=game.name, module=f"{game.package}.encoding")
    encoding: Encoding = module.ENCODING
    return encoding
