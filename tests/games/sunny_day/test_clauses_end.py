"""SD-30 to SD-40 and SD-92: the end, the score and the simplified game."""

import pytest

from tablee import IllegalMove, Match
from tests.support.sunny_day import chain, load, on_table, position


def kinds(told: list) -> list[str]:  # type: ignore[type-arg]
    return [event.kind for event in told]


def test_sd_30_ends_when_all_is_played_and_arranged() -> None:
    match = position(["PWCL 0 0,0"], [["PPWW"], []])
    match.play("place PPWW 1 0,-1")
    assert not match.over
    assert match.actor == 0
    told = match.play("arrange PWCL 0 0,0")
    assert match.over
    assert match.result().ended_by == "SD-30"
    assert kinds(told) == ["arrange-first", "end", "win"]
    assert match.result().totals == (1, 0)


def test_sd_30_not_while_somebody_holds_a_tile() -> None:
    match = position(["PWCL 0 0,0"], [["PPWW"], ["PPLL"]])
    match.play("place PPWW 1 0,-1")
    match.play("arrange PWCL 0 0,0")
    assert not match.over
    assert match.actor == 1


def test_sd_30_ends_when_all_are_stuck_even_with_a_supply() -> None:
    match = position(["PPWW 0 0,0"], [["SPPP", "WWCC"], ["CCLL", "TCCC"]], supply=["KWWW", "KLLL"])
    match.play("place SPPP 0 0,-1")
    match.play("deal KWWW")
    told = match.play("arrange PPWW 0 0,0")
    assert [(event.kind, event.seat) for event in told][1:] == [
        ("stuck", 1),
        ("stuck", 0),
        ("end-stuck", None),
        ("win", 0),
    ]
    assert match.over
    assert match.result().ended_by == "SD-30"
    assert match.position()["supply_count"] == 1
    assert match.position()["shown"] == [["WWCC", "KWWW"], ["CCLL", "TCCC"]]


def test_sd_30_ends_when_the_only_one_with_tiles_is_stuck() -> None:
    match = position(["PPWW 0 0,0"], [["SPPP", "CCLL"], [], []])
    match.play("place SPPP 0 0,-1")
    told = match.play("arrange PPWW 0 0,0")
    assert match.over
    assert [(event.kind, event.seat) for event in told][1:3] == [("stuck", 0), ("end-stuck", None)]


def test_sd_30_being_stuck_is_no_end_while_another_can_place() -> None:
    match = position(["PPWW 0 0,0"], [["SPPP", "PPCC"], ["CCLL", "TCCC"]])
    match.play("place SPPP 0 0,-1")
    match.play("arrange PPWW 0 0,0")
    assert not match.over
    assert match.actor == 0


def ended(tableaux: list[list[str]], tokens: list[int]) -> Match:
    """A match in which all is played and the tokens are to be turned face up."""
    return position(["KLLL 0 0,0"], [[] for _ in tableaux], tableaux, phase="tokens", tokens=tokens)


def test_sd_31_tiles_pictures_and_tokens() -> None:
    match = ended([chain(load(), 3), ["CCLL 0 0,0"]], [2, 1])
    for value in (1, 2, 0):
        match.play(f"token {value}")
    result = match.result()
    assert result.breakdown == (
        {"tiles": 3, "pictures": 2, "tokens": 3}, {"tiles": 1, "pictures": 0, "tokens": 0},
    )  # fmt: skip
    assert result.totals == (8, 1)
    assert match.scores() == (8, 1)
    assert len(match.position()["out"]) == 56 - 5  # and none of them counts


def test_sd_31_the_running_score_leaves_tokens_out() -> None:
    match = ended([chain(load(), 3), ["CCLL 0 0,0"]], [1, 0])
    assert match.scores() == (5, 1)
    match.play("token 2")
    assert match.scores() == (7, 1)


