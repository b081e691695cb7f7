"""What follows from a move and not from another, found by playing on in imagined worlds.

Both moves are played in the same worlds that fit what the seat knew; everybody goes on as a decent player would, up to
the end of the seat's next turn. Events that bring their player points are counted: what comes after one move clearly
more often than after the other is a reason that people understand. The page does the same, to the last digit.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tablee.bots.bot import Budget
from tablee.bots.levels import level
from tablee.core.events import Event
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, Game
from tablee.core.kernel import argument

THEN, OTHERWISE = "then", "otherwise"
WORLDS = 24
LEVEL, ITERATIONS = 3, 24
"""Who plays on, and how long he thinks about a move."""
MOST_ACTIONS = 60
LUCK = 1 << 20
CLEARLY = 0.4
"""Parts of the worlds by which two moves have to differ."""


@dataclass(frozen=True)
class Consequence:
    """Something that follows in so many worlds out of a hundred, and after the other move in so many.

    `then`: of one's own, after the better move; `otherwise`: somebody else's, after the other one.
    """

    kind: str
    event: dict[str, Any]
    more: int
    less: int


@dataclass
class _Seen:
    """An event that was seen: how often after each move, by how many points its player was better off, and in how many
    worlds it was told like this: numbers in it may differ."""

    seat: int
    times: list[int] = field(default_factory=lambda: [0, 0])
    points: int = 0
    told: Counter[str] = field(default_factory=Counter)

    @property
    def size(self) -> float:
        return abs(self.times[0] - self.times[1]) * self.points / sum(self.times)


def consequences(game: Game, view: Fields, seat: int, better: int, worse: int, ply: int) -> list[Consequence]:
    """What a seat's move brings it, and keeps from others, that another move would not; at most one of each."""
    from tablee.core.rng import new_rng  # a module of kernels: it may bring Numba with it

    found: dict[str, _Seen] = {}
    for world in range(WORLDS):
        state = game.complete(view, seat, new_rng(ply, world))
        for branch, action in enumerate((better, worse)):
            noted: set[str] = set()
            for event, points in _play_on(game, state.copy(), seat, action, world):
                _note(found, noted, branch, event, points)
    least = CLEARLY * WORLDS
    return [
        *_best(found, THEN, lambda one: one.seat == seat and one.times[0] - one.times[1] >= least),
        *_best(found, OTHERWISE, lambda one: one.seat != seat and one.times[1] - one.times[0] >= least),
    ]


def _play_on(game: Game, state: Fields, seat: int, action: int, world: int) -> Iterator[tuple[Event, int]]:
    """The events of decisions that bring points, up to the end of the seat's next turn; the move itself is not told."""
    is_next, is_over = False, False
    for step in range(MOST_ACTIONS):
        actor = int(state.actor)
        if actor == OVER or is_over:
            return
        if step == 0:
            move = action
        else:
            move = _drawn(game, state, world, step) if actor == CHANCE else _decided(game, state, actor, world, step)
        before = state.copy()
        game.apply(state, move)
        happened = game.events(before, move, state)
        for event in happened:
            if event.kind == "turn":
                is_over, is_next = is_next and event.seat != seat, is_next or event.seat == seat
        if actor == CHANCE:
            continue
        then, now = _totals(game, before), _totals(game, state)
        for event in happened[1 if step == 0 else 0 :]:
            if event.seat is not None and now[event.seat] > then[event.seat]:
                yield event, now[event.seat] - then[event.seat]


def _drawn(game: Game, state: Fields, world: int, step: int) -> int:
    from tablee.core.rng import below, new_rng

    return game.ticket(state, int(below(argument(new_rng(LUCK + world, step)), game.tickets(state))))


def _decided(game: Game, state: Fields, seat: int, world: int, step: int) -> int:
    view = game.view(state, seat)
    budget, seed = Budget(iterations=ITERATIONS), MOST_ACTIONS * world + step
    return level(LEVEL).choose(game, view, seat, game.legal(view), budget, seed).action


def _totals(game: Game, state: Fields) -> list[int]:
    """Everybody's points, as if the match ended now."""
    return [sum(row[: len(game.sources)]) for row in game.sheet(state)]


def _note(found: dict[str, _Seen], noted: set[str], branch: int, event: Event, points: int) -> None:
    """Once a world: what an event is called, whose it is and what it names make it the same as in another world."""
    whole = event.whole()
    named = [value for value in whole.values() if _names_something(value)]
    key = json.dumps([event.seat, *named])
    if len(named) < 2 or key in noted:
        return
    noted.add(key)
    assert event.seat is not None
    seen = found.setdefault(key, _Seen(event.seat))
    seen.times[branch] += 1
    seen.points += points
    seen.told[json.dumps(whole)] += 1


def _names_something(value: object) -> bool:
    return isinstance(value, str) or (isinstance(value, list | tuple) and any(isinstance(one, str) for one in value))


def _best(found: dict[str, _Seen], kind: str, fits: Callable[[_Seen], bool]) -> list[Consequence]:
    """The one that changes most, in points and worlds."""
    fitting = [one for one in found.values() if fits(one)]
    if not fitting:
        return []
    largest = max(reversed(fitting), key=lambda one: one.size)  # of several by one action, the last says most
    often = max(largest.told, key=lambda text: largest.told[text])
    more, less = (int(100 * times / WORLDS + 0.5) for times in (max(largest.times), min(largest.times)))
    return [Consequence(kind, json.loads(often), more, less)]
