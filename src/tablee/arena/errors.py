"""What can go wrong in the arena, with its sentences in the arena's own catalogue."""

from tablee.core.errors import TableeError

PACKAGE = "tablee.arena"


class ContestError(TableeError, ValueError):
    """Something that cannot be played, read, rated or drawn."""

    package = PACKAGE
