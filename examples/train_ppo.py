"""Train a network by playing itself (PPO, PyTorch), until it beats the greedy bot.

    pip install "tablee[train]"
    python examples/train_ppo.py [--game sunrise-lane] [--players 2] [--updates 60] [--out ppo-sunrise-lane]

One network plays all seats of a few hundred matches at once (`VectorEnv`), sees what the seat to decide may see, and
learns from the margin at the end. Every now and then it plays the greedy bot on duplicate deals that it is not trained
on: each deal twice, seats changed. The same seed gives the same run on the same machine. The folder gets the network
(`network.pt`, from which the same command goes on), the figures (`curve.json`) and the learning curve (`curve.svg`).
"""

import argparse
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("TABLEE_GEAR", "compiled")

import numpy as np
import torch
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from torch import Tensor, nn

import tablee
from tablee.arena.fixtures import Setting, pairing, schedule
from tablee.arena.playing import play
from tablee.arena.scores import Estimate, deal_scores, mean_estimate
from tablee.bots.bot import Budget, Choice
from tablee.bots.registry import OWN
from tablee.core.encoding import encoding_of
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.kernel import argument
from tablee.envs.vector import VectorEnv

CLIP, LAMBDA, ENTROPY, VALUE, MOST_NORM = 0.2, 0.95, 0.01, 0.5, 0.5
POINTS = 20.0
"""A margin of so many points is worth 1."""


