"""The simple bots: legal moves only, from views only, the same whims from the same seed."""

from typing import Any

import pytest

import tablee
from tablee.bots.bot import Bot, Budget
from tablee.bots.simple import BOTS, MOST_TRIED, GreedyBot, RandomBot
from tablee.core.fields import Fields
from tablee.core.rng import new_rng
from tests.support.luck import seed as luck_seed


def play(match: tablee.Match, bots: list[Bot], seed: int) -> tablee.Match:
    game = match.game
    while isinstance(match.actor, int):
        seat, legal = match.actor, match.legal_actions()
        view, whim = game.view(match.state, seat), seed * 1000 + match.ply
        action = bots[seat].choose(game, view, seat, legal, Budget(), whim).action
        assert action in legal
        match.play(action)
    return match


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", tablee.game_names())
def test_a_bot_finishes_a_match(name: str, bot: str) -> None:
    game = tablee.load(name)
    assert play(game.match(seed=luck_seed(3)), [BOTS[bot]() for _ in range(game.players)], 1).over


def test_the_same_seed_gives_the_same_match() -> None:
    game = tablee.load("high-road", players=3)
    records = [play(game.match(seed=luck_seed(3)), [GreedyBot() for _ in range(3)], 1).record() for _ in range(2)]
    assert records[0] == records[1]


def test_a_bot_does_not_change_the_view() -> None:
    game = tablee.load("sunrise-lane")
    match = game.match(seed=luck_seed(3))
    view = game.view(match.state, 0)
    before = view.copy()
    GreedyBot().choose(game, view, 0, match.legal_actions(), Budget(), 1)
    assert view == before


def test_greedy_looks_at_its_own_view_only() -> None:
    """Whatever the others hold, the same view and whim give the same choice."""
    game = tablee.load("sunrise-lane", players=3)
    match = play_some(game.match(seed=luck_seed(5)), 20)
    seat = match.actor
    assert isinstance(seat, int)
    choices = set()
    for number in range(5):
        other = game.complete(game.view(match.state, seat), seat, new_rng(number))
        assert game.legal(other) == match.legal_actions()
        choices.add(GreedyBot().choose(game, game.view(other, seat), seat, game.legal(other), Budget(), 9))
    assert len(choices) == 1


def play_some(match: tablee.Match, plies: int) -> tablee.Match:
    while match.ply < plies:
        match.play(match.legal_actions()[0])
    return match


def test_greedy_takes_the_points_it_sees() -> None:
    """High Road from the highest card: only the better of two cards brings points."""
    game = tablee.load("high-road")
    match = game.match(seed=luck_seed(1))
    chosen = GreedyBot().choose(game, game.view(match.state, 0), 0, match.legal_actions(), Budget(), 0)
    assert game.text(match.state, chosen.action) == max(match.legal())


def test_greedy_beats_random() -> None:
    game = tablee.load("sunrise-lane")
    won = 0
    for seed in range(6):
        bots: list[Bot] = [GreedyBot(), RandomBot()]
        greedy = seed % 2
        totals = play(game.match(seed=seed), bots if greedy == 0 else bots[::-1], seed).result().totals
        won += totals[greedy] > totals[1 - greedy]
    assert won >= 4


def test_greedy_looks_at_a_part_of_very_many_moves() -> None:
    game = tablee.load("sunny-day")
    match = game.match(seed=luck_seed(2))
    tried = 0

    class Counting(type(game)):  # type: ignore[misc]
        def apply(self, state: Fields, action: int) -> Any:
            nonlocal tried
            tried += 1
            return super().apply(state, action)

    game.__class__ = Counting
    legal = match.legal_actions()
    seat = int(match.actor or 0)
    assert GreedyBot().choose(game, game.view(match.state, seat), seat, legal, Budget(), 1).action in legal
    assert tried <= MOST_TRIED
