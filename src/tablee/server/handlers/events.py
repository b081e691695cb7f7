"""What happens at a table without a page asking for it; handled like the requests of pages."""

import msgspec


class Event(msgspec.Struct, kw_only=True, frozen=True):
    """Base of all of them."""

    id: str = ""


class Arrived(Event, kw_only=True, frozen=True):
    """A device looks on: the seats that bots keep for it are its own again, if there is time left."""


class Claim(Event, kw_only=True, frozen=True):
    """A device brings the key of a personal link."""

    key: str


class TimeUp(Event, kw_only=True, frozen=True):
    """The seat to act is out of time (`clock`), or its player has been away for too long (`away`)."""

    seat: int
    away: bool = False


class BotMove(Event, kw_only=True, frozen=True):
    """A bot has chosen the action for a seat at a ply."""

    seat: int
    ply: int
    action: int


class Close(Event, kw_only=True, frozen=True):
    """Whoever runs the server ends the table."""


AnyEvent = Arrived | Claim | TimeUp | BotMove | Close
