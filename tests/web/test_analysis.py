"""The analysis board: from a match, a link or a position by hand; moves in a tree, and what the judge says of them."""

import json

import pytest

from tests.support.web.history import bring, file_of, local_match
from tests.support.web.playing import GAMES

LANGUAGES = dict(zip(GAMES, ("fr", "it", "en"), strict=True))
SIZES = dict(zip(GAMES, ((360, 740), (1440, 900), (768, 1024)), strict=True))
JUDGED = "[data-evaluation]:not([data-evaluation='0'])"


def steps(guest):
    return int(guest.page.get_attribute("[data-at]", "data-steps"))


def at(guest):
    return int(guest.page.get_attribute("[data-at]", "data-at"))


def walk(guest, key, to):
    guest.page.keyboard.press(key)
    guest.page.wait_for_selector(f"[data-at='{to}']")


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_tried_out_in_a_tree_and_shared(house, visit, game):
    number, (width, height) = 21 + GAMES.index(game), SIZES[game]
    guest = visit(house.address, language=LANGUAGES[game], width=width, height=height)
    guest.go("/matches")
    bring(guest, file_of(local_match(number, game)))
    guest.go(f"/replay/here-{number:016x}?ply=40").page.locator("[data-board]").click()
    guest.page.wait_for_selector(f"[data-at='40'] {JUDGED}", timeout=60_000)
    assert guest.violations() == []
    assert not guest.scrolls_sideways()
    while not guest.page.locator("[data-option]").count():  # on to a decision between several moves
        walk(guest, "ArrowRight", at(guest) + 1)
        guest.page.wait_for_selector(f"{JUDGED}", timeout=60_000)
    here, before = at(guest), steps(guest)
    for option in range(3):  # the move that was played is in the tree already
        guest.page.wait_for_selector(f"[data-at='{here}'] [data-option]")
        guest.page.locator("[data-option]").nth(option % guest.page.locator("[data-option]").count()).click()
        guest.until(f"Number(document.querySelector('[data-at]').dataset.at) !== {here}")
        if at(guest) >= before:
            break
        guest.page.click(f"[data-step='{here}']")
    tried = at(guest)
    assert tried == before
    if guest.page.locator("[data-draw]").count():
        guest.page.click("[data-draw]")
        guest.page.wait_for_selector(f"[data-at='{tried + 1}']")
        walk(guest, "ArrowLeft", tried)
    walk(guest, "ArrowUp", here + 1)
    walk(guest, "ArrowDown", tried)
    assert guest.violations() == []
    assert not guest.scrolls_sideways()
    many = steps(guest)
    guest.until("location.hash.length > 100")
    guest.page.wait_for_timeout(300)
    friend = visit(house.address)
    friend.page.goto(guest.page.url)
    friend.page.wait_for_selector(f"[data-at='{tried}'][data-steps='{many}']")
    guest.page.keyboard.press("Delete")
    guest.page.wait_for_selector(f"[data-at='{here}'][data-steps='{before}']")


def test_a_position_is_set_up_by_hand(house, visit):
    guest = visit(house.address)
    guest.go("/analysis").page.click("[data-fresh=sunrise-lane]")
    guest.page.wait_for_selector(JUDGED, timeout=60_000)
    guest.page.locator("aside summary").click()
    text = guest.page.locator("textarea")
    position = json.loads(text.input_value())
    text.fill("{")
    guest.page.click("[data-set-up]")
    guest.page.get_by_text("not valid JSON").wait_for()
    text.fill(json.dumps({**position, "pieces": [1000, 1000]}))
    guest.page.click("[data-set-up]")
    guest.until("document.querySelector('#position-trouble').textContent.length > 10")
    assert "JSON" not in guest.page.locator("#position-trouble").inner_text()
    assert guest.violations() == []
    text.fill(json.dumps({**position, "parks_left": position["parks_left"] - 0}))
    guest.page.click("[data-set-up]")
    guest.page.wait_for_selector("[data-at='0'][data-steps='1']")


def test_a_link_that_is_damaged_says_so(house, visit):
    guest = visit(house.address, language="it")
    guest.go("/analysis#nonsense").page.get_by_role("alert").wait_for()
    assert guest.violations() == []
