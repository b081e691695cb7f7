"""The page in a real Chromium on this machine: how soon it is there, how light it is, how smoothly things move.

    python -m benchmarks.page --json docs/data/page.json

Needs the built page (`make web`) and a Chromium, which draws without a graphics card: a slow machine's frames.
"""

import argparse
import gzip
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import tablee
from tests.support.engine.browser import browser as page_with_engine
from tests.support.engine.material import Engine, golden
from tests.support.server.process import ServerProcess
from tests.support.web.browser import ARGUMENTS, CHROMIUM, STATIC
from tests.support.web.playing import PREFER
from tests.support.web.visitor import Visitor

ROUNDS = 3
VISITS = 7
MOVES = 16
WORKERS = 2
POSITIONS = 5
PLY = 30
"""From where on a choice is looked for."""
SAMPLE = """() => {
  globalThis.frames = []
  let last = performance.now()
  const next = (now) => { globalThis.frames.push(now - last); last = now; requestAnimationFrame(next) }
  requestAnimationFrame(next)
}"""
PREVIEWS = """
  globalThis.previews = []
  new PerformanceObserver((list) => previews.push(...list.getEntriesByName('preview').map((one) => one.duration)))
    .observe({ type: 'measure' })
"""
QUICKEST = """(() => {
  const way = ['[data-game=GAME]', '[data-way=alone]:not(:disabled)']
  const look = () => {
    const found = document.querySelector(way[0] ?? '.match :is([data-move], [data-opens], [data-throw])')
    if (found && !way.length) globalThis.possible = performance.now()
    else {
      if (found) { found.click(); way.shift() }
      requestAnimationFrame(look)
    }
  }
  requestAnimationFrame(look)
})()"""
"""Somebody who presses what leads to a match in the very frame in which it is there."""


def come(browser: Any, server: ServerProcess, **looks: Any) -> Visitor:
    """A browser that was never here, in which things move."""
    return Visitor(browser, server.address, motion="full", **looks)


def appears(guest: Visitor, path: str, selector: str) -> float:
    """Milliseconds from the address to something that can be pressed."""
    start = time.perf_counter()
    guest.page.goto(guest.address + path, wait_until="commit")
    guest.page.wait_for_selector(selector)
    return 1000 * (time.perf_counter() - start)


def arrivals(browser: Any, server: ServerProcess) -> dict[str, float]:
    """Milliseconds, the median of several first visits and of several reloads in the middle of a match."""
    home, table = [], []
    for _ in range(ROUNDS):
        guest = come(browser, server)
        home.append(appears(guest, "/", "[data-game]"))
        guest.play_alone("sunrise-lane")
        guest.wait_for_turn()
        path = guest.page.url.removeprefix(server.address).split("?")[0]
        table.append(appears(guest, path, ".match [data-move], .match [data-opens]"))
        guest.context.close()
    return {"home_ms": statistics.median(home), "table_ms": statistics.median(table)}


def first_move(browser: Any, server: ServerProcess) -> dict[str, float]:
    """A stranger's way to a first move: seconds and clicks, as fast as a robot goes."""
    guest = come(browser, server)
    start = time.perf_counter()
    guest.play_alone("sunrise-lane")
    guest.wait_for_turn()
    clicks, ply = 2, guest.ply
    while guest.ply == ply:
        guest.step(PREFER["sunrise-lane"])
        clicks += 1
        guest.page.wait_for_timeout(30)
    seconds = time.perf_counter() - start
    guest.context.close()
    return {"seconds": seconds, "clicks": clicks}


def first_possible(browser: Any, server: ServerProcess, game: str) -> float:
    """Seconds from the address to the first move that can be made, for the quickest of visitors: the median."""
    taken = []
    for _ in range(VISITS):
        guest = come(browser, server)
        guest.context.add_init_script(QUICKEST.replace("GAME", game))
        guest.page.goto(guest.address, wait_until="commit")
        guest.until("globalThis.possible !== undefined")
        taken.append(guest.page.evaluate("possible") / 1000)
        guest.context.close()
    return statistics.median(taken)


def weight(browser: Any, server: ServerProcess, game: str) -> int:
    """Bytes, compressed, of everything that is fetched up to the first move."""
    guest = come(browser, server)
    fetched: set[str] = set()
    guest.page.on("response", lambda answer: fetched.add(answer.url))
    guest.play_alone(game)
    guest.wait_for_turn()
    guest.context.close()
    files = [STATIC / url.removeprefix(server.address + "/") for url in fetched]
    return sum(len(gzip.compress(file.read_bytes())) for file in files if file.is_file())


def previews(browser: Any, server: ServerProcess, game: str) -> float:
    """Milliseconds that it takes to work out and say what a chosen move would bring: the median."""
    guest = come(browser, server)
    guest.context.add_init_script(PREVIEWS)
    guest.play_alone(game, 2)
    guest.play(PREFER[game], moves=4 * MOVES)
    taken = guest.page.evaluate("globalThis.previews")
    guest.context.close()
    return statistics.median(taken)


def thinking(game: str) -> dict[str, float]:
    """Iterations a second of level 5 in a browser, summed over its workers, at golden positions: the median."""
    kind = tablee.game_class(game)
    with tempfile.TemporaryDirectory() as folder:
        engine = Engine(kind, Path(folder))
        with page_with_engine(Path(folder)) as page:
            reached = [
                page.ask(engine.path, command="speed", record=record, ply=PLY, level=5, seconds=1, workers=WORKERS)
                for record in list(golden(kind))[:POSITIONS]
            ]
    return {"iterations_per_second": statistics.median(reached), "workers": WORKERS}


def frames(browser: Any, server: ServerProcess, game: str) -> dict[str, float]:
    """Frames while moves are made and shown: the median, and the time that 95 in a hundred keep to."""
    guest = come(browser, server, width=1440, height=900)
    guest.play_alone(game, 3)
    guest.wait_for_turn()
    guest.page.evaluate(SAMPLE)
    guest.play(PREFER[game], moves=MOVES)
    taken = sorted(guest.page.evaluate("globalThis.frames"))
    guest.context.close()
    return {
        "frames_per_second": 1000 / statistics.median(taken),
        "p95_ms": taken[int(0.95 * len(taken))],
        "frames": len(taken),
    }


def measured() -> dict[str, Any]:
    """Everything, on a server of its own."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = ServerProcess(Path(data) / "data", PYTHONPATH="").start()
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            return {
                "arrivals": arrivals(browser, server),
                "first_move": first_move(browser, server),
                "games": [
                    {
                        "game": game,
                        "first_possible_seconds": first_possible(browser, server, game),
                        "bytes": weight(browser, server, game),
                        **frames(browser, server, game),
                        "preview_ms": previews(browser, server, game),
                    }
                    for game in PREFER
                ],
            }
        finally:
            browser.close()
            server.kill()


def main() -> None:
    """Measure, print, and write down where asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="write the figures here")
    chosen = parser.parse_args()
    found = measured()
    for one in found["games"]:  # the engine's page has a browser of its own
        one.update(thinking(one["game"]))
    text = json.dumps(found, indent=2)
    print(text)
    if chosen.json:
        chosen.json.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
