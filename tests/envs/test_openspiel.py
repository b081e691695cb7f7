"""OpenSpiel's own simulation test, and its interface: observers, information states, resampling, serialisation."""

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

import tablee
import tablee.envs.openspiel as adapter
from tablee.core.luck import SeededLuck
from tablee.envs.resampling import resample
from tablee.testing import option_choices
from tests.support.luck import seed
from tests.support.rewards import expected_rewards

SETTINGS = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name in adapter.NAMES
    for players in tablee.game_class(name).seats
]
EVERY = {"sunrise-lane": 30, "rue-de-la-paix": 15, "sunny-day": 12}


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(adapter.short_name(name), parameters)


def random_match(game: Any, number: int) -> Iterator[Any]:
    """All states of a random match, the last one included."""
    state, random = game.new_initial_state(), Random(seed(number))
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    yield state


def some_states(game: Any, number: int, every: int) -> list[Any]:
    """States of a random match where a seat is to decide."""
    states = enumerate(state for state in random_match(game, number) if state.current_player() >= 0)
    return [state.clone() for number, state in states if number % every == every - 1]


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_random_simulation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=True, verbose=False)


class EnforceApi(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's tests of the interface on a part of the tree, for one game and number of players.

    Its own sample of states never leaves the opening of a long game; ours is a random match.
    """

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        cls.game_type = cls.game.get_type()
        states = [state.clone() for state in random_match(cls.game, number=7)]
        cls.some_states = [*states[::10], states[-1]]


for _name in adapter.NAMES:
    for _players in tablee.game_class(_name).seats:
        _class = f"TestApi_{adapter.short_name(_name)}_{_players}"
        _game = load(_name, players=_players)
        _settings = {"game": _game, "game_name": adapter.short_name(_name)}
        globals()[_class] = type(_class, (EnforceApi,), {"__test__": True, **_settings})


@pytest.mark.parametrize("name", adapter.NAMES)
def test_every_option_and_reward_is_a_parameter(name: str) -> None:
    kind = tablee.game_class(name)
    for options in option_choices(kind):
        game = load(name, reward="margin", **options)
        assert game.rules.options == options
        assert pyspiel.load_game(str(game)).rules.options == options
    assert load(name, players=kind.seats[-1]).num_players() == kind.seats[-1]
    with pytest.raises(tablee.BadInput, match="reward"):
        load(name, reward="glory")


def test_a_preset_is_a_parameter() -> None:
    game = pyspiel.load_game("tablee_sunrise_lane(preset=italian)")
    assert game.rules.options == tablee.load("sunrise-lane", preset="italian").options


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_a_match_is_the_one_of_the_library(name: str, players: int) -> None:
    state = load(name, players=players, reward="margin").new_initial_state()
    number, random = seed(31), Random(seed(8))
    match, luck = tablee.load(name, players=players).match(seed=number), SeededLuck(number)
    while not match.over:
        while state.is_chance_node():
            tickets = [action for action, weight in weights(state) for _ in range(weight)]
            drawn = luck.draw(len(tickets), len(state.history()))
            state.apply_action(match.actions[len(state.history())][1])
            assert drawn < len(tickets)
        assert state.current_player() == match.actor
        assert state.legal_actions() == match.legal_actions()
        action = random.choice(match.legal_actions())
        assert state.action_to_string(action) == match.game.text(match.state, action)
        state.apply_action(action)
        match.play(action)
    while state.is_chance_node():
        state.apply_action(match.actions[len(state.history())][1])
    assert state.is_terminal()
    assert state.returns() == pytest.approx(expected_rewards(match.result(), "margin"))
    assert state.history() == [action for _, action in match.actions]


def weights(state: Any) -> list[tuple[int, int]]:
    """Chances as whole weights, and they must be those of the library."""
    expected = sorted(state.spot.game.outcomes(state.spot.state).items())
    total = sum(weight for _, weight in expected)
    assert state.chance_outcomes() == [(action, pytest.approx(weight / total)) for action, weight in expected]
    return expected


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_resampling_keeps_what_the_seat_knows(name: str, players: int) -> None:
    """What OpenSpiel's C++ test of resampling asks, for every seat: the same information state, the same player."""
    random, differing = Random(seed(4)), 0
    for state in some_states(load(name, players=players), number=2, every=EVERY[name])[:2]:
        for seat in range(players):
            other = state.resample_from_infostate(seat, random.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert (other.information_state_tensor(seat) == np.asarray(state.information_state_tensor(seat))).all()
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            assert not state.spot.game.unsound(other.spot.state)
            differing += other.history() != state.history()
    assert differing > 0


def test_resampled_pasts_reach_every_hand() -> None:
    """The other seat's first hand, dealt anew again and again: many hands turn up, none of them all the time."""
    game = tablee.load("sunrise-lane", players=2)
    match = game.match(seed=seed(5))
    seat = match.actor
    assert isinstance(seat, int)
    random, actions = Random(seed(1)), [action for _, action in match.actions]
    hands: dict[tuple[int, ...], int] = {}
    for _ in range(60):
        actions = resample(game, actions, seat, random.random)
        state = game.start()
        for action in actions:
            game.apply(state, action)
        hand = tuple(state.hand[1 - seat, colour] for colour in range(5))
        hands[hand] = hands.get(hand, 0) + 1
        assert game.view(state, seat) == game.view(match.state, seat)
    assert len(hands) > 15
    assert max(hands.values()) < 12


@pytest.mark.parametrize("name", adapter.NAMES)
def test_observers(name: str) -> None:
    game = load(name)
    observation = make_observation(game)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for state in some_states(game, number=3, every=30)[:4]:
        for seat in range(2):
            observation.set_from(state, seat)
            assert observation.tensor.tolist() == state.observation_tensor(seat)
            assert set(observation.dict) == {
                part.name for part in tablee.core.encoding.encoding_of(type(game.rules)).parts
            }
            recall.set_from(state, seat)
            assert recall.tensor.tolist() == state.information_state_tensor(seat)
            assert recall.string_from(state, seat) == state.information_state_string(seat)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="one seat"):
        game.make_py_observer(everything)


@pytest.mark.parametrize("name", adapter.NAMES)
def test_information_states_hide_what_a_seat_does_not_see(name: str) -> None:
    state = some_states(load(name), number=6, every=20)[0]
    own = {seat: [text for _, text in state.spot.seen(seat)] for seat in range(2)}
    assert "?" in own[0]
    assert "?" in own[1]
    assert all(one == two or "?" in (one, two) for one, two in zip(own[0], own[1], strict=True))


@pytest.mark.parametrize("name", adapter.NAMES)
def test_states_are_cloned_serialised_and_pickled(name: str) -> None:
    game = load(name)
    state = some_states(game, number=9, every=20)[-1]
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert len(clone.history()) == len(state.history()) + 1
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_reinforcement_learning_environments_step() -> None:
    env = rl_environment.Environment("tablee_sunny_day(players=3)", include_full_state=False)
    env.seed(seed(3))
    step, random = env.reset(), Random(seed(2))
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([random.choice(legal)])
    assert sum(step.rewards) == pytest.approx(0)
