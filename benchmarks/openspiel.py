"""Matches of our bots against OpenSpiel's MCTS, both with the same time for a move.

    python -m benchmarks.openspiel [--bots expert level-5 level-6] [--seconds 0.2] [--deals 10] [--json FILE]

Two players; every deal is played twice, with the seats changed. OpenSpiel's search is handed the true state, hidden
cards included, because it has no other way to look ahead; ours get what their seat may know. It runs as it comes: one
random rollout an iteration, a constant of 1.4, through our game in its interface. Needs the extra `envs`.
"""

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

os.environ["TABLEE_GEAR"] = "compiled"

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from rich.progress import track

import tablee
from tablee.arena.scores import mean_estimate
from tablee.bots.bot import Bot, Budget
from tablee.bots.registry import find_bot
from tablee.envs.openspiel import short_name

GAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
CONSTANT = 1.4
FIRST_ITERATIONS = 4
"""Of its first move, before it is known how many fit into the time."""
SEATS = 2


class OpenSpielSearch:
    """OpenSpiel's MCTS with a clock: as many iterations as the last ones say that fit into the time."""

    def __init__(self, name: str, seconds: float, seed: int) -> None:
        self.spiel, self.seconds = pyspiel.load_game(f"{short_name(name)}(players={SEATS})"), seconds
        random = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, random)
        self.bot = mcts.MCTSBot(self.spiel, CONSTANT, FIRST_ITERATIONS, rollouts, random_state=random)
        self.iterations, self.spent = 0, 0.0

    def choose(self, match: tablee.Match) -> int:
        """The move it visits most."""
        state = self.spiel.new_initial_state()
        for _, action in match.actions:
            state.apply_action(action)
        began = time.perf_counter()
        action = int(self.bot.step(state))
        self.spent += time.perf_counter() - began
        self.iterations += self.bot.max_simulations
        self.bot.max_simulations = max(2, round(self.iterations / self.spent * self.seconds))
        return action


def play(game: tablee.Game, bot: Bot, search: OpenSpielSearch, seat: int, seed: int) -> float:
    """One match with our bot on a seat: 1 if it wins, 0.5 where victory is shared."""
    match, budget = game.match(seed=seed), Budget(search.seconds)
    while not match.over:
        legal = match.legal_actions()
        if len(legal) == 1:
            match.play(legal[0])
        elif match.state.actor == seat:
            view = game.view(match.state, seat)
            match.play(bot.choose(game, view, seat, legal, budget, seed * 1000 + match.ply).action)
        else:
            match.play(search.choose(match))
    winners = match.result().winners
    return (seat in winners) / len(winners)


def contest(name: str, bot_name: str, seconds: float, deals: int) -> dict[str, Any]:
    """All deals of one game, from both seats."""
    game, bot, search = tablee.load(name, players=SEATS), find_bot(bot_name), OpenSpielSearch(name, seconds, 0)
    scores = [
        sum(play(game, bot, search, seat, deal) for seat in range(SEATS)) / SEATS
        for deal in track(range(deals), f"{name}: {bot_name}")
    ]
    score = mean_estimate(scores)
    return {
        "game": name, "bot": bot_name, "seconds": seconds, "deals": deals, "score": score.value, "low": score.low,
        "high": score.high, "openspiel_iterations_a_move": round(search.iterations / search.spent * seconds),
    }  # fmt: skip


def main() -> None:
    """Play, and print a line for each bot and game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--bots", nargs="+", default=["expert", "level-5", "level-6"])
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    rows = [contest(name, bot, wanted.seconds, wanted.deals) for name in wanted.games for bot in wanted.bots]
    for row in rows:
        print(json.dumps(row))
    if wanted.json:
        wanted.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
