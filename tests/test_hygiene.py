"""Tests wait for states and fix their luck: a check of the test code itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.plugin import ROOT

TESTS = ROOT / "tests"
WAITING = TESTS / "support" / "waiting.py"
"""The one module that may look at the clock: it holds the polling loops."""
CLOCKS = {"time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time"}
WAITS = {"sleep", "wait_for_timeout"}
SKIPS = {"skip", "skipif", "xfail", "importorskip"}
SCRIPT_WAITS = re.compile(r"\bsleep\(|\bsetTimeout\(|\bsetInterval\(|\bwaitForTimeout\(")
"""Waits in programs and page scripts that tests hold as text."""


def faults(source: str) -> Iterator[str]:
    """What in a module waits for time, measures it, skips a test, or borrows from another test module."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="time"), attr=name)) if name in CLOCKS:
                yield f"line {node.lineno}: time.{name}()"
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in WAITS:
                yield f"line {node.lineno}: {name}()"
            case ast.ImportFrom(module="time"):
                yield f"line {node.lineno}: from time import"
            case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="pytest"), attr=name) if name in SKIPS:
                yield f"line {node.lineno}: {name}"
            case ast.ImportFrom(module=str(module)) if re.search(r"^tests\.(.*\.)?(test_\w+|conftest)$", module):
                yield f"line {node.lineno}: imports {module}"
            case ast.Constant(value=str(text)) if id(node) not in docstrings and SCRIPT_WAITS.search(text):
                yield f"line {node.lineno}: a script that waits for time"


@pytest.mark.parametrize(
    "path", sorted({*TESTS.rglob("*.py")} - {WAITING, Path(__file__)}), ids=lambda path: str(path.relative_to(TESTS))
)
def test_a_module_waits_for_states_and_skips_nothing(path: Path) -> None:
    assert list(faults(path.read_text("utf-8"))) == []


def test_scripts_and_unit_tests_of_the_page_wait_for_states() -> None:
    scripts = [*TESTS.rglob("*.ts"), *TESTS.rglob("*.mjs"), *(ROOT / "web" / "src").rglob("*.test.ts")]
    assert len(scripts) > 20
    assert [str(path) for path in scripts if SCRIPT_WAITS.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "source",
    [
        "time.sleep(1)", "async def f(): await asyncio.sleep(0.1)", "page.wait_for_timeout(20)",
        "assert time.monotonic() - began < 5", "time.time()", "from time import perf_counter",
        "JS = 'await new Promise((done) => setTimeout(done, 20))'", "P = 'import time; time.sleep(60)'",
        "@pytest.mark.skip\ndef test_a(): pass", "pytest.skip()", "@pytest.mark.xfail\ndef test_a(): pass",
        "from tests.web.test_matches import GAMES", "from tests.web.conftest import STATIC",
    ],
)  # fmt: skip
def test_the_check_notices(source: str) -> None:
    assert list(faults(source)) != []


def test_the_check_lets_the_rest_pass() -> None:
    source = '"""Sleeps (sleep(1))."""\nmonkeypatch.setattr(time, "perf_counter", clock)\nwait_for(done)'
    assert list(faults(source)) == []
