"""What somebody stumbled over who played a first match on a phone, press by press, and what has to hold since."""

import json

import pytest

from tests.support.web.playing import LESSONS, PREFER
from tests.support.web.positions import before, ends, go_on, only
from tests.support.web.screen import MEASURE

PHONE = {"width": 360, "height": 740}
SMALL = ((344, 882), (360, 740), (740, 360))
"""A fold that is closed, a phone, and one that lies on its side."""
LARGE = ((1024, 768), (1280, 900))
"""Just wide enough for the story to stand beside the board, and a usual screen."""
CUT = """async () => {
  for (let frames = 2; frames; frames--) await new Promise((next) => requestAnimationFrame(next))
  const parts = [...document.querySelectorAll('.question > p')]
  const [asked, end] = parts.map((one) => one.getBoundingClientRect())
  const cut = parts.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)
  const isUnder = end && asked.bottom > end.top + 1 && asked.right > end.left + 1
  return [...cut, ...(isUnder ? ['the question is under: ' + parts[1].innerText] : [])]
}"""
"""What of the question, and of the word that the end is near, cannot be read."""


SEEN = """() => [...document.querySelectorAll('[role=tab]')].map((tab) => {
  const [box, dock] = [tab, document.querySelector('[data-dock]')].map((one) => one.getBoundingClientRect())
  const words = [...tab.querySelectorAll('[data-count] .word')]
  const isRead = (one) => one.getBoundingClientRect().width > 12 && one.getBoundingClientRect().right < box.right
  const isInSight = box.right <= innerWidth && box.bottom <= (innerWidth < innerHeight ? dock.top + 1 : innerHeight)
  return { said: tab.innerText, shown: words.filter(isRead).length, cut: tab.scrollWidth > tab.clientWidth, isInSight }
})"""
"""What the tabs of the towels say in words that can be read."""
HINT = """() => {
  const hint = document.querySelector('[data-hint]')
  if (!hint) return null
  const box = hint.getBoundingClientRect()
  const over = ['.scroller', '.dock', '.question', '.scores', 'header'].filter((one) => {
    const { left, right, top, bottom } = document.querySelector(one).getBoundingClientRect()
    return right > box.left + 1 && left < box.right - 1 && bottom > box.top + 1 && top < box.bottom - 1
  })
  return { name: hint.dataset.hint, text: hint.querySelector('p').innerText, height: box.height, over }
}"""
"""The hint that is shown, and what lies under it, even in part."""
WATCH_HINTS = """() => {
  globalThis.hints = []
  const look = () => {
    const one = document.querySelector('[data-hint]')
    if (one?.checkVisibility({ visibilityProperty: true })) hints.push(one.innerText)
    requestAnimationFrame(look)
  }
  look()
}"""
"""What hints were seen to say, from frame to frame."""
WHOLE = """async (selectors) => {
  for (let frames = 2; frames; frames--) await new Promise((next) => requestAnimationFrame(next))
  return selectors.map((one) => document.querySelector(one)).flatMap((one) => {
    const { clientWidth, scrollWidth, clientHeight, scrollHeight } = one
    const [wide, high] = [scrollWidth - clientWidth, scrollHeight - clientHeight]
    return wide > 1 || high > 1 ? [`${one.className} lacks ${wide} x ${high}`] : []
  })
}"""
IN_SIGHT = """(selector) => {
  const [box, around] = [selector, '.scroller'].map((one) => document.querySelector(one).getBoundingClientRect())
  return box.top >= around.top - 1 && box.bottom <= around.bottom + 1
}"""


def has_few(match):
    """Somebody comes to the last pieces, hotels or tiles."""
    view = match.view()
    if match.game.name == "sunny-day":
        is_near = view["supply_count"] == 0
    elif match.game.name == "sunrise-lane":
        is_near = min(view["pieces"]) <= 4 and not view["due"]
    else:
        is_near = 0 < min(seat["hotels"] for seat in view["seats"]) <= 3 and not view["due"]
    return match.legal()[0] if is_near else None


def test_a_tile_that_goes_as_it_is_has_nothing_to_turn_it_by(house, visit):
    """Nor does it turn when tapped: the tap is answered by the clause, and the place stays lit."""
    guest = visit(house.address, **PHONE)
    go_on(guest, *before("sunny-day", lambda match: only(match, r"arrange \w+ 0 0,0")))
    knob, place = guest.page.locator("[data-turn]"), guest.page.locator(".side [data-cell='0,0'].now")
    assert (knob.count(), place.count()) == (0, 1)
    guest.page.click("[data-hand] [role=radio][aria-checked=true]")
    guest.page.wait_for_selector("[role=alert]:has-text('SD-17')")
    assert (knob.count(), place.count()) == (0, 1)
    guest.page.click("[data-only]")
    guest.page.wait_for_selector("[data-turn]")


