"""How much one client may ask for."""

import os
from collections import Counter, OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, fields
from hashlib import blake2b

from tablee.server.clock import monotonic
from tablee.server.errors import Refused

LIMIT_VARIABLE = "TABLEE_LIMIT_"
REMEMBERED = 20_000
"""Clients whose rates are kept; the ones that were idle longest are forgotten."""
MOST_REPORTED = 200
"""Clients that a node tells the others of."""
DIGEST_BYTES = 12


@dataclass(frozen=True)
class Limits:
    """Numbers that keep one client from spoiling the evening of the others; TABLEE_LIMIT_<NAME> changes one."""

    message_bytes: int = 16_384
    body_bytes: int = 131_072
    head_bytes: int = 32_768
    head_seconds: int = 15
    body_seconds: int = 30
    connections: int = 10_000
    connections_per_client: int = 100
    connections_per_table: int = 200
    tables_per_client_hour: int = 60
    tables: int = 100_000
    acts_per_table: int = 10_000
    live_tables: int = 5_000
    messages_per_second: int = 20
    message_burst: int = 60
    client_messages_per_second: int = 60
    client_message_burst: int = 300
    requests_per_second: int = 20
    request_burst: int = 200
    reader_queue: int = 100
    reader_queue_per_client: int = 20
    reader_seconds: int = 15
    chat_length: int = 300
    chat_per_minute: int = 20
    outbox_bytes: int = 1_048_576

    @classmethod
    def from_environment(cls) -> "Limits":
        """The limits above, as far as the environment does not change them."""
        known = [one.name for one in fields(cls)]
        changed = {}
        for variable, text in os.environ.items():
            name = variable.removeprefix(LIMIT_VARIABLE).lower()
            if not variable.startswith(LIMIT_VARIABLE):
                continue
            if name not in known:
                raise Refused("unknown-limit", got=variable, known=", ".join(known))
            number = whole_number(text)
            if not number:
                raise Refused("bad-limit", name=variable, got=text[:20])
            changed[name] = number
        return cls(**changed)


MOST_DIGITS = 12


def whole_number(text: str) -> int | None:
    """0, 1, 2, … in plain digits; None for anything else, such as ² or a number without end."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


class Bucket:
    """So many tokens, refilled at a steady rate."""

    __slots__ = ("_at", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._most, self._tokens, self._at = rate, burst, burst, monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether there was something left. Who is dear may overdraw once, and then waits for longer."""
        now = monotonic()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= cost
        return True

    def charge(self, cost: float) -> None:
        """Used elsewhere; it is paid back for no longer than a full bucket takes."""
        self._tokens = max(-self._most, self._tokens - cost)

    @property
    def left(self) -> float:
        return self._tokens


class Buckets:
    """A bucket for each client. Nodes tell each other what those used that use much, by a digest of who they are."""

    def __init__(self, rate: float, burst: float, key: bytes = b"") -> None:
        self._rate, self._burst, self._key = rate, burst, key
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._digests: dict[str, str] = {}
        self._spent: dict[str, float] = {}

    def take(self, client: str, cost: float = 1) -> bool:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            self._digests[self._digest(client)] = client
            if len(self._buckets) > REMEMBERED:
                forgotten, _ = self._buckets.popitem(last=False)
                self._digests.pop(self._digest(forgotten), None)
        self._buckets.move_to_end(client)
        taken = bucket.take(cost)
        if taken and (client in self._spent or len(self._spent) < MOST_REPORTED):
            self._spent[client] = self._spent.get(client, 0) + cost
        return taken

    def report(self) -> dict[str, float]:
        """What was used since the last report, by those who have used half of what they may use at once."""
        spent, self._spent = self._spent, {}
        return {self._digest(client): cost for client, cost in spent.items() if self._is_low(client)}

    def hear(self, spent: Mapping[str, float]) -> None:
        """What another node has reported counts here, too."""
        for digest, cost in spent.items():
            client = self._digests.get(digest)
            if client is not None:
                self._buckets[client].charge(cost)

    def _is_low(self, client: str) -> bool:
        return client in self._buckets and self._buckets[client].left < self._burst / 2

    def _digest(self, client: str) -> str:
        return blake2b(client.encode(), digest_size=DIGEST_BYTES, key=self._key).hexdigest()


class OpenConnections:
    """Counts open connections, all together and by client. A tenth of all places is kept for players."""

    RESERVE = 10

    def __init__(self, most: int, most_each: int) -> None:
        self._most, self._most_each = most, most_each
        self._open: Counter[str] = Counter()
        self.total = 0

    def enter(self, client: str, many: bool = False) -> bool:
        """Whether one more may come in; `many` from a proxy, who speaks for all its clients."""
        if self.total >= self._most or (self._open[client] >= self._most_each and not many):
            return False
        self.total += 1
        self._open[client] += 1
        return True

    @property
    def is_crowded(self) -> bool:
        """Whether the places that are left are for players."""
        return self.total > self._most - self._most // self.RESERVE

    def leave(self, client: str) -> None:
        self.total -= 1
        self._open[client] -= 1
        if self._open[client] == 0:
            del self._open[client]
