"""Pictures of every board in several phases, phone and desktop, light and dark: `python -m tools.gallery [FOLDER]`.

Needs the built page and a Chromium; plays real matches on a server of its own.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.process import ServerProcess
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.test_matches import PREFER
from tests.web.visitor import Visitor

FOLDER = Path(__file__).parent.parent / ".cache" / "gallery"
SIZES = {"phone": (360, 740), "desktop": (1440, 900)}
THEMES = ("light", "dark")
EARLY = 6
LATER = {"sunrise-lane": 70, "rue-de-la-paix": 26, "sunny-day": 18}
PAGES = {"home": "/", "learn": "/learn/sunrise-lane", "rules": "/rules/sunny-day", "settings": "/settings"}


def photograph(guest: Visitor, folder: Path, name: str) -> None:
    """What is on the screen now."""
    guest.page.wait_for_timeout(700)
    guest.page.screenshot(path=folder / f"{name}.png")


def match_pictures(guest: Visitor, folder: Path, game: str, label: str) -> None:
    """A match in its phases: start, a move about to be confirmed, later, the score sheet."""
    prefer = PREFER[game]
    guest.play_alone(game, 3)
    guest.wait_for_turn()
    photograph(guest, folder, f"{game}-start-{label}")
    guest.play(prefer, moves=EARLY)
    for _ in range(30):
        if guest.page.locator("[data-confirm]:visible").count() or not guest.wait_for_turn():
            break
        guest.step(prefer)
    photograph(guest, folder, f"{game}-preview-{label}")
    guest.play(prefer, moves=LATER[game])
    photograph(guest, folder, f"{game}-later-{label}")
    guest.play(prefer)
    photograph(guest, folder, f"{game}-end-{label}")


def main() -> None:
    """Take all pictures."""
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = ServerProcess(Path(data) / "data", PYTHONPATH="").start()
        browser: Any = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            for size, (width, height) in SIZES.items():
                for theme in THEMES:
                    label = f"{size}-{theme}"
                    guest = Visitor(browser, server.address, width, height, color_scheme=theme)
                    for name, path in PAGES.items():
                        guest.go(path).page.wait_for_selector("h1")
                        photograph(guest, folder, f"{name}-{label}")
                    for game in PREFER:
                        match_pictures(guest, folder, game, label)
                    guest.context.close()
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
