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
        ["## The bots' search", "", "`python benchmarks/search.py --json docs/data/search.json`", "", *_search(root)],
        ["## In the browser", "", "`python -m benchmarks.wasm --json docs/data/wasm.json`", "", *_wasm(root)],
        ["## Telling a match", "", "`python -m benchmarks.story --json docs/data/story.json`", "", *_story(root)],
        ["## The page", "", "`python -m benchmarks.page --json docs/data/page.json`", "", *_page(root)],
        ["## Beside other people's environments and engines", "", *_peers(root)],
        ["## One H200", "", "`python benchmarks/gpu.py --json docs/data/gpu.json`", "", *_gpu(gpu)],
        *_peers_gpu(root),
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


def _search(root: Path) -> list[str]:
    """Iterations a second, beside OpenSpiel's own search of the same games."""
    rows: list[Row] = [
        (
            row["game"], str(row["players"]), f"{row['level_5_per_second']:,}", f"{row['to_the_end_per_second']:,}",
            f"{row['openspiel_per_second']:.1f}", f"{row['ratio']:,.0f}",
        )
        for row in json.loads((root / "docs" / "data" / "search.json").read_text("utf-8"))
    ]  # fmt: skip
    heads = ("game", "players", "level 5, iterations/s", "to the end of the match", "OpenSpiel's MCTS", "ratio")
    return [
        *table(heads, rows),
        "",
        "One core, the same positions. OpenSpiel's search plays every iteration to the end of the match, through our",
        "game in its interface; the ratio is to our search doing the same.",
    ]


def _wasm(root: Path) -> list[str]:
    """What is left of the native speed in WebAssembly, and how light the modules are."""
    games = json.loads((root / "docs" / "data" / "wasm.json").read_text("utf-8"))
    rows: list[Row] = [
        (
            row["game"], _million(row["wasm_actions_per_second"]), f"{row['play_ratio']:.2f}",
            f"{row['wasm_iterations_per_second']:,}", f"{row['search_ratio']:.2f}", f"{row['bytes'] / 1000:.0f}",
            f"{row['gzip'] / 1000:.0f}", f"{row['ready_ms']:.0f}",
        )
        for row in games
    ]  # fmt: skip
    heads = (
        "game", "million actions/s", "of native", "level 5, iterations/s", "of native", "kB", "kB, compressed",
        "ready after, ms",
    )  # fmt: skip
    together, studies = (sum(row[part] for row in games) / 1000 for part in ("gzip", "study_gzip"))
    return [
        *table(heads, rows),
        "",
        "Modules of WebAssembly in Node.js beside the compiled gear in the same run: two players, one core, processor",
        f"time. All modules together are {together:.0f} kB, compressed; those for reviews and experts, fetched when",
        f"they are wanted, {studies:.0f} kB besides.",
    ]


def _story(root: Path) -> list[str]:
    """What it costs to write down the events of every action."""
    games = json.loads((root / "docs" / "data" / "story.json").read_text("utf-8"))
    rows: list[Row] = [
        (row["game"], row["microseconds_an_action"], row["microseconds_told"], row["ratio"], row["events_an_action"])
        for row in games
    ]
    heads = ("game", "µs an action", "µs with its events", "ratio", "events an action")
    return [
        *table(heads, rows),
        "",
        "Random play on one core, compiled, with and without the rows that tell what each action changed.",
    ]


def _peers(root: Path) -> list[str]:
    """Everybody in one run, by what is compared; goals that are missed are said so."""
    found = json.loads((root / "docs" / "data" / "peers.json").read_text("utf-8"))
    games = [row["game"] for row in found["ours"]]
    rows: list[Row] = [
        (
            row["group"], row["game"], row["how"], f"{row['per_second']:,} {row['unit']}",
            *(_times(row["times"][game], row["goal"]) for game in games), str(row["goal"] or ""),
        )
        for row in found["peers"]
    ]  # fmt: skip
    heads = ("who", "game", "how", "a second", *(f"{game}, times as fast" for game in games), "goal")
    versions = ", ".join(f"{name} {number}" for name, number in found["versions"].items() if number)
    return [
        "`python benchmarks/peers.py --json docs/data/peers.json --plot docs/pictures/peers.svg`",
        "",
        "![Speeds](pictures/peers.svg)",
        "",
        "One core, random play, seconds of CPU. What is stepped from Python is compared with our vector environment,",
        "also stepped from Python, observations and masks included; what runs in one call with our engine's loop.",
        "Actions count luck and decisions do not, on both sides. **Bold**: the goal is missed.",
        f"Python {found['python']}, {versions}.",
        "",
        *table(heads, rows),
        "",
        "One match at a time through our own adapters, which are Python like those of the others:",
        "",
        *table(
            ("game", "PettingZoo, decisions/s", "OpenSpiel, actions/s"),
            [
                (row["game"], f"{row['pettingzoo_decisions']:,}", f"{row['openspiel_actions']:,}")
                for row in found["ours"]
            ],
        ),
    ]


