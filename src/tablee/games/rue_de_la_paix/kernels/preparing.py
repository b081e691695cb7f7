"""What follows from an edition, the number of players and the options."""

from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.declarations import LOTS, MOST_LEVELS, PROPERTIES, ZONES
from tablee.games.rue_de_la_paix.kernels.actions import ACTIONS
from tablee.games.rue_de_la_paix.kernels.state import LOT_LIMIT


@kernel
def prepare(box):
    """RP-01, RP-02, RP-06, RP-53: hotels each, the lot limit, the cheapest of a zone, and the pairs of properties."""
    box.actions = ACTIONS
    box.hotels = box.hotels_each[box.players - 2]
    box.most_laid = LOT_LIMIT if box.lot_limit else MOST_LEVELS
    for zone in range(ZONES):
        box.cheapest[zone] = box.value[zone * LOTS]
    pair, twin = 0, 0
    for one in range(PROPERTIES):
        for two in range(one + 1, PROPERTIES):
            box.pair_one[pair], box.pair_two[pair] = one, two
            pair += 1
            if one // LOTS == two // LOTS:
                box.twin_one[twin], box.twin_two[twin] = one, two
                twin += 1
