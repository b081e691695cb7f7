"""The numbers of actions.

Each plot has PLOT_MOVES actions, a house of 1 to 5 storeys and a park paid with each colour; the others follow.
"""

from tablee.games.sunrise_lane.declarations import COLOURS, MOST_STOREYS
from tablee.games.sunrise_lane.kernels.state import MOST_PLOTS

PLOT_MOVES = MOST_STOREYS + COLOURS
STOP = 0
DRAW = 1
DISCARD = 2
DEAL = DISCARD + COLOURS
OTHER_MOVES = DEAL + COLOURS

MOST_LEGAL = MOST_PLOTS * (MOST_STOREYS + 1) + OTHER_MOVES
"""With five cards in hand, a plot allows six moves at most: one for each card of its colour, one for each colour."""
