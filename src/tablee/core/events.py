"""What an applied action changed, and who may see it. Log, animation and statistics are made from events."""

from dataclasses import dataclass, field
from typing import Any

Data = dict[str, Any]


@dataclass(frozen=True)
class Event:
    """One change. `data` is for everyone; `secret` only for the seats in `known_to`.

    `reveals` marks an event that shows a secret of somebody else than the one who acted: it cannot be undone.
    """

    kind: str
    seat: int | None = None
    data: Data = field(default_factory=dict)
    secret: Data = field(default_factory=dict)
    known_to: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Data:
        """The event as JSON-able data for one seat, or for a spectator (None)."""
        seen = {"event": self.kind, "seat": self.seat, **self.data}
        return {**seen, **self.secret} if seat is not None and seat in self.known_to else seen

    def whole(self) -> Data:
        """The event with its secrets, for after the match."""
        return {"event": self.kind, "seat": self.seat, **self.data, **self.secret}
