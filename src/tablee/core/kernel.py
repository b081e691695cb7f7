"""The `@kernel` decorator and the gear a process runs in.

A kernel is a small Python function over records and integer arrays. In the interpreted gear it stays what it is; in
the compiled gear it becomes a Numba function, cached on disk; CUDA kernels call the very same compiled functions.
The gear is chosen once per process, when the first kernel is defined:

* `TABLEE_GEAR=interpreted` or `TABLEE_GEAR=compiled` decides outright;
* otherwise compiled if `tablee warmup` (or a background warm-up) has filled the cache for exactly this source,
  interpreted if not, so that nobody waits for a compiler.
"""

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from tablee.core.errors import BadInput

INTERPRETED, COMPILED = "interpreted", "compiled"
GEARS = (INTERPRETED, COMPILED)

_WITHOUT_KERNELS = "server"
"""The folder whose changes leave compiled code as it is: no rule is stated there."""

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
    import numba

    _, _, game = function.__module__.partition("[")
    if game:  # a copy made by `specialise`: Numba's cache goes by file and name, and must not take it for another's
        function.__qualname__ = f"{game.rstrip(']')}.{function.__qualname__}"
    numba.config.CACHE_DIR = str(cache_folder())
    compile_ = numba.njit(cache=True, nogil=True, boundscheck=False)
    return compile_(function)  # type: ignore[no-any-return]


@cache
def cache_folder() -> Path:
    """Where compiled kernels are kept; a folder per state of the source: Numba does not notice changed callees."""
    base = os.environ.get("TABLEE_CACHE")
    if base is None:
        from platformdirs import user_cache_dir

        base = user_cache_dir("tablee", appauthor=False)
    return Path(base) / f"kernels-{_fingerprint()}"


@cache
def _fingerprint() -> str:
    """One digest of everything compiled code depends on."""
    digest = hashlib.sha256()
    for part in (platform.machine(), sys.version, _numba_version(), os.environ.get("NUMBA_BOUNDSCHECK", "")):
        digest.update(part.encode() + b"\0")
    package = Path(__file__).parent.parent
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package)
        if name.parts[0] != _WITHOUT_KERNELS:
            digest.update(name.as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _numba_version() -> str:
    try:
        return version("numba")
    except PackageNotFoundError:
        return "none"


def is_warm() -> bool:
    """Whether everything that `tablee warmup` compiles is in the cache."""
    return (cache_folder() / "warm").exists()


def mark_warm() -> None:
    """Say that everything is in the cache."""
    cache_folder().mkdir(parents=True, exist_ok=True)
    (cache_folder() / "warm").touch()


def argument(value: Any) -> Any:
    """What a kernel of this gear wants for an array: plain ints are faster and safer to interpret than NumPy's."""
    if gear() == INTERPRETED and isinstance(value, np.ndarray):
        return memoryview(value)  # type: ignore[arg-type]
    return value
