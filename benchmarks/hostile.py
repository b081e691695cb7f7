"""Neighbours of a hostile address: python -m benchmarks.hostile [--tables 50] [--seconds 20] [--json FILE].

So many tables, each from an address of its own, make a move every second. Beside them one address does whatever the
limits let it: talk on twenty sockets, cookies and heads without end, hostile editions, replays and lists, requests
that are never finished. The server has its usual limits; a proxy (this program) says who is who.
"""

import argparse
import asyncio
import gc
import json
import random
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.load import Figures, LiveTable, quantile, report, start_server, three_cookies

HOSTILE = "203.0.113.66"
SOCKETS = 20
EDITIONS = [
    ".".join(["a"] * 9_000) + " = 1", "x = " + "[" * 9_000, "x = " + "9" * 15_000,
    "name = 'x'\n" + "\n".join(f"k{n} = [{', '.join(['1.5'] * 40)}]" for n in range(90)),
]  # fmt: skip
PERIOD = 1.0


class Hostile:
    """One address that wants the server for itself."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=30, headers={"X-Forwarded-For": HOSTILE})

    async def begin(self) -> None:
        """A table of its own, with itself on twenty sockets."""
        self.cookie = (await self.http.get("/api/me")).headers["set-cookie"].split(";")[0]
        self.http.headers["Cookie"] = self.cookie
        people = [{"seat": seat, "name": f"p{seat}", "contribution": "0" * 64} for seat in range(2)]
        response = await self.http.post("/api/tables", json={"game": "sunny-day", "players": 2, "people": people})
        self.table = response.json()["table"]
        self.sockets = [await self._connect() for _ in range(SOCKETS)]
        await self.sockets[0].send(json.dumps({"type": "start", "id": "start"}))

    async def _connect(self) -> ClientConnection:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie, "X-Forwarded-For": HOSTILE}
        return await connect(url, additional_headers=headers, max_size=None, compression=None, ping_interval=None)

    async def talk(self, number: int) -> None:
        """Dear messages, as many as a socket may send, on every socket."""
        socket = self.sockets[number]
        messages = (
            {"type": "speak", "language": "fr"}, {"type": "ping"}, {"type": "undo", "seat": 0, "ply": 1},
            {"type": "keep", "seat": 1}, {"type": "stand", "seat": 0}, {"type": "return", "seat": 0},
        )  # fmt: skip
        while True:
            with suppress(WebSocketException, OSError, TimeoutError):
                message = random.choice(messages)
                await socket.send(json.dumps({"id": f"{random.getrandbits(60)}", **message}))
                await asyncio.sleep(1 / 19)
                continue
            with suppress(WebSocketException, OSError, TimeoutError):
                socket = await self._connect()
            await asyncio.sleep(0.1)

    async def read(self, number: int) -> None:
        """Half of the sockets are read, the others are not."""
        with suppress(WebSocketException, OSError):
            async for _ in self.sockets[number]:
                pass

    async def request(self) -> None:
        """Dear requests, one after the other."""
        paths = [f"/api/tables/{self.table}/{what}" for what in ("replay", "report", "edition", "luck")]
        while True:
            with suppress(httpx.HTTPError):
                kind = random.randrange(4)
                if kind == 0:
                    wanted = {"game": "sunrise-lane", "edition": random.choice(EDITIONS)}
                    await self.http.post("/api/tables", json=wanted)
                elif kind == 1:
                    cookie = 'tablee="' + "\\" * 20_000
                    await self.http.get("/api/me", headers={"Cookie": cookie})
                elif kind == 2:
                    await self.http.get("/api/matches")
                else:
                    await self.http.get(random.choice(paths))
            await asyncio.sleep(0)

    async def half(self) -> None:
        """Requests that never end, and heads that go on."""
        host, port = self.address.removeprefix("http://").split(":")
        held = []
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(b"GET / HTTP/1.1\r\n" + b"x: " + b"a" * random.choice((10, 60_000)))
                held.append(writer)
            if len(held) > 300:
                held.pop(0).close()
            await asyncio.sleep(0.01)


async def measure(address: str, tables: int, seconds: float, hostile: bool) -> Figures:
    """The neighbours' figures."""
    figures = Figures()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        cookies = await three_cookies(http)
        games = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
        neighbours = [
            LiveTable(address, cookies, games[number % 3], PERIOD, figures, f"198.51.100.{number % 250}")
            for number in range(tables)
        ]
        for table in neighbours:
            await table.open(http)
            http.cookies.clear()
    work = [asyncio.create_task(table.play()) for table in neighbours]
    beside = subprocess.Popen([sys.executable, "-m", "benchmarks.hostile", "--attack", address]) if hostile else None
    await asyncio.sleep(4)
    figures.counting = True
    await asyncio.sleep(seconds)
    figures.counting = False
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    for table in neighbours:
        table.close()
    if beside is not None:
        beside.terminate()
        beside.wait(30)
    print("beside a hostile address" if hostile else "alone", flush=True)
    return figures


async def attack(address: str) -> None:
    """In a process of its own, so that the neighbours do not wait for it on this side: until it is ended."""
    attacker = Hostile(address)
    await attacker.begin()
    work = [asyncio.create_task(attacker.talk(number)) for number in range(SOCKETS)]
    work += [asyncio.create_task(attacker.read(number)) for number in range(0, SOCKETS, 2)]
    work += [asyncio.create_task(attacker.request()) for _ in range(4)] + [asyncio.create_task(attacker.half())]
    await asyncio.gather(*work)


def main() -> None:
    """Alone first, then beside the hostile address."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--attack", metavar="ADDRESS", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        uvloop.run(attack(arguments.attack))
        return
    gc.disable()
    good, found = True, []
    for hostile in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            process, address = start_server(Path(folder), {"TABLES_PER_CLIENT_HOUR": "1000"})
            try:
                figures = uvloop.run(measure(address, arguments.tables, arguments.seconds, hostile))
                good = report(figures) and good
                times = {f"p{part * 100:g}": round(1000 * quantile(figures.latencies, part), 1) for part in (0.5, 0.99)}
                found.append({"hostile": hostile, "tables": arguments.tables, **times, "errors": len(figures.errors)})
            finally:
                process.terminate()
                process.wait(30)
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
