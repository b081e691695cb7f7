"""A person at a browser who plays any game by what the page offers: controls with `data-move` and `data-opens`."""

import json
import os
import random
from pathlib import Path
from typing import Any, cast

from tests.support.luck import seed as lucky
from tests.support.waiting import REAL_TIMERS, TIMEOUT, wait_in_page
from tests.support.web.scripts import (
    CHOOSE,
    LUCK,
    NO_SERVICE_WORKER,
    NOTATION,
    PLAYING,
    PROCESSORS,
    QUICKLY,
    TURN,
    UNREACHABLE,
    VISIT,
)

BOT = "level-1"
"""Needs hardly any time to think."""
HOUSE_BOT = "greedy"
"""Needs no time at all, and lives in a house only."""
AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
IS_TRACED = bool(os.environ.get("TABLEE_TRACE"))
"""Traces of failing tests hold what was done; with TABLEE_TRACE=1 pictures and documents, too, which takes long."""
MOST_PRESSES = 2000
"""More than any match needs."""
EXPECTED = (
    "ERR_CONNECTION_REFUSED",
    "ERR_INTERNET_DISCONNECTED",
    "WebSocket connection to",
    "ERR_CONNECTION_RESET",
    "ERR_SOCKET_NOT_CONNECTED",
)
"""What a console says where connections are lost."""


