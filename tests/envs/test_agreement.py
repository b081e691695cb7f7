"""One random match, the same luck and the same decisions, through every interface: the same match everywhere."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import tablee
import tablee.envs.gymnasium
import tablee.envs.openspiel
from tablee.bots.bot import Choice
from tablee.core.kernel import argument
from tablee.core.rng import below, new_rng
from tablee.datasets.rows import Played, rows_of
from tablee.envs.vector import VectorEnv
from tests.support.luck import seed as luck_seed
from tests.support.rewards import expected_rewards

SETTINGS = [
    pytest.param((name, players), id=f"{name}-{players}")
    for name in ("sunrise-lane", "rue-de-la-paix", "sunny-day")
    for players in tablee.game_class(name).seats
]
SEED = luck_seed(17)


class OneStream:
    """Luck as the vector environment draws it: one generator for the whole match."""

    name = "manual"

    def __init__(self, seed: int | None = None) -> None:
        self.rng = new_rng(SEED, 0)  # type: ignore[no-untyped-call]

    def draw(self, tickets: int, ply: int) -> int:
        return int(below(argument(self.rng), tickets))  # type: ignore[no-untyped-call]


@pytest.fixture(autouse=True)
def one_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adapters draw from a seed; here they draw as all the others do."""
    monkeypatch.setattr("tablee.envs.match.SeededLuck", OneStream)


@pytest.fixture(params=SETTINGS)
def setting(request: pytest.FixtureRequest) -> tuple[str, int]:
    made: tuple[str, int] = request.param
    return made


@pytest.fixture
def match(setting: tuple[str, int]) -> tablee.Match:
    """The library's own, from the first decision to the result."""
    made, random = tablee.load(setting[0], players=setting[1]).match(luck=OneStream()), Random(SEED)
    while not made.over:
        made.play(random.choice(made.legal_actions()))
    return made


def decisions(match: tablee.Match) -> list[tuple[int, int, list[int]]]:
    """Seat, action and what was legal, for every decision."""
    state, found = match.origin.copy(), []
    for actor, action in match.actions:
        if actor >= 0:
            found.append((actor, action, match.game.legal(state)))
        match.game.apply(state, action)
    return found


@pytest.fixture
def paid(match: tablee.Match) -> Any:
    return pytest.approx(expected_rewards(match.result(), "margin"), rel=1e-6)


def test_a_record(match: tablee.Match) -> None:
    assert tablee.replay(match.record()).result() == match.result()


def test_vector(match: tablee.Match, paid: Any) -> None:
    with VectorEnv(match.game, matches=1, seed=SEED, reward="margin") as env:
        for seat, action, legal in decisions(match):
            assert not env.ended[0]
            assert env.actors[0] == seat
            assert np.flatnonzero(env.masks[0]).tolist() == legal
            env.step(np.array([action]))
        assert env.ended[0]
        assert env.rewards[0].tolist() == paid


def test_pettingzoo(setting: tuple[str, int], match: tablee.Match, paid: Any) -> None:
    module = import_module(f"tablee.envs.pettingzoo.{setting[0].replace('-', '_')}_v2")
    env = module.env(players=setting[1], reward="margin")
    env.reset(seed=1)
    for seat, action, legal in decisions(match):
        assert env.agent_selection == f"seat_{seat}"
        assert np.flatnonzero(env.last()[0]["action_mask"]).tolist() == legal
        env.step(action)
    assert all(env.terminations.values())
    assert [env.rewards[f"seat_{seat}"] for seat in range(setting[1])] == paid


def test_pettingzoo_in_cycles(setting: tuple[str, int], match: tablee.Match, paid: Any) -> None:
    module = import_module(f"tablee.envs.pettingzoo.{setting[0].replace('-', '_')}_v2")
    env = module.parallel_env(players=setting[1], reward="margin")
    env.reset(seed=1)
    rewards: dict[str, float] = {}
    for seat, action, _ in decisions(match):
        assert not any(rewards.values())
        agents = {f"seat_{other}": env.wait for other in range(setting[1])}
        _, rewards, terminated, _, _ = env.step({**agents, f"seat_{seat}": action})
    assert all(terminated.values())
    assert [rewards[f"seat_{seat}"] for seat in range(setting[1])] == paid


def test_gymnasium(setting: tuple[str, int], match: tablee.Match, paid: Any) -> None:
    """The agent on each seat in turn, the other seats played by a bot that knows the match by heart."""
    for seat in range(setting[1]):
        coming: Iterator[tuple[int, int, list[int]]] = iter(decisions(match))

        class Heart:
            name = "heart"

            def choose(self, game: Any, view: Any, asked: int, legal: Any, budget: Any, rng_seed: int) -> Choice:
                actor, action, expected = next(coming)  # noqa: B023
                assert (actor, expected) == (asked, list(legal))
                return Choice(action)

        ident = tablee.envs.gymnasium.IDS[setting[0]]
        env = gymnasium.make(f"tablee/{ident}", players=setting[1], seat=seat, bots=Heart(), reward="margin")
        seen, _ = env.reset(seed=1)
        over, reward = False, 0.0
        while not over:
            actor, action, legal = next(coming)
            assert actor == seat
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            seen, reward, over, _, _ = env.step(action)
        assert next(coming, None) is None
        assert float(reward) == pytest.approx(expected_rewards(match.result(), "margin")[seat], rel=1e-6)


def test_openspiel(setting: tuple[str, int], match: tablee.Match, paid: Any) -> None:
    short = tablee.envs.openspiel.short_name(setting[0])
    state = pyspiel.load_game(short, {"players": setting[1], "reward": "margin"}).new_initial_state()
    for actor, action in match.actions:
        assert state.is_chance_node() if actor < 0 else state.current_player() == actor
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.is_terminal()
    assert state.returns() == paid


def test_data_sets(match: tablee.Match, paid: Any) -> None:
    actions = [action for _, action in match.actions]
    row, plies = rows_of(Played(0, match.game, match.origin, actions, "manual", None, None), observations=False)
    assert row["margins"] == paid
    assert [ply["notation"] for ply in plies] == [text for _, text in match.history]
