"""What the kernels say: names of moves and the way back, what completes a picture, what a page is told."""

import random

import pytest

import tablee
from tablee import BadMove, IllegalMove, Match
from tablee.core.row_format import MOST_FACTS
from tablee.games.sunny_day.declarations import TURNS
from tablee.games.sunny_day.kernels.actions import ARRANGE_MOVE, FIRST_MOVE, FIRST_TILE_MOVE, MOVES
from tests.support.luck import seed
from tests.support.sunny_day import load, position
from tests.support.sunny_day_copies import load as load_copies

HANDS = (["PPWW", "CCLL"], ["WWCC", "PPLL"])


def refused(match: Match, move: str) -> IllegalMove:
    """Why the rules do not know a move, or do not allow it; luck is asked like everybody else."""
    try:
        refusal = match.game.refusal(match.state, match.game.read(match.state, move))
    except IllegalMove as unknown:
        return unknown
    assert refusal is not None
    return refusal


# --- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("halves", "to_a_top"), [("two_part", ["K"]), ("any", ["T", "K"])])
def test_sd_03_the_board_tells_which_halves_complete_a_picture(halves: str, to_a_top: list[str]) -> None:
    said = load(2, ice_halves=halves).board()["halves"]
    assert [said[letter]["picture"] for letter in "PWCLSTK"] == [
        "parasol", "pinwheel", "cloud", "clover", "sun", "lolly", "lolly",
    ]  # fmt: skip
    assert [letter for letter in said if said[letter]["brings_token"]] == ["S", "T", "K"]
    assert [said[letter]["fits"] for letter in "PWCLS"] == [["P"], ["W"], ["C"], ["L"], ["S"]]
    assert said["T"]["fits"] == to_a_top
    assert said["K"]["fits"] == (["T"] if halves == "two_part" else ["T", "K"])


def test_sd_02_sd_04_the_board_tells_all_tiles_and_tokens() -> None:
    assert load().board()["tokens"] == [5, 11, 7]
    names = load_copies().board()["tiles"]
    assert len(names) == len(set(names)) == 56
    assert names[:6] == ["PPPP#1", "PPPP#2", "PPPP#3", "PPPP#4", "PPPP#5", "PPPP#6"]


def test_sd_03_like_lolly_halves_are_told_under_the_option() -> None:
    match = position(["TPWC 0 0,0"], [["TLPC", "CCLL"], ["WWCC", "PPLL"]], [["TPPP 0 0,0"], []],
                     game=load(2, ice_halves="any"))  # fmt: skip
    told = match.play("place TLPC 2 0,-1")
    assert [event.whole().get("picture") for event in told] == [None, "lolly", None]
    assert told[2].whole() == {"event": "tokens", "seat": 0, "count": 1, "earned": 1}
    (arranged, *_) = match.play("arrange TPWC 2 0,-1")
    assert arranged.whole()["pictures"] == ["lolly"]
    assert match.position()["pictures"][0] == [{"picture": "lolly", "x": 0, "y": -1, "side": "bottom"}]


# --- moves ------------------------------------------------------------------------------------------------------------


def test_sd_10_a_cell_that_no_tile_reaches_is_beside_none() -> None:
    match = position(["PWCL 0 0,0"], HANDS)
    for cell in ("900,0", "0,-128", "127,127", "-9999,9999"):
        error = refused(match, f"place PPWW 1 {cell}")
        assert (error.slug, error.params["cell"], error.params["tile"]) == ("SD-10.apart", cell, "PPWW")
        assert cell in str(error)
    with pytest.raises(BadMove):
        match.play("place PPWW 1 10000,0")


def test_sd_02_letters_that_name_no_tile() -> None:
    match = position(["PWCL 0 0,0"], HANDS)
    for tile in ("XXXX", "PPPP"):  # no halves at all, and none of this box
        for move in (f"place {tile} 0 0,1", f"arrange {tile} 0 0,0", f"lay {tile} 0", f"deal {tile}"):
            error = refused(match, move)
            assert (error.slug, error.params["tile"]) == ("SD-02.unknown", tile)
            assert tile in str(error)


def test_sd_01_a_seat_that_no_table_has() -> None:
    match = load(3).match(luck="manual")
    for seat in (3, 4, 5, 9):
        error = refused(match, f"first {seat}")
        assert (error.slug, error.params["seat"], error.params["last"]) == ("SD-01", seat, 2)


