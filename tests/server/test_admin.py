"""`tablee admin`: what is done to tables and guests takes effect at once, is written down, and spoils nothing else."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablee.cli.app import app
from tablee.core.record import replay
from tablee.server.addresses import ban_of
from tablee.server.clock import now_ms
from tablee.server.errors import Refused
from tablee.server.server import ORDER_SECONDS
from tablee.server.storage.orders import DAY
from tests.support.server.client import Browser, ConnectionClosed, Page, Refusal, contribution, people, play_on, run
from tests.support.server.process import ServerProcess

Start = Callable[..., ServerProcess]


def admin(server: ServerProcess, *arguments: str, code: int = 0) -> str:
    """Give an order, in English; what was said. A running server has carried it out when this returns."""
    where = ["--database", server.database] if server.database else []
    told = CliRunner().invoke(app, ["admin", *arguments, "--data", str(server.data), *where, "--language", "en"])
    assert told.exit_code == code, told.output
    if server.process is not None:
        server.advance(ORDER_SECONDS)
    return told.output


async def gone(page: Page) -> None:
    with pytest.raises(ConnectionClosed):
        await page.until(lambda: False)


async def device_of(server: ServerProcess, table: str, seat: int) -> str:
    lines = admin(server, "show", table).splitlines()
    return lines[seat].rpartition(" ")[2]


def test_tables_are_listed_closed_and_deleted(start_server: Start, database: str | None) -> None:
    server = start_server(database=database)

    async def check() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open(players=2, people=people("Anna", "Ben"), public=True)
            other = await anna.open(players=2, people=people("Carla"))
            page = await anna.join(table)
            await page.ask("start")
            listed = admin(server, "tables")
            assert table in listed
            assert "Anna, Ben" in listed
            assert table not in admin(server, "tables", "--state", "open")
            assert "closed" in admin(server, "close", table, "--by", "Dora")
            await gone(page)
            page = await anna.join(table)
            assert page.table["closed"]
            for request in ({"move": page.legal(page.to_act or 0)[0]}, {}):
                with pytest.raises(Refusal, match="table-closed"):
                    await page.ask("play" if request else "undo", seat=0, ply=page.ply, **request)
            assert table not in [one["table"] for one in await anna.get("/api/tables")]
            assert "1" in admin(server, "delete", table, "--by", "Dora")
            await gone(page)
            with pytest.raises(Refusal, match="unknown-table"):
                await anna.join(table)
            assert (await anna.join(other)).table
            told = admin(server, "log")
            assert f"Dora  close  {table}" in told
            assert f"Dora  delete  {table}" in told

    run(check())


def test_guests_are_kept_out(start_server: Start) -> None:
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as eve:
            table = await anna.open(players=2, people=people("Anna"))
            page, hers = await eve.join(table), await anna.join(table)
            await page.sit(1, "Eve")
            await hers.ask("ping")
            device = await device_of(server, table, 1)
            admin(server, "ban", device, "--reason", "insults")
            await gone(page)
            with pytest.raises(Refusal, match="banned"):
                await eve.join(table)
            with pytest.raises(Refusal, match="banned"):
                await eve.get("/api/me")
            await hers.ask("ping")
            assert device in admin(server, "bans")
            admin(server, "unban", device)
            admin(server, "ban", "127.0.0.1")
            await gone(hers)
            with pytest.raises(Refusal, match="banned"):
                await anna.get("/api/me")
            assert "may come in again" in admin(server, "unban", "127.0.0.1")
            assert "was not" in admin(server, "unban", "127.0.0.1")
            assert (await eve.join(table)).you["seats"] == [1]

    run(check())


def test_no_name_looks_like_an_option() -> None:
    from tablee.server.devices import random_name

    assert not any(random_name(9).startswith("-") for _ in range(2_000))


def test_whom_to_keep_out() -> None:
    assert ban_of("192.0.2.7") == ("address", "192.0.2.7")
    assert ban_of("2001:db8:1:2::3") == ban_of("2001:db8:1:2::/64") == ("address", "2001:db8:1:2::/64")
    assert ban_of("abc_DEF-123") == ("device", "abc_DEF-123")
    with pytest.raises(Refused, match="neither"):
        ban_of("not a device")


def test_a_persons_names_and_talk_are_erased_and_the_match_stays(start_server: Start, database: str | None) -> None:
    server = start_server(database=database)

    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as eve:
            table = await anna.open(players=2, people=people("Anna"), chat="free")
            hers, page = await anna.join(table), await eve.join(table)
            await page.sit(1, "Evelyn")
            await hers.ask("start")
            await page.ask("say", seat=1, text="I live in Bern")
            await hers.ask("say", seat=0, text="good luck")
            await play_on([hers, page], lambda legal: legal[0])
            record = await anna.get(f"/api/tables/{table}/record")
            device = await device_of(server, table, 1)
            assert "1" in admin(server, "erase", device)
            await gone(hers)
            hers = await anna.join(table)
            whole = "".join(hers.raw)
            assert "Evelyn" not in whole
            assert "Bern" not in whole
            assert "good luck" in whole
            mine = await anna.get("/api/matches")
            assert "Evelyn" not in str(mine)
            assert "Anna" in str(mine)
            shown = await anna.get(f"/api/tables/{table}/replay")
            assert "Evelyn" not in str(shown)
            assert await anna.get(f"/api/tables/{table}/record") == record
            assert replay(record).over
            if database is None:
                for name in ("tablee.db", "tablee.db-wal"):
                    path = server.data / name
                    with sqlite3.connect(server.data / "tablee.db") as opened:
                        opened.execute("pragma wal_checkpoint(truncate)")
                    opened.close()
                    assert not path.exists() or b"Evelyn" not in path.read_bytes()

    run(check())


def test_a_personal_link_is_revoked(start_server: Start) -> None:
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as thief, Browser(server.address) as phone:
            table = await anna.open(players=2, people=people("Anna"))
            page = await anna.join(table)
            old = page.you["links"]["0"]
            await thief.http.get(old)
            assert (await thief.join(table)).you["seats"] == [0]
            said = admin(server, "revoke", table, "1", "--forget")
            new = said.split()[-1]
            await gone(page)
            assert (await thief.join(table)).you["seats"] == []
            assert (await phone.http.get(old)).status_code == 404
            assert (await phone.http.get(new)).status_code == 303
            assert (await phone.join(table)).you["seats"] == [0]
            assert "seats 1 to 2" in admin(server, "revoke", table, "2", code=2)

    run(check())


def test_old_tables_are_pruned(start_server: Start) -> None:
    server = start_server("--keep-days", "0")

    async def check() -> None:
        async with Browser(server.address) as anna:
            old, older, new = [await anna.open(players=2, people=people("Anna")) for _ in range(3)]
            await asyncio.to_thread(server.stop)
            with sqlite3.connect(server.data / "tablee.db") as opened:
                for table, days in ((old, 20), (older, 400)):
                    opened.execute("update tables set changed = ? where id = ?", (now_ms() - days * DAY, table))
            opened.close()
            assert "1" in admin(server, "prune")
            assert older not in admin(server, "tables")
            await asyncio.to_thread(server.start, "--keep-days", "10")
            server.advance(ORDER_SECONDS)
            assert new in admin(server, "tables")
            assert old not in admin(server, "tables")
            assert "the server  delete" in admin(server, "log")

    run(check())


def test_a_host_who_lost_the_seat_is_host_no_more(start_server: Start) -> None:
    """Whoever stole the host's link is not the host when it is revoked; whoever has the new one is."""
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as ben:
            table = await anna.open(players=2, people=people("Anna"))
            page, his = await anna.join(table), await ben.join(table)
            await his.ask("sit", seat=1, name="Ben", contribution=contribution())
            link = admin(server, "revoke", table, "1", "--forget").split()[-1]
            await gone(page)
            assert not (await anna.join(table)).you["host"]
            await anna.http.get(link)
            page = await anna.join(table)
            assert page.you["host"]
            await page.ask("start")

    run(check())


def test_without_a_database_there_is_a_sentence(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["admin", "tables", "--data", str(tmp_path), "--language", "it"])
    assert told.exit_code == 2
    assert "Non c'è nessuna base di dati" in " ".join(told.output.split())
    assert list(tmp_path.iterdir()) == []
