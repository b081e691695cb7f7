"""How a turn goes on once something is decided, drawn or rolled."""

from tablee.core.kernel import kernel
from tablee.games.rue_de_la_paix.effects import ask_about_insurance
from tablee.games.rue_de_la_paix.owning import lands_on_fortune
from tablee.games.rue_de_la_paix.state import (
    ASKED,
    BUILD_ON,
    BUILT,
    CARD_DONE,
    CARD_FOR_CARD,
    CARD_FOR_ROLL,
    HOTELS_BUILT,
    LAST_CARD,
    STORM_COMES,
    TO_BUILDING,
    TO_ZONE,
    TURN_OVER,
)
from tablee.games.rue_de_la_paix.turns import (
    ask_for_last_card,
    begin_turn,
    build_on,
    draw_card,
    ends_by_last_space,
    finish_building,
    go_to_zone,
)


@kernel
def go_on(box, state, step, stood):
    """RP-10 to RP-53: step after step, until somebody is asked; `stood` is where the token stood before the action.

    A turn never goes back, so the steps stand here in their order, each of them once: that also keeps the compiled
    code small enough for the instruction cache of a GPU.
    """
    if step == TO_ZONE:
        step = go_to_zone(state)
    if step == TO_BUILDING:
        state.stood = stood
        step = BUILD_ON
    if step == STORM_COMES:
        step = ask_about_insurance(box, state)
    if step in (HOTELS_BUILT, CARD_DONE) and ends_by_last_space(box, state):
        step = ASKED
    if step in (BUILD_ON, HOTELS_BUILT):
        step = build_on(box, state)
    if step == BUILT:
        step = finish_building(box, state)
    if step == CARD_DONE:
        step = CARD_FOR_CARD if lands_on_fortune(box, stood, state.token[state.turn]) else TURN_OVER
    if CARD_FOR_ROLL <= step <= CARD_FOR_CARD:
        step = draw_card(state, step)
    if step == LAST_CARD:
        step = ask_for_last_card(state)
    if step == TURN_OVER:
        begin_turn(box, state, (state.turn + 1) % box.players)
