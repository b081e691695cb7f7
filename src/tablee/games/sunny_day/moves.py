"""The action table: how a move becomes a number.

A placement is named by a tile that lies there, the side of it that the new tile will touch, the slot of the new tile
(in the hand, or among the tiles collected this turn) and its quarter turns. An empty cell beside several tiles is named
by the lowest of their sides that look at it, in the order top, right, bottom, left.
"""

from tablee.core.game import Move
from tablee.games.sunny_day.state import (
    HAND_SIZE,
    MOST_COLLECTED,
    MOST_SEATS,
    SIDE_NAMES,
    SIDES,
    TILES,
    TOKEN_VALUES,
    TURNS,
)

PLACE_MOVE = 0
ARRANGE_MOVE = PLACE_MOVE + TILES * SIDES * HAND_SIZE * TURNS
FIRST_TILE_MOVE = ARRANGE_MOVE + TILES * SIDES * MOST_COLLECTED * TURNS
FIRST_MOVE = FIRST_TILE_MOVE + MOST_COLLECTED
LAY_MOVE = FIRST_MOVE + MOST_SEATS
DEAL_MOVE = LAY_MOVE + TILES * TURNS
TOKEN_MOVE = DEAL_MOVE + TILES
MOVES = TOKEN_MOVE + TOKEN_VALUES


def tile_names(tiles: list[str]) -> list[str]:
    """A name for every tile: its letters, with #1, #2, ... where there are several of a kind."""
    return [
        letters if tiles.count(letters) == 1 else f"{letters}#{tile - tiles.index(letters) + 1}"
        for tile, letters in enumerate(tiles)
    ]


def action_table(tiles: list[str]) -> list[Move]:
    """Every action in the order of their numbers. Where a match is on, placements are written with tile and cell."""
    names = tile_names(tiles)
    moves = [
        _beside("place", f"hand-{slot + 1}", turns, names[tile], side)
        for tile in range(TILES)
        for side in range(SIDES)
        for slot in range(HAND_SIZE)
        for turns in range(TURNS)
    ]
    moves += [
        _beside("arrange", f"collected-{slot + 1}", turns, names[tile], side)
        for tile in range(TILES)
        for side in range(SIDES)
        for slot in range(MOST_COLLECTED)
        for turns in range(TURNS)
    ]
    moves += [
        Move(
            f"arrange collected-{slot + 1} first",
            {"move": "arrange", "tile": f"collected-{slot + 1}", "turns": 0, "cell": "0,0"},
        )
        for slot in range(MOST_COLLECTED)
    ]
    moves += [Move(f"first {seat}", {"move": "first", "seat": seat}) for seat in range(MOST_SEATS)]
    moves += [
        Move(f"lay {name} {turns}", {"move": "lay", "tile": name, "turns": turns})
        for name in _kind_names(tiles)
        for turns in range(TURNS)
    ]
    moves += [Move(f"deal {name}", {"move": "deal", "tile": name}) for name in _kind_names(tiles)]
    moves += [Move(f"token {value}", {"move": "token", "value": value}) for value in range(TOKEN_VALUES)]
    return moves  # fmt: skip


def _beside(kind: str, slot: str, turns: int, name: str, side: int) -> Move:
    cell = f"beside {name} {SIDE_NAMES[side]}"
    return Move(f"{kind} {slot} turns-{turns} {cell}", {"move": kind, "tile": slot, "turns": turns, "cell": cell})


def _kind_names(tiles: list[str]) -> list[str]:
    """Luck draws kinds: the first tile of a kind stands for all, the others are never drawn by name."""
    names = tile_names(tiles)
    return [tiles[tile] if tiles.index(tiles[tile]) == tile else names[tile] for tile in range(TILES)]
