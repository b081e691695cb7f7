"""The match as bytes: redacted records, whole or as what changed in them, and rows of the journal.

Nothing here is read or worked out that a page with the engine can work out itself.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tablee.core.events import Event
from tablee.server.messages.answers import ClockState, JournalRow, SentMatch, SentView
from tablee.server.table import Table
from tablee.server.views import visible

_pack = msgspec.msgpack.Encoder().encode

CHANGED = re.compile(rb"[^\0]+(?:\0{1,3}[^\0]+)*")
"""Bytes that differ, in the difference of two records; a piece more costs as much as three bytes that are the same."""


class ByteViews:
    """The views of one table at one version, each made once, however many people share it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._records: dict[int | None, bytes] = {}
        self._patches: dict[tuple[int | None, bytes | None], bytes] = {}
        self._journals: dict[tuple[int | None, int], list[JournalRow]] = {}

    def record(self, seat: int | None) -> bytes:
        """All that a seat may know."""
        found = self._records.get(seat)
        if found is None:
            assert self._table.match is not None
            found = self._records[seat] = visible(self._table.match, seat).tobytes()
        return found

    def snapshot(self, seats: Sequence[int], log_from: int, clock: ClockState | None) -> SentMatch | None:
        """The match for a connection, its views whole."""
        if self._table.match is None:
            return None
        return self._sent({seat: self.record(seat) for seat in viewers(seats)}, log_from, clock)

    def update(
        self, seats: Sequence[int], log_from: int, clock: ClockState | None, known: Mapping[int | None, bytes]
    ) -> SentMatch | None:
        """The match for a connection, its views as what changed in those that it has."""
        if self._table.match is None:
            return None
        return self._sent({seat: self._patch(seat, known.get(seat)) for seat in viewers(seats)}, log_from, clock)

    def _sent(self, shown: Mapping[int | None, bytes], log_from: int, clock: ClockState | None) -> SentMatch:
        table, match = self._table, self._table.match
        assert match is not None
        sent = [
            SentView(
                seat=seat, view=view, can_undo=seat is not None and table.actor == seat and match.can_undo(),
                log_from=log_from, journal=self._journal(seat, log_from),
            )
            for seat, view in shown.items()
        ]  # fmt: skip
        return SentMatch(ply=match.ply, actor=table.actor, over=match.over, views=sent, clock=clock)

    def _patch(self, seat: int | None, known: bytes | None) -> bytes:
        key = seat, known
        found = self._patches.get(key)
        if found is None:
            found = self._patches[key] = patch(known, self.record(seat))
        return found

    def _journal(self, seat: int | None, start: int) -> list[JournalRow]:
        """What happened from a ply on, as a seat saw it; whole once the match is over."""
        key = seat, start
        found = self._journals.get(key)
        if found is None:
            match = self._table.match
            assert match is not None
            found = self._journals[key] = [
                JournalRow(ply, row_of(event, seat, match.over))
                for ply, happened in enumerate(match.events[start:], start)
                for event in happened
            ]
        return found


def row_of(event: Event, seat: int | None, whole: bool) -> list[int]:
    """An event as a seat may have it, or whole, up to its last field."""
    return list((event.row if whole else event.row_for(seat))[: event.width])


def viewers(seats: Sequence[int]) -> Sequence[int | None]:
    """Who looks through a connection: its seats, or a spectator."""
    return seats or (None,)


def patch(known: bytes | None, record: bytes) -> bytes:
    """What makes one record of another: places and the bytes that begin there now, in turn."""
    if known is None:
        return _pack((0, record))
    difference = int.from_bytes(known, "little") ^ int.from_bytes(record, "little")
    pieces: list[Any] = []
    for piece in CHANGED.finditer(difference.to_bytes(len(record), "little")):
        pieces += (piece.start(), record[piece.start() : piece.end()])
    return _pack(pieces)
