"""Several nodes on one PostgreSQL: one holds a table, any takes a socket, and whatever happens matches go on."""

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.core.record import replay
from tests.support.luck import seed
from tests.support.server.client import (
    CONNECTION_LOST,
    NO_CERTIFICATES,
    Browser,
    ConnectionClosed,
    Page,
    Refusal,
    first_move,
    get,
    people,
    play_on,
    play_some,
    run,
)
from tests.support.server.faults import (
    FAULTS,
    QUICK,
    Fault,
    asked,
    cut_connections,
    fault_rounds,
    look_no_more,
    next_renewal,
    taken_over,
)
from tests.support.server.postgres import Postgres
from tests.support.server.process import ServerProcess
from tests.support.waiting import wait_for, wait_until


@pytest.fixture
def house(postgres: Postgres, tmp_path: Path) -> Iterator[Callable[..., list[ServerProcess]]]:
    """So many nodes on a fresh database."""
    started: list[ServerProcess] = []

    def start(number: int, *options: str, **arguments: Any) -> list[ServerProcess]:
        database = postgres.database()
        nodes = [ServerProcess(tmp_path / f"node{place}", database, **arguments) for place in range(number)]
        started.extend(nodes)
        return [node.start(*options) for node in nodes]

    yield start
    for node in started:
        if node.process is not None:
            node.process.send_signal(signal.SIGCONT)
        node.kill()
    look_no_more()


def holder(nodes: list[ServerProcess], table: str) -> ServerProcess | None:
    """The node that holds a table, by what it says itself."""
    found = asked(nodes[0], "select n.address from leases l join nodes n on n.id = l.node where l.table_id = %s", table)
    if not found:
        return None
    return next(node for node in nodes if node.process is not None and f'"{found[0][0]}"' in node.errors())


async def persistent(work: Callable[[], Awaitable[Any]]) -> Any:
    """As a page does: again and again, until a node takes it in."""

    async def attempt() -> Any:
        try:
            return await work()
        except (*CONNECTION_LOST, Refusal):
            return None

    return await wait_until(attempt, what="a node that takes it in")


async def at_both(nodes: list[ServerProcess]) -> tuple[str, Browser, Browser, Page, Page]:
    """Anna's table, held by the first node; Ben has come through the second."""
    anna, ben = await Browser(nodes[0].address).__aenter__(), await Browser(nodes[1].address).__aenter__()
    table = await anna.open("high-road", players=2, people=people("Anna"))
    hers = await persistent(lambda: anna.join(table))
    his = await persistent(lambda: ben.join(table))
    await his.sit(1, "Ben")
    await hers.ask("start")
    assert holder(nodes, table) is nodes[0]
    return table, anna, ben, hers, his


def health_of(node: ServerProcess) -> tuple[str, int, int]:
    told = get(f"{node.address}/healthz").json()
    return told["status"], told["nodes"], told["live_tables"]


def test_a_match_whose_players_come_through_different_nodes(house: Any) -> None:
    nodes = house(2)

    async def check() -> None:
        table, anna, ben, hers, his = await at_both(nodes)
        made = await play_on([hers, his], first_move)
        assert made > 10
        assert his.look(1)["view"]
        assert hers.version == his.version
        assert (await anna.get(f"/api/tables/{table}/record")) == (await ben.get(f"/api/tables/{table}/record"))
        for node in nodes:
            # each hears of the other, and of its tables, with a renewal
            wait_for(lambda node=node: health_of(node) == ("ok", 2, 1), what="what the other node has reported")
            numbers = get(f"{node.address}/metrics").text
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
        await play_some([hers, his], first_move, 5)
        await his.ask("ping")
        version, view = his.version, his.look(1)["view"]
        nodes[0].kill()
        with pytest.raises(ConnectionClosed):
            await his.until(lambda: False)
        await taken_over(nodes[0])
        his, hers = await come_back(ben, nodes[1], table), await come_back(anna, nodes[1], table)
        assert (his.version, his.look(1)["view"]) == (version, view)
        acting = his if his.to_act is not None else hers
        move = acting.legal(acting.to_act or 0)[0]
        fields = {"seat": acting.to_act, "ply": acting.ply, "move": move}
        await acting.ask("play", id="once", **fields)
        await acting.ask("play", id="once", **fields)
        await play_on([hers, his], first_move)
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
        await taken_over(nodes[0])
        wait_for(lambda: moves_of(nodes[1], table) > 10)
        wait_for(lambda: not asked(nodes[1], "select 1 from leases where inherited"))
        assert len(asked(nodes[1], "select id from nodes")) == 2

    run(check())


