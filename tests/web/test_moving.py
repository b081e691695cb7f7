"""A match of the page goes on at a house, with friends: the same position, other luck, and the page keeps its own."""

import json
import re
from typing import Any

import pytest

from tests.support.web.friends import play_together
from tests.support.web.history import bring, file_of, id_of, local_match, play_past
from tests.support.web.playing import GAMES

SOME_MOVES = 6


def position(guest: Any) -> list[str]:
    """Every number that is to be seen: points, supplies, what lies on the board; names are others now."""
    shown = guest.page.locator(".board, section[aria-label=Players] :is(.chips, .points)").all_inner_texts()
    return re.findall(r"\d+", " ".join(shown))


def open_match(host: Any, game: str) -> str:
    """A match of this page in which seat 0 is to decide; its address."""
    host.go("/matches")
    bring(host, file_of(local_match(1, game, bot="level-1", moves=SOME_MOVES)))
    host.turn_to(f"/table/{id_of(1)}").wait_for_turn()
    return str(host.page.url)


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_takes_the_seat_of_a_bot(house, visit, game):
    host, friend = visit(house.address), visit(house.address, seed=2)
    local = open_match(host, game)
    ply, before = host.ply, position(host)
    host.page.click("[data-invite]")
    assert host.page.locator("dialog [data-free]").is_checked()
    assert "the server draws the luck" in host.page.locator("dialog").inner_text()
    if game == GAMES[0]:
        assert host.violations() == []
    host.page.click("[data-move-in]")
    host.page.wait_for_selector(".invite [data-copy]")
    friend.go(host.page.url.removeprefix(house.address))
    friend.page.click("[data-sit]")
    host.page.click("[data-start]:enabled")
    for player in (host, friend):
        player.page.wait_for_selector(".match[data-ply='0']")
    host.wait_for_turn()
    assert position(host) == before
    play_together([host, friend], game, SOME_MOVES)
    host.page.goto(local)
    host.page.wait_for_selector(f".match[data-ply='{ply}']")
    assert position(host) == before
    play_past(host, game, ply)
    host.page.reload()
    host.page.locator("[data-moved] a").click()
    host.page.wait_for_selector(".match[data-over]")
    assert host.page.url != local


def test_on_one_device_one_chooses_the_own_seat(house, visit):
    host = visit(house.address)
    host.choose_game("sunrise-lane", 3)
    host.page.click("[data-way=device]")
    names = [field.input_value() for field in host.page.locator("dialog form input").all()]
    host.page.click("dialog form .main")
    play_past(host, "sunrise-lane", 4)
    if host.page.locator("[data-curtain]").count():
        host.page.click("[data-curtain]")
    host.page.click("[data-invite]")
    host.page.locator("dialog fieldset label", has_text=names[2]).click()
    assert host.page.locator("dialog li").count() == 2
    host.page.click("[data-move-in]")
    host.page.wait_for_selector(".invite [data-copy]")
    seats = host.page.locator(".who").all_inner_texts()
    assert [text.split(" ")[0] for text in seats] == ["Free", "Free", names[2]]


def test_a_bot_may_stay_and_somebody_has_to_come(house, visit):
    host = visit(house.address)
    host.play_alone("sunny-day", 3)
    host.wait_for_turn()
    host.page.click("[data-invite]")
    host.page.locator("[data-free]").first.uncheck()
    assert host.page.locator("[data-move-in]").is_disabled()
    host.page.locator("[data-free]").last.check()
    host.page.click("[data-move-in]")
    host.page.wait_for_selector(".invite [data-copy]")
    seats = host.page.locator(".who").all_inner_texts()
    assert "level 1" in seats[1]
    assert "Free" in seats[2]


def test_why_not_is_said_and_the_match_stays(house, visit):
    host = visit(house.address)
    host.play_alone("sunrise-lane")
    host.wait_for_turn()

    def spoiled(route: Any) -> None:
        wanted = json.loads(route.request.post_data)
        route.continue_(post_data=json.dumps({**wanted, "record": wanted["record"].replace("players 2", "players 3")}))

    host.page.route("**/api/tables?*", spoiled)
    host.page.click("[data-invite]")
    host.page.click("[data-move-in]")
    assert "altered" in host.page.locator("dialog [role=alert]").inner_text()
    host.forgive("400 (Bad Request)")
    host.page.reload()
    host.wait_for_turn()
    assert host.page.locator("[data-moved]").count() == 0
