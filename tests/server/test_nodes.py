"""Several nodes on one PostgreSQL: one holds a table, any takes a socket, and whatever happens matches go on."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidStatus

from tablee.core.record import replay
from tests.support.server.client import Browser, ConnectionClosed, Page, Refusal, people, play_on, play_some, run
from tests.support.server.faults import FAULTS, fault_rounds
from tests.support.server.postgres import Postgres
from tests.support.server.process import ServerProcess, wait_for

Start = Callable[..., ServerProcess]
FIRST: Callable[[list[str]], str] = lambda legal: legal[0]  # noqa: E731
GOES_ON_SECONDS = 5.0
SLACK = 10.0
"""What a busy machine may add to it."""


@pytest.fixture
def house(postgres: Postgres, tmp_path: Path) -> Iterator[Callable[..., list[ServerProcess]]]:
    """So many nodes on a fresh database."""
    started: list[ServerProcess] = []

    def start(number: int, *options: str, **environment: str) -> list[ServerProcess]:
        database = postgres.database()
        nodes = [ServerProcess(tmp_path / f"node{place}", database, **environment) for place in range(number)]
        started.extend(nodes)
        return [node.start(*options) for node in nodes]

    yield start
    for node in started:
        if node.process is not None:
            node.process.send_signal(signal.SIGCONT)
        node.kill()


def asked(node: ServerProcess, question: str, *values: Any) -> list[tuple[Any, ...]]:
    """Look into the database."""
    assert node.database is not None
    with psycopg.connect(node.database, autocommit=True) as connection:
        return connection.execute(question, values).fetchall()  # type: ignore[arg-type]


def holder(nodes: list[ServerProcess], table: str) -> ServerProcess | None:
    """The node that holds a table, by what it says itself."""
    found = asked(nodes[0], "select n.address from leases l join nodes n on n.id = l.node where l.table_id = %s", table)
    if not found:
        return None
    return next(node for node in nodes if node.process is not None and f'"{found[0][0]}"' in node.errors())


async def persistent(work: Callable[[], Awaitable[Any]], seconds: float = GOES_ON_SECONDS + SLACK) -> Any:
    """As a page does: again and again, until it is taken in."""
    end = time.monotonic() + seconds
    while True:
        try:
            async with asyncio.timeout(seconds):
                return await work()
        except (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, Refusal):
            assert time.monotonic() < end, "nobody took it in"
            await asyncio.sleep(0.1)


async def at_both(nodes: list[ServerProcess], game: str = "sunrise-lane") -> tuple[str, Browser, Browser, Page, Page]:
    """Anna's table, held by the first node; Ben has come through the second."""
    anna, ben = await Browser(nodes[0].address).__aenter__(), await Browser(nodes[1].address).__aenter__()
    table = await anna.open(game, players=2, people=people("Anna"))
    hers = await persistent(lambda: anna.join(table))
    his = await persistent(lambda: ben.join(table))
    await his.sit(1, "Ben")
    await hers.ask("start")
    assert holder(nodes, table) is nodes[0]
    return table, anna, ben, hers, his


def test_a_match_whose_players_come_through_different_nodes(house: Any) -> None:
    nodes = house(2)

    async def check() -> None:
        table, anna, ben, hers, his = await at_both(nodes, "rue-de-la-paix")
        made = await play_on([hers, his], FIRST)
        assert made > 10
        assert his.look(1)["view"]
        assert hers.version == his.version
        assert (await anna.get(f"/api/tables/{table}/record")) == (await ben.get(f"/api/tables/{table}/record"))
        for node in nodes:
            health = httpx.get(f"{node.address}/healthz").json()
            assert (health["status"], health["nodes"]) == ("ok", 2)
            wait_for(lambda node=node: httpx.get(f"{node.address}/healthz").json()["live_tables"] == 1)
            numbers = httpx.get(f"{node.address}/metrics").text
            assert numbers.count("tablee_live_tables{") == 2
            assert sum(float(line.split()[1]) for line in numbers.splitlines() if "tablee_moves_total{" in line) == made
        await his.ask("say", seat=1, phrase="thanks")
        await hers.until(lambda: hers.chat)
        await hers.ask("rematch")

    run(check())


def test_a_personal_link_works_at_any_node(house: Any) -> None:
    nodes = house(2)

    async def check() -> None:
        table, _, _, _, his = await at_both(nodes)
        async with Browser(nodes[1].address) as other:
            response = await other.http.get(his.you["links"]["1"], follow_redirects=False)
            assert (response.status_code, response.headers["location"]) == (303, f"/table/{table}")
            page = await other.join(table)
            assert page.you["seats"] == [1]
            missing = await other.http.get(f"/return/{table}/nonsense")
            assert missing.status_code == 404

    run(check())


async def come_back(browser: Browser, node: ServerProcess, table: str) -> Page:
    """Through any node, as a proxy would choose it."""
    browser.address = node.address
    page: Page = await persistent(lambda: browser.join(table))
    return page


def moves_of(node: ServerProcess, table: str) -> int:
    return int(asked(node, "select count(*) from acts where table_id = %s and body like %s", table, '%"moved"%')[0][0])


