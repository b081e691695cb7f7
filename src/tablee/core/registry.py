"""Games by name, found through the entry points `tablee.games`; a game from outside plugs in the same way."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from tablee.core.editions import Edition
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.rules import OptionValue

GROUP = "tablee.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_names() -> list[str]:
    """The names of all games that are installed."""
    return list(_entries())


def game_class(name: str) -> type[Game]:
    """The class of a game by its name."""
    entry = _entries().get(name) if isinstance(name, str) else None
    if entry is None:
        raise BadInput("unknown-game", got=name, known=", ".join(game_names()))
    loaded: type[Game] = entry.load()
    return loaded


def load(
    name: str,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    preset: str | None = None,
    edition: str | Path | Edition | None = None,
) -> Game:
    """A game, ready to play: `load("sunrise-lane", players=3, options={"tied_places": "next_place"})`."""
    return game_class(name)(players=players, options=options, preset=preset, edition=edition)
