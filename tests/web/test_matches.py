"""Whole matches in the browser: by clicking, by keyboard, on one device, from two."""

import pytest

PREFER = {
    "sunrise-lane": ("build .*", "park .*", "opens .*", "discard .*", "stop"),
    "rue-de-la-paix": ("build .*", "card .*", "zone .*", "opens .*", "done"),
    "sunny-day": ("place .*", "arrange .*", "opens .*"),
}
GAMES = tuple(PREFER)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_clicking(house, visit, game):
    guest = visit(house.address)
    guest.play_alone(game)
    guest.play(PREFER[game])
    assert guest.over
    guest.page.wait_for_selector("dialog table")
    assert guest.page.locator("dialog tfoot td").count() >= 2
    guest.page.click("dialog summary")
    guest.page.click("[data-verify]")
    guest.page.wait_for_selector(".fine")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keyboard(house, visit, game):
    guest = visit(house.address)
    guest.play_alone(game)
    guest.play(PREFER[game], keyboard=True)
    assert guest.over


@pytest.mark.parametrize("game", GAMES)
def test_a_match_on_one_device_has_a_curtain(house, visit, game):
    guest = visit(house.address)
    guest.choose_game(game)
    guest.page.click("[data-way=device]")
    guest.page.click("dialog form .main")
    guest.page.wait_for_selector("[data-curtain]")
    assert guest.page.locator("[data-move]").count() == 0
    guest.play(PREFER[game])
    assert guest.over


def test_two_browsers_play_each_other(house, visit):
    host, friend = visit(house.address), visit(house.address, seed=2)
    host.choose_game("sunrise-lane")
    host.page.click("[data-way=friends]")
    host.page.wait_for_selector(".invite img")
    friend.go(host.page.url.removeprefix(house.address))
    friend.page.get_by_role("button", name="Sit here").click()
    host.page.get_by_role("button", name="Start the match").click()
    for _ in range(2000):
        for player in (host, friend):
            player.page.wait_for_selector("[data-ply]")
            player.step(PREFER["sunrise-lane"])
        if host.over and friend.over:
            break
    assert host.over
    assert friend.over
    assert "Play again" in host.text()


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


def test_what_is_not_possible_is_explained_by_its_clause(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    guest.page.locator("[data-cell=a2]").click(force=True)
    notice = guest.page.get_by_role("alert").locator("a")
    notice.wait_for()
    assert notice.inner_text() == "SL-11"
    assert notice.get_attribute("href") == "/rules/sunrise-lane#SL-11"
