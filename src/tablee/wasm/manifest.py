"""The manifest of a module: everything that its loader must know to call it, and to notice a wrong one."""

import hashlib
import json
from typing import Any

import numpy as np

from tablee.core.digest import as_source, digest
from tablee.core.game import Game
from tablee.core.interface import ARRAY, RECORD, Kind
from tablee.wasm import INTERFACE
from tablee.wasm.exports import exports, record_types

Manifest = dict[str, Any]


def manifest(game: type[Game]) -> Manifest:
    """What the source says of a module; `tablee.wasm.build` adds what it made of it."""
    return {
        "interface": INTERFACE,
        "game": game.name,
        "version": game.version,
        "kernels": kernels_digest(game),
        **_calls(game),
    }


def kernels_digest(game: type[Game]) -> str:
    """A digest of everything that the module is compiled from; alike in every gear and version of Python."""
    kernels = digest((export.kernel for export in exports(game).values()), as_source)
    text = json.dumps([INTERFACE, kernels, _calls(game)], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _calls(game: type[Game]) -> Manifest:
    """How exports are called, and the records that they work on."""
    return {
        "records": {name: layout(type_) for name, type_ in record_types(game).items()},
        "exports": {
            name: [{"name": argument, **_argument(kind)} for argument, kind in export.arguments.items()]
            for name, export in exports(game).items()
        },
    }


def layout(record: np.dtype[Any]) -> Manifest:
    """The size of a record, and where its fields are."""
    fields = {}
    for name, (type_, offset, *_) in (record.fields or {}).items():
        fields[name] = {"type": type_.base.name, "offset": offset, "shape": list(type_.shape)}
    return {"size": record.itemsize, "fields": fields}


def _argument(kind: Kind) -> Manifest:
    """A number as it is; a record or an array by its address, with the room that it, or an item of it, takes."""
    if kind.form == RECORD:
        return {"form": RECORD, "bytes": kind.type.itemsize}
    if kind.form == ARRAY:
        item = "record" if kind.type.fields else kind.type.name
        return {"form": ARRAY, "type": item, "bytes": kind.type.itemsize, "shape": list(kind.shape)}
    return {"form": kind.form}
