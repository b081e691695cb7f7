"""The server's only source of time, and the clock that tests put in its place."""

import ast
import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tablee.server import clock as source
from tablee.server.clock import Clock
from tests.support.server.clock import FakeClock
from tests.support.waiting import step, wait_until

MEASURING = {"perf_counter"}
"""What metrics are measured with: nothing is decided by it."""
FORBIDDEN = {"call_at", "call_later", "monotonic", "process_time", "time", "time_ns"}


def uses_of_time(tree: ast.AST) -> Iterator[str]:
    """Everything in a source file that asks another clock than the server's."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "time":
            yield f"line {node.lineno}: from time import ..."
        if isinstance(node, ast.Attribute):
            of = node.value.id if isinstance(node.value, ast.Name) else ""
            if of == "time" and node.attr not in MEASURING:
                yield f"line {node.lineno}: time.{node.attr}"
            if (of == "asyncio" and node.attr == "sleep") or (of == "datetime" and node.attr in ("now", "utcnow")):
                yield f"line {node.lineno}: {of}.{node.attr}"
            if of != "time" and node.attr in FORBIDDEN - {"monotonic", "time"}:
                yield f"line {node.lineno}: .{node.attr}"
            if node.attr == "time" and of in ("loop", "self"):
                yield f"line {node.lineno}: {of}.time"


def test_nothing_else_in_the_server_knows_the_time() -> None:
    folder = Path(source.__file__).parent
    files = [path for path in folder.rglob("*.py") if path != Path(source.__file__)]
    assert len(files) > 50
    for path in files:
        assert list(uses_of_time(ast.parse(path.read_text()))) == [], path


@pytest.mark.parametrize(
    "text",
    [
        "wait = time.sleep",
        "x = time.monotonic()",
        "from time import time",
        "wait = asyncio.sleep",
        "asyncio.get_running_loop().call_later(1, print)",
        "self.loop.call_at(1, x)",
        "x = datetime.now()",
        "loop.time()",
    ],
)
def test_the_check_notices(text: str) -> None:
    assert list(uses_of_time(ast.parse(text)))


def test_the_check_lets_the_rest_pass() -> None:
    text = (
        "import time\nbegan = time.perf_counter()\nnow = monotonic()\ntimer = call_later(1, print)\nwait = clock.sleep"
    )
    assert list(uses_of_time(ast.parse(text))) == []


def test_the_systems_clock() -> None:
    async def check() -> None:
        called: list[str] = []
        clock = Clock()
        clock.call_later(0, called.append, "now")
        clock.call_later(1_000, called.append, "much later").cancel()
        await wait_until(lambda: called == ["now"])
        before = clock.monotonic()
        rounds = 0
        async for _ in clock.ticks(0.001):
            rounds += 1
            if rounds == 3:
                break
        assert clock.monotonic() > before
        assert abs(clock.now_ms() - source.now_ms()) < 60_000

    asyncio.run(check())


def test_time_passes_when_a_test_says_so(clock: FakeClock) -> None:
    async def check() -> None:
        called: list[str] = []
        before, day = source.monotonic(), source.now_ms()
        source.call_later(20, called.append, "second")
        source.call_later(10, called.append, "first")
        source.call_later(15, called.append, "never").cancel()
        source.call_later(1_000, called.append, "much later")
        await clock.advance(9)
        assert called == []
        await clock.advance(20)
        assert called == ["first", "second"]
        assert source.monotonic() - before >= 29
        assert source.now_ms() - day >= 29_000

    asyncio.run(check())


def test_whoever_sleeps_is_woken(clock: FakeClock) -> None:
    async def check() -> None:
        sleeping = asyncio.create_task(partial(source.sleep, 100)())
        await step()
        await clock.advance(99)
        assert not sleeping.done()
        await clock.advance(1)
        await sleeping

    asyncio.run(check())


def test_periodic_work_has_all_its_rounds(clock: FakeClock) -> None:
    """Time stands still while a round is under way, so a node renews its leases however far a test advances."""

    async def check() -> None:
        rounds: list[float] = []

        async def work() -> None:
            async for _ in source.ticks(2):
                began = clock.offset
                await asyncio.to_thread(lambda: None)
                rounds.append(clock.offset - began)

        working = asyncio.create_task(work())
        await step()
        await clock.advance(21)
        assert rounds == [0.0] * 10
        working.cancel()

    asyncio.run(check())
