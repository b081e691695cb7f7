"""One decision by search: the memory, the clock and the threads around the kernels."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.advice import advice
from tablee.bots.bot import Budget, Choice, Reason
from tablee.bots.expert import new_room, search_kernels, three_states
from tablee.bots.records import NODE, NONE, ROOT, SearchSettings, new_scratch, new_settings, two_states
from tablee.core.fields import Fields, record_argument, records_argument
from tablee.core.game import Game
from tablee.core.kernel import COMPILED, argument, gear
from tablee.core.specialise import specialise

CHUNK = 16
"""Iterations between two looks at the clock, compiled; interpreted it is one."""
PART = 0.85
"""Of the time given, what is spent in search; the rest is for starting and stopping."""
MOST_NODES = 60_000
MOST_REASONS = 5


class RootMove(NamedTuple):
    """A move considered at the root: how often it was tried, and sums over what came of it."""

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


class Search:
    """One tree for one decision. Several grow side by side, each with its own luck, and are summed up."""

    def __init__(
        self, game: Game, view: Fields, seat: int, considered: Sequence[int], settings: SearchSettings, seed: int,
        stream: int, nodes: int, network: Fields | None = None,
    ) -> None:  # fmt: skip
        from tablee.bots.tree import begin, lead
        from tablee.core.rng import new_rng

        kind = type(game)
        self.nodes = np.zeros(nodes, NODE)
        self._lead = partial(lead, records_argument(self.nodes))
        scratch = new_scratch(kind, considered)
        states = two_states(game, view) if network is None else three_states(game, view)
        self._search = kernels(kind).search if network is None else search_kernels(kind).search
        self._arguments: tuple[Any, ...] = (
            record_argument(game.box), records_argument(states), seat, argument(new_rng(seed, stream)),
            records_argument(self.nodes), record_argument(scratch), record_argument(new_settings(kind, settings)),
        )  # fmt: skip
        if network is not None:
            self._arguments += (record_argument(network), record_argument(new_room(kind)))
        begin(records_argument(self.nodes), record_argument(scratch))

    def iterate(self, iterations: int) -> None:
        """Search so many times more."""
        self._search(*self._arguments, iterations)

    def iterate_until(self, deadline: float | None, iterations: int) -> None:
        """Search until the time is up, it is often enough, or nothing can catch up with the leader; at least once."""
        if deadline is None:
            self.iterate(iterations)
            return
        chunk = CHUNK if gear() == COMPILED else 1
        began, done = time.perf_counter(), 0
        while done < iterations:
            self.iterate(min(chunk, iterations - done))
            done += chunk
            now = time.perf_counter()
            left = min(iterations - done, done * (deadline - now) / max(now - began, 1e-9))
            if now >= deadline or self._lead() > left:
                break

    def root_moves(self) -> list[RootMove]:
        """What became of the moves considered."""
        result, place = [], int(self.nodes[ROOT].first)
        while place != NONE:
            node = self.nodes[place]
            sums = (float(node.value), float(node.win), float(node.margin), float(node.square))
            result.append(RootMove(int(node.action), int(node.visits), *sums))
            place = int(node.next)
        return result


def choose_by_search(
    game: Game, view: Fields, seat: int, considered: Sequence[int], settings: SearchSettings, budget: Budget,
    seed: int, threads: int = 1, began: float | None = None, network: Fields | None = None,
) -> Choice:  # fmt: skip
    """The best of the moves considered, with reasons, by advice or by a network; threads share the iterations."""
    began = time.perf_counter() if began is None else began
    deadline = None if budget.seconds is None else began + PART * budget.seconds
    total = budget.iterations if budget.iterations is not None else 2**31
    threads = max(1, min(threads, total))
    nodes = min(MOST_NODES, total + 2) if network is None else MOST_NODES
    searches = [
        Search(game, view, seat, considered, settings, seed, stream, nodes, network) for stream in range(threads)
    ]
    shares = [total // threads + (stream < total % threads) for stream in range(threads)]
    if threads == 1:
        searches[0].iterate_until(deadline, shares[0])
    else:
        with ThreadPoolExecutor(threads) as pool:
            for done in [
                pool.submit(search.iterate_until, deadline, share)
                for search, share in zip(searches, shares, strict=True)
            ]:
                done.result()
    return summed_up([move for search in searches for move in search.root_moves()])


def summed_up(moves: Sequence[RootMove]) -> Choice:
    """The move tried most often; of those tried alike, the better one."""
    by_action: dict[int, RootMove] = {}
    for one in moves:
        other = by_action.get(one.action)
        if other is not None:
            one = RootMove(
                one.action, one.visits + other.visits, one.value + other.value, one.win + other.win,
                one.margin + other.margin, one.square + other.square,
            )  # fmt: skip
        by_action[one.action] = one
    ranked = sorted(by_action.values(), key=lambda one: (-one.visits, -one.value / max(1, one.visits), one.action))
    return Choice(ranked[0].action, tuple(reason(one) for one in ranked[:MOST_REASONS] if one.visits))


def reason(move: RootMove) -> Reason:
    """Means over the visits, and the standard error of the win chance."""
    visits = move.visits
    chance = move.win / visits
    variance = max(0.0, move.square / visits - chance * chance)
    return Reason(move.action, move.margin / visits, chance, (variance / visits) ** 0.5)
