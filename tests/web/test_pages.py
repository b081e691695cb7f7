"""Every page for everybody: accessibility, sizes, weight, replay, rules, settings."""

from itertools import chain

import pytest

from tests.web import tour
from tests.web.test_matches import GAMES, PREFER

SIZES = ((360, 740), (768, 1024), (1440, 900))
WEIGHT = 250_000


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_phase(house, visit, game):
    for stop, guest in chain(*(part(lambda: visit(house.address), game) for part in (tour.match, tour.ending))):
        assert (stop, guest.violations()) == (stop, [])


@pytest.mark.parametrize("walk", [tour.pages, tour.friends])
def test_axe_finds_nothing_on_the_pages(house, visit, walk):
    for stop, guest in walk(lambda: visit(house.address, weather=True)):
        assert (stop, guest.violations()) == (stop, [])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_every_screen(house, visit, game, size):
    guest = visit(house.address, width=size[0], height=size[1], has_touch=size[0] < 1000)
    guest.go().page.wait_for_selector("[data-game]")
    assert not guest.scrolls_sideways()
    for stop, _ in tour.match(lambda: guest, game):
        assert not guest.scrolls_sideways(), stop


def test_the_language_can_be_changed_in_the_middle_of_a_match(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    guest.page.select_option("header select", "fr")
    guest.page.get_by_text("L’histoire jusqu’ici").first.wait_for()
    guest.until("document.documentElement.lang === 'fr'")
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


def test_replay_steps_links_and_plays_on(house, visit):
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.play(PREFER["sunrise-lane"])
    table = guest.page.url.split("/table/")[1].split("?")[0]
    guest.go(f"/replay/{table}?ply=30")
    guest.page.wait_for_selector("[data-last]:not([data-last='0'])")
    guest.page.click("[data-step=next]")
    guest.page.wait_for_selector(".replay[data-ply='31']")
    assert "ply=31" in guest.page.url
    assert guest.violations() == []
    guest.page.click("[data-step=back]")
    guest.page.wait_for_selector(".replay[data-ply='30']")
    guest.page.click("[data-play-on]")
    guest.page.wait_for_selector(".match")
    guest.play(PREFER["sunrise-lane"], moves=4)


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
