"""The numbers of actions.

A placement is named by a tile that lies there, the side of it that the new tile will touch, the slot of the new tile
(in the hand, or among the tiles collected this turn) and its quarter turns. An empty cell beside several tiles is named
by the lowest of their sides that look at it, in the order top, right, bottom, left.
"""

from tablee.games.sunny_day.declarations import (
    HAND_SIZE,
    MOST_COLLECTED,
    MOST_SEATS,
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

# A connected tableau of n tiles has at most 2n + 2 empty cells beside it. With four tiles to arrange, and the one just
# placed on the table, n is at most 51; with fewer to arrange there are fewer moves. On the table, where every placed
# tile takes at least one away, 30 tiles have at most 120 empty cells beside them for two hand tiles: fewer moves again.
MOST_CELLS = 2 * (TILES - 1 - MOST_COLLECTED) + 2
MOST_LEGAL = MOST_CELLS * MOST_COLLECTED * TURNS
