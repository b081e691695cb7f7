"""A phone in one's hand: a finger and no keys, and what matters is not below the edge."""

import pytest

from tests.support.web.playing import GAMES
from tests.support.web.positions import finished, first_turn, place, sit_down

LANGUAGES = ("en", "fr", "it")
HAND = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
SHORT, LONG = 5_000, 10_000
"""Milliseconds: nobody has read a notice after the first, everybody after both."""
OUTSIDE = """async (selector) => {
  for (let frames = 3; frames; frames--) await new Promise((next) => requestAnimationFrame(next))
  const isInside = ({ left, top, right, bottom, width, height }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && width > 0 && height > 0
  const all = [...document.querySelectorAll(selector)]
  return [all.length, all.filter((one) => !isInside(one.getBoundingClientRect())).map((one) => one.outerHTML)]
}"""


def test_where_there_is_no_keyboard_no_key_is_told(house, visit):
    """How a tile is turned, and how one walks through a tree of moves."""
    for looks, is_told in (({}, True), (HAND, False)):
        guest = visit(house.address, **looks)
        sit_down(guest, first_turn("sunny-day", 0))
        assert ("press R" in guest.page.locator(".proposal").inner_text()) == is_told
        guest.turn_to("/analysis").page.click("[data-fresh=sunrise-lane]")
        keys = guest.page.locator("aside .keys")
        keys.wait_for(state="attached")
        assert keys.is_visible() == is_told


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_its_replay_fit_a_phone(house, visit, game):
    """Everybody's total and the next steps are on the screen at once; so are the controls of a replay."""
    guest = visit(house.address, **HAND)
    table = place(guest, finished(game))
    for language in LANGUAGES:
        guest.turn_to(f"/table/{table}").page.wait_for_selector("dialog table")
        assert guest.page.evaluate("document.documentElement.lang") == language
        assert guest.page.evaluate(OUTSIDE, "[data-sum], .next .button") == [2 + 4, []]
        guest.turn_to(f"/replay/{table}").page.wait_for_selector(".bar .stride")
        guest.speak(LANGUAGES[(LANGUAGES.index(language) + 1) % 3])
        assert guest.page.evaluate(OUTSIDE, ".bar .button, .bar select, .bar input") == [8, []]


def test_what_was_refused_is_told_for_a_while(house, visit):
    """And hides the board no longer than it takes to read it."""
    guest = visit(house.address, **HAND)
    guest.page.clock.install()
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    guest.page.click("[data-cell=a2]")
    notice = guest.page.get_by_role("alert").locator(".notice")
    notice.wait_for()
    guest.page.clock.run_for(SHORT)
    assert notice.count() == 1
    guest.page.clock.run_for(LONG)
    assert notice.count() == 0
