"""`tablee arena`: matches between bots, ratings, tests and reports."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.language import choose_language
from tablee.cli.options import Language, option_values

if TYPE_CHECKING:
    from tablee.arena.executors import Executor
    from tablee.arena.fixtures import Lineup, Setting
    from tablee.arena.results import Played, Results

arena = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Let bots play each other, and find out how strong they are."
)

BOT_HELP = "a bot: level-3, level-3@400 (iterations a move), level-3@0.2s (seconds), line:COMMAND"
Game = Annotated[str, typer.Argument(help="The game's name, such as sunrise-lane.")]
First = Annotated[str, typer.Argument(metavar="BOT", help=f"The first bot; {BOT_HELP}.")]
Second = Annotated[str, typer.Argument(metavar="BOT", help="The second bot.")]
Players = Annotated[
    list[int] | None, typer.Option("--players", "-p", metavar="N", help="How many play; several times for several.")
]
Deals = Annotated[
    int, typer.Option("--deals", "-d", min=1, metavar="N", help="Deals; each is played with all line-ups.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.")
]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="Which deals; the same seed deals the same luck.")]
ResultsFile = Annotated[
    Path | None, typer.Option("--results", "-r", metavar="FILE", help="Keep every match there, and go on from there.")
]
Workers = Annotated[int, typer.Option("--workers", "-w", min=0, metavar="N", help="Processes; 0: one for each core.")]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on the machines of a Ray cluster; local starts one."),
]
Plots = Annotated[Path | None, typer.Option("--plots", metavar="FOLDER", help="Draw pictures into this folder.")]
Format = Annotated[str, typer.Option("--format", metavar="svg|png", help="The form of the pictures.")]
JsonFile = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write what was found as JSON.")]


@arena.command("match")
def match(
    game: Game, first: First, second: Second, players: Players = None, deals: Deals = 100, option: Options = None,
    seed: Seed = 0, results: ResultsFile = None, workers: Workers = 0, ray: Ray = None, language: Language = None,
) -> None:  # fmt: skip
    """Two bots on duplicate deals: every deal is played twice, the seats of the one taken by the other."""
    from tablee.arena.errors import ContestError
    from tablee.arena.fixtures import pairing
    from tablee.cli.arena_tables import show_match

    choose_language(language)
    start_compiled()
    if first == second:
        raise ContestError("same-bot", got=first)
    for setting in _settings(game, players, option, seed):
        groups = [pairing(first, second, setting.players)]
        played = _contest(setting, groups, (first, second), deals, results, workers, ray)
        show_match(setting, first, second, played)


@arena.command("round-robin")
def round_robin(
    game: Game,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=f"Two or more bots; {BOT_HELP}.")],
    players: Players = None, deals: Deals = 100,
    mixed: Annotated[bool, typer.Option("--mixed", help="Tables of all different bots, not of two.")] = False,
    option: Options = None, seed: Seed = 0, results: ResultsFile = None, workers: Workers = 0, ray: Ray = None,
    plots: Plots = None, picture: Format = "svg", json_file: JsonFile = None, language: Language = None,
) -> None:  # fmt: skip
    """Every bot against every other on the same deals, and their ratings."""
    from tablee.arena.errors import ContestError
    from tablee.arena.fixtures import mixed_tables, pairings
    from tablee.cli.arena_tables import show_report

    choose_language(language)
    start_compiled()
    names = list(dict.fromkeys(bots))
    settings = _settings(game, players, option, seed)
    for setting in settings:
        if len(names) < (setting.players if mixed else 2):
            raise ContestError("too-few-bots", players=setting.players)
    played: list[Played] = []
    for setting in settings:
        groups = (mixed_tables if mixed else pairings)(names, setting.players)
        played += _contest(setting, groups, names, deals, results, workers, ray)
    show_report(played, plots, picture, json_file)


@arena.command("sprt")
def sprt(
    game: Game, first: First, second: Second, players: Players = None,
    elo0: Annotated[float, typer.Option(metavar="ELO", help="Not better: a difference of this or less.")] = 0.0,
    elo1: Annotated[float, typer.Option(metavar="ELO", help="Better: a difference of this or more.")] = 50.0,
    alpha: Annotated[float, typer.Option(metavar="RISK", help="The risk of a wrong 'better'.")] = 0.05,
    beta: Annotated[float, typer.Option(metavar="RISK", help="The risk of a wrong 'not better'.")] = 0.05,
    deals: Annotated[int, typer.Option("--deals", "-d", min=1, metavar="N", help="Give up after so many.")] = 5000,
    option: Options = None, seed: Seed = 0, results: ResultsFile = None, workers: Workers = 0, ray: Ray = None,
    language: Language = None,
) -> None:  # fmt: skip
    """Is the first bot better than the second? Plays until it is known; leaves with code 1 unless it is."""
    from tablee.arena.contest import is_better
    from tablee.arena.errors import ContestError
    from tablee.arena.sprt import BETTER, Sprt
    from tablee.cli.arena_tables import show_verdict, testing

    choose_language(language)
    start_compiled()
    if first == second:
        raise ContestError("same-bot", got=first)
    test = Sprt(elo0, elo1, alpha, beta)
    outcomes = []
    for setting in _settings(game, players, option, seed):
        _check_bots((first, second))
        with _kept(results) as kept, _where(workers, ray) as where, testing() as progress:
            verdict = is_better(setting, first, second, test, range(deals), kept, where, progress)
        show_verdict(setting, first, second, test, verdict)
        outcomes.append(verdict.outcome)
    if any(outcome != BETTER for outcome in outcomes):
        raise typer.Exit(1)


@arena.command("fairness")
def fairness(
    game: Game,
    bot: Annotated[str, typer.Argument(metavar="BOT", help=f"The bot on all seats; {BOT_HELP}.")] = "greedy",
    players: Players = None, deals: Deals = 400, option: Options = None, seed: Seed = 0, results: ResultsFile = None,
    workers: Workers = 0, ray: Ray = None, plots: Plots = None, picture: Format = "svg", json_file: JsonFile = None,
    language: Language = None,
) -> None:  # fmt: skip
    """How much each seat wins when the same bot holds all of them, at every number of players."""
    from tablee.arena.fixtures import alone
    from tablee.cli.arena_tables import show_report
    from tablee.core.registry import game_class

    choose_language(language)
    start_compiled()
    played: list[Played] = []
    for setting in _settings(game, players or list(game_class(game).seats), option, seed):
        played += _contest(setting, [alone(bot, setting.players)], (bot,), deals, results, workers, ray)
    show_report(played, plots, picture, json_file)


@arena.command("report")
def report(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of results.")],
    anchor: Annotated[str | None, typer.Option(metavar="BOT", help="Whose rating is 0; else the mean is.")] = None,
    plots: Plots = None, picture: Format = "svg", json_file: JsonFile = None, language: Language = None,
) -> None:  # fmt: skip
    """Ratings, encounters and seats from results that were kept."""
    from tablee.arena.errors import ContestError
    from tablee.arena.results import read_all
    from tablee.cli.arena_tables import show_report

    choose_language(language)
    try:
        played = read_all(files)
    except OSError as error:
        raise ContestError("cannot-read", path=str(error.filename), detail=error.strerror or str(error)) from None
    if not played:
        raise ContestError("no-results", path=", ".join(map(str, files)))
    show_report(played, plots, picture, json_file, anchor)


# --- what the commands share ------------------------------------------------------------------------------------------


def start_compiled() -> None:
    """Contests are for the compiled gear: if this process chose the other one by itself, start again."""
    from tablee.cli.warmup import again_in
    from tablee.core.kernel import COMPILED, gear, has_numba

    if "TABLEE_GEAR" not in os.environ and has_numba() and gear() != COMPILED:
        again_in(COMPILED, sys.argv[1:])
        raise typer.Exit


def _settings(game: str, players: Sequence[int] | None, options: Sequence[str] | None, seed: int) -> "list[Setting]":
    """A setting for every number of players; the smallest if none was named."""
    from tablee.arena.fixtures import Setting
    from tablee.core.registry import game_class

    kind = game_class(game)
    made = []
    for count in players or [kind.seats[0]]:
        chosen = option_values(kind, options or [])
        kind(players=count, options=chosen)
        made.append(Setting(game, count, tuple(sorted(chosen.items())), seed))
    return made


def _check_bots(bots: Sequence[str]) -> None:
    from tablee.arena.playing import contestant

    for bot in bots:
        contestant(bot)


def _contest(
    setting: "Setting", groups: "Sequence[Sequence[Lineup]]", bots: Sequence[str], deals: int, path: Path | None,
    workers: int, ray: str | None,
) -> "list[Played]":  # fmt: skip
    """Play all deals, with a progress bar."""
    from tablee.arena.contest import play_fixtures
    from tablee.arena.fixtures import schedule
    from tablee.cli.arena_tables import playing

    _check_bots(bots)
    fixtures = list(schedule(setting, groups, range(deals)))
    with _kept(path) as kept, _where(workers, ray) as where, playing(setting, len(fixtures)) as progress:
        return play_fixtures(fixtures, kept, where, progress)


@contextmanager
def _kept(path: Path | None) -> "Iterator[Results]":
    """The results of a file, or of memory; whoever interrupts is told how to go on."""
    from tablee.arena.results import Results
    from tablee.cli.arena_tables import say

    try:
        kept = Results(path)
    except OSError as error:
        from tablee.arena.errors import ContestError

        raise ContestError("cannot-read", path=str(path), detail=error.strerror or str(error)) from None
    try:
        yield kept
    except KeyboardInterrupt:
        typer.echo(say("interrupted", path=str(path)) if path else say("interrupted_lost"), err=True)
        raise typer.Exit(130) from None
    finally:
        kept.close()


@contextmanager
def _where(workers: int, ray: str | None) -> "Iterator[Executor]":
    from tablee.arena.executors import executor

    with executor(workers or os.cpu_count() or 1, ray) as where:
        yield where
