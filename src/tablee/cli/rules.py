"""`tablee rules`: the rules of a game, clause by clause."""

import difflib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.options import Language
from tablee.cli.speech import CommandError, language, speak, tagline, title
from tablee.core.texts import sentences

if TYPE_CHECKING:
    from tablee.cli.screen import Screen
    from tablee.core.game import Game


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's name, such as sunrise-lane.")],
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="One clause only, such as SL-15.")] = None,
    language: Language = None,
) -> None:
    """Read the rules of a game, or one of its clauses."""
    from tablee.cli.screen import Screen
    from tablee.core.registry import game_class

    speak(language)
    kind = game_class(game)
    screen = Screen()
    if clause is None:
        screen.heading(title(kind))
        screen.line(tagline(kind), style="italic")
        screen.show("")
    show_clauses(screen, kind, [find_clause(kind, clause)] if clause is not None else None)


def show_clauses(screen: "Screen", kind: "type[Game]", wanted: Sequence[str] | None = None) -> None:
    """Some clauses, or all of them, as a list of numbers and texts."""
    from rich.table import Table

    clauses = sentences(kind.package, language(), "clause")
    grid = Table.grid(padding=(0, 2, 1, 0))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column(overflow="fold")
    for clause in wanted if wanted is not None else clauses:
        grid.add_row(clause, clauses[clause])
    screen.show(grid)


def find_clause(kind: "type[Game]", typed: str) -> str:
    """The clause somebody means: `SL-15`, `sl15`, `15`."""
    clauses = list(sentences(kind.package, language(), "clause"))
    number = "".join(letter for letter in typed if letter.isdigit())
    meant = f"{kind.prefix}-{number.zfill(2)}"
    named = typed.upper().removesuffix(number).rstrip("- ")
    if meant in clauses and named in ("", kind.prefix.upper()):
        return meant
    near = difflib.get_close_matches(typed.upper(), clauses, n=4, cutoff=0.5) or [clauses[0], clauses[-1]]
    raise CommandError("unknown-clause", game=kind.name, got=typed, near=", ".join(near))
