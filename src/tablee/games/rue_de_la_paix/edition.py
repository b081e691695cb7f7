"""Editions of the box: what the TOML says, whether it can be played, and its numbers for the kernels."""

from typing import Annotated

import msgspec

from tablee.core.editions import Edition
from tablee.core.errors import BadEdition
from tablee.core.fields import Fields
from tablee.games.rue_de_la_paix.declarations import (
    CARD,
    DEALT,
    FACES,
    LOTS,
    MOST_CARDS,
    MOST_HOTELS,
    MOST_SPACES,
    MOST_VALUE,
    SEATS,
    ZONE,
)

MOST_BUDGET = 2 * FACES
MOST_FORTUNE = 120
"""Spaces with an F: few enough that a position, which tells them, stays short."""

Value = Annotated[int, msgspec.Meta(ge=1, le=MOST_VALUE)]
Lots = Annotated[list[Value], msgspec.Meta(min_length=LOTS, max_length=LOTS)]
Supply = Annotated[int, msgspec.Meta(ge=1, le=MOST_HOTELS)]
Space = Annotated[int, msgspec.Meta(ge=1, le=MOST_SPACES)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS)]


class Zones(msgspec.Struct, forbid_unknown_fields=True):
    """RP-02: five values a zone, in millions, rising."""

    red: Lots
    blue: Lots
    yellow: Lots
    green: Lots


class Hotels(msgspec.Struct, forbid_unknown_fields=True):
    """RP-01: hotels each, by the number of players."""

    two_players: Supply
    three_players: Supply
    four_players: Supply


class Street(msgspec.Struct, forbid_unknown_fields=True):
    """RP-03, RP-04: the last space, and those with an F."""

    last: Space
    fortune: Annotated[list[Space], msgspec.Meta(max_length=MOST_FORTUNE)]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """What lies in the box."""

    name: str
    zones: Zones
    hotels: Hotels
    street: Street
    cards: dict[str, Count]
    note: str = ""


def components(edition: Edition) -> Components:
    """The components of an edition, or an error that says what cannot be played."""
    found = edition.components(Components)
    for fault in (_zone_fault(found), _street_fault(found), _card_fault(found)):
        if fault:
            raise BadEdition("edition-field", where=edition.name, detail=fault)
    return found


def _zone_fault(found: Components) -> str:
    for zone in ZONE.names:
        values = getattr(found.zones, zone)
        if values != sorted(set(values)):
            return f"the values of zones.{zone} must rise, each one different, but are {values}"
        if values[0] > MOST_BUDGET:
            return f"zones.{zone} needs a property of {MOST_BUDGET} or less, or two dice could never build there"
    return ""


def _street_fault(found: Components) -> str:
    beyond = [space for space in found.street.fortune if space > found.street.last]
    if beyond:
        return f"street.fortune has the space {beyond[0]}, beyond the last space {found.street.last}"
    total = sum(sum(getattr(found.zones, zone)) for zone in ZONE.names)
    if found.street.last > total:
        return f"street.last is {found.street.last}, but all properties together are worth only {total}"
    return ""


def _card_fault(found: Components) -> str:
    unknown = [card for card in found.cards if card not in CARD.names]
    if unknown:
        return f"cards has {unknown[0]!r}; the cards are {', '.join(CARD.names)}"
    total, least = sum(found.cards.values()), DEALT * SEATS
    if not least <= total <= MOST_CARDS:
        return f"the cards must be {least} to {MOST_CARDS} together, but are {total}"
    return ""


def fill_box(box: Fields, found: Components) -> None:
    """RP-01 to RP-06: what lies in the box, in numbers."""
    box.last = found.street.last
    for number, hotels in enumerate((found.hotels.two_players, found.hotels.three_players, found.hotels.four_players)):
        box.hotels_each[number] = hotels
    values = [value for zone in ZONE.names for value in getattr(found.zones, zone)]
    for lot, value in enumerate(values):
        box.value[lot] = value
    for card, name in enumerate(CARD.names):
        box.cards[card] = found.cards.get(name, 0)
    for space in found.street.fortune:
        box.fortune_space[space] = 1
