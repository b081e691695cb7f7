"""Tables of the page itself: whole matches without a network, kept through reloads, in two tabs, or not kept at all."""

import re

import pytest

import tablee
from tablee.core.fair import verify
from tests.support.waiting import wait_for
from tests.support.web.playing import GAMES, PREFER, SOME, chain
from tests.support.web.positions import NAMES, finished, last_decision, shortly_before, sit_down, stored
from tests.support.web.scripts import PLAYING, TURN

MATCHES = [
    ("sunrise-lane", 2, "level-5"), ("sunrise-lane", 4, "level-1"), ("rue-de-la-paix", 2, "level-4"),
    ("rue-de-la-paix", 4, "level-3"), ("sunny-day", 2, "level-6"), ("sunny-day", 5, "level-2"),
]  # fmt: skip
"""Every game with the fewest and the most players, and every level."""
WHOLE = [
    *(pytest.param(game, 2, "level-1", id=game) for game in GAMES),
    *(pytest.param(*one, marks=pytest.mark.soak) for one in MATCHES),
]
ACTS = """async () => {
  const open = indexedDB.open('tablee')
  const database = await new Promise((done) => (open.onsuccess = () => done(open.result)))
  const asked = database.transaction('acts').objectStore('acts').count()
  return await new Promise((done) => (asked.onsuccess = () => done(asked.result)))
}"""
"""How many acts the browser has kept."""
STANDS = f"[{PLAYING}, {TURN}]"
NO_STORAGE = "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError') }"
NO_SPACE = """const add = IDBObjectStore.prototype.add
IDBObjectStore.prototype.add = function (...given) {
  if (globalThis.full) throw new DOMException('no space', 'QuotaExceededError')
  return add.apply(this, given)
}"""


def alone_offline(guest, game, players=None, bot="level-1"):
    """A match against bots; from its first position on there is no network."""
    guest.prefer(bot=bot)
    guest.play_alone(game, players)
    guest.context.set_offline(True)


