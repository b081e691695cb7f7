"""Whole matches against the real server: two and more people, spectators, one device, bots."""

from itertools import product
from random import Random

import pytest

import tablee
from tablee.core.fair import verify
from tablee.core.record import replay
from tests.support.luck import seed
from tests.support.server.client import Browser, Refusal, people, play_on, run
from tests.support.server.process import ServerProcess


async def whole_match(server: ServerProcess, game: str, players: int, format: str, number: int) -> None:
    """Everybody sees the same in a second tab of the other format."""
    random = Random(number)
    browsers = [Browser(server.address) for _ in range(players + 1)]
    for browser in browsers:
        await browser.__aenter__()
    table = await browsers[0].open(game, players=players)
    pages = [await browser.join(table, format=format) for browser in browsers]
    other = "json" if format == "bytes" else "bytes"
    others = [await browser.join(table, format=other) for browser in browsers]
    *seated, spectator = pages
    for seat, page in enumerate(seated):
        await page.sit(seat, f"player {seat}")
    await seated[0].ask("start")
    await play_on(seated, random.choice)
    await spectator.until(lambda: spectator.over)
    assert spectator.you["seats"] == []
    for page in seated:
        await page.until(lambda page=page: page.over and page.table["state"] == "over")
        assert page.match is not None
        assert page.match["result"] == spectator.match["result"]
    for page, other_tab in zip(pages, others, strict=True):
        await other_tab.until(lambda page=page, tab=other_tab: tab.version == page.version)
        assert other_tab.matches == page.matches
    record = await browsers[0].get(f"/api/tables/{table}/record")
    match = replay(record)
    assert match.result().data() == spectator.match["result"]
    assert verify(match) > 0


SHORT = [("high-road", False, "json"), *((game, True, "bytes") for game in tablee.game_names())]
"""Every game with most people, and one whose moves come from pages of the other format."""
LONG = [
    (game, many, format)
    for game, many, format in product(tablee.game_names(), (False, True), ("json", "bytes"))
    if (game, many, format) not in SHORT
]


@pytest.mark.parametrize(
    ("game", "many", "format"), [*SHORT, *(pytest.param(*one, marks=pytest.mark.soak) for one in LONG)]
)
def test_people_play_a_whole_match(server: ServerProcess, game: str, many: bool, format: str) -> None:
    """Both formats are compared each time; those of the pages that act are not the same."""
    players = tablee.game_class(game).seats[-1] if many else 2
    run(whole_match(server, game, players, format, seed(1)))


def test_an_unfinished_match_keeps_its_record(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open(players=2, people=people("Anna", "Ben"))
            page = await browser.join(table)
            await page.ask("start")
            with pytest.raises(Refusal, match="not-over-yet"):
                await browser.get(f"/api/tables/{table}/record")

    run(check())
