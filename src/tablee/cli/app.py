"""The tree of commands. Each lives in its own module and imports what is heavy only when it runs."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tablee.cli import (
    admin,
    arena,
    backup,
    bench,
    dataset,
    games,
    play,
    replay,
    review,
    rules,
    serve,
    site,
    train,
    verify,
    warmup,
)
from tablee.core.errors import TableeError


class PoliteGroup(TyperGroup):
    """Says what went wrong in one sentence, in the reader's language, and leaves with code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TableeError as error:
            from tablee.cli.language import language
            from tablee.cli.screen import complain

            complain(error.message(language()))
            raise typer.Exit(2) from None


app = typer.Typer(
    name="tablee",
    cls=PoliteGroup,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        import tablee

        typer.echo(f"tablee {tablee.__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Three board games at your table: Sunrise Lane, Rendez-vous Rue de la Paix and Sunny Day."""


app.command("play")(play.play)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("warmup")(warmup.warmup)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.command("site")(site.site)
app.command("train")(train.train)
app.command("verify")(verify.verify)
app.command("backup")(backup.backup)
app.add_typer(arena.arena, name="arena")
app.add_typer(admin.admin, name="admin")
app.command("dataset")(dataset.dataset)
