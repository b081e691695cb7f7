"""What is asked, and what fills in a refusal."""

from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import kernel
from tablee.core.rows import NONE, WRITTEN, write
from tablee.games.rue_de_la_paix.declarations import (
    ASK_BUILD,
    ASK_BUILD_MORE,
    ASK_END,
    ASK_END_ON_F,
    ASK_LUCK,
    ASK_NOTHING,
    ASK_REACT,
    ASK_STORM,
    ASK_ZONE,
    BUILD,
    BUILDING,
    CHOICE,
    CHOOSE,
    END,
    HURRICANE,
    LOTS,
    NEW_PLANS,
    NO_SUCH_PROPERTY,
    NO_SUCH_VALUE,
    PER_ZONE,
    PLAY,
    REACT,
    SPECIAL_PERMIT,
    ZONES,
    F,
)
from tablee.games.rue_de_la_paix.kernels.building import has_built
from tablee.games.rue_de_la_paix.kernels.moves import lot_of, property_at
from tablee.games.rue_de_la_paix.kernels.state import EMPTY

KNOWN = 10
"""The column of the list of known properties in a refusal."""


@kernel
def ask(box, state, rows):
    """RP-11, RP-13, RP-34, RP-40: a card after the roll, a zone, hotels, a card at the end, an answer to a storm."""
    budget, left = state.budget, state.supply[state.turn]
    if state.actor == OVER:
        write(rows, 0, ASK_NOTHING)
    elif state.actor == CHANCE:
        write(rows, 0, ASK_LUCK)
    elif state.phase == REACT:
        write(rows, 0, ASK_REACT, budget, left, state.dice[2] - 1)
    elif state.phase == CHOOSE:
        write(rows, 0, ASK_ZONE, budget, left)
    elif state.phase == BUILD:
        write(rows, 0, ASK_BUILD_MORE if has_built(state) else ASK_BUILD, budget, left, state.zone)
    elif state.phase == END:
        write(rows, 0, ASK_END_ON_F if state.dice[2] == F else ASK_END, budget, left)
    else:
        write(rows, 0, ASK_STORM, budget, left, state.storm)


@kernel
def explain(box, state, reason, rows):
    """What a refusal speaks of: the card, its targets, the zones, the money and the hotels."""
    move, one, two = int(rows[0, 0]), int(rows[0, 1]), int(rows[0, 2])
    card, name, second, zone, turn_zone, cost = NONE, NONE, NONE, NONE, NONE, NONE
    if PLAY <= move <= PLAY + HURRICANE:
        card = move - PLAY
    if move == CHOICE or card in (SPECIAL_PERMIT, HURRICANE):
        zone = one
    elif move == BUILDING:
        name = one
        cost = NONE if one == WRITTEN else one % PER_ZONE * two
    elif card > NEW_PLANS:
        name, second = one, two
    if state.zone != EMPTY:
        turn_zone = int(state.zone)
    if reason in (NO_SUCH_PROPERTY, NO_SUCH_VALUE) and lot_of(box, name) != EMPTY:
        name = second
    write(rows, 1, reason, card, name, second, zone, turn_zone, state.budget, state.supply[state.turn], cost)
    rows[1, KNOWN - 1] = box.most_laid
    if reason == NO_SUCH_PROPERTY:
        for lot in range(LOTS):
            rows[1, KNOWN + lot] = property_at(box, name // PER_ZONE * LOTS + lot)
    elif reason == NO_SUCH_VALUE:
        for each in range(ZONES):
            rows[1, KNOWN + each] = property_at(box, each * LOTS)
