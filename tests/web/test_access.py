"""Without a mouse and without eyes: keys alone, and the accessibility tree alone."""

import time

import pytest

from tests.support.web.playing import GAMES
from tests.support.web.reader import Reader

LONG = 2500
"""Presses that no match needs."""
SPOKEN = {
    "sunrise-lane": (
        ("button", "^Do it"), ("button", "^House of"), ("button", "^Park, paid"), ("button", "can be built on"),
        ("button", "^Discard this"), ("button", "^Stop and draw"), ("button", "^Draw two"),
    ),
    "rue-de-la-paix": (
        ("button", "^Do it"), ("button", r"^\d hotels? ·"), ("button", "can be (built on|chosen)"),
        ("button", "^(Red|Blue|Yellow|Green)$"),
        ("button", "^Roll . d"), ("button", "^Roll again"), ("button", "Can be played now"),
        ("button", "^(Keep the roll|Play no card|Stop building|Bear the hurricane)$"),
    ),
    "sunny-day": (
        ("button", "^Do it"), ("gridcell", "^Cell[^:]*: (completes|first)"), ("gridcell", "^Cell"), ("radio", "^Tile"),
    ),
}  # fmt: skip
TITLES = {"sunrise-lane": "Sunrise Lane", "rue-de-la-paix": "Rendez-vous", "sunny-day": "Sunny Day"}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keys_alone(house, visit, game):
    """From the home page to the score sheet and the next match: Tab, arrows, Enter, and the focus is never lost."""
    guest = visit(house.address)
    guest.go().page.wait_for_selector(f"[data-game={game}]")
    guest.tab_to(f"[data-game={game}]")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-way=alone]")
    guest.tab_to("[data-way=alone]")
    guest.page.keyboard.press("Enter")
    guest.wait_for_turn()
    guest.play_by_keys()
    assert guest.over
    first = guest.page.url
    guest.tab_to("[data-rematch]")
    guest.page.keyboard.press("Enter")
    guest.until(f"location.href !== '{first}' && document.querySelector('.match') !== null")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_what_a_screen_reader_says(house, visit, game):
    """Roles and names of the accessibility tree are enough from the home page to the score sheet."""
    guest = visit(house.address)
    guest.go().page.wait_for_selector("[data-game]")
    reader = Reader(guest.page)
    assert reader.press(("button", f"^{TITLES[game]}"))
    reader.wait_for("button", "^Play alone")
    assert reader.press(("button", "^Play alone"))
    guest.wait_for_turn()
    end = time.monotonic() + 120
    for press in range(LONG):
        if not guest.wait_for_turn():
            break
        assert press % 20 or reader.nameless() == []
        assert time.monotonic() < end, f"after {press} presses the match is not over"
        reader.press(*SPOKEN[game])
        guest.page.wait_for_timeout(15)
    assert guest.over
    assert reader.wait_for("dialog", "win|share")
    assert sum(one.role == "columnheader" for one in reader.heard()) >= 3
    assert reader.nameless() == []


def test_what_happens_is_announced(house, visit):
    """The question and the story are live regions: they are read out when they change."""
    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    question = guest.page.locator("[data-question]")
    assert question.get_attribute("role") == "status"
    assert "Build" in question.inner_text()
    assert Reader(guest.page).wait_for("log", "^The story so far")