def test_an_introduction_asks_for_what_is_lit_only_where_something_is(house, visit):
    guest = visit(house.address, **PHONE)
    guest.go("/learn/sunny-day").page.wait_for_selector("[data-next]")
    lit, asked = guest.page.locator("[role=gridcell].now"), guest.page.locator(".try")
    dark = []
    while guest.page.locator("[data-next]").count():
        if asked.count():
            step = guest.page.locator(".frame.lesson").get_attribute("data-step")
            dark += [] if lit.count() else [step]
            assert ("until a place lights up" if not lit.count() else "choose what is lit") in asked.inner_text()
            for _ in range(4):
                if not lit.count():
                    guest.page.click("[data-hand] [role=radio][aria-checked=true]")
            assert lit.count() > 0, f"{step}: what the text says lights a place"
        guest.page.locator("[data-next]").last.click()
    assert dark == ["place", "arrange"]


def test_an_introduction_says_what_its_own_moves_bring():
    """Two tiles and two tokens, as the sentence after the ice lolly has it."""
    steps = json.loads((LESSONS / "sunny-day.json").read_text("utf-8"))["steps"]
    [after] = next(step for step in steps if step["key"] == "lolly")["after"].values()
    assert [one["picture"] for one in after["events"] if one["event"] == "collect"] == ["sun", "lolly"]
    assert [one["count"] for one in after["events"] if one["event"] == "tokens"] == [2]


def test_whoever_discards_is_not_offered_to_draw(house, visit):
    """Not even as something that cannot be done now: the answers are the cards, and it says so."""
    guest = visit(house.address, **PHONE)
    discards = before("sunrise-lane", lambda match: next((one for one in match.legal() if "discard" in one), None))
    go_on(guest, *discards)
    answers = guest.page.locator(".dock .answers")
    assert "Press a card" in answers.inner_text()
    assert answers.get_by_text("Draw two cards").count() == 0
    place, zoom = answers.bounding_box(), answers.locator("button.zoom").bounding_box()
    assert zoom["x"] + zoom["width"] >= place["x"] + place["width"] - 1, "the larger board is asked for where it was"
    others = "document.querySelector('[data-opens], [data-move]:not([data-move^=discard])')"
    guest.play_until(f"{others} !== null", ("discard",))
    assert "Press a card" not in answers.inner_text()


@pytest.mark.parametrize(("game", "language"), [("sunny-day", "fr"), ("sunrise-lane", "en"), ("rue-de-la-paix", "it")])
def test_the_question_can_be_read_beside_the_word_that_the_end_is_near(house, visit, game, language):
    """On to the end, in each phase; and whose last pieces they are is said by name."""
    guest = visit(house.address, **PHONE, language=language)
    go_on(guest, *before(game, has_few))
    said, read, cut = set(), set(), []
    for _ in range(12):
        texts = tuple(guest.page.locator(".question > p").all_inner_texts())
        for width, height in (*SMALL, *LARGE) if texts not in read else ():
            guest.page.set_viewport_size({"width": width, "height": height})
            cut += [f"{width}x{height}: {one}" for one in guest.page.evaluate(CUT)]
        read.add(texts)
        said.update(guest.page.locator(".end").all_inner_texts())  # none once the match is over
        guest.page.set_viewport_size(PHONE)
        guest.step()
        if not guest.wait_for_turn():
            break
    assert cut == []
    names = guest.page.locator(".scores .name").all_inner_texts()
    assert game == "sunny-day" or any(name in one for name in names for one in said), said
    assert not any(" 0 " in one for one in said), said


@pytest.mark.parametrize(("language", "words"), [
    ("en", ("tile", "picture", "token", "point")),
    ("fr", ("tuile", "image", "jeton", "point")),
    ("it", ("tesser", "figur", "getton", "punt")),
])  # fmt: skip
def test_the_numbers_beside_the_names_say_what_they_are(house, visit, language, words):
    """In words where two play, on the smallest screen, too; where more do, they are drawn, and read aloud."""
    guest = visit(house.address, width=344, height=882, language=language)
    guest.play_alone("sunny-day", players=2)
    guest.wait_for_turn()
    for width, height in SMALL:
        guest.page.set_viewport_size({"width": width, "height": height})
        tabs = guest.page.evaluate(SEEN)
        assert [(one["shown"], one["cut"], one["isInSight"]) for one in tabs] == [(3, False, True)] * 2, (width, tabs)
        assert all(word in one["said"] for one in tabs for word in words[:3])
        for score in guest.page.locator(".scores [data-score]").all():
            assert words[3] in score.inner_text()
            assert score.locator("b").bounding_box()["width"] > 4
    guest.page.set_viewport_size({"width": 344, "height": 882})
    guest.play_alone("sunny-day", players=5)
    guest.wait_for_turn()
    tabs = guest.page.evaluate(SEEN)
    assert [(one["shown"], one["cut"]) for one in tabs] == [(0, False)] * 5
    assert guest.page.get_by_role("tab", name=words[1]).count() == 5


