"""Whether the judge's chances come true: what it says at decisions of bots' matches, against how they ended.

    python -m benchmarks.review [--matches 240] [--out docs/data/review.json] [--plot docs/pictures/calibration.svg]
    python -m benchmarks.review --fit
    python -m benchmarks.review --cost

At 2 players and at the most. In every match some decisions are drawn; the judge says, on what the seat knew, how likely
it wins with the move that was played. Decisions are put into bins by what it said; the error is what the bins are off
by on average, weighted by how many are in each. The second figure is the error that chance alone would make of a judge
without fault.

`--fit`: in other matches, the error for every sureness that `src/tablee/review/sureness.toml` may say.

`--cost`: the processor time of a first pass over a match of two on one core, in Python and in the page's engine.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any

os.environ.setdefault("TABLEE_GEAR", "compiled")

import tablee
from tablee.arena.executors import spread
from tablee.bots.bot import Budget
from tablee.bots.levels import level
from tablee.core.game import CHANCE
from tablee.review.chances import WHOLE, chances, sureness
from tablee.review.judge import PlayingJudge
from tablee.review.records import PLAYED
from tests.support.engine.material import Engine

GAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
LEVEL, ITERATIONS, WORLDS, BINS = 4, 120, 128, 10
FITTED = 10_000
"""The first match of those that a sureness is found on; none of them is counted otherwise."""
Task = tuple[str, int, int, int]
Asked = tuple[list[float], int, float]
"""The shares of imagined victories, the seat that was to decide, and the part of the victory that came to it."""
Said = tuple[float, float]
"""The chance that the judge gave, and the part of the victory that came."""


def played(name: str, players: int, seed: int) -> tablee.Match:
    """A match of equal bots."""
    game = tablee.load(name, players=players)
    match, bot = game.match(seed=seed), level(LEVEL)
    while not match.over:
        seat, legal = int(match.state.actor), match.legal_actions()
        view = game.view(match.state, seat)
        match.play(bot.choose(game, view, seat, legal, Budget(iterations=ITERATIONS), 1000 * seed + match.ply).action)
    return match


def judged_match(task: Task) -> tuple[Task, list[Asked]]:
    """Play a match of equal bots, and ask the judge at some of its decisions."""
    name, players, seed, plies = task
    match = played(name, players, seed)
    game = match.game
    decided = [ply for ply, (actor, _) in enumerate(match.actions) if actor != CHANCE]
    winners, asked = match.result().winners, []
    for ply in Random(seed).sample(decided, min(plies, len(decided))):
        seat, action = match.actions[ply]
        look = PlayingJudge().look(game, match.state_at(ply), action, ply, 0)
        look.go_on(WORLDS, 0)
        arm = look.arms()[PLAYED]
        asked.append(([one / arm.visits for one in arm.wins], seat, (seat in winners) / len(winners)))
    return task, asked


def said_of(asked: Sequence[Asked], sure: int) -> list[Said]:
    """What the judge says who is so sure, in eighths."""
    return [(chances(shares, sure)[seat], came) for shares, seat, came in asked]


def reliability(said: Sequence[Said]) -> list[dict[str, float]]:
    """By bins of what was said: how many, what was said on average, and what came."""
    bins = []
    for number in range(BINS):
        inside = [one for one in said if number <= BINS * one[0] < number + 1 or (number == BINS - 1 and one[0] == 1.0)]
        if inside:
            bins.append(
                {
                    "count": len(inside),
                    "said": sum(one for one, _ in inside) / len(inside),
                    "came": sum(one for _, one in inside) / len(inside),
                }
            )
    return bins


def error(bins: Sequence[dict[str, float]]) -> float:
    """What the bins are off by on average."""
    total = sum(one["count"] for one in bins)
    return sum(one["count"] * abs(one["said"] - one["came"]) for one in bins) / total


def by_chance(said: Sequence[Said], times: int = 200) -> float:
    """The error of a judge without fault, from so many decisions: victories drawn as he said."""
    random = Random(1)
    drawn = ([(chance, float(random.random() < chance)) for chance, _ in said] for _ in range(times))
    return sum(error(reliability(one)) for one in drawn) / times


def main() -> int:
    """Play, ask, count, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--matches", type=int, default=240)
    parser.add_argument("--plies", type=int, default=8)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--cost", action="store_true")
    given = parser.parse_args()
    if given.cost:
        return cost()
    found: list[dict[str, Any]] = []
    for name in given.games:
        kind = tablee.game_class(name)
        for players in (2, kind.seats[-1]):
            asked: list[Asked] = []
            for done, (_, some) in enumerate(spread(judged_match, tasks(name, players, given), given.workers), start=1):
                asked += some
                print(f"\r{name}, {players} players: {done}/{given.matches}", end="", file=sys.stderr, flush=True)
            if given.fit:
                errors = {sure: 100 * error(reliability(said_of(asked, sure))) for sure in range(3, WHOLE + 1)}
                print(f"\r{name}, {players} players:", ", ".join(f"{sure}: {one:.1f}" for sure, one in errors.items()))
                continue
            said = said_of(asked, sureness(name, players))
            bins = reliability(said)
            one = {"game": name, "players": players, "matches": given.matches, "decisions": len(said), "bins": bins}
            found.append({**one, "error": error(bins), "by_chance": by_chance(said)})
            print(f"\r{name}, {players} players: {len(said)} decisions, error {100 * error(bins):.1f} points, "
                  f"{100 * by_chance(said):.1f} of them by chance", flush=True)  # fmt: skip
            if given.out:
                given.out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    if given.plot:
        draw(found, given.plot)
    return int(any(one["error"] >= 0.05 for one in found))


