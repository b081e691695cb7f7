"""Restarts, and `kill -9` at random moments under load: nothing acknowledged is lost, nothing happens twice."""

import asyncio
from collections.abc import Callable

import pytest

from tests.support.server.client import Browser, ConnectionClosed, people, play_on, play_some, run
from tests.support.server.devices import crash_rounds, restless_rounds
from tests.support.server.process import ServerProcess

Start = Callable[..., ServerProcess]
ROUNDS = 4
TABLES = 6


def test_kill_while_tables_are_opened_changed_and_followed(start_server: Start, database: str | None) -> None:
    server = start_server(database=database)
    run(restless_rounds(server, ROUNDS - 1, 3, seed=11), 180)


def test_kill_at_random_moments(start_server: Start, database: str | None) -> None:
    server = start_server(database=database)
    run(crash_rounds(server, ROUNDS, TABLES, seed=7), 120)


def test_a_restart_in_the_middle(start_server: Start, database: str | None) -> None:
    async def check(server: ServerProcess) -> None:
        async with Browser(server.address) as anna, Browser(server.address) as ben:
            table = await anna.open("rue-de-la-paix", players=2, people=people("Anna"), chat="free")
            hers, his = await anna.join(table), await ben.join(table)
            await his.sit(1, "Ben")
            await hers.ask("start")
            await hers.ask("say", seat=0, text="see you after dinner")
            await play_some([hers, his], lambda legal: legal[0], 5)
            await his.ask("ping")
            before, version = his.look(1), his.version
            await asyncio.to_thread(server.stop)
            with pytest.raises(ConnectionClosed):
                await his.until(lambda: False)
            assert his.closing
            await asyncio.to_thread(server.start)
            hers, his = await anna.join(table), await ben.join(table, since=version)
            assert his.look(1)["view"] == before["view"]
            assert his.look(1)["log"] == []
            assert his.chat[-1]["text"] == "see you after dinner"
            await play_on([hers, his], lambda legal: legal[0])
            assert hers.over

    run(check(start_server(database=database)))


@pytest.mark.parametrize("gear", ["interpreted", "compiled"])
def test_ready_in_time_and_small(start_server: Start, gear: str) -> None:
    """Under two seconds, counted as the processor's own, so that a busy machine does not matter."""
    server = start_server(gear=gear)
    assert server.processor_seconds() < 2.0
    assert server.memory() < 200
