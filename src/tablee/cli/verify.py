"""`tablee verify`: recompute the luck of a record."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.language import choose_language
from tablee.cli.language import language as spoken
from tablee.cli.options import Language


def verify(
    record: Annotated[Path, typer.Argument(help="The record of a finished match, as the server gives it.")],
    language: Language = None,
) -> None:
    """Check that every card, die and tile of a record follows from the secret and the contributions."""
    from tablee.core.fair import verify as verified
    from tablee.core.record import replay
    from tablee.core.texts import sentence
    from tablee.server.errors import PACKAGE, Refused

    choose_language(language)
    try:
        text = record.read_bytes()
    except OSError:
        raise Refused("verify-unreadable", got=str(record)) from None
    outcomes = verified(replay(text))
    typer.echo(sentence(PACKAGE, spoken(), "verify", "good", outcomes=outcomes))
