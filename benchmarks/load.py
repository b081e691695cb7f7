"""Live tables under load, beside the server on the same machine: from a move to all screens, in milliseconds.

    python -m benchmarks.load                       1,000 tables, two people and a spectator each, a move every 5 s
    python -m benchmarks.load --tables 2000         further
    python -m benchmarks.load --processes 2         nodes on a PostgreSQL of its own
    python -m benchmarks.load --period 0            as many moves as it can carry
    python -m benchmarks.load --period 0 --processes 2 --share 0.3      each process with so much of a core (as root)
    python -m benchmarks.load --storage             moves per second through the storage layer alone
    python -m benchmarks.load --json docs/data/load.json    and the figures beside those of other runs

It starts a server of its own in a temporary folder; run `tablee warmup` first to measure the compiled gear. The screens
are those of pages: they are told in bytes, and work out for themselves what can be played.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.shares import shares
from tablee.core.game import Game
from tablee.core.registry import load
from tablee.server.messages import VERSION
from tablee.server.messages.answers import SentMatch
from tests.support.server.postgres import Postgres

WARM_UP_SECONDS = 5.0
OPENED_AT_ONCE = 20
LIMITS = {
    "CONNECTIONS": "100000", "CONNECTIONS_PER_CLIENT": "100000", "TABLES_PER_CLIENT_HOUR": "1000000",
    "REQUEST_BURST": "1000000", "REQUESTS_PER_SECOND": "100000", "LIVE_TABLES": "100000",
    "CLIENT_MESSAGES_PER_SECOND": "1000000", "CLIENT_MESSAGE_BURST": "1000000", "READER_QUEUE": "1000",
    "READER_QUEUE_PER_CLIENT": "1000",
}  # fmt: skip


class News(msgspec.Struct):
    """Any message."""

    type: str
    match: SentMatch | None = None
    slug: str = ""
    id: str | None = None


decode = msgspec.msgpack.Decoder(News).decode
decode_patch = msgspec.msgpack.Decoder(list[Any]).decode


class Screen:
    """What one connection has been shown."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.view = game.new_state()
        self._bytes = memoryview(self.view.array.view(np.uint8))
        self.match: SentMatch | None = None

    def show(self, news: News) -> None:
        """Take a snapshot, or what has changed since; who only looks on has nothing to choose from."""
        self.match = news.match
        assert self.match is not None
        sent = self.match.views[0]
        if sent.seat is None:
            return
        pieces = [0, sent.view] if news.type == "snapshot" else decode_patch(sent.view)
        for place, piece in zip(pieces[::2], pieces[1::2], strict=True):
            self._bytes[place : place + len(piece)] = piece

    def any_move(self) -> str | None:
        """One that can be played."""
        legal = self.game.legal(self.view)
        return self.game.text(self.view, random.choice(legal)) if legal else None


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.acknowledged: list[float] = []
        self.moves = self.finished = 0
        self.errors: list[str] = []
        self.counting = False
        self.measured: dict[str, float] = {}


