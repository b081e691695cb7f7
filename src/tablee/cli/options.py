"""Parameters that several commands share."""

from collections.abc import Sequence
from typing import Annotated

import typer

from tablee.cli.language import CommandError
from tablee.core.game import Game
from tablee.core.rules import OptionValue, option_text

Language = Annotated[
    str | None,
    typer.Option("--language", "-l", metavar="en|fr|it", help="The language to read; else TABLEE_LANGUAGE or LANG."),
]


def option_values(kind: type[Game], given: Sequence[str]) -> dict[str, OptionValue]:
    """`name=value` parameters as the options of a game; what the game does not offer is left for it to refuse."""
    values: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise CommandError("option-form", got=text)
        offered = kind.options_offered.get(name)
        values[name] = next((one for one in offered.values if option_text(one) == value), value) if offered else value
    return values
