"""Nothing is lost and nothing gets stuck: errors in the middle, full disks, other rules, unreadable acts, rematches."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

import tablee
from tablee.core.record import replay
from tablee.server import acts
from tablee.server.errors import Refused
from tablee.server.handlers.context import Caller
from tablee.server.handlers.seats import follower
from tablee.server.live import LiveTable
from tablee.server.messages import requests
from tablee.server.server import ORDER_SECONDS
from tablee.server.table import Table
from tests.support.server.client import Browser, ConnectionClosed, Refusal, contribution, people, play_on, run
from tests.support.server.live import Listener, StillServices, ask, open_table, play
from tests.support.server.process import ServerProcess
from tests.support.waiting import step

Start = Callable[..., ServerProcess]


class Storing(StillServices):
    """Services that keep what is written, and can be made to fail or to wait."""

    def __init__(self) -> None:
        self.stored: list[acts.AnyAct] = []
        self.forgotten = 0
        self.failing: Exception | None = None
        self.gate = asyncio.Event()
        self.gate.set()

    async def write(self, table: Table, done: Sequence[acts.AnyAct]) -> None:
        await self.gate.wait()
        if self.failing is not None:
            raise self.failing
        self.stored += done

    def forget(self, live: LiveTable) -> None:
        self.forgotten += 1


async def started(services: Storing) -> LiveTable:
    table = open_table(2)
    services.stored = [
        table.created,
        *(
            acts.Sat(at=0, seat=seat, name=who.name, key=who.key, owner=f"device {seat}", contribution=who.contribution)
            for seat, who in enumerate(table.seats)
            if who is not None and not hasattr(who, "bot")
        ),
    ]
    live = LiveTable(Table.replay("table", services.stored), services)
    await ask(live, "device 0", requests.Start(id="start"))
    return live


def a_move(live: LiveTable, id: str) -> tuple[str, requests.Play]:
    match, seat = live.table.match, live.table.actor
    assert match is not None
    assert seat is not None
    return f"device {seat}", requests.Play(id=id, seat=seat, ply=match.ply, move=match.legal()[0])


@pytest.mark.parametrize("where", ["events", "apply", "text"])
def test_an_error_inside_a_move_leaves_nothing_behind(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory and storage stay the same, the table is loaded anew, and what is acknowledged later replays."""

    async def check() -> None:
        services = Storing()
        live = await started(services)
        await ask(live, *a_move(live, "1"))
        before = list(services.stored)
        broken = a_move(live, "2")

        def fail(*_: Any, **__: Any) -> Any:
            raise ZeroDivisionError("unexpected")

        with monkeypatch.context() as patched:
            patched.setattr(type(live.table.game), where, fail)
            with pytest.raises(ZeroDivisionError):
                await ask(live, *broken)
        assert services.stored == before
        assert live.closed
        assert services.forgotten == 1
        with pytest.raises(Refused, match="restarting"):
            await ask(live, *broken)
        again = LiveTable(Table.replay("table", services.stored), services)
        while again.table.state != "over":
            await ask(again, *a_move(again, f"m{again.table.version}"))
        assert Table.replay("table", services.stored).state == "over"
        again.close()

    play(check())


def test_a_move_that_cannot_be_written_did_not_happen_and_is_told() -> None:
    async def check() -> None:
        services = Storing()
        live = await started(services)
        listener = Listener("device 1")
        await live.join(listener, 0)
        ply = live.table.match.ply  # type: ignore[union-attr]
        services.failing = Refused("storage-failed")
        with pytest.raises(Refused, match="did not happen"):
            await ask(live, *a_move(live, "1"))
        assert live.table.match is not None
        assert live.table.match.ply == ply
        assert listener.sent[-1] != b"dropped", "first the answer, then the end of the connection"
        await step()
        assert listener.sent[-1] == b"dropped"
        assert services.forgotten == 1

    play(check())


def test_whoever_leaves_in_the_middle_tells_nothing_that_is_not_durable() -> None:
    async def check() -> None:
        services = Storing()
        live = await started(services)
        while True:  # up to the last move
            device, request = a_move(live, f"m{live.table.version}")
            moved = acts.Moved(at=0, seat=request.seat, move=request.move)
            if live.table.after([live.table.foresee(moved)]).state == "over":
                break
            await ask(live, device, request)
        onlooker, other = Listener("x"), Listener("y")
        await live.join(onlooker, 0)
        await live.join(other, 0)
        services.gate.clear()
        last = asyncio.create_task(ask(live, device, request))
        await step()
        live.leave(other)
        assert live.table.state == "playing"
        assert live.table.created.secret.encode() not in b"".join(onlooker.sent)
        services.gate.set()
        await last
        assert live.table.created.secret.encode() in b"".join(onlooker.sent)
        live.close()

    play(check())


def test_a_rematch_has_a_host_who_is_there() -> None:
    async def check() -> None:
        services = Storing()
        live = LiveTable(open_table(2), services)
        await ask(live, "device 0", requests.Stand(id="1", seat=0))
        assert live.table.hosts == {"device 1"}
        await ask(live, "new", requests.Sit(id="2", seat=0, name="Nora", contribution=contribution()))
        await ask(live, "device 1", requests.Contribute(id="3", seat=1, contribution=contribution()))
        await ask(live, "device 1", requests.Start(id="4"))
        while live.table.state != "over":
            device, request = a_move(live, f"m{live.table.version}")
            await ask(live, "new" if device == "device 0" else device, request)
        await live.ask(Listener("new"), requests.Rematch(id="r"), Caller("new"))
        followed = services.stored[-1]
        assert isinstance(followed, acts.Followed)
        opened = Table.replay("another", follower(live.table, followed))
        assert opened.hosts == {"device 1"}
        assert opened.seats_of("device 1") == [0]
        live.close()

    play(check())


