"""Training: what is exported plays as PyTorch does, a run goes on where it stopped, and its arithmetic is right."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import tablee
from tablee.bots.expert import FILE, Judgement, card_of, expert_of, network_from
from tablee.core.encoding import encoding_of
from tablee.core.kernel import argument
from tablee.core.rng import new_rng
from tablee.training.export import exported, imported
from tablee.training.learning import League, look_at, look_back, play_on
from tablee.training.network import Network, log_chances
from tablee.training.run import Plan, Run, boxes_of, plot
from tablee.training.tables import Tables
from tests.support.chance import let_luck_act

KIND = tablee.game_class("rue-de-la-paix")
TINY: dict[str, Any] = {"matches": 42, "steps": 6, "deals": 2}


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A run after its first update."""
    made = Run(Plan(KIND.name, 1000.0, **TINY), tmp_path_factory.mktemp("run"), "cpu")
    made.train(0.001, 1000.0)
    return made


def test_a_run_goes_on_where_it_stopped(run: Run) -> None:
    again = Run(run.plan, run.folder, "cpu")
    assert again.progress == run.progress
    assert again.progress.decisions == again.progress.updates * 42 * 6 > 0
    for name, one in again.network.state_dict().items():
        assert torch.equal(one, run.network.state_dict()[name])
    curve = json.loads((run.folder / "curve.json").read_text())
    assert {"score 2", "score 4", "entropy", "decisions"} <= curve[0].keys()
    assert run.card()["trained"]["updates"] == run.progress.updates
    plot([("test", curve)], run.folder / "curve.svg")
    assert (run.folder / "curve.svg").read_text().startswith("<?xml")


def test_every_player_count_and_every_option_is_played() -> None:
    games = boxes_of(KIND)
    assert {game.players for game in games} == set(KIND.seats)
    assert {tuple(game.options.items()) for game in games} >= {
        (("lot_limit", one), ("finish_round", two)) for one in (False, True) for two in (False, True)
    }
    assert sum(game.options == games[0].options for game in games) > 0.7 * len(games)


def test_what_is_exported_judges_as_the_network_does(run: Run) -> None:
    with torch.no_grad():
        for one in (run.network.preference.weight, run.network.value.weight):
            one.normal_(0.0, 0.1)
    network = network_from(exported(run.network, KIND).tobytes(), KIND)
    assert len(network.tobytes()) < 500_000
    assert FILE.endswith(".bin")
    game = KIND(players=3)
    tables = Tables([game], 1, 1)
    match = game.match(seed=3)
    while not match.over:
        state, seat = match.state, int(match.state.actor)
        legal = game.legal(state)
        tables._states[0] = state.array[0]
        tables._counts[0], tables._actors[0] = len(legal), seat
        tables._moves[0, : len(legal)] = legal
        encoding_of(KIND).observe(*game.arguments(state), seat, argument(tables._observations[0]))
        seen, _ = look_at(tables, run.network)
        with torch.no_grad():
            preferences, wins, _ = run.network(seen)
        judged = Judgement(game, game.view(state, seat), seat, 1, network)
        ours = torch.tensor(judged.preferences)
        assert torch.allclose(ours - ours.mean(), preferences - preferences.mean(), atol=0.02)
        by_seat = [float(wins.exp()[0, (one - seat) % 3]) for one in range(3)]
        assert judged.wins == pytest.approx(by_seat, abs=0.005)
        match.play(legal[len(match.actions) % len(legal)])


@pytest.mark.parametrize("name", ["rue-de-la-paix", "sunny-day", "sunrise-lane"])
def test_what_ships_comes_back_from_pytorch_as_it_was(name: str) -> None:
    kind = tablee.game_class(name)
    network = Network(kind).double()
    imported(expert_of(kind), network)
    assert exported(network, kind).tobytes() == expert_of(kind).tobytes()


def test_a_position_may_count_for_far_more_than_a_row() -> None:
    network = Network(KIND)
    with torch.no_grad():
        network.by_row.weight.mul_(1e-6)
    made = exported(network, KIND)
    assert made.position_shift == 0
    assert made.move_shift > 0


