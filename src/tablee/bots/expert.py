"""The experts: networks that our games bring with them, as one record of integers in a file, and their forward pass.

A game's network is `expert.bin` in its folder, the bytes of a record of `network_type`; `expert.json` beside it says
what it was trained on and for how long (its card).
"""

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any

import numpy as np

from tablee.bots.advice import advice
from tablee.bots.bot import Budget, Choice, Reason
from tablee.bots.levels import LEVELS, level
from tablee.bots.network import BROAD, DEEP, MOVE_BROAD, MOVE_DEEP, STRIDE
from tablee.bots.records import SearchSettings, new_settings
from tablee.core.encoding import encoding_of, has_encoding
from tablee.core.errors import BadInput
from tablee.core.features import features_of, has_features, inputs_of
from tablee.core.fields import Fields, fields_class, record_argument, record_type, records_argument
from tablee.core.game import Game
from tablee.core.interface import sheet_columns
from tablee.core.kernel import argument
from tablee.core.rng import new_rng
from tablee.core.specialise import specialise

FILE, CARD = "expert.bin", "expert.json"
WORLD, AFTER, VIEW = 0, 1, 2
STATES = 3
"""The states that a forward pass or a search works on: a world, what a move makes of it, and the view it fits."""


@cache
def network_type(kind: type[Game]) -> np.dtype[Any]:
    """The weights of a game's network: integers, and the units they are counted in, powers of two."""
    inputs, seats = len(inputs_of(kind)), kind.seats[-1]
    facts, features = len(features_of(kind).facts), features_of(kind).size
    return record_type(
        [
            ("broad_shift", "i4"),  # from the sums of a layer to parts of 1 / PARTS
            ("deep_shift", "i4"),
            ("position_shift", "i4"),  # from what the position brings to the units of the rows
            ("move_shift", "i4"),
            ("value_unit", "f8"),
            ("preference_unit", "f8"),
            ("at_once_unit", "f8"),
            ("broad_bias", "i4", (BROAD,)),
            ("deep_bias", "i4", (DEEP,)),
            ("value_bias", "i4", (2 * seats,)),
            ("by_position_bias", "i4", (MOVE_BROAD,)),
            ("move_deep_bias", "i4", (MOVE_DEEP,)),
            ("reads", "i2", (inputs,)),  # which numbers of the observation
            ("broad", "i2", (inputs + facts + features, BROAD)),
            ("deep", "i2", (BROAD, DEEP)),
            ("value", "i2", (DEEP, 2 * seats)),
            ("by_position", "i2", (DEEP, MOVE_BROAD)),
            ("by_row", "i2", (features, MOVE_BROAD)),
            ("move_deep", "i2", (MOVE_BROAD, MOVE_DEEP)),
            ("preference", "i2", (MOVE_DEEP,)),
            ("at_once", "i2", (features,)),
        ]
    )


@cache
def room_type(kind: type[Game]) -> np.dtype[Any]:
    """What a forward pass notes down."""
    most, seats, columns = kind.most_legal + 1, kind.seats[-1], sheet_columns(kind)
    inputs = len(inputs_of(kind)) + len(features_of(kind).facts) + features_of(kind).size
    listed = max(inputs, BROAD) + STRIDE
    return record_type(
        [
            ("broad", "i4", (BROAD,)),  # sums of the layers
            ("deep", "i4", (DEEP,)),
            ("outlook", "i4", (2 * seats,)),
            ("move_broad", "i4", (MOVE_BROAD,)),
            ("move_deep", "i4", (MOVE_DEEP,)),
            ("places", "i4", (listed,)),  # the numbers that a layer adds up, and where they stand
            ("numbers", "i4", (listed,)),
            ("chances", "f8", (seats,)),
            ("wins", "f8", (seats,)),  # of each seat: its part of the victory,
            ("ahead", "f8", (seats,)),  # and how far ahead it will be, from -1 to 1
            ("points", "f8", (seats,)),
            ("score", "f8", (1,)),
            ("preferences", "f8", (most,)),  # of the legal moves
            ("sheet", "i8", (seats, columns)),
            ("sheet_after", "i8", (seats, columns)),
            ("gains", "i8", (columns + 2,)),
            ("one", "i4", (1,)),
            ("rows", "i1", (most * features_of(kind).size,)),  # what the legal moves do,
            ("most", "i1", (features_of(kind).size,)),  # and the most that any of them does
            ("observation", "i1", (encoding_of(kind).size,)),
            ("facts", "i1", (max(1, len(features_of(kind).facts)),)),
        ]
    )