def edited(server: ServerProcess, *statements: str) -> None:
    with sqlite3.connect(server.data / "tablee.db") as database:
        for statement in statements:
            database.execute(statement)
    database.close()


async def finished(browser: Browser) -> str:
    table = await browser.open(players=2, people=people("Anna", "Ben"))
    page = await browser.join(table)
    await page.ask("start")
    await play_on([page], lambda legal: legal[0])
    await page.close()
    return table


def test_finished_matches_stay_readable_under_other_rules(start_server: Start) -> None:
    """Another version of the rules: they are not replayed, but listed, and their records are there."""
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as anna:
            table = await finished(anna)
            running = await anna.open(players=2, people=people("Anna", "Ben"))
            record = await anna.get(f"/api/tables/{table}/record")
            await asyncio.to_thread(server.stop)
            edited(server, """update acts set body = replace(body, '"rules":', '"rules":9') where number = 1""")
            await asyncio.to_thread(server.start)
            assert await anna.get(f"/api/tables/{table}/record") == record
            mine = {one["summary"]["table"]: one["summary"] for one in await anna.get("/api/matches")}
            assert mine[table]["winners"]
            assert mine[running]["state"] == "open"
            for path in (f"/api/tables/{table}/replay", f"/api/tables/{running}/replay"):
                with pytest.raises(Refusal, match=r"other-rules.*record"):
                    await anna.get(path)
            with pytest.raises(Refusal, match="other-rules"):
                await anna.join(running)

    run(check())


def test_matches_from_before_records_were_kept_get_theirs(start_server: Start) -> None:
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as anna:
            table = await finished(anna)
            await asyncio.to_thread(server.stop)
            edited(server, "delete from records")
            await asyncio.to_thread(server.start)
            server.advance(ORDER_SECONDS)
            with sqlite3.connect(server.data / "tablee.db") as database:
                found = database.execute("select table_id from records").fetchall()
            database.close()
            assert found == [(table,)]

    run(check())


def test_what_cannot_be_written_is_told_on_both_ways(start_server: Start) -> None:
    """A database that refuses to write: 503 and a sentence, on the socket as well; and then the match goes on."""
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open(players=2, people=people("Anna", "Ben"))
            page = await anna.join(table)
            await page.ask("start")
            edited(server, "create trigger full before insert on acts begin select raise(abort, 'full'); end")
            with pytest.raises(Refusal, match=r"storage-failed.*did not happen"):
                await page.play(page.legal(page.to_act or 0)[0])
            with pytest.raises(ConnectionClosed):
                await page.until(lambda: False)
            response = await anna.http.post("/api/tables", json={"game": "high-road", "players": 2})
            assert (response.status_code, response.json()["slug"]) == (503, "storage-failed")
            edited(server, "drop trigger full")
            page = await anna.join(table)
            await play_on([page], lambda legal: legal[0])
            assert replay(await anna.get(f"/api/tables/{table}/record")).over

    run(check())
    assert "secret" not in server.errors()


def test_an_unreadable_act_spoils_only_its_own_table(start_server: Start) -> None:
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as anna:
            bad, good = await finished(anna), await finished(anna)
            await asyncio.to_thread(server.stop)
            edited(
                server, "delete from records",
                f"""update acts set body = '{{"act":"nonsense"}}' where number = 3 and table_id = '{bad}'""",
            )  # fmt: skip
            await asyncio.to_thread(server.start)
            assert replay(await anna.get(f"/api/tables/{good}/record")).over
            with pytest.raises(Refusal, match="damaged-table"):
                await anna.get(f"/api/tables/{bad}/record")
            with pytest.raises(Refusal, match="damaged-table"):
                await anna.join(bad)

    run(check())


def test_looking_wakes_no_table_and_no_bot(start_server: Start) -> None:
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as anna:
            over = await finished(anna)
            asleep = await anna.open(players=2, people=people("Anna"), bots={"1": "greedy"})
            page = await anna.join(asleep)
            await page.ask("start")
            await page.close()
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            for path in ("board", "luck", "record", "replay", "report", "qr.svg"):
                assert (await anna.http.get(f"/api/tables/{over}/{path}")).status_code == 200, path
            for path in ("board", "replay", "report", "qr.svg"):
                assert (await anna.http.get(f"/api/tables/{asleep}/{path}")).status_code == 200, path
            mine = await anna.get("/api/matches")
            assert [one["summary"]["table"] for one in mine] == [asleep, over]
            assert mine[0]["seats"] == [0]
            again = await anna.open(start_from={"table": over, "ply": 3}, people=people("Anna"), bots={"1": "greedy"})
            assert again
            assert (await anna.get("/healthz"))["live_tables"] == 0  # what was just opened waits for its people

    run(check())
    assert '"error"' not in json.dumps(server.errors().splitlines())


def test_errors_of_storage_are_refusals() -> None:
    from tablee.server.storage.store import Store

    class Broken:
        def connect(self) -> Any:
            raise OperationalError("x", None, Exception("disk I/O error"))

    with pytest.raises(Refused) as caught:
        Store(Broken()).acts("t")  # type: ignore[arg-type]
    assert caught.value.slug == "storage-failed"
    assert tablee.TableeError in Refused.__mro__
