"""Copies of a module of kernels, one for each game, with the game's own kernels under the names it leaves open."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

from tablee.core.game import Game
from tablee.core.rules import Kernel

REFEREE = "tablee.core.referee"


@cache
def specialise(template: str, game: type[Game], **more: Kernel) -> ModuleType:
    """The module `template` for one game: every name that it leaves open (None) becomes what it means in that game.

    Those are the kernels of `Rules`, those of the referee, others given here, and two numbers: `SOURCES`, how many
    columns of a score sheet are sources of points, and `COLUMNS`, how many there are with the tie-breaks.
    """
    source = import_module(template).__file__
    name = f"{template}[{game.name}]"
    spec = spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    numbers = {"SOURCES": len(game.sources), "COLUMNS": len(game.sources) + len(game.tie_breaks)}
    meanings: dict[str, Any] = {} if template == REFEREE else dict(vars(referee(game)))
    meanings |= game.rules._asdict() | numbers | more
    for open_name in [name for name, value in vars(module).items() if value is None and name in meanings]:
        setattr(module, open_name, meanings[open_name])
    return module


def referee(game: type[Game]) -> ModuleType:
    """The referee of a game (`tablee.core.referee`)."""
    return specialise(REFEREE, game)
