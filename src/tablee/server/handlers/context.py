"""Everything a decision depends on besides the table and the request."""

from collections.abc import Mapping, Sequence

import msgspec

from tablee.server.limits import Limits


class Caller(msgspec.Struct, frozen=True):
    """Who asks: a browser on a connection, or the server itself."""

    device: str = ""
    """Empty: a bot, or time that passes."""
    address: str = ""
    has_cookie: bool = True
    """Whether the browser has shown that it keeps the cookie that makes seats its own."""
    is_hasty: bool = False
    """Whether this came faster than the limits allow."""
    has_talked_much: bool = False
    """The same for talk."""


SERVER = Caller()


class Context(msgspec.Struct, frozen=True):
    """Who asks, when, and what the server knows at this moment."""

    caller: Caller
    now: int
    """Milliseconds since 1970."""
    bots: Sequence[str]
    keeper: str
    """The bot that keeps seats warm."""
    limits: Limits
    present: frozenset[str] = frozenset()
    """The devices that look on."""
    spent: int = 0
    """Milliseconds that the clock has counted since the last move."""
    time_left: Mapping[int, int] = msgspec.field(default_factory=dict)
    """Milliseconds that seats have left, where there is a clock: of this turn, or of the match."""
    acts_of_address: int = 0
    """How much of what this table remembers came from the caller's address."""
    can_open_tables: bool = True
    new_table: str = ""
    """The name of the table that a rematch opens."""

    @property
    def device(self) -> str:
        return self.caller.device

    def is_out_of_time(self, seat: int) -> bool:
        """Whether a seat has used up its time for this turn, or for the match."""
        return self.time_left.get(seat, 1) <= 0
