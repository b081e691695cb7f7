"""A state or a view as data. What is painted over is None, with its number kept."""

from typing import Any

from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER
from tablee.games.rue_de_la_paix.moves import DIE_NAMES
from tablee.games.rue_de_la_paix.state import (
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    EMPTY,
    ENDINGS,
    LOTS,
    MOST_SPACES,
    PER_BYTE,
    PHASES,
    PROPERTIES,
    START,
    STORM,
    ZONE_NAMES,
)

Data = dict[str, Any]


def stack_of(state: Fields, lot: int) -> list[int]:
    """The seats of the hotels of a property, from the base up."""
    return [state.stack[lot, level // PER_BYTE] >> level % PER_BYTE * 2 & 3 for level in range(state.height[lot])]


def actor_of(state: Fields) -> int | str | None:
    """Who is to act, as data says it."""
    actor: int = state.actor
    return None if actor == OVER else "chance" if actor == CHANCE else actor


def dice_of(state: Fields) -> list[int | str] | None:
    """The dice on the table; None while there are none."""
    one, two, colour = state.dice
    return [one, two, COLOUR_NAMES[colour - 1]] if colour else None


def street_of(box: Fields) -> Data:
    """RP-03, RP-04: the last space and those with an F."""
    return {"last": box.last, "fortune": [space for space in range(MOST_SPACES + 1) if box.fortune_space[space]]}


def state_data(box: Fields, state: Fields, names: list[str]) -> Data:
    """Everything about a state; `names` are those of the properties."""
    return {
        "phase": PHASES[state.phase],
        "actor": actor_of(state),
        "turn": state.turn,
        "first": state.first,
        "dice": dice_of(state),
        "reroll": [name for bit, name in enumerate(DIE_NAMES) if state.again >> bit & 1],
        "budget": state.budget,
        "zone": None if state.zone == EMPTY else ZONE_NAMES[state.zone],
        "card_played": bool(state.played),
        "laid": {names[state.zone * LOTS + rank]: laid for rank, laid in enumerate(state.laid) if laid},
        "stood": state.stood,
        "opening": list(state.opening)[: box.players] if state.phase == START else None,
        "hurricane": _hurricane(box, state) if state.phase == STORM else None,
        "properties": {name: property_data(box, state, lot) for lot, name in enumerate(names)},
        "seats": [seat_data(state, seat, names) for seat in range(box.players)],
        "draw_pile": {"count": state.pile, "cards": _cards(list(state.deck), state.pile)},
        "discard": _cards(list(state.discard), sum(state.discard)),
        "street": street_of(box),
        "due": ENDINGS[state.due] or None,
        "ending": ENDINGS[state.ending] or None,
    }


def _hurricane(box: Fields, state: Fields) -> Data:
    insured = [seat for seat in range(box.players) if state.insured >> seat & 1]
    return {"zone": ZONE_NAMES[state.storm], "insured": insured}


def property_data(box: Fields, state: Fields, lot: int) -> Data:
    """A property: its place, its stack from the base up, and who holds its title."""
    owner = state.owner[lot]
    return {
        "zone": ZONE_NAMES[lot // LOTS],
        "value": box.value[lot],
        "stack": stack_of(state, lot),
        "owner": None if owner == EMPTY else owner,
    }


def seat_data(state: Fields, seat: int, names: list[str]) -> Data:
    """A seat: its supply, token and titles, and its cards as far as they are known."""
    return {
        "hotels": state.supply[seat],
        "token": state.token[seat],
        "titles": [names[lot] for lot in range(PROPERTIES) if state.owner[lot] == seat],
        "cards": state.cards[seat],
        "hand": _cards([state.hand[seat, card] for card in range(CARDS)], state.cards[seat]),
    }


def _cards(counts: list[int], number: int) -> dict[str, int] | None:
    """Cards by name; None where there are some but none is known."""
    known = {name: count for name, count in zip(CARD_NAMES, counts, strict=True) if count}
    return None if number and not known else known