class LiveTable:
    """Three sockets at one table; whoever is to act moves once in a period."""

    def __init__(
        self, address: str, cookies: list[str], game: str, period: float, figures: Figures, origin: str = "127.0.0.1"
    ) -> None:  # fmt: skip
        self.address, self.cookies, self.game, self.period, self.figures = address, cookies, game, period, figures
        self.origin = {"X-Forwarded-For": origin}
        self.sockets: list[ClientConnection] = []
        self.screens = [Screen(_game(game)) for _ in range(3)]
        self.sent_at = 0.0
        self.waiting = 0
        self.expected = 0
        self.acknowledged, self.shown = asyncio.Event(), asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        """Two people sit down, a third looks on, the match begins."""
        person = {"seat": 0, "name": "Anna", "contribution": secrets.token_hex(32)}
        wanted = {"game": self.game, "players": 2, "people": [person], "patience": None}
        response = await http.post("/api/tables", json=wanted, headers={"Cookie": self.cookies[0], **self.origin})
        response.raise_for_status()
        table = response.json()["table"]
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?format=bytes&protocol={VERSION}"
        for cookie in self.cookies:
            socket = await connect(
                url, additional_headers={"Cookie": cookie, **self.origin}, max_size=None, compression=None,
                ping_interval=None,
            )  # fmt: skip
            self.sockets.append(socket)
            await socket.recv()
        ben = {"type": "sit", "id": "sit", "seat": 1, "name": "Ben", "contribution": secrets.token_hex(32)}
        await self._ask(1, ben)
        self.tasks = [asyncio.create_task(self._read(number)) for number in range(3)]
        await self.sockets[0].send(msgspec.json.encode({"type": "start", "id": "start"}).decode())

    async def _ask(self, number: int, request: dict[str, object]) -> None:
        await self.sockets[number].send(msgspec.json.encode(request).decode())
        while decode(await self.sockets[number].recv()).id != request["id"]:
            pass

    async def _read(self, number: int) -> None:
        async for message in self.sockets[number]:
            news = decode(message)
            if news.type == "failed":
                self.figures.errors.append(news.slug)
                self.acknowledged.set()
                self.shown.set()
            elif news.type == "done" and news.id and news.id.startswith("m"):
                if self.figures.counting:
                    self.figures.acknowledged.append(time.perf_counter() - self.sent_at)
                self.acknowledged.set()
            elif news.match is not None:
                self.screens[number].show(news)
                if self.waiting and news.match.ply >= self.expected:
                    self.waiting -= 1
                    if not self.waiting:
                        self.shown.set()
                        if self.figures.counting:
                            self.figures.latencies.append(time.perf_counter() - self.sent_at)

    async def play(self) -> None:
        """A move in every period, until the match is over."""
        await asyncio.sleep(random.random() * self.period)
        number = 0
        while True:
            due = time.perf_counter() + self.period
            actor = next((screen.match.actor for screen in self.screens if screen.match), None)
            match = self.screens[actor].match if actor is not None else None
            if actor is None or match is None or match.over:
                self.figures.finished += 1
                return
            chosen = self.screens[actor].any_move()
            if chosen:
                number += 1
                move = {"type": "play", "id": f"m{number}", "seat": actor, "ply": match.ply, "move": chosen}
                self.acknowledged.clear()
                self.shown.clear()
                self.waiting, self.expected = 3, match.ply + 1
                self.sent_at = time.perf_counter()
                await self.sockets[actor].send(msgspec.json.encode(move).decode())
                async with asyncio.timeout(30):
                    await self.acknowledged.wait()
                    await self.shown.wait()
                self.figures.moves += self.figures.counting
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()


@cache
def _game(name: str) -> Game:
    return load(name, players=2)


def start_server(
    folder: Path, limits: dict[str, str] = LIMITS, options: Sequence[str] = ()
) -> tuple[subprocess.Popen[str], str]:  # fmt: skip
    """A server of our own on a free port."""
    environment = {**os.environ, **{f"TABLEE_LIMIT_{name}": value for name, value in limits.items()}}
    command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--data", str(folder / "data"), "-l", "en"]
    command += options
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://[0-9.]+:\d+", process.stdout.readline())
    assert found is not None, "the server did not start"
    return process, found[0]


def serving(pid: int) -> list[int]:
    """The processes that serve: this one, and those that it has started to serve with it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes())]


def memory(pid: int) -> int:
    """Resident megabytes of a server."""
    status = [Path(f"/proc/{one}/status").read_text() for one in serving(pid)]
    return sum(int(re.search(r"VmRSS:\s+(\d+)", one)[1]) for one in status) // 1024  # type: ignore[index]


def processor_seconds(pid: int) -> float:
    """What a server has used so far."""
    fields = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in serving(pid)]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


async def three_cookies(http: httpx.AsyncClient) -> list[str]:
    """Those of three browsers."""
    cookies = []
    for _ in range(3):
        response = await http.get("/api/me")
        cookies.append(response.headers["set-cookie"].split(";")[0])
        http.cookies.clear()
    return cookies


async def measure(address: str, pid: int, arguments: argparse.Namespace) -> Figures:
    """Open all tables, play for a while, count."""
    figures = Figures()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        cookies = await three_cookies(http)
        games = arguments.games.split(",")
        tables = [
            LiveTable(address, cookies, games[number % len(games)], arguments.period, figures)
            for number in range(arguments.tables)
        ]
        for start in range(0, len(tables), OPENED_AT_ONCE):
            await asyncio.gather(*(table.open(http) for table in tables[start : start + OPENED_AT_ONCE]))
            http.cookies.clear()
            if start == 0:
                empty = memory(pid)  # with the games themselves, which all tables share
    print(f"{len(tables)} tables, {3 * len(tables)} sockets, {memory(pid)} MB", flush=True)
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(min(WARM_UP_SECONDS, arguments.period))
    figures.counting, used, began = True, processor_seconds(pid), time.perf_counter()
    await asyncio.sleep(arguments.seconds)
    figures.counting = False
    elapsed = time.perf_counter() - began
    share = (processor_seconds(pid) - used) / elapsed
    grown = 1024 * (memory(pid) - empty) / max(1, len(tables) - OPENED_AT_ONCE)
    numbers = httpx.get(f"{address}/metrics").text
    for name in ("tablee_durable_seconds", "tablee_move_seconds"):
        print(name, bucket_share(numbers, name))
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    failed = [one for one in ended if isinstance(one, TimeoutError)]
    figures.errors += ["timeout"] * len(failed)
    for table in tables:
        table.close()
    rate = figures.moves / elapsed
    figures.measured = {
        "moves_per_second": round(rate), "cores": round(share, 2), "microseconds": round(1e6 * share / max(rate, 1)),
        "kilobytes_a_table": round(grown), "errors": len(figures.errors),
        **{f"p{part * 100:g}": round(1000 * quantile(figures.latencies, part), 1) for part in (0.5, 0.99)},
    }  # fmt: skip
    print(f"{rate:.0f} moves/s, server {share:.0%} of a core, {memory(pid)} MB, {figures.finished} over")
    return figures


def bucket_share(numbers: str, name: str) -> str:
    """How many observations of a histogram took longer than some bounds."""
    counts: Counter[str] = Counter()
    for bound, count in re.findall(rf'{name}_bucket{{le="([^"]+)",node="[^"]+"}} (\S+)', numbers):
        counts[bound] += float(count)  # type: ignore[assignment]
    total = counts.get("+Inf", 0.0) or 1.0
    return ", ".join(f">{bound} s: {1 - counts[bound] / total:.2%}" for bound in ("0.01", "0.05", "0.1", "1.0"))


def quantile(values: list[float], share: float) -> float:
    """What so large a share of the values does not exceed, in seconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def report(figures: Figures) -> bool:
    """The figures in words; whether the aim was met."""
    for name, values in (("to all screens", figures.latencies), ("acknowledged", figures.acknowledged)):
        parts = (0.5, 0.9, 0.99, 1.0)
        shown = ", ".join(f"p{share * 100:g} {1000 * quantile(values, share):.1f} ms" for share in parts)
        print(f"{name}: {shown} ({len(values)} moves)")
    print(f"errors: {len(figures.errors)} {sorted(set(figures.errors))}")
    in_time = bool(figures.latencies) and quantile(figures.latencies, 0.99) < 0.1
    return in_time and not figures.errors