def cost() -> int:
    """What a review costs, in Python and in the engine of the page."""
    from tablee.review.reviewing import FIRST, Review

    with tempfile.TemporaryDirectory() as folder:
        for name in GAMES:
            record, engine = played(name, 2, 1).record(), Engine(tablee.game_class(name), Path(folder))
            material = json.loads(engine.path.read_text("utf-8"))
            engine.path.write_text(json.dumps(material | {"records": {"match": record}}), "utf-8")
            asked = {"command": "review", "record": "match", "effort": asdict(FIRST), "again": False, "workers": 0}
            review = Review(tablee.replay(record))
            review.plies[-2].look()  # whatever has to be loaded
            before = time.process_time()
            review.look()
            here, before = time.process_time() - before, getrusage(RUSAGE_CHILDREN).ru_utime
            engine.ask(**asked)
            there = getrusage(RUSAGE_CHILDREN).ru_utime - before
            plies = len(review.plies)
            print(f"{name}: {plies} positions, {here:.1f} s in Python, {there:.1f} s in Node, {there / here:.1f} times")
    return 0


def tasks(name: str, players: int, given: argparse.Namespace) -> Iterator[Task]:
    """The matches of a setting."""
    first = FITTED if given.fit else 0
    return ((name, players, seed, given.plies) for seed in range(first, first + given.matches))


def draw(found: Sequence[dict[str, Any]], path: Path) -> None:
    """The reliability plot: on the diagonal, what is said comes true."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "tablee", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(7.2, 5.2), layout="constrained")
        for axes, one in zip(figure.subplots(2, 3, sharex=True, sharey=True).T.flat, found, strict=True):
            axes.plot([0, 1], [0, 1], color="#8a857c", linewidth=1)
            sizes = [12 + 240 * part["count"] / one["decisions"] for part in one["bins"]]
            said, came = ([part[name] for part in one["bins"]] for name in ("said", "came"))
            axes.scatter(said, came, s=sizes, color="#c8553d")
            axes.set_title(
                f"{one['game']}, {one['players']}\nerror {100 * one['error']:.1f} points", loc="left", size=9
            )
            axes.set(xlim=(0, 1), ylim=(0, 1), aspect="equal", xlabel="chance said", ylabel="part won")
        figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    raise SystemExit(main())
