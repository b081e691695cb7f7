"""Sunrise Lane drawn for a terminal, from what `match.view` gives."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.sunrise_lane.declarations import COLOUR, COLUMN, SIDE
from tablee.games.sunrise_lane.edition import cell_name
from tablee.games.sunrise_lane.kernels.state import IDLE_ROUNDS

if TYPE_CHECKING:
    from tablee.games.sunrise_lane.game import SunriseLane

SEAT_SIGNS = ("●", "■", "▲", "◆")
SEAT_STYLES = tuple(f"bold white on {paint}" for paint in ("dark_orange3", "purple4", "deep_sky_blue4", "grey23"))
PLOT_STYLES = {
    "yellow": "black on khaki1", "green": "black on pale_green3", "red": "black on light_coral",
    "blue": "black on sky_blue2", "pink": "black on plum2",
}  # fmt: skip
PARK_SIGN, PARK_STYLE = "♣", "bold white on dark_green"
FOUNTAIN_SIGN, FOUNTAIN_STYLE = "≈≈", "bold white on dodger_blue2"
SCENERY_SIGN = "·"
CELL_WIDTH = 4
NAME_WIDTH = 9


def draw(game: "SunriseLane", view: Mapping[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """The board, the players with their standings, and what is left."""
    board, legend, players = _board(game, view), _legend(game, language), _players(game, view, language, names)
    return Group(board, legend, players, *_notes(game, view, language, names))


def _board(game: "SunriseLane", view: Mapping[str, Any]) -> Text:
    board = game.board()
    plots = board["plots"]
    fountain = board["fountain"]
    text = Text("   " + "".join(column.center(CELL_WIDTH) for column in COLUMN.names) + "\n", style="dim")
    for row in range(SIDE):
        text.append(f"{row + 1:>2} ", style="dim")
        for column in range(SIDE):
            name = cell_name((row, column))
            if name == fountain:
                text.append(FOUNTAIN_SIGN.center(CELL_WIDTH), style=FOUNTAIN_STYLE)
            else:
                _append_cell(text, name, plots.get(name), view)
        text.append("\n")
    return text


def _append_cell(text: Text, name: str, plot: Mapping[str, Any] | None, view: Mapping[str, Any]) -> None:
    just_built = "underline " if name in view["chain"] else ""
    house = view["houses"].get(name)
    if house is not None:
        sign = f"{SEAT_SIGNS[house['seat']]}{house['storeys']}"
        text.append(sign.center(CELL_WIDTH), style=just_built + SEAT_STYLES[house["seat"]])
    elif name in view["parks"]:
        text.append(PARK_SIGN.center(CELL_WIDTH), style=just_built + PARK_STYLE)
    elif plot is None:
        text.append(SCENERY_SIGN.center(CELL_WIDTH), style="dim")
    else:
        cross = "" if plot["district"] else "+"
        sign = f"{plot['colour'][0].upper()}{plot['dots']}{cross}"
        text.append(f" {sign:<{CELL_WIDTH - 1}}", style=PLOT_STYLES[plot["colour"]])


def _legend(game: "SunriseLane", language: str) -> Text:
    legend = Text()
    for colour in COLOUR.names:
        legend.append(f" {colour[0].upper()} ", style=PLOT_STYLES[colour])
        legend.append(f" {_card(game, colour, language)}  ")
    legend.append(PARK_SIGN, style=PARK_STYLE)
    legend.append(f" {_label(game, 'park', language)}  + {_label(game, 'cross', language)}\n")
    return legend


def _players(game: "SunriseLane", view: Mapping[str, Any], language: str, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 0, 0, 1))
    table.add_column(_label(game, "player", language), no_wrap=True)
    rankings = list(view["standings"])
    for heading in (*(_label(game, key, language) for key in ("dots", "pieces", "hand")), *rankings, "Σ"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in range(game.players):
        standings = [view["standings"][ranking][seat] for ranking in rankings]
        numbers = [view["dots"][seat], view["pieces"][seat], view["hand_sizes"][seat], *standings]
        to_play = view["turn"] == seat and view["actor"] is not None
        name = Text(names[seat], style="bold" if to_play else "")
        name.truncate(NAME_WIDTH, overflow="ellipsis")
        player = Text.assemble((SEAT_SIGNS[seat], SEAT_STYLES[seat]), "›" if to_play else " ", name)
        table.add_row(player, *map(str, numbers), str(view["dots"][seat] + sum(standings)))
    return table


def _notes(game: "SunriseLane", view: Mapping[str, Any], language: str, names: Sequence[str]) -> list[Text]:
    counts = {"round": view["round"], "parks": view["parks_left"], "pile": view["pile_size"]}
    notes = [Text(" · ".join(f"{_label(game, key, language)} {count}" for key, count in counts.items()))]
    discards = _cards({colour: view["discard"][colour] for colour in COLOUR.names}, game, language)
    notes.append(Text(game.say("label", "discard", language, count=view["discard_size"]) + " ") + discards)
    for seat, hand in enumerate(view["hands"]):
        if hand:
            held = _cards({colour: hand.count(colour) for colour in COLOUR.names}, game, language)
            notes.append(Text(game.say("label", "your_hand", language, player=names[seat]) + " ") + held)
    if view["chain"]:
        plots, points = " → ".join(view["chain"]), view["turn_points"]
        notes.append(Text(game.say("label", "chain", language, plots=plots, points=points)))
    if view["due"]:
        notes.append(Text(game.say("label", "last_round", language, clause=view["due"]), style="bold red"))
    if view["idle_rounds"]:
        notes.append(Text(game.say("label", "idle", language, count=view["idle_rounds"], limit=IDLE_ROUNDS)))
    return notes


def _cards(counts: Mapping[str, int], game: "SunriseLane", language: str) -> Text:
    text = Text()
    for colour, count in counts.items():
        if count:
            text.append(f" {colour[0].upper()} ", style=PLOT_STYLES[colour])
            text.append(f" {_card(game, colour, language)} × {count}  ")
    return text if text else Text("-")


def _card(game: "SunriseLane", colour: str, language: str) -> str:
    return game.say("word", colour, language)


def _label(game: "SunriseLane", key: str, language: str) -> str:
    return game.say("label", key, language)
