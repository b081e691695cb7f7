"""Copies of a module of kernels, one for each game, with the game's own kernels under the names it leaves open."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

from tablee.core.game import Game, Kernel


@cache
def specialise(template: str, game: type[Game], **more: Kernel) -> ModuleType:
    """The module `template` for one game; its open names are those of `Rules`, numbers of the game, and others given.

    `SOURCES` is how many columns of a score sheet are sources of points, `COLUMNS` how many there are with tie-breaks.
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
    for open_name, meaning in (game.rules._asdict() | numbers | more).items():
        if open_name in vars(module):
            setattr(module, open_name, meaning)
    return module
