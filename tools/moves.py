"""What a move costs, in docs/server.md: from the numbers that `benchmarks/moves.py` wrote."""

import json
from pathlib import Path
from typing import Any

from tools.markdown import Row, table

BEGIN, END = "<!-- what a move costs: written by `make docs` -->", "<!-- the end of what is written -->"
COMMAND = "`python -m benchmarks.moves --tables 60 --moves 12 --runs 3 --matches 3 --json docs/data/moves.json`"


def page(root: Path) -> str:
    """docs/server.md with its figures."""
    text = (root / "docs" / "server.md").read_text("utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    figures = json.loads((root / "docs" / "data" / "moves.json").read_text("utf-8"))
    return "\n".join([before + BEGIN, "", COMMAND, "", *_costs(figures), "", *_sizes(figures), "", END + after])


def _costs(figures: dict[str, Any]) -> list[str]:
    found = {(row["game"], row["format"]): row for row in figures["costs"]}
    parts = list(dict.fromkeys(part for row in figures["costs"] for part in sorted(row["parts"])))
    rows: list[Row] = []
    for (game, format), row in found.items():
        ratio = found[game, "json"]["microseconds"] / row["microseconds"]
        rows.append(
            (
                game, format, f"{row['microseconds']:.0f}", f"{row['moves_per_second']:,.0f}", f"{ratio:.1f}",
                *(f"{row['parts'].get(part, 0):.0f}" for part in parts),
            )
        )  # fmt: skip
    heads = ("game", "format", "µs of a core a move", "moves/s a core", "times as cheap as JSON", *parts)
    return [
        "Two people and a spectator look on; a move is judged, made durable in SQLite, and told to all three. The best",
        "of several runs; parts, in µs, are measured in runs of their own and do not add up to the whole. The ratios",
        "say more than the numbers: the machine was busy with other work.",
        "",
        *table(heads, rows),
    ]


def _sizes(figures: dict[str, Any]) -> list[str]:
    rows: list[Row] = [
        (
            row["game"], str(row["players"]), f"{row['bytes']['bytes']:.0f}", f"{row['json']['bytes']:.0f}",
            f"{row['json']['bytes'] / row['bytes']['bytes']:.0f}", f"{row['bytes']['largest']:,}",
            f"{row['json']['largest']:,}",
        )
        for row in figures["sizes"]
    ]  # fmt: skip
    heads = ("game", "players", "bytes", "as JSON", "ratio", "largest message", "as JSON")
    return [
        "What a move sends to each screen, whole matches at random, everybody and a spectator looking on:",
        "",
        *table(heads, rows),
    ]
