"""What makes an evening: talk, somebody who is away, clocks, sounds, links for other devices, a match to keep."""

import re
from typing import Any

import tablee
from tests.support.web.history import near_the_end
from tests.support.web.playing import PREFER
from tests.support.web.visitor import HOUSE_BOT

GAME = "sunrise-lane"
BOTH_ACTED = 12
"""Actions within which each of two has had a turn."""
NOA = {"seat": 0, "name": "Noa", "contribution": "ab" * 32}
RUNS = "one => one.getAnimations()[0].playState === 'running'"
HEAR = """
globalThis.rung = 0
const create = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { globalThis.rung += 1; return create.call(this) }
"""


def record_near_the_end(decisions: int) -> str:
    """A match in which seat 0 is to decide, about so many decisions before the end."""
    return tablee.load(GAME).position(near_the_end(GAME, decisions, number=1), seed=1).record()


def sit_down(host: Any, friend: Any, **wanted: Any) -> None:
    """Two people at a table; the match has begun, and the host is to decide."""
    table = host.create({"game": GAME, "record": record_near_the_end(60), "people": [NOA], **wanted})
    friend.go(f"/table/{table}").page.click("[data-sit]")
    host.go(f"/table/{table}").page.click("[data-start]:enabled")
    for one in (host, friend):
        one.page.wait_for_selector(".match")
    host.wait_for_turn()


def past(ply: int) -> str:
    """A condition in the page: something was played after a ply."""
    return f"Number(document.querySelector('.match').dataset.ply) > {ply}"


def goes_away(friend: Any, host: Any) -> str:
    """The friend leaves the table, and the host sees it; the address to come back to."""
    address = str(friend.page.url)
    friend.turn_to("/settings")
    host.page.wait_for_selector("[data-away=true][data-seat='1']")
    return address


def test_talk_and_a_friend_who_goes_away_and_comes_back(house, visit):
    """A bot takes the seat meanwhile; what was said and what was played is told to the one who comes back."""
    host, friend = visit(house.address), visit(house.address, seed=2)
    sit_down(host, friend)
    host.page.click(".talk summary")
    host.page.click("[data-phrase=hello]")
    friend.page.locator(".talk .lines p").wait_for()
    address = goes_away(friend, host)
    host.page.click("[data-keep]")
    host.page.wait_for_selector("[data-kept=true]")
    host.play_until(past(host.ply + BOTH_ACTED), ("draw", "discard .*"))
    friend.page.goto(address)
    host.page.wait_for_selector("[data-kept=false][data-away=false][data-seat='1']")
    friend.page.click("[data-played-for] button")
    friend.page.keyboard.press("Escape")
    assert "Hello!" in friend.page.locator(".talk .lines").inner_text()
    friend.page.click(".talk summary")
    friend.page.click("[data-phrase=thanks]")
    host.page.get_by_text("Thank you!").first.wait_for()


def test_own_words_where_the_host_allows_them_and_a_seat_can_be_muted(house, visit):
    host, friend = visit(house.address), visit(house.address, seed=2)
    host.choose_game(GAME)
    host.page.click("dialog summary")
    host.page.select_option("[data-chat]", "free")
    host.page.click("[data-way=friends]")
    host.page.wait_for_selector(".invite [data-copy]")
    friend.page.goto(host.page.url)
    friend.page.click("[data-sit]")
    host.page.click("[data-start]:enabled")
    friend.page.fill(".talk input", "What a lovely street")
    friend.page.keyboard.press("Enter")
    host.page.locator(".talk .lines", has_text="What a lovely street").wait_for()
    host.page.get_by_role("button", name="Mute").click()
    host.page.wait_for_selector("[aria-pressed=true]:text('Mute')")
    friend.page.fill(".talk input", "Hello?")
    friend.page.keyboard.press("Enter")
    friend.page.get_by_role("alert").get_by_text("muted").wait_for()


def test_a_clock_is_shown_and_when_it_runs_out_a_bot_helps_until_one_comes_back(house, visit):
    """A turn whose time is over stays with the bot; the next one is one's own again."""
    guest, friend = visit(house.address), visit(house.address, seed=2)
    sit_down(guest, friend, clock={"per": "turn", "seconds": 60})
    ply = guest.ply
    assert re.fullmatch(r"(1:00|0:[0-5]\d)", guest.page.get_by_role("timer").inner_text())
    house.advance(60)
    guest.page.wait_for_selector("[data-return]")
    assert "A bot keeps your seat warm" in guest.text()
    friend.wait_for_turn()
    assert friend.ply > ply, "the bot has played"
    guest.page.click("[data-return]")
    guest.page.wait_for_selector("[data-return]", state="detached")
    friend.play_until("document.querySelector('.match').dataset.actor === '0'", PREFER[GAME])
    assert guest.wait_for_turn()
    ply = guest.ply
    guest.play_until(past(ply), PREFER[GAME])


def test_a_new_table_can_have_a_clock(house, visit):
    guest = visit(house.address)
    guest.choose_game(GAME)
    guest.page.click("dialog summary")
    guest.page.select_option("[data-clock]", "3 minutes for each turn")
    guest.page.click("[data-way=alone]")
    guest.wait_for_turn()
    assert re.fullmatch(r"[23]:\d\d", guest.page.get_by_role("timer").inner_text())


