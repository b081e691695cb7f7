"""RP-20 to RP-24, RP-93: owners, titles, tokens, F spaces."""

import pytest

from tests.support.rue_de_la_paix import at_end, held, load, owner, rolled, set_up, tokens


def owner_of(players: int, *hotels: int) -> int | None:
    return owner(set_up(load(players), {"blue-5": hotels}), "blue-5")


def test_rp_20_most_hotels_own() -> None:
    assert owner_of(2, 1, 0, 0) == 0
    assert owner_of(4, 3, 2, 1, 2, 1, 2) == 2
    assert owner_of(2) is None


def test_rp_20_building_on_an_empty_one_makes_the_owner() -> None:
    match = rolled(load(), "6 4 blue")
    match.play("build blue-5 1")
    assert owner(match, "blue-5") == 0


def test_rp_21_tied_the_lowest_hotel_owns() -> None:
    assert owner_of(2, 1, 0) == 1
    assert owner_of(3, 2, 0, 1, 1, 0) == 0
    assert owner_of(3, 2, 1, 0, 0, 1) == 1


def test_rp_22_the_title_changes_hands_at_once() -> None:
    match = rolled(load(), "6 4 blue", {"blue-2": [1]})
    match.play("build blue-2 1")
    assert owner(match, "blue-2") == 1
    match.play("build blue-2 1")
    assert owner(match, "blue-2") == 0
    assert match.actor == 0


def test_rp_23_tokens_stand_on_the_value_of_the_titles() -> None:
    match = rolled(load(3), "6 6 yellow", {"yellow-3": [1], "yellow-7": [2], "red-1": [2, 2]})
    assert tokens(match) == [0, 3, 8]
    match.play("build yellow-3 2")
    assert tokens(match) == [3, 0, 8]
    match.play("build yellow-6 1")
    assert tokens(match) == [9, 0, 8]
    assert match.scores() == (9, 0, 8)


def test_rp_24_a_card_for_ending_on_an_f_after_building() -> None:
    match = rolled(load(), "3 2 red")
    match.play("build red-5 1")
    assert (match.actor, match.position()["phase"]) == ("chance", "draw-building")
    match.play("fortune quick-build")
    assert "card quick-build green-8" in match.legal()


def test_rp_24_one_check_after_the_whole_building() -> None:
    match = rolled(load(), "6 4 red")
    match.play_all(["build red-5 1", "build red-4 1"])
    assert (tokens(match)[0], match.position()["phase"], match.position()["turn"]) == (9, "build", 0)
    match.play("build red-1 1")
    assert (tokens(match)[0], match.position()["turn"]) == (10, 1)


def test_rp_24_not_for_standing_still_or_for_opponents() -> None:
    match = rolled(load(), "3 2 red", {"red-5": [0]})
    match.play("build red-5 1")
    assert (tokens(match), match.position()["turn"]) == ([5, 0], 1)
    match = rolled(load(), "2 1 red", {"red-1": [1], "red-5": [1]})
    match.play("build red-1 2")
    assert tokens(match) == [1, 5]
    match.play("done")
    assert (held(match), match.position()["turn"]) == ([0, 0], 1)


def test_rp_24_one_check_after_a_card_and_that_card_is_for_later() -> None:
    match = at_end(load(), {}, ["quick-build"])
    match.play("card quick-build red-5")
    assert match.position()["phase"] == "draw-card"
    match.play("fortune quick-build")
    assert (held(match), match.position()["turn"]) == ([1, 0], 1)


def test_rp_24_also_in_a_turn_of_an_f() -> None:
    match = rolled(load(), "1 1 F", {}, ["quick-build"])
    match.play_all(["fortune insurance", "card quick-build red-5"])
    assert match.position()["phase"] == "draw-card"


def test_rp_24_not_for_moving_back() -> None:
    match = at_end(load(), {"red-5": [0], "red-1": [0, 1]}, ["relocation"])
    assert tokens(match) == [6, 0]
    match = at_end(load(), {"red-5": [0], "red-4": [0], "red-3": [1, 1]}, ["relocation"])
    match.play("card relocation red-4 red-3")
    assert (tokens(match), match.position()["turn"]) == ([5, 3], 1)


@pytest.mark.parametrize(
    ("players", "hotels", "expected"),
    [(2, (0, 1, 1, 0), 0), (2, (0, 1), 0), (3, (0, 1, 2, 1, 2), 1)],
)
def test_rp_93_pictures_of_the_rulebooks(players: int, hotels: tuple[int, ...], expected: int) -> None:
    assert owner_of(players, *hotels) == expected
