"""The search itself: alike in every gear and with any number of threads, and right where one can count."""

import pytest

import tablee
from tablee.bots.bot import Budget
from tablee.bots.decision import MOST_NODES, Search, choose_by_search
from tablee.bots.records import SearchSettings
from tablee.core.kernel import GEARS
from tests.support.gears import told_in
from tests.support.luck import seed

PROGRAM = """
import json, sys
import tablee
from tablee.bots.bot import Budget
from tablee.bots.decision import choose_by_search
from tablee.bots.records import SearchSettings

found = {}
for name in ("sunrise-lane", "rue-de-la-paix", "sunny-day"):
    kind = tablee.game_class(name)
    for players in (kind.seats[0], kind.seats[-1]):
        match = kind(players=players).match(seed=int(sys.argv[1]) + players)
        game = match.game
        for rounds in (-1, 0, 1, 2):
            seat, legal = match.state.actor, match.legal_actions()
            view, settings = game.view(match.state, seat), SearchSettings(rounds=rounds)
            choice = choose_by_search(game, view, seat, legal, settings, Budget(iterations=6), rounds + 1, threads=2)
            found[f"{name} {players} {rounds}"] = [
                [game.text(view, one.action), one.expected_margin, one.win_chance, one.uncertainty]
                for one in choice.reasons
            ]
            for _ in range(4):
                if not match.over:
                    match.play(match.legal_actions()[-1])
print(json.dumps(found))
"""


def test_interpreted_and_compiled_search_agree() -> None:
    interpreted, compiled = (told_in(gear, PROGRAM, str(seed(0))) for gear in GEARS)
    assert interpreted == compiled


def high_road() -> tuple[tablee.Game, tablee.Match]:
    game = tablee.load("high-road")
    return game, game.match(seed=seed(1))


def test_a_game_without_advice_is_searched_too() -> None:
    """High Road: only the better of two cards brings points, most of all a high one."""
    game = tablee.load("high-road")
    match = game.match(seed=1)
    seat = int(match.state.actor)
    view = game.view(match.state, seat)
    choice = choose_by_search(
        game, view, seat, match.legal_actions(), SearchSettings(rounds=50), Budget(iterations=60), 1
    )
    assert game.text(match.state, choice.action) == max(match.legal())


def test_every_iteration_is_a_visit() -> None:
    game, match = high_road()
    seat = int(match.state.actor)
    view = game.view(match.state, seat)
    search = Search(game, view, seat, match.legal_actions(), SearchSettings(), 1, 0, MOST_NODES)
    search.iterate(50)
    assert sum(move.visits for move in search.root_moves()) == 50


def test_a_full_tree_is_used_on() -> None:
    game, match = high_road()
    seat = int(match.state.actor)
    search = Search(game, game.view(match.state, seat), seat, match.legal_actions(), SearchSettings(), 1, 0, 4)
    search.iterate(50)
    assert 0 < sum(move.visits for move in search.root_moves()) <= 50


def test_only_considered_moves_are_chosen() -> None:
    game, match = high_road()
    seat = int(match.state.actor)
    for action in match.legal_actions():
        choice = choose_by_search(
            game, game.view(match.state, seat), seat, [action], SearchSettings(), Budget(iterations=5), 1
        )
        assert choice.action == action


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_share_the_iterations(threads: int) -> None:
    game, match = high_road()
    seat = int(match.state.actor)
    view = game.view(match.state, seat)
    choices = {
        choose_by_search(game, view, seat, match.legal_actions(), SearchSettings(), Budget(iterations=20), 3, threads)
        for _ in range(3)
    }
    assert len(choices) == 1
