"""A real browser and a real server. Both have to be there: the built page (`make web`) and a Chromium."""

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tablee.server.site import write_site
from tests.support.luck import seed_of
from tests.support.server.process import ServerProcess
from tests.support.web.browser import ARGUMENTS, CHROMIUM, STATIC
from tests.support.web.failures import folder_of, leave
from tests.support.web.hosting import FileHost
from tests.support.web.site import UNDER
from tests.support.web.visitor import Visitor

VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.fixture(scope="session", autouse=True)
def page_and_browser() -> None:
    """What these tests need; without it they fail, and say what is missing."""
    assert (STATIC / "index.html").is_file(), "the page is not built: make web"
    assert CHROMIUM, "there is no Chromium: make browser, or CHROMIUM=/path/to/one"


@pytest.fixture(scope="session")
def house_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("web") / "data").start()
    yield process
    process.stop()


@pytest.fixture
def house(request: pytest.FixtureRequest, house_process: ServerProcess) -> Iterator[ServerProcess]:
    """The server that tests share, with luck of the test's own; it must log no error."""
    if house_process.process is None:
        house_process.start()
    house_process.forget_log()
    house_process.seed(seed_of(request.node.nodeid))
    yield house_process
    assert '"level": "error"' not in house_process.errors()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """One browser for these tests; it ends with them, because its driver keeps an event loop running in the process."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, chromium: Any) -> Iterator[Callable[..., Any]]:
    """A person with a browser profile of their own; its console must stay silent."""
    visitors: list[Visitor] = []
    request.node.stash[VISITORS] = visitors

    def come(address: str, **looks: Any) -> Visitor:
        visitors.append(Visitor(chromium, address, **looks))
        return visitors[-1]

    yield come
    complaints = [one for visitor in visitors for one in visitor.complaints]
    left = leave(visitors, folder_of(request.node.nodeid)) if complaints else ""
    for visitor in visitors:
        visitor.context.close()
    assert complaints == [], left


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failing test says where its screenshots, traces and matches are, and how its luck is repeated."""
    report = yield
    visitors = item.stash.get(VISITORS, [])
    if report.when == "call" and report.failed and visitors:
        seeds = ", ".join(str(visitor.seed) for visitor in visitors)
        left = leave(visitors, folder_of(item.nodeid))
        report.sections.append(("Left by the browser", f"{left}\nseeds of the visitors: {seeds}"))
    return report


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


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as files, to be copied."""
    folder = tmp_path_factory.mktemp("site") / "page"
    write_site(folder)
    return folder


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[FileHost]:
    """A host with the page in one of its folders, which a test may change."""
    shutil.copytree(site, tmp_path / UNDER)
    process = FileHost(tmp_path).start()
    yield process
    process.stop()
