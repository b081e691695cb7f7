"""Previews tell consequences, never secrets."""

import pytest

import tablee
from tablee import IllegalMove, NotNow
from tablee.core.rng import new_rng
from tests.support.luck import seed


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_preview_depends_on_the_view_alone(name: str) -> None:
    game = tablee.load(name)
    match, twin = game.match(seed=seed(8)), game.match(seed=seed(8))
    for _ in range(12):
        seat = match.actor
        assert isinstance(seat, int)
        twin.state.assign(game.complete(game.view(match.state, seat), seat, new_rng(5)))
        for action in match.legal_actions()[:5]:
            ours, theirs = match.preview(seat, action), twin.preview(seat, action)
            assert (ours.events, ours.gained, ours.is_whole) == (theirs.events, theirs.gained, theirs.is_whole)
            assert ours.view == theirs.view
        action = match.legal_actions()[0]
        twin.state.assign(match.state)
        match.play(action)
        twin.play(action)


def test_a_preview_counts_the_points_of_a_move() -> None:
    match = tablee.load("high-road").match(seed=seed(1))
    action = match.legal_actions()[-1]
    seen = match.preview(0, action)
    match.play(action)
    assert seen.gained[0] == match.scores()[0]
    assert seen.events[0]["event"] == "play"
    assert not seen.is_whole, "a card is drawn next"


def test_a_preview_is_for_the_seat_to_decide_and_for_what_it_may_do() -> None:
    match = tablee.load("sunrise-lane").match(seed=seed(7))
    with pytest.raises(NotNow):
        match.preview(1, "draw")
    with pytest.raises(IllegalMove):
        match.preview(0, "build a2 1")
    assert match.ply == match.game.match(seed=seed(7)).ply
