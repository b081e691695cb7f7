"""Somebody at a browser, who plays any game by what the page offers: controls with `data-move` and `data-opens`."""

import json
import os
import random
import time
from pathlib import Path
from typing import Any, cast

BOT = "level-1"
"""Needs hardly any time to think."""
HOUSE_BOT = "greedy"
"""Needs no time at all, and lives in a house only."""
AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SECONDS = 20
BUTTONS = "[data-curtain], [data-throw], [data-confirm], [data-move], [data-opens]"
OPEN = """async (body) => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  return (await (await fetch('/api/tables', init)).json()).table
}"""
CHOOSE = """({ prefer, opened, whim }) => {
  const isShown = (one) => one.getBoundingClientRect().width > 0 && one.checkVisibility({ visibilityProperty: true })
  const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown)
  const ply = Number(document.querySelector('.match[data-ply]')?.dataset.ply ?? -1)
  const press = (control, text) => {
    const spots = ['nearest', 'start', 'center'].flatMap((block) => [0.5, 0.15, 0.85].map((part) => [block, part]))
    for (const [block, part] of spots) {  // whoever finds something in the way scrolls, or presses beside it
      control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height * part]
      if (control.contains(document.elementFromPoint(x, y))) return { ply, text, x, y }
    }
    return null
  }
  for (const selector of ['[data-curtain]', '[data-throw]', '[data-confirm]']) {
    const found = shown(selector).find((one) => !one.disabled)
    if (found) return press(found, null)
  }
  const controls = shown('[data-move], [data-opens]')
  const texts = controls.map((one) => one.dataset.move ?? 'opens ' + one.dataset.opens)
  const tried = opened[0] === ply ? opened[1] : []
  const all = texts.map((_, number) => number)
  const fresh = all.filter((number) => !tried.includes(texts[number]))
  const wanted = prefer.map((pattern) => fresh.filter((number) => new RegExp('^' + pattern).test(texts[number])))
  const among = [...wanted, fresh, all].find((numbers) => numbers.length > 0)
  if (!among) return null
  const number = among[Math.floor(whim * among.length)]
  return press(controls[number], texts[number])
}"""
TURN = """async ({ buttons, milliseconds }) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    if (document.querySelector('[data-over=true]')) return 'over'
    for (const one of document.querySelectorAll(buttons)) {
      if (one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0) return 'turn'
    }
    await new Promise((done) => setTimeout(done, 20))
  }
  return 'nothing'
}"""
KEYS_A_MOVE = 250
HERE = """(() => {
  const at = document.activeElement
  const plays = ['curtain', 'confirm', 'move', 'opens', 'die'].find((name) => name in (at?.dataset ?? {}))
  const ply = Number(document.querySelector('.match')?.dataset.ply ?? -1)
  const grid = at?.closest('[role=grid]') ?? null
  const isLeft = grid && grid.querySelector('[data-move], [data-opens]') && !plays && at !== globalThis.walkedTo
  const idle = isLeft || at?.matches(':disabled, [aria-disabled=true]') ? at.outerHTML.slice(0, 200) : null
  const lost = at === document.body
  return { plays: plays ?? null, role: at?.getAttribute('role'), grid: grid !== null, ply, idle, lost }
})()"""
"""What has the focus, for somebody who plays by keys. `idle`: it was led to something that cannot be done."""
WALK = """(() => {
  let key = ''
  addEventListener('keydown', (event) => (key = event.key), true)
  addEventListener('focusin', (event) => (globalThis.walkedTo = key.startsWith('Arrow') ? event.target : null), true)
})()"""
"""Arrow keys walk over the whole board, to read it; whoever walks there himself was not led there."""
ENTERED = """(() => {
  const at = document.activeElement
  const isThere = at?.dataset.move !== undefined || !document.querySelector('[role=gridcell][data-move]')
  return isThere ? null : at?.outerHTML.slice(0, 200)
})()"""
LINES = "document.querySelectorAll('[role=log] li button:not([tabindex=\"-1\"])').length"
NOTATION = r"""(() => {
  const board = /\b[a-k](1[01]|[1-9])\b|-?\d+,-?\d|\b[PWCLSTK]{4}(#\d+)?\b/
  const codes = /\b(red|blue|yellow|green)-\d|\w_\w|[\ue010\ue011]/
  const told = new Set()
  const wantsIt = () => JSON.parse(localStorage['tablee.settings'] ?? '{}').exact
  let waits = false
  function look() {
    waits = false
    for (const place of document.querySelectorAll('.match, .replay, .curtain, .bar, dialog')) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode
        if (!(board.test(data) || codes.test(data)) || told.has(data) || !parentElement.checkVisibility()) continue
        if (parentElement.closest('[data-plain], [data-link]')) continue  // a game without drawings; an address to copy
        if (wantsIt() && parentElement.closest('.only-read')) continue  // read aloud, to those who have asked for it
        told.add(data)
        console.error(`notation is shown: ${data}`)
      }
    }
  }
  new MutationObserver(() => {
    if (!waits) requestAnimationFrame(look)
    waits = true
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()"""
"""Complains of every tile, cell or plot that people have to read by its notation, in whatever is played."""
LUCK = """(() => {
  let loads = 0
  try {
    loads = Number(localStorage['tests.loads'] ?? 0)
    localStorage['tests.loads'] = loads + 1
  } catch {}  // a page that keeps nothing has the same luck at every visit
  let state = (SEED + loads * 1013) >>> 0
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  Math.random = () => next() / 2 ** 32
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = next() & 255
    return array
  }
})()"""
"""A page draws the same luck whenever a test runs, and other luck each time it is loaded."""
OTHER_LUCK = int(os.environ.get("TABLEE_TEST_LUCK", "0"))
"""Any other number: other matches, for whoever looks for what no test has met yet."""
EXPECTED = (
    "ERR_CONNECTION_REFUSED",
    "ERR_INTERNET_DISCONNECTED",
    "WebSocket connection to",
    "ERR_CONNECTION_RESET",
    "ERR_SOCKET_NOT_CONNECTED",
)

