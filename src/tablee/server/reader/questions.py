"""What the reader is asked, and what it answers."""

from typing import Any

import msgspec

from tablee.core.rules import OptionValue
from tablee.server.messages.rest import Summary
from tablee.server.messages.settings import NewTable


class Question(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Base of all questions; refusals are told in `language`."""

    language: str = "en"


class CheckSetup(Question, frozen=True, kw_only=True):
    """Can this table be opened?"""

    wanted: NewTable


class ReadBoard(Question, frozen=True, kw_only=True):
    """What never changes during a table's match."""

    table: str


class ReadEdition(Question, frozen=True, kw_only=True):
    """A table's edition, for an engine."""

    table: str


class ReadLuck(Question, frozen=True, kw_only=True):
    """Every draw of a finished match."""

    table: str


class ReadRecord(Question, frozen=True, kw_only=True):
    """The record of a finished match."""

    table: str


class ReadReplay(Question, frozen=True, kw_only=True):
    """A position, as a seat may see it."""

    table: str
    device: str
    seat: int | None
    ply: int | None


class ReadReport(Question, frozen=True, kw_only=True):
    """What a bug report needs."""

    table: str
    device: str


class ReadTurns(Question, frozen=True, kw_only=True):
    """Of running matches: one's seats, and whether it is one's turn."""

    tables: list[str]
    device: str


AnyQuestion = CheckSetup | ReadBoard | ReadEdition | ReadLuck | ReadRecord | ReadReplay | ReadReport | ReadTurns


class Asked(msgspec.Struct, frozen=True):
    """A question, and the database to look into."""

    database: str
    question: AnyQuestion


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A table that can be opened, everything filled in."""

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    edition: str
    position: dict[str, Any] | None


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A running match as one device sees it in its list."""

    summary: Summary
    seats: list[int]
    your_turn: bool


class Found(msgspec.Struct, frozen=True, tag=True):
    """An answer: the body of a response, or a structure in msgpack; `name` if it is a file to download."""

    body: bytes
    name: str = ""


class NotFound(msgspec.Struct, frozen=True, tag=True):
    """A refusal in words."""

    slug: str
    clause: str | None
    text: str
    status: int


AnyAnswer = Found | NotFound
