"""The `@kernel` decorator and the gear a process runs in.

A kernel is a small Python function over records and integer arrays. In the interpreted gear it stays what it is; in
the compiled gear it becomes a Numba function, kept on disk; CUDA kernels call the very same compiled functions.
The gear is chosen once per process, when the first kernel is defined:

* `TABLEE_GEAR=interpreted` or `TABLEE_GEAR=compiled` decides outright;
* otherwise compiled if `tablee warmup` (or a background warm-up) has filled the cache for exactly this source,
  interpreted if not, so that nobody waits for a compiler.

Each kernel is kept under a digest of what it is made of (`tablee.core.digest`).
"""

import os
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any, TypeVar

import numpy as np

from tablee.core.cache import is_warm as is_warm
from tablee.core.errors import BadInput

INTERPRETED, COMPILED = "interpreted", "compiled"
GEARS = (INTERPRETED, COMPILED)

_Function = TypeVar("_Function", bound=Callable[..., Any])


@cache
def gear() -> str:
    """The gear of this process."""
    wanted = os.environ.get("TABLEE_GEAR", "")
    if wanted in GEARS:
        if wanted == COMPILED and not has_numba():
            raise BadInput("gear-without-numba")
        return wanted
    if wanted:
        raise BadInput("unknown-gear", got=wanted, known=", ".join(GEARS))
    return COMPILED if has_numba() and is_warm() else INTERPRETED


@cache
def has_numba() -> bool:
    """Whether there is a compiler at all."""
    return find_spec("numba") is not None


def kernel(function: _Function) -> _Function:
    """Mark a rule: compiled by Numba in the compiled gear, left alone in the interpreted one."""
    if gear() == INTERPRETED:
        return function
    from tablee.core.compiler import CompiledKernel

    return CompiledKernel(function)


def argument(value: Any) -> Any:
    """What a kernel of this gear wants for an array: plain ints are faster and safer to interpret than NumPy's."""
    if gear() == INTERPRETED and isinstance(value, np.ndarray):
        return memoryview(value)  # type: ignore[arg-type]
    return value