def keep(arguments: argparse.Namespace, figures: Figures) -> None:
    """Write the figures down in the place of those of an earlier run of the same kind."""
    kind = {
        "tables": arguments.tables, "processes": arguments.processes, "period": arguments.period,
        "share": arguments.share,
    }  # fmt: skip
    known = json.loads(arguments.json.read_text("utf-8")) if arguments.json.exists() else []
    others = [one for one in known if not kind.items() <= one.items()]
    kept = sorted([*others, {**kind, **figures.measured}], key=lambda one: [one[name] for name in reversed(kind)])
    arguments.json.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


async def measure_storage(moves: int = 60_000, tables: int = 1_000) -> None:
    """Durable moves per second into SQLite, each its own entry."""
    from tablee.server.acts import Moved, encode_act
    from tablee.server.storage.schema import migrate, open_database
    from tablee.server.storage.writer import Entry, Writer

    with tempfile.TemporaryDirectory() as folder:
        engine = open_database(f"sqlite:///{folder}/tablee.db")
        migrate(engine)
        groups: list[int] = []
        writer = Writer(engine, groups.append)
        row = {"game": "sunrise-lane", "state": "playing", "public": False, "changed": 0, "summary": "{}"}
        await asyncio.gather(
            *(writer.submit(Entry(f"t{n}", 1, ["{}"], {"id": f"t{n}", **row})) for n in range(tables))
        )  # fmt: skip
        groups.clear()
        act = Moved(
            at=time.time_ns() // 10**6, device=secrets.token_urlsafe(18), request="r1", seat=1, move="build c7 2"
        )
        began = time.perf_counter()
        submitted = [
            writer.submit(Entry(f"t{number % tables}", 2 + number // tables, [encode_act(act)]))
            for number in range(moves)
        ]
        await asyncio.gather(*submitted)
        rate = moves / (time.perf_counter() - began)
        writer.close()
        engine.dispose()
    print(f"{rate:,.0f} durable moves/s into SQLite (WAL, synchronous=FULL), {moves / len(groups):.0f} per commit")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--period", type=float, default=5)
    parser.add_argument("--games", default="sunrise-lane,rue-de-la-paix,sunny-day")
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--share", type=float, default=1.0, help="of a core, for each process")
    parser.add_argument("--storage", action="store_true")
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    if arguments.storage:
        uvloop.run(measure_storage())
        return
    gc.disable()
    postgres = Postgres() if arguments.processes else None
    options = ["--processes", str(arguments.processes), "--database", postgres.database()] if postgres else []
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(Path(folder), options=options)
        try:
            limited = shares(serving(process.pid), arguments.share) if arguments.share < 1 else nullcontext()
            with limited:
                figures = uvloop.run(measure(address, process.pid, arguments))
            good = report(figures)
            if arguments.json:
                keep(arguments, figures)
        finally:
            process.terminate()
            process.wait(30)
            if postgres:
                postgres.stop()
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
