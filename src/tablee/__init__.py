"""Tablée: three board games, one statement of the rules, from the kitchen table to the GPU."""

from tablee.core.errors import (
    BadEdition,
    BadInput,
    BadMove,
    BadPosition,
    BadRecord,
    IllegalMove,
    NotNow,
    TableeError,
)
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.record import replay
from tablee.core.registry import game_class, game_names, load
from tablee.core.result import Result

__version__ = "0.1.0"

__all__ = [
    "BadEdition", "BadInput", "BadMove", "BadPosition", "BadRecord", "Game", "IllegalMove", "Match", "NotNow", "Result",
    "TableeError", "game_class", "game_names", "load", "replay",
]  # fmt: skip
