"""PettingZoo's own tests, with warnings as failures, and what they do not ask."""

import warnings
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

import tablee
from tablee.testing import option_choices
from tests.support.luck import seed
from tests.support.rewards import expected_rewards

NAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
SETTINGS = [
    pytest.param(name, players, id=f"{name}-{players}") for name in NAMES for players in tablee.game_class(name).seats
]
OPTIONS = [
    pytest.param(name, options, id=f"{name}-{'-'.join(map(str, options.values()))}")
    for name in NAMES
    for options in option_choices(tablee.game_class(name))
]
ONLY_FOR_PETTINGZOO = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""api_test wants plain arrays from everybody but a list of PettingZoo's own classic games, which have dictionaries with
an action mask as ours do: these two warnings are not about us."""


def module_of(name: str) -> ModuleType:
    return import_module(f"tablee.envs.pettingzoo.{name.replace('-', '_')}_v2")


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in ONLY_FOR_PETTINGZOO:
            warnings.filterwarnings("ignore", message)
        yield


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_api(name: str, players: int) -> None:
    api_test(module_of(name).env(players=players), num_cycles=60)


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_api_with_every_option(name: str, options: dict[str, Any]) -> None:
    api_test(module_of(name).env(options=options, reward="margin"), num_cycles=20)


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: module_of(name).env(players=players), num_cycles=40)


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_max_cycles_and_the_parallel_form(name: str, players: int) -> None:
    class Module:
        @staticmethod
        def env(**settings: Any) -> Any:
            return module_of(name).env(players=players, **settings)

        @staticmethod
        def parallel_env(**settings: Any) -> Any:
            return module_of(name).parallel_env(players=players, **settings)

    max_cycles_test(Module)
    parallel_api_test(Module.parallel_env(), num_cycles=30)


@pytest.mark.parametrize("name", NAMES)
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With as many players as fit; it draws a picture for every step of a match."""
    render_test(partial(module_of(name).env, players=tablee.game_class(name).seats[-1]))
    assert capsys.readouterr().out


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_pictures_change_with_the_match(name: str, players: int) -> None:
    env = module_of(name).env(players=players, render_mode="rgb_array")
    env.reset(seed=seed(1))
    first = env.render()
    assert len(np.unique(first @ np.array([1 << 16, 1 << 8, 1]))) > 8
    for _ in range(30):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert (env.render() != first).any()


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_a_match_is_the_one_of_the_library(name: str, players: int) -> None:
    env, match, random = module_of(name).env(players=players, reward="margin"), None, Random(seed(5))
    env.reset(seed=seed(11))
    match = tablee.load(name, players=players).match(seed=seed(11))
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated:
            assert not truncated
            seat = int(agent.rpartition("_")[2])
            assert reward == pytest.approx(expected_rewards(match.result(), "margin")[seat])
            env.step(None)
            continue
        assert agent == f"seat_{match.actor}"
        assert np.flatnonzero(observation["action_mask"]).tolist() == match.legal_actions()
        action = random.choice(match.legal_actions())
        env.step(action)
        match.play(action)
    assert match.over


def test_an_illegal_action_is_refused_by_its_clause() -> None:
    env = module_of("sunrise-lane").env()
    env.reset(seed=1)
    with pytest.raises(tablee.IllegalMove, match="SL-10"):
        env.step(env.unwrapped.match.actions - 12)
    with pytest.raises(tablee.BadInput, match="0 to"):
        env.step(9999)


def test_settings_are_checked() -> None:
    with pytest.raises(tablee.BadInput, match="reward"):
        module_of("sunny-day").env(reward="glory")
    with pytest.raises(tablee.BadInput, match="rgb_array"):
        module_of("sunny-day").env(render_mode="hologram")


def test_in_the_parallel_form_only_the_seat_to_decide_acts() -> None:
    env = module_of("sunrise-lane").parallel_env(players=2)
    seen, _ = env.reset(seed=3)
    actor = env.match.actor
    waiting = seen[f"seat_{1 - actor}"]["action_mask"]
    assert waiting[env.wait] == 1
    assert waiting.sum() == 1
    before = env.match.state.copy()
    env.step({f"seat_{actor}": env.wait, f"seat_{1 - actor}": 0})
    assert env.match.state == before