def test_a_paused_node_does_not_write_when_it_wakes(house: Any) -> None:
    """Its tables are elsewhere by then: it forgets them, and its pages come back.

    By its own clock its leases still last, so that the database has to refuse what it writes.
    """
    nodes = house(2)

    async def check() -> None:
        table, anna, ben, hers, his = await at_both(nodes)
        await play_some([hers, his], first_move, 3)
        while hers.to_act is None:
            await play_some([hers, his], first_move, 1)
            await hers.ask("ping")
        os.kill(nodes[0].pid, signal.SIGSTOP)
        await taken_over(nodes[0])
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
        wait_for(lambda: get(f"{nodes[0].address}/healthz").json()["status"] == "ok")
        hers = await come_back(anna, nodes[0], table)  # a new node by now; the table stays where it is
        assert holder(nodes, table) is nodes[1]
        await play_on([hers, his], first_move)

    run(check())


def test_a_cut_connection_to_the_database_is_opened_anew(house: Any) -> None:
    nodes = house(2)

    async def check() -> None:
        _, _, _, hers, his = await at_both(nodes)
        for _ in range(3):
            cut_connections(nodes[0])
            await play_some([hers, his], first_move, 2)
        await play_on([hers, his], first_move)
        assert len(asked(nodes[0], "select id from nodes")) == 2

    run(check())


def test_a_rolling_restart_loses_no_match(house: Any) -> None:
    """SIGTERM hands the tables over at once; requests that were not answered are asked again."""
    nodes = house(2)

    async def check() -> None:
        table, anna, ben, hers, his = await at_both(nodes)
        await play_some([hers, his], first_move, 4)
        for old, other in ((nodes[0], nodes[1]), (nodes[1], nodes[0])):
            await his.ask("ping")
            version = his.version
            await asyncio.to_thread(old.stop)
            assert not asked(other, "select 1 from leases l join nodes n on n.id = l.node where n.leaving")
            his, hers = await come_back(ben, other, table), await come_back(anna, other, table)
            assert his.version == version
            await play_some([hers, his], first_move, 2)
            await asyncio.to_thread(old.start)
            assert old.process is not None
        await play_on([hers, his], first_move)

    run(check())


def test_the_address_among_nodes_answers_nodes_alone(house: Any) -> None:
    nodes = house(2)

    async def check() -> None:
        table, anna, _, _, _ = await at_both(nodes)
        for (address,) in asked(nodes[0], "select address from nodes"):
            for headers in ({}, {"x-tablee-pass": "e30=.00"}, {"x-tablee-pass": "."}):
                for path in ("/healthz", "/metrics", "/api/me", "/"):
                    assert get(f"http://{address}{path}", headers=headers).status_code == 404, path
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
    with httpx.Client(verify=NO_CERTIFICATES) as client:
        assert client.get(f"{nodes[1].address}/api/me").status_code == 200
        for _ in range(39):
            client.get(f"{nodes[0].address}/api/me")
        for node in nodes:  # the first one reports with its next renewal, the second one reads it with its own
            for _ in range(2):  # the next to end may have begun before
                run(next_renewal(node))
        left = 0
        while left < 40 and client.get(f"{nodes[1].address}/api/me").status_code == 200:
            left += 1
        assert left < 25


