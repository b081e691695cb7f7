"""What a move of Sunrise Lane does: where it builds, what that brings now and in the rankings, and what is left."""

from tablee.core.features import Features, everything, note, note_flag, note_lead, note_part
from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.core.machine import count_bits, lowest_bit
from tablee.core.tensors import seat_after
from tablee.games.sunrise_lane.advice import best_next, evaluate, own_neighbours
from tablee.games.sunrise_lane.declarations import A1, B2, C_COLUMN, CARDS_COLUMN, COLOURS, MOST_PLAYERS, MOST_STOREYS
from tablee.games.sunrise_lane.kernels.actions import DISCARD, DRAW, PLOT_MOVES, STOP
from tablee.games.sunrise_lane.kernels.scoring import largest_group
from tablee.games.sunrise_lane.kernels.state import EMPTY, HAND_LIMIT, WORD_PLOTS, WORDS

COLUMNS = CARDS_COLUMN + 1
DISTRICTS = B2 + 1
NOBODY = -1
OF_EVERY_MOVE = (
    "advice", "dots", "A1", "A2", "B1", "B2", "C", "cards", "best opponent", "opponents", "house", "park", "stop",
    "draw", "discard", "cards left", "most of a colour", "pieces left", "promise", "end is due", "over", "too many",
)  # fmt: skip
OF_BUILDING = (
    "storeys", "dots a storey", "on the cross", "in A1", "in A2", "in B1", "in B2", "own beside",
    "others beside", "empty beside", "next plot", "of its colour left", "own tallest", "others' tallest",
    "own houses", "others' most houses", "largest group", "next two plots", "opened: plots", "opened: dots",
    "opened: most dots",
)  # fmt: skip
OF_THE_HAND = ("hand: best plot", "hand: all plots", "hand: of no use", "open: many dots", "ahead")
MANY_DOTS = 4


