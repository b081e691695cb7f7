"""Time at a table: how long the seat to act has been thinking, and when patience ends."""

from collections.abc import Set
from dataclasses import dataclass, field
from typing import Literal

from tablee.server.clock import monotonic
from tablee.server.messages.answers import ClockState
from tablee.server.people import Player
from tablee.server.table import Table


@dataclass
class TableClock:
    """Counts from the moment the table came to life; what went before is in the acts (`used`)."""

    actor: int | None = None
    turn_began: float = 0.0
    move_began: float = 0.0
    away_since: dict[int, float] = field(default_factory=dict)

    def moved(self, actor: int | None) -> None:
        """A move was made, or the table came to life; `actor` is to act now."""
        self.move_began = monotonic()
        if actor != self.actor:
            self.actor, self.turn_began = actor, self.move_began

    def handed_over(self) -> None:
        """The seat to act went to a bot or came back: what was counted is in the acts, what a bot takes is its own."""
        self.move_began = monotonic()

    @property
    def spent(self) -> int:
        """Milliseconds since the last move."""
        return int((monotonic() - self.move_began) * 1000)

    @property
    def turn_spent(self) -> int:
        """Milliseconds since the turn began, whoever plays it."""
        return int((monotonic() - self.turn_began) * 1000)

    def is_turn_over(self, table: Table) -> bool:
        """Whether the time for this turn is used up: what is left of it is a bot's."""
        clock = table.created.clock
        return clock is not None and clock.per == "turn" and self.turn_spent >= clock.seconds * 1000

    def time_left(self, table: Table) -> dict[int, int]:
        """What the seats with a limit have left; a turn that is over has nothing left, whoever plays it."""
        if table.created.clock is None:
            return {}
        left = {seat: left for seat in range(len(table.seats)) if (left := self.left(table, seat)) is not None}
        if table.actor is not None and self.is_turn_over(table):
            left[table.actor] = 0
        return left

    def left(self, table: Table, seat: int) -> int | None:
        """Milliseconds that a seat has left, None if it has no limit."""
        clock, who = table.created.clock, table.seats[seat]
        if clock is None or not isinstance(who, Player):
            return None
        running = table.state == "playing" and seat == self.actor and who.kept_by is None
        if clock.per == "turn":
            used = self.turn_spent if running else 0
        else:
            used = table.used[seat] + (self.spent if running else 0)
        return max(0, clock.seconds * 1000 - used)

    def state(self, table: Table) -> ClockState | None:
        """All seats' time, for the page."""
        if table.created.clock is None:
            return None
        left = [self.left(table, seat) for seat in range(len(table.seats))]
        return ClockState(left=left, running=self.actor if table.state == "playing" else None)

    # --- presence -----------------------------------------------------------------------------------------------------

    def noticed(self, table: Table, present: Set[str]) -> None:
        """Who is there and who is not."""
        for seat, who in enumerate(table.seats):
            if isinstance(who, Player) and not who.devices & present:
                self.away_since.setdefault(seat, monotonic())
            else:
                self.away_since.pop(seat, None)

    def due(self, table: Table) -> tuple[float, Literal["clock", "away"]] | None:
        """In how many seconds a bot takes the seat to act, and why ("clock" or "away"); None if it does not."""
        seat = table.actor
        player = table.player(seat) if seat is not None else None
        if seat is None or player is None or player.kept_by is not None:
            return None
        ends: list[tuple[float, Literal["clock", "away"]]] = []
        left = self.left(table, seat)
        if left is not None:
            ends.append((left / 1000, "clock"))
        if table.created.patience is not None and seat in self.away_since and self._somebody_waits(table, seat):
            ends.append((self.away_since[seat] + table.created.patience - monotonic(), "away"))
        return min(ends, default=None)

    def _somebody_waits(self, table: Table, seat: int) -> bool:
        return any(
            isinstance(who, Player) and other != seat and other not in self.away_since
            for other, who in enumerate(table.seats)
        )
