"""Matches at a house, on one device, from two. (Alone: test_local; by keys or ear: test_access.)"""

import pytest

from tests.support.waiting import wait_for
from tests.support.web.playing import GAMES, PREFER
from tests.support.web.positions import SHARE, finished, go_on, last_decision, shortly_before, sit_down
from tests.support.web.scripts import PLAYING
from tests.support.web.visitor import MOST_PRESSES

LANGUAGES = dict(zip(GAMES, ("it", "fr", "it"), strict=True))


@pytest.mark.parametrize("presses", [8, pytest.param(MOST_PRESSES, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_at_a_house(house, visit, game, presses):
    """Its first turns with bots that were invited from the home page, and the last ones of another."""
    guest = visit(house.address)
    guest.choose_game(game, players=3)
    guest.page.click("[data-way=friends]")
    for seat in (1, 2):
        guest.page.locator("ul li").nth(seat).get_by_role("button", name="Bot").click()
    guest.page.click("[data-start]:enabled")
    guest.wait_for_turn()
    first = guest.ply
    guest.play(PREFER[game], moves=presses)
    assert guest.ply > first
    if presses < MOST_PRESSES:
        go_on(guest, *last_decision(game))
        guest.play(PREFER[game])
    assert guest.over
    guest.page.wait_for_selector("dialog table")
    assert guest.page.locator("dialog tfoot td").count() >= 2


def test_the_luck_of_a_house_can_be_checked(house, visit):
    guest = visit(house.address)
    guest.watch_bots("rue-de-la-paix")
    guest.page.wait_for_selector("dialog table")
    guest.page.click("dialog summary")
    guest.page.click("[data-verify]")
    guest.page.wait_for_selector(".fine")


@pytest.mark.parametrize("presses", [8, pytest.param(MOST_PRESSES, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_on_one_device_has_a_curtain(house, visit, game, presses):
    """Before everybody's turn, from the first one to the last."""
    guest = visit(house.address, language=LANGUAGES[game])
    guest.choose_game(game)
    guest.page.click("[data-way=device]")
    guest.page.click("dialog form .main")
    guest.page.wait_for_selector("[data-curtain]")
    assert guest.page.locator("[data-move]").count() == 0
    guest.play(PREFER[game], moves=presses)
    if presses < MOST_PRESSES:
        assert not guest.over
        sit_down(guest, *shortly_before(finished(game, people=2), 2))
        assert guest.page.locator("[data-curtain]").count() == 1
        guest.play(PREFER[game])
    assert guest.over


def test_two_browsers_play_each_other_and_again(house, visit):
    """The last turns of a match, each in a browser of their own."""
    host, friend = visit(house.address), visit(house.address, seed=2)
    match, _ = last_decision("rue-de-la-paix")
    people = [{"seat": 0, "name": "Noa", "contribution": SHARE}]
    table = host.create({"game": "rue-de-la-paix", "record": match.record(), "people": people})
    for player in (host, friend):
        player.go(f"/table/{table}")
    friend.page.click("[data-sit]")
    host.page.click("[data-start]:enabled")
    for player in (host, friend):
        player.page.wait_for_selector("[data-ply]")
    wait_for(
        lambda: {player.step_now(PREFER["rue-de-la-paix"]) for player in (host, friend)} == {"over"},
        what="the end of the match for both",
    )
    host.page.click("[data-rematch]")
    friend.page.get_by_role("link", name="Join the next match").click()
    for player in (host, friend):
        player.page.wait_for_selector(".match[data-over=false]")
    assert friend.page.url.split("?")[0] == host.page.url.split("?")[0]


def test_solo_seats_need_no_curtain_and_undo_takes_back(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    assert guest.page.locator("[data-curtain]").count() == 0
    before = guest.ply
    guest.play_until(f"{PLAYING} !== {before}", ("build .*", "opens .*"))
    guest.page.click("[data-undo]")
    guest.page.wait_for_selector(f".match[data-ply='{before}']")
