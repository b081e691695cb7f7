"""Filling the cache of compiled kernels, so that nobody waits for a compiler.

`tablee warmup` walks through `steps()` in the compiled gear; `start_in_background` has another process do it while
this one runs interpreted.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tablee.core.game import Game
from tablee.core.kernel import COMPILED, argument, cache_folder, has_numba, is_warm
from tablee.core.registry import game_class, game_names
from tablee.core.specialise import referee

PATIENCE = 15 * 60
"""A background warm-up that has not finished after so many seconds is taken for dead."""
KEPT = 30 * 24 * 3600
"""Kernels of other states of the source are thrown away after so many seconds without a warm-up."""


class Step(NamedTuple):
    """Something to compile, by the name of its game and kernel."""

    game: str
    kernel: str
    compile: Callable[[], object]


def steps() -> list[Step]:
    """Everything that is compiled: the kernels of all games, and the loops of their referees."""
    return [step for name in game_names() for step in _steps_of(game_class(name))]


def _steps_of(kind: type[Game]) -> Iterator[Step]:
    """Each kernel is called once, the way matches and loops call it, in a match played at random."""
    from tablee.core.rng import new_rng

    game = kind()
    state = game.new_state()
    rng = new_rng(1)
    buffer = np.zeros(game.most_legal, np.int32)
    totals = np.zeros(2, np.int64)

    def first_decision() -> object:
        state.assign(game.match(seed=1).state)
        return state

    def play_out() -> object:
        return referee(kind).play_out(*game.arguments(state), argument(rng), argument(buffer))

    def play_actions() -> object:
        state.assign(game.start())
        return referee(kind).play_actions(
            *game.arguments(state), argument(rng), argument(buffer), 100, argument(totals)
        )

    yield Step(kind.name, "start", game.start)
    yield Step(kind.name, "tickets", lambda: game.tickets(game.start()))
    yield Step(kind.name, "ticket", lambda: game.ticket(game.start(), 0))
    yield Step(kind.name, "apply", first_decision)
    yield Step(kind.name, "legal", lambda: game.legal(state))
    yield Step(kind.name, "forbids", lambda: game.forbids(state, 0))
    yield Step(kind.name, "tally", lambda: game.sheet(state))
    yield Step(kind.name, "redact", lambda: game.view(state, 0))
    yield Step(kind.name, "complete", lambda: game.complete(game.view(state, 0), 0, rng))
    yield Step(kind.name, "unsound", lambda: game.unsound(state))
    yield Step(kind.name, "play_out", play_out)
    yield Step(kind.name, "play_actions", play_actions)


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
    """Forget the kernels of sources that nobody has warmed up for a long time."""
    for folder in cache_folder().parent.glob("kernels-*"):
        with suppress(OSError):
            if folder != cache_folder() and time.time() - folder.stat().st_mtime > KEPT:
                shutil.rmtree(folder)
