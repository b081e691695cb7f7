"""A game's declarations as data: everything that somebody who runs its kernels must know besides them."""

from base64 import b64encode
from typing import Any

import numpy as np

from tablee.core.editions import shipped_editions
from tablee.core.forms import Data
from tablee.core.game import Game
from tablee.core.row_format import MOST_EVENTS, MOST_FACTS, WIDTH


def manifest(kind: type[Game]) -> Data:
    """What a game declares; the box of every shipped edition is as `prepare` wants it."""
    declared = kind.declared
    return {
        "game": kind.name,
        "rules": kind.version,
        "seats": list(kind.seats),
        "most_legal": kind.most_legal,
        "longest": kind.longest,
        "width": WIDTH,
        "most_events": MOST_EVENTS,
        "most_facts": MOST_FACTS,
        "options": {
            name: {"clause": option.clause, "values": list(option.values)}
            for name, option in kind.options_offered.items()
        },
        "presets": {name: dict(options) for name, options in kind.presets.items()},
        "sources": [source._asdict() for source in kind.sources],
        "tie_breaks": [tie._asdict() for tie in kind.tie_breaks],
        "moves": declared.moves.declaration(),
        "events": declared.events.declaration(),
        "questions": declared.questions.declaration(),
        "refusals": declared.refusals.declaration(),
        "faults": declared.faults.names,
        "endings": declared.endings.names,
        "facts": declared.facts.declaration(),
        "board": declared.board.declaration(),
        "state": layout(kind.state_type),
        "box": layout(kind.box_type),
        "editions": {name: _edition(kind, name) for name in sorted(shipped_editions(kind.package))},
    }


def layout(type_: np.dtype[Any]) -> Data:
    """The size of a record, and where in it each field is."""
    fields = {}
    for name, (field, offset, *_) in (type_.fields or {}).items():
        fields[name] = {"offset": offset, "type": field.base.str[1:], "shape": list(field.shape)}
    return {"size": type_.itemsize, "fields": fields}


def _edition(kind: type[Game], name: str) -> Data:
    game = kind(edition=name)
    return {"text": game.edition.text, "box": b64encode(game.box.tobytes()).decode()}
