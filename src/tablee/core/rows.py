"""Rows of numbers: how kernels say what a move is called, what happened, what is asked, what a position holds.

A kernel writes rows into an int32 array of WIDTH columns. The first number of a row is the code of a form; what the
others mean is declared with the form (`tablee.core.forms`). Four values mean something in every column.
"""

from tablee.core.kernel import kernel
from tablee.core.row_format import ABSENT as ABSENT
from tablee.core.row_format import EVENT_FIELDS as EVENT_FIELDS
from tablee.core.row_format import HIDDEN as HIDDEN
from tablee.core.row_format import MOST_EVENTS as MOST_EVENTS
from tablee.core.row_format import MOST_FACTS as MOST_FACTS
from tablee.core.row_format import NONE as NONE
from tablee.core.row_format import REVEALS as REVEALS
from tablee.core.row_format import SEAT as SEAT
from tablee.core.row_format import WIDTH as WIDTH
from tablee.core.row_format import WRITTEN as WRITTEN


@kernel
def write(rows, count, code, a=NONE, b=NONE, c=NONE, d=NONE, e=NONE, f=NONE, g=NONE, h=NONE):
    """Write a row after so many others; how many there are then."""
    rows[count, 0] = code
    rows[count, 1] = a
    rows[count, 2] = b
    rows[count, 3] = c
    rows[count, 4] = d
    rows[count, 5] = e
    rows[count, 6] = f
    rows[count, 7] = g
    rows[count, 8] = h
    for column in range(9, WIDTH):
        rows[count, column] = NONE
    return count + 1


@kernel
def write_event(rows, count, code, seat, a=NONE, b=NONE, c=NONE, d=NONE, e=NONE, f=NONE, g=NONE):
    """Write an event of a seat, or of nobody (NONE), that reveals nothing; how many rows there are then."""
    count = write(rows, count, code, seat, 0, a, b, c, d, e, f)
    rows[count - 1, 9] = g
    return count


@kernel
def add_to_list(rows, count, column, value):
    """Put a value at the end of the list that starts in a column of the last row."""
    while rows[count - 1, column] != NONE:
        column += 1
    rows[count - 1, column] = value


@kernel
def given(rows, count, code, otherwise):
    """The first value of the first row with a code; `otherwise` where there is none, or it is null."""
    for row in range(count):
        if rows[row, 0] == code and rows[row, 1] != NONE:
            return int(rows[row, 1])
    return otherwise


@kernel
def count_given(rows, count, code):
    """How many rows have a code."""
    found = 0
    for row in range(count):
        found += rows[row, 0] == code
    return found
