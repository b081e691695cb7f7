"""A game outside this repository plugs in through its entry point, and its author can check it."""

import tablee
from tablee.testing import check_game
from tests.support.luck import seed


def test_the_plugin_is_found_played_and_replayed() -> None:
    assert "high-road" in tablee.game_names()
    game = tablee.load("high-road", players=3, options={"steep": True})
    match = game.match(seed=seed(7))
    while not match.over:
        match.play(match.legal()[0])
    assert tablee.replay(match.record()).result() == match.result()
    assert match.result().ended_by == "HR-04"


def test_its_author_can_check_the_laws() -> None:
    assert check_game(tablee.game_class("high-road"), matches=3) > 300
