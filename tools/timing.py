"""Where the time of `make test` goes: each step is timed, each test too, and a report shows what takes longest.

    python -m tools.timing run NAME COMMAND...     run a step and note its seconds
    python -m tools.timing report                  what the last run noted; `make test` ends with it
    python -m tools.timing write                   the same as a page: docs/testing.md

Machines differ, so the report never fails a run.
"""

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
NOTES = ROOT / ".cache" / "timing"
"""One file a step, and one a pytest process; emptied when a run begins."""
PAGE = ROOT / "docs" / "testing.md"
BEGIN, END = "<!-- timing: begin -->", "<!-- timing: end -->"
SHOWN, WRITTEN = 15, 50


def note(name: str, content: Any) -> None:
    """Keep something for the report."""
    NOTES.mkdir(parents=True, exist_ok=True)
    (NOTES / f"{name}.json").write_text(json.dumps(content), "utf-8")


def run(name: str, command: list[str]) -> int:
    """Run a step; its wall clock and processor seconds are noted, whatever comes of it."""
    began = time.time()
    code = subprocess.run(command).returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    note(
        f"step-{name}",
        {"step": name, "began": began, "wall": time.time() - began, "cpu": used.ru_utime + used.ru_stime},
    )
    return code


def steps() -> list[dict[str, Any]]:
    """The steps of the last run in their order."""
    found = [json.loads(path.read_text("utf-8")) for path in NOTES.glob("step-*.json")]
    return sorted(found, key=lambda step: step["began"])


def tests() -> dict[str, float]:
    """The seconds of each test of the last run, fixtures included, in whatever gear it ran."""
    found: dict[str, float] = defaultdict(float)
    for path in NOTES.glob("tests-*.json"):
        for test, seconds in json.loads(path.read_text("utf-8")).items():
            found[test] += seconds
    return found


def lines(most: int) -> Iterator[str]:
    """The report as tables of Markdown."""
    if noted := steps():
        whole = max(step["began"] + step["wall"] for step in noted) - noted[0]["began"]
        yield from ("| step | wall s | processor s |", "| --- | --- | --- |")
        yield from (f"| {step['step']} | {step['wall']:.0f} | {step['cpu']:.0f} |" for step in noted)
        yield f"| **all, two at a time** | **{whole:.0f}** | **{sum(step['cpu'] for step in noted):.0f}** |"
        yield ""
    each = tests()
    folders: dict[str, list[float]] = defaultdict(list)
    for test, seconds in each.items():
        path = test.partition("::")[0]
        folders[path.rpartition("/")[0] if path.count("/") > 1 else path].append(seconds)
    yield from ("| folder | tests | s |", "| --- | --- | --- |")
    for folder, taken in sorted(folders.items(), key=lambda item: -sum(item[1])):
        yield f"| {folder} | {len(taken)} | {sum(taken):.0f} |"
    yield ""
    yield from ("| slowest tests | s |", "| --- | --- |")
    slowest = sorted(each.items(), key=lambda item: -item[1])[:most]
    yield from (f"| `{test.removeprefix('tests/')}` | {seconds:.1f} |" for test, seconds in slowest)


def write() -> None:
    """The tables of the last run, in their place on the page."""
    text = PAGE.read_text("utf-8")
    cores = os.cpu_count()
    tables = "\n".join([BEGIN, f"Measured on {cores} cores:", "", *lines(WRITTEN), END])
    PAGE.write_text(re.sub(f"{BEGIN}.*{END}", lambda _: tables, text, flags=re.DOTALL), "utf-8")


def main() -> int:
    """Do as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tools.timing", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("begin", help="forget the last run")
    running = commands.add_parser("run", help="run a step")
    running.add_argument("name")
    running.add_argument("step", nargs=argparse.REMAINDER)
    commands.add_parser("report", help="show what took longest")
    commands.add_parser("write", help="write docs/testing.md")
    arguments = parser.parse_args()
    if arguments.command == "run":
        return run(arguments.name, arguments.step)
    if arguments.command == "begin":
        for path in NOTES.glob("*.json"):
            path.unlink()
    elif arguments.command == "write":
        write()
    else:
        print("\n".join(lines(SHOWN)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