def test_sd_31_a_picture_counts_once_and_a_mere_touch_not_at_all() -> None:
    match = ended([["PPWW 0 0,0", "PPCC 1 0,-1", "SPPP 0 1,0", "SCCC 2 1,-1"], []], [1, 0])
    match.play("token 0")
    pictures = {(found["picture"], found["x"], found["y"], found["side"]) for found in match.position()["pictures"][0]}
    assert pictures == {("parasol", 0, -1, "bottom"), ("parasol", 0, 0, "right"), ("sun", 1, -1, "bottom")}
    assert match.result().breakdown[0] == {"tiles": 4, "pictures": 3, "tokens": 0}


def test_sd_32_most_points_then_most_tiles() -> None:
    match = ended([["CCLL 0 0,0"], chain(load(), 3)], [2, 0])
    match.play("token 2")
    match.play("token 2")
    result = match.result()
    assert result.totals == (5, 5)
    assert result.winners == (1,)
    assert result.decided_by == ("SD-32",)
    assert result.tie_breaks == ({"most_tiles": 1}, {"most_tiles": 3})
    assert result.places == (2, 1)


def test_sd_32_points_alone_decide_first() -> None:
    match = ended([["CCLL 0 0,0"], chain(load(), 2)], [2, 0])
    match.play("token 2")
    match.play("token 2")
    assert match.result().winners == (0,)
    assert match.result().decided_by == ()


def test_sd_32_shared_victory() -> None:
    match = ended([["CCLL 0 0,0"], ["PWCL 0 0,0"], []], [1, 1, 0])
    match.play("token 1")
    told = match.play("token 1")
    assert match.result().winners == (0, 1)
    assert match.result().decided_by == ("SD-32",)
    assert kinds(told) == ["token", "win-shared", "win-shared"]


def test_sd_40_collected_tiles_are_stacked() -> None:
    match = position(["PWCL 0 0,0"], [["PPWW", "CCLL"], ["WWCC", "PPLL"]], game=load(2, simplified=True))
    before = match.scores()
    match.play("place PPWW 1 0,-1")
    assert match.actor == 1
    assert "tableaux" not in match.position()
    assert "PWCL" in match.position()["stacks"][0]
    assert on_table(match) == {"0,-1": "PPWW"}
    assert match.scores() == (before[0] + 1, 0)


def test_sd_40_draws_and_tokens_as_usual_and_no_arranging() -> None:
    game = load(2, simplified=True)
    match = position(["SPPP 2 0,-1", "KWWW 0 0,1"], [["SPTW", "CCLL"], ["WWCC", "PPLL"]], game=game, supply=["SWWW"])
    match.play("place SPTW 0 0,0")
    assert match.legal() == ["deal SWWW"]
    match.play("deal SWWW")
    assert match.position()["tokens"] == [2, 0]
    assert match.actor == 1
    with pytest.raises(IllegalMove) as caught:
        match.play("arrange SPPP 0 0,0")
    assert caught.value.clause == "SD-40"


def test_sd_40_score_and_ties_count_collected_tiles() -> None:
    game = load(2, simplified=True)
    tiles = [tile for tile in game.board()["tiles"] if tile != "KLLL"]
    match = position(["KLLL 0 0,0"], [[], []], game=game, phase="tokens", tokens=[1, 0],
                     stacks=[tiles[:27], tiles[27:]])  # fmt: skip
    match.play("token 1")
    result = match.result()
    assert result.breakdown[0] == {"tiles": 27, "pictures": 0, "tokens": 1}
    assert result.totals == (28, 28)
    assert result.winners == (1,)
    assert result.decided_by == ("SD-32",)


def test_sd_40_is_off_by_default() -> None:
    assert load().options["simplified"] is False
    with pytest.raises(IllegalMove):
        position(["PWCL 0 0,0"], [["PPWW"], ["PPLL"]]).play("arrange PWCL 0 0,0")


def test_sd_92_nine_tiles_eight_pictures_and_three_points_of_tokens() -> None:
    match = ended([chain(load(), 9), []], [3, 0])
    for value in (0, 1, 2):
        match.play(f"token {value}")
    assert match.result().breakdown[0] == {"tiles": 9, "pictures": 8, "tokens": 3}
    assert match.result().totals == (20, 0)
