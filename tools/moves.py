"""What a move costs and what a house carries, in docs/server.md: from what benchmarks/moves.py and load.py wrote."""

import json
from pathlib import Path
from typing import Any

from tools.markdown import Row, filled, table

COMMAND = "`python -m benchmarks.moves --tables 60 --runs 8 --matches 3 --json docs/data/moves.json`"

LOAD = (
    "`python -m benchmarks.load --tables 5000 --json docs/data/load.json`, and with `--period 0`, `--processes 2`, "
    "`--share 0.25`"
)


def page(root: Path) -> str:
    """docs/server.md with its figures."""
    text = (root / "docs" / "server.md").read_text("utf-8")
    figures = json.loads((root / "docs" / "data" / "moves.json").read_text("utf-8"))
    text = filled(text, "what a move costs", [COMMAND, "", *_costs(figures), "", *_sizes(figures)])
    kept = [root / "docs" / "data" / f"{name}.json" for name in ("load", "hostile", "crashes")]
    load, hostile, crashes = (json.loads(path.read_text("utf-8")) for path in kept)
    return filled(text, "what a house carries", [*_loads(load), "", *_neighbours(hostile), "", *_faults(crashes)])


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
        "say more than the numbers.",
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


def _loads(found: list[dict[str, Any]]) -> list[str]:
    rows: list[Row] = [
        (
            f"{row['tables']:,}", f"{row['processes']} on PostgreSQL" if row["processes"] else "1 on SQLite",
            f"{row['share']:.0%}",
            f"{row['period']:g} s" if row["period"] else "at once", f"{row['moves_per_second']:,}", f"{row['p50']:.1f}",
            f"{row['p99']:.1f}", f"{row['cores']:.2f}", str(row["microseconds"]), str(row["kilobytes_a_table"]),
            str(row["errors"]),
        )
        for row in found
    ]  # fmt: skip
    heads = (
        "tables", "processes", "of a core each, at most", "a move after", "moves/s", "p50, ms", "p99, ms", "cores",
        "µs of a core a move", "kB a table", "errors",
    )  # fmt: skip
    return [LOAD, "", *table(heads, rows)]


def _neighbours(found: list[dict[str, Any]]) -> list[str]:
    alone, beside = found
    return [
        "`python -m benchmarks.hostile --json docs/data/hostile.json`",
        "",
        f"{alone['tables']} tables with a move every second, beside one address that does whatever the limits let it:",
        f"from a move to all screens p99 {beside['p99']} ms; without that address {alone['p99']} ms.",
    ]


def _faults(found: dict[str, Any]) -> list[str]:
    options = f"--nodes {found['nodes']} --rounds {found['faults']}"
    return [
        f"`python -m benchmarks.crashes {options} --json docs/data/crashes.json`",
        "",
        f"{found['nodes']} nodes are killed, paused, cut off from the database and restarted while people play: of",
        f"{found['acknowledged']:,} acknowledged requests none was lost and none carried out twice; a table stood",
        f"still for {found['longest']:.1f} s at most.",
    ]
