"""`tablee dataset`: matches as tables, for those who learn from them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.cli.arena import BOT_HELP, Options, Workers, start_compiled
from tablee.cli.language import choose_language
from tablee.cli.language import language as spoken
from tablee.cli.options import Language, option_values

if TYPE_CHECKING:
    from tablee.datasets.making import Progress
    from tablee.datasets.plan import Plan

LINE = "line:"


def dataset(
    game: Annotated[str, typer.Argument(help="The game's name, such as sunrise-lane.")],
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where to write; what is there goes on.")],
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", "-b", metavar="BOT,...", help=f"Who plays, drawn anew for every seat; {BOT_HELP}."),
    ] = None,
    records: Annotated[
        list[Path] | None,
        typer.Option("--records", metavar="PATH", help="Instead: records, files or folders of them."),
    ] = None,
    matches: Annotated[int, typer.Option("--matches", "-m", min=1, metavar="N", help="How many to play.")] = 1000,
    players: Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="How many play.")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="Which matches; the same seed, the same ones.")] = 0,
    observations: Annotated[bool, typer.Option("--observations", help="Also what each seat saw, as tensors.")] = False,
    form: Annotated[
        list[str] | None, typer.Option("--format", metavar="parquet|jsonl", help="One form only; both by default.")
    ] = None,
    part: Annotated[int, typer.Option(min=1, metavar="N", help="Matches in a file.")] = 500,
    workers: Workers = 0,
    language: Language = None,
) -> None:
    """Write matches between bots, or records, as Parquet and JSON Lines. Interrupted, the same command goes on."""
    from tablee.datasets.making import make

    choose_language(language)
    start_compiled()
    plan = _plan(game, bots, records, matches, players, option, seed)
    import msgspec

    from tablee.datasets.plan import FORMATS

    plan = msgspec.structs.replace(plan, observations=observations, formats=tuple(form or FORMATS), part=part)
    with _bars(out) as progress:
        plan = make(plan, out, workers or os.cpu_count() or 1, progress)
    typer.echo(say("written", matches=plan.matches, path=str(out), parts=len(plan.parts)))


def say(key: str, **params: Any) -> str:
    """A sentence of the data sets' catalogue."""
    from tablee.core.texts import sentence
    from tablee.datasets.errors import PACKAGE

    return sentence(PACKAGE, spoken(), "dataset", key, **params)


def _plan(
    game: str, bots: list[str] | None, records: list[Path] | None, matches: int, players: int | None,
    option: list[str] | None, seed: int,
) -> "Plan":  # fmt: skip
    """Matches between bots, or the records that there are."""
    from tablee.core.registry import game_class
    from tablee.datasets.errors import DatasetError
    from tablee.datasets.plan import Plan

    kind = game_class(game)
    if not records:
        options = option_values(kind, option or [])
        return Plan(game=game, players=players, options=options, bots=_names(bots or []), seed=seed, matches=matches)
    if bots:
        raise DatasetError("both-sources")
    from tablee.datasets.people import find

    found = find(records, game)
    if found.others or found.unfinished:
        typer.echo(say("left_out", others=found.others, unfinished=found.unfinished), err=True)
    if not found.sources:
        raise DatasetError("no-records", game=game, path=", ".join(map(str, records)))
    return Plan(game=game, matches=len(found.sources), records=found.sources)


def _names(given: list[str]) -> tuple[str, ...]:
    """Names with commas between them, or one for each --bots; a command line is left whole."""
    return tuple(name for text in given for name in ([text] if text.startswith(LINE) else text.split(",")))


@contextmanager
def _bars(out: Path) -> "Iterator[Progress]":
    """A bar for what is played and one for what is written; whoever interrupts is told how to go on."""
    from tablee.cli.screen import Screen

    try:
        with Screen().counting() as progress:
            bars: dict[str, Any] = {}

            def show(what: str, done: int, total: int) -> None:
                if what not in bars:
                    bars[what] = progress.add_task(say(what), total=total)
                progress.update(bars[what], completed=done)

            yield show
    except KeyboardInterrupt:
        typer.echo(say("interrupted", path=str(out)), err=True)
        raise typer.Exit(130) from None
