"""Bad weather: reload, a server that goes away, a lost network, a second tab, links to nowhere."""

import os
import signal

from tests.support.web.playing import PREFER, chain, let_time_pass_until

GAME = "sunrise-lane"
LOST = "The connection is lost"
PREVIEW = "document.querySelector('[data-preview]')?.checkVisibility()"


def test_a_reload_in_the_middle_of_a_chain_changes_nothing(house, visit):
    guest = visit(house.address)
    guest.play_at_house(GAME)
    ply = chain(guest)
    question = guest.page.locator("[data-question]").inner_text()
    story = guest.page.locator("[role=log] li").all_inner_texts()
    guest.page.reload()
    guest.page.wait_for_selector(f".match[data-ply='{ply}']")
    assert guest.page.locator("[data-question]").inner_text() == question
    assert guest.page.locator("[role=log] li").all_inner_texts() == story
    guest.play(PREFER[GAME], moves=6)


def test_the_server_restarts_and_the_match_goes_on(start_server, visit):
    server = start_server()
    guest = visit(server.address, weather=True)
    guest.play_at_house(GAME)
    ply = chain(guest)
    server.kill()
    guest.page.get_by_text(LOST).wait_for()
    server.start()
    guest.page.get_by_text(LOST).wait_for(state="detached")
    assert guest.ply == ply
    guest.play_until(f"Number(document.querySelector('.match').dataset.ply) > {ply}", PREFER[GAME])


def test_a_server_that_stands_still_is_noticed_and_tried_elsewhere(start_server, visit):
    """Its sockets stay open without an answer: the page gives them up, and says which attempt it is to a proxy."""
    server = start_server()
    guest = visit(server.address, weather=True)
    guest.page.clock.install()
    tried: list[str] = []
    guest.page.on("websocket", lambda socket: tried.append(socket.url))
    guest.play_at_house(GAME)
    guest.play_until(PREVIEW, ("opens .*",))
    ply = guest.ply
    os.kill(server.pid, signal.SIGSTOP)
    guest.page.locator("[data-preview] [data-move]").first.click()
    let_time_pass_until(guest, guest.page.get_by_text(LOST).count, "the loss to be noticed")
    let_time_pass_until(guest, lambda: len(tried) > 2, "a third attempt")
    os.kill(server.pid, signal.SIGCONT)
    guest.page.wait_for_selector(f".match[data-ply='{ply + 1}']")
    assert "attempt" not in tried[0]
    assert "attempt=1" in tried[1]
    assert "attempt=2" in tried[2]


def test_a_move_made_while_the_network_is_away_is_not_lost(house, visit):
    guest = visit(house.address, weather=True)
    guest.page.clock.install()
    guest.play_at_house(GAME)
    guest.play_until(PREVIEW, ("opens .*",))
    ply = guest.ply
    guest.context.set_offline(True)
    let_time_pass_until(guest, guest.page.get_by_text(LOST).count, "the loss to be noticed")
    guest.page.locator("[data-preview] [data-move]").first.click()
    assert guest.ply == ply
    guest.context.set_offline(False)
    guest.page.wait_for_selector(f".match[data-ply='{ply + 1}']")


def test_two_tabs_of_one_player_show_the_same(house, visit):
    guest = visit(house.address)
    guest.play_at_house(GAME)
    other = guest.context.new_page()
    guest.watch(other)
    other.goto(guest.page.url)
    ply = chain(guest)
    other.wait_for_selector(f".match[data-ply='{ply}']")
    assert other.locator("[data-question]").inner_text() == guest.page.locator("[data-question]").inner_text()


def test_links_to_nowhere_say_so(house, visit):
    guest = visit(house.address, weather=True)
    guest.go("/table/nosuchtable")
    guest.page.get_by_role("heading", name="There is no such table").wait_for()
    guest.go("/nowhere")
    guest.page.get_by_role("heading", name="There is nothing here").wait_for()
    guest.page.get_by_role("link", name="Home page").click()
    guest.page.wait_for_selector("[data-game]")


def test_a_server_that_is_gone_is_said_on_the_home_page(house, visit):
    guest = visit(house.address, weather=True)
    guest.page.route("**/api/games*", lambda route: route.abort())
    guest.go()
    guest.page.get_by_text("There is no connection to the server").wait_for()
    guest.page.click(f"[data-game={GAME}]")
    assert guest.page.locator("[data-way=friends]").is_disabled()
    assert guest.page.locator("[data-way=alone]").is_enabled()
    guest.page.keyboard.press("Escape")
    guest.page.unroute("**/api/games*")
    guest.page.get_by_role("button", name="Try again").click()
    guest.page.get_by_text("There is no connection to the server").wait_for(state="detached")
    guest.complaints.clear()
