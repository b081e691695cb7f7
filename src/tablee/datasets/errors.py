"""What can go wrong with data sets, with its sentences in their own catalogue."""

from tablee.core.errors import TableeError

PACKAGE = "tablee.datasets"


class DatasetError(TableeError, ValueError):
    """Something that cannot be planned, read or written."""

    package = PACKAGE
