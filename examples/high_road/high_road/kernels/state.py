"""The records of High Road, and the numbers of its actions."""

from high_road.declarations import VALUES
from tablee.core.fields import record_type

MOST_SEATS = 4
HAND = 2

PLAY, DEAL = 0, VALUES
"""Actions: play a value, then (luck) deal a value."""
ACTIONS = 2 * VALUES

BOX = record_type([("actions", "i4"), ("players", "i1"), ("copies", "i1"), ("steep", "i1")])
STATE = record_type(
    [
        ("actor", "i1"), ("ending", "i1"), ("turn", "i1"), ("drawer", "i1"), ("last", "i1"),
        ("hand", "i1", (MOST_SEATS, VALUES)), ("held", "i1", (MOST_SEATS,)), ("deck", "i1", (VALUES,)), ("left", "i1"),
        ("played", "i1", (VALUES,)), ("score", "i2", (MOST_SEATS,)),
    ]
)  # fmt: skip
