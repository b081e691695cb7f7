"""The vector environment plays what the library plays, in every gear and on any number of threads."""

from typing import Any

import numpy as np
import pytest

import tablee
from tablee.core.kernel import argument
from tablee.envs.rewards import REWARDS
from tablee.envs.vector import VectorEnv
from tests.support.chance import let_luck_act
from tests.support.gears import told_in
from tests.support.luck import seed
from tests.support.rewards import expected_rewards

NAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
SETTINGS = [
    pytest.param(name, players, id=f"{name}-{players}") for name in NAMES for players in tablee.game_class(name).seats
]
ARRAYS = ("observations", "masks", "counts", "actors", "rewards", "ended")

PROGRAM = """
import hashlib, json, sys
import tablee
from tablee.core.kernel import gear
from tablee.envs.vector import VectorEnv

found = {"gear": gear()}
for name in ("sunrise-lane", "rue-de-la-paix", "sunny-day"):
    kind = tablee.game_class(name)
    with VectorEnv(kind(players=kind.seats[-1]), matches=3, seed=int(sys.argv[1]), reward="margin") as env:
        digest, ended = hashlib.sha256(), 0
        for _ in range(120):
            env.step(env.sample())
            for array in (env.observations, env.masks, env.counts, env.actors, env.rewards, env.ended):
                digest.update(array.tobytes())
            ended += int(env.ended.sum())
        found[name] = [digest.hexdigest(), ended]
print(json.dumps(found))
"""


def fields(env: VectorEnv, match: int) -> Any:
    """A copy of a state, with the gaps between its fields."""
    return type(env.game.new_state())(env._states[match : match + 1]).copy()


def check_looks(env: VectorEnv) -> None:
    """Actors, masks, lists and observations are those of the states."""
    game = env.game
    for match in range(env.matches):
        state = fields(env, match)
        legal = game.legal(state)
        assert env.actors[match] == state.actor >= 0
        assert env.moves[match, : env.counts[match]].tolist() == legal
        assert np.flatnonzero(env.masks[match]).tolist() == legal
        seen = np.zeros(env.encoding.size, np.int8)
        env.encoding.observe(*game.arguments(game.view(state, state.actor)), state.actor, argument(seen))
        assert (env.observations[match] == seen).all()


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_step_is_the_games_own(name: str, players: int, reward: str) -> None:
    game = tablee.load(name, players=players)
    env = VectorEnv(game, matches=3, seed=seed(players), reward=reward)
    finished = 0
    for step in range(700):
        if step % 5 == 0:
            check_looks(env)
        actions = env.sample()
        assert env.masks[np.arange(3), actions].all()
        expected = [fields(env, match) for match in range(3)]
        rngs = env._rngs.copy()
        env.step(actions)
        for match, state in enumerate(expected):
            game.apply(state, int(actions[match]))
            let_luck_act(game, state, rngs[match])
            paid = [0.0] * players
            assert env.ended[match] == (state.actor < 0)
            if env.ended[match]:
                finished += 1
                paid = expected_rewards(game.result(state), reward)
                state = game.start()
                let_luck_act(game, state, rngs[match])
            assert env.rewards[match].tolist() == pytest.approx(paid, rel=1e-6)
            assert sum(paid) == pytest.approx(0, abs=1e-6)
            assert fields(env, match) == state
            assert env._rngs[match].tolist() == rngs[match].tolist()
        if finished >= 3:
            break
    assert finished >= 3


@pytest.mark.parametrize("name", NAMES)
def test_threads_change_nothing(name: str) -> None:
    game = tablee.load(name)
    with VectorEnv(game, matches=7, seed=seed(1)) as one, VectorEnv(game, matches=7, seed=seed(1), threads=3) as three:
        for _ in range(120):
            actions = one.sample()
            assert actions.tolist() == three.sample().tolist()
            one.step(actions)
            three.step(actions)
            for array in ARRAYS:
                assert (getattr(one, array) == getattr(three, array)).all()


def test_a_closed_environment_goes_on_alone() -> None:
    env = VectorEnv(tablee.load("sunrise-lane"), matches=4, threads=2)
    env.close()
    env.step(env.sample())
    check_looks(env)


def test_a_seed_begins_the_same_matches_again() -> None:
    env = VectorEnv(tablee.load("rue-de-la-paix"), matches=4, seed=9)
    first = env.observations.copy()
    for _ in range(10):
        env.step(env.sample())
    env.reset()
    assert (env.observations != first).any()
    env.reset(9)
    assert (env.observations == first).all()
    assert not env.rewards.any()
    assert not env.ended.any()


def test_interpreted_and_compiled_gears_agree() -> None:
    assert play("interpreted") == play("compiled")


def play(gear: str) -> dict[str, object]:
    found: dict[str, object] = told_in(gear, PROGRAM, str(seed(5)))
    assert found.pop("gear") == gear
    return found


class TestBadInput:
    def env(self) -> VectorEnv:
        return VectorEnv(tablee.load("sunrise-lane"), matches=3, seed=1)

    def refused(self, slug: str, actions: Any) -> tablee.BadInput:
        env = self.env()
        before = env._states.tobytes()
        with pytest.raises(tablee.BadInput) as caught:
            env.step(actions)
        assert caught.value.slug == slug
        assert env._states.tobytes() == before
        return caught.value

    def test_shapes_and_types(self) -> None:
        for actions in ([1, 2], 1, [[1, 2, 3]], [1.0, 2.0, 3.0], np.zeros((3, 1), np.int32), ["a", "b", "c"]):
            self.refused("bad-actions", actions)

    def test_illegal_actions_are_named(self) -> None:
        env = self.env()
        good = env.sample().tolist()
        actions = env.game.actions
        illegal = int(np.flatnonzero(env.masks[1] == 0)[0])
        for bad in (illegal, -1, actions, 2**40, -(2**40)):
            refusal = self.refused("illegal-action-in-batch", np.array([good[0], bad, good[2]], np.int64))
            assert "Match 1" in str(refusal)
            assert str(bad) in str(refusal)

    def test_settings(self) -> None:
        game = tablee.load("sunrise-lane")
        for settings, slug in (
            ({"matches": 0}, "bad-batch"),
            ({"matches": 2, "threads": 0}, "bad-batch"),
            ({"matches": 2, "reward": "glory"}, "unknown-reward"),
            ({"matches": 2, "seed": -1}, "bad-seed"),
        ):
            with pytest.raises(tablee.BadInput) as caught:
                VectorEnv(game, **settings)  # type: ignore[arg-type]
            assert caught.value.slug == slug

    def test_a_game_without_an_encoding(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tablee.core.encoding.room", lambda game, name: None)
        with pytest.raises(tablee.BadInput, match="no observations"):
            VectorEnv(tablee.load("high-road"), matches=1)
