"""Gymnasium's own checker, with warnings as failures, and what it does not ask."""

import tomllib
import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
import tablee.envs.gymnasium
from tablee.bots.bot import Budget, Choice
from tests.support.luck import seed as luck_seed
from tests.support.rewards import expected_rewards

IDS = {name: f"tablee/{ident}" for name, ident in tablee.envs.gymnasium.IDS.items()}
SETTINGS = [
    pytest.param(name, players, id=f"{name}-{players}") for name in IDS for players in tablee.game_class(name).seats
]


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_check_env(name: str, players: int) -> None:
    env = gymnasium.make(IDS[name], players=players, seat=players - 1, bots="random")
    check_env(env.unwrapped)


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_a_match_is_the_one_of_the_library(name: str, players: int) -> None:
    """Bots that are played by hand: the same decisions give the same match."""
    match, random = tablee.load(name, players=players).match(seed=luck_seed(21)), Random(luck_seed(3))

    class Echo:
        name = "echo"

        def choose(self, game: Any, view: Any, seat: int, legal: Any, budget: Budget, rng_seed: int) -> Choice:
            assert match.actor == seat
            assert match.legal_actions() == list(legal)
            action = random.choice(match.legal_actions())
            match.play(action)
            return Choice(action)

    env = gymnasium.make(IDS[name], players=players, seat=1, bots=Echo(), reward="margin")
    seen, _ = env.reset(seed=luck_seed(21))
    over, reward = False, 0.0
    while not over:
        assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal_actions()
        action = random.choice(match.legal_actions())
        match.play(action)
        seen, reward, over, truncated, info = env.step(action)
        assert (truncated, info) == (False, {})
    assert match.over
    assert reward == pytest.approx(expected_rewards(match.result(), "margin")[1])


def test_an_illegal_action_plays_nothing_and_says_why() -> None:
    env = gymnasium.make(IDS["sunrise-lane"], bots="random")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, over, truncated, info = env.step(illegal)
    assert (reward, over, truncated) == (0.0, False, False)
    assert "SL-" in info["refusal"]
    assert (again["observation"] == seen["observation"]).all()


def test_greedy_bots_sit_there_by_default() -> None:
    env = gymnasium.make("tablee.envs.gymnasium:tablee/SunriseLane-v2", players=3)
    env.reset(seed=2)
    for _ in range(5):
        seen, *_ = env.step(int(np.flatnonzero(env.unwrapped.match.mask(0))[0]))  # type: ignore[attr-defined]
    assert seen["action_mask"].any()


def test_settings_are_checked() -> None:
    with pytest.raises(tablee.BadInput, match="2 other seats"):
        gymnasium.make(IDS["sunny-day"], players=3, bots=["random"])
    with pytest.raises(tablee.BadInput, match="seat"):
        gymnasium.make(IDS["sunny-day"], players=3, seat=3)
    with pytest.raises(tablee.BadInput, match="bot"):
        gymnasium.make(IDS["sunny-day"], bots="nobody")


def test_the_entry_point_registers_the_environments(root: Path) -> None:
    """Gymnasium before 1.0 loads the group by itself; later ones want the import, or a module before the name."""
    declared = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]["gymnasium.envs"]
    module, _, function = declared["__root__"].partition(":")
    getattr(import_module(module), function)()
    assert all(ident in gymnasium.registry for ident in IDS.values())