QUICKLY = "resultTypes: ['violations'], preload: false"
"""Of axe-core: nothing but what is wrong."""

UNREACHABLE = """async () => {
  const texts = [...document.body.querySelectorAll('*')].filter((one) =>
    /auto|scroll/.test(getComputedStyle(one).overflow) && one.clientHeight && one.textContent.trim() &&
    !one.querySelector('a, button, input, select, textarea, summary, [tabindex]'))
  const more = texts.map((one) => one.appendChild(document.createElement('div')))
  for (const one of more) one.style.cssText = 'flex: none; width: 300vw; height: 300vh'
  await new Promise((done) => setTimeout(done))
  const found = texts.filter((one) => one.tabIndex < 0)
  for (const one of more) one.remove()
  return found.map((one) => `would scroll, but not by keyboard: ${one.outerHTML.slice(0, 160)}`)
}"""
"""What could not be read to its end by keyboard if its text were longer than its place."""


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
        self.prefer(bot=BOT, motion=motion, pace="quick", soundOffered=True)
        self.context.add_init_script(NOTATION)
        self.context.add_init_script(LUCK.replace("SEED", str(seed * 7919 + OTHER_LUCK * 104_729)))
        self.page = self.context.new_page()
        self.watch(self.page)

    def prefer(self, **chosen: str | bool) -> None:
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
        """A complaint that was provoked, and must have been made: the console may tell of it a moment later."""
        end = time.monotonic() + SECONDS
        while not any(text in one for one in self.complaints) and time.monotonic() < end:
            self.page.wait_for_timeout(50)
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

    def speak(self, language: str) -> None:
        """The page in another language, chosen in its head."""
        self.page.select_option("header select", language)
        self.until(f"document.documentElement.lang === '{language}'")

    @property
    def over(self) -> bool:
        return self.page.locator("[data-over=true]").count() > 0

    @property
    def ply(self) -> int:
        found = self.page.locator(".match[data-ply]")
        return int(found.get_attribute("data-ply") or 0) if found.count() else -1

    def wait_for_turn(self, seconds: float = SECONDS) -> bool:
        """Until there is something to press; False when the match is over."""
        found = self.page.evaluate(TURN, {"buttons": BUTTONS, "milliseconds": seconds * 1000})
        if found == "nothing":
            raise TimeoutError(f"for {seconds} s there was nothing to press: {self.text()}")
        return bool(found == "turn")

    def step(self, prefer: tuple[str, ...] = ()) -> None:
        """One press, of whatever leads to a move: by preference, and what was opened already in this position last.

        (A second press would close it.) Chosen and found in one go: nothing changes under one's finger.
        """
        opened, whim = [self.opened[0], sorted(self.opened[1])], self.random.random()
        found = self.page.evaluate(CHOOSE, {"prefer": prefer, "opened": opened, "whim": whim})
        if found is None:
            return
        ply, text = found["ply"], found["text"]
        if text is not None:
            self.opened = (ply, {*self.opened[1], text} if self.opened[0] == ply else {text})
        self.page.mouse.click(found["x"], found["y"])
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
        end, since, before, key = time.monotonic() + seconds, 0, -1, ""
        self.page.evaluate(WALK)
        while self.wait_for_turn():
            assert time.monotonic() < end, f"at ply {self.ply} after {seconds} s"
            here = self.page.evaluate(HERE)
            for _ in range(40):  # nobody presses the next key before the page has answered the last one
                if not (here["idle"] or here["lost"]):
                    break
                self.page.wait_for_timeout(20)
                here = self.page.evaluate(HERE)
            assert self.over or not here["idle"], f"the focus is on what cannot be done: {here['idle']}"
            assert self.over or not here["lost"] or key != "Enter", f"at ply {here['ply']} Enter has lost the focus"
            since, before = (since + 1, before) if here["ply"] == before else (0, here["ply"])
            assert since < KEYS_A_MOVE, f"{since} keys and no move at ply {before}: the focus is on {here}"
            key = self._key(here, since)
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(15 if here["plays"] else 1)
            if here["role"] == "radio" and key == "Enter":
                entered = self.page.evaluate(ENTERED)
                assert self.over or entered is None, f"a tile that fits somewhere leads there: {entered}"
        assert self.page.evaluate(LINES) == 1, "the story is one stop on the way"

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
        found = self.page.evaluate(f"async () => (await axe.run({{ {QUICKLY} }})).violations")
        self.page.emulate_media(color_scheme="dark")
        found += self.page.evaluate(
            f"async () => (await axe.run({{ {QUICKLY}, runOnly: ['color-contrast'] }})).violations"
        )
        self.page.emulate_media(color_scheme="light")
        faults = [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]
        return faults + cast("list[str]", self.page.evaluate(UNREACHABLE))

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))
