"""The match as bytes: redacted records, whole or as what changed in them, and rows of the journal.

Nothing here is read or worked out that a page with the engine can work out itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from tablee.core.events import Event
from tablee.core.match import Match
from tablee.server.messages.answers import ClockState, JournalRow, SentMatch, SentView
from tablee.server.table import Table
from tablee.server.views import visible

_pack = msgspec.msgpack.Encoder().encode

SAME = 4
"""Bytes that are the same go along where they are fewer than this: a piece more costs as much."""


class ByteViews:
    """The match at one version, with its journal from a ply on: each view made once, however many people share it."""

    def __init__(self, table: Table, match: Match, log_from: int, clock: ClockState | None) -> None:
        self._match, self._actor, self._log_from, self._clock = match, table.actor, log_from, clock
        self._ply, self._over, self._can_undo = match.ply, match.over, match.can_undo()
        self._records: dict[int | None, bytes] = {}
        self._patches: dict[tuple[int | None, bytes | None], bytes] = {}
        self._events = [
            (ply, event) for ply, happened in enumerate(match.events[log_from:], log_from) for event in happened
        ]
        self._is_told_to_all = self._over or not any(event.has_secret for _, event in self._events)
        self._journals: dict[int | None, list[JournalRow]] = {}

    def record(self, seat: int | None) -> bytes:
        """All that a seat may know."""
        found = self._records.get(seat)
        if found is None:
            found = self._records[seat] = visible(self._match, seat).tobytes()
        return found

    def snapshot(self, seats: Sequence[int]) -> SentMatch:
        """The match for a connection, its views whole."""
        return self._sent([(seat, self.record(seat)) for seat in viewers(seats)])

    def update(self, seats: Sequence[int], known: Mapping[int | None, bytes]) -> SentMatch:
        """The match for a connection, its views as what changed in those that it has."""
        return self._sent([(seat, self._patch(seat, known.get(seat))) for seat in viewers(seats)])

    def _sent(self, shown: Sequence[tuple[int | None, bytes]]) -> SentMatch:
        views = [
            SentView(
                seat=seat, view=view, can_undo=self._can_undo and seat == self._actor, log_from=self._log_from,
                journal=self._journal(None if self._is_told_to_all else seat),
            )
            for seat, view in shown
        ]  # fmt: skip
        return SentMatch(ply=self._ply, actor=self._actor, over=self._over, views=views, clock=self._clock)

    def _patch(self, seat: int | None, known: bytes | None) -> bytes:
        found = self._patches.get((seat, known))
        if found is None:
            found = self._patches[seat, known] = patch(known, self.record(seat))
        return found

    def _journal(self, seat: int | None) -> list[JournalRow]:
        """What happened, as a seat saw it; whole once the match is over."""
        found = self._journals.get(seat)
        if found is None:
            found = [JournalRow(ply, row_of(event, seat, self._over)) for ply, event in self._events]
            self._journals[seat] = found
        return found


def row_of(event: Event, seat: int | None, whole: bool) -> list[int]:
    """An event as a seat may have it, or whole."""
    return list(event.row if whole else event.row_for(seat))


def viewers(seats: Sequence[int]) -> Sequence[int | None]:
    """Who looks through a connection: its seats, or a spectator."""
    return seats or (None,)


def patch(known: bytes | None, record: bytes) -> bytes:
    """What makes one record of another: places and the bytes that begin there now, in turn."""
    if known is None:
        return _pack((0, record))
    differ = np.frombuffer(known, np.uint8) != np.frombuffer(record, np.uint8)
    changed: list[int] = differ.nonzero()[0].tolist()
    pieces: list[Any] = []
    start, last = changed[0] if changed else 0, -1
    for place in changed:
        if place - last > SAME and last >= 0:
            pieces += (start, record[start : last + 1])
            start = place
        last = place
    return _pack([*pieces, start, record[start : last + 1]] if changed else pieces)