class Network(nn.Module):
    """An observation in, a preference for every action and the expected margin of the seat out."""

    def __init__(self, observations: int, actions: int, width: int) -> None:
        super().__init__()
        self.register_buffer("centre", torch.zeros(observations))
        self.register_buffer("spread", torch.ones(observations))
        self.body = nn.Sequential(nn.Linear(observations, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities, those of illegal actions minus infinity, and values."""
        inside = self.body((seen.float() - self.centre) / self.spread)
        logits = self.policy(inside).masked_fill(mask == 0, -torch.inf)
        return torch.log_softmax(logits, -1), self.value(inside).squeeze(-1)

    def adapt(self, seen: Tensor) -> None:
        """Learn once how large the numbers of an observation usually are."""
        self.centre.copy_(seen.float().mean(0))
        self.spread.copy_(seen.float().std(0) + 0.1)


class Agent:
    """The network as a bot: from what its seat may know, the action it prefers."""

    name = "ppo"

    network: Network

    def choose(
        self, game: Game, view: Fields, seat: int, legal: Sequence[int], budget: Budget, rng_seed: int
    ) -> Choice:
        seen = np.zeros(encoding_of(type(game)).size, np.int8)
        encoding_of(type(game)).observe(*game.arguments(view), seat, argument(seen))
        mask = torch.zeros(game.actions)
        mask[list(legal)] = 1
        with torch.inference_mode():
            preferences, _ = self.network(torch.from_numpy(seen)[None], mask[None])
        return Choice(int(preferences[0].argmax()))


AGENT = Agent()
OWN[Agent.name] = lambda: AGENT  # the arena of this process knows it by its name


class Experience(NamedTuple):
    """What was seen and done, step by step (rows) and match by match (columns)."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    actors: Tensor
    rewards: Tensor
    ended: Tensor

    @classmethod
    def empty(cls, env: VectorEnv, steps: int) -> "Experience":
        size = (steps, env.matches)
        return cls(
            torch.zeros(*size, env.encoding.size, dtype=torch.int8),
            torch.zeros(*size, env.game.actions, dtype=torch.uint8),
            torch.zeros(size, dtype=torch.int64), torch.zeros(size), torch.zeros(size),
            torch.zeros(size, dtype=torch.int64), torch.zeros(*size, env.game.players),
            torch.zeros(size, dtype=torch.bool),
        )  # fmt: skip


def play_on(env: VectorEnv, network: Network, kept: Experience) -> None:
    """Fill the experience: the network draws an action for every match, step after step."""
    for step in range(len(kept.actions)):
        kept.seen[step] = torch.from_numpy(env.observations)
        kept.masks[step] = torch.from_numpy(env.masks)
        kept.actors[step] = torch.from_numpy(env.actors)
        with torch.inference_mode():
            logs, kept.values[step] = network(kept.seen[step], kept.masks[step])
            noise = torch.empty_like(logs).exponential_().log()  # the largest of logs - noise is a fair draw
            actions = (logs - noise).argmax(-1)
        kept.actions[step] = actions
        kept.chances[step] = logs.gather(-1, actions[:, None])[:, 0]
        env.step(actions.numpy())
        kept.rewards[step] = torch.from_numpy(env.rewards) / POINTS
        kept.ended[step] = torch.from_numpy(env.ended).bool()


def advantages(kept: Experience, network: Network, env: VectorEnv) -> Tensor:
    """How much better each decision turned out than expected (GAE), every seat along its own decisions.

    From the last step back: what a seat's next decision was worth to it, or what the end of the match paid it. Where
    the experience stops before a seat decides again, nothing is known, and nothing is learnt.
    """
    matches, players = env.matches, env.game.players
    every = torch.arange(matches)
    coming, gained = torch.zeros(matches, players), torch.zeros(matches, players)
    known = torch.zeros(matches, players, dtype=torch.bool)
    with torch.inference_mode():
        _, now = network(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
    coming[every, torch.from_numpy(env.actors).long()] = now
    known[every, torch.from_numpy(env.actors).long()] = True
    found = torch.zeros_like(kept.values)
    for step in reversed(range(len(found))):
        over, seat = kept.ended[step], kept.actors[step]
        coming[over], gained[over], known[over] = kept.rewards[step][over], 0.0, True
        surprise = coming[every, seat] - kept.values[step] + LAMBDA * gained[every, seat]
        found[step] = torch.where(known[every, seat], surprise, 0.0)
        coming[every, seat], gained[every, seat], known[every, seat] = kept.values[step], found[step], True
    return found


def learn(
    network: Network, optimiser: torch.optim.Optimizer, kept: Experience, better: Tensor, epochs: int, size: int
) -> float:
    """PPO's clipped steps over all decisions; the mean entropy of the policy."""
    seen, masks = kept.seen.flatten(0, 1), kept.masks.flatten(0, 1)
    actions, chances = kept.actions.flatten(), kept.chances.flatten()
    better, target = better.flatten(), (kept.values + better).flatten()
    scaled = (better - better.mean()) / (better.std() + 1e-8)
    entropies = []
    for _ in range(epochs):
        for batch in torch.randperm(len(actions)).split(size):
            logs, values = network(seen[batch], masks[batch])
            ratio = (logs.gather(-1, actions[batch][:, None])[:, 0] - chances[batch]).exp()
            gain = torch.minimum(ratio * scaled[batch], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[batch]).mean()
            entropy = -(logs.exp() * logs.masked_fill(logs == -torch.inf, 0.0)).sum(-1).mean()
            error = (values - target[batch]).square().mean()
            optimiser.zero_grad()
            (VALUE * error - gain - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), MOST_NORM)
            optimiser.step()
            entropies.append(entropy.item())
    return sum(entropies) / len(entropies)


def evaluate(game: Game, opponent: str, deals: range) -> Estimate:
    """The part of the matches that the agent wins against a bot, on duplicate deals, with a 95 % interval."""
    setting = Setting(game.name, game.players, seed=2026)
    fixtures = schedule(setting, [pairing(Agent.name, opponent, game.players)], deals)
    return mean_estimate(deal_scores([play(fixture) for fixture in fixtures], Agent.name, opponent))


def draw(curve: list[dict[str, Any]], title: str, path: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6.4, 3.2), layout="constrained")
    axes = figure.subplots()
    decisions = [point["decisions"] / 1e6 for point in curve]
    axes.fill_between(decisions, [p["low"] for p in curve], [p["high"] for p in curve], color="#c8553d", alpha=0.2)
    axes.plot(decisions, [point["score"] for point in curve], color="#c8553d", marker="o", markersize=3)
    axes.axhline(0.5, color="#8a857c", linestyle="--", linewidth=1)
    axes.set(xlabel="million decisions", ylabel="score", ylim=(0, 1), title=title)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main(arguments: Sequence[str] | None = None) -> Estimate:
    """Train, evaluate, and leave everything in the folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="sunrise-lane")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--matches", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate, falling to nothing")
    parser.add_argument("--every", type=int, default=5, metavar="UPDATES", help="how often to evaluate")
    parser.add_argument("--deals", type=int, default=40, help="deals of an evaluation; five times more at last")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    wanted = parser.parse_args(arguments)
    if min(wanted.updates, wanted.matches, wanted.steps, wanted.every, wanted.deals, wanted.batch) < 1:
        parser.error("updates, matches, steps, every, deals and batch must be at least 1.")
    out = wanted.out or Path(f"ppo-{wanted.game}")
    out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(wanted.threads)

    game = tablee.load(wanted.game, players=wanted.players)
    env = VectorEnv(game, wanted.matches, wanted.seed, "margin", wanted.threads)
    network = Network(env.encoding.size, game.actions, wanted.width)
    optimiser = torch.optim.Adam(network.parameters(), wanted.rate, eps=1e-5)
    AGENT.network = network
    kept, curve, first, spent = Experience.empty(env, wanted.steps), [], 0, 0.0

    saved = out / "network.pt"
    if saved.exists():
        state = torch.load(saved)
        if state["for"] != [wanted.game, wanted.width]:
            parser.error(f"{saved} is a network for {state['for']} (game, width): choose another --out.")
        network.load_state_dict(state["network"])
        optimiser.load_state_dict(state["optimiser"])
        first, curve, spent = state["updates"], state["curve"], state["seconds"]
    else:
        play_on(env, network, kept)
        network.adapt(kept.seen.flatten(0, 1))

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        bar = progress.add_task("learning", total=wanted.updates, completed=first)
        for update in range(first + 1, wanted.updates + 1):
            began = time.process_time()
            for group in optimiser.param_groups:
                group["lr"] = wanted.rate * (1 - (update - 1) / wanted.updates)
            play_on(env, network, kept)
            entropy = learn(network, optimiser, kept, advantages(kept, network, env), wanted.epochs, wanted.batch)
            spent += time.process_time() - began
            last = update == wanted.updates
            if last or update % wanted.every == 0:
                found = evaluate(game, wanted.opponent, range(wanted.deals * (5 if last else 1)))
                decisions = update * wanted.matches * wanted.steps
                curve.append({"decisions": decisions, "seconds": round(spent), "entropy": round(entropy, 3),
                              "score": found.value, "low": found.low, "high": found.high})  # fmt: skip
                torch.save({"network": network.state_dict(), "optimiser": optimiser.state_dict(), "updates": update,
                            "curve": curve, "seconds": spent, "for": [wanted.game, wanted.width]}, saved)  # fmt: skip
                progress.console.print(
                    f"{decisions:>10,} decisions, {spent:4.0f} s of CPU: scores {found.value:.0%}"
                    f" against {wanted.opponent} ({found.low:.0%} to {found.high:.0%})"
                )
            progress.update(bar, completed=update)
    env.close()
    (out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
    draw(curve, f"{wanted.game}, {wanted.players} players, against {wanted.opponent}", out / "curve.svg")
    return Estimate(curve[-1]["score"], curve[-1]["low"], curve[-1]["high"])


if __name__ == "__main__":
    main()
