"""Hints: off unless somebody wants them; where, which, why; counted; at a house the host decides and all can see it."""

import pytest

from tests.support.web.history import bring, file_of, id_of, local_match
from tests.support.web.playing import GAMES, PREFER

LANGUAGES = dict(zip(GAMES, ("fr", "it", "en"), strict=True))
SIZES = dict(zip(GAMES, ((360, 740), (1440, 900), (768, 1024)), strict=True))


END = 8
"""Decisions before the end of a match: imagined matches are short there."""
ASKABLE = "document.querySelector('[data-ask]') !== null"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_in_three_steps(house, visit, game):
    number, (width, height) = 31 + GAMES.index(game), SIZES[game]
    guest = visit(house.address, language=LANGUAGES[game], width=width, height=height)
    guest.go("/matches")
    bring(guest, file_of(local_match(number, game, moves=0, last=END)))
    guest.turn_to(f"/table/{id_of(number)}").wait_for_turn()
    assert guest.page.locator("[data-ask], [data-hints-on]").count() == 0
    guest.turn_to("/settings").page.locator("[data-may-ask] input").first.check(force=True)
    guest.turn_to(f"/table/{id_of(number)}").play_until(ASKABLE, PREFER[game])
    guest.page.locator("[data-ask]").focus()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-advice=where]", timeout=60_000)
    guest.page.wait_for_selector(".flash")
    if game == GAMES[0]:
        assert guest.violations() == []
    guest.page.wait_for_selector("[data-advice-next]:focus")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-advice=which]")
    guest.page.wait_for_selector("[data-preview]")
    assert guest.page.locator(".flash").count() == 0
    guest.page.click("[data-advice-next]")
    guest.page.wait_for_selector("[data-advice=why]")
    if game != GAMES[0]:
        assert guest.violations() == []
    assert not guest.scrolls_sideways()
    before = guest.ply
    guest.page.click("[data-confirm]")
    guest.until(f"Number(document.querySelector('.match').dataset.ply) > {before}")
    guest.page.wait_for_selector("[data-advice]", state="detached")
    guest.turn_to("/matches").page.wait_for_selector("[data-hints='1']")


def test_at_a_house_the_host_decides(house, visit):
    host, friend = visit(house.address), visit(house.address, language="it")
    for hints in (True, False):
        host.choose_game("sunrise-lane")
        host.page.click("dialog summary")
        host.page.locator("[data-hints]").set_checked(hints)
        host.page.click("[data-way=friends]")
        host.page.wait_for_selector(".invite [data-copy]")
        friend.page.goto(host.page.url)
        friend.page.click("[data-sit]")
        assert friend.page.locator("[data-hints-on]").count() == int(hints)
        host.page.click("[data-start]:enabled")
        for one in (host, friend):
            one.page.wait_for_selector(".match")
            assert one.page.locator("[data-hints-on]").count() == int(hints)
        acting, waiting = (host, friend) if host.page.locator(".mine").count() else (friend, host)
        assert acting.page.locator("[data-ask]").count() == int(hints)
        assert waiting.page.locator("[data-ask]").count() == 0
    host.go("/matches").page.wait_for_selector("[data-match]")
    assert host.page.locator("[data-hints]").count() == 0, "nobody asked"
