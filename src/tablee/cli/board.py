"""The board as the game draws it, or a plain table of its view for a game that does not."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from tablee.cli.speech import language
from tablee.core.game import Game
from tablee.core.rooms import TERMINAL, room


def board(game: Game, view: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """What a seat sees, drawn."""
    module = room(type(game), TERMINAL)
    drawn: RenderableType = module.draw(game, view, language(), names) if module else plain(view)
    return drawn


def plain(view: Mapping[str, Any]) -> RenderableType:
    """A view as a table of names and values."""
    table = Table.grid(padding=(0, 2))
    for name, value in view.items():
        table.add_row(name, plain(value) if isinstance(value, Mapping) else _value(value))
    return table


def _value(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(_value(part) for part in value)
    return "-" if value is None else str(value)