@cache
def kernels(kind: type[Game]) -> ModuleType:
    """The forward pass made for a game."""
    known, features = advice(kind), features_of(kind)
    rows = specialise("tablee.bots.features", kind, rate=known.rate, describe=features.describe, FEATURES=features.size)
    return specialise(
        "tablee.bots.network", kind, observe=encoding_of(kind).observe, describe_moves=rows.describe_moves,
        survey=features.survey, INPUTS=len(inputs_of(kind)), FACTS=len(features.facts), FEATURES=features.size,
        SEATS=kind.seats[-1],
    )  # fmt: skip


@cache
def search_kernels(kind: type[Game]) -> ModuleType:
    """The search with a network, made for a game: how far it looks, and what an end is worth, is as in the levels."""
    made, known = kernels(kind), advice(kind)
    levels = specialise("tablee.bots.search", kind, rate=known.rate, evaluate=known.evaluate)
    return specialise(
        "tablee.bots.expert_search", kind, judge=made.judge, foresee=made.foresee, power=made.power,
        set_horizon=levels.set_horizon, is_far_enough=levels.is_far_enough, assess=levels.assess,
    )  # fmt: skip


def has_expert(kind: type[Game]) -> bool:
    """Whether a game brings a network."""
    return has_encoding(kind) and has_features(kind) and (files(kind.package) / FILE).is_file()


@cache
def expert_of(kind: type[Game]) -> Fields:
    """The network of a game."""
    if not has_expert(kind):
        raise BadInput("no-expert", game=kind.name, file=f"{kind.package}/{FILE}")
    return network_from((files(kind.package) / FILE).read_bytes(), kind)


def network_from(content: bytes, kind: type[Game]) -> Fields:
    """A network from the bytes of its file."""
    type_ = network_type(kind)
    if len(content) != type_.itemsize:
        raise BadInput("bad-expert", game=kind.name, expected=type_.itemsize, got=len(content))
    return fields_class(type_, "Network")(np.frombuffer(bytearray(content), type_))


def card_of(kind: type[Game]) -> dict[str, Any]:
    """What is known about the training of a game's network."""
    card: dict[str, Any] = json.loads((files(kind.package) / CARD).read_text("utf-8"))
    return card


def digest_of(kind: type[Game]) -> str:
    """A name for the very network that a game brings."""
    return hashlib.sha256(expert_of(kind).tobytes()).hexdigest()


def three_states(game: Game, view: Fields) -> Any:
    """Room for a world and for what a move makes of it, and the view."""
    states = np.zeros(STATES, game.state_type)
    for place in range(STATES):
        type(view)(states[place : place + 1]).assign(view)
    return states


def new_room(kind: type[Game]) -> Fields:
    """Room for a forward pass."""
    return fields_class(room_type(kind), "Room")()


class Judgement:
    """What a network says of a position."""

    def __init__(self, game: Game, view: Fields, seat: int, seed: int, network: Fields | None = None) -> None:
        kind = type(game)
        states, room = three_states(game, view), new_room(kind)
        world = type(view)(states[WORLD : WORLD + 1])
        world.assign(game.complete(view, seat, new_rng(seed)))
        self.moves = game.legal(world)
        listed = np.zeros(kind.most_legal + 1, np.int32)
        listed[: len(self.moves)] = self.moves
        settings = new_settings(kind, SearchSettings())
        kernels(kind).judge(
            record_argument(game.box), records_argument(states), argument(listed), len(self.moves),
            argument(np.array(list(advice(kind).weights.values()) or [0.0])),
            record_argument(network or expert_of(kind)), record_argument(room),
        )  # fmt: skip
        self.preferences = [float(room.preferences[place]) for place in range(len(self.moves))]
        self.wins = [float(room.wins[one]) for one in range(game.players)]
        self.margins = [in_points(float(room.ahead[one]), settings.span) for one in range(game.players)]


def in_points(ahead: float, span: float) -> float:
    """From how far ahead a seat will be, from -1 to 1, back to points."""
    return 2.0 * span * ahead / (1.0 - abs(ahead))


class ExpertBot:
    """The network alone: the move it likes best, at once. Where a game brings none, it plays as level 5 does."""

    name = "expert"
    seconds = 0.1

    def __init__(self, network: Fields | None = None) -> None:
        self._network = network

    def choose(
        self, game: Game, view: Fields, seat: int, legal: Sequence[int], budget: Budget, rng_seed: int
    ) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0])
        if self._network is None and not has_expert(type(game)):
            return level(LEVELS[-1]).choose(game, view, seat, legal, budget, rng_seed)
        found = Judgement(game, view, seat, rng_seed, self._network)
        liked = dict(zip(found.moves, found.preferences, strict=True))
        best = max(legal, key=lambda action: (liked[action], -action))
        return Choice(best, (Reason(best, found.margins[seat], found.wins[seat], 0.0),))
