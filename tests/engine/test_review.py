"""Reviews of the engine: the same matches give the same findings as in Python, to the last digit."""

from dataclasses import asdict

import pytest

import tablee
from tablee.core.game import CHANCE, Game
from tablee.review.consequences import consequences
from tablee.review.reviewing import Effort, Review
from tests.support.engine.browser import Browser
from tests.support.engine.material import Engine, golden

EFFORT = Effort(tries=2, worlds=4, samples=4)


def reviewed(record: str, again: bool) -> object:
    review = Review(tablee.replay(record), effort=EFFORT)
    review.look()
    if again:
        review.look_again()
    return plain(review.findings().data())


def plain(data: object) -> object:
    """As JSON knows it: lists, no tuples."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    return [plain(one) for one in data] if isinstance(data, list | tuple) else data


@pytest.mark.parametrize("most", [False, True], ids=["two", "most"])
def test_reviews_agree_to_the_last_digit(engine: Engine, kind: type[Game], most: bool) -> None:
    record = f"{kind.seats[-1] if most else 2}-players-02"
    asked = {"command": "review", "record": record, "effort": asdict(EFFORT), "again": most, "workers": 0}
    assert engine.ask(**asked) == reviewed(golden(kind)[record], most)


def test_workers_of_a_browser_review_alike(engine: Engine, page: Browser, kind: type[Game]) -> None:
    asked = {"command": "review", "record": "2-players-01", "effort": asdict(EFFORT), "again": True}
    assert page.ask(engine.path, **asked, workers=2) == engine.ask(**asked, workers=0)


def test_what_follows_from_a_move_is_told_alike(engine: Engine, kind: type[Game]) -> None:
    """The last legal move held against the first, at some decisions of a match."""
    record = "2-players-02"
    match = tablee.replay(golden(kind)[record])
    decided = [ply for ply, (actor, _) in enumerate(match.actions) if actor != CHANCE and len(legal_at(match, ply)) > 1]
    plies = decided[len(decided) // 3 :: 7][:4]
    told = [
        consequences(match.game, match.game.view(match.state_at(ply), seat), seat, legal[-1], legal[0], ply)
        for ply in plies
        for seat, legal in [(int(match.state_at(ply).actor), legal_at(match, ply))]
    ]
    assert engine.ask(command="consequences", record=record, plies=plies) == [
        [asdict(one) for one in some] for some in told
    ]


def legal_at(match: tablee.Match, ply: int) -> list[int]:
    return match.game.legal(match.state_at(ply))
