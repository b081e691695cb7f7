"""What the modules of a game export: the rules, its random numbers, random play and the levels' search; and apart from
them, for those who review a match or play an expert, the judge and the expert's search.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from tablee.bots.decision import kernels
from tablee.bots.expert import STATES as TRIO
from tablee.bots.expert import has_expert, network_type, room_type, search_kernels
from tablee.bots.records import NODE, scratch_type, settings_type
from tablee.bots.tree import begin, lead
from tablee.core.game import Game
from tablee.core.interface import ARRAY, NUMBER, RECORD, Kind, arguments
from tablee.core.rng import RNG_WORDS, below, seed_rng
from tablee.core.specialise import referee
from tablee.review.judge import kernels as judging
from tablee.review.kernels import STATES
from tablee.review.records import arm_type, outlook_type

MODULE, STUDY = "module", "study"
"""The two modules of a game: what everybody needs, and what few do."""
STUDIED = ("look", "expert_search")
IN_BOTH = ("seed_rng", "begin", "lead")


@dataclass(frozen=True)
class Export:
    """A kernel, and what it takes."""

    kernel: Any
    arguments: dict[str, Kind]


def exports(game: type[Game]) -> dict[str, Export]:
    """Everything that the modules of a game export, by its name there."""
    exported = {
        **game.rules._asdict(),
        "seed_rng": seed_rng,
        "below": below,
        "play_actions": referee(game).play_actions,
        "begin": begin,
        "lead": lead,
        "search": kernels(game).search,
        "look": judging(game).look,
    }
    if has_expert(game):
        exported["expert_search"] = search_kernels(game).search
    more = _more_kinds(game)
    return {name: Export(kernel, arguments(kernel, game, more)) for name, kernel in exported.items()}


def exported_by(part: str, exported: dict[str, Export]) -> dict[str, Export]:
    """What one of the two modules exports. Apart they are smaller, and the levels' search is optimised for itself."""
    wanted = {name: name in IN_BOTH or (name in STUDIED) == (part == STUDY) for name in exported}
    return {name: export for name, export in exported.items() if wanted[name]}


def record_types(game: type[Game]) -> dict[str, Any]:
    """The records that exports work on."""
    experts = {"network": network_type(game), "room": room_type(game)} if has_expert(game) else {}
    return {
        "box": game.box_type,
        "state": game.state_type,
        "node": NODE,
        "scratch": scratch_type(game),
        "settings": settings_type(game),
        "arm": arm_type(game),
        "outlook": outlook_type(game),
        **experts,
    }


def _more_kinds(game: type[Game]) -> dict[str, Kind]:
    types = record_types(game)
    return {
        "states": Kind(ARRAY, types["state"], (2,)),
        "nodes": Kind(ARRAY, types["node"], (None,)),
        "scratch": Kind(RECORD, types["scratch"]),
        "settings": Kind(RECORD, types["settings"]),
        "worlds": Kind(ARRAY, types["state"], (STATES,)),
        "arms": Kind(ARRAY, types["arm"], (None,)),
        "outlook": Kind(RECORD, types["outlook"]),
        **{name: Kind(RECORD, types[name]) for name in ("network", "room") if name in types},
        "trio": Kind(ARRAY, types["state"], (TRIO,)),
        **dict.fromkeys(("tries", "samples"), Kind(NUMBER, np.dtype(np.int32))),
        **dict.fromkeys(("luck", "whims"), Kind(ARRAY, np.dtype(np.int64), (RNG_WORDS,))),
    }
