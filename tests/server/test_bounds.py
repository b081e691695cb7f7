"""Nobody stops the server with one request: whatever comes from outside is bounded in bytes, depth, number and time."""

import asyncio
import json
import select
import socket
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.server import ServerState

import tablee
from tablee.core.editions import Edition
from tablee.core.match import Match
from tablee.server import acts
from tablee.server.connections import RESERVED_FILES, BoundedHttp, Bounds
from tablee.server.devices import MOST_LETTERS, Devices
from tablee.server.errors import Refused
from tablee.server.handlers.context import Caller
from tablee.server.limits import Limits, whole_number
from tablee.server.live import LiveTable
from tablee.server.messages import requests
from tablee.server.reader.editions import DEEPEST, LONGEST, check_bounds
from tablee.server.rest.middleware import Middleware
from tablee.server.storage.schema import open_database, up_to_date
from tablee.server.storage.writer import Entry, Writer
from tablee.server.table import Table, moves_taken_back
from tests.support.server.client import Browser, ConnectionClosed, Refusal, contribution, get, people, run
from tests.support.server.live import Listener, StillServices
from tests.support.server.process import ServerProcess
from tests.support.waiting import wait_for, wait_until

Start = Callable[..., ServerProcess]


# --- one request ------------------------------------------------------------------------------------------------------


def calls_of(work: Callable[[], object]) -> list[str]:
    """The functions that are called by it, in Python and in C."""
    called: list[str] = []

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            called.append(f"{frame.f_globals['__name__']}.{frame.f_code.co_name}")
        elif event == "c_call":
            called.append(argument.__qualname__)

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return called


