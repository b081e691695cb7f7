"""Our engine and our environments beside those of others: one run, one machine, one core, ratios and a picture.

    pip install "tablee[envs,peers]"       # or what of it there is: who is absent is said to be
    python benchmarks/peers.py [--seconds 0.7] [--rounds 3] [--json FILE] [--plot FILE]

Everybody plays at random. Compared is like with like:

* stepped from Python: a Python loop makes every step. OpenSpiel's, PettingZoo's and RLCard's environments (decisions,
  luck inside; observations and legal actions in every step) and OpenSpiel's bare states (actions, luck stepped too;
  legal actions only) against our vector environment, stepped from Python as well, a few hundred matches at a time,
  with observations and masks. Our adapters that step one match at a time are there too.
* whole matches in one call: OpenSpiel's rollouts in C++, Pgx's compiled loop and catanatron's own loop against the loop
  of our engine.

Actions count luck, decisions do not; each row says which, and is compared with the same of ours. Times are those of the
CPU, so that a busy machine blurs little; XLA is held to one thread. The best of the rounds counts, on both sides.
"""

import argparse
import json
import os
import platform
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

os.environ["TABLEE_GEAR"] = "compiled"
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))
sys.path.insert(0, str(Path(__file__).parent))

import tablee
from tablee.cli.other_engines import ENGINES, Engine, open_spiel, speed
from tablee.cli.speed import random_play_speed
from tablee.envs.vector import VectorEnv

GAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
OPEN_SPIEL = ("cribbage", "backgammon", "gin_rummy", "hearts", "leduc_poker", "tic_tac_toe")  # the first cannot observe
PETTINGZOO = ("connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4", "hanabi_v5", "chess_v6", "tictactoe_v3")
RLCARD = ("gin-rummy", "uno", "mahjong", "leduc-holdem")
PGX = (("backgammon", 256), ("othello", 256))
STEPPED, LOOPED = "stepped from Python", "whole loop in one call"
GOALS = {
    "OpenSpiel, states": 20, "OpenSpiel, environment": 20, "PettingZoo classic": 20, "catanatron": 100,
    "OpenSpiel, C++ rollouts": 1,
}  # fmt: skip
PACKAGES = {"OpenSpiel": "open_spiel", "PettingZoo": "pettingzoo", "RLCard": "rlcard", "catanatron": "catanatron",
            "Pgx": "pgx"}  # fmt: skip
MATCHES, LENGTHS = 512, 200


class Peer(NamedTuple):
    """Somebody else's game: what it is, what is counted, and how it is measured."""

    group: str
    game: str
    how: str
    unit: str
    measure: Callable[[float], float]


def best(measure: Callable[[float], float], seconds: float, rounds: int) -> float:
    """The best of some rounds: what disturbs a measurement only ever slows it down."""
    return max(measure(seconds) for _ in range(rounds))


# --- ourselves --------------------------------------------------------------------------------------------------------


def vector_decisions(env: VectorEnv) -> Callable[[float], float]:
    """Decisions a second through the vector environment, observations and masks included."""
    actions = env.sample()

    def measure(seconds: float) -> float:
        began, done = time.process_time(), 0
        while time.process_time() - began < seconds:
            env.step_unchecked(env.sample(actions))
            done += env.matches
        return done / (time.process_time() - began)

    return measure


def our_engine(name: str, play_one: Callable[[random.Random], int]) -> Callable[[float], float]:
    """An adapter of ours that steps one match at a time, measured as the others are."""
    engine = Engine(name, "tablee", play_one)
    return lambda seconds: speed(engine, seconds, time.process_time) or 0.0


def ourselves(name: str, seconds: float, rounds: int) -> dict[str, Any]:
    """A game of ours for two in every way it can be played."""
    game = tablee.load(name, players=2)
    random_play_speed(game, seconds / 2)
    paces = [random_play_speed(game, seconds, time.process_time) for _ in range(rounds)]
    raw = max(paces, key=lambda pace: pace["actions_per_second"])
    luck = raw["actions_per_second"] / raw["decisions_per_second"]
    with VectorEnv(game, MATCHES, seed=1) as env:
        measure = vector_decisions(env)
        measure(seconds)  # spreads the matches out
        vector = best(measure, seconds, rounds)
    row = {
        "game": name, "raw_actions": raw["actions_per_second"], "raw_decisions": raw["decisions_per_second"],
        "vector_actions": vector * luck, "vector_decisions": vector,
    }  # fmt: skip
    if find_spec("pettingzoo"):
        module = import_module(f"tablee.envs.pettingzoo.{name.replace('-', '_')}_v2")
        row["pettingzoo_decisions"] = best(our_engine(name, pettingzoo(module.env)), seconds, rounds)
    if find_spec("pyspiel"):
        short = import_module("tablee.envs.openspiel").short_name(name)
        row["openspiel_actions"] = best(our_engine(name, open_spiel(short)), seconds, rounds)
    return {key: round(value) if isinstance(value, float) else value for key, value in row.items()}


