"""The observation tensor of Rendez-vous Rue de la Paix: what RP-34 lets a seat know, itself first."""

from tablee.core.encoding import Encoding, Part
from tablee.core.kernel import kernel
from tablee.core.tensors import seat_after, seats_away, write, write_one_hot
from tablee.games.rue_de_la_paix.declarations import CARDS, COLOUR, DICE, LOTS, PHASE, PROPERTIES, SEATS, ZONES
from tablee.games.rue_de_la_paix.kernels.owning import hotel_at
from tablee.games.rue_de_la_paix.kernels.state import EMPTY

PHASE_COUNT = len(PHASE)
COLOURS = len(COLOUR)
HEIGHT, LAID, HOTELS = PROPERTIES, 2 * PROPERTIES, 3 * PROPERTIES
SEAT_PLANES = 4
PLANES = 3 + SEATS * SEAT_PLANES
SEAT_NUMBERS = 5
TURN_NUMBERS = 6
OPTIONS = 2
TOLD_LEVELS = 8
"""Of a stack, so many hotels are told one by one, from the top down: what cards may take away."""


@kernel
def observe(box, state, seat, out):
    """RP-34: the board and the counts are open, of the cards only one's own."""
    cursor = observe_properties(box, state, seat, out)
    cursor = observe_seats(box, state, seat, out, cursor)
    for card in range(CARDS):
        cursor = write(out, cursor, state.hand[seat, card])
    for card in range(CARDS):
        cursor = write(out, cursor, state.discard[card])
    cursor = observe_turn(box, state, seat, out, cursor)
    cursor = observe_dice(state, out, cursor)
    cursor = write(out, cursor, box.lot_limit)
    cursor = write(out, cursor, box.finish_round)
    observe_stacks(box, state, seat, out, cursor)


@kernel
def observe_properties(box, state, seat, out):
    """RP-20, RP-21: everything that decides who owns a property, a plane for each thing to know."""
    value, height = box.value, state.height
    for lot in range(PROPERTIES):
        out[lot] = value[lot]
        out[HEIGHT + lot] = height[lot]
        out[LAID + lot] = 0
    if state.zone != EMPTY:
        for lot in range(LOTS):
            out[LAID + state.zone * LOTS + lot] = state.laid[lot]
    for cursor in range(HOTELS + box.players * SEAT_PLANES * PROPERTIES, PLANES * PROPERTIES):
        out[cursor] = 0
    for step in range(box.players):
        observe_hotels(state, seat_after(box, seat, step), out, HOTELS + step * SEAT_PLANES * PROPERTIES)
    return PLANES * PROPERTIES


@kernel
def observe_hotels(state, other, out, first):
    """RP-20, RP-21: of one seat, on every property: its hotels, its lowest, whether it is on top, whether it owns."""
    built, lowest, top, owner = state.built, state.lowest, state.top, state.owner
    for lot in range(PROPERTIES):
        hotels = built[lot, other]
        out[first + lot] = hotels
        out[first + PROPERTIES + lot] = (lowest[lot, other] + 1) * (hotels > 0)
        out[first + 2 * PROPERTIES + lot] = top[lot] == other
        out[first + 3 * PROPERTIES + lot] = owner[lot] == other


@kernel
def observe_stacks(box, state, seat, out, cursor):
    """RP-36: whose hotels come to the top when those above them are taken away."""
    for lot in range(PROPERTIES):
        height = int(state.height[lot])
        for below in range(TOLD_LEVELS):
            level = height - 1 - below
            out[cursor + below] = 1 + seats_away(box, seat, hotel_at(state, lot, level)) if level >= 0 else 0
        cursor += TOLD_LEVELS


@kernel
def observe_seats(box, state, seat, out, cursor):
    """RP-23, RP-34: token, hotels left, number of cards; who is in turn, who has insured."""
    for step in range(SEATS):
        other = seat_after(box, seat, step)
        cursor = write(out, cursor, state.token[other])
        cursor = write(out, cursor, state.supply[other])
        cursor = write(out, cursor, state.cards[other])
        cursor = write(out, cursor, 1 if state.turn == other else 0)
        cursor = write(out, cursor, (state.insured >> other) & 1)
    return cursor


@kernel
def observe_turn(box, state, seat, out, cursor):
    """RP-10, RP-53: where the turn stands, and how near the end is."""
    cursor = write(out, cursor, state.budget)
    cursor = write(out, cursor, state.played)
    cursor = write(out, cursor, state.pile)
    cursor = write(out, cursor, box.last)
    cursor = write(out, cursor, 1 if state.due != 0 else 0)
    cursor = write(out, cursor, box.players)
    cursor = write_one_hot(out, cursor, PHASE_COUNT, state.phase)
    cursor = write_one_hot(out, cursor, ZONES, state.zone)
    cursor = write_one_hot(out, cursor, ZONES, state.storm)
    return write_one_hot(out, cursor, SEATS, seats_away(box, seat, state.first))


@kernel
def observe_dice(state, out, cursor):
    """RP-05, RP-10: the two numbers, and the colour."""
    for die in range(DICE - 1):
        cursor = write(out, cursor, state.dice[die])
    return write_one_hot(out, cursor, COLOURS, state.dice[DICE - 1] - 1)


ENCODING = Encoding(
    parts=(
        Part(
            "properties",
            (PLANES, ZONES, LOTS),
            "planes of properties: value, height, hotels laid there this turn; then for each seat its hotels, the "
            "level of its lowest (from 1), whether its hotel is on top, whether it owns the property",
        ),
        Part("seats", (SEATS, SEAT_NUMBERS), "token, hotels left, number of cards, in turn, insured"),
        Part("hand", (CARDS,), "one's own Fortune cards, by kind"),
        Part("discard", (CARDS,), "the discard pile, by kind"),
        Part("turn", (TURN_NUMBERS,), "budget left, card played, draw pile, last space, end is due, players"),
        Part("phase", (PHASE_COUNT,), "one-hot: " + ", ".join(PHASE.names)),
        Part("zone", (ZONES,), "one-hot: the zone to build in"),
        Part("storm", (ZONES,), "one-hot: the zone of a hurricane that is coming"),
        Part("first", (SEATS,), "one-hot: who began"),
        Part("numbers", (DICE - 1,), "the number dice"),
        Part("colour", (COLOURS,), "one-hot: the colour die, " + ", ".join(COLOUR.names)),
        Part("options", (OPTIONS,), "lot_limit, finish_round"),
        Part(
            "stacks",
            (ZONES, LOTS, TOLD_LEVELS),
            "the top hotels of each property, from the top down: 1 for one's own, 2 for the next seat's and so on, 0 "
            "below the base; the order of those further down is not told",
        ),
    ),
    observe=observe,
)
