"""Somebody at a browser, who plays any game by what the page offers: controls with `data-move` and `data-opens`."""

import json
import random
import re
import time
from pathlib import Path
from typing import Any

BOT = "level-1"
"""Needs hardly any time to think."""
HOUSE_BOT = "greedy"
"""Needs no time at all, and lives in a house only."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SECONDS = 20
PATIENCE = 700
"""Milliseconds to get hold of a control that was seen a moment ago."""
BUTTONS = "[data-curtain], [data-confirm], [data-move], [data-opens]"
OPEN = """async (body) => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  return (await (await fetch('/api/tables', init)).json()).table
}"""
KEYS_A_MOVE = 250
HERE = """(() => {
  const at = document.activeElement
  const plays = ['curtain', 'confirm', 'move', 'opens'].find((name) => name in (at?.dataset ?? {}))
  const ply = Number(document.querySelector('.match')?.dataset.ply ?? -1)
  return { plays: plays ?? null, role: at?.getAttribute('role'), grid: at?.closest('[role=grid]') !== null, ply }
})()"""
"""What has the focus, for somebody who plays by keys."""
EXPECTED = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "ERR_CONNECTION_RESET")


class Visitor:
    """A browser profile with one page."""

    def __init__(
        self, chromium: Any, address: str, width: int = 1280, height: int = 900, language: str = "en",
        weather: bool = False, seed: int = 1, motion: str = "auto", **settings: Any,
    ) -> None:  # fmt: skip
        self.address, self.random = address, random.Random(seed)
        self.context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", **settings
        )
        self.context.set_default_timeout(SECONDS * 1000)
        self.complaints: list[str] = []
        self.opened: tuple[int, set[str]] = (-1, set())
        self.weather = weather
        self.prefer(bot=BOT, motion=motion, pace="quick")
        self.page = self.context.new_page()
        self.watch(self.page)

    def prefer(self, **chosen: str) -> None:
        """Settings of somebody who has not been here before; whatever is changed in the page makes them whole."""
        self.context.add_init_script(f"""
          const chosen = JSON.parse(localStorage['tablee.settings'] ?? '{{}}')
          if (!chosen.theme) localStorage['tablee.settings'] = JSON.stringify({{ ...chosen, ...{json.dumps(chosen)} }})
        """)

    def watch(self, page: Any) -> None:
        """Whatever a page says on its console is a complaint, but for lost connections where they are expected."""
        page.on("console", lambda said: self._note(said.type, said.text))
        page.on("pageerror", lambda error: self._note("error", str(error)))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not (self.weather and any(one in text for one in EXPECTED)):
            self.complaints.append(f"{kind}: {text}")

    def forgive(self, text: str) -> None:
        """A complaint that was provoked, and must have been made."""
        expected = [one for one in self.complaints if text in one]
        assert expected, f"nobody has complained of {text!r}"
        self.complaints = [one for one in self.complaints if one not in expected]

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

    def play_at_house(self, game: str, players: int = 2, people: int = 1) -> None:
        """A table that the server keeps, with people at this device and quick bots."""
        seats = [{"seat": seat, "name": f"Guest {seat}", "contribution": f"{seat}" * 64} for seat in range(people)]
        bots = {str(seat): HOUSE_BOT for seat in range(people, players)}
        self.go()
        self.open(json.dumps({"game": game, "players": players, "people": seats, "bots": bots}))

    def watch_bots(self, game: str, players: int = 2) -> None:
        """A table at which only bots sit."""
        bots = {str(seat): HOUSE_BOT for seat in range(players)}
        wanted = json.dumps({"game": game, "players": players, "bots": bots})
        self.go()
        self.open(wanted)

    def open(self, wanted: str) -> None:
        """A table by the request for it, whose match starts at once."""
        table = self.page.evaluate(OPEN, wanted)
        self.go(f"/table/{table}?start").page.wait_for_selector("[data-ply]")

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

    def step(self, prefer: tuple[str, ...] = ()) -> None:
        """One press, of whatever leads to a move."""
        for wanted in ("[data-curtain]", "[data-confirm]"):
            found = self.page.locator(f"{wanted}:visible:enabled")
            if found.count():
                return self._press(found.first)
        moves = self.page.locator("[data-move]:visible, [data-opens]:visible")
        texts: list[str] = moves.evaluate_all("all => all.map(one => one.dataset.move ?? 'opens ' + one.dataset.opens)")
        if not texts:
            return None
        number = self._chosen(texts, prefer)
        self.opened = (self.ply, {*self.opened[1], texts[number]} if self.opened[0] == self.ply else {texts[number]})
        self._press(moves.nth(number))

    def _chosen(self, texts: list[str], prefer: tuple[str, ...]) -> int:
        """By preference; what was opened already in this position comes last, for a second press would close it."""
        tried = self.opened[1] if self.opened[0] == self.ply else set()
        fresh = [number for number, text in enumerate(texts) if text not in tried]
        for pattern in prefer:
            good = [number for number in fresh if re.match(pattern, texts[number])]
            if good:
                return self.random.choice(good)
        return self.random.choice(fresh or range(len(texts)))

    def _press(self, control: Any) -> None:
        from playwright.sync_api import Error

        try:
            control.click(force=True, timeout=PATIENCE)
        except Error as error:  # it was there a moment ago: an answer has just come in
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise
        self.page.wait_for_timeout(15)

    def play(self, prefer: tuple[str, ...] = (), moves: int = 2000, seconds: float = 240) -> int:
        """Play on until the end, or for so many presses; how many there were."""
        end = time.monotonic() + seconds
        pressed = 0
        while pressed < moves and time.monotonic() < end and self.wait_for_turn():
            self.step(prefer)
            pressed += 1
        return pressed

    # --- playing by keys ----------------------------------------------------------------------------------------------

    def tab_to(self, selector: str, most: int = 80) -> None:
        """Tab by Tab to a control."""
        for _ in range(most):
            if self.page.evaluate(f"document.activeElement?.matches('{selector}')"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def play_by_keys(self, seconds: float = 150) -> None:
        """To the end with nothing but keys: Enter on what plays, else on to the next place, as the focus shows it."""
        end, since, before = time.monotonic() + seconds, 0, -1
        while self.wait_for_turn():
            assert time.monotonic() < end, f"at ply {self.ply} after {seconds} s"
            here = self.page.evaluate(HERE)
            since, before = (since + 1, before) if here["ply"] == before else (0, here["ply"])
            assert since < KEYS_A_MOVE, f"{since} keys and no move at ply {before}: the focus is on {here}"
            self.page.keyboard.press(self._key(here, since))
            self.page.wait_for_timeout(15 if here["plays"] else 1)

    def _key(self, here: dict[str, Any], since: int) -> str:
        if here["plays"] in ("curtain", "confirm") or (here["plays"] and self.random.random() < 0.8):
            return "Enter"
        if here["role"] == "radio":
            return self.random.choice(("ArrowRight", "r", "Enter"))
        if here["grid"] and self.random.random() < 0.8:
            return self.random.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"))
        return "Tab" if since // 25 % 2 == 0 else "Shift+Tab"

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
        """What axe-core finds fault with, by day; and with the contrast in the evening."""
        if not self.page.evaluate("'axe' in globalThis"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
        self.page.emulate_media(color_scheme="dark")
        found += self.page.evaluate("async () => (await axe.run({ runOnly: ['color-contrast'] })).violations")
        self.page.emulate_media(color_scheme="light")
        return [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))


def _joined(selectors: str) -> str:
    return ", ".join(f"{one.strip()}:visible" for one in selectors.split(","))
