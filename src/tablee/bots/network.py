"""A network's forward pass: a template like `tablee.core.referee`, its open names bound by `specialise`.

    inputs -> BROAD -> DEEP -> for every seat, itself first: its part of the victory, and how far ahead it will be
    DEEP and a move's row -> MOVE_BROAD -> MOVE_DEEP -> the preference of the move, to which its row adds at once

Inputs are numbers of the observation (`reads`), the survey's, and of each feature the most that any legal move has.
All of it is counted in integers, so every gear comes to the same numbers, and to the same moves: weights have 16 bits
in units of a power of two, sums 32, and what a unit hands on is its sum in parts of 1 / PARTS, at most MOST of them.
Most numbers are 0, and the rows of two moves are much alike: a layer adds up what is listed as not 0, and the head
goes on from the sums of the move before by what differs.
"""

from tablee.core.kernel import kernel

BROAD, DEEP, MOVE_BROAD, MOVE_DEEP = 192, 96, 64, 32
PARTS, MOST = 256, 8191
PARTS_OF_ADVICE = 8
"""What advice says is written in so many parts of a point."""
STRIDE = 4
"""So many numbers are added up at a time."""

observe = survey = describe_moves = None  # of the game's encoding, its features, and `tablee.bots.features`
INPUTS = FACTS = FEATURES = None  # numbers of the observation that are read, of the survey, of a row
SEATS = None  # the most that a game has
LEAST = -127
NEGLIGIBLE = -200.0
HALVINGS = 8


@kernel
def judge(box, trio, moves, count, weights, network, room):
    """Preferences of the legal moves of `trio[0]` into `room.preferences`, and what `foresee` writes."""
    foresee(box, trio, moves, count, weights, network, room)
    read_for_moves(network, room)
    at_once = 0
    for index in range(count):
        at_once += go_on_to_row(network, room, index)
        room.preferences[index] = prefer(network, room) + at_once * network.at_once_unit


@kernel
def foresee(box, trio, moves, count, weights, network, room):
    """What each seat will get of the position in `trio[0]`: `room.wins` and `room.ahead`."""
    seat = int(trio[0].actor)
    describe_moves(
        box, trio, moves, count, weights, room.one, room.score, room.sheet, room.sheet_after, room.gains,
        room.points, room.rows,
    )  # fmt: skip
    observe(box, trio[0], seat, room.observation)
    survey(box, trio[0], seat, room.sheet, weights, room.facts)
    read_position(network, room, count)
    assess_seats(box, network, room, seat)


# --- layers -----------------------------------------------------------------------------------------------------------


@kernel
def list_number(room, listed, place, number):
    """Note a number down if it is not 0; how many are listed then. A core writes it either way, and then decides."""
    room.places[listed] = place
    room.numbers[listed] = number
    return listed + 1 if number != 0 else listed


@kernel
def list_active(room, sums, shift):
    """What a layer hands on."""
    listed = 0
    for unit in range(len(sums)):
        listed = list_number(room, listed, unit, min(MOST, max(0, int(sums[unit])) >> shift))
    return listed


@kernel
def add_listed(sums, weights, room, listed):
    """Add to the sums of a layer what it makes of the numbers listed."""
    places, numbers = room.places, room.numbers
    for beyond in range(listed, listed + STRIDE - 1):
        places[beyond] = numbers[beyond] = 0
    for at in range(0, listed, STRIDE):
        one, two, three, four = int(places[at]), int(places[at + 1]), int(places[at + 2]), int(places[at + 3])
        by_one, by_two, by_three, by_four = numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]
        for unit in range(len(sums)):
            sums[unit] += (
                by_one * weights[one, unit] + by_two * weights[two, unit]
                + by_three * weights[three, unit] + by_four * weights[four, unit]
            )  # fmt: skip


# --- the position -----------------------------------------------------------------------------------------------------


@kernel
def read_position(network, room, count):
    """Two layers over what is seen."""
    for unit in range(BROAD):
        room.broad[unit] = network.broad_bias[unit]
    add_listed(room.broad, network.broad, room, list_inputs(network, room, count))
    for unit in range(DEEP):
        room.deep[unit] = network.deep_bias[unit]
    add_listed(room.deep, network.deep, room, list_active(room, room.broad, network.broad_shift))


@kernel
def list_inputs(network, room, count):
    """What is seen of a position and of its legal moves, where it is not 0."""
    listed = 0
    for place in range(INPUTS):
        listed = list_number(room, listed, place, int(room.observation[network.reads[place]]))
    for fact in range(FACTS):
        listed = list_number(room, listed, INPUTS + fact, int(room.facts[fact]))
    for feature in range(FEATURES):
        room.most[feature] = LEAST
    for index in range(count):
        for feature in range(FEATURES):
            room.most[feature] = max(room.most[feature], room.rows[index * FEATURES + feature])
    for feature in range(FEATURES):
        listed = list_number(room, listed, INPUTS + FACTS + feature, int(room.most[feature]))
    return listed


@kernel
def assess_seats(box, network, room, seat):
    """What each seat will get: shares of one victory, and how far ahead, from -1 to 1."""
    players = int(box.players)
    for step in range(2 * SEATS):
        room.outlook[step] = network.value_bias[step]
    add_listed(room.outlook, network.value, room, list_active(room, room.deep, network.deep_shift))
    top = room.outlook[0]
    for step in range(players):
        top = max(top, room.outlook[step])
    everything = 0.0
    for step in range(players):
        room.chances[step] = power((int(room.outlook[step]) - int(top)) * network.value_unit)
        everything += room.chances[step]
    for step in range(players):
        other = seat + step if seat + step < players else seat + step - players
        room.wins[other] = room.chances[step] / everything
        room.ahead[other] = max(-0.99, min(0.99, room.outlook[SEATS + step] * network.value_unit))


# --- the moves --------------------------------------------------------------------------------------------------------


@kernel
def read_for_moves(network, room):
    """What the head makes of the position, for all moves alike; no row has been added yet."""
    for unit in range(MOVE_BROAD):
        room.move_broad[unit] = network.by_position_bias[unit]
    add_listed(room.move_broad, network.by_position, room, list_active(room, room.deep, network.deep_shift))
    for unit in range(MOVE_BROAD):
        room.move_broad[unit] = int(room.move_broad[unit]) >> network.position_shift


@kernel
def go_on_to_row(network, room, index):
    """Add a row to what the head has read, and take the row before off again; what that adds to the preference."""
    first, listed, at_once = index * FEATURES, 0, 0
    for feature in range(FEATURES):
        number = int(room.rows[first + feature])
        if index > 0:
            number -= int(room.rows[first - FEATURES + feature])
        listed = list_number(room, listed, feature, number)
    add_listed(room.move_broad, network.by_row, room, listed)
    for at in range(listed):
        at_once += int(room.numbers[at]) * int(network.at_once[room.places[at]])
    return at_once


@kernel
def prefer(network, room):
    """How much the move is preferred whose row the head has read."""
    for unit in range(MOVE_DEEP):
        room.move_deep[unit] = network.move_deep_bias[unit]
    add_listed(room.move_deep, network.move_deep, room, list_active(room, room.move_broad, network.move_shift))
    total = 0
    for unit in range(MOVE_DEEP):
        total += max(0, int(room.move_deep[unit])) * int(network.preference[unit])
    return total * network.preference_unit


@kernel
def power(number):
    """About e to the power of a number that is not above 0: by squaring, which every gear does alike."""
    if number < NEGLIGIBLE:
        return 0.0
    result = 1.0 + number / 256.0
    for _ in range(HALVINGS):
        result *= result
    return result
