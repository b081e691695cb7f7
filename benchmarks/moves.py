"""What a move costs the server and the wire: microseconds of a core until it is durable and told, bytes to each screen.

    python -m benchmarks.moves                        every game, as bytes and as JSON
    python -m benchmarks.moves --games sunny-day --tables 200
    python -m benchmarks.moves --json docs/data/moves.json

One process: live tables with subscribers in memory and SQLite on the disk; the people of all tables at once make the
moves of matches that were played beforehand. A request is read from JSON and its answer encoded, as a socket does;
frames and system calls of sockets are not counted. Time is that of the processor, all threads, so that waiting for the
disk does not count; of several runs the best counts, so that neighbours on the machine count little.
"""

import argparse
import asyncio
import gc
import json
import random
import secrets
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from tablee.core.kernel import COMPILED, gear
from tablee.core.registry import game_class
from tablee.server import acts, live, tables
from tablee.server.audience import Audience, encode
from tablee.server.handlers.context import Caller
from tablee.server.house import House
from tablee.server.limits import Limits
from tablee.server.live import LiveTable
from tablee.server.messages import FORMATS, Format, requests
from tablee.server.node import GARBAGE
from tablee.server.settings import Settings
from tablee.server.storage.schema import up_to_date
from tablee.server.storage.store import Store
from tablee.server.storage.writer import Writer
from tablee.server.table import Table, twin_of
from tablee.server.tables import Tables

OWN = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
LIMITS = Limits(live_tables=100_000)
_decode = msgspec.json.Decoder(requests.AnyRequest).decode


@dataclass(eq=False)
class Screen:
    """A subscriber that counts what it is sent."""

    device: str
    format: Format
    language: str = "en"
    sizes: list[int] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.sizes.append(len(message))

    def drop(self) -> None:
        pass


@dataclass
class Seated:
    """A live table, its screens, and the moves that will be made there."""

    live: LiveTable
    screens: list[Screen]
    moves: list[tuple[int, int, str]]
    """Seat, ply, notation."""


async def seat(tables: Tables, game: str, players: int, format: Format, seed: int, most: int) -> Seated:
    """A table whose match has begun; a screen for everybody, and one for a spectator."""
    kind = game_class(game)
    made = kind(players=players)
    created = acts.Created(
        at=0, device="device 0", game=game, rules=kind.version, players=players, options=made.options,
        edition=made.edition.text, secret=secrets.token_hex(32),
    )  # fmt: skip
    people = [
        acts.Sat(at=0, seat=seat, name=f"player {seat}", key="key", owner=f"device {seat}", contribution="11" * 32)
        for seat in range(players)
    ]
    opened = await tables.wake(await tables.open_table(created, [*people, acts.Started(at=0)]))
    screens = [Screen(f"device {seat}", format) for seat in range(players)] + [Screen("stranger", format)]
    for screen in screens:
        await opened.join(screen, 0)
        screen.sizes.clear()
    for screen in screens:
        screen.sizes.clear()
    return Seated(opened, screens, moves_of(opened.table, random.Random(seed), most))


def moves_of(table: Table, rng: random.Random, most: int) -> list[tuple[int, int, str]]:
    """The first decisions of a match, which the table's own luck will answer in the same way."""
    assert table.match is not None
    match, moves = twin_of(table.match), []
    while not match.over and len(moves) < most:
        assert isinstance(match.actor, int)
        move = match.game.text(match.state, rng.choice(match.legal_actions()))
        moves.append((match.actor, match.ply, move))
        match.play(move)
    return moves


async def play(table: Seated) -> int:
    """Make the moves, each as a page's message; how many."""
    for number, (seat, ply, move) in enumerate(table.moves):
        text = f'{{"type":"play","id":"r{number}","seat":{seat},"ply":{ply},"move":"{move}"}}'
        screen = table.screens[seat]
        request = _decode(text)
        screen.send(encode(await table.live.ask(screen, request, Caller(screen.device, "127.0.0.1")), screen.format))
    return len(table.moves)


