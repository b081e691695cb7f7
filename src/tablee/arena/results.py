"""Results as they are kept: a line of JSON for each match, only ever added to."""

import os
from collections.abc import Iterable, Iterator
from io import BufferedWriter
from pathlib import Path

import msgspec

from tablee.arena.errors import ContestError
from tablee.arena.fixtures import Fixture, Lineup, Setting
from tablee.core.result import victory_share
from tablee.core.rules import OptionValue

TAIL = 65_536
"""No line is longer than so many bytes."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A match that was played. `first` is the seat that decided first; places start at 1 and may be shared."""

    game: str
    deal: int
    lineup: Lineup
    totals: tuple[int, ...]
    places: tuple[int, ...]
    first: int
    actions: int
    rules: int
    seed: int = 0
    options: dict[str, OptionValue] = {}

    @property
    def setting(self) -> Setting:
        return Setting(self.game, len(self.lineup), tuple(sorted(self.options.items())), self.seed)

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.setting, self.deal, self.lineup)

    def victory(self, seat: int) -> float:
        """A seat's part of the victory."""
        return victory_share(self.places, seat)


class Results:
    """All matches of a file, by fixture; without a file they are kept in memory only."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.played: dict[Fixture, Played] = {}
        self._file: BufferedWriter | None = None
        if path is not None and path.exists():
            for one in read(path):
                self.played[one.fixture] = one

    def __contains__(self, fixture: Fixture) -> bool:
        return fixture in self.played

    def __iter__(self) -> Iterator[Played]:
        return iter(self.played.values())

    def __len__(self) -> int:
        return len(self.played)

    def add(self, one: Played) -> None:
        """Keep a match; it is in the hands of the operating system when this returns."""
        if self.path is not None:
            if self._file is None:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._file = self.path.open("ab")
                _drop_torn_line(self.path)
            self._file.write(msgspec.json.encode(one) + b"\n")
            self._file.flush()
        self.played[one.fixture] = one

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def read(path: Path) -> Iterator[Played]:
    """The matches of a file; a last line that was cut off when its writer was killed does not count."""
    decoder = msgspec.json.Decoder(Played)
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                return
            try:
                yield decoder.decode(line)
            except msgspec.DecodeError:
                raise ContestError("results-damaged", path=str(path), line=number) from None


def read_all(paths: Iterable[Path]) -> list[Played]:
    """The matches of several files, each fixture once."""
    kept: dict[Fixture, Played] = {}
    for path in paths:
        for one in read(path):
            kept[one.fixture] = one
    return list(kept.values())


def _drop_torn_line(path: Path) -> None:
    size = path.stat().st_size
    with path.open("rb") as file:
        file.seek(max(0, size - TAIL))
        tail = file.read()
    torn = len(tail) - (tail.rfind(b"\n") + 1)
    if torn:
        os.truncate(path, size - torn)
