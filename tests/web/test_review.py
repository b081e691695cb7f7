"""A match reviewed in the page: computed in workers, stepped through, left and come back to, in every language."""

import re

import pytest

from tests.support.web.history import bring, file_of, id_of, listed, local_match
from tests.support.web.playing import GAMES

WHOLE = 120_000
"""Milliseconds in which a review is there, on a machine that does other things besides."""
END = 16
"""Decisions of a match that begins shortly before its end: whatever a review shows is there, in less time."""
NUMBERS = {"sunrise-lane": 5, "rue-de-la-paix": 2, "sunny-day": 3}
"""Matches with several mistakes in their last decisions."""
LOOKS = {"sunrise-lane": (360, "fr"), "rue-de-la-paix": (1280, "it"), "sunny-day": (1440, "en")}
MATCHES = [
    *((game, END) for game in GAMES),
    *(pytest.param(game, None, marks=pytest.mark.soak) for game in GAMES),
]  # fmt: skip
SOME = 6
LEAVE = f"""
globalThis.most = 0
new MutationObserver(() => {{
  const bar = document.querySelector('progress')
  globalThis.most = Math.max(most, bar?.max ?? 0)
  if (!bar || bar.value < {SOME} || sessionStorage['tests.left']) return
  sessionStorage['tests.left'] = bar.value
  document.querySelector('.review a[href*=replay]').click()
}}).observe(document, {{ subtree: true, childList: true, attributes: true }})
"""
"""Leaves a review once, when some positions have been looked at. The page notes how many there were to look at."""
KEPT = """async (id) => {
  const opened = indexedDB.open('tablee')
  const database = await new Promise((done) => (opened.onsuccess = () => done(opened.result)))
  const asked = database.transaction('reviews').objectStore('reviews').get(id)
  const review = await new Promise((done) => (asked.onsuccess = () => done(asked.result)))
  database.close()
  return (review?.found ?? []).filter(Boolean).length
}"""
"""How many positions of a review this device has kept."""


@pytest.mark.parametrize(("game", "last"), MATCHES)
def test_a_match_is_reviewed_and_tried_again(house, visit, game, last):
    number, (width, language) = NUMBERS[game], LOOKS[game]
    guest = visit(house.address, width=width, language=language)
    guest.go("/matches")
    bring(guest, file_of(local_match(number, game, last=last)))
    listed(guest, 1).locator("a[href*=replay]").click()
    guest.page.click("[data-analyse]")
    guest.page.wait_for_selector("[data-reviewed=whole]", timeout=WHOLE)
    accounts_add_up(guest)
    assert guest.violations() == []
    steps_with_the_arrows(guest)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page = guest.go(f"/review/{id_of(number)}").page
    page.wait_for_selector("[data-reviewed=whole]")
    assert page.locator("progress").count() == 0, "it was kept: nothing is worked out again"
    page.click("[data-try]")
    page.wait_for_selector(".match[data-ply]")


def accounts_add_up(guest):
    """As it is shown, too, but for the last digit of each, which is rounded."""
    for table in guest.page.locator(".accounts table").all():
        shown = [number(text) for text in table.locator("td.amount").all_inner_texts()]
        assert abs(sum(shown[:-1]) - shown[-1]) < 0.3
        assert shown[-1] == round(shown[-1])


def number(text):
    return float(re.sub(r"[^\d.-]", "", text.replace(",", ".").replace("−", "-")))


def steps_with_the_arrows(guest):
    page = guest.page
    page.select_option(".whose select", "")
    first = page.get_attribute("[data-mistake]", "data-mistake")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"[data-mistake]:not([data-mistake='{first}'])")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f"[data-mistake='{first}']")


def test_a_review_that_was_left_goes_on_where_it_was(house, visit):
    guest = visit(house.address)
    guest.page.add_init_script(LEAVE)
    guest.go("/matches")
    bring(guest, file_of(local_match(7, last=END)))
    guest.turn_to(f"/review/{id_of(7)}").page.wait_for_selector(".replay")
    whole, done = guest.page.evaluate("[most, Number(sessionStorage['tests.left'])]")
    guest.until(f"({KEPT})('{id_of(7)}').then((many) => many >= {done})")
    guest.go(f"/review/{id_of(7)}").page.wait_for_selector("[data-reviewed=whole]", timeout=WHOLE)
    assert 0 < guest.page.evaluate("most") <= whole - done


def test_a_match_that_goes_on_is_not_reviewed(house, visit):
    guest = visit(house.address)
    guest.go("/matches")
    bring(guest, file_of(local_match(8, moves=20)))
    guest.turn_to(f"/review/{id_of(8)}")
    guest.page.get_by_text("still going on").wait_for()
