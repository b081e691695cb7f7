"""Pictures of every page and of every board in several phases, phone and desktop, light and dark.

    python -m tools.gallery [FOLDER]

Needs the built page and a Chromium; plays real matches on a server of its own.
"""

import re
import sys
import tempfile
from itertools import chain
from pathlib import Path
from typing import Any

from tests.support.server.process import ServerProcess
from tests.support.web import tour
from tests.support.web.browser import ARGUMENTS, CHROMIUM
from tests.support.web.playing import GAMES, PREFER
from tests.support.web.visitor import Visitor

FOLDER = Path(__file__).parent.parent / ".cache" / "gallery"
SIZES = {"phone": (360, 740), "desktop": (1440, 900)}
THEMES = ("light", "dark")
EARLY = {"sunrise-lane": 36, "rue-de-la-paix": 24, "sunny-day": 8}
LATER = {"sunrise-lane": 60, "rue-de-la-paix": 14, "sunny-day": 14}
WORTH = re.compile("build|place|card")
"""Moves whose preview shows something."""


def photograph(guest: Visitor, folder: Path, name: str) -> None:
    """What is on the screen now."""
    guest.page.wait_for_timeout(700)
    guest.page.screenshot(path=folder / f"{name}.png")


def previewed(guest: Visitor) -> str:
    """The move that waits for its confirmation, if there is one."""
    shown = guest.page.locator("[data-preview]")
    return str(shown.get_attribute("data-preview")) if shown.count() else ""


def match_pictures(guest: Visitor, folder: Path, game: str, label: str) -> None:
    """A match in its phases: start, a move about to be confirmed, later, the score sheet."""
    prefer = PREFER[game]
    guest.play_alone(game, 3)
    guest.wait_for_turn()
    photograph(guest, folder, f"{game}-start-{label}")
    guest.play(prefer, moves=EARLY[game])
    while guest.wait_for_turn() and not WORTH.match(previewed(guest)):
        guest.step(prefer)
        guest.page.wait_for_timeout(100)
    photograph(guest, folder, f"{game}-preview-{label}")
    guest.play(prefer, moves=LATER[game])
    photograph(guest, folder, f"{game}-later-{label}")
    guest.play(prefer)
    photograph(guest, folder, f"{game}-end-{label}")


class Album:
    """A size and a theme, and everybody who came with them."""

    def __init__(self, browser: Any, server: ServerProcess, size: str, theme: str) -> None:
        self.browser, self.server, self.size, self.theme = browser, server, size, theme
        self.guests: list[Visitor] = []

    def come(self) -> Visitor:
        """A new visitor."""
        width, height = SIZES[self.size]
        looks: Any = {"weather": True, "color_scheme": self.theme}
        self.guests.append(Visitor(self.browser, self.server.address, width, height, **looks))
        return self.guests[-1]

    def fill(self, folder: Path) -> None:
        """Every page, then every board."""
        label = f"{self.size}-{self.theme}"
        pages = chain(tour.pages(self.come), tour.friends(self.come))
        for stop, guest in chain(pages, *(tour.ending(self.come, game) for game in GAMES)):
            photograph(guest, folder, f"{re.sub('[^a-z]+', '-', stop)}-{label}")
        for game in GAMES:
            match_pictures(self.come(), folder, game, label)
        for guest in self.guests:
            guest.context.close()


def main() -> None:
    """Take all pictures."""
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = ServerProcess(Path(data) / "data", PYTHONPATH="").start()
        browser: Any = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            for size in SIZES:
                for theme in THEMES:
                    Album(browser, server, size, theme).fill(folder)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
