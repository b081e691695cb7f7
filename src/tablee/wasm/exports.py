"""What a module exports: the rules of a game, its random numbers, random play and the search."""

from dataclasses import dataclass
from typing import Any

from tablee.bots.decision import kernels
from tablee.bots.records import NODE, scratch_type, settings_type
from tablee.bots.tree import begin
from tablee.core.game import Game
from tablee.core.interface import ARRAY, RECORD, Kind, arguments
from tablee.core.rng import below, seed_rng
from tablee.core.specialise import referee


@dataclass(frozen=True)
class Export:
    """A kernel, and what it takes."""

    kernel: Any
    arguments: dict[str, Kind]


def exports(game: type[Game]) -> dict[str, Export]:
    """Everything that a module exports, by its name there."""
    exported = {
        **game.rules._asdict(),
        "seed_rng": seed_rng,
        "below": below,
        "play_actions": referee(game).play_actions,
        "begin": begin,
        "search": kernels(game).search,
    }
    more = _kinds_of_search(game)
    return {name: Export(kernel, arguments(kernel, game, more)) for name, kernel in exported.items()}


def record_types(game: type[Game]) -> dict[str, Any]:
    """The records that exports work on."""
    return {
        "box": game.box_type,
        "state": game.state_type,
        "node": NODE,
        "scratch": scratch_type(game),
        "settings": settings_type(game),
    }


def _kinds_of_search(game: type[Game]) -> dict[str, Kind]:
    types = record_types(game)
    return {
        "states": Kind(ARRAY, types["state"], (2,)),
        "nodes": Kind(ARRAY, types["node"], (None,)),
        "scratch": Kind(RECORD, types["scratch"]),
        "settings": Kind(RECORD, types["settings"]),
    }
