"""The page of figures, docs/speed.md, from the numbers that `tablee bench` and `benchmarks/gpu.py` wrote."""

import json
from pathlib import Path
from typing import Any

from tools.markdown import Row, table

INTRODUCTION = (
    """Random play, luck counted as actions. Single runs on one machine: the ratios say more than the numbers."""
)


def page(root: Path, generated: str) -> str:
    """The whole page."""
    bench = json.loads((root / "docs" / "data" / "bench.json").read_text("utf-8"))
    gpu = json.loads((root / "docs" / "data" / "gpu.json").read_text("utf-8"))
    parts = [
        ["# Speed", "", INTRODUCTION, "", generated],
        ["## One core", "", "`tablee bench --json docs/data/bench.json`", "", *_core(bench)],
        ["## Beside other engines, in the same run", "", *_engines(bench)],
        [
            "## Vector environments",
            "",
            "`python benchmarks/vector.py --matches 512 --json docs/data/vector.json`",
            "",
            *_vector(root),
        ],
        ["## One H200", "", "`python benchmarks/gpu.py --json docs/data/gpu.json`", "", *_gpu(gpu)],
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _core(bench: dict[str, Any]) -> list[str]:
    interpreted = {(row["game"], row["players"]): row for row in bench["interpreted"]}
    rows: list[Row] = []
    for row in bench["games"]:
        slow = interpreted[row["game"], row["players"]]
        ratio = row["actions_per_second"] / slow["actions_per_second"]
        rows.append(
            (
                row["game"], str(row["players"]), _million(row["actions_per_second"]),
                f"{slow['actions_per_second']:,.0f}", f"{ratio:,.0f}", f"{slow['slowest_ms']:.2f}",
            )
        )  # fmt: skip
    heads = ("game", "players", "compiled, million actions/s", "interpreted, actions/s", "ratio", "slowest action, ms")
    return [
        *table(heads, rows),
        "",
        "The slowest action is that of the interpreted gear, with the list of legal moves that follows it.",
    ]


def _vector(root: Path) -> list[str]:
    """What is left of the raw engine's speed where observations and masks are written in every step."""
    rows: list[Row] = [
        (
            row["game"], str(row["players"]), str(row["matches"]), _million(row["raw_actions_per_second"]),
            _million(row["vector_actions_per_second"]), f"{row['ratio']:.2f}", f"{row['ratio_checked']:.2f}",
        )
        for row in json.loads((root / "docs" / "data" / "vector.json").read_text("utf-8"))
    ]  # fmt: skip
    heads = (
        "game", "players", "matches", "raw, million actions/s", "through the vector environment", "ratio",
        "with actions checked",
    )  # fmt: skip
    return [*table(heads, rows), "", "One thread; raw and vector in the same run, in CPU time."]


def _engines(bench: dict[str, Any]) -> list[str]:
    best: dict[str, float] = {}
    for row in bench["games"]:
        best[row["game"]] = max(best.get(row["game"], 0.0), row["actions_per_second"])
    rows: list[Row] = [
        (
            row["engine"],
            f"{row['actions_per_second']:,.0f}",
            *(f"{ours / row['actions_per_second']:,.0f}" for ours in best.values()),
        )
        for row in bench["engines"]
    ]
    heads = ("engine, stepped from Python", "actions/s", *(f"{name}, times as fast" for name in best))
    return table(heads, rows)


def _gpu(gpu: list[dict[str, Any]]) -> list[str]:
    rows: list[Row] = [
        (
            row["game"], str(row["players"]), _million(row["gpu_actions_per_second"]), f"{row['matches']:,}",
            "yes" if row["equal"] else "NO", str(row["state_bytes"]),
        )
        for row in gpu
    ]  # fmt: skip
    return table(
        ("game", "players", "million actions/s", "matches at once", "equal to the CPU's", "bytes a state"), rows
    )


def _million(number: float) -> str:
    return f"{number / 1e6:,.1f}"
