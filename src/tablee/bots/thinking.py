"""One decision by search: the arrays, the clock and the threads around the compiled kernels."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import ModuleType
from typing import NamedTuple

from tablee.bots.advice import advice
from tablee.bots.bot import Budget, Choice, Reason
from tablee.bots.desk import (
    ACTION,
    FIRST,
    NEXT,
    NONE,
    ROOT,
    VISITS,
    Taste,
    as_arguments,
    new_desk,
    new_tree,
    two_states,
)
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.kernel import COMPILED, argument, gear
from tablee.core.specialise import specialise

CHUNK = 16
"""Iterations between two looks at the clock, compiled; interpreted it is one."""
PART = 0.85
"""Of the time given, what is spent in search; the rest is for starting and stopping."""
MOST_NODES = 60_000
MOST_REASONS = 5


class Found(NamedTuple):
    """A move considered at the root."""

    action: int
    visits: int
    value: float
    win: float
    margin: float
    square: float


@cache
def kernels(kind: type[Game]) -> ModuleType:
    """The search made for a game."""
    known = advice(kind)
    return specialise("tablee.bots.search", kind, rate=known.rate, evaluate=known.evaluate)


class Thought:
    """One tree for one decision. Several think side by side, each with its own luck, and are summed up."""

    def __init__(
        self, game: Game, view: Fields, seat: int, considered: Sequence[int], taste: Taste, seed: int, stream: int,
        nodes: int,
    ) -> None:  # fmt: skip
        from tablee.core.rng import new_rng

        self._search = kernels(type(game)).search
        self._seat, self._sources, self.done = seat, len(game.sources), 0
        self._columns = len(game.sources) + len(game.tie_breaks)
        self._box, self._states = game.arguments(view)[0], two_states(game, view)
        self._rng = argument(new_rng(seed, stream))
        self.tree = new_tree(nodes)
        self._tree = as_arguments(self.tree)
        self._desk = as_arguments(new_desk(game, considered, tuple(advice(type(game)).weights.values())))
        self._taste = argument(taste.array(game.players))

    def iterate(self, iterations: int) -> None:
        """Think so many times more."""
        self._search(
            self._box, self._states, self._seat, self._rng, self._tree, self._desk, self._taste, self._sources,
            self._columns, iterations,
        )  # fmt: skip
        self.done += iterations

    def iterate_until(self, deadline: float | None, iterations: int) -> None:
        """Think until the time is up or it is often enough, at least once."""
        if deadline is None:
            self.iterate(iterations)
            return
        chunk = CHUNK if gear() == COMPILED else 1
        while iterations > 0:
            self.iterate(min(chunk, iterations))
            iterations -= chunk
            if time.perf_counter() >= deadline:
                break

    def found(self) -> list[Found]:
        """What became of the root's moves."""
        nodes, sums = self.tree
        result, child = [], int(nodes[ROOT, FIRST])
        while child != NONE:
            visits = int(nodes[child, VISITS])
            value, win, margin, square = (float(one) for one in sums[child])
            result.append(Found(int(nodes[child, ACTION]), visits, value, win, margin, square))
            child = int(nodes[child, NEXT])
        return result


def think(
    game: Game, view: Fields, seat: int, considered: Sequence[int], taste: Taste, budget: Budget, seed: int,
    threads: int = 1, began: float | None = None,
) -> Choice:  # fmt: skip
    """The best of the moves considered, with reasons; `budget.iterations` are shared by the threads."""
    began = time.perf_counter() if began is None else began
    deadline = None if budget.seconds is None else began + PART * budget.seconds
    total = budget.iterations if budget.iterations is not None else 2**31
    threads = max(1, min(threads, total))
    nodes = min(MOST_NODES, total + 2)
    thoughts = [Thought(game, view, seat, considered, taste, seed, stream, nodes) for stream in range(threads)]
    shares = [total // threads + (stream < total % threads) for stream in range(threads)]
    if threads == 1:
        thoughts[0].iterate_until(deadline, shares[0])
    else:
        with ThreadPoolExecutor(threads) as pool:
            for done in [
                pool.submit(thought.iterate_until, deadline, share)
                for thought, share in zip(thoughts, shares, strict=True)
            ]:
                done.result()
    return summed_up([found for thought in thoughts for found in thought.found()])


def summed_up(found: Sequence[Found]) -> Choice:
    """The move tried most often; of those tried alike, the better one."""
    by_action: dict[int, Found] = {}
    for one in found:
        other = by_action.get(one.action)
        if other is not None:
            one = Found(
                one.action, one.visits + other.visits, one.value + other.value, one.win + other.win,
                one.margin + other.margin, one.square + other.square,
            )  # fmt: skip
        by_action[one.action] = one
    ranked = sorted(by_action.values(), key=lambda one: (-one.visits, -one.value / max(1, one.visits), one.action))
    return Choice(ranked[0].action, tuple(reason(one) for one in ranked[:MOST_REASONS] if one.visits))


def reason(found: Found) -> Reason:
    """Means over the visits, and the standard error of the win chance."""
    visits = found.visits
    chance = found.win / visits
    variance = max(0.0, found.square / visits - chance * chance)
    return Reason(found.action, found.margin / visits, chance, (variance / visits) ** 0.5)
