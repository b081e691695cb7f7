"""`tablee games`: what can be played here."""

from typing import TYPE_CHECKING

from tablee.cli.language import choose_language, say, tagline, title
from tablee.cli.language import language as spoken
from tablee.cli.options import Language

if TYPE_CHECKING:
    from rich.table import Table

    from tablee.core.game import Game


def games(language: Language = None) -> None:
    """List the games: players, options, presets and editions."""
    from tablee.cli.screen import Screen
    from tablee.core.registry import game_class, game_names

    choose_language(language)
    screen = Screen()
    for name in game_names():
        kind = game_class(name)
        screen.heading(f"{title(kind)}  ({kind.name})")
        screen.line(tagline(kind), style="italic")
        screen.show(_facts(kind))


def _facts(kind: "type[Game]") -> "Table":
    from rich.table import Table
    from rich.text import Text

    from tablee.core.editions import shipped_editions
    from tablee.core.rules import option_text

    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(say("players"), f"{kind.seats[0]}-{kind.seats[-1]}")
    for name, option in kind.options_offered.items():
        meaning = Text()
        meaning.append(name, style="bold")
        meaning.append(f"  {option.clause}\n", style="cyan")
        meaning.append(kind.say("option", name, spoken()))
        for number, value in enumerate(option.values):
            text = option_text(value)
            meaning.append(f"\n  {text}", style="bold")
            meaning.append(f" {say('default')}" if number == 0 else "", style="dim")
            meaning.append(f": {kind.say('option', f'{name}.{text}', spoken())}")
        grid.add_row(say("option"), meaning)
    for preset, values in kind.presets.items():
        chosen = ", ".join(f"{name}={option_text(value)}" for name, value in values.items())
        grid.add_row(say("preset"), f"{preset}: {chosen}" if chosen else preset)
    grid.add_row(say("editions"), ", ".join(shipped_editions(kind.package)))
    return grid
