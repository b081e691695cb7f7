"""`tablee warmup`: compile every kernel now."""

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.language import CommandError, choose_language, say
from tablee.cli.options import Language

if TYPE_CHECKING:
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


def _steps() -> "list[Step]":
    """The kernels of all games, and what bots and reviews add to them."""
    from tablee.bots import warmup as bots
    from tablee.core import warmup as core
    from tablee.review import warmup as review

    return [*core.steps(), *bots.steps(), *review.steps()]


def _warm_up() -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tablee.cli.screen import Screen
    from tablee.core.cache import cache_folder
    from tablee.core.warmup import finish

    started = time.perf_counter()
    screen = Screen()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen.console, disable=not screen.console.is_terminal) as progress:
        todo = _steps()
        bar = progress.add_task("", total=len(todo))
        for step in todo:
            progress.update(bar, description=f"{step.game} {step.kernel}".ljust(28))
            step.compile()
            progress.advance(bar)
    finish()
    screen.line(say("warm", seconds=f"{time.perf_counter() - started:.1f}", folder=str(cache_folder())))


def _warm_up_quietly() -> None:
    from tablee.core.cache import is_warm
    from tablee.core.warmup import PATIENCE, finish, release_lock

    if hasattr(os, "nice"):
        os.nice(19)
    if hasattr(signal, "alarm"):
        signal.alarm(PATIENCE)  # whatever goes wrong, it does not run for ever
    try:
        if not is_warm():
            for step in _steps():
                step.compile()
            finish()
    finally:
        release_lock()
