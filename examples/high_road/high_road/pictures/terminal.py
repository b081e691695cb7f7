"""High Road drawn for a terminal, from what `match.view` gives."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table

if TYPE_CHECKING:
    from high_road.game import HighRoad


def draw(game: "HighRoad", view: Mapping[str, Any], language: str, names: Sequence[str]) -> Table:
    """A line for each player: points, and the cards as far as they are known."""
    table = Table.grid(padding=(0, 2))
    for seat, name in enumerate(names):
        hand = view["hands"][seat]
        cards = " ".join(map(str, hand)) if hand is not None else "▒ " * view["held"][seat]
        table.add_row(name, str(view["scores"][seat]), cards)
    table.add_row("", str(view["last"] or "-"), "▒" * view["left"])
    return table
