"""Level 6 against itself, or against another level, with other settings, on duplicate deals.

    python -m benchmarks.duels GAME ONE TWO [--players N] [--deals 40] [--seconds S] [--workers 0]

ONE and TWO are settings such as `looks=400,rounds=2` (`SearchSettings`; what is not said is as in levels.toml),
`level=5,looks=4000`, `looks=0` for the network alone, or `network=FILE` for another one; `as-it-is` changes nothing.
Each deal is played twice, the seats of the one taken by the other; the score is that of ONE.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

os.environ["TABLEE_GEAR"] = "compiled"
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from tablee.arena.executors import executor
from tablee.arena.fixtures import Fixture, Setting, pairing, schedule
from tablee.arena.playing import play
from tablee.arena.results import Played
from tablee.arena.scores import duplicate_score, mean_estimate
from tablee.bots.bot import Budget, Choice
from tablee.bots.decision import choose_by_search
from tablee.bots.expert import ExpertBot, expert_of, network_from
from tablee.bots.levels import level_settings
from tablee.bots.registry import OWN
from tablee.core.fields import Fields
from tablee.core.game import Game

AS_IT_IS = "as-it-is"
SEED = 1
"""Other deals than those of the ladder."""
SECOND = " again"
"""What is added to the name of TWO where both are the same."""


def changes_of(text: str) -> dict[str, Any]:
    """Settings by name, as they are written on the command line."""
    parts = [part for part in text.removesuffix(SECOND).split(",") if part != AS_IT_IS]
    return {name: _value(name, value) for name, value in (part.split("=", 1) for part in parts)}


def _value(name: str, value: str) -> Any:
    if name == "network":
        return value
    return value == "true" if value in ("true", "false") else float(value) if "." in value else int(value)


@cache
def network_of(kind: type[Game], file: str | None) -> Fields:
    """The network in a file, or the one that ships."""
    return expert_of(kind) if file is None else network_from(Path(file).read_bytes(), kind)


class TunedLevel:
    """A level with some of its settings changed, on one thread, without a clock."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._changes = changes_of(name)
        self._number = int(self._changes.pop("level", 6))
        self._looks = self._changes.pop("looks", None)
        self._file = self._changes.pop("network", None)

    def choose(
        self, game: Game, view: Fields, seat: int, legal: Sequence[int], budget: Budget, rng_seed: int
    ) -> Choice:
        mine = level_settings(game.name, self._number)
        looks = mine.iterations if self._looks is None else int(self._looks)
        network = network_of(type(game), self._file) if self._number == 6 else None
        if looks == 0:
            return ExpertBot(network).choose(game, view, seat, legal, budget, rng_seed)
        settings = replace(mine.search, **self._changes)
        return choose_by_search(
            game, view, seat, legal, settings, Budget(None, looks), rng_seed, network=network
        )  # fmt: skip


def play_tuned(fixture: Fixture) -> Played:
    """The match of a fixture between levels with other settings."""
    for name in fixture.lineup:
        OWN[name] = partial(TunedLevel, name)
    return play(fixture)


def main() -> None:
    """Play, and tell the score so far after every deal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("two")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1e9, help="when to stop, with the deals that are complete")
    parser.add_argument("--workers", type=int, default=0)
    asked = parser.parse_args()
    one, two = asked.one, asked.two if asked.two != asked.one else asked.two + SECOND
    setting, lineups = Setting(asked.game, asked.players, seed=SEED), pairing(one, two, asked.players)
    fixtures = schedule(setting, [lineups], range(asked.deals))
    matches: dict[int, list[Played]] = {}
    scores: list[float] = []
    began = time.monotonic()
    with executor(asked.workers or os.cpu_count() or 1) as where:
        playing = where.run(play_tuned, fixtures)
        for played in playing:
            known = matches.setdefault(played.deal, [])
            known.append(played)
            if len(known) == 2:
                scores.append(duplicate_score(known, one, two))
                print(f"\r{len(scores)} deals, {100 * sum(scores) / len(scores):.1f} %", end="", file=sys.stderr)
            if time.monotonic() > began + asked.seconds:
                playing.close()
                break
    print(file=sys.stderr)
    found = mean_estimate(scores)
    print(
        f"{asked.game} {asked.players}: {one} against {two}: {100 * found.value:.1f} % "
        f"({100 * found.low:.1f} to {100 * found.high:.1f}), {len(scores)} deals, {time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
