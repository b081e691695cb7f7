"""The checks of words and notation notice what they are for. (Every page is checked in test_pages.)"""

import pytest

from tests.support.web.marking import CLOSE, OPEN, strangers


@pytest.mark.parametrize(
    ("text", "left"), [(f"{OPEN}Bonjour {OPEN}rouge{CLOSE}{CLOSE} 3", 0), ("Hello", 1), (f"{OPEN}un{CLOSE} two", 1)]
)
def test_the_check_notices_a_foreign_word(text, left):
    assert len(strangers([text], set())) == left


def test_notation_that_is_shown_is_noticed(house, visit):
    guest = visit(house.address)
    guest.go().page.wait_for_selector("[data-game]")
    for text in ("Build on f7", "Place SLKC here", "at 1,-1", "red-5", "ice_halves"):
        guest.page.evaluate(
            """text => document.body.append(Object.assign(document.createElement('p'),
               { className: 'match', textContent: text }))""",
            text,
        )
        guest.forgive(f"notation is shown: {text}")