def test_sounds_ring_only_when_they_are_on_and_once_for_what_happens(house, visit):
    guest, friend = visit(house.address), visit(house.address, seed=2)
    guest.context.add_init_script(HEAR)
    sit_down(guest, friend)
    guest.play_until(past(guest.ply), PREFER[GAME])
    assert guest.page.evaluate("rung") == 0
    switch = guest.page.get_by_role("switch", name="Sounds")
    switch.click()
    assert switch.get_attribute("aria-checked") == "true"
    before = guest.page.evaluate("rung")
    assert before > 0, "one hears what was switched on"
    mover = guest if guest.page.get_attribute(".match", "data-actor") == "0" else friend
    ply = guest.ply
    mover.play_until(past(ply), PREFER[GAME])
    guest.until(past(ply))
    after = guest.page.evaluate("rung")
    assert after > before
    friend.page.goto(goes_away(friend, guest))
    guest.page.wait_for_selector("[data-away=false][data-seat='1']")
    assert guest.page.evaluate("rung") == after, "people who come and go make no noise"
    switch.click()
    assert switch.get_attribute("aria-checked") == "false"


def test_notifications_are_asked_for_and_why_they_stay_off_is_said(house, visit):
    guest = visit(house.address)
    guest.go("/settings").page.wait_for_selector("h1")
    choice = guest.page.get_by_role("group", name="Notify me")
    choice.get_by_label("On").click(force=True)
    guest.page.get_by_role("alert").get_by_text("does not allow it").wait_for()
    assert choice.get_by_label("Off").is_checked()
    guest.context.grant_permissions(["notifications"])
    choice.get_by_label("On").click(force=True)
    guest.until("JSON.parse(localStorage['tablee.settings']).alerts === true")


def test_a_personal_link_opens_the_seat_on_another_device(house, visit):
    guest, phone = visit(house.address), visit(house.address, width=360, height=740)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.play_at_house(GAME)
    guest.wait_for_turn()
    button = guest.page.locator("[data-copy*='/return/']")
    button.click()
    guest.page.get_by_text("Copied").first.wait_for()
    link = guest.page.evaluate("navigator.clipboard.readText()")
    assert link == button.get_attribute("data-copy")
    phone.page.goto(link)
    assert phone.wait_for_turn()
    assert phone.page.locator("[data-question]").inner_text() == guest.page.locator("[data-question]").inner_text()
    ply = guest.ply
    phone.play_until(past(ply), PREFER[GAME])
    guest.until(past(ply))


def test_a_match_is_shared_downloaded_and_played_on(house, visit):
    guest = visit(house.address)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bots = {"0": HOUSE_BOT, "1": HOUSE_BOT}
    guest.open({"game": GAME, "record": record_near_the_end(20), "bots": bots})
    guest.page.wait_for_selector("dialog table")
    assert not guest.page.locator("[data-rematch]").count(), "who only watched starts no other match"
    guest.page.click("dialog [data-copy]")
    guest.page.get_by_text("Copied").first.wait_for()
    with guest.page.expect_download() as waiting:
        guest.page.click("dialog [data-record]")
    record = waiting.value.path().read_text("utf-8")
    assert GAME in record
    guest.page.goto(guest.page.evaluate("navigator.clipboard.readText()"))
    guest.page.wait_for_selector("[data-last]:not([data-last='0'])")
    guest.page.locator(".scrub input").fill("12")
    guest.page.wait_for_selector(".replay:not([data-ply='0'])")
    guest.page.click("[data-play-on]")
    guest.page.wait_for_selector(".match[data-over=false]")
    assert guest.wait_for_turn()


def test_a_game_without_drawings_is_played_all_the_same(house, visit):
    guest = visit(house.address)
    guest.play_alone("high-road")
    guest.play()
    assert guest.over
    guest.page.wait_for_selector("dialog table")
    assert guest.violations() == []


def test_a_link_is_copied_on_a_page_that_is_not_secure(house, visit):
    """A table on the home network has a plain address, where browsers lend no clipboard: the old way is used."""
    guest = visit(house.address)
    guest.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.play_at_house(GAME)
    guest.wait_for_turn()
    guest.page.click("[data-copy*='/return/']")
    guest.page.get_by_text("Copied").first.wait_for()
    guest.context.add_init_script("document.execCommand = () => false")
    guest.page.reload()
    guest.wait_for_turn()
    guest.page.click("[data-copy*='/return/']")
    guest.page.locator(".shown", has_text="/return/").wait_for()


def slow_down(guest: Any) -> None:
    """Animations take so long that a test can look at them and end them."""
    browser = guest.context.new_cdp_session(guest.page)
    browser.send("Animation.enable")
    browser.send("Animation.setPlaybackRate", {"playbackRate": 0.01})


def test_what_is_collected_is_seen_on_its_way_unless_nothing_may_move(house, visit):
    """A tile flies from the table to the one who takes it; a key ends the flight; with still pictures there is none."""
    for motion in ("full", "none"):
        guest = visit(house.address, motion=motion)
        guest.play_alone("sunny-day")
        slow_down(guest)
        guest.play_until("document.querySelector('[data-confirm]')?.checkVisibility()", PREFER["sunny-day"])
        guest.page.click("[data-confirm]")
        guest.page.wait_for_selector("[data-footprint]", state="attached")
        flying = guest.page.locator("[data-flight]")
        assert (flying.count() > 0) == (motion == "full")
        if motion == "full":
            assert flying.first.evaluate(RUNS)
            guest.page.keyboard.press("Shift")
            assert not flying.first.evaluate(RUNS)


def test_nobody_is_offered_a_name_that_is_taken(house, visit):
    host, friend = visit(house.address), visit(house.address)
    for one in (host, friend):
        one.context.add_init_script("Math.random = () => 0")
    host.choose_game(GAME)
    host.page.click("[data-way=friends]")
    host.page.wait_for_selector(".invite [data-copy]")
    friend.page.goto(host.page.url)
    friend.page.click("[data-sit]")
    host.page.wait_for_selector("[data-start]:enabled")
