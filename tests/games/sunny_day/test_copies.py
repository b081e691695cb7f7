"""SD-02: an edition may hold a tile several times; its letters then name the kind, and numbers tell no secrets."""

import random

import pytest

import tablee
from tablee import BadEdition, BadPosition, IllegalMove
from tablee.core.rng import new_rng
from tests.support.luck import seed
from tests.support.sunny_day_copies import TILES, edition, load


def position(**fields: object) -> tablee.Match:
    return load().position(fields, luck="manual")


def test_sd_02_luck_draws_kinds_weighted_by_their_number() -> None:
    match = load().match(luck="manual")
    match.play("first 0")
    weights = dict(zip(match.legal(), match.weights(), strict=True))
    assert len(weights) == 8 * 4
    assert weights["lay PPPP 0"] == 6
    assert weights["lay CLCL 3"] == 16
    assert weights["lay SPTW 1"] == 10
    match.play("lay PPPP 0")
    assert dict(zip(match.legal(), match.weights(), strict=True))["lay PPPP 0"] == 5


def test_sd_02_copies_have_numbers_in_data_and_letters_in_moves() -> None:
    table = [{"tile": "PPPP", "x": 0, "y": 0}, {"tile": "PPPP", "x": 4, "y": 0}]
    match = position(table=table, hands=[["PPPP", "PPPP"], ["PPPP"]])
    assert [tile["tile"] for tile in match.position()["table"]] == ["PPPP#1", "PPPP#2"]
    assert match.position()["hands"] == [["PPPP", "PPPP"], ["PPPP"]]
    legal = match.legal()
    assert len(legal) == len(set(legal)) == 8 * 4  # two tiles alike are one choice; the turns of the notation are four
    match.play("place PPPP 2 1,0")
    assert match.position()["last"] == "PPPP#4"  # one copy is out, and was seen before
    assert match.position()["collected"] == ["PPPP#1"]


def test_sd_21_of_two_alike_the_shown_one_is_played() -> None:
    match = position(table=[{"tile": "PPPP", "x": 0, "y": 0}], hands=[["PPPP", "PPPP"], ["PPPP"]], shown=[["PPPP"], []])
    assert match.view(1)["hands"][0] == ["PPPP", None]
    match.play("place PPPP 0 1,0")
    assert match.position()["shown"] == [[], []]
    assert match.view(1)["hands"][0] == [None]


def test_sd_02_copies_seen_come_first() -> None:
    with pytest.raises(BadPosition):
        position(table=[{"tile": "PPPP#7", "x": 0, "y": 0}], hands=[["PPPP"], []])
    whole = position(table=[{"tile": "PPPP", "x": 0, "y": 0}], hands=[["PPPP"], ["PPPP"]]).position()
    assert load().position(whole).position() == whole
    swapped = {**whole, "table": [{**whole["table"][0], "tile": "PPPP#6"}], "out": [
        "PPPP#1" if name == "PPPP#6" else name for name in whole["out"]]}  # fmt: skip
    with pytest.raises(BadPosition) as caught:
        load().position(swapped)
    assert caught.value.slug in ("copies", "position-field")


def test_sd_02_collected_copies_are_one_choice() -> None:
    table = [{"tile": "PPPP", "x": 0, "y": 0}, {"tile": "PPPP", "x": 2, "y": 0}]
    match = position(table=table, hands=[["PPPP"], ["SPTW"]])
    match.play("place PPPP 0 1,0")
    assert match.position()["collected"] == ["PPPP#1", "PPPP#2"]
    assert match.legal() == ["arrange PPPP 0 0,0"]
    match.play("arrange PPPP 0 0,0")
    assert len(match.legal()) == 4 * 4


def test_numbers_of_tiles_tell_no_secrets() -> None:
    """Whatever others hold, a seat sees the same: views of completed views are equal, moves and texts too."""
    game = load(3)
    choose = random.Random(seed(2))
    match = game.match(seed=seed(8))
    while not match.over:
        for seat in range(3):
            view = game.view(match.state, seat)
            world = game.complete(view, seat, new_rng(choose.getrandbits(40)))
            assert game.unsound(world) == ""
            assert game.view(world, seat) == view
            if match.actor == seat:
                assert game.legal(world) == game.legal(match.state)
                action = choose.choice(game.legal(world))
                after, elsewhere = match.state.copy(), world.copy()
                game.apply(after, action)
                game.apply(elsewhere, action)
                if match.state.supply:
                    assert game.view(after, seat) == game.view(elsewhere, seat)
        assert game.state(match.position()) == match.state
        match.play(choose.choice(match.legal()))
    assert tablee.replay(match.record()).result() == match.result()


@pytest.mark.parametrize(
    ("tiles", "tokens", "named"),
    [
        (TILES[1:], "[5, 11, 7]", "56 tiles"),
        (["XXXX", *TILES[1:]], "[5, 11, 7]", "four letters"),
        (["PPP", *TILES[1:]], "[5, 11, 7]", "four letters"),
        (TILES, "[5, 11]", "worth 0, 1 and 2"),
        (TILES, "[5, 11, -1]", "worth 0, 1 and 2"),
        (TILES, "[5, 11, 90]", "at most 100"),
        (TILES, '"many"', "tokens"),
    ],
)
def test_sd_02_sd_04_a_wrong_edition_is_named(tiles: list[str], tokens: str, named: str) -> None:
    with pytest.raises(BadEdition) as caught:
        tablee.load("sunny-day", edition=edition(tiles, tokens))
    assert named in str(caught.value)


def test_an_edition_without_tokens() -> None:
    game = tablee.load("sunny-day", edition=edition(TILES, "[0, 0, 0]"))
    match = game.match(seed=seed(1))
    while not match.over:
        match.play(match.legal()[0])
    assert match.position()["tokens"] == [0, 0]


def test_a_refusal_does_not_tell_where_a_tile_is() -> None:
    match = position(table=[{"tile": "PPPP", "x": 0, "y": 0}], hands=[["PPPP"], ["SSSS"]])
    messages = set()
    for other in ("SSSS", "WWWW"):
        with pytest.raises(IllegalMove) as caught:
            match.play(f"place {other} 0 1,0")
        messages.add(str(caught.value).replace(other, "it"))
    assert len(messages) == 1
