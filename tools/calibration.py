"""Whether the judge's chances come true, in docs/review.md: from the numbers that `benchmarks/review.py` wrote."""

import json
from pathlib import Path

from tools.markdown import Row, filled, table


def page(root: Path) -> str:
    """docs/review.md with its figures."""
    text = (root / "docs" / "review.md").read_text("utf-8")
    found = json.loads((root / "docs" / "data" / "review.json").read_text("utf-8"))
    rows: list[Row] = [
        (one["game"], one["players"], one["decisions"], f"{100 * one['error']:.1f}", f"{100 * one['by_chance']:.1f}")
        for one in found
    ]
    return filled(text, "calibration", table(("game", "players", "decisions", "error, in points", "by chance"), rows))
