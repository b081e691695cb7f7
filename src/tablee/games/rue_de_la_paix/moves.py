"""The numbers of all actions and their table: what can be said at this table, decisions first, then luck."""

from collections.abc import Iterator, Sequence
from itertools import product

from tablee.core.game import Move
from tablee.games.rue_de_la_paix.state import (
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DICE,
    FACES,
    LOTS,
    MOST_HOTELS,
    PAIRS,
    PROPERTIES,
    TWINS,
    ZONE_NAMES,
    ZONES,
)

OTHERS = PROPERTIES - 1
REROLLS = 2**DICE - 1

KEEP, FINISH, PASS, SUFFER, INSURE = range(5)
CHOOSE_ZONE = INSURE + 1
BUILD_HOTELS = CHOOSE_ZONE + ZONES
PLAY_DOUBLE_BUDGET = BUILD_HOTELS + PROPERTIES * MOST_HOTELS
PLAY_SPECIAL_PERMIT = PLAY_DOUBLE_BUDGET + 1
PLAY_NEW_PLANS = PLAY_SPECIAL_PERMIT + ZONES
PLAY_QUICK_BUILD = PLAY_NEW_PLANS + REROLLS
PLAY_EXTRA_STOREYS = PLAY_QUICK_BUILD + PROPERTIES
PLAY_TWIN_PROJECT = PLAY_EXTRA_STOREYS + PROPERTIES
PLAY_FRESH_START = PLAY_TWIN_PROJECT + TWINS
PLAY_RELOCATION = PLAY_FRESH_START + PAIRS
PLAY_TAKEOVER = PLAY_RELOCATION + PROPERTIES * OTHERS
PLAY_EXCHANGE = PLAY_TAKEOVER + PROPERTIES
PLAY_DEMOLITION = PLAY_EXCHANGE + PROPERTIES * OTHERS
PLAY_SCANDAL = PLAY_DEMOLITION + PROPERTIES
PLAY_HURRICANE = PLAY_SCANDAL + PROPERTIES
FORTUNE = PLAY_HURRICANE + ZONES
START_ROLL = FORTUNE + CARDS
TURN_ROLL = START_ROLL + FACES**2
ACTIONS = TURN_ROLL + FACES**DICE

MOST_LEGAL = 672
"""At the end of a turn with every kind of card in hand, all properties built on, 18 of them topped by one's own."""

DIE_NAMES = ("1", "2", "colour")
NO_PARAMETERS = ("keep", "done", "pass", "suffer", "insure")


def property_names(values: Sequence[int]) -> list[str]:
    """RP-02: a property is known by its zone and value."""
    return [f"{ZONE_NAMES[index // LOTS]}-{value}" for index, value in enumerate(values)]


def pairs() -> list[tuple[int, int]]:
    """All pairs of properties in board order."""
    return [(one, two) for one in range(PROPERTIES) for two in range(one + 1, PROPERTIES)]


def twins() -> list[tuple[int, int]]:
    """All pairs of properties of one zone in board order."""
    return [(one, two) for one, two in pairs() if one // LOTS == two // LOTS]


def action_table(names: Sequence[str]) -> list[Move]:
    """Every action in the order of its number; `names` are those of the properties."""
    table = [Move(word, {"move": word}) for word in NO_PARAMETERS]
    table += [Move(f"zone {zone}", {"move": "zone", "zone": zone}) for zone in ZONE_NAMES]
    table += [
        Move(f"build {name} {number}", {"move": "build", "property": name, "hotels": number})
        for name, number in product(names, range(1, MOST_HOTELS + 1))
    ]
    table += _cards_after_the_roll()
    table += _cards_at_the_end(names)
    table += _luck()
    assert len(table) == ACTIONS
    return table


def _card(name: str, *targets: str, **data: object) -> Move:
    return Move(" ".join(("card", name, *targets)), {"move": name, **data})


def _cards_after_the_roll() -> Iterator[Move]:
    yield _card("double-budget")
    for zone in ZONE_NAMES:
        yield _card("special-permit", zone, zone=zone)
    for chosen in range(1, REROLLS + 1):
        dice = [name for bit, name in enumerate(DIE_NAMES) if chosen >> bit & 1]
        yield _card("new-plans", *dice, dice=dice)


def _cards_at_the_end(names: Sequence[str]) -> Iterator[Move]:
    for card in ("quick-build", "extra-storeys"):
        yield from (_card(card, name, property=name) for name in names)
    for card, couples in (("twin-project", twins()), ("fresh-start", pairs())):
        for one, two in couples:
            yield _card(card, names[one], names[two], property=names[one], second=names[two])
    yield from _ordered_pairs("relocation", names)
    yield from (_card("takeover", name, property=name) for name in names)
    yield from _ordered_pairs("exchange", names)
    for card in ("demolition", "scandal"):
        yield from (_card(card, name, property=name) for name in names)
    yield from (_card("hurricane", zone, zone=zone) for zone in ZONE_NAMES)


def _ordered_pairs(card: str, names: Sequence[str]) -> Iterator[Move]:
    for one, two in product(names, names):
        if one != two:
            yield _card(card, one, two, property=one, second=two)


def _luck() -> Iterator[Move]:
    for card in CARD_NAMES:
        yield Move(f"fortune {card}", {"move": "fortune", "card": card})
    numbers = range(1, FACES + 1)
    for one, two in product(numbers, numbers):
        yield Move(f"start {one} {two}", {"move": "start", "dice": [one, two]})
    for one, two, colour in product(numbers, numbers, COLOUR_NAMES):
        yield Move(f"roll {one} {two} {colour}", {"move": "roll", "dice": [one, two], "colour": colour})