def test_a_cookie_of_backslashes_costs_no_more_than_another() -> None:
    """What is beyond the bound is not looked at, and there are no expressions that could try one letter twice."""
    devices = Devices(b"k" * 32)
    plain, hostile = ("a=" + "b" * 60_000, 'tablee="' + "\\" * 60_000)
    assert len(calls_of(lambda: devices.known(plain))) < 20
    calls = calls_of(lambda: devices.known(hostile))
    assert len(calls) < 60
    assert not [call for call in calls if call.startswith(("re.", "http.", "Pattern."))]
    assert calls_of(lambda: devices.known("tablee=x;" * 6_000)) == calls_of(lambda: devices.known("tablee=x;" * 6))
    most = calls_of(lambda: devices.known("a=b;" * 60_000))
    assert len(most) == len(calls_of(lambda: devices.known("a=b;" * (MOST_LETTERS // 4))))


def test_the_cookie_is_found_among_others() -> None:
    devices = Devices(b"k" * 32)
    device = devices.new()
    assert devices.known(f"theme=dark; tablee={devices.signed(device)}; x=y") == device
    assert devices.known(f"xtablee={devices.signed(device)}") is None


HOSTILE_EDITIONS = {
    "dotted key": ".".join(["a"] * 9_000) + " = 1",
    "dotted key, quoted": ".".join(['"a b"'] * 3_000) + " = 1",
    "dotted table": "[" + ".".join(["a"] * 9_000) + "]\nx = 1",
    "dotted key in a table": "x = {" + ".".join(["a"] * 9_000) + " = 1}",
    "nested arrays": "x = " + "[" * 9_000,
    "nested tables": "x = " + "{a = " * 3_000,
    "a long number": "x = " + "9" * 9_000,
    "a long date": "x = 2020-01-01T00:00:00." + "0" * 9_000,
    "too long": "x = '" + "a" * LONGEST + "'",
}


@pytest.mark.parametrize("kind", HOSTILE_EDITIONS)
def test_editions_are_bounded_before_they_are_parsed(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.server.reader.editions import edition_of

    monkeypatch.setattr(Edition, "parse", lambda text, where: pytest.fail("it was parsed"))
    with pytest.raises(Refused, match="too"):
        edition_of(tablee.game_class("high-road"), HOSTILE_EDITIONS[kind])


@pytest.mark.parametrize("text", ["x = 1979-13-40", "x = 1e999999", "x = 'a\n", 'x = "\\uD800"', "x = \x00", "=" * 50])
def test_editions_that_are_none_have_their_sentence(text: str) -> None:
    from tablee.server.reader.editions import edition_of

    with pytest.raises(tablee.TableeError):
        edition_of(tablee.game_class("high-road"), text)


def test_editions_of_people_are_within_the_bounds() -> None:
    for name in tablee.game_names():
        check_bounds(tablee.load(name).edition.text)
    check_bounds("a" + ".b" * (DEEPEST - 1) + " = 1.5\nfloats = [" + "1.5, " * 1_000 + "]\n# " + "." * 500)
    check_bounds('text = """\n' + "... [[[[ " * 300 + '\n"""\nother = \'' + "{" * 300 + "'")


def test_hostile_editions_by_the_wire(start_server: Start) -> None:
    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as browser:
            for text in HOSTILE_EDITIONS.values():
                response = await browser.http.post("/api/tables", json={"game": "high-road", "edition": text})
                assert response.status_code == 400, response.text
            assert (await browser.get("/healthz"))["live_tables"] == 0

    run(check())


# --- what was taken back ----------------------------------------------------------------------------------------------


def undoing_table(pairs: int) -> list[acts.AnyAct]:
    """A table at which somebody played and took back, and talked in between."""
    game = tablee.load("sunrise-lane", players=2)
    created = acts.Created(
        at=0, device="d", game=game.name, rules=game.version, players=2, options=game.options,
        edition=game.edition.text, secret="5a" * 32,
    )  # fmt: skip
    done: list[acts.AnyAct] = [created]
    table = Table.open("t", created)

    def add(act: acts.AnyAct) -> None:
        table.apply(act)
        done.append(act)

    for seat in range(2):
        add(acts.Sat(at=1, seat=seat, name=f"p{seat}", key="k", owner="d", contribution="0b" * 32))
    add(acts.Started(at=2))
    match = table.match
    assert match is not None
    while not any(move.startswith("build") for move in match.legal()):
        legal = match.legal()
        add(table.foresee(acts.Moved(at=3, seat=match.actor, move="draw" if "draw" in legal else legal[0], spent=5)))
        match = table.match
        assert match is not None
    for number in range(pairs):
        build = next(move for move in match.legal() if move.startswith("build"))
        add(table.foresee(acts.Moved(at=4, seat=match.actor, move=build, spent=7)))
        add(acts.Said(at=4, seat=0, phrase="oops"))
        add(acts.Undone(at=5, seat=table.actor or 0, request=f"u{number}", device="d"))
        match = table.match
        assert match is not None
    return done


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = undoing_table(60)
    by_hand = Table.open("t", stored[0])  # type: ignore[arg-type]
    for act in stored[1:]:
        by_hand.apply(act)
    played: list[str] = []
    taken_back: list[bool] = []
    play, undo = Match.play, Match.undo
    monkeypatch.setattr(Match, "play", lambda self, move: played.append(move) or play(self, move))
    monkeypatch.setattr(Match, "undo", lambda self: taken_back.append(True) or undo(self))
    replayed = Table.replay("t", stored)
    assert len(moves_taken_back(stored)) == 120
    assert len(played) == sum(isinstance(act, acts.Moved) for act in stored) - 60
    assert not taken_back
    assert replayed.match is not None
    assert by_hand.match is not None
    assert replayed.match.state == by_hand.match.state
    for name in ("used", "version", "plies", "requests", "chat", "changed_at"):
        assert getattr(replayed, name) == getattr(by_hand, name), name


# --- rates and numbers ------------------------------------------------------------------------------------------------


def test_the_sockets_of_one_address_share_a_rate(start_server: Start) -> None:
    server = start_server(TABLEE_LIMIT_CLIENT_MESSAGES_PER_SECOND="1", TABLEE_LIMIT_CLIENT_MESSAGE_BURST="50")

    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open(players=2, people=people("Anna"))
            pages = [await browser.join(table) for _ in range(10)]
            refused = 0
            for page in pages:
                for _ in range(20):
                    await page.connection.send('{"type":"ping","id":"x"}')
                for _ in range(20):
                    refused += (await page.receive())["type"] == "failed"
            assert refused >= 200 - 50 - 60  # all of them together have what one has, and what came in a minute

    run(check())


def test_what_everybody_is_told_of_costs_more(start_server: Start) -> None:
    server = start_server(TABLEE_LIMIT_CLIENT_MESSAGES_PER_SECOND="1", TABLEE_LIMIT_CLIENT_MESSAGE_BURST="50")

    async def check() -> None:
        async with Browser(server.address) as browser:
            page = await browser.join(await browser.open(players=4, people=people("Anna")))
            done = 0
            for number in range(60):
                swap = {"type": "swap", "id": f"s{number}", "seat": number % 4, "other": (number + 1) % 4}
                await page.connection.send(json.dumps(swap))
            for _ in range(60):
                while (answer := await page.receive())["type"] == "update":
                    pass
                done += answer["type"] == "done"
            assert done < 25

    run(check())


def test_onlookers_do_not_lock_players_out(start_server: Start) -> None:
    server = start_server(TABLEE_LIMIT_CONNECTIONS_PER_TABLE="3")

    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as stranger:
            table = await anna.open(players=2, people=people("Anna", "Ben"))
            for _ in range(3):
                await stranger.join(table)
            with pytest.raises(Refusal, match="too-many-connections"):
                await stranger.join(table)
            page = await anna.join(table)
            await page.ask("start")

    run(check())


def test_the_last_connections_are_for_players(start_server: Start) -> None:
    server = start_server(TABLEE_LIMIT_CONNECTIONS="20")

    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as stranger:
            table = await anna.open(players=2, people=people("Anna", "Ben"))
            with pytest.raises(Refusal, match="too-many-connections"):  # noqa: PT012
                for _ in range(20):
                    await stranger.join(table)
            assert (await anna.join(table)).you["seats"] == [0, 1]

    run(check())


def test_a_stranger_cannot_fill_a_table() -> None:
    class Narrow(StillServices):
        limits = Limits(acts_per_table=100)

    async def check() -> None:
        game = tablee.load("high-road", players=2)
        created = acts.Created(
            at=0, device="host", game=game.name, rules=game.version, players=2, options=game.options,
            edition=game.edition.text, secret="00" * 32,
        )  # fmt: skip
        live = LiveTable(Table.open("t", created), Narrow())

        async def ask(device: str, request: requests.AnyRequest, address: str) -> None:
            await live.ask(Listener(device), request, Caller(device, address))

        done = 0
        with pytest.raises(Refused, match="only moves"):  # noqa: PT012
            for number in range(500):
                device = f"stranger {number}"  # a new cookie each time does not help
                sit = requests.Sit(id=f"s{number}", seat=1, name="Eve", contribution=contribution())
                await ask(device, sit, "192.0.2.1")
                await ask(device, requests.Stand(id=f"t{number}", seat=1), "192.0.2.1")
                done += 2
        assert done <= 22
        for number in range(30):  # many strangers together do fill it; the host begins all the same
            address = f"198.51.100.{number}"
            for turn in range(10):
                device = f"{address} {turn}"
                sit = requests.Sit(id=f"s{number}", seat=1, name="Eve", contribution=contribution())
                try:
                    await ask(device, sit, address)
                    await ask(device, requests.Stand(id=f"t{number}", seat=1), address)
                except Refused:
                    break
        if live.table.seats[1] is not None:
            await ask("host", requests.Unseat(id="u", seat=1), "203.0.113.1")
        sit = requests.Sit(id="a", seat=0, name="Anna", contribution=contribution())
        await ask("host", sit, "203.0.113.1")
        await ask("host", requests.Bot(id="b", seat=1, bot="random"), "203.0.113.1")
        if not live.table.seats[0].contribution:  # type: ignore[union-attr]
            await ask("host", requests.Contribute(id="c", seat=0, contribution=contribution()), "203.0.113.1")
        await ask("host", requests.Start(id="d"), "203.0.113.1")
        assert live.table.state == "playing"
        live.close()

    asyncio.run(check())


# --- connections ------------------------------------------------------------------------------------------------------


def raw(server: ServerProcess) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 20)


def test_heads_are_bounded(server: ServerProcess) -> None:
    for padding in (b"x-padding: " + b"a" * 1_000 + b"\r\n", b"a: b\r\n"):
        with raw(server) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n")
            sent = 0
            with pytest.raises(OSError):  # noqa: PT011, PT012
                while sent < 8_000_000:
                    connection.sendall(padding * 20)
                    sent += 20 * len(padding)
                raise AssertionError("it was all taken")
    with raw(server) as connection:
        connection.sendall(b"GET /" + b"a" * 40_000)
        assert b"431" in connection.recv(1_000)


class Transport:
    """A connection that keeps what is written to it."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str) -> object:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else None

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


@pytest.mark.parametrize("cut", range(5))
def test_a_body_may_follow_its_head_in_one_piece(cut: int) -> None:
    """Its bytes are not counted as the head's, wherever the pieces were cut."""
    body = b"x" * 60_000
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % len(body)
    taken = b""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal taken
        while len(taken) < len(body):
            taken += (await receive())["body"]
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def check() -> None:
        config = uvicorn.Config(app, log_config=None, lifespan="off")
        config.load()
        bounds, transport = Bounds(Limits(), 1_000, "", 0), Transport()
        protocol = BoundedHttp(bounds, config=config, server_state=ServerState(), app_state={})
        protocol.connection_made(transport)
        whole, place = head + body, len(head) - cut
        protocol.data_received(whole[:place])
        protocol.data_received(whole[place:])
        await wait_until(lambda: b" 200 " in transport.written, what="the answer")
        protocol.connection_lost(None)

    asyncio.run(check())
    assert taken == body


def is_ended(server: ServerProcess, connection: socket.socket, says: bytes = b"") -> bool:
    """Let time pass and say something; whether the server has ended the connection."""
    server.advance(5)
    try:
        if select.select([connection], [], [], 0)[0]:
            return connection.recv(10_000) == b""
        connection.sendall(says)
    except ConnectionError:
        return True
    return False


@pytest.mark.parametrize(
    ("beginning", "says"),
    [
        (b"", b""),
        (b"GET /healthz HTTP/1.1\r\nhost:", b""),
        (b"GET /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n", b""),
        (b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n{", b"x"),
    ],
)
def test_requests_that_do_not_end_are_ended(server: ServerProcess, beginning: bytes, says: bytes) -> None:
    with raw(server) as connection:
        connection.sendall(beginning)
        wait_for(lambda: is_ended(server, connection, says), what="the end of the connection")
    assert get(f"{server.address}/healthz").json()["status"] == "ok"
    assert "request failed" not in server.errors()


def test_empty_lines_are_no_way_to_stay(server: ServerProcess) -> None:
    with raw(server) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        answer = b""
        while b"live_tables" not in answer:
            answer += connection.recv(10_000)
        connection.sendall(b"\r\n")  # uvicorn would keep it for ever
        wait_for(lambda: is_ended(server, connection), what="the end of the connection")


def test_sockets_outlive_the_bounds_of_requests(server: ServerProcess) -> None:
    limits = Limits()

    async def check() -> None:
        async with Browser(server.address) as browser:
            page = await browser.join(await browser.open(players=2))
            for _ in range(3):
                await asyncio.to_thread(server.advance, max(limits.head_seconds, limits.body_seconds) / 2)
                await page.ask("ping")

    run(check())


def test_pongs_that_nobody_reads_end_the_connection(server: ServerProcess) -> None:
    """How much the server keeps until then is counted in test_wire.py."""

    async def check() -> None:
        async with Browser(server.address) as browser:
            page = await browser.join(await browser.open(players=2))
            transport = page.connection.transport
            transport.pause_reading()  # type: ignore[attr-defined]
            ping = b"\x89\xfd" + b"\0" * 4 + b"x" * 125

            def is_over() -> bool:
                if transport.get_write_buffer_size() < 1_000_000:
                    transport.write(ping * 2_000)
                return transport.is_closing()

            await wait_until(is_over, what="the end of the connection")

    run(check(), 120)


def test_too_many_pieces_end_the_connection(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            page = await browser.join(await browser.open(players=2))
            empty = b"\x00\x80" + b"\0" * 4
            page.connection.transport.write(b"\x01\x80" + b"\0" * 4 + empty * 5_000)
            with pytest.raises(ConnectionClosed):
                await page.until(lambda: False)

    run(check())


def test_connections_leave_files_for_the_rest() -> None:
    bounds = Bounds(Limits(), 1_000, "10.0.0.0/8, 127.0.0.1", 0)
    assert sum(bounds.connections.enter("127.0.0.1", many=True) for _ in range(2_000)) == 1_000 - RESERVED_FILES
    assert bounds.is_proxy("10.1.2.3")
    assert bounds.is_proxy("127.0.0.1")
    assert not bounds.is_proxy("192.0.2.1")
    assert not bounds.is_proxy("nowhere")
    alone = Bounds(Limits(), 1_000, "", 0)
    assert sum(alone.connections.enter("192.0.2.1") for _ in range(2_000)) == 2 * Limits().connections_per_client


def test_without_files_running_tables_go_on(start_server: Start) -> None:
    server = start_server(files=128)

    async def check() -> None:
        async with Browser(server.address) as anna:
            page = await anna.join(await anna.open(players=2, people=people("Anna", "Ben")))
            await page.ask("start")
            held = []
            for _ in range(200):
                one = raw(server)
                one.sendall(b"GET / HTTP/1.1\r\n")
                held.append(one)
            for _ in range(5):
                await page.play(page.legal(page.to_act or 0)[0])
            for one in held:
                one.close()

    run(check())
    assert "Too many open files" not in server.errors()


# --- odd numbers, and what is written where ---------------------------------------------------------------------------


def test_whole_numbers() -> None:
    assert [whole_number(text) for text in ("0", "17", "²", "٣", "", "-1", "1e3", "9" * 5_000)] == [
        0, 17, None, None, None, None, None, None,
    ]  # fmt: skip


def test_odd_numbers_by_the_wire(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open(players=2, people=people("Anna"))
            assert (await browser.join(table, since="²")).table  # type: ignore[arg-type]
            for length in ("²", "-5", "9" * 400):
                with raw(server) as connection:
                    request = f"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\n\r\n"
                    connection.sendall(request.encode("latin-1"))
                    assert connection.recv(1_000).split()[1] in (b"400", b"413")

    run(check())
    assert "failed" not in server.errors()


@pytest.mark.parametrize(("cached", "expected"), [("public, max-age=31536000, immutable", False), ("no-cache", True)])
def test_what_caches_keep_has_no_cookie(cached: str, expected: bool, tmp_path: Path) -> None:
    from types import SimpleNamespace

    from tablee.server.limits import Buckets
    from tablee.server.settings import Settings

    async def app(scope: Any, receive: Any, send: Any) -> None:
        headers = [(b"cache-control", cached.encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})

    server: Any = SimpleNamespace(
        settings=Settings(data=tmp_path), requests=Buckets(1, 1), devices=Devices(b"k" * 32),
        is_banned=lambda client, device: False,
    )  # fmt: skip
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    scope = {
        "type": "http", "path": "/assets/x.js", "method": "GET", "headers": [], "scheme": "http", "client": ("x", 1),
    }  # fmt: skip
    asyncio.run(Middleware(app, server)(scope, None, send))  # type: ignore[arg-type]
    assert any(key == b"set-cookie" for key, _ in told[0]["headers"]) == expected


def test_errors_of_the_database_tell_nothing_that_was_written(tmp_path: Path) -> None:
    engine = up_to_date(f"sqlite:///{tmp_path / 'x.db'}")
    writer = Writer(engine)
    with pytest.raises(SQLAlchemyError) as caught:
        asyncio.run(writer.write(Entry("nowhere", 1, ["the secret"])))
    writer.close()
    assert "the secret" not in str(caught.value)
    engine.dispose()


def test_a_rematch_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    row = {"id": "old", "game": "g", "state": "over", "public": True, "changed": 1, "summary": "{}"}
    engine = up_to_date(f"sqlite:///{tmp_path / 'x.db'}")
    writer = Writer(engine)
    asyncio.run(writer.write(Entry("old", 1, ["a"], row)))
    follower = Entry("new", 1, ["b"], {**row, "id": "new"})
    with pytest.raises(SQLAlchemyError):
        asyncio.run(writer.write(Entry("old", 1, ["again"], also=[follower])))
    with engine.connect() as connection:
        assert [id for (id,) in connection.exec_driver_sql("select id from tables")] == ["old"]
    asyncio.run(writer.write(Entry("old", 2, ["c"], also=[follower])))
    writer.close()
    with engine.connect() as connection:
        assert connection.exec_driver_sql("select count(*) from acts").scalar() == 3
    engine.dispose()


def test_an_empty_database_is_not_taken_for_a_new_one(tmp_path: Path, start_server: Start) -> None:
    path = tmp_path / "x.db"
    up_to_date(f"sqlite:///{path}").dispose()
    assert path.stat().st_size > 0
    assert [one.name for one in tmp_path.iterdir()] == ["x.db"]
    path.write_bytes(b"")
    with pytest.raises(Refused) as caught:
        up_to_date(f"sqlite:///{path}")
    assert caught.value.slug == "empty-database"
    assert path.stat().st_size == 0
    (tmp_path / "data0").mkdir()
    (tmp_path / "data0" / "tablee.db").touch()
    with pytest.raises(RuntimeError, match="is empty"):
        start_server()


def test_a_fresh_database_is_whole_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.server.storage import schema

    def broken(engine: object) -> None:
        raise sqlite3.OperationalError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(schema, "migrate", broken)
        with pytest.raises(sqlite3.OperationalError):
            schema.up_to_date(f"sqlite:///{tmp_path / 'x.db'}")
    assert list(tmp_path.iterdir()) == []
    engine = schema.up_to_date(f"sqlite:///{tmp_path / 'x.db'}")
    engine.dispose()
    open_database(f"sqlite:///{tmp_path / 'x.db'}").dispose()
