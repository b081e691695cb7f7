"""`tablee warmup`: compile every kernel now."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.language import CommandError, choose_language, say
from tablee.cli.options import Language

if TYPE_CHECKING:
    from multiprocessing.queues import SimpleQueue

    from tablee.core.warmup import Step


def warmup(
    background: Annotated[
        bool, typer.Option("--background", help="Say nothing, and give way to everything else.")
    ] = False,
    language: Language = None,
) -> None:
    """Compile the rules of all games, so that everything runs at full speed from the next start on."""
    from tablee.core.cache import cache_folder
    from tablee.core.kernel import COMPILED, has_numba, is_warm

    spoken = choose_language(language)
    if not has_numba():
        raise CommandError("no-numba")
    if is_warm() and not background:
        from tablee.cli.screen import Screen

        Screen().line(say("already_warm", folder=str(cache_folder())))
    elif os.environ.get("TABLEE_GEAR") != COMPILED:
        again_in(COMPILED, ["warmup", "--language", spoken, *(["--background"] if background else [])])
    elif background:
        _warm_up_quietly()
    else:
        _warm_up()


def again_in(gear: str, arguments: list[str]) -> None:
    """Run a command of ours in a process of a gear; leave with its code if it fails."""
    done = subprocess.run([sys.executable, "-m", "tablee", *arguments], env={**os.environ, "TABLEE_GEAR": gear})
    if done.returncode:
        raise typer.Exit(done.returncode)


def _steps(game: str) -> "list[Step]":
    """The kernels of a game, and what bots and reviews add to them."""
    from tablee.bots import warmup as bots
    from tablee.core import warmup as core
    from tablee.core.registry import game_class
    from tablee.review import warmup as review

    kind = game_class(game)
    return [*core.steps(kind), *bots.steps(kind), *review.steps(kind)]


def _compile_all(workers: int, report: Callable[[str], object] = lambda step: None) -> None:
    """Compile each game in a process of its own: Numba gets slower the more a process has compiled."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from tablee.core.registry import game_names
    from tablee.core.warmup import finish

    spawn = get_context("spawn")
    done: SimpleQueue[str | None] = spawn.SimpleQueue()
    with ProcessPoolExecutor(workers, spawn, _start_worker, (done,), max_tasks_per_child=1) as pool:
        games = [pool.submit(_compile, game) for game in game_names()]
        for game in games:
            game.add_done_callback(lambda _: done.put(None))
        for _ in games:
            for step in iter(done.get, None):
                report(step)
        finish(set().union(*(game.result() for game in games)))


_done: "SimpleQueue[str | None]"
"""In a worker process: where it reports each step."""


def _start_worker(done: "SimpleQueue[str | None]") -> None:
    from tablee.core.warmup import PATIENCE

    global _done
    _done = done
    if hasattr(signal, "alarm"):
        signal.alarm(PATIENCE)  # whatever goes wrong, it does not run for ever


def _compile(game: str) -> set[Path]:
    """In a worker process: compile everything of a game; the files that it was compiled from."""
    from tablee.core.warmup import used_sources

    for step in _steps(game):
        step.compile()
        _done.put(f"{step.game} {step.kernel}")
    return used_sources()


def _warm_up() -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tablee.cli.screen import Screen
    from tablee.core.cache import cache_folder
    from tablee.core.registry import game_names

    started = time.perf_counter()
    screen = Screen()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen.console, disable=not screen.console.is_terminal) as progress:
        bar = progress.add_task("", total=sum(len(_steps(game)) for game in game_names()))
        _compile_all(os.cpu_count() or 1, lambda step: progress.update(bar, description=step.ljust(28), advance=1))
    screen.line(say("warm", seconds=f"{time.perf_counter() - started:.1f}", folder=str(cache_folder())))


def _warm_up_quietly() -> None:
    from tablee.core.cache import is_warm
    from tablee.core.warmup import PATIENCE, release_lock

    if hasattr(os, "nice"):
        os.nice(19)
    if hasattr(signal, "alarm"):
        signal.alarm(PATIENCE)
    try:
        if not is_warm():
            _compile_all(workers=1)
    finally:
        release_lock()
