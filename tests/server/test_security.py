"""Who may do what from where: cookies, origins, headers, sizes, rates, numbers; and nothing of a trace to anybody."""

import asyncio
import json
import socket
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from tablee.server.addresses import household
from tablee.server.devices import Devices
from tablee.server.messages import VERSION
from tests.support.server.client import Browser, ConnectionClosed, Page, Refusal, contribution, people, run
from tests.support.server.process import ServerProcess

Start = Callable[..., ServerProcess]


def test_cookies_are_signed() -> None:
    devices, others = Devices(b"k" * 32), Devices(b"x" * 32)
    device = devices.new()
    signed = devices.signed(device)
    assert devices.known(f"tablee={signed}") == device
    for bad in (f"tablee={device}", "tablee=", f"tablee={signed}x", f"tablee={others.signed(device)}", "", "=;;\x00"):
        assert devices.known(bad) is None


def test_cookies_and_headers(server: ServerProcess) -> None:
    async def check() -> None:
        browser = Browser(server.address)
        response = await browser.http.get("/")
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'; script-src 'self' 'wasm-unsafe-eval';" in policy
        assert policy.count("unsafe") == 1
        assert response.headers["referrer-policy"] == "no-referrer"
        assert "server" not in response.headers
        again = await browser.http.get("/")
        assert "set-cookie" not in again.headers

    run(check())


def test_a_seat_needs_its_cookie(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open(players=2, people=people("Anna", "Ben"))
            page = await anna.join(table)
            await page.ask("start")
            stranger = Browser(server.address)
            theirs = await stranger.join(table)
            assert theirs.you == {"seats": [], "host": False, "links": {}}
            with pytest.raises(Refusal, match="wrong-seat"):
                await theirs.ask("play", seat=0, ply=theirs.ply, move="play 1")
            open_table = await anna.open(players=2)
            theirs = await stranger.join(open_table)
            with pytest.raises(Refusal, match="no-cookie"):
                await theirs.sit(0, "Eve")
            forged = Browser(server.address)
            forged.http.cookies.set("tablee", anna.http.cookies["tablee"][:-3] + "abc")
            assert (await forged.join(table)).you["seats"] == []

    run(check())


def test_foreign_pages_are_refused(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open(players=2)
            with pytest.raises(Refusal, match="foreign-origin"):
                await anna.join(table, Origin="https://evil.example")
            assert (await anna.join(table, format="json", Origin=server.address)).table
            response = await anna.http.post(
                "/api/tables", json={"game": "high-road"}, headers={"Origin": "https://evil.example"}
            )
            assert (response.status_code, response.json()["slug"]) == (403, "foreign-origin")

    run(check())


def test_a_page_of_another_version_is_told_to_reload(server: ServerProcess) -> None:
    """Also one of version 2, which said nothing of itself: in words that it shows. Programs need not say anything."""

    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open()
            for format, protocol, origin, slug in (
                ("bytes", VERSION + 1, server.address, "old-page"),
                ("json", VERSION - 1, server.address, "old-page"),
                (None, 2, None, "old-page"),
                (None, None, server.address, "foreign-origin"),
            ):
                headers = {"Origin": origin} if origin else {}
                with pytest.raises(Refusal, match="Reload the page") as caught:
                    await browser.join(table, format=format, protocol=protocol, **headers)
                assert caught.value.slug == slug
            for format, protocol, origin in (
                ("bytes", VERSION, server.address), ("json", None, server.address), (None, VERSION, server.address),
                ("bytes", None, None), (None, None, None),
            ):  # fmt: skip
                page = await browser.join(
                    table, format=format, protocol=protocol, **({"Origin": origin} if origin else {})
                )
                assert page.table["table"] == table
            with pytest.raises(Refusal, match="json / bytes"):
                await browser.join(table, format="text")

    run(check())


def test_a_proxy_speaks_for_its_clients(server: ServerProcess, start_server: Start) -> None:
    """TLS ends at the proxy: its word on scheme and address counts, that of anybody else does not."""
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}

    async def check(address: str, believed: bool) -> None:
        response = await Browser(address).http.get("/api/me", headers=headers)
        assert ("; Secure" in response.headers["set-cookie"]) == believed
        assert ((await Browser(address).http.get("/metrics", headers=headers)).status_code == 404) == believed

    run(check(server.address, True))
    run(check(start_server("--proxies", "192.0.2.1").address, False))


def test_a_household_counts_once() -> None:
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2::3") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::3") != household("2001:db8:1:2::3")
    assert household("::1") == "::1"
    assert household("nowhere") == "nowhere"


async def send_too_much(page: Page) -> None:
    """The connection is lost, maybe before everything was sent."""
    await page.connection.send("x" * 2_000_000)
    await page.until(lambda: False)


