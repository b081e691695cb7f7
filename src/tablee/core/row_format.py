"""The form of rows: how wide they are, and the values that mean something in every column.

Kernels that write rows are in `tablee.core.rows`; whoever only reads them needs no compiler.
"""

WIDTH = 16
MOST_EVENTS = 64
MOST_FACTS = 512

NONE = -(2**31)
"""Nothing: null in JSON."""
HIDDEN = NONE + 1
"""Somebody else's secret; where a whole list or table stands, all of it is unknown."""
ABSENT = NONE + 2
"""This part does not exist in a game with these options."""
WRITTEN = NONE + 3
"""A word of the player's that names nothing there is."""

SEAT, REVEALS, EVENT_FIELDS = 1, 2, 3
"""The columns of an event before its own fields."""
