"""Whole matches at a house, on one device, from two. (Alone: test_local; by keys or ear: test_access.)"""

import pytest

from tests.support.web.playing import GAMES, PREFER, SOME, TO_THE_END

LANGUAGES = dict(zip(GAMES, ("it", "fr", "it"), strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_at_a_house(house, visit, game):
    guest = visit(house.address)
    guest.choose_game(game, players=3)
    guest.page.click("[data-way=friends]")
    for seat in (1, 2):
        guest.page.locator("ul li").nth(seat).get_by_role("button", name="Bot").click()
    guest.page.click("[data-start]:enabled")
    guest.page.wait_for_selector("[data-ply]")
    guest.play(PREFER[game])
    assert guest.over
    guest.page.wait_for_selector("dialog table")
    assert guest.page.locator("dialog tfoot td").count() >= 2
    guest.page.click("dialog summary")
    guest.page.click("[data-verify]")
    guest.page.wait_for_selector(".fine")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_on_one_device_has_a_curtain(house, visit, game):
    """Before everybody's turn; in one game to the end."""
    guest = visit(house.address, language=LANGUAGES[game])
    guest.choose_game(game)
    guest.page.click("[data-way=device]")
    guest.page.click("dialog form .main")
    guest.page.wait_for_selector("[data-curtain]")
    assert guest.page.locator("[data-move]").count() == 0
    guest.play(PREFER[game], **({} if game == TO_THE_END else {"moves": SOME}))
    assert guest.over == (game == TO_THE_END)


def test_two_browsers_play_each_other_and_again(house, visit):
    host, friend = visit(house.address), visit(house.address, seed=2)
    host.choose_game("rue-de-la-paix")
    host.page.click("[data-way=friends]")
    host.page.wait_for_selector(".invite [data-copy]")
    friend.go(host.page.url.removeprefix(house.address))
    friend.page.click("[data-sit]")
    host.page.click("[data-start]:enabled")
    for _ in range(2000):
        for player in (host, friend):
            player.page.wait_for_selector("[data-ply]")
            player.step(PREFER["rue-de-la-paix"])
        if host.over and friend.over:
            break
    assert host.over
    assert friend.over
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
    while guest.ply == before:
        guest.step(("build .*", "opens .*"))
        guest.page.wait_for_timeout(50)
    guest.page.click("[data-undo]")
    guest.page.wait_for_selector(f".match[data-ply='{before}']")