@pytest.mark.parametrize(("game", "players", "level"), WHOLE)
def test_a_whole_match_without_a_network(house, visit, tmp_path, game, players, level):
    """And its record is Python's."""
    guest = visit(house.address, weather=True)
    alone_offline(guest, game, players, level)
    guest.play(PREFER[game])
    check_end(guest, players, level, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_turns_without_a_network(house, visit, tmp_path, game):
    """Every level plays, and the record of the match, which was stored before, is Python's."""
    guest = visit(house.address, weather=True, processors=2)
    for _, players, level in (one for one in MATCHES if one[0] == game):
        sit_down(guest, stored(shortly_before(finished(game, players), 2)[0], level))
        guest.context.set_offline(True)
        guest.play(PREFER[game])
        check_end(guest, players, level, tmp_path)
        guest.context.set_offline(False)


def check_end(guest, players, level, folder):
    """The score sheet, and the record that can be downloaded there."""
    assert guest.over
    assert guest.page.locator("dialog tbody tr").first.locator("td").count() == players
    assert guest.page.locator("dialog thead").get_by_text(NAMES[level]).count() >= 1
    with guest.page.expect_download() as download:
        guest.page.click("dialog [data-record]")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    match = tablee.replay(path.read_text("utf-8"))
    assert match.over
    assert match.record() == path.read_text("utf-8")
    assert verify(match) > 0


def test_a_reload_brings_the_match_back(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    ply = chain(guest)
    story = guest.page.locator("[role=log] li").all_inner_texts()
    guest.page.reload()
    guest.page.wait_for_selector(f".match[data-ply='{ply}']")
    assert guest.page.locator("[role=log] li").all_inner_texts() == story
    guest.go()
    guest.page.click(".lines a")
    guest.page.wait_for_selector(f".match[data-ply='{ply}']")


def test_two_tabs_play_one_match(house, visit):
    guest = visit(house.address)
    guest.play_alone("rue-de-la-paix")
    other = guest.context.new_page()
    guest.watch(other)
    other.goto(guest.page.url)
    first = guest.page
    for number in range(10):
        guest.page = (first, other)[number % 2]
        if not guest.wait_for_turn():
            break
        guest.step(PREFER["rue-de-la-paix"])
    guest.wait_for_turn()

    def shown(page):
        return page.evaluate(STANDS), page.locator("[data-question]").inner_text()

    wait_for(lambda: shown(first) == shown(other), what="the same position and question in both tabs")


def test_a_browser_that_keeps_nothing_says_so_and_plays(house, visit):
    guest = visit(house.address)
    guest.context.add_init_script(NO_STORAGE)
    guest.play_alone("sunrise-lane")
    guest.page.get_by_text("This browser stores nothing").wait_for()
    ply = guest.ply
    guest.play(PREFER["sunrise-lane"], SOME)
    assert guest.ply > ply


def test_when_space_runs_out_the_match_goes_on(house, visit):
    guest = visit(house.address)
    guest.context.add_init_script(NO_SPACE)
    guest.play_alone("sunrise-lane")
    ply = chain(guest)
    kept = guest.page.evaluate(ACTS)
    guest.page.evaluate("globalThis.full = true")
    guest.play(PREFER["sunrise-lane"], 12)
    assert guest.ply > ply
    assert guest.page.evaluate(ACTS) == kept
    guest.page.get_by_text("This browser stores nothing").wait_for()


def test_a_refusal_and_a_preview_ask_nobody(house, visit):
    guest = visit(house.address, weather=True)
    alone_offline(guest, "sunrise-lane")
    guest.wait_for_turn()
    guest.page.click("[data-cell=a2]")
    guest.page.get_by_role("alert").get_by_role("link", name=re.compile("^SL-")).wait_for()
    while not guest.page.locator("[data-preview] [data-points]").count():  # a plot for a park shows none
        if guest.page.locator("[data-preview]").count():
            guest.page.keyboard.press("Escape")
        assert guest.step(("opens .*",))
    assert guest.page.locator("[data-preview] [data-points]").first.inner_text().startswith("+")


def test_a_rematch_a_replay_and_playing_on_from_there(house, visit):
    guest = visit(house.address)
    sit_down(guest, *last_decision("sunrise-lane"))
    guest.play(PREFER["sunrise-lane"])
    first = guest.page.url
    guest.page.click("[data-review]")
    guest.page.wait_for_selector(".replay")
    guest.page.wait_for_selector(".replay:not([data-last='0'])")
    guest.page.locator("input[type=range]").fill("3")
    guest.page.wait_for_selector("[data-play-on]:enabled")
    guest.page.click("[data-play-on]")
    guest.page.wait_for_selector(".match[data-over=false]")
    guest.play(PREFER["sunrise-lane"], 4)
    guest.page.go_back()
    guest.page.wait_for_selector(".replay")
    guest.page.go_back()
    guest.page.wait_for_selector(".match")
    assert guest.page.url.split("?")[0] == first.split("?")[0]
    guest.page.click("[data-rematch]")
    guest.page.wait_for_selector(".match[data-over=false]")
    assert guest.page.url.split("?")[0] != first.split("?")[0]


def test_a_match_that_this_browser_does_not_have(house, visit):
    guest = visit(house.address)
    guest.go("/table/here-0000000000000000")
    guest.page.get_by_text("is not kept in this browser").wait_for()
    guest.go("/replay/here-0000000000000000")
    guest.page.get_by_text("is not kept in this browser").wait_for()


def test_whose_rules_have_changed_is_said(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.page.evaluate("""async () => {
      const open = indexedDB.open('tablee')
      const database = await new Promise((done) => (open.onsuccess = () => done(open.result)))
      const store = database.transaction('tables', 'readwrite').objectStore('tables')
      const asked = store.getAll()
      const [table] = await new Promise((done) => (asked.onsuccess = () => done(asked.result)))
      const put = store.put({ ...table, rules: 99 })
      await new Promise((done) => (put.onsuccess = done))
    }""")
    guest.page.reload()
    guest.page.get_by_text("another version of the rules").wait_for()
