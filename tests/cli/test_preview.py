"""Previews tell consequences, never secrets."""

import pytest

import tablee
from tablee.cli.preview import imagine, preview
from tablee.core.rng import new_rng


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_preview_depends_on_the_view_alone(name: str) -> None:
    game = tablee.load(name)
    match = game.match(seed=8)
    for _ in range(12):
        seat = match.actor
        assert isinstance(seat, int)
        twin = game.complete(game.view(match.state, seat), seat, new_rng(5))
        for action in match.legal_actions()[:5]:
            ours = preview(game, imagine(game, match.state, seat), seat, action)
            assert ours == preview(game, imagine(game, twin, seat), seat, action)
        match.play(match.legal_actions()[0])


def test_a_preview_counts_the_points_of_a_move() -> None:
    game = tablee.load("high-road")
    match = game.match(seed=1)
    action = match.legal_actions()[-1]
    seen = preview(game, imagine(game, match.state, 0), 0, action)
    match.play(action)
    assert seen.gained == match.scores()[0]
    assert seen.events[0]["event"] == "play"
