"""The bots are the same people everywhere; a match begins by itself and ends with what decided it."""

import re

import pytest

from tests.support.web.playing import GAMES, PREFER
from tests.support.web.positions import before, brings, decisions, first_turn, middle, sit_down
from tests.support.web.reader import Reader
from tests.support.web.scripts import PLAYING

FACES = 6
"""Five levels and an expert, in every game."""
FACE = "svg[data-face=level-1]"
IN_SIGHT = """[...document.querySelectorAll('[data-way]')]
  .every((way) => way.getBoundingClientRect().bottom <= innerHeight)"""


def test_one_meets_whom_one_has_chosen(house, visit):
    """From the first choice to the table: one face, one name, one level."""
    guest = visit(house.address)
    guest.prefer(remarks=True)
    guest.go()
    for game in GAMES:
        guest.page.click(f"[data-game={game}]")
        guest.page.wait_for_selector("dialog [data-bot]")
        assert guest.page.locator("dialog [data-bot]").count() == FACES
        guest.page.keyboard.press("Escape")
    guest.page.click("[data-game=rue-de-la-paix]")
    guest.page.fill("dialog [data-name]", "Nora")
    guest.page.click("dialog [data-bot=level-1]")
    assert "first time" in guest.page.locator("dialog").inner_text()
    guest.page.evaluate("""() => {
      globalThis.invited = 0
      new MutationObserver(() => { invited += document.querySelectorAll('.invite').length })
        .observe(document, { subtree: true, childList: true })
    }""")
    guest.page.click("[data-way=alone]")
    guest.page.wait_for_selector("[data-ply]")
    assert guest.page.evaluate("invited") == 0, "nobody is invited to a match alone"
    seat = guest.page.locator(f".match [data-seat]:has({FACE})").first
    assert "Pip" in seat.inner_text()
    assert "level 1" in seat.inner_text()
    guest.choose_game("sunny-day")
    assert guest.page.locator("dialog [data-name]").count() == 0, "a name is asked for once"


def test_the_story_and_the_end_show_the_same_people(house, visit):
    """What a line of the story tells flashes on the board; the end says what decided it, then somebody else begins."""
    guest = visit(house.address)
    sit_down(guest, *last_title())
    shown = guest.page.locator("[role=log] li button").filter(has_text="takes the title").last
    shown.hover()
    guest.page.wait_for_selector("i.flash")
    assert shown.locator(".thing svg").count() == 1
    guest.page.mouse.move(2, 2)
    guest.page.wait_for_selector("i.flash", state="detached")
    shown.focus()
    guest.page.wait_for_selector("i.flash")
    guest.play(PREFER["rue-de-la-paix"])
    sheet = guest.page.locator("dialog:has(table)")
    sheet.wait_for()
    winners = guest.page.locator("dialog thead .best .name").all_inner_texts()
    titles = {("Noa",): "You win!", ("Pip",): "Pip wins"}
    assert sheet.locator("h2").inner_text() == titles.get(tuple(winners), "You share the victory!")
    assert sheet.locator("thead").locator(FACE).count() == 1
    assert sheet.locator("[data-why]").inner_text()
    assert [sheet.locator(one).count() for one in ("[data-rematch]", "[data-review]", "[data-copy]")] == [1, 1, 1]
    assert f"{', '.join(winners)} won with" in guest.page.locator("[role=log]").inner_text()
    guest.page.click("[data-rematch]")
    guest.page.wait_for_selector(".match[data-over=false]")
    order = guest.page.locator(".match [data-seat] strong").all_inner_texts()
    assert order == ["Pip", "Noa"], "somebody else begins"
    guest.turn_to("/matches").page.wait_for_selector("article")
    assert guest.page.locator(f"article {FACE}").count() == 2
    assert guest.page.locator(f"[data-totals] {FACE}").count() == 1