def test_a_towel_that_is_asked_for_comes_into_sight_and_the_table_with_the_next_tile(house, visit):
    guest = visit(house.address, **PHONE)
    guest.play_alone("sunny-day", players=2)
    guest.wait_for_turn()
    towel, table = "#sd-tableau [data-window]", ".table [data-window]"
    guest.until(f"({IN_SIGHT})('{table}')")
    assert not guest.page.evaluate(IN_SIGHT, towel)
    guest.page.click("#sd-tab-1")
    guest.until(f"({IN_SIGHT})('{towel}')")
    guest.page.click("[data-hand] [role=radio][aria-checked=false]")
    guest.until(f"({IN_SIGHT})('{table}')")


@pytest.mark.parametrize("game", ["sunny-day", "sunrise-lane", "rue-de-la-paix"])
def test_hints_are_shown_on_a_phone_on_its_side_and_hide_nothing(house, visit, game):
    """Above the board, which makes room; what can be done is beside them, and between one's turns nothing is empty."""
    guest = visit(house.address, width=740, height=360)
    guest.go(f"/learn/{game}").page.wait_for_selector("[data-next]")
    while guest.page.locator("[data-next]").count():
        guest.page.locator("[data-next]").last.click()
    guest.page.click("[data-first]")
    seen = set()
    guest.page.evaluate(WATCH_HINTS)
    for _ in range(12):
        if not guest.wait_for_turn():
            break
        ply, hint = guest.ply, guest.page.evaluate(HINT)
        trouble = guest.page.evaluate(MEASURE)
        if hint and guest.ply == ply:  # else the last press was still being answered
            assert len(hint["text"]) > 40
            assert hint["height"] > 44
            assert (hint["over"], trouble) == ([], [])
            seen.add(hint["name"])
        guest.step(PREFER[game])
    assert len(seen) > 1
    told = guest.page.evaluate("() => hints")
    assert "" not in [one.strip() for one in told]


def test_what_a_move_brings_does_not_hide_its_place_on_a_phone_on_its_side(house, visit):
    guest = visit(house.address, width=740, height=360)
    guest.play_alone("sunny-day", players=2)
    guest.wait_for_turn()
    for place in guest.page.locator(".table [role=gridcell][data-move]").all():
        place.dispatch_event("click")
        guest.page.wait_for_selector("[data-confirm]")
        told, scores = (guest.page.locator(one).bounding_box() for one in (".chosen p", ".scores"))
        board = guest.page.locator(".scroller").bounding_box()
        assert told["x"] >= board["x"] + board["width"]
        assert told["y"] + told["height"] <= scores["y"] + 1
        is_read = "(() => document.querySelector('.chosen p').tabIndex === 0)()"
        assert guest.page.evaluate(WHOLE, [".chosen p"]) == [] or guest.page.evaluate(is_read)
        assert guest.page.evaluate(MEASURE) == []
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_selector("[data-confirm]", state="detached")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_score_sheet_of_a_phone_on_its_side_shows_who_has_how_much(house, visit, language):
    guest = visit(house.address, width=740, height=360, language=language)
    go_on(guest, *before("sunny-day", ends))
    guest.play()
    guest.page.wait_for_selector("dialog .next")
    sums = guest.page.locator("dialog thead .sum")
    bar = guest.page.locator("dialog .next").bounding_box()
    assert sums.count() == 2
    for place in (one.bounding_box() for one in sums.all()):
        assert place["height"] > 10
        assert place["y"] + place["height"] <= bar["y"]
    assert bar["height"] < 70, "one line"
    assert not guest.scrolls_sideways()


COVERED = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect()
  return ['.turn .dice', '.turn .amount'].filter((one) => box(one).right > box('.turn .played').left + 1)
}"""
"""What the card played last lies upon: dice and money have a place of their own."""


def test_the_card_played_last_can_be_read(house, visit):
    """Whole, beside dice and money, however narrow the place."""
    guest = visit(house.address)
    double = "card double-budget"
    go_on(guest, *before("rue-de-la-paix", lambda match: double if double in match.legal() else None))
    guest.play_until("document.querySelector('.played') !== null", (double, "opens .*double"))
    for width, height in (*SMALL, (717, 512), (768, 1024), (1440, 900), (3840, 2160)):
        guest.page.set_viewport_size({"width": width, "height": height})
        for language in ("en", "fr", "it"):
            guest.speak(language)
            assert guest.page.evaluate(WHOLE, [".turn", ".played"]) == [], (width, language)
            assert guest.page.evaluate(COVERED) == [], (width, language)
