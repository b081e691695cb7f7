"""Boards of other editions, as the page draws them."""

import json

from tests.support.server.editions import FOUNTAIN_AT_D4
from tests.support.web.visitor import BOT

CELL = 100


def test_districts_are_drawn_around_the_fountain(house, visit):
    guest = visit(house.address)
    bots = {"0": BOT, "1": BOT}
    guest.go().open(json.dumps({"game": "sunrise-lane", "players": 2, "bots": bots, "edition": FOUNTAIN_AT_D4}))
    guest.page.wait_for_selector("rect.district")
    corners = guest.page.eval_on_selector_all(
        "rect.district", "all => all.map(({x, y}) => [x, y].map((at) => at.baseVal.value))"
    )
    names = guest.page.locator("text.letter").all_text_contents()
    places = {name: (x // CELL, y // CELL) for name, (x, y) in zip(names, corners, strict=True)}
    assert places == {"A1": (0, 0), "B1": (4, 0), "B2": (0, 4), "A2": (4, 4)}
    assert guest.page.locator("[data-cell=d4]").get_attribute("aria-label") == "the fountain"
