"""What a page asks of its table, over the socket.

Every request carries an `id` of the page's choice; the answer repeats it. A request that is sent again with the same
id, after a lost connection, is carried out once.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveText = Annotated[str, Meta(max_length=200)]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Value = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
BotName = Annotated[str, Meta(max_length=40)]


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Base of all requests."""

    id: Id


class Sit(Request):
    """Take a free seat under a nickname. `contribution`, its share of the luck, is 32 random bytes, hexadecimal."""

    seat: SeatNumber
    name: Nickname
    contribution: Value


class Contribute(Request):
    """Give a seat's share of the luck, where it was taken over from an earlier match (a rematch)."""

    seat: SeatNumber
    contribution: Value


class Stand(Request):
    """Leave a seat: before the start it becomes free, afterwards a bot keeps it until its player comes back."""

    seat: SeatNumber


class Bot(Request):
    """Host, before the start: put a bot on a seat that is free or has a bot."""

    seat: SeatNumber
    bot: BotName


class Unseat(Request):
    """Host, before the start: free a seat."""

    seat: SeatNumber


class Swap(Request):
    """Before the start: the host exchanges two seats; a player moves to a free one."""

    seat: SeatNumber
    other: SeatNumber


class Shuffle(Request):
    """Host, before the start: seats by lot."""


class Start(Request):
    """Host: begin. Every seat is taken, every person has contributed to the luck."""


class Play(Request):
    """Play a move, in notation, for a seat; `ply` says which position is meant."""

    seat: SeatNumber
    ply: Ply
    move: MoveText


class Undo(Request):
    """Take back the seat's last move, as long as nothing was revealed by it."""

    seat: SeatNumber
    ply: Ply


class Preview(Request):
    """What a legal move would bring, as far as the seat can know."""

    seat: SeatNumber
    ply: Ply
    move: MoveText


class Keep(Request):
    """Host, or any player while the host is away: a bot keeps an absent player's seat warm, at once."""

    seat: SeatNumber
    bot: BotName | None = None


class Return(Request):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Say(Request):
    """A ready-made phrase, or free text where the host allows it."""

    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=2000)] | None = None


class Mute(Request):
    """Host: nothing a seat says is passed on, until it is unmuted."""

    seat: SeatNumber
    muted: bool = True


class Rematch(Request):
    """After the end: a new table with the same people and settings."""


class Speak(Request):
    """Use another language on this connection: en, fr or it."""

    language: Annotated[str, Meta(pattern="^(en|fr|it)$")]


class Ping(Request):
    """Is anybody there? Answered with `done`."""


AnyRequest = (
    Sit | Contribute | Stand | Bot | Unseat | Swap | Shuffle | Start | Play | Undo | Preview | Keep | Return | Say
    | Mute | Rematch | Speak | Ping
)  # fmt: skip

REQUESTS: tuple[type[Request], ...] = AnyRequest.__args__
