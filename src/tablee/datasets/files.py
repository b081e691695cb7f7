"""Files that are either whole or not there."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A path to write to; what is written takes its place only once it is complete."""
    beside = path.with_name(path.name + ".unfinished")
    yield beside
    os.replace(beside, path)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file at once."""
    with whole(path) as beside:
        beside.write_bytes(content)