def test_a_match_goes_on_when_its_node_is_killed(house: Any) -> None:
    """Nothing acknowledged is lost; what was not is asked again, and happens once."""
    nodes = house(2)

    async def check() -> None:
        table, anna, ben, hers, his = await at_both(nodes)
        await play_some([hers, his], FIRST, 5)
        await his.ask("ping")
        version, view = his.version, his.look(1)["view"]
        nodes[0].kill()
        began = time.monotonic()
        with pytest.raises(ConnectionClosed):
            await his.until(lambda: False)
        his, hers = await come_back(ben, nodes[1], table), await come_back(anna, nodes[1], table)
        assert time.monotonic() - began < GOES_ON_SECONDS + SLACK
        assert (his.version, his.look(1)["view"]) == (version, view)
        acting = his if his.to_act is not None else hers
        move = acting.legal(acting.to_act or 0)[0]
        fields = {"seat": acting.to_act, "ply": acting.ply, "move": move}
        await acting.ask("play", id="once", **fields)
        await acting.ask("play", id="once", **fields)
        await play_on([hers, his], FIRST)
        assert moves_of(nodes[1], table) == sum(
            actor != "chance" for actor, _ in replay(await ben.get(f"/api/tables/{table}/record")).history
        )

    run(check())


def test_bots_play_on_where_nobody_looks(house: Any) -> None:
    """The heirs wake what was being played."""
    nodes = house(3)

    async def check() -> None:
        anna = await Browser(nodes[0].address).__aenter__()
        table = await anna.open("sunrise-lane", players=2, bots={"0": "random", "1": "random"})
        page = await anna.join(table)
        await page.ask("start")
        nodes[0].kill()
        wait_for(lambda: moves_of(nodes[1], table) > 10, 30)
        wait_for(lambda: not asked(nodes[1], "select 1 from leases where inherited"), 30)
        assert len(asked(nodes[1], "select id from nodes")) == 2

    run(check())


def test_a_paused_node_does_not_write_when_it_wakes(house: Any) -> None:
    """Its tables are elsewhere by then: it forgets them, and its pages come back."""
    nodes = house(2)

    async def check() -> None:
        table, anna, ben, hers, his = await at_both(nodes)
        await play_some([hers, his], FIRST, 3)
        while hers.to_act is None:
            await play_some([hers, his], FIRST, 1)
            await hers.ask("ping")
        os.kill(nodes[0].pid, signal.SIGSTOP)
        with pytest.raises(ConnectionClosed):  # passed through by the other node, which notices
            await his.until(lambda: False)
        his = await come_back(ben, nodes[1], table)
        before, held = his.version, asked(nodes[1], "select node from leases where table_id = %s", table)
        assert holder(nodes, table) is nodes[1]
        # what the page sends to the old node is read when it wakes, before it has learned anything
        move = {"type": "play", "id": "late", "seat": 0, "ply": hers.ply, "move": hers.legal(0)[0]}
        await hers.connection.send(json.dumps(move))
        await hers.connection.send(json.dumps({"type": "say", "id": "late too", "seat": 0, "phrase": "hello"}))
        os.kill(nodes[0].pid, signal.SIGCONT)
        with pytest.raises(ConnectionClosed):
            await hers.until(lambda: False)
        assert "late" not in hers.answers
        assert "late too" not in hers.answers
        await his.ask("ping")
        assert his.version == before
        assert asked(nodes[1], "select node from leases where table_id = %s", table) == held
        wait_for(lambda: "leases lost" in nodes[0].errors())
        wait_for(lambda: httpx.get(f"{nodes[0].address}/healthz").json()["status"] == "ok")
        hers = await come_back(anna, nodes[0], table)  # a new node by now; the table stays where it is
        assert holder(nodes, table) is nodes[1]
        await play_on([hers, his], FIRST)

    run(check())


def test_a_cut_connection_to_the_database_is_opened_anew(house: Any) -> None:
    nodes = house(2)

    async def check() -> None:
        _, _, _, hers, his = await at_both(nodes)
        for _ in range(3):
            asked(
                nodes[0],
                "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'tablee-%%'",
            )
            await play_some([hers, his], FIRST, 2)
        await play_on([hers, his], FIRST)
        assert len(asked(nodes[0], "select id from nodes")) == 2

    run(check())


def test_a_rolling_restart_loses_no_match(house: Any) -> None:
    """SIGTERM hands the tables over at once; requests that were not answered are asked again."""
    nodes = house(2)

    async def check() -> None:
        table, anna, ben, hers, his = await at_both(nodes)
        await play_some([hers, his], FIRST, 4)
        for old, other in ((nodes[0], nodes[1]), (nodes[1], nodes[0])):
            await his.ask("ping")
            version = his.version
            await asyncio.to_thread(old.stop)
            assert not asked(other, "select 1 from leases l join nodes n on n.id = l.node where n.leaving")
            his, hers = await come_back(ben, other, table), await come_back(anna, other, table)
            assert his.version == version
            await play_some([hers, his], FIRST, 2)
            await asyncio.to_thread(old.start)
            assert old.process is not None
        await play_on([hers, his], FIRST)

    run(check())


