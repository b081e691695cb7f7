"""Copies of a module of kernels, one for each game, with the game's own kernels under the names it leaves open."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

from tablee.core.game import Game, Kernel


@cache
def specialise(template: str, game: type[Game], **more: Kernel) -> ModuleType:
    """The module `template` for one game; its open names are those of `Rules`, and any others given here."""
    source = import_module(template).__file__
    name = f"{template}[{game.name}]"
    spec = spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    for kernel_name, kernel in (game.rules._asdict() | more).items():
        if kernel_name in vars(module):
            setattr(module, kernel_name, kernel)
    return module
