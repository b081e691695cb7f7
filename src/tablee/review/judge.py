"""The judge: what a move is worth on what its seat knew, and what a state promises; rough at once, better with time.

Whoever reviews knows only `Judge`. `PlayingJudge` plays imagined matches to their end as advised; a network that
answers the same two questions can take its place.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from types import ModuleType
from typing import Any, Protocol, TypeVar

import numpy as np

from tablee.bots.advice import advice
from tablee.bots.decision import kernels as search_kernels
from tablee.bots.levels import LEVELS, level_settings
from tablee.bots.records import NODE, SearchSettings, new_scratch, new_settings
from tablee.core.fields import Fields, fields_class, record_argument, records_argument
from tablee.core.game import Game
from tablee.core.kernel import argument
from tablee.core.rng import RNG_WORDS
from tablee.core.specialise import specialise
from tablee.review.kernels import STATES, VIEW
from tablee.review.records import MOST_NODES, NOTHING, OTHERS, arm_type, outlook_type

EXPLORATION = 0.25
"""Of plans for the rest of a turn: little is worth trying that looks bad, since moves there are many and worlds few."""


@dataclass(frozen=True)
class Arm:
    """A move that was tried: sums over the worlds it was tried in. What they mean is in `tablee.review.records`."""

    action: int
    visits: int
    worth: float
    gap: float
    gap_square: float
    wins: tuple[float, ...]
    wins_square: float
    margins: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Outlook:
    """What every seat may expect of a state: sums over samples."""

    samples: int
    wins: tuple[float, ...]
    wins_square: tuple[float, ...]
    margins: tuple[float, ...]
    margins_square: tuple[float, ...]


class Look(Protocol):
    """What is found out about one ply; more and more."""

    def go_on(self, worlds: int, samples: int) -> None:
        """Compare the moves in so many worlds more, and take so many samples more of what the state promises."""
        ...

    def arms(self) -> list[Arm]:
        """The moves compared on what the seat knew, in the order of `tablee.review.records`."""
        ...

    def outlook(self) -> Outlook:
        """What the state promised, everything that was hidden in it known."""
        ...


class Judge(Protocol):
    """Answers the two questions of a review. `seed` determines every whim."""

    def look(self, game: Game, state: Fields, played: int | None, seed: int, tries: int) -> Look:
        """Look at a state, and at the move that its seat played in it, if one did.

        The best few of the other moves are found by trying each at least so often (0: there are none).
        """
        ...


@cache
def kernels(kind: type[Game]) -> ModuleType:
    """The judge made for a game."""
    search = search_kernels(kind)
    known = advice(kind)
    return specialise(
        "tablee.review.kernels", kind, rate=known.rate, advised=search.advised, assess=search.assess, pick=search.pick
    )


def settings_for(kind: type[Game]) -> SearchSettings:
    """How the judge plays a game: as the strongest level, which it gives less to try out in a plan than in a search."""
    return replace(level_settings(kind.name, LEVELS[-1]).search, exploration=EXPLORATION)


class PlayedLook:
    """A look at a ply by imagined matches: the memory around the kernel `look`.

    Without tries nothing is sought: the move played is compared with the others that are given, all of them.
    """

    def __init__(
        self, game: Game, state: Fields, played: int | None, seed: int, tries: int, others: Sequence[int] = ()
    ) -> None:
        kind, seat = type(game), int(state.actor)
        view = state if played is None else game.view(state, seat)
        if played is not None and tries:
            others = game.legal(view)
        actions = [] if played is None else [played, played, NOTHING, *(one for one in others if one != played)]
        self._players, self._tries, self._count = game.players, tries if len(actions) > OTHERS else 0, len(actions)
        self._arms: Any = np.zeros(len(actions), arm_type(kind))
        self._arms["action"] = actions
        self._outlook = fields_class(outlook_type(kind), "Outlook")()
        worlds = np.zeros(STATES, game.state_type)
        for place in range(STATES):
            type(state)(worlds[place : place + 1]).assign(view if place == VIEW else state)
        self._look = kernels(kind).look
        self._before = (record_argument(game.box), records_argument(worlds), seat, seed, records_argument(self._arms))
        luck, whims = (argument(np.zeros(RNG_WORDS, np.int64)) for _ in range(2))
        self._after = (
            records_argument(np.zeros(MOST_NODES, NODE)), record_argument(self._outlook), luck, whims,
            record_argument(new_scratch(kind, ())), record_argument(new_settings(kind, settings_for(kind))),
        )  # fmt: skip

    def go_on(self, worlds: int, samples: int) -> None:
        self._count = int(self._look(*self._before, self._count, *self._after, self._tries, worlds, samples))
        self._tries = 0

    def arms(self) -> list[Arm]:
        return [_read(Arm, self._arms[place], self._players) for place in range(self._count)]

    def outlook(self) -> Outlook:
        return _read(Outlook, self._outlook.array[0], self._players)


_Sums = TypeVar("_Sums", Arm, Outlook)


def _read(kind: type[_Sums], record: Any, players: int) -> _Sums:
    """Sums out of a record, those by seat for the seats that there are."""
    values: dict[str, Any] = {field.name: record[field.name].tolist() for field in fields(kind)}
    for name, value in values.items():
        if isinstance(value, list):
            values[name] = tuple(value[:players])
    return kind(**values)


class PlayingJudge:
    """Judges by playing on: every seat as advice says, to the end of the match."""

    def look(self, game: Game, state: Fields, played: int | None, seed: int, tries: int) -> PlayedLook:
        return PlayedLook(game, state, played, seed, tries)
