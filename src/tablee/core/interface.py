"""How kernels are called: the kind of an argument goes by its name, in every kernel.

So nobody lists kernels a second time: whoever compiles one for a purpose of his own (`tablee warmup`, the modules for
the browser) asks here what to compile it for.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablee.core.game import Game
from tablee.core.rng import RNG_WORDS
from tablee.core.row_format import MOST_FACTS, WIDTH

NUMBER, WIDE, RECORD, ARRAY = "number", "wide", "record", "array"
"""A number of 32 bits, one of 64, a record, an array in memory."""


@dataclass(frozen=True)
class Kind:
    """What an argument is. `type` is that of the record, or of what the array holds; a first length of None varies."""

    form: str
    type: np.dtype[Any]
    shape: tuple[int | None, ...] = ()


def arguments(kernel: Any, game: type[Game], more: Mapping[str, Kind] | None = None) -> dict[str, Kind]:
    """The arguments of a kernel, in order; `more` says what names mean that only some kernels know."""
    names = inspect.signature(getattr(kernel, "py_func", kernel)).parameters
    return {name: (more or {}).get(name) or _kind_of(name, game) for name in names}


def _kind_of(argument: str, game: type[Game]) -> Kind:
    if argument not in _KINDS:
        known = ", ".join(_KINDS)
        raise ValueError(f"a kernel's argument {argument!r} has no kind; use one of {known}, or add it to this table")
    return _KINDS[argument](game)


def sheet_columns(game: type[Game]) -> int:
    """Columns of a score sheet: the sources of points, then the tie-breaks."""
    return len(game.sources) + len(game.tie_breaks)


def _number(_: type[Game]) -> Kind:
    return Kind(NUMBER, np.dtype(np.int32))


def _state(game: type[Game]) -> Kind:
    return Kind(RECORD, game.state_type)


_KINDS: dict[str, Callable[[type[Game]], Kind]] = {
    **dict.fromkeys(
        ("action", "actions", "count", "iterations", "limit", "number", "reason", "seat", "stream"), _number
    ),
    **dict.fromkeys(("state", "view", "before", "after"), _state),
    "box": lambda game: Kind(RECORD, game.box_type),
    "moves": lambda game: Kind(ARRAY, np.dtype(np.int32), (game.most_legal,)),
    "rng": lambda game: Kind(ARRAY, np.dtype(np.int64), (RNG_WORDS,)),
    "rows": lambda game: Kind(ARRAY, np.dtype(np.int32), (MOST_FACTS, WIDTH)),
    "seed": lambda game: Kind(WIDE, np.dtype(np.int64)),
    "sheet": lambda game: Kind(ARRAY, np.dtype(np.int64), (game.seats[-1], sheet_columns(game))),
    "totals": lambda game: Kind(ARRAY, np.dtype(np.int64), (2,)),
}


# --- for Numba --------------------------------------------------------------------------------------------------------


def signature(kinds: Iterable[Kind]) -> tuple[Any, ...]:
    """The types for which Numba compiles a kernel with arguments of these kinds."""
    return tuple(_numba_type(kind) for kind in kinds)


def _numba_type(kind: Kind) -> Any:
    from numba import from_dtype, types

    if kind.form in (NUMBER, WIDE):
        return types.int64
    made = from_dtype(kind.type)
    return types.Array(made, len(kind.shape), "C") if kind.form == ARRAY else made
