"""How long `tablee serve` takes until it is ready, and its memory: python -m benchmarks.start [--bot level-2].

In both gears: when it is ready, then with a table of each game at which a bot plays. Of the memory, `Pss` counts what
is shared with other processes (libraries) by its share, `Rss` whole. Run `tablee warmup` first to measure the compiled
gear.
"""

import argparse
import os
import re
import tempfile
import time
from pathlib import Path

from benchmarks.load import processor_seconds, start_server
from tests.support.server.client import Browser, people, run

GAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
MOVES = 8


def memory(pid: int) -> str:
    """What a process takes."""
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    sizes = {name: int(size) // 1024 for name, size in re.findall(r"^(Rss|Pss): +(\d+)", rollup, re.M)}
    return f"Rss {sizes['Rss']} MB, Pss {sizes['Pss']} MB"


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def play(address: str, bot: str) -> None:
    """A few moves against a bot in each game."""
    async with Browser(address) as browser:
        for game in GAMES:
            table = await browser.open(game, players=2, people=people("Anna"), bots={"1": bot})
            page = await browser.join(table)
            await page.ask("start")
            for _ in range(MOVES):
                await page.until(lambda page=page: page.to_act is not None or page.over)
                await page.play(page.legal(page.to_act or 0)[0])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="level-2")
    arguments = parser.parse_args()
    for gear in ("interpreted", "compiled"):
        os.environ["TABLEE_GEAR"] = gear
        with tempfile.TemporaryDirectory() as folder:
            for start in ("first", "second"):
                began = time.perf_counter()
                process, address = start_server(Path(folder))
                try:
                    took, worked = time.perf_counter() - began, processor_seconds(process.pid)
                    print(f"{gear}, {start} start: in {took:.2f} s (core: {worked:.2f} s), {memory(process.pid)}")
                    if start == "second":
                        run(play(address, arguments.bot), 300)
                        print(f"  with three tables: {memory(process.pid)}")
                        for child in children(process.pid):
                            print(f"  its bots: {memory(child)}", flush=True)
                finally:
                    process.terminate()
                    process.wait(30)


if __name__ == "__main__":
    main()
