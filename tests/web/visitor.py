"""Somebody at a browser, who plays any game by what the page offers: controls with `data-move` and `data-opens`."""

import json
import random
import re
import time
from pathlib import Path
from typing import Any

BOT = "greedy"
"""Needs no time to think."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SECONDS = 20
PATIENCE = 700
"""Milliseconds to get hold of a control that was seen a moment ago."""
BUTTONS = "[data-curtain], [data-confirm], [data-move], [data-opens]"
EXPECTED = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "ERR_CONNECTION_RESET")


class Visitor:
    """A browser profile with one page."""

    def __init__(
        self, chromium: Any, address: str, width: int = 1280, height: int = 900, language: str = "en",
        weather: bool = False, seed: int = 1, **settings: Any,
    ) -> None:  # fmt: skip
        self.address, self.random = address, random.Random(seed)
        self.context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", **settings
        )
        self.context.set_default_timeout(SECONDS * 1000)
        self.complaints: list[str] = []
        self.opened: tuple[int, set[str]] = (-1, set())
        self.weather = weather
        self.context.add_init_script(f"localStorage['tablee.settings'] ??= '{json.dumps({'bot': BOT})}'")
        self.page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Any) -> None:
        """Whatever a page says on its console is a complaint, but for lost connections where they are expected."""
        page.on("console", lambda said: self._note(said.type, said.text))
        page.on("pageerror", lambda error: self._note("error", str(error)))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not (self.weather and any(one in text for one in EXPECTED)):
            self.complaints.append(f"{kind}: {text}")

    # --- getting to a table -------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(self.address + path)
        return self

    def choose_game(self, game: str, players: int | None = None) -> None:
        self.go()
        self.page.click(f"[data-game={game}]")
        if players is not None:
            self.page.locator("dialog fieldset label", has_text=str(players)).first.click()

    def play_alone(self, game: str, players: int | None = None) -> None:
        """Two clicks from the home page to the first move."""
        self.choose_game(game, players)
        self.page.click("[data-way=alone]")
        self.page.wait_for_selector("[data-ply]")

    # --- playing ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator("[data-over=true]").count() > 0

    @property
    def ply(self) -> int:
        found = self.page.locator(".match[data-ply]")
        return int(found.get_attribute("data-ply") or 0) if found.count() else -1

    def wait_for_turn(self, seconds: float = SECONDS) -> bool:
        """Until there is something to press; False when the match is over."""
        self.page.wait_for_selector(f"[data-over=true], {_joined(BUTTONS)}", timeout=seconds * 1000)
        return not self.over

    def step(self, prefer: tuple[str, ...] = (), keyboard: bool = False) -> None:
        """One press, of whatever leads to a move."""
        for wanted in ("[data-curtain]", "[data-confirm]"):
            found = self.page.locator(f"{wanted}:visible:enabled")
            if found.count():
                return self._press(found.first, keyboard)
        moves = self.page.locator("[data-move]:visible, [data-opens]:visible")
        texts: list[str] = moves.evaluate_all("all => all.map(one => one.dataset.move ?? 'opens ' + one.dataset.opens)")
        if not texts:
            return None
        number = self._chosen(texts, prefer)
        self.opened = (self.ply, {*self.opened[1], texts[number]} if self.opened[0] == self.ply else {texts[number]})
        self._press(moves.nth(number), keyboard)

    def _chosen(self, texts: list[str], prefer: tuple[str, ...]) -> int:
        """By preference; what was opened already in this position comes last, for a second press would close it."""
        tried = self.opened[1] if self.opened[0] == self.ply else set()
        fresh = [number for number, text in enumerate(texts) if text not in tried]
        for pattern in prefer:
            good = [number for number in fresh if re.match(pattern, texts[number])]
            if good:
                return self.random.choice(good)
        return self.random.choice(fresh or range(len(texts)))

    def _press(self, control: Any, keyboard: bool) -> None:
        from playwright.sync_api import Error

        try:
            if keyboard:
                control.focus(timeout=PATIENCE)
                self.page.keyboard.press("Enter")
            else:
                control.click(force=True, timeout=PATIENCE)
        except Error as error:  # it was there a moment ago: an answer has just come in
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise
        self.page.wait_for_timeout(15)

    def play(
        self, prefer: tuple[str, ...] = (), keyboard: bool = False, moves: int = 2000, seconds: float = 240
    ) -> int:
        """Play on until the end, or for so many presses; how many there were."""
        end = time.monotonic() + seconds
        pressed = 0
        while pressed < moves and time.monotonic() < end and self.wait_for_turn():
            self.step(prefer, keyboard)
            pressed += 1
        return pressed

    def until(self, expression: str, seconds: float = SECONDS) -> None:
        """Until a JavaScript expression holds. (Playwright's own way evaluates text in the page, which it forbids.)"""
        end = time.monotonic() + seconds
        while not self.page.evaluate(expression):
            assert time.monotonic() < end, f"waited for {expression}"
            self.page.wait_for_timeout(20)

    # --- looking ------------------------------------------------------------------------------------------------------

    def text(self) -> str:
        return str(self.page.locator("body").inner_text())

    def violations(self) -> list[str]:
        """What axe-core finds fault with."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))


def _joined(selectors: str) -> str:
    return ", ".join(f"{one.strip()}:visible" for one in selectors.split(","))
