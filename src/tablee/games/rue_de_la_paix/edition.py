"""Editions of the box: what the TOML says, whether it can be played, and its numbers for the kernels."""

from typing import Annotated

import msgspec

from tablee.core.editions import Edition
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

PACKAGE = "tablee.games.rue_de_la_paix"
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
    _check_zones(edition, found)
    _check_street(edition, found)
    _check_cards(edition, found)
    return found


def _check_zones(edition: Edition, found: Components) -> None:
    for zone in ZONE.names:
        values = getattr(found.zones, zone)
        if values != sorted(set(values)):
            raise edition.refused(PACKAGE, "values", place=f"zones.{zone}", got=", ".join(map(str, values)))
        if values[0] > MOST_BUDGET:
            raise edition.refused(PACKAGE, "too-dear", place=f"zones.{zone}", most=MOST_BUDGET)


def _check_street(edition: Edition, found: Components) -> None:
    last = found.street.last
    beyond = [space for space in found.street.fortune if space > last]
    if beyond:
        raise edition.refused(PACKAGE, "beyond", space=beyond[0], last=last)
    total = sum(sum(getattr(found.zones, zone)) for zone in ZONE.names)
    if last > total:
        raise edition.refused(PACKAGE, "out-of-reach", last=last, total=total)


def _check_cards(edition: Edition, found: Components) -> None:
    unknown = [card for card in found.cards if card not in CARD.names]
    if unknown:
        raise edition.refused(PACKAGE, "unknown-card", got=unknown[0], known=", ".join(CARD.names))
    total, least = sum(found.cards.values()), DEALT * SEATS
    if not least <= total <= MOST_CARDS:
        raise edition.refused(PACKAGE, "cards", least=least, most=MOST_CARDS, total=total)


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
