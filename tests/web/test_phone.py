"""A phone in one's hand: a finger and no keys, and what matters is not below the edge."""

import pytest

from tests.support.web.history import bring, file_of, local_match
from tests.support.web.playing import GAMES

LANGUAGES = ("en", "fr", "it")
HAND = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
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
        guest.play_alone("sunny-day")
        guest.wait_for_turn()
        assert ("press R" in guest.page.locator(".proposal").inner_text()) == is_told
        guest.go("/analysis").page.click("[data-fresh=sunrise-lane]")
        keys = guest.page.locator("aside .keys")
        keys.wait_for(state="attached")
        assert keys.is_visible() == is_told


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_its_replay_fit_a_phone(house, visit, game):
    """Everybody's total and the next steps are on the screen at once; so are the controls of a replay."""
    number = 41 + GAMES.index(game)
    guest = visit(house.address, **HAND)
    guest.go("/matches")
    bring(guest, file_of(local_match(number, game)))
    for language in LANGUAGES:
        guest.go(f"/table/here-{number:016x}").page.wait_for_selector("dialog table")
        assert guest.page.evaluate("document.documentElement.lang") == language
        assert guest.page.evaluate(OUTSIDE, "[data-sum], .next .button") == [2 + 4, []]
        guest.go(f"/replay/here-{number:016x}").page.wait_for_selector(".bar .stride")
        guest.speak(LANGUAGES[(LANGUAGES.index(language) + 1) % 3])
        assert guest.page.evaluate(OUTSIDE, ".bar .button, .bar select, .bar input") == [8, []]


def test_what_was_refused_is_told_for_a_while(house, visit):
    """And hides the board no longer than it takes to read it."""
    guest = visit(house.address, **HAND)
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    guest.page.click("[data-cell=a2]")
    notice = guest.page.get_by_role("alert").locator(".notice")
    notice.wait_for()
    notice.wait_for(state="detached", timeout=60_000)
