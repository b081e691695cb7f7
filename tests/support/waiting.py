"""The only place where tests wait: for a state, never for a length of time.

The timeouts are a last resort that ends a hanging test. They are generous, and no test measures anything by them.
"""

import asyncio
import select
import time
from collections.abc import Awaitable, Callable
from typing import Any

TIMEOUT = 60.0
POLL = 0.02


def wait_for(condition: Callable[[], Any], seconds: float = TIMEOUT, what: str = "a condition") -> Any:
    """Block until a condition holds, and return its value."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > end:
            raise TimeoutError(f"waited {seconds:g} s for {what}")
        time.sleep(POLL)
    return found


async def wait_until(
    condition: Callable[[], Any | Awaitable[Any]], seconds: float = TIMEOUT, what: str = "a condition"
) -> Any:
    """The same in an event loop; the condition may be a coroutine function."""
    end = time.monotonic() + seconds
    while True:
        found = condition()
        if isinstance(found, Awaitable):
            found = await found
        if found:
            return found
        if time.monotonic() > end:
            raise TimeoutError(f"waited {seconds:g} s for {what}")
        await asyncio.sleep(POLL)


async def step() -> None:
    """Let the event loop run everything that is ready, once."""
    await asyncio.sleep(0)


REAL_TIMERS = "globalThis.realTimers ??= { now: performance.now.bind(performance), later: setTimeout.bind(globalThis) }"
"""For every page, before a test replaces its clock: what `wait_in_page` waits by."""

IN_PAGE = """async ([argument, milliseconds]) => {
  REAL_TIMERS
  const { now, later } = globalThis.realTimers
  const end = now() + milliseconds
  let wake = () => {}
  const observer = new MutationObserver(() => wake())
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  try {
    while (now() < end) {
      const change = new Promise((done) => { wake = done; later(done, 50) })
      const found = await (EXPRESSION)
      if (found) return found
      await change
    }
    return null
  } finally {
    observer.disconnect()
  }
}""".replace("REAL_TIMERS", REAL_TIMERS)
"""Looks again whenever the document changes; and now and then, for what is not in the document."""
NAVIGATED = ("Execution context was destroyed", "navigat", "Cannot find context", "frame was detached")
MOST_NAVIGATIONS = 50


def wait_in_page(page: Any, expression: str, argument: Any = None, seconds: float = TIMEOUT) -> Any:
    """Block until a JavaScript expression, or its promise, is true in a Playwright page, and return its value.

    The expression may use `argument`. It is evaluated again in the next document where the page is left meanwhile.
    (Playwright's `wait_for_function` evaluates text inside the page, which a content security policy forbids.)
    """
    from playwright.sync_api import Error

    for _ in range(MOST_NAVIGATIONS):
        try:
            found = page.evaluate(IN_PAGE.replace("EXPRESSION", expression), [argument, seconds * 1000])
        except Error as error:
            if page.is_closed() or not any(sign in str(error) for sign in NAVIGATED):
                raise
            continue
        if not found:
            raise TimeoutError(f"waited {seconds:g} s for {expression} at {page.url}")
        return found
    raise TimeoutError(f"the page is left again and again: {page.url}")


def is_readable(file: int, seconds: float = TIMEOUT) -> bool:
    """Block until there is something to read from a file, or its end; False if nothing came."""
    return bool(select.select([file], [], [], seconds)[0])
