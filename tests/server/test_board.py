"""What a page draws a table from: what never changes during its match, by the edition and options of the table."""

from base64 import b64decode
from collections.abc import Callable

import pytest

import tablee
from tablee.core.editions import Edition
from tests.support.server.client import Browser, Refusal, people, run
from tests.support.server.editions import FOUNTAIN_AT_D4
from tests.support.server.process import ServerProcess


def test_the_districts_of_ones_own_edition_lie_around_its_fountain(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open("sunrise-lane", players=2, people=people("Anna", "Ben"), edition=FOUNTAIN_AT_D4)
            board = await browser.get(f"/api/tables/{table}/board")
            assert board["fountain"] == "d4"
            assert board["plots"]["e5"] == {"colour": "green", "dots": 5, "district": "A2"}
            assert board["plots"]["c3"] == {"colour": "blue", "dots": 2, "district": ""}
            assert {board["plots"][plot]["district"] for plot in ("a1", "e1", "a5", "f6")} == {"A1", "B1", "B2", "A2"}

    run(check())


def test_an_engine_gets_the_edition_of_the_table(start_server: Callable[..., ServerProcess]) -> None:
    """Its text and its box, at a live table and at one asleep; engines prepare the box again, which changes nothing."""
    server, options = start_server(), {"tied_places": "next_place"}
    edition = Edition.parse(FOUNTAIN_AT_D4, "test")
    game = tablee.load("sunrise-lane", players=3, options=options, edition=edition)
    box = game.box.tobytes()
    game.rules.prepare(game.arguments(game.box)[0])
    assert game.box.tobytes() == box
    tables: list[str] = []

    async def check() -> None:
        async with Browser(server.address) as browser:
            if not tables:
                tables.append(await browser.open("sunrise-lane", players=3, options=options, edition=FOUNTAIN_AT_D4))
            found = await browser.get(f"/api/tables/{tables[0]}/edition")
            assert found["text"] == edition.text
            assert b64decode(found["box"]) == box
            with pytest.raises(Refusal, match="unknown-table"):
                await browser.get("/api/tables/nowhere/edition")

    run(check())
    server.stop()
    server.start()
    run(check())


def test_which_halves_fit_is_as_the_options_say(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            for halves, fits in (("two_part", ["K"]), ("any", ["T", "K"])):
                table = await browser.open(
                    "sunny-day", players=2, people=people("Anna", "Ben"), options={"ice_halves": halves}
                )
                board = await browser.get(f"/api/tables/{table}/board")
                assert board["halves"]["T"]["fits"] == fits

    run(check())