def test_sizes(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open(players=2)
            page = await anna.join(table)
            await page.connection.send("x" * 20_000)
            assert (await page.receive())["slug"] == "message-too-big"
            await page.ask("ping")
            await page.connection.send(b"\xff\x00")
            assert (await page.receive())["slug"] == "bad-message"
            await page.connection.send("[" * 15_000)
            assert (await page.receive())["slug"] == "bad-message"
            await page.ask("ping")
            with pytest.raises(ConnectionClosed):
                await send_too_much(page)
            assert (await anna.join(table)).table
            response = await anna.http.post("/api/tables", content=b"x" * 200_000)
            assert (response.status_code, response.json()["slug"]) == (413, "message-too-big")

            async def endless() -> object:
                for _ in range(100):
                    yield b"x" * 10_000

            response = await anna.http.post("/api/tables", content=endless())
            assert response.json()["slug"] == "message-too-big"

    run(check())


def test_rates_and_numbers(start_server: Start) -> None:
    server = start_server(
        TABLEE_LIMIT_MESSAGES_PER_SECOND="5", TABLEE_LIMIT_MESSAGE_BURST="10", TABLEE_LIMIT_CONNECTIONS_PER_CLIENT="3",
        TABLEE_LIMIT_TABLES_PER_CLIENT_HOUR="2", TABLEE_LIMIT_REQUEST_BURST="30", TABLEE_LIMIT_REQUESTS_PER_SECOND="1",
        TABLEE_LIMIT_CHAT_PER_MINUTE="3",
    )  # fmt: skip

    async def check() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open(players=2, people=people("Anna"))
            await anna.open(players=2)
            with pytest.raises(Refusal, match="too-many-tables"):
                await anna.open("nonsense that is not even looked at")
            page = await anna.join(table)
            for _ in range(3):
                await page.ask("say", seat=0, phrase="hello")
            with pytest.raises(Refusal, match="too-many-requests"):
                await page.ask("say", seat=0, phrase="hello")
            with pytest.raises(Refusal, match="too-many-requests"):
                await (await anna.join(table)).ask("say", seat=0, phrase="hello")
            for _ in range(30):
                await page.connection.send('{"type":"ping","id":"x"}')
            await page.until(lambda: None in page.answers)
            server.advance(1)
            await page.ask("ping")
            await anna.join(table)
            with pytest.raises(Refusal, match="too-many-connections"):
                await anna.join(table)
            slugs = {(await anna.http.get("/api/me")).status_code for _ in range(40)}
            assert slugs == {200, 429}
            assert (await anna.http.get("/healthz")).status_code == 200
            for one in anna.pages:
                await one.close()

            async def join_too_often() -> None:
                while True:  # a request may be allowed again before it is made
                    while (await anna.http.get("/api/me")).status_code != 429:
                        pass
                    await (await anna.join(table)).close()

            with pytest.raises(Refusal, match="too-many-requests"):
                await join_too_often()

    run(check())


def test_nothing_of_a_trace(start_server: Start) -> None:
    """A table whose stored acts are damaged: a sentence for the page, the reason in the log."""
    import sqlite3

    server = start_server()

    async def check() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open(players=2, people=people("Anna", "Ben"))
            page = await anna.join(table)
            await page.ask("start")
            await asyncio.to_thread(server.stop)
            with sqlite3.connect(server.data / "tablee.db") as database:
                database.execute("delete from acts where number = 2")
            database.close()
            await asyncio.to_thread(server.start)
            with pytest.raises(Refusal, match="damaged-table") as caught:
                await anna.join(table)
            assert "Traceback" not in json.dumps(caught.value.text)
            told = [json.loads(line) for line in server.errors().splitlines()]
            assert all({"at", "level", "from", "what"} <= set(line) for line in told)
            assert [line["table"] for line in told if line["what"] == "damaged table"] == [table]

    run(check())


async def sockets_of(browser: Browser) -> int:
    """How many sockets the server has, as it says itself."""
    numbers: str = await browser.get("/metrics")
    return sum(int(float(line.split()[1])) for line in numbers.splitlines() if line.startswith("tablee_connections{"))


def stop_reading(page: Page) -> None:
    wire = page.connection.transport.get_extra_info("socket")
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    page.connection.transport.pause_reading()  # type: ignore[attr-defined]


def write(page: Page, type: str, **fields: object) -> None:
    """Send a request, without reading anything."""
    page.requests += 1
    request = json.dumps({"type": type, "id": f"written {page.requests}", **fields})
    page.connection.transport.write(Frame(Opcode.TEXT, request.encode()).serialize(mask=True))


async def read_on(page: Page) -> None:
    """Read until the connection is over."""
    page.connection.transport.resume_reading()  # type: ignore[attr-defined]
    await page.connection.send("[]")  # a reset that came while there was no room for it is sent again
    await page.until(lambda: False)


def test_a_reader_who_does_not_read_is_dropped(start_server: Start) -> None:
    """Whoever asks for much and reads nothing costs memory up to a bound, and nobody else's time.

    It is dropped for no other reason: it speaks all the time, never sends many messages at once, and another tab of
    the same device, which reads nothing either but asks for little, stays.
    """
    many = "1000000"
    server = start_server(
        TABLEE_LIMIT_OUTBOX_BYTES="100000", TABLEE_LIMIT_MESSAGE_BURST=many, TABLEE_LIMIT_CLIENT_MESSAGE_BURST=many,
        TABLEE_LIMIT_CHAT_PER_MINUTE=many,
    )  # fmt: skip

    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as ben:
            table = await anna.open(game="rue-de-la-paix", players=2, people=people("Anna"))
            page, lazy, quiet = await anna.join(table), await ben.join(table), await ben.join(table)
            await lazy.sit(1, "Ben")
            await page.ask("start")
            stop_reading(lazy)
            stop_reading(quiet)
            while await sockets_of(anna) == 3:
                said = len(page.chat)
                for number in range(50):
                    write(lazy, "speak", language="en" if number % 2 else "fr")
                write(lazy, "say", seat=1, phrase="hello")
                while len(page.chat) == said and await sockets_of(anna) == 3:
                    for reader in (lazy, quiet):
                        write(reader, "ping")
                    server.advance(1)  # an answer to its goodbye is awaited for CLOSING_SECONDS
                    await page.ask("ping")
            with pytest.raises(ConnectionClosed):
                await read_on(lazy)
            quiet.connection.transport.resume_reading()  # type: ignore[attr-defined]
            await quiet.ask("ping")
            assert await sockets_of(anna) == 2

    run(check())


def test_a_new_contribution_each_time() -> None:
    assert contribution() != contribution()
