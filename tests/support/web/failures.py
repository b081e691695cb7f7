"""What a failing browser test leaves behind for each of its visitors: a screenshot, a trace, its matches and a log."""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.support.plugin import ROOT
from tests.support.web.scripts import STORED
from tests.support.web.visitor import Visitor

FAILURES = ROOT / ".cache" / "failures"


def folder_of(test: str) -> Path:
    """Where a test leaves something when it fails."""
    return FAILURES / re.sub(r"[^\w.-]+", "-", test).strip("-")


def leave(visitors: Sequence[Visitor], folder: Path) -> str:
    """Write down what there is to see, and say where; what cannot be written any more is named, too."""
    from playwright.sync_api import Error

    folder.mkdir(parents=True, exist_ok=True)
    lines = [f"screenshots, traces, matches and logs: {folder}"]
    for number, visitor in enumerate(visitors, start=1):
        for name, write in WRITERS.items():
            path = folder / f"visitor-{number}{name}"
            path.unlink(missing_ok=True)
            try:
                write(visitor, path)
            except Error as error:  # a browser or page that is gone
                lines.append(f"{path.name} is missing: {error.message.splitlines()[0]}")
    return "\n".join(lines)


def _screenshot(visitor: Visitor, path: Path) -> None:
    visitor.page.screenshot(path=path, timeout=10_000)


def _trace(visitor: Visitor, path: Path) -> None:
    visitor.context.tracing.stop(path=path)


def _matches(visitor: Visitor, path: Path) -> None:
    """All tables of this browser, as a file that "My matches" reads."""
    tables = visitor.page.evaluate(STORED) if visitor.page.url.startswith(visitor.address) else []
    whole = {"format": "tablee matches", "version": 1, "written": 0, "tables": tables, "records": []}
    path.write_text(json.dumps(whole, indent=1), "utf-8")


def _table(visitor: Visitor, path: Path) -> None:
    """The table of the house that is open, as a report of it."""
    found = re.search(r"/(?:table|replay|review)/(?!here-)([\w-]+)", visitor.page.url)
    if found:
        answer = visitor.context.request.get(f"{visitor.address}/api/tables/{found[1]}/report", timeout=10_000)
        path.write_text(answer.text(), "utf-8")


def _log(visitor: Visitor, path: Path) -> None:
    lines = [f"seed {visitor.seed}", f"at {visitor.page.url}", *visitor.said]
    path.write_text("\n".join(lines) + "\n", "utf-8")


WRITERS: dict[str, Callable[[Visitor, Path], None]] = {
    ".png": _screenshot, "-trace.zip": _trace, "-matches.json": _matches, "-table.txt": _table, ".log": _log,
}  # fmt: skip
