"""`python -m tests.review.make`: positions whose best move is known by exact enumeration, from matches of bots.

Written into `positions.json`, with what every move is worth; the judge has no part in the choice. Several moves may be
best alike (the same tile in the same place of another picture), but the next one is clearly worse.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tablee
from tablee.bots.bot import Budget
from tablee.bots.levels import level
from tablee.core.fields import Fields
from tests.support.solving import Solver, TooFar

FILE = Path(__file__).parent / "positions.json"
GAMES = {"sunrise-lane": (2, 3, 4), "rue-de-la-paix": (2, 3, 4), "sunny-day": (2, 3, 5)}
WANTED = 18
LEAST = 0.008
"""What the best of the worse moves is worth less, at least."""
ALIKE = 1e-9
MOST_MATCHES = 1500
ITERATIONS = 20


def played(name: str, players: int, seed: int) -> tablee.Match:
    """A match of bots of several levels."""
    game = tablee.load(name, players=players)
    match = game.match(seed=seed)
    while not match.over:
        seat = int(match.state.actor)
        bot, budget = level(2 + (seat + seed) % 3), Budget(iterations=ITERATIONS)
        choice = bot.choose(game, game.view(match.state, seat), seat, match.legal_actions(), budget, seed + match.ply)
        match.play(choice.action)
    return match


def with_few_tokens(game: tablee.Game, state: Fields) -> Fields:
    """Sunny Day: as if only one token had been taken; else luck at the end is too much to enumerate."""
    if "tokens_left" not in game.data(state):
        return state
    data = game.data(state)
    left = data["tokens_left"] + sum(data["tokens"]) - 1
    return game.state(data | {"tokens": [1] + [0] * (game.players - 1), "tokens_left": left})


def solved(match: tablee.Match) -> Iterator[dict[str, Any]]:
    """The last decisions of a match that can be worked out and whose best move is clear, backwards."""
    game = match.game
    for ply in range(match.ply - 1, -1, -1):
        state = match.state_at(ply)
        if state.actor >= 0:
            state = with_few_tokens(game, state)
        if state.actor < 0 or len(game.legal(state)) == 1:
            continue
        seat = int(state.actor)
        solver = Solver(game, seat)
        try:
            values = solver.values(state)
        except TooFar:
            return
        best = max(values.values())
        worse = [value for value in values.values() if value < best - ALIKE]
        if worse and best - max(worse) >= LEAST:
            yield {
                "game": game.name, "players": game.players, "position": game.data(state),
                "luck": solver.met_luck, "hidden": game.view(state, seat) != state,
                "values": {game.text(state, action): round(value, 6) for action, value in values.items()},
            }  # fmt: skip


def main() -> None:
    """Find them for the games named, at most one a match, at all numbers of players in turn; the others stay."""
    wanted = sys.argv[1:] or list(GAMES)
    made: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else []
    for name in wanted:
        made = [one for one in made if one["game"] != name]
        found: list[dict[str, Any]] = []
        for seed in range(MOST_MATCHES):
            found += list(solved(played(name, GAMES[name][seed % len(GAMES[name])], seed)))[-1:]
            if len(found) == WANTED:
                break
        print(name, len(found), "of", seed + 1, "matches;", sum(one["luck"] for one in found), "with luck", flush=True)
        made += found
        FILE.write_text(json.dumps(made, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
