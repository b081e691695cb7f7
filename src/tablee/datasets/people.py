"""Matches that were played elsewhere, by people for instance: their records, as files and folders of files."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tablee.core.errors import BadRecord
from tablee.core.match import Match
from tablee.core.record import OPEN, SUFFIX, replay
from tablee.datasets.errors import DatasetError
from tablee.datasets.plan import Source


class Found(NamedTuple):
    """Records of a game, and how many others lay beside them."""

    sources: tuple[Source, ...]
    others: int
    unfinished: int


def find(paths: Sequence[Path], game: str) -> Found:
    """The finished matches of a game, in the order of their paths; others are counted and left out.

    Of a folder all `.tablee` files count, at whatever depth; a file that was named is a record whatever its name.
    """
    sources, others, unfinished = [], 0, 0
    for path in _files(paths):
        text = _read(path)
        lines = text.splitlines()
        if f"game {game}".encode() not in lines[1:2]:
            _replayed(path, text)  # something that is no record at all is not passed over
            others += 1
        elif f"end {OPEN}".encode() in lines[-2:]:
            unfinished += 1
        else:
            sources.append(Source(str(path), sha256(text).hexdigest()))
    return Found(tuple(sources), others, unfinished)


def read(source: Source) -> Match:
    """The match of a record, replayed; refused if it changed since it was found."""
    text = _read(Path(source.path))
    if sha256(text).hexdigest() != source.digest:
        raise DatasetError("record-changed", path=source.path)
    return _replayed(Path(source.path), text)


def _replayed(path: Path, text: bytes) -> Match:
    try:
        return replay(text)
    except BadRecord as error:
        raise DatasetError("bad-record", path=str(path), detail=error) from None


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob(f"*{SUFFIX}"))
        else:
            yield path


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise DatasetError("cannot-read", path=str(path), detail=error.strerror or str(error)) from None
