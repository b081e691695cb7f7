"""The learning baseline learns what it should: its arithmetic is checked, and a tiny run goes through."""

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import torch

import tablee
from tablee.core.game import Game
from tablee.envs.vector import VectorEnv
from tests.support.plugin import ROOT

TINY = ["--matches", "8", "--steps", "16", "--batch", "64", "--width", "32", "--deals", "1", "--every", "1"]


@pytest.fixture(scope="module")
def train() -> ModuleType:
    sys.path.insert(0, str(ROOT / "examples"))
    try:
        return import_module("train_ppo")
    finally:
        del sys.path[0]


def played(train: ModuleType, game: Game, matches: int, steps: int) -> tuple[VectorEnv, Any, Any]:
    """A fresh network after its first steps: the environment, the network, and what it experienced."""
    torch.manual_seed(1)
    env = VectorEnv(game, matches=matches, seed=3, reward="margin")
    network = train.Network(env.encoding.size, game.actions, 32)
    kept = train.Experience.empty(env, steps)
    train.play_on(env, network, kept)
    return env, network, kept


@pytest.mark.parametrize("players", [2, 3])
def test_advantages_follow_every_seat_along_its_own_decisions(train: ModuleType, players: int) -> None:
    """The same sum, written out for each decision: what came next for this seat, as far as it is known."""
    steps = 90
    env, network, kept = played(train, tablee.load("rue-de-la-paix", players=players), matches=5, steps=steps)
    found = train.advantages(kept, network, env)
    with torch.inference_mode():
        _, last = network(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
    assert kept.ended.any()
    for match in range(5):
        for step in range(steps):
            assert found[step, match].item() == pytest.approx(
                expected(train, kept, last[match].item(), int(env.actors[match]), match, step), abs=1e-4
            )


def expected(train: ModuleType, kept: "torch.Tensor", last: float, last_actor: int, match: int, step: int) -> float:
    seat, value = int(kept.actors[step, match]), kept.values[step, match].item()
    for later in range(step, len(kept.actions)):
        if later > step and kept.actors[later, match] == seat:
            surprise = kept.values[later, match].item() - value
            return surprise + train.LAMBDA * expected(train, kept, last, last_actor, match, later)
        if kept.ended[later, match]:
            return float(kept.rewards[later, match, seat] - value)
    return last - value if last_actor == seat else 0.0


def test_only_legal_actions_are_played_and_their_chances_are_right(train: ModuleType) -> None:
    _, network, kept = played(train, tablee.load("sunny-day"), matches=4, steps=30)
    assert kept.masks.gather(-1, kept.actions[..., None]).all()
    with torch.inference_mode():
        logs, _ = network(kept.seen, kept.masks)
    assert torch.allclose(logs.gather(-1, kept.actions[..., None])[..., 0], kept.chances, atol=1e-5)
    assert torch.allclose(logs.exp().sum(-1), torch.ones(30, 4), atol=1e-5)


def test_learning_makes_what_turned_out_well_more_likely(train: ModuleType) -> None:
    _, network, kept = played(train, tablee.load("sunrise-lane"), matches=16, steps=32)
    better = torch.where(kept.actions % 2 == 0, 1.0, -1.0)
    optimiser = torch.optim.Adam(network.parameters(), 1e-3)
    entropy = train.learn(network, optimiser, kept, better, epochs=4, size=128)
    with torch.inference_mode():
        logs, _ = network(kept.seen, kept.masks)
    gained = logs.gather(-1, kept.actions[..., None])[..., 0] - kept.chances
    assert entropy > 0
    assert gained[better > 0].mean() > 0 > gained[better < 0].mean()


def test_a_run_is_repeated_by_its_seed_and_goes_on_where_it_stopped(train: ModuleType, tmp_path: Path) -> None:
    game = ["--game", "rue-de-la-paix", "--players", "2"]
    first = train.main([*TINY, *game, "--updates", "2", "--out", str(tmp_path / "one")])
    again = train.main([*TINY, *game, "--updates", "2", "--out", str(tmp_path / "two")])
    assert first == again
    assert 0 <= first.low <= first.value <= first.high <= 1
    one, two = (torch.load(tmp_path / name / "network.pt")["network"] for name in ("one", "two"))
    assert all(torch.equal(one[name], two[name]) for name in one)
    train.main([*TINY, *game, "--updates", "3", "--out", str(tmp_path / "one")])
    curve = json.loads((tmp_path / "one" / "curve.json").read_text())
    assert [point["decisions"] for point in curve] == [128, 256, 384]
    assert (tmp_path / "one" / "curve.svg").read_text().startswith("<?xml")
    for wrong in (["--width", "64"], ["--updates", "0"]):
        with pytest.raises(SystemExit):
            train.main([*TINY, *game, "--out", str(tmp_path / "one"), *wrong])


def test_the_agent_sees_no_more_than_its_seat(train: ModuleType) -> None:
    """As a bot it gets a view, and answers with a legal move."""
    game = tablee.load("sunrise-lane", players=3)
    match = game.match(seed=4)
    agent = train.Agent()
    agent.network = train.Network(train.encoding_of(type(game)).size, game.actions, 16)
    seat, legal = int(match.actor or 0), match.legal_actions()
    choices = {
        agent.choose(game, view, seat, legal, train.Budget(), 1).action
        for view in (game.view(match.state, seat), game.complete(game.view(match.state, seat), seat, new_rng()))
    }
    assert len(choices) == 1
    assert choices <= set(legal)


def new_rng() -> np.ndarray:
    from tablee.core.rng import new_rng

    made: np.ndarray = new_rng(5)  # type: ignore[no-untyped-call]
    return made


def test_the_example_of_the_documentation_runs(
    train: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "src" / "tablee" / "envs" / "README.md").read_text("utf-8")
    (block,) = [one for one in re.findall(r"^```python\n(.*?)^```", text, re.M | re.S) if "train_ppo" in one]
    exec(compile(block, "README.md", "exec"), {"__name__": "example"})
    assert {path.name for path in (tmp_path / "ppo").iterdir()} == {"network.pt", "curve.json", "curve.svg"}


def test_the_curve_of_the_docs_beats_the_greedy_bot() -> None:
    curve = json.loads((ROOT / "docs" / "data" / "training.json").read_text())
    assert curve[-1]["low"] > 0.5
