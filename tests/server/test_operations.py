"""Running it: health, numbers, logs, pages, QR codes, bots that die, a goodbye to the pages."""

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.core.registry import game_names
from tests.server.client import Browser, people, play_on, run
from tests.server.process import ServerProcess, wait_for

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
            for path in ("/missing.js", "/../secret.key", "/%2e%2e/%2e%2e/secret.key", "/assets/x.css"):
                assert (await browser.http.get(path)).status_code == 404
            table = await browser.open(players=2)
            picture = await browser.http.get(f"/api/tables/{table}/qr.svg")
            assert picture.headers["content-type"] == "image/svg+xml"
            assert b"<svg" in picture.content

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
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as browser:
            bots = {"1": "greedy", "2": "greedy", "3": "greedy"}
            table = await browser.open("sunrise-lane", players=4, people=people("Anna"), bots=bots)
            page = await browser.join(table)
            await page.ask("start")
            killed = 0
            while killed < 3:
                await page.until(lambda: page.to_act is not None or page.over)
                if page.over:
                    break
                for worker in workers_of(server.pid):
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
                await page.play(page.legal(0)[0])
            while not page.over and not workers_of(server.pid):  # one is started when a bot's turn comes
                await page.until(lambda: page.to_act is not None or page.over)
                if not page.over:
                    await page.play(page.legal(0)[0])

    run(check(), 240)
    assert workers_of(server.pid)
    pid = server.pid
    server.stop()
    wait_for(lambda: not workers_of(pid))


def test_logs_are_lines_of_json(start_server: Start) -> None:
    server = start_server()
    server.data.joinpath("tablee.db").chmod(0o600)
    server.stop()
    for line in server.errors().splitlines():
        assert {"at", "level", "from", "what"} <= set(json.loads(line))


def test_a_bad_database_is_told_in_a_sentence(start_server: Start) -> None:
    with pytest.raises(RuntimeError, match=r"nowhere.*cannot be opened") as caught:
        start_server(database="postgresql://me:password@127.0.0.1:9/nowhere")
    assert "password" not in str(caught.value)


def test_a_taken_port_is_told_in_a_sentence(start_server: Start) -> None:
    first = start_server()
    with pytest.raises(RuntimeError, match="cannot be used"):
        start_server("--port", str(first.port))
