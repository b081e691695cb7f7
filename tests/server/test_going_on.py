"""A table that goes on with a match from elsewhere, by its record: as it was, or refused with a sentence."""

import hashlib
import random
from typing import Any

import pytest

import tablee
from tablee.core.fair import FairLuck, verify
from tests.support.luck import seed
from tests.support.server.client import Browser, Refusal, first_move, people, play_on, run, three_texts
from tests.support.server.process import ServerProcess


def begun(moves: int = 6, **settings: Any) -> tablee.Match:
    """A match that was played elsewhere, with luck that nobody here knows."""
    match = tablee.load("high-road", players=2, **settings).match(luck=FairLuck("5e" * 32, {0: "ab" * 32}))
    rng = random.Random(seed(3))
    while match.ply < moves and not match.over:
        match.play(rng.choice(match.legal()))
    return match


def signed(text: str) -> str:
    """A record whose digest fits again."""
    body = text.rpartition("digest ")[0]
    return body + f"digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_going_on_with_a_match_from_elsewhere(server: ServerProcess) -> None:
    match = begun()

    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as ben:
            table = await anna.open(record=match.record(), people=people("Anna"))
            hers, his = await anna.join(table), await ben.join(table)
            assert hers.table["from_position"]
            assert not hers.table["own_edition"]
            await his.sit(1, "Ben")
            await hers.ask("start")
            await his.until(lambda: his.match is not None)
            for page, seat in ((hers, 0), (his, 1)):
                assert page.look(seat)["view"] == match.view(seat)
            await play_on([hers, his], first_move)
            played = tablee.replay(await anna.get(f"/api/tables/{table}/record"))
            assert played.game.data(played.origin) == match.position()
            assert isinstance(played.luck, FairLuck)
            assert played.luck.secret != "5e" * 32
            assert verify(played) > 0

    run(check())


@pytest.mark.parametrize(
    ("record", "slug"),
    [
        (begun(10_000).record(), "nothing-to-go-on-with"),
        (begun().record().replace("players 2", "players 3"), "record-altered"),
        (begun().record()[:-20], "record-cut"),
        (signed(begun().record().replace("\nrules 1\n", "\nrules 99\n")), "record-rules"),
        (signed(begun().record().replace("\ngame high-road\n", "\ngame chess\n")), "unknown-game"),
        (signed(begun().record().replace("\n| ", "\n| # mine\n| ", 1)), "own-edition"),
        (signed(begun().record().replace("\nedition\n", "\nedition\n| a = " + "[" * 9_000 + "\n")), "own-edition"),
        (signed(begun().record().replace("\nmoves\n", "\nposition " + "[" * 30_000 + "\nmoves\n")), "record-position"),
        (signed(begun().record().replace("\nmoves\n", "\nmoves\n1 fly\n")), "record-actor"),
        ("tablee record 1\n" + "x" * 40_000, "bad-message"),
        ("a letter", "record-foreign"),
        ("", "record-foreign"),
    ],
)
def test_what_cannot_be_gone_on_with_is_refused(server: ServerProcess, record: str, slug: str) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            await three_texts(browser, "/api/tables", slug, json={"game": "high-road", "record": record})

    run(check())


def test_a_table_starts_from_one_thing(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            with pytest.raises(Refusal, match="bad-message"):
                await browser.open(record=begun().record(), start_from={"table": "none", "ply": 1})

    run(check())