def test_several_processes_behind_one_port(house: Any) -> None:
    """One that is killed is started again; SIGHUP exchanges all of them; matches go on."""
    (machine,) = house(1, "--processes", "2")

    def nodes() -> set[str]:
        return {id for (id,) in asked(machine, "select id from nodes")}

    async def check() -> None:
        assert len(nodes()) == 2
        browsers = [await Browser(machine.address).__aenter__() for _ in range(2)]
        tables = [await browsers[0].open("sunrise-lane", players=2, people=people("Anna")) for _ in range(2)]
        for table in tables:
            pages = [await browser.join(table) for browser in browsers]
            await pages[1].sit(1, "Ben")
            await pages[0].ask("start")
        for how, kept in ((signal.SIGKILL, 1), (signal.SIGHUP, 0)):
            before = nodes()
            os.kill(children(machine.pid)[0] if how == signal.SIGKILL else machine.pid, how)
            await wait_until(lambda kept=kept, before=before: len(nodes()) == 2 and len(nodes() & before) == kept)
            for table in tables:
                pages = [
                    await persistent(lambda browser=browser, table=table: browser.join(table)) for browser in browsers
                ]
                await play_some(pages, first_move, 2)

    run(check(), 150)
    assert machine.stop() == -signal.SIGTERM
    errors = [line for line in machine.errors().splitlines() if '"level": "error"' in line]
    assert [line for line in errors if "a process has ended" in line]
    # on a busy machine a node may stand still for longer than its leases last: it says so, and its matches go on
    assert [line for line in errors if "leases lost" not in line and "a process has ended" not in line] == []


def test_processes_end_with_whoever_watches_them(house: Any) -> None:
    (machine,) = house(1, "--processes", "2", forks=False)
    machine.kill()
    wait_for(lambda: not asked(machine, "select id from nodes"))


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_a_pause_that_is_shorter_than_the_leases_changes_nothing(house: Any) -> None:
    nodes = house(2)

    async def check() -> None:
        table, _, _, hers, his = await at_both(nodes)
        os.kill(nodes[0].pid, signal.SIGSTOP)
        await next_renewal(nodes[1])
        os.kill(nodes[0].pid, signal.SIGCONT)
        await play_on([hers, his], first_move)
        assert holder(nodes, table) is nodes[0]

    run(check())


@pytest.mark.parametrize(
    ("number", "devices", "faults", "kinds"),
    [
        pytest.param(2, 2, tuple(QUICK), QUICK, id="each once"),
        *(pytest.param(number, 8, tuple(FAULTS) * 4, FAULTS, marks=pytest.mark.soak) for number in (2, 3)),
    ],
)
def test_devices_play_through_everything(
    house: Any, number: int, devices: int, faults: tuple[str, ...], kinds: dict[str, Fault]
) -> None:
    """Kills, pauses, cut connections and restarts, while tables are opened, changed, played and followed."""
    run(fault_rounds(house(number), faults, devices, seed(number), kinds=kinds), 60 * len(faults))


def test_a_second_server_on_one_sqlite_file_is_a_second_node(tmp_path: Path) -> None:
    """Nobody means to; nothing is lost by it, and neither drives the other out for ever."""
    servers = [ServerProcess(tmp_path / "data"), ServerProcess(tmp_path / "data")]

    async def check() -> None:
        anna = await Browser(servers[0].address).__aenter__()
        table = await anna.open("sunrise-lane", players=2, people=people("Anna", "Ben"))
        page = await anna.join(table)
        await page.ask("start")
        await play_some([page], first_move, 3)
        version = page.version
        await asyncio.to_thread(servers[1].start)
        with pytest.raises(ConnectionClosed):
            await page.until(lambda: False)
        for server in (*servers, *servers):
            page = await come_back(anna, server, table)
            assert page.version >= version
            await play_some([page], first_move, 2)

    try:
        servers[0].start()
        run(check())
    finally:
        for server in servers:
            server.kill()
