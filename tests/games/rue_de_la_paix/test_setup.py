"""RP-01 to RP-09: components and set-up."""

from collections import Counter

import pytest

import tablee
from tests.support.rue_de_la_paix import CARDS, ZONES, held, hotels, load, refused, rolled, set_up, tokens


@pytest.mark.parametrize(("players", "each"), [(2, 20), (3, 16), (4, 14)])
def test_rp_01_hotels_by_number_of_players(players: int, each: int) -> None:
    assert hotels(load(players).match(luck="manual")) == [each] * players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_rp_01_two_to_four_players(players: int) -> None:
    with pytest.raises(tablee.BadInput):
        load(players)


def test_rp_02_twenty_properties_in_four_zones() -> None:
    properties = load().match(luck="manual").position()["properties"]
    values = {zone: [p["value"] for p in properties.values() if p["zone"] == zone] for zone in ZONES}
    assert values == {zone: list(range(first, first + 5)) for first, zone in enumerate(ZONES, start=1)}
    assert all(name == f"{p['zone']}-{p['value']}" for name, p in properties.items())


def test_rp_02_no_other_properties() -> None:
    match = rolled(load(), "6 4 blue")
    assert refused(match, "build blue-7 1") == "RP-02"
    assert refused(match, "build green-1 1") == "RP-02"


def test_rp_03_a_space_for_every_million() -> None:
    match = rolled(load(), "6 1 red", {"green-8": [1]})
    assert match.position()["street"]["last"] == 61
    assert tokens(match) == [0, 8]
    match.play("build red-5 1")
    assert tokens(match) == [5, 8]


def test_rp_04_spaces_with_an_f() -> None:
    assert load().match(luck="manual").position()["street"]["fortune"] == [5, 11, 17, 23, 29, 35, 41, 47, 53, 59]


def test_rp_05_two_number_dice_and_a_colour_die() -> None:
    match = set_up(load())
    assert len(match.legal()) == 216
    assert set(match.weights()) == {1}
    faces = [move.split()[1:] for move in match.legal()]
    assert {one for one, _, _ in faces} == {two for _, two, _ in faces} == set("123456")
    assert Counter(colour for _, _, colour in faces) == dict.fromkeys((*ZONES, "W", "F"), 36)


def test_rp_06_twenty_eight_fortune_cards() -> None:
    match = load().match(luck="manual")
    assert dict(zip((move.split()[1] for move in match.legal()), match.weights(), strict=True)) == CARDS
    assert sum(match.weights()) == 28


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rp_07_titles_beside_the_board_tokens_on_the_start(players: int) -> None:
    position = load(players).match(luck="manual").position()
    assert all(lot["owner"] is None and lot["stack"] == [] for lot in position["properties"].values())
    assert [seat["token"] for seat in position["seats"]] == [0] * players


def test_rp_08_two_hidden_cards_each_in_seat_order() -> None:
    match = load(3).match(luck="manual")
    dealt = ["quick-build", "scandal", "hurricane", "insurance", "relocation", "exchange"]
    for number, card in enumerate(dealt):
        assert held(match) == [min(2, max(0, number - 2 * seat)) for seat in range(3)]
        match.play(f"fortune {card}")
    hands = [set(seat["hand"]) for seat in match.position()["seats"]]
    assert hands == [{"quick-build", "scandal"}, {"hurricane", "insurance"}, {"relocation", "exchange"}]
    assert [seat["hand"] for seat in match.view(1)["seats"]] == [None, {"hurricane": 1, "insurance": 1}, None]
    assert len(match.legal()) == 36
    assert all(move.startswith("start ") for move in match.legal())


def opening(players: int, *rolls: str) -> tablee.Match:
    match = load(players).match(luck="manual")
    for _ in range(2 * players):
        match.play(match.legal()[0])
    match.play_all(f"start {roll}" for roll in rolls)
    return match


def test_rp_09_the_highest_total_starts() -> None:
    match = opening(3, "4 3", "6 6", "1 1")
    assert (match.position()["phase"], match.position()["turn"], match.position()["first"]) == ("roll", 1, 1)


def test_rp_09_those_tied_roll_again_in_seat_order() -> None:
    match = opening(4, "6 4", "1 1", "5 5", "4 6")
    assert match.position()["opening"] == [0, -1, 0, 0]
    match.play_all(["start 1 2", "start 3 3"])
    assert match.position()["turn"] == 3
    match.play("start 2 4")
    assert match.position()["opening"] == [-1, -1, 0, 0]
    match.play_all(["start 2 2", "start 2 1"])
    assert match.position()["first"] == match.position()["turn"] == 2


def test_rp_09_clockwise_from_the_first() -> None:
    match = opening(3, "1 1", "1 2", "6 6")
    turns = []
    for _ in range(4):
        turns.append(match.position()["turn"])
        match.play("roll 1 1 green")
        match.play("keep")
        match.play("pass")
    assert turns == [2, 0, 1, 2]
