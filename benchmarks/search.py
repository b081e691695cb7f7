"""Iterations per second of the bots' search, and of OpenSpiel's own MCTS on the same game, as a ratio.

    python benchmarks/search.py [--seconds 2] [--players 2] [--games sunrise-lane ...] [--json FILE]

Every game is measured in a few positions of one random match. `level 5` is the search as it plays, `to the end` the
same with every iteration played to the end of the match, which is what OpenSpiel's does; the ratio compares these two.
It is left out where open_spiel or tablee.envs.openspiel cannot be imported.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

os.environ["TABLEE_GEAR"] = "compiled"
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import tablee
from tablee.bots.decision import MOST_NODES, Search
from tablee.bots.levels import level_settings

SEED = 2026
POSITIONS = 4
TO_THE_END = 1000
CHUNK = 50


def positions(game: tablee.Game) -> Iterator[tablee.Match]:
    """A few decisions with a choice, spread over a random match."""
    match, random = game.match(seed=SEED), Random(SEED)
    length = 0
    while not match.over:
        match.play(random.choice(match.legal_actions()))
        length += 1
    match, random = game.match(seed=SEED), Random(SEED)
    wanted = [length * part // POSITIONS for part in range(POSITIONS)]
    for number in range(length):
        if wanted and number >= wanted[0] and len(match.legal_actions()) > 1:
            wanted.pop(0)
            yield match
        match.play(random.choice(match.legal_actions()))


def rate_of(iterate: Callable[[], int], seconds: float) -> float:
    """How many iterations a second."""
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        done += iterate()
    return done / (time.perf_counter() - began)


def ours(game: tablee.Game, seconds: float, rounds: int | None) -> float:
    """Our search on one core, over all positions."""
    settings = level_settings(game.name, 5).search
    if rounds is not None:
        settings = replace(settings, rounds=rounds)
    rates = []
    for match in positions(game):
        seat = int(match.state.actor)
        search = Search(game, game.view(match.state, seat), seat, match.legal_actions(), settings, SEED, 0, MOST_NODES)
        search.iterate(1)

        def iterate(search: Search = search) -> int:
            search.iterate(CHUNK)
            return CHUNK

        rates.append(rate_of(iterate, seconds / POSITIONS))
    return sum(rates) / len(rates)


def theirs(game: tablee.Game, seconds: float) -> float | None:
    """OpenSpiel's MCTS in the same positions, with one random rollout an iteration."""
    try:
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import mcts

        from tablee.envs.openspiel import short_name
    except ImportError:
        return None
    spiel = pyspiel.load_game(f"{short_name(game.name)}(players={game.players})")
    rates = []
    for match in positions(game):
        state = spiel.new_initial_state()
        for _, action in match.actions:
            state.apply_action(action)
        random = np.random.RandomState(SEED)
        bot = mcts.MCTSBot(spiel, 1.4, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random)

        def iterate(bot: object = bot, state: object = state) -> int:
            bot.mcts_search(state)  # type: ignore[attr-defined]
            return 4

        rates.append(rate_of(iterate, seconds / POSITIONS))
    return sum(rates) / len(rates)


def measure(name: str, players: int, seconds: float) -> dict[str, object]:
    """One game."""
    game = tablee.load(name, players=players)
    to_the_end = ours(game, seconds, TO_THE_END)
    other = theirs(game, seconds)
    return {
        "game": name, "players": players, "level_5_per_second": round(ours(game, seconds, None)),
        "to_the_end_per_second": round(to_the_end), "openspiel_per_second": None if other is None else round(other, 2),
        "ratio": None if other is None else round(to_the_end / other, 1),
    }  # fmt: skip


def main() -> int:
    """Measure, and print a line per game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", nargs="+", default=["sunrise-lane", "rue-de-la-paix", "sunny-day"])
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    rows = []
    for name in wanted.games:
        rows.append(measure(name, wanted.players, wanted.seconds))
        print(json.dumps(rows[-1]), flush=True)
    if wanted.json:
        wanted.json.write_text(json.dumps(rows, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
