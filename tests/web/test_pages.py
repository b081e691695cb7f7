"""Every page for everybody: accessibility, sizes, weight, replay, rules, settings."""

from itertools import chain
from typing import Any

import pytest

from tests.support.web import tour
from tests.support.web.history import bring, file_of, local_match
from tests.support.web.playing import GAMES, PREFER
from tests.support.web.positions import before, go_on, last_decision, plays

SIZES = ((360, 740), (768, 1024), (1280, 900))
WEIGHT = 250_000


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_is_accessible_and_fits_the_screen(house, visit, game):
    for stop, guest in chain(*(part(lambda: visit(house.address), game) for part in (tour.match, tour.ending))):
        assert (stop, faults(guest)) == (stop, [])


@pytest.mark.parametrize("game", GAMES)
def test_the_word_that_the_end_is_near_is_accessible_and_fits_the_screen(house, visit, game):
    guest = visit(house.address)
    go_on(guest, *last_decision(game))
    assert guest.page.locator(".end").inner_text()
    assert faults(guest) == []


@pytest.mark.parametrize("card", ["special-permit", "new-plans", "quick-build", "relocation"])
def test_a_fortune_card_that_asks_is_accessible_and_fits_the_screen(house, visit, card):
    """One for each kind of question: a zone, dice, a property, two of them."""
    guest = visit(house.address)
    go_on(guest, *before("rue-de-la-paix", lambda match: plays(match, card)))
    guest.page.click(f"[data-opens={card}]")
    guest.page.wait_for_selector(f"[data-card={card}][aria-pressed=true]")
    assert faults(guest) == []


@pytest.mark.parametrize("walk", [tour.pages, tour.friends])
def test_the_pages_are_accessible_and_fit_the_screen(house, visit, walk):
    for stop, guest in walk(lambda: visit(house.address, weather=True)):
        assert (stop, faults(guest)) == (stop, [])


def faults(guest):
    """What axe finds, and the screens that the page does not fit."""
    found = guest.violations()
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        found += [f"scrolls sideways at {width} px"] * guest.scrolls_sideways()
    return found


def test_the_language_can_be_changed_in_the_middle_of_a_match(house, visit):
    guest = visit(house.address)
    guest.context.add_init_script("delete Navigator.prototype.serviceWorker")  # it would answer for the network
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    question = guest.page.locator("[data-question]").inner_text()
    held: list[Any] = []
    guest.page.route("**/*.js", lambda route: held.append(route))
    guest.page.select_option("header select", "fr")
    while not held:
        guest.page.wait_for_timeout(20)
    assert guest.page.locator("[data-question]").inner_text() == question, "not yet"
    for one in held:
        one.continue_()
    guest.page.unroute("**/*.js")
    guest.until("document.documentElement.lang === 'fr'")
    assert guest.page.locator("[data-question]").inner_text() != question
    guest.page.get_by_text("L’histoire jusqu’ici").first.wait_for()
    guest.page.reload()
    guest.page.get_by_text("L’histoire jusqu’ici").first.wait_for()


def test_the_page_is_light(house, visit):
    """Everything that comes over the wire up to the first move weighs less than 250 kB."""
    guest = visit(house.address)
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
    guest.go("/matches")
    bring(guest, file_of(local_match(1)))
    guest.go("/replay/here-0000000000000001?ply=30")
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
    assert guest.violations() == []
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
    guest.watch_bots("sunny-day")
    guest.until("document.querySelector('[data-over=true]') !== null", 120)
    table = guest.page.url.split("/table/")[1].split("?")[0]
    guest.go(f"/replay/{table}?ply=38")  # when all is dealt
    guest.page.wait_for_selector("[data-last]:not([data-last='0'])")
    seen = set()
    for _ in range(12):
        guest.until(f"{STEP}().marked && [undefined, {TOLD}().shown].includes({TOLD}().acting)")
        seen.add(guest.page.evaluate(f"{TOLD}()")["acting"])
        at = guest.page.evaluate(f"{STEP}()")["ply"]
        guest.page.click("[data-step=next]")
        guest.until(f"{STEP}().ply > {at}")
    assert len(seen - {None}) == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_an_address_for_every_clause(house, visit, game):
    prefix = {"sunrise-lane": "SL", "rue-de-la-paix": "RP", "sunny-day": "SD"}[game]
    guest = visit(house.address)
    guest.go(f"/rules/{game}#{prefix}-11")
    guest.page.wait_for_selector(f"[id={prefix}-11].on")
    assert guest.page.locator(f"[id={prefix}-11]").is_visible()


@pytest.mark.parametrize(
    ("game", "clause"), [("sunrise-lane", "SL-11"), ("rue-de-la-paix", "RP-13"), ("sunny-day", "SD-10")]
)
def test_what_is_not_possible_leads_to_the_clause_that_forbids_it(house, visit, game, clause):
    guest = next(guest for stop, guest in tour.match(lambda: visit(house.address), game) if stop.endswith("refused"))
    link = guest.page.get_by_role("alert").locator("a")
    assert link.inner_text() == clause
    with guest.context.expect_page() as opened:
        link.click()
    assert opened.value.url == f"{house.address}/rules/{game}#{clause}"
    opened.value.wait_for_selector(f"[id={clause}].on")


def test_settings_are_remembered(house, visit):
    guest = visit(house.address)
    guest.go("/settings")
    guest.page.get_by_label("Evening").check(force=True)
    guest.page.get_by_label("Very large").check(force=True)
    guest.page.reload()
    guest.page.wait_for_selector("h1")
    root = guest.page.locator("html")
    assert (root.get_attribute("data-theme"), root.get_attribute("data-text")) == ("dark", "huge")
