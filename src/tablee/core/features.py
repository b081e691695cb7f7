"""What a move does, as one short row of numbers: by these, and not by its number in the table, networks judge moves.

A game's features live in its own folder (`features.py`): their names, and a kernel

    describe(box, before, action, after, score, gains, sheet, weights, points, out, first)

that compares the state before a legal move of the seat to decide with the one after it (`after` is before any luck),
and writes what it finds into `out` from `first` on.
`score` is what advice says of the move, `gains` what it changes in the seat's row of the score sheet and, in the last
two places, in the points of its best opponent and of all of them; `sheet` is the one after. Like an observation, a row
does not depend on the secrets of others.

Of the position itself a network reads numbers of the observation (`reads`) and, where they do not say it plainly
enough, a few more that a kernel `survey(box, state, seat, sheet, weights, out)` works out, named in `facts`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablee.core.encoding import Encoding, encoding_of
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.kernel import kernel
from tablee.core.rooms import FEATURES, room
from tablee.core.rules import Kernel

LEAST, MOST = -127, 127
NEVER_REACHED = 1.0 / 4096.0
"""Parts of points are rounded a little off their half, where gears would not agree."""
ROUNDED_FROM = 1024


@dataclass(frozen=True)
class Features:
    """The features of a game's moves: their names in order, and the kernel that writes them."""

    names: tuple[str, ...]
    describe: Kernel
    reads: Callable[[Encoding], list[int]]
    survey: Kernel
    facts: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return len(self.names)


def everything(encoding: Encoding) -> list[int]:
    """All numbers of the observation are read."""
    return list(range(encoding.size))


def has_features(game: type[Game]) -> bool:
    """Whether a game says what its moves do."""
    return room(game, FEATURES) is not None


def features_of(game: type[Game]) -> Features:
    """The features that a game brings."""
    module: Any = room(game, FEATURES)
    if module is None:
        raise BadInput("no-features", game=game.name, module=f"{game.package}.features")
    features: Features = module.FEATURES
    return features


def inputs_of(game: type[Game]) -> list[int]:
    """Which numbers of the observation a network reads."""
    return features_of(game).reads(encoding_of(game))


@kernel
def survey_nothing(box, state, seat, sheet, weights, out):
    """The observation says it all."""


@kernel
def note(out, cursor, value):
    """One number at a cursor, cut off where int8 ends; the next cursor."""
    out[cursor] = max(LEAST, min(MOST, value))
    return cursor + 1


@kernel
def note_part(out, cursor, value, parts):
    """Points and parts of points, in so many parts a point, rounded alike in every gear."""
    bounded = max(-100.0, min(100.0, value))
    return note(out, cursor, int(bounded * parts + ROUNDED_FROM + 0.5 - NEVER_REACHED) - ROUNDED_FROM)


@kernel
def note_lead(box, sheet, seat, sources, out, cursor):
    """How many points a seat is ahead of its best opponent on a score sheet; the next cursor."""
    best = own = 0
    for other in range(int(box.players)):
        points = 0
        for column in range(sources):
            points += sheet[other, column]
        if other == seat:
            own = points
        else:
            best = max(best, points)
    return note(out, cursor, int(own - best))


@kernel
def note_flag(out, cursor, holds):
    """1 if something holds, else 0; the next cursor."""
    out[cursor] = 1 if holds else 0
    return cursor + 1