def test_sd_02_luck_draws_by_letters_alone() -> None:
    match = load_copies().match(luck="manual")
    match.play("first 0")
    for move in ("lay PPPP#1 0", "lay PPPP#2 3"):
        error = refused(match, move)
        assert (error.slug, error.params["tile"]) == ("SD-02.kind", "PPPP")
    assert refused(match, "lay PPPP#7 0").slug == "SD-02.unknown"
    with pytest.raises(BadMove):
        match.play("place PPPP#1 0 0,0")


@pytest.mark.parametrize("game", [load(4), load(3, simplified=True), load_copies(3)], ids=["full", "simple", "copies"])
def test_every_move_is_found_by_its_name(game: tablee.Game) -> None:
    match, choose = game.match(luck="manual"), random.Random(seed(6))
    while not match.over:
        legal = game.legal(match.state)
        texts = [game.text(match.state, action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert [game.read(match.state, text) for text in texts] == legal
        assert len(game.declared.facts.rows(match.position(), game.players)) < MOST_FACTS
        match.play(choose.choice(legal))


def test_an_action_that_means_nothing_here_has_no_cell_or_no_tile() -> None:
    match = position(["PWCL 0 0,0"], HANDS, [["SPPP 0 0,0"], []])
    game, state = match.game, match.state
    absent = next(tile for tile, name in enumerate(game.board()["tiles"]) if name == "SWWW")
    said = game.move_data(state, absent * 32)
    assert said == {"move": "place", "tile": "PPWW", "turns": 0, "x": None, "y": None, "cell": None}
    said = game.move_data(state, FIRST_TILE_MOVE)
    assert said == {"move": "arrange", "tile": None, "turns": 0, "x": 0, "y": 0, "cell": "0,0"}
    hidden = game.view(state, 1)
    assert game.text(hidden, game.legal(state)[0]).startswith("place - ")
    for action in (*range(0, MOVES, 7), ARRANGE_MOVE, FIRST_MOVE):
        assert game.text(state, action)
        assert action in game.legal(state) or game.refusal(state, action)


def test_a_place_that_holds_no_tile_is_refused_by_its_clause() -> None:
    """Actions name places of the hand and of the collected tiles; texts of moves name tiles, so these never occur."""
    match = position(["PWCL 0 0,0"], [["PPWW"], ["WWCC", "PPLL"]])
    first_of_hand = match.game.read(match.state, "place PPWW 0 0,-1")
    arranging = position(["PWCL 0 0,0"], [["CCLL"], ["WWCC", "PPLL"]], [[], []], phase="arrange", collected=["PPWW"])
    reasons = [
        (match, first_of_hand + TURNS, "SD-10.no-tile"),
        (arranging, ARRANGE_MOVE, "SD-17"),
        (arranging, FIRST_TILE_MOVE + 1, "SD-16.no-tile"),
    ]
    for asked, action, slug in reasons:
        refusal = asked.game.refusal(asked.state, action)
        assert refusal is not None
        assert refusal.slug == slug


def test_sd_14_nobody_chooses_the_value_of_a_token() -> None:
    error = refused(position(["PWCL 0 0,0"], HANDS), "token 1")
    assert (error.slug, error.params["value"]) == ("SD-14.luck", 1)


# --- questions --------------------------------------------------------------------------------------------------------


def test_what_is_asked() -> None:
    match = position(["PWCL 0 0,0"], HANDS, supply=["SPPP"])
    assert match.game.prompt(match.state) == ("place", {"tiles": ["PPWW", "CCLL"]})
    assert match.game.prompt(match.game.view(match.state, None)) == ("place", {"tiles": []})
    match.play("place PPWW 1 0,-1")
    assert match.game.prompt(match.state) == ("wait", {})
    match.play("deal SPPP")
    assert match.game.prompt(match.state) == ("arrange-first", {"tiles": ["PWCL"]})
    match = position(["PWCL 0 0,0"], HANDS, [["SPPP 0 0,0"], []])
    match.play("place PPWW 1 0,-1")
    assert match.game.prompt(match.state) == ("arrange", {"tiles": ["PWCL"]})