@kernel
def describe(box, before, action, after, score, gains, sheet, weights, points, out, first):
    """SL-10 to SL-19, SL-40: what the move brings, what stays in the hand, and what it means for the end."""
    seat = int(before.turn)
    other = action - box.plots * PLOT_MOVES
    cursor = note_part(out, first, score, 8)
    for column in range(COLUMNS + 2):
        cursor = note(out, cursor, int(gains[column]))
    cursor = note_flag(out, cursor, other < 0 and action % PLOT_MOVES < MOST_STOREYS)
    cursor = note_flag(out, cursor, other < 0 and action % PLOT_MOVES >= MOST_STOREYS)
    cursor = note_flag(out, cursor, other == STOP)
    cursor = note_flag(out, cursor, other == DRAW)
    cursor = note_flag(out, cursor, other >= DISCARD)
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(after.hand[seat, colour]))
    cursor = note(out, cursor, int(after.cards[seat]))
    cursor = note(out, cursor, most)
    cursor = note(out, cursor, int(after.pieces[seat]))
    evaluate(box, after, sheet, weights, points)
    cursor = note_part(out, cursor, points[seat] - before.dots[seat], 2)
    cursor = note_flag(out, cursor, after.due != 0)
    cursor = note_flag(out, cursor, after.actor == OVER)
    cursor = note(out, cursor, max(0, int(after.cards[seat] + after.to_draw) - HAND_LIMIT))
    cursor = describe_hand(box, after, seat, out, cursor)
    cursor = note_lead(box, sheet, seat, CARDS_COLUMN, out, cursor)
    if other < 0:
        describe_plot(box, before, after, weights, seat, action // PLOT_MOVES, out, cursor)
    else:
        for place in range(cursor, cursor + len(OF_BUILDING)):
            out[place] = 0


@kernel
def describe_hand(box, state, seat, out, cursor):
    """SL-11, SL-12: what the cards in hand would bring on plots that anybody may begin with; the next cursor."""
    best = together = useless = many = 0
    for colour in range(COLOURS):
        most, _ = open_of(box, state, colour)
        held = int(state.hand[seat, colour])
        best = max(best, held * most)
        together += held * most
        useless += held if most == 0 else 0
    for word in range(WORDS):
        left = int(state.bordering[word] & ~state.occupied[word])
        while left != 0:
            many += box.dots[word * WORD_PLOTS + lowest_bit(left)] >= MANY_DOTS
            left &= left - 1
    cursor = note(out, cursor, best)
    cursor = note(out, cursor, together)
    cursor = note(out, cursor, useless)
    return note(out, cursor, many)


@kernel
def open_of(box, state, colour):
    """SL-11: of the plots of a colour that anybody may begin with: the most dots, and how many there are."""
    most = plots = 0
    for word in range(WORDS):
        left = int(state.bordering[word] & ~state.occupied[word])
        while left != 0:
            plot = word * WORD_PLOTS + lowest_bit(left)
            left &= left - 1
            if box.colour[plot] == colour:
                most = max(most, int(box.dots[plot]))
                plots += 1
    return most, plots


@kernel
def describe_plot(box, before, after, weights, seat, plot, out, cursor):
    """SL-11, SL-15, SL-41 to SL-43: the plot, its neighbours, and how the rankings of its district stand now."""
    where = int(box.district[plot])
    cursor = note(out, cursor, int(after.storeys[plot]))
    cursor = note(out, cursor, int(box.dots[plot]))
    for district in range(DISTRICTS):
        cursor = note_flag(out, cursor, where == district)
    own, taken, around = own_neighbours(box, before, seat, plot), 0, 0
    for word in range(WORDS):
        around += count_bits(int(box.beside[plot, word]))
        beside = int(box.beside[plot, word] & before.occupied[word])
        while beside != 0:
            taken += before.storeys[word * WORD_PLOTS + lowest_bit(beside)] > 0
            beside &= beside - 1
    cursor = note(out, cursor, own)
    cursor = note(out, cursor, taken - own)
    cursor = note(out, cursor, around - taken)
    cursor = note_part(out, cursor, best_next(box, after, weights, seat, plot, NOBODY, 0), 4)
    cursor = note(out, cursor, int(after.hand[seat, box.colour[plot]]))
    tallest = houses = others_tallest = others_houses = 0
    for other in range(int(box.players)):
        height, count = standing(box, after, other, where)
        if other == seat:
            tallest, houses = height, count
        else:
            others_tallest, others_houses = max(others_tallest, height), max(others_houses, count)
    cursor = note(out, cursor, tallest)
    cursor = note(out, cursor, others_tallest)
    cursor = note(out, cursor, houses)
    cursor = note(out, cursor, others_houses)
    cursor = note(out, cursor, largest_group(box, after, seat))
    cursor = note(out, cursor, best_two(box, after, seat, plot))
    opened = dots = most = 0
    for word in range(WORDS):
        fresh = int(after.bordering[word] & ~after.occupied[word] & ~before.bordering[word])
        while fresh != 0:
            found = int(box.dots[word * WORD_PLOTS + lowest_bit(fresh)])
            opened += 1
            dots += found
            most = max(most, found)
            fresh &= fresh - 1
    cursor = note(out, cursor, opened)
    cursor = note(out, cursor, dots)
    note(out, cursor, most)


@kernel
def best_two(box, state, seat, plot):
    """SL-15: the most points that two more houses would bring, one after the other, all cards of a colour on each."""
    best = 0
    for word in range(WORDS):
        beside = int(box.beside[plot, word] & ~state.occupied[word])
        while beside != 0:
            one = word * WORD_PLOTS + lowest_bit(beside)
            beside &= beside - 1
            held = int(state.hand[seat, box.colour[one]])
            if held > 0:
                best = max(best, held * int(box.dots[one]) + best_beside(box, state, seat, one))
    return best


@kernel
def best_beside(box, state, seat, plot):
    """SL-15: the most points of a house beside a plot, its own colour being spent."""
    best = 0
    for word in range(WORDS):
        beside = int(box.beside[plot, word] & ~state.occupied[word])
        while beside != 0:
            other = word * WORD_PLOTS + lowest_bit(beside)
            beside &= beside - 1
            if box.colour[other] != box.colour[plot]:
                best = max(best, int(state.hand[seat, box.colour[other]]) * int(box.dots[other]))
    return best


@kernel
def standing(box, state, seat, district):
    """SL-41, SL-42: the tallest house of a seat in a district, and how many houses it has there."""
    tallest = houses = 0
    for plot in range(box.plots):
        if state.owner[plot] == seat and box.district[plot] == district:
            tallest = max(tallest, int(state.storeys[plot]))
            houses += 1
    return tallest, houses


OF_A_SEAT = (
    "points in A1", "points in A2", "points in B1", "points in B2", "points in C", "tallest in A1", "houses in A1",
    "tallest in A2", "houses in A2", "tallest in B1", "houses in B1", "tallest in B2", "houses in B2", "largest group",
)  # fmt: skip
OF_THE_BOARD = (
    "empty in A1", "empty in A2", "empty in B1", "empty in B2",
    *(f"open of colour {colour}: {name}" for colour in range(COLOURS) for name in ("most dots", "plots")), "ahead",
)  # fmt: skip
FACTS = tuple(f"seat {step}: {name}" for step in range(MOST_PLAYERS) for name in OF_A_SEAT) + OF_THE_BOARD


@kernel
def survey(box, state, seat, sheet, weights, out):
    """SL-40 to SL-43: how everybody stands in the five rankings, and what is still open."""
    cursor = 0
    for step in range(MOST_PLAYERS):
        other = seat_after(box, seat, step)
        if step < box.players:
            for column in range(A1, C_COLUMN + 1):
                cursor = note(out, cursor, int(sheet[other, column]))
            for district in range(A1, DISTRICTS):
                tallest, houses = standing(box, state, other, district)
                cursor = note(out, cursor, tallest)
                cursor = note(out, cursor, houses)
            cursor = note(out, cursor, largest_group(box, state, other))
        else:
            for _ in range(len(OF_A_SEAT)):
                cursor = note(out, cursor, 0)
    for district in range(A1, DISTRICTS):
        cursor = note(out, cursor, empty_in(box, state, district))
    for colour in range(COLOURS):
        most, plots = open_of(box, state, colour)
        cursor = note(out, cursor, most)
        cursor = note(out, cursor, plots)
    note_lead(box, sheet, seat, CARDS_COLUMN, out, cursor)


@kernel
def empty_in(box, state, district):
    """SL-31: how many plots of a district are empty."""
    found = 0
    for plot in range(box.plots):
        found += box.district[plot] == district and state.owner[plot] == EMPTY
    return found


FEATURES = Features(OF_EVERY_MOVE + OF_THE_HAND + OF_BUILDING, describe, everything, survey, FACTS)
