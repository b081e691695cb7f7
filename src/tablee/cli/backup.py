"""`tablee backup`: a copy of everything, while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.language import choose_language
from tablee.cli.language import language as spoken
from tablee.cli.options import Language
from tablee.cli.serve import Data, Database


def backup(
    folder: Annotated[Path, typer.Argument(help="A new folder for the copy.")],
    data: Data = None,
    database: Database = None,
    language: Language = None,
) -> None:
    """Copy all tables and the server's key to a folder that `tablee serve --data` can start from."""
    from tablee.core.texts import sentence
    from tablee.server.errors import PACKAGE
    from tablee.server.settings import Settings, default_data_folder
    from tablee.server.storage.backup import back_up

    choose_language(language)
    tables = back_up(Settings(data=data or default_data_folder(), database=database), folder)
    typer.echo(sentence(PACKAGE, spoken(), "verify", "backup", tables=tables, folder=str(folder)))
