"""Every page for everybody: accessibility, words, sizes, weight, replay, rules, settings."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.luck import seed_of
from tests.support.server.process import ServerProcess
from tests.support.web import tour
from tests.support.web.marking import SOURCE, mark, strange_words
from tests.support.web.playing import GAMES, PREFER
from tests.support.web.positions import finished, first_turn, sit_down, stored

SIZES = ((360, 740), (768, 1024), (1280, 900))
WEIGHT = 250_000
LANGUAGES = dict(zip(tour.WALKS, ("it", "fr") * len(tour.WALKS), strict=False))
"""Walks in one language after the other; those in English are in most other tests."""


@pytest.fixture(scope="module")
def marked_process(tmp_path_factory) -> Iterator[ServerProcess]:
    """A server of a copy of the package whose French and Italian sentences are marked."""
    folder = tmp_path_factory.mktemp("marked")
    shutil.copytree(SOURCE, folder / "tablee", ignore=shutil.ignore_patterns("__pycache__"))
    mark(folder / "tablee")
    process = ServerProcess(folder / "data", gear="interpreted", PYTHONPATH=str(folder)).start()
    yield process
    process.stop()
    assert '"level": "error"' not in process.errors()


@pytest.mark.parametrize("walk", tour.WALKS)
def test_every_page_is_accessible_fits_the_screen_and_speaks_one_language(marked_process, visit, request, walk):
    """At every stop: words that no catalogue has, what axe finds in the part that is new, and whether it all fits."""
    marked_process.seed(seed_of(request.node.nodeid))
    looks = {"language": LANGUAGES[walk], "weather": True}
    for stop, guest, part in tour.WALKS[walk](lambda: visit(marked_process.address, **looks)):
        found = faults(guest, part) if part != tour.WORDS else []
        assert (stop, strange_words(guest), found) == (stop, set(), [])


def faults(guest, part):
    """What axe finds, and the screens that the page does not fit."""
    found = guest.violations(part)
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        found += [f"scrolls sideways at {width} px"] * guest.scrolls_sideways()
    return found


PLACES = """() => [...document.querySelectorAll('.games li')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [x, y, width, height].map(Math.round).join()
})"""


@pytest.mark.parametrize("width", [360, 768, 1280, 3840])
def test_a_game_that_the_server_adds_moves_no_other(house, visit, width):
    """Somebody may be about to press a game when the server answers."""
    guest = visit(house.address, width=width, height=900)
    held: list[Any] = []
    holds = [True]
    guest.page.route("**/api/games*", lambda route: held.append(route) if holds else route.continue_())
    guest.go().page.wait_for_selector("[data-game]")
    before = guest.page.evaluate(PLACES)
    assert len(before) == len(GAMES)
    holds.clear()
    for route in held:
        route.continue_()
    guest.page.wait_for_selector("[data-game=high-road]")
    after = guest.page.evaluate(PLACES)
    assert len(after) > len(before)
    assert after[: len(before)] == before


def test_the_language_can_be_changed_in_the_middle_of_a_match(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    question = guest.page.locator("[data-question]").inner_text()
    held: list[Any] = []
    holds = [True]
    guest.page.route("**/*.js", lambda route: held.append(route) if holds else route.continue_())
    with guest.page.expect_request("**/*.js"):
        guest.page.select_option("header select", "fr")
    assert guest.page.locator("[data-question]").inner_text() == question, "not yet"
    holds.clear()
    for one in held:
        one.continue_()
    guest.until("document.documentElement.lang === 'fr'")
    assert guest.page.locator("[data-question]").inner_text() != question
    guest.page.get_by_text("L’histoire jusqu’ici").first.wait_for()
    guest.page.reload()
    guest.page.get_by_text("L’histoire jusqu’ici").first.wait_for()


def test_the_page_is_light(house, visit):
    """Everything that comes over the wire up to the first move weighs less than 250 kB."""
    guest = visit(house.address, keeps=True)
    answers = []
    guest.page.on("response", lambda answer: answers.append(answer))
    guest.play_alone("rue-de-la-paix")
    guest.wait_for_turn()
    weight = sum(one.request.sizes()["responseBodySize"] for one in answers if not one.from_service_worker)
    assert 10_000 < weight < WEIGHT
    assert all(one.url.startswith((house.address, "data:", "blob:")) for one in answers)


STEP = """(() => {
  const find = (one) => document.querySelector(one)
  const [line, log] = ['[role=log] [aria-current]', '[role=log]'].map((one) => find(one)?.getBoundingClientRect())
  const marked = Boolean(line && log && line.top >= log.top - 1 && line.top < log.bottom)
  const cut = [document.documentElement, find('.stage')].some((one) => one.scrollHeight > one.clientHeight + 1)
  return { ply: Number(find('.replay').dataset.ply), marked, cut }
})"""
"""Where a replay stands: whether the story marks it in sight, and whether something of the board is cut off."""


def test_replay_steps_links_and_plays_on(house, visit):
    guest = visit(house.address, width=1440, height=900)
    sit_down(guest, table := stored(finished("sunrise-lane")))
    guest.go(f"/replay/{table['table']['id']}?ply=30")
    guest.page.wait_for_selector("[data-last]:not([data-last='0'])")
    guest.until(f"{STEP}().marked")
    assert guest.page.evaluate(f"{STEP}()") == (at := {"ply": 30, "marked": True, "cut": False})
    guest.page.click("[data-step=next]")
    guest.until(f"{STEP}().ply > 30 && {STEP}().marked")
    there = guest.page.evaluate(f"{STEP}()")
    assert f"ply={there['ply']}" in guest.page.url
    assert there == {**at, "ply": there["ply"]}
    hands = guest.page.locator("[data-open-hand]").evaluate_all("all => all.map(one => Number(one.dataset.openHand))")
    assert len(hands) == 2
    assert sum(hands) > 0, "everything is open after the end"
    steps = int(guest.page.locator(".replay").get_attribute("data-stops"))
    guest.page.click("[data-stride]")
    assert steps < int(guest.page.locator(".replay").get_attribute("data-last")) * 0.7
    assert int(guest.page.locator(".replay").get_attribute("data-stops")) < steps
    guest.page.click("[data-stride]")
    guest.page.keyboard.press("ArrowLeft")
    guest.until(f"{STEP}().ply < {there['ply']}")
    guest.page.click("[data-play-on]")
    guest.page.wait_for_selector(".match")
    guest.play(PREFER["sunrise-lane"], moves=4)


TOLD = """(() => {
  const names = [...document.querySelectorAll('[role=tab]')].map((one) => one.querySelector('b').textContent)
  const line = document.querySelector('[role=log] [aria-current]')?.textContent ?? ''
  const acting = names.filter((name) => line.includes(name)).sort((one, other) => other.length - one.length)[0]
  return { acting, shown: document.querySelector('[role=tab][aria-selected=true] b').textContent }
})"""
"""Of whom the story tells, and whose tableau is shown."""


def test_a_replay_shows_the_tableau_of_whoever_acts(house, visit):
    guest = visit(house.address, width=1440, height=900)
    sit_down(guest, table := stored(finished("sunny-day")))
    guest.turn_to(f"/replay/{table['table']['id']}?ply=38")  # when all is dealt
    guest.page.wait_for_selector("[data-last]:not([data-last='0'])")
    seen = set()
    for _ in range(12):
        guest.until(f"{STEP}().marked && [undefined, {TOLD}().shown].includes({TOLD}().acting)")
        seen.add(guest.page.evaluate(f"{TOLD}()").get("acting"))
        at = guest.page.evaluate(f"{STEP}()")["ply"]
        guest.page.click("[data-step=next]")
        guest.until(f"{STEP}().ply > {at}")
    assert len(seen - {None}) == 2


def test_the_rules_have_an_address_for_every_clause(house, visit):
    guest = visit(house.address)
    for game, prefix in zip(GAMES, ("SL", "RP", "SD"), strict=True):
        guest.go(f"/rules/{game}#{prefix}-11")
        guest.page.wait_for_selector(f"[id={prefix}-11].on")
        assert guest.page.locator(f"[id={prefix}-11]").is_visible()


def test_what_is_not_possible_leads_to_the_clause_that_forbids_it(house, visit):
    guest = visit(house.address)
    for game, clause in zip(GAMES, ("SL-11", "RP-13", "SD-10"), strict=True):
        sit_down(guest, first_turn(game, 0))
        tour.refuse(guest, game)
        link = guest.page.get_by_role("alert").locator("a")
        assert link.inner_text() == clause
        with guest.context.expect_page() as opened:
            link.click()
        assert opened.value.url == f"{house.address}/rules/{game}#{clause}"
        opened.value.wait_for_selector(f"[id={clause}].on")
        opened.value.close()


def test_settings_are_remembered(house, visit):
    guest = visit(house.address)
    guest.go("/settings")
    guest.page.get_by_label("Evening").check(force=True)
    guest.page.get_by_label("Very large").check(force=True)
    guest.page.reload()
    guest.page.wait_for_selector("h1")
    root = guest.page.locator("html")
    assert (root.get_attribute("data-theme"), root.get_attribute("data-text")) == ("dark", "huge")