def _times(times: float, goal: int | None) -> str:
    if goal and times < goal:
        return f"**{times:.1f}**"
    return f"{times:,.0f}" if times >= 10 else f"{times:.1f}"


def _peers_gpu(root: Path) -> list[list[str]]:
    """The vector environment and Pgx on a GPU, once they have been measured."""
    path = root / "docs" / "data" / "peers_gpu.json"
    if not path.exists():
        return []
    found = json.loads(path.read_text("utf-8"))
    ours: list[Row] = [
        (
            row["game"], f"{row['matches']:,}", _million(row["raw_decisions_per_second"]),
            _million(row["vector_decisions_per_second"]), f"{row['ratio']:.3f}",
            _million(row.get("torch_decisions_per_second") or 0), "yes" if row["equal"] else "NO",
            "yes" if row.get("torch_shares_memory") else "NO",
        )
        for row in found["rows"] if row.get("engine") == "tablee"
    ]  # fmt: skip
    pgx: list[Row] = [
        (
            row["game"], row["against"], _million(row["pgx_steps_per_second"]), _times(row["raw"], row["goal"]),
            _times(row["vector"], row["goal"]), str(row["goal"]),
        )
        for row in found["ratios"]
    ]  # fmt: skip
    own_heads = (
        "game", "matches", "raw, million decisions/s", "vector environment", "ratio", "PyTorch choosing",
        "equal to the CPU's", "memory shared",
    )  # fmt: skip
    heads = ("game", "Pgx's game", "Pgx, million steps/s", "raw, times as fast", "vector, times as fast", "goal")
    return [
        [
            "## Vector environments and Pgx on one H200",
            "",
            "`python benchmarks/peers_gpu.py --json docs/data/peers_gpu.json`",
            "",
            "Decisions, luck not counted, as a step of Pgx's is a decision. Raw is the engine with its loop inside one",
            "call, as Pgx has it here; the vector environment is called for every step and writes observations, masks",
            "and lists of moves. A profile of Sunrise Lane's step shows most threads waiting for memory, in the loops",
            "that change masks and write observations: least is left of the raw speed where the engine is fastest.",
            "(Sunrise Lane's observations have been written in another way since this was measured.)",
            "",
            *table(own_heads, sorted(ours)),
            "",
            "Against the best of three batch sizes of Pgx, in the same run. **Bold**: the goal is missed.",
            "",
            *table(heads, sorted(pgx)),
        ]
    ]


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


def _page(root: Path) -> list[str]:
    """How soon the page is there, how light it is and how smoothly it moves, drawn without a graphics card."""
    page = json.loads((root / "docs" / "data" / "page.json").read_text("utf-8"))
    arrivals, first = page["arrivals"], page["first_move"]
    rows: list[Row] = [
        (
            row["game"], f"{row['bytes'] / 1000:.0f}", f"{row['first_possible_seconds']:.2f}",
            f"{row['preview_ms']:.1f}", f"{row['iterations_per_second'] / 1000:,.0f}",
            f"{row['frames_per_second']:.0f}", f"{row['p95_ms']:.0f}",
        )
        for row in page["games"]
    ]  # fmt: skip
    heads = (
        "game", "kB, compressed, up to the first move", "a first visit can move after, s", "preview, ms",
        f"thousand iterations/s of level 5, {page['games'][0]['workers']} workers", "frames/s, median",
        "frame at most, 95 %, ms",
    )  # fmt: skip
    return [
        f"A first visit sees the home page after {arrivals['home_ms']:.0f} ms; a reload is back in its match after "
        f"{arrivals['table_ms']:.0f} ms (medians, server and browser on one machine). A stranger's first move takes "
        f"{first['clicks']:.0f} clicks, and a robot that makes them {first['seconds']:.1f} s.",
        "",
        *table(heads, rows),
    ]


def _million(number: float) -> str:
    return f"{number / 1e6:,.1f}"