class Parts:
    """Processor time by part: functions are wrapped, and what one calls inside another counts for the inner one."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self._inner = [0.0]

    def timed(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def wrapped(*arguments: Any, **named: Any) -> Any:
            began = time.thread_time()
            self._inner.append(0.0)
            try:
                return function(*arguments, **named)
            finally:
                took = time.thread_time() - began
                self.seconds[name] += took - self._inner.pop()
                self._inner[-1] += took

        return wrapped

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While this lasts."""
        watched: list[tuple[Any, str, str]] = [
            (live, "handle", "judge, rules, journal"), (Table, "after", "carry out"), (Table, "become", "carry out"),
            (tables, "_entry", "write"), (Audience, "tell", "tell"), (LiveTable, "_settle", "clocks and presence"),
            (LiveTable, "_context", "clocks and presence"),
        ]  # fmt: skip
        kept = [(place, name, getattr(place, name)) for place, name, _ in watched]
        for place, name, part in watched:
            setattr(place, name, self.timed(part, getattr(place, name)))
        commit = Writer._commit
        writing: Any = Parts()
        Writer._commit = writing.timed("write", commit)  # type: ignore[method-assign]
        try:
            yield
        finally:
            Writer._commit = commit  # type: ignore[method-assign]
            for place, name, function in kept:
                setattr(place, name, function)
            self.seconds += writing.seconds


async def measure(
    folder: Path, game: str, players: int, format: Format, count: int, most: int, parts: Parts | None = None
) -> dict[str, Any]:
    """Moves of so many tables at once."""
    engine = up_to_date(f"sqlite:///{folder}/{game}-{players}-{format}-{secrets.token_hex(2)}.db")
    writer = Writer(engine)
    house = House(engine, writer, "moves", "127.0.0.1:0")
    await house.enter()
    keeping = asyncio.ensure_future(house.keep())
    kept = Tables(Settings(data=folder, limits=LIMITS, workers=0), Store(engine), writer, house)
    seated = [await seat(kept, game, players, format, seed, most) for seed in range(count)]
    gc.collect()
    gc.freeze()
    with parts.watching() if parts else _nothing():
        began = time.process_time()
        moves = sum(await asyncio.gather(*(play(table) for table in seated)))
        used = time.process_time() - began
    sizes = [size for table in seated for screen in table.screens for size in screen.sizes]
    for table in seated:
        table.live.close()
    await kept.close()
    keeping.cancel()
    writer.close()
    engine.dispose()
    return {
        "moves": moves, "microseconds": used / moves * 1e6,
        "bytes": sum(sizes) / moves / (players + 1), "largest": max(sizes),
    }  # fmt: skip


@contextmanager
def _nothing() -> Iterator[None]:
    yield


def cost(folder: Path, game: str, format: Format, count: int, most: int, runs: int) -> dict[str, Any]:
    """Two people and a spectator: what a move takes, and what its parts take; the best of some runs."""
    uvloop.run(measure(folder, game, 2, format, 2, most))
    best: dict[str, float] = {}
    for _ in range(runs):
        parts = Parts()
        plain = uvloop.run(measure(folder, game, 2, format, count, most))
        watched = uvloop.run(measure(folder, game, 2, format, count, most, parts))
        found = {part: seconds / watched["moves"] * 1e6 for part, seconds in parts.seconds.items()}
        found["all"] = plain["microseconds"]
        best = {part: min(took, best.get(part, took)) for part, took in found.items()}
    whole = best.pop("all")
    return {"game": game, "format": format, "microseconds": whole, "moves_per_second": 1e6 / whole, "parts": best}


def size(folder: Path, game: str, players: int, count: int) -> dict[str, Any]:
    """Whole matches: bytes of a move to a screen, on average, and the largest message."""
    found: dict[str, Any] = {"game": game, "players": players}
    for format in FORMATS:
        measured = uvloop.run(measure(folder, game, players, format, count, 10_000))
        found[format] = {"bytes": measured["bytes"], "largest": measured["largest"]}
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(OWN))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=20, help="of each table at most")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--matches", type=int, default=5, help="whole ones, for the sizes of messages")
    parser.add_argument("--json", type=Path, help="write the figures here")
    chosen = parser.parse_args()
    if gear() != COMPILED:
        parser.error("run `tablee warmup` first, or set TABLEE_GEAR=compiled: the compiled gear is measured")
    gc.set_threshold(*GARBAGE)
    costs, sizes = [], []
    with tempfile.TemporaryDirectory() as folder:
        for game in chosen.games.split(","):
            for format in FORMATS:
                costs.append(cost(Path(folder), game, format, chosen.tables, chosen.moves, chosen.runs))
                print(json.dumps(costs[-1]), flush=True)
            for players in game_class(game).seats:
                sizes.append(size(Path(folder), game, players, chosen.matches))
                print(json.dumps(sizes[-1]), flush=True)
    if chosen.json:
        chosen.json.write_text(json.dumps({"costs": costs, "sizes": sizes}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
