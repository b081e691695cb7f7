"""Sunny Day drawn for a terminal, from what `match.view` gives."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.core.game import Game
from tablee.games.sunny_day.declarations import SIDE, SIDES

HALF_STYLES = {
    "P": "bold magenta", "W": "bold blue", "C": "bold cyan", "L": "bold green", "S": "bold yellow",
    "T": "bold red", "K": "bold red",
}  # fmt: skip
TILE_STYLE = "on grey15"
COMPLETE = "*"
MIDDLE, MIDDLE_OF_LAST = "·", "@"
ROWS = 3
CELL_WIDTH = 4
LABEL_WIDTH = 4
CELLS_ACROSS = 13
"""A wider table is drawn in strips, so that it fits a console of 60 columns."""

Tiles = Sequence[Mapping[str, Any]]
Cells = Mapping[tuple[int, int], Mapping[str, Any]]


def draw(game: Game, view: Mapping[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """The table, everybody's tableau, hands and tokens, and what is left."""
    parts: list[RenderableType] = [
        Text(game.say("label", "table", language), style="bold"),
        _map(view["table"], [], view["last"]),
        *_heaps(game, view, language),
    ]
    if "tableaux" in view:
        parts.append(Columns(_tableaux(game, view, language, names), padding=(1, 3)))
    parts.append(_players(game, view, language, names))
    parts.append(Text(game.say("label", "letters", language), style="dim"))
    return Group(*parts)


def _map(tiles: Tiles, pictures: Tiles, last: str | None) -> Text:
    """Tiles in their cells, with the numbers of columns and rows."""
    text = Text()
    if not tiles:
        return text
    cells = {(tile["x"], tile["y"]): tile for tile in tiles}
    complete = {(picture["x"], picture["y"], picture["side"]) for picture in pictures}
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    for start in range(left, right + 1, CELLS_ACROSS):
        columns = range(start, min(start + CELLS_ACROSS, right + 1))
        numbers = "".join(f"{x:>2}".ljust(CELL_WIDTH) for x in columns)
        text.append(" " * LABEL_WIDTH + numbers.rstrip() + "\n", style="dim")
        for y in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
            for row in range(ROWS):
                text.append(f"{y:>{LABEL_WIDTH - 1}} " if row == 1 else " " * LABEL_WIDTH, style="dim")
                for x in columns:
                    _append_cell(text, cells.get((x, y)), row, (x, y), complete, last)
                text.append("\n")
    text.rstrip()
    return text


def _append_cell(
    text: Text,
    tile: Mapping[str, Any] | None,
    row: int,
    cell: tuple[int, int],
    complete: set[tuple[int, int, str]],
    last: str | None,
) -> None:
    """One of the three rows of a cell, and the column beside it."""
    if tile is None:
        text.append(" " * CELL_WIDTH)
        return
    halves = _halves(tile)
    beside = COMPLETE if row == 1 and (*cell, "right") in complete else " "
    below = COMPLETE if (*cell, "bottom") in complete else " "
    middle = MIDDLE_OF_LAST if tile["tile"] == last else MIDDLE
    shown = ((" ", halves["top"], " "), (halves["left"], middle, halves["right"]), (" ", halves["bottom"], below))[row]
    for letter in shown:
        text.append(letter, style=f"{HALF_STYLES.get(letter, 'dim')} {TILE_STYLE}")
    text.append(beside)


def _halves(tile: Mapping[str, Any]) -> dict[str, str]:
    """SD-02: the letters on the four sides of a turned tile."""
    return {name: tile["tile"][(side - tile["turns"]) % SIDES] for side, name in enumerate(SIDE.names)}


def _heaps(game: Game, view: Mapping[str, Any], language: str) -> list[RenderableType]:
    """What is left, what waits to be arranged, and what is out."""
    said = [
        game.say("label", "supply", language, count=view["supply_count"]),
        game.say("label", "tokens_left", language, count=view["tokens_left"]),
    ]
    if view["last"] is not None:
        said.append(game.say("label", "last", language, tile=view["last"]))
    lines: list[RenderableType] = [Text("   ".join(said))]
    for heap in ("collected", "out"):
        if view.get(heap):
            lines.append(Text(game.say("label", heap, language, tiles=view[heap])))
    return lines


def _tableaux(game: Game, view: Mapping[str, Any], language: str, names: Sequence[str]) -> list[RenderableType]:
    drawn: list[RenderableType] = []
    for seat, (tiles, pictures) in enumerate(zip(view["tableaux"], view["pictures"], strict=True)):
        title = Text(game.say("label", "tableau", language, player=names[seat]), style="bold")
        empty = Text(game.say("label", "empty", language), style="dim")
        drawn.append(Group(title, _map(tiles, pictures, None) if tiles else Padding(empty, (0, LABEL_WIDTH))))
    return drawn


def _players(game: Game, view: Mapping[str, Any], language: str, names: Sequence[str]) -> Table:
    """SD-21: hands as far as they are known, tiles, pictures and tokens."""
    table = Table(box=None, padding=(0, 1))
    for heading in ("player", "hand", "tiles", "pictures", "tokens"):
        table.add_column(game.say("label", heading, language), overflow="fold")
    for seat in range(game.players):
        shown = list(view["shown"][seat])
        hand = Text("  ").join(_hand_tile(tile, shown) for tile in view["hands"][seat])
        own = view["stacks"] if "stacks" in view else view["tableaux"]
        pictures = "-" if "stacks" in view else str(len(view["pictures"][seat]))
        values = view["values"][seat]
        tokens = str(view["tokens"][seat]) + (f" ({', '.join(map(str, values))})" if values else "")
        mark = "> " if seat == view["turn"] else "  "
        table.add_row(Text(mark + names[seat]), hand, str(len(own[seat])), pictures, tokens)
    return table


def _hand_tile(tile: str | None, shown: list[str]) -> Text:
    """A tile by its letters; one that was shown to all is in brackets, one that is hidden is four marks."""
    if tile is None:
        return Text("????", style="dim")
    text = Text()
    for letter in tile:
        text.append(letter, style=HALF_STYLES[letter])
    if tile not in shown:
        return text
    shown.remove(tile)
    return Text("[").append_text(text).append("]")
