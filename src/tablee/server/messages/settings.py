"""How a table is set up."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.server.messages.requests import Nickname, Ply, SeatNumber, Value


class Clock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds for each turn, or for the whole match. When they are used up a bot plays on for the seat."""

    per: Literal["turn", "match"]
    seconds: Annotated[int, Meta(ge=1, le=604_800)]


class FromMatch(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A position of a finished match to play on from."""

    table: Annotated[str, Meta(max_length=40)]
    ply: Ply


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables: a table to open. `edition` is the name of one that is shipped, or the text of one's own.

    `people` sit down at once, all of them at this device; `bots` fills seats with bots: the seat's number, as text, to
    the bot's name. With `start_from`, game, players, options and edition are those of the match it names. `patience` is
    how many seconds the others wait for an absent player before a bot keeps the seat warm; null: for ever.
    With `hints`, whoever sits there may ask the page for a hint, and everybody sees that it is so.

    With `record`, the table goes on with a match that was played elsewhere and is not over: from the record's last
    position, with its game, players and options; its edition must be a shipped one. From there on luck is the table's.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: Annotated[dict[str, str | bool], Meta(max_length=50)] = {}
    preset: Annotated[str, Meta(max_length=40)] | None = None
    edition: Annotated[str, Meta(max_length=20_000)] | None = None
    start_from: FromMatch | None = None
    record: Annotated[str, Meta(max_length=40_000)] | None = None
    clock: Clock | None = None
    patience: Annotated[int, Meta(ge=1, le=604_800)] | None = 180
    public: bool = False
    chat: Literal["off", "phrases", "free"] = "phrases"
    hints: bool = False
    people: "Annotated[list[NewPerson], Meta(max_length=10)]" = []
    bots: "Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=10)]" = {}


class NewPerson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody at this device who sits down at once."""

    seat: SeatNumber
    name: Nickname
    contribution: Value


class Opened(msgspec.Struct):
    """The answer to NewTable: the table's id and the link to pass on."""

    table: str
    link: str
