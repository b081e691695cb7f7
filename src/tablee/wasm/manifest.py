"""The manifest of a module: everything that its loader must know to call it, and to notice a wrong one."""

import hashlib
import json
from dataclasses import asdict

from tablee.bots.advice import advice
from tablee.bots.expert import digest_of, has_expert
from tablee.bots.expert_level import NUMBER, ExpertLevel
from tablee.bots.levels import LEVELS, level, level_settings
from tablee.core.digest import as_source, digest
from tablee.core.forms import Data
from tablee.core.game import Game
from tablee.core.interface import ARRAY, RECORD, Kind
from tablee.core.manifest import layout
from tablee.core.manifest import manifest as declarations
from tablee.review.chances import sureness
from tablee.review.findings import FAULTS, SURE
from tablee.review.judge import settings_for
from tablee.review.reviewing import FIRST
from tablee.wasm import INTERFACE
from tablee.wasm.exports import exports, record_types


def manifest(game: type[Game]) -> Data:
    """What a game declares, and how its module is called; `tablee.wasm.build` adds which module it made."""
    return {
        **declarations(game),
        "interface": INTERFACE,
        "kernels": kernels_digest(game),
        **_calls(game),
        **_bots(game),
        "review": _review(game),
    }


def kernels_digest(game: type[Game]) -> str:
    """A digest of everything that the module is compiled from; alike in every gear and version of Python."""
    kernels = digest((export.kernel for export in exports(game).values()), as_source)
    text = json.dumps([INTERFACE, kernels, _calls(game)], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _calls(game: type[Game]) -> Data:
    """How exports are called, and the records that they work on."""
    return {
        "records": {name: layout(type_) for name, type_ in record_types(game).items()},
        "exports": {
            name: [{"name": argument, **_argument(kind)} for argument, kind in export.arguments.items()]
            for name, export in exports(game).items()
        },
    }


def _bots(game: type[Game]) -> Data:
    """What the search is given: the weights of the advice, and the levels, from 1 on; the last may need a network."""
    levels = [{**asdict(level_settings(game.name, one)), "seconds": level(one).seconds} for one in LEVELS]
    if has_expert(game):
        mine = asdict(level_settings(game.name, NUMBER))
        levels.append({**mine, "seconds": ExpertLevel().seconds, "network": digest_of(game)})
    return {"weights": list(advice(game).weights.values()), "levels": levels}


def _review(game: type[Game]) -> Data:
    """What a review is told: how the judge plays, how closely he looks at first, and what he calls what he finds."""
    return {
        "search": asdict(settings_for(game)),
        **asdict(FIRST),
        "sure": SURE,
        "faults": [list(fault) for fault in FAULTS],
        "sureness": {str(players): sureness(game.name, players) for players in game.seats},
    }


def _argument(kind: Kind) -> Data:
    """A number as it is; a record or an array by its address, with the room that it, or an item of it, takes."""
    if kind.form == RECORD:
        return {"form": RECORD, "bytes": kind.type.itemsize}
    if kind.form == ARRAY:
        item = "record" if kind.type.fields else kind.type.str[1:]
        return {"form": ARRAY, "type": item, "bytes": kind.type.itemsize, "shape": list(kind.shape)}
    return {"form": kind.form}
