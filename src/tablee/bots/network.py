"""A network's forward pass: a template like `tablee.core.referee`, its open names bound by `specialise`.

    inputs -> BROAD -> DEEP -> for every seat, itself first: its part of the victory, and how far ahead it will be
    DEEP and a move's row -> MOVE_BROAD -> MOVE_DEEP -> the preference of the move, to which its row adds at once

Inputs are numbers of the observation (`reads`), the survey's, and of each feature the most that any legal move has.
Weights are integers of 16 bits in units of a power of two; sums are taken in one order, and nothing but sums, products
and quotients is needed: so every gear comes to the same numbers, and to the same moves.
"""

from tablee.core.kernel import kernel

BROAD, DEEP, MOVE_BROAD, MOVE_DEEP = 192, 96, 64, 32
PARTS_OF_ADVICE = 8
"""What advice says is written in so many parts of a point."""

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
    for index in range(count):
        room.preferences[index] = prefer(network, room, index * FEATURES)


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


@kernel
def read_position(network, room, count):
    """Two layers over what is seen, and what the head makes of it for all moves alike."""
    broad, deep, move = room.broad, room.deep, room.by_position
    sums, weights = room.sums, network.broad
    for unit in range(BROAD):
        sums[unit] = network.broad_bias[unit]
    for place in range(INPUTS):
        number = int(room.observation[network.reads[place]])
        if number != 0:
            for unit in range(BROAD):
                sums[unit] += number * weights[place, unit]
    for fact in range(FACTS):
        number = int(room.facts[fact])
        if number != 0:
            for unit in range(BROAD):
                sums[unit] += number * weights[INPUTS + fact, unit]
    for feature in range(FEATURES):
        number = LEAST
        for index in range(count):
            number = max(number, int(room.rows[index * FEATURES + feature]))
        if number != 0:
            for unit in range(BROAD):
                sums[unit] += number * weights[INPUTS + FACTS + feature, unit]
    for unit in range(BROAD):
        broad[unit] = max(0, int(sums[unit])) * network.broad_unit
    for unit in range(DEEP):
        deep[unit] = network.deep_bias[unit]
    for place in range(BROAD):
        number = broad[place]
        if number != 0.0:
            for unit in range(DEEP):
                deep[unit] += number * network.deep[place, unit]
    for unit in range(DEEP):
        deep[unit] = max(0.0, deep[unit]) * network.deep_unit
    for unit in range(MOVE_BROAD):
        move[unit] = network.by_position_bias[unit]
    for place in range(DEEP):
        number = deep[place]
        if number != 0.0:
            for unit in range(MOVE_BROAD):
                move[unit] += number * network.by_position[place, unit]


@kernel
def assess_seats(box, network, room, seat):
    """What each seat will get: shares of one victory, and how far ahead, from -1 to 1."""
    players = int(box.players)
    top = 0.0
    for step in range(2 * SEATS):
        total = float(network.value_bias[step])
        for place in range(DEEP):
            total += room.deep[place] * network.value[place, step]
        room.values[step] = total * network.value_unit
    for step in range(players):
        top = room.values[step] if step == 0 else max(top, room.values[step])
    everything = 0.0
    for step in range(players):
        room.values[step] = power(room.values[step] - top)
        everything += room.values[step]
    for step in range(players):
        other = seat + step if seat + step < players else seat + step - players
        room.wins[other] = room.values[step] / everything
        room.ahead[other] = max(-0.99, min(0.99, room.values[SEATS + step]))


@kernel
def prefer(network, room, first):
    """How much a move is preferred, by its row."""
    broad, deep = room.move_broad, room.move_deep
    at_once = 0.0
    for unit in range(MOVE_BROAD):
        broad[unit] = room.by_position[unit]
    for feature in range(FEATURES):
        number = float(room.rows[first + feature])
        if number != 0.0:
            at_once += number * network.at_once[feature]
            for unit in range(MOVE_BROAD):
                broad[unit] += number * network.by_row[feature, unit]
    for unit in range(MOVE_DEEP):
        deep[unit] = network.move_deep_bias[unit]
    for place in range(MOVE_BROAD):
        number = broad[place] * network.move_unit
        if number > 0.0:
            for unit in range(MOVE_DEEP):
                deep[unit] += number * network.move_deep[place, unit]
    total = 0.0
    for unit in range(MOVE_DEEP):
        total += max(0.0, deep[unit]) * network.preference[unit]
    return total * network.preference_unit + at_once * network.at_once_unit


@kernel
def power(number):
    """About e to the power of a number that is not above 0: by squaring, which every gear does alike."""
    if number < NEGLIGIBLE:
        return 0.0
    result = 1.0 + number / 256.0
    for _ in range(HALVINGS):
        result *= result
    return result
