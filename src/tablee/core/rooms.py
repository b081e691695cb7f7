"""What a game may bring besides its rules, found by its name in the game's folder, for our games as for everybody's."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tablee.core.game import Game

ADVICE, ENCODING, FEATURES = "advice", "encoding", "features"
TERMINAL, CANVAS = "pictures.terminal", "pictures.canvas"


def room(game: type[Game], name: str) -> ModuleType | None:
    """A module of a game's folder, None if the game does without."""
    try:
        found = find_spec(f"{game.package}.{name}")
    except ModuleNotFoundError:  # of `pictures.terminal`, the folder
        found = None
    return import_module(f"{game.package}.{name}") if found else None