# --- the others -------------------------------------------------------------------------------------------------------


def pettingzoo(make: Callable[[], Any]) -> Callable[[random.Random], int]:
    """A match of a PettingZoo environment: the loop of its manual, with the mask it gives."""
    made = cache(make)

    def play_one(rng: random.Random) -> int:
        env = made()
        env.reset(seed=rng.randrange(2**31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(observation["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return play_one


def rl_environment(game: str) -> Callable[[random.Random], int]:
    """A match of OpenSpiel's own environment for learners: observations and legal actions in every step."""
    made = cache(lambda: import_module("open_spiel.python.rl_environment").Environment(game))

    def play_one(rng: random.Random) -> int:
        env = made()
        step, decisions = env.reset(), 0
        while not step.last():
            seen = step.observations
            step = env.step([rng.choice(seen["legal_actions"][seen["current_player"]])])
            decisions += 1
        return decisions

    return play_one


def rlcard(game: str) -> Callable[[random.Random], int]:
    """A match of RLCard."""
    made = cache(lambda: import_module("rlcard").make(game, config={"seed": 1}))

    def play_one(rng: random.Random) -> int:
        env = made()
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play_one


def stepped(engine: Engine) -> Callable[[float], float]:
    """An engine of `tablee bench`, in CPU time."""
    return lambda seconds: speed(engine, seconds, time.process_time) or 0.0


def rollouts(game: str) -> Callable[[float], float]:
    """OpenSpiel's random matches in C++: its own loop and its own random bots, a call for each match."""

    def measure(seconds: float) -> float:
        pyspiel = import_module("pyspiel")
        rules = pyspiel.load_game(game)
        bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(rules.num_players())]

        def play_one(seed: int) -> Any:
            state = rules.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            return state

        length = sum(len(play_one(seed).full_history()) for seed in range(LENGTHS)) / LENGTHS
        began, done = time.process_time(), 0
        while time.process_time() - began < seconds:
            play_one(done)
            done += 1
        return length * done / (time.process_time() - began)

    return measure


def pgx(game: str, batch: int) -> Callable[[float], float]:
    """Pgx on the CPU, compiled once, its steps counted in CPU time."""
    made = cache(lambda: import_module("pgx_rollouts").Rollouts(game, batch))

    def measure(seconds: float) -> float:
        rollouts = made()
        began, steps = time.process_time(), 0
        while time.process_time() - began < seconds:
            rollouts.play(32)
            steps += 32 * batch
        return steps / (time.process_time() - began)

    return measure


def peers() -> Iterator[Peer]:
    """All that are installed; the others are said to be absent."""
    wanted = {"pyspiel": "OpenSpiel", "pettingzoo": "PettingZoo", "rlcard": "RLCard", "pygame": "PettingZoo classic",
              "catanatron": "catanatron", "pgx": "Pgx", "jax": "JAX, for Pgx"}  # fmt: skip
    there = {module for module in wanted if find_spec(module) is not None}
    for module in wanted.keys() - there:
        print(f"{wanted[module]} is not installed and not measured (pip install 'tablee[peers]').", flush=True)
    if "pyspiel" in there:
        for game in OPEN_SPIEL:
            engine = Engine(game, "pyspiel", open_spiel(game))
            yield Peer("OpenSpiel, states", game, STEPPED, "actions", stepped(engine))
        for game in OPEN_SPIEL[1:]:
            engine = Engine(game, "pyspiel", rl_environment(game))
            yield Peer("OpenSpiel, environment", game, STEPPED, "decisions", stepped(engine))
        for game in OPEN_SPIEL:
            yield Peer("OpenSpiel, C++ rollouts", game, LOOPED, "actions", rollouts(game))
    if {"pettingzoo", "pygame"} <= there:
        for game in PETTINGZOO:
            make = lambda game=game: import_module(f"pettingzoo.classic.{game}").env()  # noqa: E731
            engine = Engine(game, "pettingzoo", pettingzoo(make))
            yield Peer("PettingZoo classic", game, STEPPED, "decisions", stepped(engine))
    if "rlcard" in there:
        for game in RLCARD:
            yield Peer("RLCard", game, STEPPED, "decisions", stepped(Engine(game, "rlcard", rlcard(game))))
    if "catanatron" in there:
        engine = next(engine for engine in ENGINES if engine.module == "catanatron")
        yield Peer("catanatron", "2 players", LOOPED, "actions", stepped(engine))
    if {"pgx", "jax"} <= there:
        for game, batch in PGX:
            yield Peer("Pgx on a CPU", f"{game}, {batch} matches", LOOPED, "decisions", pgx(game, batch))


# --- the outcome ------------------------------------------------------------------------------------------------------


def ratios(peer: Peer, pace: float, ours: list[dict[str, Any]]) -> dict[str, float]:
    """How many times as fast each game of ours is, in the same unit and played the same way."""
    side = "vector" if peer.how == STEPPED else "raw"
    return {row["game"]: round(row[f"{side}_{peer.unit}"] / pace, 1) for row in ours}


def draw(found: dict[str, Any], path: Path) -> None:
    """Speeds of all on one scale, ours on top of each group."""
    from matplotlib.figure import Figure

    from tablee.arena.plots import INK, MARK

    bars: list[tuple[str, float, str]] = []
    for group in dict.fromkeys(row["group"] for row in found["peers"]):
        rows = [row for row in found["peers"] if row["group"] == group]
        side = "vector" if rows[0]["how"] == STEPPED else "raw"
        label = "vector environment" if side == "vector" else "engine"
        bars += [(f"{row['game']}, {label}", row[f"{side}_{rows[0]['unit']}"], MARK) for row in found["ours"]]
        bars += [(f"{group}: {row['game']}", row["per_second"], INK) for row in rows]
        bars.append(("", 0.0, INK))
    bars = bars[-2::-1]
    figure = Figure(figsize=(8, 0.19 * len(bars) + 0.8), layout="constrained")
    axes = figure.subplots()
    axes.barh(range(len(bars)), [pace for _, pace, _ in bars], color=[colour for *_, colour in bars], height=0.75)
    axes.set_yticks(range(len(bars)), [name for name, *_ in bars], fontsize=6.5)
    axes.set(xscale="log", xlabel="a second of one core: actions, or decisions where luck is inside a step")
    axes.spines[["top", "right"]].set_visible(False)
    axes.margins(y=0.01)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def installed(package: str) -> str | None:
    """The version of a package, None if it is not there."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def main() -> int:
    """Measure everybody, print a line each, and say which goals are reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.7)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--plot", type=Path)
    wanted = parser.parse_args()
    warnings.simplefilter("ignore")
    load = [round(number, 1) for number in os.getloadavg()]
    ours = []
    for name in GAMES:
        ours.append(ourselves(name, wanted.seconds, wanted.rounds))
        print(json.dumps(ours[-1]), flush=True)
    rows = []
    for peer in peers():
        pace = best(peer.measure, wanted.seconds, wanted.rounds)
        times = ratios(peer, pace, ours)
        rows.append({"group": peer.group, "game": peer.game, "how": peer.how, "unit": peer.unit,
                     "per_second": round(pace), "times": times, "goal": GOALS.get(peer.group)})  # fmt: skip
        print(json.dumps(rows[-1]), flush=True)
    found = {
        "python": platform.python_version(), "cores": os.cpu_count(), "load": load, "seconds": wanted.seconds,
        "rounds": wanted.rounds, "versions": {name: installed(package) for name, package in PACKAGES.items()},
        "ours": ours, "peers": rows,
    }  # fmt: skip
    for row in rows:
        missed = [game for game, times in row["times"].items() if row["goal"] and times < row["goal"]]
        if missed:
            print(f"Goal of {row['goal']} times missed: {', '.join(missed)} against {row['group']} {row['game']}.")
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    if wanted.plot:
        draw(found, wanted.plot)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
