"""The referee's kernels and the result that Python makes of a sheet say the same."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee.core.kernel import argument
from tablee.core.luck import SeededLuck
from tablee.core.playing import drawing, let_luck_act, play_to_the_end
from tablee.core.result import Result, rank, victory_share
from tablee.core.specialise import referee
from tests.support.luck import seed


@st.composite
def sheets(draw: st.DrawFn) -> tuple[tablee.Game, Any]:
    """A game, and a score sheet with many ties."""
    kind = tablee.game_class(draw(st.sampled_from(tablee.game_names())))
    players = draw(st.sampled_from(kind.seats))
    columns = len(kind.sources) + len(kind.tie_breaks)
    numbers = st.lists(st.integers(0, 2), min_size=players * columns, max_size=players * columns)
    return kind(players=players), np.array(draw(numbers), np.int64).reshape(players, columns)


def result_of(game: tablee.Game, sheet: Any) -> Result:
    return rank(sheet.tolist(), game.sources, game.tie_breaks, "")


@given(sheets())
def test_points_winners_shares_and_margins(case: tuple[tablee.Game, Any]) -> None:
    game, sheet = case
    judge, (box, _), result = referee(type(game)), game.arguments(game.new_state()), result_of(game, sheet)
    points, marks, seats = np.zeros(game.players, np.int64), np.zeros(game.players), range(game.players)
    judge.add_up(box, argument(sheet), argument(points))
    assert tuple(points) == result.totals
    assert judge.mark_winners(box, argument(sheet), argument(points), argument(marks)) == len(result.winners)
    assert tuple(np.flatnonzero(marks)) == result.winners
    judge.share_victory(box, argument(sheet), argument(points), argument(marks))
    assert list(marks) == [victory_share(result.places, seat) for seat in seats]
    for seat in seats:
        best = max(total for other, total in enumerate(result.totals) if other != seat)
        assert judge.margin(box, argument(points), seat) == result.totals[seat] - best
        for other in seats:
            is_ahead = judge.is_ahead(argument(sheet), argument(points), seat, other)
            assert is_ahead == (result.places[seat] < result.places[other])


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_match_is_the_same_loop_with_other_ears(name: str) -> None:
    """Played through the library's match and through the referee's loop, seats doing the first thing they may."""
    game = tablee.load(name)
    match = game.match(seed=seed(5))
    while not match.over:
        match.play(match.legal_actions()[0])
    state, draw = game.start(), drawing(game, SeededLuck(seed(5)))
    played = play_to_the_end(game, state, draw, lambda state, seat: game.legal(state)[0])
    assert played == match.actions
    assert state == match.state
    opening = game.start()
    acted = let_luck_act(game, opening, draw, 0)
    assert opening == match.state_at(acted)
    assert opening.actor >= 0
