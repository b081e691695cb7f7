"""How much one client may ask for."""

import time
from collections import OrderedDict, defaultdict

REMEMBERED = 20_000


class Bucket:
    """So many tokens, refilled at a steady rate."""

    __slots__ = ("_at", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._most, self._tokens, self._at = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = time.monotonic()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each client; the ones that were idle longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take()


class Doorkeeper:
    """Counts open connections, all together and by client."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most, self._most_each = most, most_each
        self._open: defaultdict[str, int] = defaultdict(int)
        self.total = 0

    def enter(self, client: str) -> bool:
        if self.total >= self._most or self._open[client] >= self._most_each:
            return False
        self.total += 1
        self._open[client] += 1
        return True

    def leave(self, client: str) -> None:
        self.total -= 1
        self._open[client] -= 1
        if self._open[client] == 0:
            del self._open[client]
