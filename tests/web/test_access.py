"""Without a mouse and without eyes: keys alone, and the accessibility tree alone."""

import pytest

from tests.support.waiting import wait_for
from tests.support.web.keys import Keyboard, tab_to
from tests.support.web.playing import GAMES
from tests.support.web.positions import finished, place, shortly_before
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


BY_KEYS, BY_EAR = "rue-de-la-paix", "sunrise-lane"
"""The games that are begun on the home page; every game is ended."""
KEYS = [
    *(pytest.param(game, 4 if game == BY_KEYS else 0, id=game) for game in GAMES),
    *(pytest.param(game, None, marks=pytest.mark.soak, id=f"{game}-whole") for game in GAMES),
]
"""Moves after the home page; without any the home page is left out."""
PRESSES = [
    *(pytest.param(game, 6 if game == BY_EAR else 0, id=game) for game in GAMES),
    *(pytest.param(game, LONG, marks=pytest.mark.soak, id=f"{game}-whole") for game in GAMES),
]
"""Presses after the home page; without any the home page is left out."""


@pytest.mark.parametrize(("game", "moves"), KEYS)
def test_a_match_by_keys_alone(house, visit, game, moves):
    """From the home page to the first moves, and from the last ones to the score sheet and the next match.

    Tab, arrows and Enter are enough, and the focus is never lost.
    """
    guest = visit(house.address)
    guest.go().page.wait_for_selector(f"[data-game={game}]")
    if moves != 0:
        tab_to(guest, f"[data-game={game}]")
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_selector("[data-way=alone]")
        tab_to(guest, "[data-way=alone]")
        guest.page.keyboard.press("Enter")
        guest.wait_for_turn()
    keyboard = Keyboard(guest)
    if moves == 0 or not keyboard.play(moves):
        place(guest, shortly_before(finished(game), 2)[0])
        guest.wait_for_turn()
        assert keyboard.play()
    if moves != 0:
        first = guest.page.url
        tab_to(guest, "[data-rematch]")
        guest.page.keyboard.press("Enter")
        guest.until(f"location.href !== '{first}' && document.querySelector('.match') !== null")


@pytest.mark.parametrize(("game", "presses"), PRESSES)
def test_a_match_by_what_a_screen_reader_says(house, visit, game, presses):
    """Roles and names of the accessibility tree are enough: from the home page, and on to the score sheet."""
    guest = visit(house.address)
    guest.go().page.wait_for_selector("[data-game]")
    reader = Reader(guest.page, guest.seed)
    if presses:
        assert reader.press(("button", f"^{TITLES[game]}"))
        reader.wait_for("button", "^Play alone")
        assert reader.press(("button", "^Play alone"))
        guest.wait_for_turn()
        first = guest.ply
        if game == BY_EAR:
            assert_changes_are_announced(guest, reader)
        listen(guest, reader, game, presses)
        assert guest.ply > first
    if presses < LONG:
        place(guest, shortly_before(finished(game), 2)[0])
        listen(guest, reader, game, LONG)
    assert guest.over
    assert reader.wait_for("dialog", "win|share")
    assert sum(one.role == "columnheader" for one in reader.heard()) >= 3
    assert reader.nameless() == []


def assert_changes_are_announced(guest, reader):
    """The question and the story are live regions: they are read out when they change."""
    question = guest.page.locator("[data-question]")
    assert question.get_attribute("role") == "status"
    assert "Build" in question.inner_text()
    assert reader.wait_for("log", "^The story so far")


def listen(guest, reader, game, presses):
    """Press what is heard, so often or to the end; everything that can be pressed has a name."""
    for press in range(presses):
        if not guest.wait_for_turn():
            return
        assert press % 20 or reader.nameless() == []
        wait_for(lambda: reader.press(*SPOKEN[game]) or guest.over, what="something to press that has a name")
