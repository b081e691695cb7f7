"""A match reviewed in the page: computed in workers, stepped through, left and come back to, in every language."""

import re

import pytest

from tests.support.web.history import bring, file_of, listed, local_match
from tests.support.web.playing import GAMES

WHOLE = 120_000
"""Milliseconds in which a review is there, on a machine that does other things besides."""


def reviewed(guest, number):
    """The review of a match that was brought along."""
    guest.go(f"/review/here-{number:016x}")
    guest.page.wait_for_selector("[data-reviewed=whole]", timeout=WHOLE)
    return guest.page


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_reviewed_and_tried_again(house, visit, game):
    number = 1 + GAMES.index(game)
    guest = visit(house.address, width=(360, 1280, 1440)[number - 1], language=("fr", "it", "en")[number - 1])
    guest.go("/matches")
    bring(guest, file_of(local_match(number, game)))
    listed(guest, 1).locator("a[href*=replay]").click()
    guest.page.click("[data-analyse]")
    guest.page.wait_for_selector("[data-reviewed=whole]", timeout=WHOLE)
    accounts_add_up(guest)
    assert guest.violations() == []
    steps_with_the_arrows(guest)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page = reviewed(guest, number)  # kept: nothing is worked out again
    assert page.locator("progress").count() == 0
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


def test_what_was_left_is_gone_on_with(house, visit):
    guest = visit(house.address)
    guest.go("/matches")
    bring(guest, file_of(local_match(7)))
    guest.go(f"/review/here-{7:016x}")
    done = progress(guest, "value", 40)
    guest.page.click("a[href*=replay]")
    guest.page.wait_for_selector(".replay")
    guest.go(f"/review/here-{7:016x}")
    assert progress(guest, "max", 1) < local_plies() - done / 2
    guest.page.wait_for_selector("[data-reviewed=whole]", timeout=WHOLE)


def progress(guest, what, least):
    """A number of the bar, once it is more than this."""
    for _ in range(WHOLE // 50):
        found = guest.page.evaluate(f"document.querySelector('progress')?.{what} ?? 0")
        if found > least:
            return found
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"nothing goes on: {found}")


def local_plies():
    return len(local_match(7)["table"]["ended"]["record"].split("\nmoves\n")[1].split("\nend ")[0].split("\n"))


def test_a_match_that_goes_on_is_not_reviewed(house, visit):
    guest = visit(house.address)
    guest.go("/matches")
    bring(guest, file_of(local_match(8, moves=20)))
    guest.go(f"/review/here-{8:016x}")
    guest.page.get_by_text("still going on").wait_for()
