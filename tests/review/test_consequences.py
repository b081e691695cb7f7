"""Reasons: what follows from the better move and not from the other, as people would say it."""

import tablee
from tablee.core.rng import new_rng
from tablee.review.consequences import OTHERWISE, THEN, consequences
from tests.support import rue_de_la_paix as rue
from tests.support import sunrise_lane as lane
from tests.support.bots import COMPILED_ONLY, Played
from tests.support.sunrise_lane import TO_THE_CORNER


def told(match: tablee.Match, better: str, worse: str) -> dict[str, dict[str, object]]:
    """What follows, by its kind."""
    game, state = match.game, match.state
    seat = int(state.actor)
    actions = [game.read(state, move) for move in (better, worse)]
    found = consequences(game, game.view(state, seat), seat, *actions, match.ply)
    assert all(one.more > one.less for one in found)
    return {one.kind: one.event for one in found}


@COMPILED_ONLY
def test_who_would_otherwise_take_it() -> None:
    """Sunrise Lane: the opponent holds nothing but red, and the red plot with five dots is free."""
    hands = lane.hands("yybbp", "rrrrr")
    match = lane.set_up(lane.load(), "yybbp", "rrrrr", houses=TO_THE_CORNER, **lane.pile_of(hands))
    park = next(move for move in match.legal() if move.startswith("park k5"))
    otherwise = told(match, park, "draw")[OTHERWISE]
    assert (otherwise["event"], otherwise["seat"], otherwise["plot"]) == ("build", 1, "k5")


@COMPILED_ONLY
def test_which_title_changes() -> None:
    """Rue de la Paix: taking somebody's last floor takes the title with it; there is one card for one of two."""
    match = rue.at_end(rue.load(), {"yellow-7": [1], "red-1": [1]}, ["takeover"], [])
    then = told(match, "card takeover yellow-7", "card takeover red-1")[THEN]
    assert (then["event"], then["seat"], then["property"]) == ("title-won", 0, "yellow-7")


@COMPILED_ONLY
def test_what_a_seat_could_not_know_gives_no_reason(name: str, played: Played) -> None:
    """Everything hidden is dealt anew, and the same is told."""
    match = played(name, (2, 3), 5)
    game, said = match.game, 0
    for ply in range(3, match.ply, 17):
        state = match.state_at(ply)
        if state.actor < 0 or len(game.legal(state)) < 2:
            continue
        seat, legal = int(state.actor), game.legal(state)
        view = game.view(state, seat)
        other = game.view(game.complete(view, seat, new_rng(ply, 1)), seat)
        found = [consequences(game, one, seat, legal[-1], legal[0], ply) for one in (view, other)]
        assert found[0] == found[1]
        said += len(found[0])
    assert said > 0
