"""What a move of Sunrise Lane does: where it builds, what that brings now and in the rankings, and what is left."""

from tablee.core.features import Features, everything, note, note_flag, note_part, survey_nothing
from tablee.core.game import OVER
from tablee.core.kernel import kernel
from tablee.core.machine import count_bits, lowest_bit
from tablee.games.sunrise_lane.advice import best_next, evaluate, own_neighbours
from tablee.games.sunrise_lane.declarations import B2, CARDS_COLUMN, COLOURS, MOST_STOREYS
from tablee.games.sunrise_lane.kernels.actions import DISCARD, DRAW, PLOT_MOVES, STOP
from tablee.games.sunrise_lane.kernels.scoring import largest_group
from tablee.games.sunrise_lane.kernels.state import HAND_LIMIT, WORD_PLOTS, WORDS

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
    "own houses", "others' most houses", "largest group",
)  # fmt: skip


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
    if other < 0:
        describe_plot(box, before, after, weights, seat, action // PLOT_MOVES, out, cursor)
    else:
        for place in range(cursor, cursor + len(OF_BUILDING)):
            out[place] = 0


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
    note(out, cursor, largest_group(box, after, seat))


@kernel
def standing(box, state, seat, district):
    """SL-41, SL-42: the tallest house of a seat in a district, and how many houses it has there."""
    tallest = houses = 0
    for plot in range(box.plots):
        if state.owner[plot] == seat and box.district[plot] == district:
            tallest = max(tallest, int(state.storeys[plot]))
            houses += 1
    return tallest, houses


FEATURES = Features(OF_EVERY_MOVE + OF_BUILDING, describe, everything, survey_nothing)
