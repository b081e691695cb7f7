"""What an action of Sunrise Lane changed, as events: found by comparing the state before with the state after."""

from typing import TYPE_CHECKING

from tablee.core.events import Event
from tablee.core.fields import Fields
from tablee.core.game import OVER
from tablee.games.sunrise_lane.state import ACTING, DEALING, ENDINGS, NOT_ENDED

if TYPE_CHECKING:
    from tablee.games.sunrise_lane.game import SunriseLane


def events(game: "SunriseLane", before: Fields, action: int, after: Fields) -> list[Event]:
    """The action itself, then what followed by itself: a new pile, the end in sight, the next turn, the end."""
    happened = [_action_event(game, before, action, after)]
    dealt = int(happened[0].kind == "deal")
    if after.pile_size > before.pile_size - dealt:
        happened.append(Event("reshuffle", None, {"cards": after.pile_size}))
    if before.due == NOT_ENDED and after.due != NOT_ENDED:
        happened.append(Event("end_near", before.turn, {"clause": ENDINGS[after.due]}))
    if after.actor == OVER:
        happened.append(_end(game, after))
    elif after.phase == ACTING and (before.phase != ACTING or before.turn != after.turn):
        happened.append(Event("turn", after.turn, {"round": after.round}))
    return happened


def _action_event(game: "SunriseLane", before: Fields, action: int, after: Fields) -> Event:
    seat, move = before.turn, game.moves[action].data
    kind = move["move"]
    if kind == "build":
        plot = game.plot_numbers[move["plot"]]
        data = {
            "plot": move["plot"], "colour": game.colour_of(plot), "storeys": move["cards"], "dots": game.box.dots[plot],
            "points": after.dots[seat] - before.dots[seat], "link": after.links, "pieces": after.pieces[seat],
        }  # fmt: skip
        return Event("build", seat, data)
    if kind == "park":
        link = {"link": after.links, "parks_left": after.parks}
        return Event("park", seat, {"plot": move["plot"], "colour": move["colour"], **link})
    if kind == "deal":
        data = {"hand_size": after.cards[seat], "set_up": before.phase == DEALING}
        return Event("deal", seat, data, secret={"colour": move["colour"]}, known_to=(seat,))
    if kind == "discard":
        return Event("discard", seat, {"colour": move["colour"], "hand_size": after.cards[seat]})
    return Event(kind, seat, {"cards": after.to_draw})


def _end(game: "SunriseLane", state: Fields) -> Event:
    result = game.result(state)
    data = {"clause": result.ended_by, "winners": list(result.winners), "totals": list(result.totals)}
    return Event("over", None, data)
