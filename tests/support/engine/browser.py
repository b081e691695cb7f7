"""The engine in a real browser: a page of its own, served from this machine."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.support.engine.material import ENGINE, HERE, LONGEST, NODE, ROOT
from tests.support.web.browser import ARGUMENTS, CHROMIUM
from tests.support.web.hosting import FileHost

BUNDLER = ROOT / "web" / "node_modules" / ".bin" / "rolldown"
PAGE = """<!doctype html>
<meta charset="utf-8">
<title>engine</title>
<link rel="icon" href="data:,">
<script type="module" src="page.js"></script>
"""


def bundle(script: Path, to: Path) -> None:
    """A script with everything it imports, as a browser takes it."""
    command = [NODE, BUNDLER, script, "--file", to, "--format", "esm", "--platform", "browser"]
    subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)


class Browser:
    """A page that has the engine; it answers what `Engine` in material.py answers."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def ask(self, material: Path, **request: Any) -> Any:
        """What the engine answers to a request; the material lies in the served folder."""
        return self.page.evaluate(f"ask('/{material.name}', {json.dumps(request)})")


@contextmanager
def browser(folder: Path) -> Iterator[Browser]:
    """A browser with the page of these tests, which lies in a folder with the materials."""
    assert CHROMIUM, "there is no Chromium: make browser, or CHROMIUM=/path/to/one"
    (folder / "index.html").write_text(PAGE, "utf-8")
    bundle(HERE / "page.ts", folder / "page.js")
    bundle(ENGINE / "bots" / "worker.browser.ts", folder / "worker.js")
    host = FileHost(folder).start()
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = chromium.new_page()
        page.set_default_timeout(1000 * LONGEST)
        page.goto(host.address)
        page.wait_for_function("globalThis.ask !== undefined")
        yield Browser(page)
        chromium.close()
    host.stop()
