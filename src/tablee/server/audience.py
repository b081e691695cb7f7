"""Everybody who looks on at a table, and what each of them is told."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from tablee.server import views
from tablee.server.clock import TableClock
from tablee.server.messages.answers import Snapshot, TableInfo, Update
from tablee.server.table import Table

encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """Whoever looks on: a socket, or a test."""

    device: str
    language: str

    def send(self, message: bytes) -> None: ...

    def drop(self) -> None: ...


class Audience:
    """The subscribers of a table, each with the seats it had when it was last told of them."""

    def __init__(self, table: Table, clock: TableClock, warming: Callable[[], bool]) -> None:
        self._table, self._clock, self._warming = table, clock, warming
        self.subscribers: dict[Subscriber, tuple[int, ...]] = {}

    def snapshot(self, subscriber: Subscriber, since: int) -> bytes:
        """Everything, for one subscriber."""
        table, language = self._table, subscriber.language
        seats = table.seats_of(subscriber.device)
        known = table.log_start(since) if since > 0 else 0
        match = views.TableViews(table).match_state(seats, language, known, self._clock.state(table))
        return encode(
            Snapshot(
                version=table.version, table=self._info(), you=views.you(table, subscriber.device),
                match=match, chat=views.chat_lines(table.chat, language),
            )
        )  # fmt: skip

    def tell(
        self,
        table: bool = False,
        match: bool = False,
        chat: bool = False,
        log_from: int | None = None,
        skip: Subscriber | None = None,
    ) -> None:
        """Tell everybody what changed, each as far as they may know; made once for all who see the same."""
        made_views = views.TableViews(self._table)
        info = self._info() if table else None
        clock = self._clock.state(self._table)
        now = self._table.match.ply if self._table.match else 0
        start = now if log_from is None else log_from
        made: dict[tuple[tuple[int, ...], str], bytes] = {}
        for subscriber in list(self.subscribers):
            if subscriber is skip:
                continue
            seats, language = tuple(self._table.seats_of(subscriber.device)), subscriber.language
            personal = self.subscribers[subscriber] != seats or (table and self._table.state == "open")
            self.subscribers[subscriber] = seats
            update = made.get((seats, language))
            if update is None or personal:
                answer = Update(
                    version=self._table.version, table=info,
                    you=views.you(self._table, subscriber.device) if personal else None,
                    match=made_views.match_state(seats, language, start, clock) if match else None,
                    chat=views.chat_lines(self._table.chat[-1:], language) if chat else None,
                )  # fmt: skip
                update = encode(answer)
                if not personal:
                    made[seats, language] = update
            subscriber.send(update)

    def _info(self) -> TableInfo:
        return views.table_info(self._table, self.present(), self.spectators, self._warming())

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(not seats for seats in self.subscribers.values())

    def present(self) -> set[str]:
        """The devices that look on."""
        return {subscriber.device for subscriber in self.subscribers}
