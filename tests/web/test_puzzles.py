"""Puzzles in the page: found, missed, shown, one after the other; the same one for everybody on a day."""

import json
from pathlib import Path

import pytest

from tests.support.web.playing import GAMES

FOLDER = Path(__file__).parents[2] / "src" / "tablee" / "review" / "puzzles"
LANGUAGES = dict(zip(GAMES, ("fr", "it", "en"), strict=True))
SIZES = dict(zip(GAMES, ((360, 740), (1440, 900), (768, 1024)), strict=True))
FOUND = {"fr": "meilleur coup", "it": "mossa migliore", "en": "best move"}


def puzzle(game, number):
    return json.loads((FOLDER / f"{game}.json").read_text("utf-8"))["puzzles"][number - 1]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_missed_shown_and_the_next_one_comes(house, visit, game):
    language, (width, height) = LANGUAGES[game], SIZES[game]
    guest = visit(house.address, language=language, width=width, height=height)
    guest.go().page.click("[data-puzzles]")
    guest.page.wait_for_selector("[data-day]")
    assert not guest.scrolls_sideways()
    guest.page.click(f"[data-any={game}]")
    guest.page.wait_for_selector("[data-puzzle='1'] [data-move], [data-puzzle='1'] [data-opens]")
    if game == GAMES[0]:
        assert guest.violations() == []
    right = puzzle(game, 1)["answer"]
    guest.play_until("document.querySelector('[data-answered]') !== null", (f"(?!{right}$).*",), 40)
    assert guest.page.get_attribute("[data-puzzle]", "data-answered") == "wrong"
    if game == GAMES[1]:
        assert guest.violations() == []
    guest.page.click(".sheet [data-again]")
    guest.page.wait_for_selector("[data-puzzle]:not([data-answered])")
    guest.page.locator("aside [data-solution]").click()
    guest.page.wait_for_selector("[data-answered=shown] .sheet .text p:nth-child(3)")
    assert FOUND[language] in guest.page.locator(".head [role=status]").inner_text()
    assert not guest.scrolls_sideways()
    guest.page.click(".sheet [data-next]")
    guest.page.wait_for_selector("[data-puzzle='2']")
    guest.turn_to("/puzzles").page.wait_for_selector("[data-day]")
    guest.turn_to(f"/puzzles/{game}?number=1").page.wait_for_selector("[data-before=false]")


def test_what_cannot_be_played_in_a_puzzle_is_told_with_its_drawing(house, visit):
    """As at a table: the sentence speaks of a plot, and draws it."""
    guest = visit(house.address)
    guest.go("/puzzles/sunrise-lane?number=1").page.wait_for_selector("[data-puzzle='1'] [data-cell]")
    told = guest.page.locator(".notice")
    for cell in guest.page.locator("[data-cell]:not([data-move], [data-opens])").all():
        cell.dispatch_event("click")
        told.wait_for()
        assert not set("\ue010\ue011") & set(told.inner_text())
        if told.locator(".thing svg").count():
            return
    raise AssertionError("no refusal speaks of a plot")


def test_a_puzzle_is_solved_and_remembered(house, visit):
    """Sunrise Lane by keyboard; the day's puzzle is the same for everybody."""
    game = "sunrise-lane"
    number = next(n for n in range(1, 40) if puzzle(game, n)["answer"] in ("stop", "draw"))
    guest, friend = visit(house.address), visit(house.address, language="it")
    guest.go(f"/puzzles/{game}?number={number}")
    guest.page.locator(f"[data-move={puzzle(game, number)['answer']}]").focus()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-confirm]:focus")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-answered=right] .sheet [data-next]:focus")
    guest.page.reload()
    guest.page.wait_for_selector("[data-before=true]")
    days = [one.go("/puzzles").page.locator("[data-day]").get_attribute("href") for one in (guest, friend)]
    assert days[0] == days[1]
    guest.page.get_by_text("1 of ").first.wait_for()
