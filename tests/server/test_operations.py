"""Running it: health, numbers, logs, pages, QR codes, bots that die, a goodbye to the pages."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablee.cli.app import app
from tablee.core.record import replay
from tablee.core.registry import game_names
from tests.support.server.client import Browser, Refusal, people, play_on, run
from tests.support.server.process import ServerProcess
from tests.support.waiting import wait_for

Start = Callable[..., ServerProcess]


def test_health_and_numbers(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open(players=2, people=people("Anna", "Ben"))
            page = await browser.join(table)
            await page.ask("start")
            await page.play(page.legal(0)[0])
            assert (await browser.get("/healthz"))["status"] == "ok"
            numbers = await browser.get("/metrics")
            for name in ("tablee_moves_total", "tablee_connections", "tablee_durable_seconds", "tablee_live_tables"):
                assert name in numbers
            elsewhere = await browser.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
            assert elsewhere.status_code == 404

    run(check())


def test_what_is_offered(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            offered = await browser.get("/api/games", language="it")
            assert [game["name"] for game in offered["games"]] == game_names()
            assert {"random", "greedy"} <= set(offered["bots"])
            assert offered["phrases"]["hello"] == "Ciao!"
            lane = next(game for game in offered["games"] if game["name"] == "sunrise-lane")
            assert lane["presets"]["italian"]["tied_places"] == "next_place"
            for option in lane["options"]:
                assert option["text"]
                assert len(option["value_texts"]) == len(option["values"])

    run(check())


def test_pages_and_qr_codes(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            for path in ("/", "/table/abc", "/anything"):
                page = await browser.http.get(path)
                assert page.headers["content-type"].startswith("text/html")
                assert "Tablée" in page.text
            odd = ("/" + "a" * 300 + ".js", "/x%00.js")
            for path in ("/missing.js", "/../secret.key", "/%2e%2e/%2e%2e/secret.key", "/assets/x.css", *odd):
                assert (await browser.http.get(path)).status_code == 404
            table = await browser.open(players=2)
            picture = await browser.http.get(f"/api/tables/{table}/qr.svg")
            assert picture.headers["content-type"] == "image/svg+xml"
            assert b"<svg" in picture.content
            crowded = await browser.http.get(f"/api/tables/{table}/qr.svg", headers={"Host": "x" * 5000})
            assert b"<svg" in crowded.content

    run(check())


def test_one_against_bots(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            bots = {"1": "greedy", "2": "random"}
            table = await browser.open("sunny-day", players=3, people=people("Anna"), bots=bots)
            page = await browser.join(table)
            await page.ask("start")
            await play_on([page], lambda legal: legal[0])
            assert page.over

    run(check())


def workers_of(pid: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                status = (folder / "status").read_text()
                command = (folder / "cmdline").read_text()
            except OSError:
                continue
            if f"\nPPid:\t{pid}\n" in status and "tablee.server.bots.worker" in command:
                found.append(int(folder.name))
    return found


def test_a_bot_that_dies_is_started_again(start_server: Start) -> None:
    server = start_server(forks=False)

    async def check() -> None:
        async with Browser(server.address) as browser:
            bots = {"1": "greedy", "2": "greedy", "3": "greedy"}
            table = await browser.open("sunrise-lane", players=4, people=people("Anna"), bots=bots)
            page = await browser.join(table)
            await page.ask("start")
            while not (workers := workers_of(server.pid)):
                await page.until(lambda: page.to_act is not None)
                await page.play(page.legal(0)[0])
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
            while not set(workers_of(server.pid)) - set(workers):  # one is started when a bot's turn comes
                await page.until(lambda: page.to_act is not None)
                await page.play(page.legal(0)[0])

    run(check(), 240)
    pid = server.pid
    server.stop()
    wait_for(lambda: not workers_of(pid))


def test_a_bad_database_is_told_in_a_sentence(start_server: Start) -> None:
    with pytest.raises(RuntimeError, match=r"nowhere.*cannot be opened") as caught:
        start_server(database="postgresql://me:password@127.0.0.1:9/nowhere")
    assert "password" not in str(caught.value)


def test_a_database_that_is_none_is_told_in_a_sentence(start_server: Start, tmp_path: Path) -> None:
    (tmp_path / "data0").mkdir()
    (tmp_path / "data0" / "tablee.db").write_bytes(b"this is no database" * 100)
    with pytest.raises(RuntimeError, match="file is not a database"):
        start_server()


def test_a_folder_that_cannot_be_used_is_told_in_a_sentence(start_server: Start, tmp_path: Path) -> None:
    (tmp_path / "data0").touch()
    with pytest.raises(RuntimeError, match="cannot be used: File exists"):
        start_server()


@pytest.mark.parametrize(
    ("limit", "told"), [({"TABLEE_LIMIT_OUTBOX_BYTES": "many"}, "whole number"), ({"TABLEE_LIMIT_X": "1"}, "no limit")]
)
def test_a_limit_that_means_nothing_is_told_in_a_sentence(
    start_server: Start, limit: dict[str, str], told: str
) -> None:
    with pytest.raises(RuntimeError, match=told):
        start_server(**limit)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("--port", "70000", "65535"),
        ("--address", "play.example.org", "https://"),
        ("--workers", "0", "1"),
        ("--node-address", "a:b:c", "10.0.0.1"),
        ("--processes", "2", "PostgreSQL"),
    ],
)
def test_options_that_mean_nothing_are_told(option: str, value: str, expected: str, tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["serve", "--data", str(tmp_path / "data"), option, value])
    assert told.exit_code == 2
    assert option in told.output
    assert expected in told.output


def test_a_busy_server_still_opens_tables(start_server: Start) -> None:
    """More live tables than are to be kept in memory, all of them in use: none of them is put away."""
    server = start_server(TABLEE_LIMIT_LIVE_TABLES="1")

    async def check() -> None:
        async with Browser(server.address) as browser:
            pages = []
            for _ in range(3):
                table = await browser.open(players=2, people=people("Anna", "Ben"))
                pages.append(await browser.join(table))
            for page in pages:
                await page.ask("start")
                await page.play(page.legal(page.to_act or 0)[0])
            assert (await browser.get("/healthz"))["live_tables"] == 3

    run(check())


def test_a_damaged_table_does_not_spoil_the_others(start_server: Start) -> None:
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as browser:
            tables = []
            for _ in range(2):
                tables.append(await browser.open(players=2, people=people("Anna", "Ben")))
                page = await browser.join(tables[-1])
                await page.ask("start")
                await play_on([page], lambda legal: legal[0])
            await asyncio.to_thread(server.stop)
            with sqlite3.connect(server.data / "tablee.db") as database:
                database.execute("delete from acts where number = 2 and table_id = ?", tables[:1])
                database.execute("delete from records where table_id = ?", tables[:1])
            database.close()
            await asyncio.to_thread(server.start)
            with pytest.raises(Refusal, match="cannot be shown"):
                await browser.get(f"/api/tables/{tables[0]}/record")
            assert replay(await browser.get(f"/api/tables/{tables[1]}/record")).over
            assert (await browser.get("/healthz"))["live_tables"] == 0

    run(check())


def test_a_taken_port_is_told_in_a_sentence(start_server: Start) -> None:
    first = start_server()
    with pytest.raises(RuntimeError, match="cannot be used"):
        start_server("--port", str(first.port))
