"""A match played with nothing but keys: Tab, arrows and Enter."""

import random
from typing import Any

from tests.support.waiting import wait_in_page
from tests.support.web.scripts import TURN
from tests.support.web.visitor import Visitor

KEYS_A_MOVE = 250
KEYS_A_MATCH = 20_000
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
"""What has the focus, for a person who plays by keys. `idle`: it was led to something that cannot be done."""
WALK = """(() => {
  let key = ''
  addEventListener('keydown', (event) => (key = event.key), true)
  addEventListener('focusin', (event) => (globalThis.walkedTo = key.startsWith('Arrow') ? event.target : null), true)
})()"""
"""Arrow keys walk over the whole board, to read it: a focus that was moved by them was not led astray by the page."""
ENTERED = """(() => {
  const at = document.activeElement
  const isThere = at?.dataset.move !== undefined || !document.querySelector('[role=gridcell][data-move]')
  return isThere || document.querySelector('[data-over=true]') ? null : at?.outerHTML.slice(0, 200)
})()"""
LINES = "document.querySelectorAll('[role=log] li button:not([tabindex=\"-1\"])').length"
ANSWERED = f"""(() => {{
  const turn = {TURN}
  if (turn === 'over') return {{ over: true }}
  const here = turn && {HERE}
  return here && !here.idle && !(here.lost && argument) && here
}})()"""
"""The focus when there is something to do; `argument`: it may not be lost, because the last key was Enter."""


def tab_to(guest: Visitor, selector: str, most: int = 80) -> None:
    """Tab by Tab to a control."""
    for _ in range(most):
        if guest.page.evaluate(f"document.activeElement?.matches('{selector}')"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


class Keyboard:
    """Plays by keys: Enter on what plays, else on to the next place, as the focus shows it."""

    def __init__(self, guest: Visitor) -> None:
        self._guest, self._random = guest, random.Random(guest.seed)
        self._key, self._ply, self._since = "", -1, 0
        guest.page.evaluate(WALK)

    def play(self, moves: int | None = None) -> bool:
        """To the end, or until so many actions have been played; whether the match is over."""
        first = self._guest.ply
        for _ in range(KEYS_A_MATCH):
            here = self._focus()
            if "over" in here:
                assert self._guest.page.evaluate(LINES) == 1, "the story is one stop on the way"
                return True
            if moves is not None and here["ply"] >= first + moves:
                return False
            self._press(here)
        raise AssertionError(f"{KEYS_A_MATCH} keys and no end (seed {self._guest.seed})")

    def _focus(self) -> dict[str, Any]:
        """The focus once the page has answered the last key; it must be on something that can be done."""
        try:
            return dict(wait_in_page(self._guest.page, ANSWERED, self._key == "Enter"))
        except TimeoutError:
            here = self._guest.page.evaluate(HERE)
            raise AssertionError(f"after {self._key} the focus is lost or cannot do anything: {here}") from None

    def _press(self, here: dict[str, Any]) -> None:
        is_same = here["ply"] == self._ply
        self._ply, self._since = here["ply"], self._since + 1 if is_same else 0
        assert self._since < KEYS_A_MOVE, f"{self._since} keys and no move at ply {self._ply}: the focus is on {here}"
        self._key = self._choose(here)
        self._guest.page.keyboard.press(self._key)
        if here["role"] == "radio" and self._key == "Enter":
            entered = self._guest.page.evaluate(ENTERED)
            assert entered is None, f"a tile that fits somewhere leads there: {entered}"

    def _choose(self, here: dict[str, Any]) -> str:
        if here["plays"] in ("curtain", "confirm") or (here["plays"] and self._random.random() < 0.8):
            return "Enter"
        if here["role"] == "radio":
            return self._random.choice(("ArrowRight", "r", "Enter"))
        if here["grid"] and self._random.random() < 0.8:
            return self._random.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"))
        return "Tab" if self._since // 25 % 2 == 0 else "Shift+Tab"
