"""A run of training: tables for all player counts and options, a league, checkpoints, and matches against advice."""

import json
import math
import time
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from tablee.bots.expert import card_of, expert_of
from tablee.core.game import Game
from tablee.core.registry import game_class
from tablee.testing import option_choices
from tablee.training.export import imported
from tablee.training.learning import DECIDED, WIN_SHARE, League, Pace, advised, learn, look_at, look_back, play_on
from tablee.training.network import Network, Seen, best_rows
from tablee.training.tables import Tables

CHECKPOINT = "checkpoint.pt"
CURVE = "curve.json"
CAREFUL_UPDATES = 10
"""The optimiser does not know yet which steps are long: a run that begins as a good player would lose its way."""
ADVICE, EXPERT = "advice", "expert"
"""As whom a run begins: as a player who does what advice says, or as the network that ships. And whom it is examined
against. One against the expert has no other opponents than the network that ships, and begins as that one: what it wins
more than its share is how far the expert can be exploited."""


@dataclass(frozen=True)
class Plan:
    """What is trained, for how long, and how.

    `seconds` are those of the whole run, over all its sittings; `trace` is how much of a result is what came in the
    end, and not what was expected on the way; `victory` the part of victory, beside that of the margin, in what is
    striven for at its end, and from the beginning on by who begins as the expert.
    """

    game: str
    seconds: float
    matches: int = 65536
    steps: int = 64
    bite: int = 1
    passes: int = 2
    rate: float = 1e-3
    variety: float = 0.01
    league: float = 0.25
    trace: float = 1.0
    victory: float = 0.9
    members: int = 6
    deals: int = 512
    seed: int = 1
    against: str = ADVICE
    begin: str = ADVICE

    @property
    def begins_as_expert(self) -> bool:
        return EXPERT in (self.begin, self.against)


@dataclass
class Progress:
    """How far a run has come."""

    seconds: float = 0.0
    updates: int = 0
    decisions: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)


def boxes_of(kind: type[Game]) -> list[Game]:
    """The games that are played side by side: mostly as usual, two players more often, some with other options."""
    usual = [kind(players=players) for players in kind.seats for _ in range(8 if players == 2 else 5)]
    choices = [choice for choice in option_choices(kind) if choice != usual[0].options]
    unusual = [
        kind(players=kind.seats[place % len(kind.seats)], options=choice) for place, choice in enumerate(choices)
    ]
    return usual + unusual


def tables_on(device: str) -> type[Tables]:
    """Tables for a device."""
    if device == "cpu":
        return Tables
    from tablee.training.cuda import CudaTables

    return CudaTables


