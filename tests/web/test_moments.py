"""Small moments: a card that comes, a title that is taken, a high house, tokens that are turned up, an offer of sounds.

Each is played from a position in which one move brings it, at a table that goes on from there.
"""

import json

import pytest

from tests.support.web.playing import let_time_pass_until
from tests.support.web.positions import before, brings, ends, five_cards, go_on, sit_down, stored
from tests.support.web.screen import SIZES
from tests.support.web.visitor import Visitor

SOON = 100
"""Milliseconds after which the page's clock stands still."""
LIES_UNDER = """() => {
  const { x, y, width, height } = document.querySelector('[data-drawn]').getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.above') === null
}"""


def test_a_fortune_card_says_what_it_does_when_it_comes(house, visit):
    """It stays until it was read; the page's clock stands still meanwhile, and the bot waits."""
    guest = visit(house.address, width=360, height=740, motion="full")
    guest.prefer(pace="slow")
    guest.page.clock.install()
    match, move = before("rue-de-la-paix", brings("fortune-space"))
    build(guest, sit_down(guest, stored(match), move))
    card = guest.page.wait_for_selector("[data-drawn]")
    guest.page.clock.pause_at((guest.page.evaluate("Date.now()") + SOON) / 1000)
    name = card.get_attribute("data-drawn")
    assert card.query_selector(".effect").inner_text()
    assert guest.page.locator(f"[data-card={name}]").count() == 1, "and is in the hand"
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        assert guest.page.evaluate(LIES_UNDER) is True, "presses go through to whatever lies under it"
    guest.page.clock.resume()
    guest.page.keyboard.press("Shift")
    guest.page.wait_for_selector("[data-drawn]", state="detached")


@pytest.mark.parametrize("motion", ["full", "none"])
def test_a_title_that_is_taken_has_its_moment(house, visit, motion):
    """And where nothing may move the story alone tells of it."""
    guest = visit(house.address, motion=motion)
    notes(guest)
    move = go_on(guest, *before("rue-de-la-paix", brings("title-won")))
    build(guest, move)
    guest.until("document.querySelector('.match').dataset.ply !== '0'")
    if motion == "full":
        guest.until("met.includes('moment') && !document.querySelector('[data-moment]')")
    assert guest.page.evaluate("met.includes('moment')") == (motion == "full")


def test_a_house_of_five_storeys_has_its_moment(house, visit):
    guest = visit(house.address, motion="full")
    notes(guest)
    build(guest, go_on(guest, *five_cards()))
    guest.until("met.includes('moment')")


@pytest.mark.parametrize(("motion", "skips"), [("full", False), ("full", True), ("none", False)])
def test_tokens_are_turned_up_and_counted_before_the_score_sheet(house, visit, motion, skips):
    """A press goes on to the sheet; where nothing may move it is there at once. The page's clock stands still."""
    match, move = before("sunny-day", ends)
    guest = visit(house.address, motion=motion)
    notes(guest)
    guest.page.clock.install()
    go_on(guest, match, move)
    guest.page.clock.pause_at((guest.page.evaluate("Date.now()") + SOON) / 1000)
    while guest.wait_for_turn():
        guest.step()
    finale, sheet = guest.page.locator("[data-finale]"), guest.page.locator("dialog table")
    let_time_pass_until(guest, lambda: finale.count() + sheet.count(), "what comes after the end")
    if skips:
        guest.page.click("[data-skip]")
    let_time_pass_until(guest, sheet.count, "the score sheet")
    assert guest.page.evaluate("met.includes('finale 0')") == (motion == "full")
    every = sum(match.view()["tokens"])
    assert skips or guest.page.evaluate(f"met.includes('finale {every}')") == (motion == "full")
    guest.page.reload()
    let_time_pass_until(guest, sheet.count, "the score sheet")
    assert not finale.count(), "it was seen"


COVERED = """async () => {
  for (let frames = 3; frames; frames--) await new Promise((next) => requestAnimationFrame(next))
  const isFree = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    return x >= 0 && x + width <= innerWidth && height > 43.5 && (one.contains(found) || found?.contains(one))
  }
  const all = [...document.querySelectorAll('header :is(a, select, button)')]
  return all.filter((one) => !isFree(one)).map((one) => `${innerWidth} px: ${one.outerHTML}`)
}"""


def test_sounds_are_offered_once(house, visit):
    """Whatever the answer is, and if it is none. Language and settings are not hidden behind the question."""
    for answer in ("[data-sound=on]", "[data-sound=off]", None):
        guest = visit(house.address, width=360, height=740)
        guest.prefer(soundOffered=False)
        guest.play_alone("sunrise-lane")
        guest.page.wait_for_selector("[data-sound-offer]")
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            assert guest.page.evaluate(COVERED) == []
        guest.page.set_viewport_size({"width": 360, "height": 740})
        if answer:
            guest.page.click(answer)
        while guest.page.locator("[data-sound-offer]").count():
            guest.wait_for_turn()
            guest.step()
        wanted = json.loads(guest.page.evaluate("localStorage['tablee.settings']"))
        assert (wanted["sound"], wanted["soundOffered"]) == (answer == "[data-sound=on]", True)
        guest.page.reload()
        guest.page.wait_for_selector("[data-ply]")
        assert not guest.page.locator("[data-sound-offer]").count()


def build(guest: Visitor, move: str) -> None:
    guest.page.click(f"[data-opens={move.split()[1]}]")
    guest.page.click(f"[data-move='{move}']")


def notes(guest: Visitor) -> None:
    """The page notes which moments came, however short."""
    guest.page.add_init_script("""
      globalThis.met = []
      new MutationObserver(() => {
        for (const what of ['moment', 'finale']) {
          const found = document.querySelector(`[data-${what}]`)
          if (found) met.push(what, `${what} ${found.dataset[what]}`)
        }
      }).observe(document, { subtree: true, childList: true, attributes: true })
    """)
