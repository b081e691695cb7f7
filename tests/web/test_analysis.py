"""The analysis board: from a match, a link or a position by hand; moves in a tree, and what the judge says of them."""

import json
import zlib
from base64 import urlsafe_b64decode

import pytest

from tests.support.waiting import wait_for
from tests.support.web.history import bring, file_of, id_of, local_match
from tests.support.web.playing import GAMES

LANGUAGES = dict(zip(GAMES, ("fr", "it", "en"), strict=True))
SIZES = dict(zip(GAMES, ((360, 740), (1440, 900), (768, 1024)), strict=True))
JUDGED = "[data-evaluation]:not([data-evaluation='0'])"
END = 12
"""Decisions of a match that begins shortly before its end: imagined matches are short there."""
RAW_DEFLATE = -15


def steps(guest):
    return int(guest.page.get_attribute("[data-at]", "data-steps"))


def at(guest):
    return int(guest.page.get_attribute("[data-at]", "data-at"))


def walk(guest, key, to):
    guest.page.keyboard.press(key)
    guest.page.wait_for_selector(f"[data-at='{to}']")


def linked(guest):
    """The step that the address of the page leads to, and how many were tried out."""
    text = guest.page.evaluate("location.hash.slice(1)")
    held = json.loads(zlib.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), RAW_DEFLATE)) if text else {}
    return held.get("at"), len(held.get("steps", []))


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_tried_out_in_a_tree_and_shared(house, visit, game):
    number, (width, height) = 21 + GAMES.index(game), SIZES[game]
    guest = visit(house.address, language=LANGUAGES[game], width=width, height=height)
    guest.go("/matches")
    bring(guest, file_of(local_match(number, game, last=END)))
    guest.turn_to(f"/replay/{id_of(number)}?ply=0").page.locator("[data-board]").click()
    guest.page.wait_for_selector(f"[data-at='0'] {JUDGED}", timeout=60_000)
    walk(guest, "ArrowRight", 1)
    walk(guest, "ArrowLeft", 0)
    before = steps(guest)
    for option in range(3):  # the move that was played is in the tree already
        guest.page.wait_for_selector("[data-at='0'] [data-option]")
        guest.page.locator("[data-option]").nth(option % guest.page.locator("[data-option]").count()).click()
        guest.until("Number(document.querySelector('[data-at]').dataset.at) !== 0")
        if at(guest) >= before:
            break
        guest.page.click("[data-step='0']")
    tried = at(guest)
    assert tried == before
    if guest.page.locator("[data-draw]").count():
        guest.page.click("[data-draw]")
        guest.page.wait_for_selector(f"[data-at='{tried + 1}']")
        walk(guest, "ArrowLeft", tried)
    walk(guest, "ArrowUp", 1)
    walk(guest, "ArrowDown", tried)
    assert guest.violations() == []
    assert not guest.scrolls_sideways()
    many = steps(guest)
    wait_for(lambda: linked(guest) == (tried, many - before), what="a link to what is shown")
    friend = visit(house.address)
    friend.page.goto(guest.page.url)
    friend.page.wait_for_selector(f"[data-at='{tried}'][data-steps='{many}']")
    guest.page.keyboard.press("Delete")
    guest.page.wait_for_selector(f"[data-at='0'][data-steps='{before}']")


def test_a_position_is_set_up_by_hand(house, visit):
    guest = visit(house.address)
    guest.go("/analysis").page.click("[data-fresh=sunrise-lane]")
    form, text = guest.page.locator("aside summary"), guest.page.locator("textarea")
    form.click()
    position = local_match(21, last=END)["table"]["position"]
    assert json.loads(text.input_value())["pieces"] != position["pieces"]
    text.fill(json.dumps(position))
    guest.page.click("[data-set-up]")
    guest.page.wait_for_selector(f"[data-at='0'][data-steps='1'] {JUDGED}", timeout=60_000)
    form.click()
    assert json.loads(text.input_value())["pieces"] == position["pieces"]
    text.fill("{")
    guest.page.click("[data-set-up]")
    guest.page.get_by_text("not valid JSON").wait_for()
    text.fill(json.dumps({**position, "pieces": [1000, 1000]}))
    guest.page.click("[data-set-up]")
    guest.until("!/^$|JSON/.test(document.querySelector('#position-trouble').textContent)")
    assert guest.page.locator("[data-at='0'][data-steps='1']").count() == 1
    assert guest.violations() == []


def test_a_link_that_is_damaged_says_so(house, visit):
    guest = visit(house.address, language="it")
    guest.go("/analysis#nonsense").page.get_by_role("alert").wait_for()
    assert guest.violations() == []
