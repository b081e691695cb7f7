"""The numbering of actions, and the table of moves it stands for.

Each plot has PLOT_MOVES actions, a house of 1 to 5 storeys and a park paid with each colour; the others follow.
"""

from collections.abc import Sequence

from tablee.core.game import Move
from tablee.games.sunrise_lane.state import COLOUR_NAMES, COLOURS, MOST_PLOTS, MOST_STOREYS

PLOT_MOVES = MOST_STOREYS + COLOURS
STOP = 0
DRAW = 1
DISCARD = 2
DEAL = DISCARD + COLOURS
OTHER_MOVES = DEAL + COLOURS

MOST_LEGAL = MOST_PLOTS * (MOST_STOREYS + 1) + OTHER_MOVES
"""With five cards in hand, a plot allows six moves at most: one for each card of its colour, one for each colour."""


def action_table(plot_names: Sequence[str]) -> list[Move]:
    """Every action, decisions and luck, in the order of their numbers."""
    table = []
    for plot in plot_names:
        for cards in range(1, MOST_STOREYS + 1):
            table.append(Move(f"build {plot} {cards}", {"move": "build", "plot": plot, "cards": cards}))
        for colour in COLOUR_NAMES:
            table.append(Move(f"park {plot} {colour}", {"move": "park", "plot": plot, "colour": colour}))
    table.append(Move("stop", {"move": "stop"}))
    table.append(Move("draw", {"move": "draw"}))
    for kind in ("discard", "deal"):
        for colour in COLOUR_NAMES:
            table.append(Move(f"{kind} {colour}", {"move": kind, "colour": colour}))
    return table
