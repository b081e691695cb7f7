"""What happens at a table, as it is stored. A table is nothing but the replay of its acts."""

from typing import Any, Literal

import msgspec

from tablee.core.rules import OptionValue
from tablee.server.messages.settings import Clock


class Act(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, tag_field="act", tag=str.lower):
    """Base of all acts. `device` did it (empty: a bot or the server), `request` is the id its page gave it."""

    at: int
    """When, in milliseconds since 1970."""
    device: str = ""
    request: str = ""


class Created(Act, kw_only=True, frozen=True):
    """The table was opened by its host, with the secret of its luck."""

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    edition: str
    secret: str
    position: dict[str, Any] | None = None
    clock: Clock | None = None
    patience: int | None = None
    public: bool = False
    chat: Literal["off", "phrases", "free"] = "phrases"
    hints: bool = False


class Sat(Act, kw_only=True, frozen=True):
    """Somebody took a seat; `key` opens it from another device."""

    seat: int
    name: str
    key: str
    owner: str
    contribution: str = ""


class Contributed(Act, kw_only=True, frozen=True):
    """A seat gave its share of the luck: after a rematch, or anew after the seats had changed."""

    seat: int
    contribution: str


class Claimed(Act, kw_only=True, frozen=True):
    """A further device came to a seat, by its personal link."""

    seat: int


class Freed(Act, kw_only=True, frozen=True):
    """A seat became free before the start; with `anew`, everybody contributes anew to the luck."""

    seat: int
    anew: bool = False


class BotSat(Act, kw_only=True, frozen=True):
    """A bot took a seat."""

    seat: int
    bot: str
    name: str


class Reseated(Act, kw_only=True, frozen=True):
    """Seats were exchanged: who sat on `order[seat]` now sits on `seat`; `anew` as above."""

    order: list[int]
    anew: bool = False


class Started(Act, kw_only=True, frozen=True):
    """The match began."""


class Moved(Act, kw_only=True, frozen=True):
    """A move, and the luck that followed it; `spent` is the milliseconds it took."""

    seat: int
    move: str
    luck: list[str] = []
    spent: int = 0


class Undone(Act, kw_only=True, frozen=True):
    """The last move was taken back."""

    seat: int


class Kept(Act, kw_only=True, frozen=True):
    """A bot keeps a person's seat warm; `spent` is what the clock had counted of the turn."""

    seat: int
    bot: str
    reason: Literal["away", "host", "clock", "left"]
    for_good: bool = False
    spent: int = 0


class Returned(Act, kw_only=True, frozen=True):
    """A person has the seat back."""

    seat: int


class Said(Act, kw_only=True, frozen=True):
    """A phrase of the catalogue, or free text."""

    seat: int
    phrase: str = ""
    text: str = ""


class Muted(Act, kw_only=True, frozen=True):
    """The host muted or unmuted a seat."""

    seat: int
    muted: bool


class Followed(Act, kw_only=True, frozen=True):
    """A rematch was opened."""

    table: str


class Closed(Act, kw_only=True, frozen=True):
    """Whoever runs the server ended the table: it can be looked at, nothing more."""


class Rekeyed(Act, kw_only=True, frozen=True):
    """A seat got a new personal link; with `forget`, the devices that had the seat have it no more."""

    seat: int
    key: str
    forget: bool = False


AnyAct = (
    Created | Sat | Contributed | Claimed | Freed | BotSat | Reseated | Started | Moved | Undone | Kept | Returned
    | Said | Muted | Followed | Closed | Rekeyed
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyAct)
_encoder = msgspec.json.Encoder()


def encode_act(act: AnyAct) -> str:
    """An act as it is stored."""
    return _encoder.encode(act).decode()


def decode_act(body: str) -> AnyAct:
    """An act as it was stored."""
    act: AnyAct = _decoder.decode(body)
    return act
