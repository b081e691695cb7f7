"""Everybody who looks on at a table, and what each of them is told."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from tablee.server import views
from tablee.server.byte_views import ByteViews, viewers
from tablee.server.messages import Format
from tablee.server.messages.answers import Answer, MatchState, SentMatch, Snapshot, TableInfo, Update
from tablee.server.table import Table
from tablee.server.table_clock import TableClock

_ENCODERS: dict[Format, Callable[[Answer], bytes]] = {
    "json": msgspec.json.Encoder().encode,
    "bytes": msgspec.msgpack.Encoder().encode,
}


def encode(answer: Answer, format: Format) -> bytes:
    """An answer as a connection of this format is sent it."""
    return _ENCODERS[format](answer)


def changed(before: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that are new or not what they were, in the objects among them likewise; none is ever taken away."""
    return {
        name: changed(before[name], value) if isinstance(value, dict) and isinstance(before.get(name), dict) else value
        for name, value in now.items()
        if name not in before or before[name] != value
    }


class Subscriber(Protocol):
    """Whoever looks on: a socket, or a test."""

    device: str
    language: str
    format: Format

    def send(self, message: bytes) -> None: ...

    def drop(self) -> None: ...


@dataclass
class Known:
    """What a subscriber has been told: which seats it has, the table, and the views that it holds as bytes."""

    seats: tuple[int, ...]
    info: Mapping[str, Any] = field(default_factory=dict)
    records: dict[int | None, bytes] = field(default_factory=dict)


class _Shown:
    """The match at one version, in the format that somebody wants it in."""

    def __init__(self, table: Table, clock: TableClock, log_from: int) -> None:
        self._table, self._log_from = table, log_from
        self._clock = clock.state(table)
        self._json = views.TableViews(table)
        self._bytes: ByteViews | None = None

    def whole(self, subscriber: Subscriber, known: Known) -> MatchState | SentMatch | None:
        """All of it."""
        if subscriber.format == "json":
            return self._json.match_state(known.seats, subscriber.language, self._log_from, self._clock)
        shown = self._byte_views()
        return None if shown is None else shown.snapshot(known.seats)

    def changed(self, subscriber: Subscriber, known: Known) -> MatchState | SentMatch | None:
        """What a subscriber needs who has what it was told before."""
        if subscriber.format == "json":
            return self.whole(subscriber, known)
        shown = self._byte_views()
        return None if shown is None else shown.update(known.seats, known.records)

    def remember(self, subscriber: Subscriber, known: Known) -> None:
        """A subscriber has been shown this."""
        shown = self._byte_views() if subscriber.format == "bytes" else None
        if shown is not None:
            known.records = {seat: shown.record(seat) for seat in viewers(known.seats)}

    def _byte_views(self) -> ByteViews | None:
        match = self._table.match
        if self._bytes is None and match is not None:
            self._bytes = ByteViews(self._table, match, self._log_from, self._clock)
        return self._bytes


class Audience:
    """The subscribers of a table, each with what it was last told."""

    def __init__(self, table: Table, clock: TableClock, warming: Callable[[], bool]) -> None:
        self._table, self._clock, self._warming = table, clock, warming
        self.subscribers: dict[Subscriber, Known] = {}

    def add(self, subscriber: Subscriber) -> None:
        """Somebody looks on."""
        self.subscribers[subscriber] = Known(tuple(self._table.seats_of(subscriber.device)))

    def snapshot(self, subscriber: Subscriber, since: int) -> bytes:
        """Everything, for one subscriber."""
        table, language = self._table, subscriber.language
        known = self.subscribers[subscriber]
        known.seats = tuple(table.seats_of(subscriber.device))
        start = table.log_start(since) if since > 0 else 0
        shown = _Shown(table, self._clock, start)
        shown.remember(subscriber, known)
        info = self._info()
        known.info = msgspec.to_builtins(info)
        return encode(
            Snapshot(
                version=table.version, table=info, you=views.you(table, subscriber.device),
                match=shown.whole(subscriber, known), chat=views.chat_lines(table.chat, language),
            ),
            subscriber.format,
        )  # fmt: skip

    def tell(
        self,
        table: bool = False,
        match: bool = False,
        chat: bool = False,
        log_from: int | None = None,
        skip: Subscriber | None = None,
    ) -> None:
        """Tell everybody what changed, each as far as they may know; made once for all who see the same.

        Who has which seat changes with the table only.
        """
        info = msgspec.to_builtins(self._info()) if table else None
        now = self._table.match.ply if self._table.match else 0
        shown = _Shown(self._table, self._clock, now if log_from is None else log_from)
        made: dict[tuple[Any, ...], bytes] = {}
        for subscriber, known in list(self.subscribers.items()):
            if subscriber is skip:
                continue
            seats = tuple(self._table.seats_of(subscriber.device)) if table else known.seats
            language = subscriber.language
            personal = known.seats != seats or (table and self._table.state == "open")
            known.seats = seats
            key = (subscriber.format, seats, language, id(known.info), *known.records.values())
            update = made.get(key)
            if update is None or personal:
                answer = Update(
                    version=self._table.version, table=None if info is None else changed(known.info, info),
                    you=views.you(self._table, subscriber.device) if personal else None,
                    match=shown.changed(subscriber, known) if match else None,
                    chat=views.chat_lines(self._table.chat[-1:], language) if chat else None,
                )  # fmt: skip
                update = encode(answer, subscriber.format)
                if not personal:
                    made[key] = update
            if match:
                shown.remember(subscriber, known)
            known.info = info or known.info
            subscriber.send(update)

    def _info(self) -> TableInfo:
        return views.table_info(self._table, self.present(), self.spectators, self._warming())

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(not known.seats for known in self.subscribers.values())

    def present(self) -> frozenset[str]:
        """The devices that look on."""
        return frozenset(subscriber.device for subscriber in self.subscribers)
