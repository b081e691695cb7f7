"""Positions written briefly: `"PWCL 1 3,-1"` is a tile, its quarter turns and its cell."""

from collections.abc import Sequence
from typing import Any

import tablee
from tablee import Game, Match


def lying(*tiles: str) -> list[dict[str, Any]]:
    said = []
    for tile in tiles:
        name, turns, cell = tile.split()
        x, y = cell.split(",")
        said.append({"tile": name, "turns": int(turns), "x": int(x), "y": int(y)})
    return said


def load(players: int = 2, **options: Any) -> Game:
    return tablee.load("sunny-day", players=players, options=options)


def position(
    table: Sequence[str],
    hands: Sequence[Sequence[str]],
    tableaux: Sequence[Sequence[str]] | None = None,
    game: Game | None = None,
    **fields: Any,
) -> Match:
    """A match from a position, luck played by hand. What is not mentioned is out of the game."""
    game = game or load(players=len(hands))
    data: dict[str, Any] = {"table": lying(*table), "hands": [list(hand) for hand in hands], **fields}
    if tableaux is not None:
        data["tableaux"] = [lying(*tiles) for tiles in tableaux]
    if game.options["simplified"]:
        named = {tile["tile"] for tile in data["table"]}.union(*hands, fields.get("supply", ()))
        rest = [tile for tile in game.board()["tiles"] if tile not in named]
        data.setdefault("stacks", [rest] + [[] for _ in hands[1:]])
    return game.position(data, luck="manual")


def on_table(match: Match) -> dict[str, str]:
    """The tiles on the table by their cells."""
    return {f"{tile['x']},{tile['y']}": tile["tile"] for tile in match.position()["table"]}


def chain(game: Game, length: int, skip: Sequence[str] = ()) -> list[str]:
    """A row of tiles in which every two neighbours complete a picture, the first unturned at 0,0."""
    tiles = [tile for tile in game.board()["tiles"] if tile not in skip]
    row = [f"{tiles[0]} 0 0,0"]
    wanted, used = tiles[0][1], {tiles[0]}
    while len(row) < length:
        tile = next(tile for tile in tiles if tile not in used and wanted in tile and wanted not in "TK")
        turns = (3 - tile.index(wanted)) % 4
        row.append(f"{tile} {turns} {len(row)},0")
        wanted, used = tile[(1 - turns) % 4], used | {tile}
    return row
