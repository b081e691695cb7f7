"""Fills the cache of compiled kernels before they are needed.

`tablee warmup` compiles the `steps` of every game in the compiled gear; `start_in_background` has another process do it
while this one runs interpreted.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tablee.core.cache import cache_folder, is_warm, mark_warm
from tablee.core.digest import source_files
from tablee.core.game import Game
from tablee.core.interface import arguments, signature
from tablee.core.kernel import COMPILED, gear, has_numba
from tablee.core.specialise import referee

COMPILED_LOOPS = ("play_out", "play_actions")
PATIENCE = 15 * 60
"""A background warm-up that has not finished after so many seconds is taken for dead."""
KEPT = 30 * 24 * 3600
"""Kernels that were not used for so many seconds are thrown away."""


class Step(NamedTuple):
    """Something to compile, by the name of its game and kernel."""

    game: str
    kernel: str
    compile: Callable[[], object]


def steps(kind: type[Game]) -> Iterator[Step]:
    """The kernels of a game and the loops of its referee, for the arguments that matches and loops give them."""
    for name, rule in kind.rules._asdict().items():
        yield Step(kind.name, name, partial(compile_kernel, rule, kind))
    for name in COMPILED_LOOPS:
        yield Step(kind.name, name, partial(compile_kernel, getattr(referee(kind), name), kind))


def compile_kernel(kernel: Any, kind: type[Game]) -> None:
    """Compile a kernel for one game, unless it is on disk; in the interpreted gear there is nothing to do."""
    if gear() == COMPILED:
        kernel.compile(signature(arguments(kernel, kind).values()))


def used_sources() -> set[Path]:
    """The source files of the kernels that this process has used, whose compiled files are marked as used now."""
    from tablee.core.compiled import USED, used_files

    for file in used_files():
        with suppress(OSError):
            file.touch()
    return source_files(USED)


def finish(sources: Iterable[Path]) -> None:
    """All steps are done: mark the cache as warm for these sources, and delete what has not been used for long."""
    mark_warm(sources)
    throw_away_old()


def start_in_background(command: Sequence[str]) -> bool:
    """Have a process of low priority fill the cache, unless it is warm, or one is at it; whether one was started."""
    if os.environ.get("TABLEE_GEAR") or not has_numba() or is_warm() or not _take_lock():
        return False
    subprocess.Popen(
        [*command],
        env={**os.environ, "TABLEE_GEAR": COMPILED},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    return True


def lock_path() -> Path:
    """The file that says a background warm-up is under way."""
    return cache_folder() / "warming"


def _take_lock() -> bool:
    path = lock_path()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and time.time() - path.stat().st_mtime > PATIENCE:
            path.unlink()
        path.touch(exist_ok=False)
        return True
    return False


def release_lock() -> None:
    """The background warm-up is over."""
    lock_path().unlink(missing_ok=True)


def throw_away_old() -> None:
    """Forget kernels that nobody has used for a long time, and folders of other Pythons and machines."""
    for old in (*cache_folder().glob("*"), *cache_folder().parent.glob("kernels-*")):
        with suppress(OSError):
            if old != cache_folder() and time.time() - old.stat().st_mtime > KEPT:
                shutil.rmtree(old) if old.is_dir() else old.unlink()
