"""`tablee bench`: how fast the rules run here, beside other engines when they are installed."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.cli.language import CommandError, choose_language, say
from tablee.cli.options import Language
from tablee.cli.warmup import again_in

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

    from tablee.cli.screen import Screen

GEARS = ("compiled", "interpreted")
ROOMY = 78


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Games to measure; all by default.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, metavar="S", help="How long to measure each.")] = 1.0,
    gear: Annotated[str, typer.Option(metavar="|".join(GEARS), help="Interpreted measures that gear alone.")] = GEARS[
        0
    ],
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the numbers; - prints them.")
    ] = None,
    language: Language = None,
) -> None:
    """Measure random play on one core, and compare."""
    from tablee.cli.screen import Screen
    from tablee.core.registry import game_class, game_names

    spoken = choose_language(language)
    if gear not in GEARS:
        raise CommandError("unknown-gear", got=gear, known=", ".join(GEARS))
    names = games or game_names()
    for name in names:
        game_class(name)
    if os.environ.get("TABLEE_GEAR") != gear:
        _again(gear, names, seconds, json_file, spoken)
        return
    screen = Screen()
    numbers = _measure(screen, names, seconds, gear)
    if json_file == "-":
        typer.echo(json.dumps(numbers, indent=2))
        return
    _report(screen, numbers)
    if json_file is not None:
        try:
            Path(json_file).write_text(json.dumps(numbers, indent=2) + "\n", "utf-8")
        except OSError as error:
            raise CommandError("cannot-write", path=json_file, detail=error.strerror or str(error)) from None


def _again(gear: str, names: list[str], seconds: float, json_file: str | None, spoken: str) -> None:
    """The same in a process of the wanted gear."""
    again = ["bench", *names, "--seconds", str(seconds), "--gear", gear, "--language", spoken]
    again += ["--json", json_file] if json_file is not None else []
    again_in(gear, again)


def _measure(screen: "Screen", names: list[str], seconds: float, gear: str) -> dict[str, Any]:
    from rich.progress import BarColumn, Progress, TextColumn

    from tablee.core.registry import game_class

    hidden = not screen.console.is_terminal
    columns = (BarColumn(bar_width=20), TextColumn("{task.description}"))
    with Progress(*columns, console=screen.console, transient=True, disable=hidden) as progress:
        bar = progress.add_task("", total=None)
        numbers: dict[str, Any] = {"gear": gear, "games": []}
        for name in names:
            kind = game_class(name)
            for players in kind.seats:
                progress.update(bar, description=say("bench_measuring", what=f"{name} ({players})"))
                numbers["games"].append(measure_game(name, players, seconds, gear))
        if gear == "compiled":
            _compare(progress, bar, numbers, names, seconds)
    return numbers


def _compare(progress: "Progress", bar: Any, numbers: dict[str, Any], names: list[str], seconds: float) -> None:
    """The interpreted gear in a process of its own, and other people's engines."""
    from tablee.cli.other_engines import ENGINES, speed

    progress.update(bar, description=say("bench_measuring", what="interpreted"))
    command = [sys.executable, "-m", "tablee", "bench", *names, "--gear", "interpreted", "--json", "-"]
    environment = {**os.environ, "TABLEE_GEAR": "interpreted"}
    done = subprocess.run([*command, "--seconds", str(seconds)], env=environment, stdout=subprocess.PIPE, check=True)
    numbers["interpreted"] = json.loads(done.stdout)["games"]
    numbers["engines"] = []
    for engine in ENGINES:
        progress.update(bar, description=say("bench_measuring", what=engine.name))
        found = speed(engine, seconds)
        if found is not None:
            numbers["engines"].append({"engine": engine.name, "actions_per_second": found})


def measure_game(name: str, players: int, seconds: float, gear: str) -> dict[str, Any]:
    """Random play, match after match, for about so many seconds."""
    from tablee.cli.speed import random_play_speed, slowest_action
    from tablee.core.registry import load

    game = load(name, players=players)
    numbers: dict[str, Any] = {"game": name, "players": players, **random_play_speed(game, seconds)}
    if gear == "interpreted":
        numbers["slowest_ms"] = 1000 * slowest_action(game)
    return numbers


def _report(screen: "Screen", numbers: dict[str, Any]) -> None:
    screen.show(_own_table(numbers, screen.console.width))
    screen.line(say("bench_legend"), style="dim")
    if numbers["gear"] != "compiled":
        return
    if numbers["engines"]:
        screen.show("", _engine_table(numbers))
    else:
        screen.line(say("bench_none"), style="dim")
    screen.line(say("bench_note"), style="dim")


def _own_table(numbers: dict[str, Any], width: int) -> "Table":
    """A row for each game and number of players; a narrow screen shows the columns that matter most."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    interpreted = {(row["game"], row["players"]): row for row in numbers.get("interpreted", [])}
    columns = ["actions", "decisions", "matches", "length", "slowest", *(["ratio"] if interpreted else [])]
    shown = columns if width >= ROOMY else ["actions", *columns[4:]]
    table = Table(title=say("bench_title"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column(say("bench_game"), overflow="fold")
    for column in shown:
        table.add_column(say(f"bench_{column}"), justify="right", no_wrap=True)
    for row in numbers["games"]:
        other = interpreted.get((row["game"], row["players"]), row)
        cells = {what: short(row[f"{what}_per_second"]) for what in ("actions", "decisions", "matches")}
        cells |= {"length": f"{row['actions_per_match']:.0f}", "slowest": f"{other['slowest_ms']:.2f} ms"}
        cells["ratio"] = f"{row['actions_per_second'] / other['actions_per_second']:,.0f} x"
        table.add_row(f"{row['game']} ({row['players']})", *(cells[column] for column in shown))
    return table


def short(number: float) -> str:
    """A number as people say it: 3.2 M, 18.9 k, 64."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.1f}{letter}"
    return f"{number:.0f}"


def _engine_table(numbers: dict[str, Any]) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    best: dict[str, float] = {}
    for row in numbers["games"]:
        best[row["game"]] = max(best.get(row["game"], 0.0), row["actions_per_second"])
    table = Table(title=say("bench_others"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("bench_engine"))
    table.add_column(say("bench_actions"), justify="right")
    for name in best:
        table.add_column(say("bench_times", game=name), justify="right")
    for row in numbers["engines"]:
        pace = row["actions_per_second"]
        table.add_row(row["engine"], short(pace), *(f"{ours / pace:,.0f} x" for ours in best.values()))
    return table