class Run:
    """A run in its folder: begun, or gone on with where it stopped."""

    def __init__(self, plan: Plan, folder: Path, device: str) -> None:
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.plan, self.folder, self.device = plan, folder, device
        self.kind = game_class(plan.game)
        self.generator = torch.Generator(device)
        self.network = Network(self.kind).to(device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), plan.rate, eps=1e-5, fused=True)
        self.members: list[dict[str, Any]] = []
        self.progress = Progress()
        known = folder / CHECKPOINT
        if known.exists():
            self._resume(torch.load(known, map_location=device))
        # luck begins elsewhere in every sitting, and is the same again if the sitting is repeated
        self.generator.manual_seed(plan.seed + 7919 * self.progress.updates)
        seed = plan.seed + self.progress.updates
        self.tables = tables_on(device)(boxes_of(self.kind), plan.matches, seed)
        self.league = League(self.tables, 1.0 if plan.against == EXPERT else plan.league, self.generator)
        self.opponent = deepcopy(self.network)
        if plan.against == EXPERT:
            imported(expert_of(self.kind), self.opponent)
            self.league.opponent, self.league.decided = self.opponent, DECIDED
        if self.progress.updates == 0:
            self._begin()
        self.examinations: dict[int, Tables] = {}

    def _begin(self) -> None:
        """See some positions, to learn how large numbers usually are; a run may begin as the network that ships."""
        seen, _ = look_at(self.tables, self.network)
        self._get_used_to(seen)
        found, _ = play_on(self.tables, self.network, self.league, self.plan.steps, self.generator)
        self._get_used_to(found[-1].seen)

    def _get_used_to(self, seen: Seen) -> None:
        self.network.get_used_to(seen)
        if self.plan.begins_as_expert:
            imported(expert_of(self.kind), self.network)

    def _resume(self, kept: dict[str, Any]) -> None:
        self.network.load_state_dict(kept["network"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.members = kept["members"]
        self.progress = Progress(**kept["progress"])

    def save(self) -> None:
        """Keep everything that is needed to go on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "network": self.network.state_dict(), "optimiser": self.optimiser.state_dict(), "members": self.members,
            "progress": asdict(self.progress), "plan": asdict(self.plan),
        }  # fmt: skip
        torch.save(kept, self.folder / "writing")
        (self.folder / "writing").replace(self.folder / CHECKPOINT)
        (self.folder / CURVE).write_text(json.dumps(self.progress.curve, indent=1) + "\n", "utf-8")

    def card(self) -> dict[str, Any]:
        """What a reader of the network should know of its training."""
        done = self.progress
        last = done.curve[-1] if done.curve else {}
        scores = {name: value for name, value in last.items() if name.startswith(("score", "error"))}
        known = card_of(self.kind) if self.plan.begins_as_expert else {}
        before = {"began as": [*known.get("began as", []), known["trained"]]} if known else {}
        return {
            "game": self.plan.game, "version": self.kind.version, "plan": asdict(self.plan), **before,
            "trained": {"seconds": round(done.seconds), "decisions": done.decisions, "updates": done.updates},
            f"against {self.plan.against}": scores,
        }  # fmt: skip

    def train(self, sitting: float, examine_every: float) -> None:
        """Learn for so many seconds, or until the run is at its end."""
        began, before, examined = time.monotonic(), self.progress.seconds, -examine_every
        passed = 0.0
        while passed == 0.0 or (passed < sitting and before + passed < self.plan.seconds):
            measures = self.update()
            passed = time.monotonic() - began
            self.progress.seconds = min(self.plan.seconds, before + passed)
            if passed - examined >= examine_every:
                examined = passed
                self.note(measures)
                self.save()
        self.note(measures)
        self.save()

    def update(self) -> dict[str, float]:
        """Play on, look back and learn, once."""
        plan, done = self.plan, min(1.0, self.progress.seconds / self.plan.seconds)
        self._seat_opponent(done)
        before = time.monotonic()
        found, last = play_on(self.tables, self.network, self.league, plan.steps, self.generator)
        played = time.monotonic() - before
        careful = min(1.0, (self.progress.updates + 1) / CAREFUL_UPDATES)
        pace = Pace(
            careful * (plan.rate * (1.0 - done) + 2e-5), plan.variety * (1.0 - done) + 5e-4, plan.passes, plan.bite
        )  # fmt: skip
        ripe = 1.0 if plan.begins_as_expert else done
        targets = look_back(found, last, plan.trace, WIN_SHARE + ripe * (plan.victory - WIN_SHARE))
        measures = learn(self.network, self.optimiser, found, targets, pace, self.generator)
        self.progress.updates += 1
        self.progress.decisions += plan.steps * plan.matches
        rows = sum(len(step.seen.rows) for step in found) / (plan.steps * plan.matches)
        return {**measures, "playing": played, "learning": time.monotonic() - before - played, "rows": rows}

    def _seat_opponent(self, done: float) -> None:
        """Past selves join the league as the run goes on; an opponent is drawn for every update, or advice."""
        if self.plan.against == EXPERT:
            return
        if len(self.members) < done * self.plan.members:
            self.members.append({name: one.detach().clone() for name, one in self.network.state_dict().items()})
        drawn = torch.randint(len(self.members) + 1, (1,), generator=self.generator, device=self.device)
        if int(drawn) < len(self.members):
            self.opponent.load_state_dict(self.members[int(drawn)])
            self.league.opponent = self.opponent
        else:
            self.league.opponent = None

    def note(self, measures: dict[str, float]) -> None:
        """Play against advice, or the expert, at the smallest and the largest table, and write down how it went."""
        point: dict[str, Any] = {
            "seconds": round(self.progress.seconds, 1), "decisions": self.progress.decisions,
            **{name: round(value, 4) for name, value in measures.items()},
        }  # fmt: skip
        for players in (self.kind.seats[0], self.kind.seats[-1]):
            point[f"score {players}"], point[f"error {players}"] = self.examine(players)
        self.progress.curve.append(point)
        print(json.dumps({"game": self.plan.game, **point}), flush=True)

    @torch.no_grad()
    def examine(self, players: int) -> tuple[float, float]:
        """Its part of the victories, on deals played once from every seat; a standard error."""
        matches = self.plan.deals * players
        if players not in self.examinations:
            streams = np.arange(matches, dtype=np.int64) // players
            self.examinations[players] = tables_on(self.device)([self.kind(players=players)], matches, 0, streams)
        tables = self.examinations[players]
        tables.begin(10**6 + self.plan.seed)
        own = torch.arange(matches, device=self.device) % players
        score = torch.full((matches,), -1.0, device=self.device)
        every = torch.arange(matches, device=self.device)
        for _ in range(self.kind.longest):
            seen, offsets = look_at(tables, self.network)
            preferences, _, _ = self.network(seen)
            mine = (seen.actors == own)[seen.owner]
            theirs = self.opponent(seen)[0] if self.plan.against == EXPERT else advised(seen)
            chosen = best_rows(torch.where(mine, preferences, theirs), seen)
            tables.play(tables.moves[every, chosen - offsets[:-1]].to(torch.int32))
            first = tables.ended.bool() & (score < 0)
            score = torch.where(first, tables.wins.float().gather(1, own[:, None])[:, 0], score)
            if bool((score >= 0).all()):
                break
        deals = score.view(-1, players).mean(1)
        return round(float(deals.mean()), 4), round(float(deals.std() / math.sqrt(len(deals))), 4)


def plot(curves: Sequence[tuple[str, list[dict[str, Any]]]], path: Path, against: str = ADVICE) -> None:
    """The score over the decisions seen."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for name, curve in curves:
        for players in sorted(int(key.split()[1]) for key in curve[0] if key.startswith("score ")):
            millions = [point["decisions"] / 1e6 for point in curve]
            axes.plot(millions, [100 * point[f"score {players}"] for point in curve], label=f"{name}, {players}")
    axes.set_xlabel("decisions seen, millions")
    axes.set_ylabel(f"score against {'advised players' if against == ADVICE else 'the expert'}, %")
    axes.legend()
    figure.savefig(path)
    pyplot.close(figure)
