"""`tablee site`: the page as files, for any web host."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.language import choose_language, say
from tablee.cli.options import Language

if TYPE_CHECKING:
    from rich.table import Table

    from tablee.server.site import Part

KINDS = {"page": "site_page", "games": "site_games", "pictures": "site_pictures", "all": "site_all"}


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new or empty folder for the files.")],
    force: Annotated[
        bool, typer.Option("--force", help="Write among the files that are there already; none is deleted.")
    ] = False,
    language: Language = None,
) -> None:
    """Write the page as files for any web host: it plays against bots and on one device."""
    from tablee.cli.screen import Screen
    from tablee.server.site import write_site

    choose_language(language)
    parts = write_site(folder, force)
    screen = Screen()
    screen.show(_sizes(parts))
    screen.line(say("site_done", folder=str(folder)))
    screen.verbatim(f"python -m http.server --directory {folder}")


def _sizes(parts: "list[Part]") -> "Table":
    """Kilobytes by kind of file."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    table.add_column(say("site_what"))
    for heading in ("site_files", "site_size", "site_compressed"):
        table.add_column(say(heading), justify="right")
    for part in parts:
        style = "bold" if part.name == "all" else ""
        size, compressed = f"{part.size / 1000:.0f} kB", f"{part.compressed / 1000:.0f} kB"
        table.add_row(say(KINDS[part.name]), str(part.files), size, compressed, style=style)
    return table