class Visitor:
    """A browser profile with one page."""

    def __init__(
        self, chromium: Any, address: str, width: int = 1280, height: int = 900, language: str = "en",
        weather: bool = False, seed: int = 1, motion: str = "auto", keeps: bool = False, processors: int = 1,
        **settings: Any,
    ) -> None:  # fmt: skip
        """`weather`: connections may be lost. `keeps`: the service worker copies the page into the browser."""
        self.address, self.seed = address, lucky(seed)
        self.random = random.Random(self.seed)
        self.context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", **settings
        )
        self.context.set_default_timeout(TIMEOUT * 1000)
        self.context.tracing.start(screenshots=IS_TRACED, snapshots=IS_TRACED)
        self.complaints: list[str] = []
        self.said: list[str] = []
        self.opened: tuple[int, set[str]] = (-1, set())
        self.weather = weather
        self.context.add_init_script(REAL_TIMERS)
        self.context.add_init_script(PROCESSORS.replace("COUNT", str(processors)))
        if not keeps:
            self.context.add_init_script(NO_SERVICE_WORKER)
        self.prefer(bot=BOT, motion=motion, pace="quick", soundOffered=True)
        self.context.add_init_script(NOTATION)
        self.context.add_init_script(LUCK.replace("SEED", str(self.seed * 7919)))
        self.page = self.context.new_page()
        self.watch(self.page)

    def prefer(self, **chosen: str | bool) -> None:
        """Settings of a person who has not been here before; the first change made in the page makes them whole."""
        self.context.add_init_script(f"""
          const chosen = JSON.parse(localStorage['tablee.settings'] ?? '{{}}')
          if (!chosen.theme) localStorage['tablee.settings'] = JSON.stringify({{ ...chosen, ...{json.dumps(chosen)} }})
        """)

    def watch(self, page: Any) -> None:
        """Every error and warning on a page's console is a complaint, but for lost connections in bad weather."""
        page.on("console", lambda said: self._note(said.type, said.text))
        page.on("pageerror", lambda error: self._note("error", str(error)))

    def _note(self, kind: str, text: str) -> None:
        self.said.append(f"console {kind}: {text}")
        if kind in ("error", "warning") and not (self.weather and any(one in text for one in EXPECTED)):
            self.complaints.append(f"{kind}: {text}")

    def forgive(self, text: str) -> None:
        """Drop a complaint that was provoked; it must have been made, or come now."""
        if not any(text in one for one in self.complaints):
            self.page.wait_for_event("console", lambda said: text in said.text)
        self.complaints = [one for one in self.complaints if text not in one]

    # --- getting to a table -------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> "Visitor":
        """Load the page at a path."""
        self.page.goto(self.address + path)
        return self

    def turn_to(self, path: str) -> "Visitor":
        """Another place of the page that is open, without loading it again."""
        self.page.evaluate(VISIT, path)
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
        self.until("document.querySelector('[data-ply]') !== null")

    def play_at_house(self, game: str, players: int = 2, people: int = 1) -> None:
        """A table that the server keeps, with people at this device and quick bots."""
        seats = [{"seat": seat, "name": f"Guest {seat}", "contribution": f"{seat}" * 64} for seat in range(people)]
        bots = {str(seat): HOUSE_BOT for seat in range(people, players)}
        self.open({"game": game, "players": players, "people": seats, "bots": bots})

    def watch_bots(self, game: str, players: int = 2) -> None:
        """A table at which only bots sit."""
        self.open({"game": game, "players": players, "bots": {str(seat): HOUSE_BOT for seat in range(players)}})

    def open(self, wanted: dict[str, Any] | str) -> None:
        """A table by the request for it, whose match starts at once."""
        self.go(f"/table/{self.create(wanted)}?start")
        self.until("document.querySelector('[data-ply]') !== null")

    def create(self, wanted: dict[str, Any] | str) -> str:
        """A table by the request for it, of which this visitor is the host; its id."""
        data = wanted if isinstance(wanted, str) else json.dumps(wanted)
        headers = {"Content-Type": "application/json", "Origin": self.address}
        answer = self.context.request.post(f"{self.address}/api/tables", data=data, headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    # --- playing ------------------------------------------------------------------------------------------------------

    def speak(self, language: str) -> None:
        """The page in another language, chosen in its head."""
        self.page.select_option("header select", language)
        self.until(f"document.documentElement.lang === '{language}'")

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("document.querySelector('[data-over=true]') !== null"))

    @property
    def ply(self) -> int:
        return int(self.page.evaluate(PLAYING))

    def until(self, expression: str, seconds: float = TIMEOUT) -> None:
        """Wait until a JavaScript expression holds in the page."""
        wait_in_page(self.page, expression, seconds=seconds)

    def wait_for_turn(self, seconds: float = TIMEOUT) -> bool:
        """Wait until there is something to press; False when the match is over."""
        return bool(wait_in_page(self.page, TURN, seconds=seconds) == "turn")

    def step(self, prefer: tuple[str, ...] = ()) -> bool:
        """One press, of something that leads to a move, as soon as there is one; False when the match is over.

        By preference, and what was opened already in this position last: a second press would close it. When this
        returns the page has handled the press: what it offers next, if only nothing, is its answer.
        """
        return self._step(f"({CHOOSE})(argument)", prefer) == "pressed"

    def step_now(self, prefer: tuple[str, ...] = ()) -> str:
        """The same without waiting: "pressed", "over", or "waits" where there is nothing to press just now."""
        found = self.page.evaluate(CHOOSE, self._choice(prefer))
        return self._press(found) if found else "waits"

    def _step(self, script: str, prefer: tuple[str, ...]) -> str:
        return self._press(wait_in_page(self.page, script, self._choice(prefer)))

    def _choice(self, prefer: tuple[str, ...]) -> dict[str, Any]:
        opened = [self.opened[0], sorted(self.opened[1])]
        return {"prefer": prefer, "opened": opened, "whim": self.random.random()}

    def _press(self, found: dict[str, Any]) -> str:
        if "x" not in found:
            return "over" if "over" in found else "reached"
        ply, text = found["ply"], found["text"]
        if text is not None:
            self.opened = (ply, {*self.opened[1], text} if self.opened[0] == ply else {text})
        self.said.append(f"ply {ply}: press {text or 'what waits to be confirmed'}")
        self.page.mouse.click(found["x"], found["y"])
        return "pressed"

    def play(self, prefer: tuple[str, ...] = (), moves: int = MOST_PRESSES) -> int:
        """Play on until the end, or for so many presses; how many there were."""
        pressed = 0
        while pressed < moves and self.step(prefer):
            pressed += 1
        return pressed

    def play_until(self, expression: str, prefer: tuple[str, ...] = (), moves: int = MOST_PRESSES) -> None:
        """Press on until a JavaScript expression holds; the match must not be over before."""
        script = f"({expression}) ? {{ reached: true }} : ({CHOOSE})(argument)"
        for _ in range(moves):
            if (found := self._step(script, prefer)) != "pressed":
                assert found == "reached", f"the match is over before {expression} (seed {self.seed})"
                return
        raise AssertionError(f"{moves} presses did not bring {expression} (seed {self.seed})")

    # --- looking ------------------------------------------------------------------------------------------------------

    def text(self) -> str:
        return str(self.page.locator("body").inner_text())

    def violations(self, part: str = "html") -> list[str]:
        """What axe-core finds fault with by day, and with the contrast in the evening: in the page or a part of it."""
        if not self.page.evaluate("'axe' in globalThis"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(f"async (part) => (await axe.run(part, {{ {QUICKLY} }})).violations", part)
        self.page.emulate_media(color_scheme="dark")
        contrast = f"{{ {QUICKLY}, runOnly: ['color-contrast'] }}"
        found += self.page.evaluate(f"async (part) => (await axe.run(part, {contrast})).violations", part)
        self.page.emulate_media(color_scheme="light")
        faults = [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]
        return faults + cast("list[str]", self.page.evaluate(UNREACHABLE))

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))
