"""Restarts, and `kill -9` under load: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.support.luck import seed
from tests.support.server.client import Browser, ConnectionClosed, people, play_on, play_some, run
from tests.support.server.devices import crash_rounds, restless_rounds
from tests.support.server.process import ServerProcess

Start = Callable[..., ServerProcess]
SIZES = [(1, 3), pytest.param(20, 12, marks=pytest.mark.soak)]
"""Kills, and devices that play meanwhile."""
DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)]
"""What happens to nodes on PostgreSQL is in test_nodes.py."""


@pytest.mark.parametrize(("rounds", "devices"), SIZES)
@pytest.mark.parametrize("database", DATABASES, indirect=True)
def test_kill_while_tables_are_opened_changed_and_followed(
    start_server: Start, database: str | None, rounds: int, devices: int
) -> None:
    server = start_server(database=database)
    run(restless_rounds(server, rounds, devices, seed(11)), 60 * rounds)


@pytest.mark.parametrize(
    ("rounds", "devices", "game"), [(1, 3, "sunny-day"), pytest.param(20, 12, "sunrise-lane", marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("database", DATABASES, indirect=True)
def test_kill_in_the_middle_of_matches(
    start_server: Start, database: str | None, rounds: int, devices: int, game: str
) -> None:
    server = start_server(database=database)
    run(crash_rounds(server, rounds, devices, seed(7), game), 60 * rounds)


@pytest.mark.parametrize("database", DATABASES, indirect=True)
@pytest.mark.parametrize("game", ["high-road", pytest.param("rue-de-la-paix", marks=pytest.mark.soak)])
def test_a_restart_in_the_middle(start_server: Start, database: str | None, game: str) -> None:
    async def check(server: ServerProcess) -> None:
        async with Browser(server.address) as anna, Browser(server.address) as ben:
            table = await anna.open(game, players=2, people=people("Anna"), chat="free")
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


HEAVY = ("alembic", "llvmlite", "numba", "psycopg", "schemathesis", "torch")
"""What takes long to import, and is needed for migrations, another gear or another database alone."""


def test_a_server_imports_only_what_it_needs() -> None:
    """`python -m benchmarks.start` measures how long it takes to start and how much memory it needs."""
    script = f"import sys, tablee.cli.serve, tablee.server.run; print([one for one in {HEAVY} if one in sys.modules])"
    environment = {**os.environ, "TABLEE_GEAR": "interpreted"}
    told = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"
