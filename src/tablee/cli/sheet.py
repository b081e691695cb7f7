"""Score sheets: the standings during a match, and the itemised result at its end."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.screen import Screen, seat_text
from tablee.cli.speech import language, say
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.result import Result
from tablee.core.texts import Name


def standings(game: Game, view: Fields, names: Sequence[str]) -> RenderableType:
    """Points by source so far; those counted at the end as if it were now."""
    sheet = game.sheet(view)
    table = _sheet_table(names, say("score_now"))
    for column, source in enumerate(game.sources):
        if source.running:
            _add(table, game, "source", source.name, source.clause, [row[column] for row in sheet])
    running = [column for column, source in enumerate(game.sources) if source.running]
    later = [column for column, source in enumerate(game.sources) if not source.running]
    table.add_section()
    _add_total(table, say("score_running"), [sum(row[column] for column in running) for row in sheet])
    if later:
        table.add_section()
        for column in later:
            source = game.sources[column]
            _add(table, game, "source", source.name, source.clause, [row[column] for row in sheet])
        table.add_section()
        _add_total(table, say("score_if_over"), [sum(row[: len(game.sources)]) for row in sheet])
    return table


def final(game: Game, result: Result, names: Sequence[str], screen: Screen) -> None:
    """The result, point by point, with the clauses that decided it."""
    screen.heading(say("final_title"))
    if result.ended_by:
        screen.line(f"{result.ended_by}: {game.say('ending', result.ended_by, language())}")
    table = _sheet_table(names, say("score_final"))
    for source in game.sources:
        _add(table, game, "source", source.name, source.clause, [part[source.name] for part in result.breakdown])
    table.add_section()
    _add_total(table, say("score_total"), list(result.totals))
    for tie_break in game.tie_breaks:
        if tie_break.clause in result.decided_by:
            values = [part[tie_break.name] for part in result.tie_breaks]
            _add(table, game, "tie_break", tie_break.name, tie_break.clause, values)
    table.add_section()
    table.add_row(say("place"), "", *(str(place) for place in result.places))
    screen.show(table)
    screen.line(outcome(result, names), style="bold")
    if result.decided_by:
        key = "tie_decided" if len(result.winners) == 1 else "tie_stays"
        screen.line(say(key, clauses=list(dict.fromkeys(result.decided_by))))


def outcome(result: Result, names: Sequence[str]) -> str:
    """Who won, in a sentence."""
    winners = [Name(names[seat]) for seat in result.winners]
    points = result.totals[result.winners[0]]
    return say("wins" if len(winners) == 1 else "share", winners=winners, points=points)


def _sheet_table(names: Sequence[str], title: str) -> Table:
    table = Table(title=Text(title, style="bold"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", ratio=None, overflow="fold")
    table.add_column("", style="dim", no_wrap=True)
    for seat in range(len(names)):
        table.add_column(seat_text(names, seat), justify="right", overflow="fold")
    return table


def _add(table: Table, game: Game, section: str, name: str, clause: str, values: list[int]) -> None:
    table.add_row(game.say(section, name, language()), clause, *(str(value) for value in values))


def _add_total(table: Table, label: str, values: list[int]) -> None:
    best = max(values)
    cells = (Text(str(value), style="bold green" if value == best else "bold") for value in values)
    table.add_row(Text(label, style="bold"), "", *cells)