def last_title():
    """A match before the last decision of the first seat, in which a title was taken."""
    for match in decisions("rue-de-la-paix"):
        has_title = any(event.kind == "title-won" for happened in match.events for event in happened)
        if has_title and min(one["hotels"] for one in match.view()["seats"]) <= 3:
            return match, ""
    raise AssertionError("no title was taken in any match")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_all_ways_to_play_are_on_a_phone_s_screen(house, visit, language):
    """At the very first visit, when a name is asked for, too; and no face hides another."""
    guest = visit(house.address, width=360, height=740, language=language)
    guest.go()
    for game in GAMES:
        guest.page.click(f"[data-game={game}]")
        guest.page.wait_for_selector("[data-way=friends]:enabled")
        guest.until(IN_SIGHT)
        faces = [one.bounding_box() for one in guest.page.locator("dialog [data-bot]").all()]
        edges = [edge for face in faces for edge in (face["x"], face["x"] + face["width"])]
        assert edges == sorted(edges)
        assert edges[-1] <= 360
        assert min(face["width"] for face in faces) >= 44
        shown = guest.page.locator("dialog fieldset p strong")
        guest.page.click("dialog [data-bot=level-5]")
        assert "Ottavia" in shown.inner_text()
        guest.page.keyboard.press("Escape")


def test_a_house_calls_its_bots_by_the_same_names(house, visit):
    guest = visit(house.address)
    guest.choose_game("sunrise-lane", players=3)
    guest.page.click("[data-way=friends]")
    guest.page.click(".card [data-bot=level-3]")
    for seat in (1, 2):
        guest.page.locator("ul li").nth(seat).get_by_role("button", name="Bot").click()
        guest.page.wait_for_selector(f"ul li:nth-child({seat + 1}) svg[data-face=level-3]")
    assert guest.page.locator("ul li strong").all_inner_texts()[1:] == ["Matteo", "Matteo 2"]


NOTATION = {
    "sunrise-lane": r"\b[a-k](1[01]|[1-9])\b",
    "rue-de-la-paix": r"\b(red|blue|yellow|green)-\d",
    "sunny-day": r"-?\d+, ?-?\d|\b[PWCLSTK]{4}\b",
}


@pytest.mark.parametrize("exact", [False, True])
def test_only_who_wants_it_hears_letters_and_coordinates(house, visit, exact):
    """What a board says of its cells to those who do not see it."""
    guest = visit(house.address)
    guest.prefer(exact=exact)
    for game in GAMES:
        sit_down(guest, first_turn(game, 0))
        said = [one for one in Reader(guest.page).heard() if one.role in ("button", "gridcell", "radio") and one.name]
        found = [one.name for one in said if re.search(NOTATION[game], one.name)]
        assert len(said) > 20
        assert bool(found) == (exact and game != "rue-de-la-paix"), found


def test_who_wants_it_hears_the_notation(house, visit):
    guest = visit(house.address)
    guest.prefer(exact=True)
    sit_down(guest, middle("sunny-day"))
    line = guest.page.locator("[role=log] li button").filter(has_text="places a tile").first
    assert line.locator(".sentence[aria-hidden=true]").count() == 1
    assert re.search(NOTATION["sunny-day"], line.locator(".only-read").inner_text())


@pytest.mark.parametrize("wanted", [True, False])
def test_bots_say_a_word_at_good_or_bad_luck_unless_nobody_wants_it(house, visit, wanted):
    """A bot loses a title."""
    guest = visit(house.address)
    guest.prefer(remarks=wanted)
    guest.page.add_init_script("""
      globalThis.remarks = 0
      new MutationObserver(() => { remarks += document.querySelectorAll('[data-remark]').length })
        .observe(document, { subtree: true, childList: true })
    """)
    move = sit_down(guest, *before("rue-de-la-paix", brings("title-won")))
    ply = guest.ply
    guest.page.click(f"[data-opens={move.split()[1]}]")
    guest.page.click(f"[data-move='{move}']")
    guest.until(f"{PLAYING} > {ply}")
    guest.page.wait_for_selector("[role=log] li:has-text('takes the title')")
    if wanted:
        guest.until("remarks > 0")
    assert bool(guest.page.evaluate("remarks")) == wanted