def test_the_address_among_nodes_answers_nodes_alone(house: Any) -> None:
    nodes = house(2)

    async def check() -> None:
        table, anna, _, _, _ = await at_both(nodes)
        for (address,) in asked(nodes[0], "select address from nodes"):
            for headers in ({}, {"x-tablee-pass": "e30=.00"}, {"x-tablee-pass": "."}):
                for path in ("/healthz", "/metrics", "/api/me", "/"):
                    assert httpx.get(f"http://{address}{path}", headers=headers).status_code == 404, path
            url = f"ws://{address}/api/tables/{table}/socket"
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers={"Cookie": anna.cookie()})
        # and what only nodes may say is not believed from others
        forged = await anna.http.get("/api/me", headers={"x-tablee-pass": "e30=.00"})
        assert forged.status_code == 200

    run(check())


def test_what_an_address_uses_counts_at_every_node(house: Any) -> None:
    limits = {"TABLEE_LIMIT_REQUEST_BURST": "40", "TABLEE_LIMIT_REQUESTS_PER_SECOND": "1"}
    nodes = house(2, **limits)
    with httpx.Client() as client:
        assert client.get(f"{nodes[1].address}/api/me").status_code == 200
        for _ in range(39):
            client.get(f"{nodes[0].address}/api/me")

        def is_refused() -> bool:
            return client.get(f"{nodes[1].address}/healthz").status_code == 200 and left() < 25

        def left() -> int:
            numbers = 0
            while numbers < 40 and client.get(f"{nodes[1].address}/api/me").status_code == 200:
                numbers += 1
            return numbers

        time.sleep(2)  # several reports
        assert is_refused()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGHUP])
def test_several_processes_behind_one_port(house: Any, how: signal.Signals) -> None:
    (machine,) = house(1, "--processes", "2")

    async def check() -> None:
        assert len(asked(machine, "select id from nodes")) == 2
        browsers = [await Browser(machine.address).__aenter__() for _ in range(2)]
        tables = [await browsers[0].open("sunrise-lane", players=2, people=people("Anna")) for _ in range(6)]
        for table in tables:
            pages = [await browser.join(table) for browser in browsers]
            await pages[1].sit(1, "Ben")
            await pages[0].ask("start")
            await play_some(pages, FIRST, 2)
        before = {id for (id,) in asked(machine, "select id from nodes")}
        if how == signal.SIGKILL:
            os.kill(children(machine.pid)[0], signal.SIGKILL)
        else:
            os.kill(machine.pid, signal.SIGHUP)
        kept = 1 if how == signal.SIGKILL else 0

        def exchanged() -> bool:
            now = {id for (id,) in asked(machine, "select id from nodes")}
            return len(now) == 2 and len(now & before) == kept

        await asyncio.to_thread(wait_for, exchanged, 60)
        for table in tables:
            pages = [await persistent(lambda browser=browser, table=table: browser.join(table)) for browser in browsers]
            await play_some(pages, FIRST, 2)

    run(check(), 150)
    assert machine.stop() == -signal.SIGTERM
    errors = [line for line in machine.errors().splitlines() if '"level": "error"' in line]
    # on a busy machine a node may stand still for longer than its leases last: it says so, and its matches go on
    assert how == signal.SIGKILL or [line for line in errors if "leases lost" not in line] == []


def test_processes_end_with_whoever_watches_them(house: Any) -> None:
    (machine,) = house(1, "--processes", "2")
    machine.kill()
    wait_for(lambda: not asked(machine, "select id from nodes"), 30)


def children(pid: int) -> list[int]:
    """The processes that serve; the first is multiprocessing's own helper."""
    found = [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [one for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


@pytest.mark.parametrize("number", [2, 3])
def test_devices_play_through_everything(house: Any, number: int) -> None:
    """Kills, pauses, cut connections and restarts, while tables are opened, changed, played and followed."""
    nodes = house(number)
    run(fault_rounds(nodes, len(FAULTS), 4, seed=number), 240)


def test_a_second_server_on_one_sqlite_file_is_a_second_node(tmp_path: Path) -> None:
    """Nobody means to; nothing is lost by it, and neither drives the other out for ever."""
    servers = [ServerProcess(tmp_path / "data"), ServerProcess(tmp_path / "data")]

    async def check() -> None:
        anna = await Browser(servers[0].address).__aenter__()
        table = await anna.open("sunrise-lane", players=2, people=people("Anna", "Ben"))
        page = await anna.join(table)
        await page.ask("start")
        await play_some([page], FIRST, 3)
        version = page.version
        await asyncio.to_thread(servers[1].start)
        with pytest.raises(ConnectionClosed):
            await page.until(lambda: False)
        for server in (*servers, *servers):
            page = await come_back(anna, server, table)
            assert page.version >= version
            await play_some([page], FIRST, 2)

    try:
        servers[0].start()
        run(check())
    finally:
        for server in servers:
            server.kill()
