"""What an applied action changed, and who may see it. Log, animation and statistics are made from events."""

from dataclasses import dataclass

from tablee.core.forms import Data, Form
from tablee.core.row_format import EVENT_FIELDS, HIDDEN, NONE, REVEALS, SEAT


@dataclass(frozen=True)
class Event:
    """One change: a row that the kernel `tell` wrote, up to its last field. Its secrets are for its own seat only."""

    form: Form
    row: tuple[int, ...]

    @classmethod
    def of(cls, form: Form, row: list[int]) -> "Event":
        """From a whole row; thousands of them are kept, so what is empty is not."""
        return cls(form, tuple(row[: max(EVENT_FIELDS, form.width)]))

    @property
    def kind(self) -> str:
        return self.form.name

    @property
    def seat(self) -> int | None:
        return None if self.row[SEAT] == NONE else self.row[SEAT]

    @property
    def reveals(self) -> bool:
        """Whether it shows a secret of somebody else than the one who acted: then it cannot be undone."""
        return self.row[REVEALS] == 1

    @property
    def has_secret(self) -> bool:
        """Whether part of it is for its own seat only."""
        return bool(self.form.secrets)

    def row_for(self, seat: int | None) -> tuple[int, ...]:
        """The row as one seat, or a spectator (None), may have it."""
        secret = self.form.secrets
        if not secret or (seat is not None and seat == self.seat):
            return self.row
        return tuple(HIDDEN if column in secret else value for column, value in enumerate(self.row))

    def seen_by(self, seat: int | None) -> Data:
        """The event as JSON-able data for one seat, or for a spectator (None)."""
        return {"event": self.kind, "seat": self.seat, **self.form.data(self.row_for(seat))}

    def whole(self) -> Data:
        """The event with its secrets, for after the match."""
        return {"event": self.kind, "seat": self.seat, **self.form.data(self.row)}
