"""A real browser and a real server. Both have to be there: the built page (`make web`) and a Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tablee.server.site import write_site
from tests.support.server.process import ServerProcess
from tests.support.web.browser import ARGUMENTS, CHROMIUM, STATIC
from tests.support.web.hosting import FileHost
from tests.support.web.site import UNDER


@pytest.fixture(scope="session", autouse=True)
def page_and_browser() -> None:
    """What these tests stand on; without it they fail, and say what is missing."""
    assert (STATIC / "index.html").is_file(), "the page is not built: make web"
    assert CHROMIUM, "there is no Chromium: make browser, or CHROMIUM=/path/to/one"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("web") / "data").start()
    yield process
    process.stop()
    assert '"level": "error"' not in process.errors()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """One browser for these tests; it ends with them, because its driver keeps an event loop running in the process."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any) -> Iterator[Callable[..., Any]]:
    """Somebody with a browser of his own; its console must stay silent."""
    from tests.support.web.visitor import Visitor

    visitors: list[Visitor] = []

    def come(address: str, **looks: Any) -> Visitor:
        visitors.append(Visitor(chromium, address, **looks))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        assert visitor.complaints == []


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """A server of a test's own, to be stopped and started."""
    started: list[ServerProcess] = []

    def start(*options: str) -> ServerProcess:
        started.append(ServerProcess(tmp_path / f"data{len(started)}"))
        return started[-1].start(*options)

    yield start
    for process in started:
        process.kill()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[FileHost]:
    write_site(tmp_path / UNDER)
    process = FileHost(tmp_path).start()
    yield process
    process.stop()
