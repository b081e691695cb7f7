"""Learning: one little match in which one is one person, then a first match with hints; and the way back to it."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from tests.support.web.playing import LESSONS, PREFER
from tests.support.web.screen import MEASURE, SIZES

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
LANGUAGES = {"sunrise-lane": "en", "rue-de-la-paix": "fr", "sunny-day": "it"}
NAMES = ("en", "fr", "it")
TOLD = """() => {
  const text = document.querySelector('.lesson .text')
  const { top, bottom, height } = text.getBoundingClientRect()
  const isWhole = text.scrollHeight <= text.clientHeight + 4 || (innerHeight < 400 && text.tabIndex === 0)
  return text.innerText.length > 20 && height > 60 && top > 0 && bottom < innerHeight && isWhole ? [] : [text.outerHTML]
}"""
"""What an introduction says is on the screen, whole; on a phone that lies on its side it may have to be scrolled."""
YOU = {"en": "You", "fr": "Vous", "it": "Tu"}


@pytest.mark.parametrize("game", LANGUAGES)
def test_a_lesson_is_one_connected_match(game):
    """One seat from the first step to the last; each step begins where the one before, and what was told, has led."""
    lesson = json.loads((LESSONS / f"{game}.json").read_text("utf-8"))
    steps = lesson["steps"]
    assert {step["seat"] for step in steps} == {0}
    assert all(len(step["legal"]) == 1 for step in steps if step["key"] not in ("lost", "stuck", "end"))
    for before, step in pairwise(steps[:-1]):
        after = next(iter(before["after"].values()), before)
        if not step["between"]:
            assert step["scores"] == after["scores"], step["key"]
    if game == "rue-de-la-paix":
        first = steps[0]["view"]
        assert sum(die for die in first["dice"] if isinstance(die, int)) == first["budget"], "dice and desk agree"
    assert steps[-1]["scores"][0] == max(steps[-1]["scores"])


@pytest.mark.parametrize("game", LANGUAGES)
def test_a_lesson_and_what_it_asks_for_are_on_one_screen(house, visit, game):
    """At every step and size: the text, what is lit, the choice that it opens, and the way on."""
    guest = visit(house.address, width=360, height=740)
    guest.go(f"/learn/{game}").page.wait_for_selector("[data-next]")
    trouble: list[str] = []

    def look() -> None:
        step = guest.page.locator(".frame.lesson").get_attribute("data-step")
        guest.speak(NAMES[len(seen) % 3])
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            found = guest.page.evaluate(MEASURE) + guest.page.evaluate(TOLD)
            trouble.extend(f"{width}x{height}, {step}: {one}" for one in found)
        guest.page.set_viewport_size({"width": 360, "height": 740})
        seen.append(step)

    seen: list[str | None] = []
    while True:
        look()
        while (
            guest.page.locator("[data-move], [data-opens]").count() and not guest.page.locator(".answer strong").count()
        ):
            guest.step()
            look()
        if not guest.page.locator("[data-next]").count():
            break
        guest.page.locator("[data-next]").last.click()
    assert trouble == []
    assert guest.page.locator("[data-first]").count() == 1


@pytest.mark.parametrize("game", LANGUAGES)
def test_a_lesson_leads_to_a_first_match_with_hints(house, visit, game):
    language = LANGUAGES[game]
    guest = visit(house.address, language=language)
    guest.go(f"/learn/{game}").page.wait_for_selector("[data-next]")
    while guest.page.locator("[data-next]").count():
        assert guest.page.locator(".you strong").inner_text() == YOU[language]
        if guest.page.locator("[data-move], [data-opens]").count():
            while not guest.page.locator(".answer strong").count():
                guest.step()
        guest.page.click("[data-next]")
    guest.page.click("[data-first]")
    guest.page.wait_for_selector(".match svg[data-face=level-1]")
    guest.wait_for_turn()
    assert len(guest.page.locator("[data-hint] p").inner_text()) > 40
    table = guest.page.url.split("?")[0]
    guest.page.click("header a[href$=settings]")
    guest.page.click("[data-return]")
    guest.page.wait_for_selector(".match")
    assert guest.page.url.split("?")[0] == table, "settings lead back to the match"
    guest.page.click("[data-report]")
    with guest.page.expect_download() as saved:
        guest.page.click("[data-save-report]")
    assert saved.value.suggested_filename in guest.page.locator("dialog [role=status]").inner_text()
    guest.page.keyboard.press("Escape")
    guest.play(PREFER[game], moves=4)
    guest.page.keyboard.press("Escape")
    guest.page.click("[data-hint] button")
    assert guest.page.locator("[data-hint]").count() == 0


FITS = """(texts) => {
  const [hint, line] = [document.querySelector('.hint'), document.querySelector('.hint p')]
  const height = hint.getBoundingClientRect().height
  return texts.filter((text) => {
    line.textContent = text
    return line.scrollHeight > line.clientHeight + 1 || hint.getBoundingClientRect().height !== height
  })
}"""


IN_THE_WAY = """async () => {
  for (let frames = 3; frames; frames--) await new Promise((next) => requestAnimationFrame(next))
  const hint = document.querySelector('.hint').getBoundingClientRect()
  const over = (one) => {
    const { left, right, top, bottom } = document.querySelector(one).getBoundingClientRect()
    const wide = Math.min(right, hint.right) - Math.max(left, hint.left)
    const high = Math.min(bottom, hint.bottom) - Math.max(top, hint.top)
    return wide > 1 && high > 1
  }
  const isWide = innerWidth >= 1000
  const bottom = (one) => document.querySelector(one).getBoundingClientRect().bottom
  const isCut = isWide && bottom('.stage .zones') > bottom('.stage') + 1  // below the zones is what may be scrolled to
  const middle = document.elementFromPoint(hint.left + hint.width / 2, hint.top + hint.height / 2)
  const isCovered = hint.height > 0 && !middle?.closest('.hint')
  // On a phone the board is scrolled away under the hint, which lies over it.
  return [
    ...['.dock', '.question', ...(isWide ? ['.stage'] : [])].filter(over),
    ...(isCut ? ['the board is cut'] : []), ...(isCovered ? ['something lies over the hint'] : []),
  ]
}"""


def test_hints_have_one_height_and_come_after_the_dice(house, visit):
    """The longest of any language fits on a phone; before the dice are thrown, none tells what they will show."""
    guest = visit(house.address, width=360, height=740, motion="full")
    guest.go("/learn/rue-de-la-paix").page.wait_for_selector("[data-next]")
    while guest.page.locator("[data-next]").count():
        guest.page.locator("[data-next]").last.click()
    guest.page.click("[data-first]")
    guest.page.wait_for_selector("[data-throw]")
    assert guest.page.locator("[data-hint]").get_attribute("data-hint") == "roll"
    guest.page.click("[data-throw]")
    guest.page.wait_for_selector("[data-hint]:not([data-hint=roll])")
    hints = [
        line.split(" = ")[1]
        for language in NAMES
        for line in (TEXTS / language / "lessons.ftl").read_text("utf-8").splitlines()
        if "-hint-" in line
    ]
    assert len(hints) > 30
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.until(f"document.querySelector('.hint') !== null && innerWidth === {width}")
        assert guest.page.evaluate(IN_THE_WAY) == []
        assert height < 400 or guest.page.evaluate(FITS, hints) == []