def test_a_run_against_the_expert_begins_as_it_and_meets_nobody_else(tmp_path: Path) -> None:
    run = Run(Plan(KIND.name, 1000.0, against="expert", **TINY), tmp_path, "cpu")
    seen, _ = look_at(run.tables, run.network)
    with torch.no_grad():
        (liked, *ours), (likes, *theirs) = run.network(seen), run.opponent(seen)
    for one, other in zip((log_chances(liked, seen), *ours), (log_chances(likes, seen), *theirs), strict=True):
        assert torch.allclose(one, other, atol=2e-3)
    assert len(run.league.learner) == 42
    game = KIND(players=4)
    view = game.match(seed=3).state
    record = exported(run.network, KIND)
    again, known = (Judgement(game, view, int(view.actor), 1, one) for one in (record, None))
    assert again.preferences == pytest.approx(known.preferences, abs=0.02)
    assert again.wins == pytest.approx(known.wins, abs=0.005)
    before = {name: one.clone() for name, one in run.opponent.state_dict().items()}
    run.train(0.001, 1000.0)
    assert all(torch.equal(one, run.opponent.state_dict()[name]) for name, one in before.items())
    assert set(run.card()["against expert"]) == {"score 2", "score 4", "error 2", "error 4"}
    assert run.card()["began as"][-1] == card_of(KIND)["trained"]


def test_a_run_may_go_on_from_the_expert_and_its_card_says_so(tmp_path: Path) -> None:
    run = Run(Plan(KIND.name, 1000.0, begin="expert", **TINY), tmp_path, "cpu")
    game = KIND(players=3)
    view = game.match(seed=5).state
    begun, known = (Judgement(game, view, int(view.actor), 1, one) for one in (exported(run.network, KIND), None))
    assert begun.preferences == pytest.approx(known.preferences, abs=0.02)
    assert len(run.league.learner) < 42
    known = card_of(KIND)
    assert run.card()["began as"] == [*known["began as"], known["trained"]]


def test_chances_add_up_and_looking_back_ends_in_the_result() -> None:
    torch.manual_seed(1)
    tables, network = Tables([KIND(players=2), KIND(players=4)], 6, 7), Network(KIND)
    generator = torch.Generator().manual_seed(1)
    found, last = play_on(tables, network, League(tables, 0.5, generator), 150, generator)
    seen, _ = look_at(tables, network)
    with torch.no_grad():
        logs = log_chances(network(seen)[0], seen)
    assert torch.zeros(6).index_add(0, seen.owner, logs.exp()) == pytest.approx(torch.ones(6), abs=1e-5)
    targets = look_back(found, last, 0.9, 0.6)
    assert any(step.ended.any() for step in found)
    for step, (outcome, surprise) in zip(found, targets, strict=True):
        assert outcome.wins.sum(1) == pytest.approx(torch.ones(6), abs=1e-4)
        for target, came in zip(outcome, step.came, strict=True):
            assert torch.equal(target[step.ended], came[step.ended])
        assert surprise.abs().max() <= 1.0
    assert not found[0].learns.all()


def test_the_first_network_plays_as_advised(tmp_path: Path) -> None:
    run = Run(Plan(KIND.name, 10.0, **TINY), tmp_path, "cpu")
    seen, _ = look_at(run.tables, run.network)
    run.network.get_used_to(seen)
    with torch.no_grad():
        preferences, _, _ = run.network(seen)
    advice = seen.rows[:, 0].float()
    first = seen.owner == 0
    assert torch.argmax(preferences[first]) == torch.argmax(advice[first])


def test_matches_go_on_from_a_view_in_worlds_that_fit_it() -> None:
    game = KIND(players=2)
    match = game.match(seed=9)
    while match.ply < 30 or len(match.legal_actions()) < 3:
        match.play(match.legal_actions()[0])
    seat, action = int(match.state.actor), match.legal_actions()[-1]
    view = game.view(match.state, seat)
    tables, streams = Tables([game], 8, 1), np.array([0, 1, 2, 3, 0, 1, 2, 3])
    tables._put(view.array, streams)
    tables._imagine(5)
    worlds = [type(view)(tables._states[place : place + 1].copy()) for place in range(8)]
    assert all(np.array_equal(game.view(world, seat).array, view.array) for world in worlds)
    assert not np.array_equal(worlds[0].array, worlds[1].array)
    tables.imagine(view.array, streams, 5, torch.full((8,), action, dtype=torch.int32))
    assert np.array_equal(tables._states[:4], tables._states[4:])
    game.apply(worlds[0], action)
    let_luck_act(game, worlds[0], rng_after(game, view, seat))
    assert np.array_equal(worlds[0].array, tables._states[:1])


def rng_after(game: tablee.Game, view: Any, seat: int) -> Any:
    """The random numbers of stream 0 after a world was imagined."""
    rng = new_rng(5, 0)
    game.complete(view, seat, rng)
    return rng
