"""What titles are worth (RP-23, RP-52)."""

from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import LOTS, PROPERTIES, ZONES
from tablee.games.rue_de_la_paix.kernels.state import EMPTY

TITLES = ZONES
"""The column after those of the zones: how many titles a seat holds."""


@kernel
def tally(box, state, sheet):
    """RP-23, RP-52: the value of the titles by zone, and how many there are."""
    for seat in range(box.players):
        for column in range(TITLES + 1):
            sheet[seat, column] = 0
    for lot in range(PROPERTIES):
        owner = state.owner[lot]
        if owner != EMPTY:
            sheet[owner, lot // LOTS] += box.value[lot]
            sheet[owner, TITLES] += 1
