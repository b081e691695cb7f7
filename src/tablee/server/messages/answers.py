"""What the server tells a page, over the socket.

A `snapshot` says everything; every `update` after it says what changed, and carries the next `version`. A page that
comes back names the last version it has seen (`since`), and the log of the snapshot begins where it left off.

The match itself comes in one of two formats, as the connection asked for: `MatchState` is JSON that anybody can read,
`SentMatch` holds the bytes of whoever has the game's engine.
"""

from typing import Any, Literal

import msgspec

from tablee.server.messages import VERSION
from tablee.server.messages.settings import Clock


class SeatInfo(msgspec.Struct, kw_only=True):
    """A seat as everybody sees it. `kept_by` names the bot that keeps a person's seat warm.

    A bot kept it last from the action number `kept_from` on, up to `kept_until` if it was handed back.
    `seal` is the SHA-256 of what its player contributed to the luck, shown as soon as it was given.
    """

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None = None
    away: bool = False
    kept_by: str | None = None
    kept_from: int | None = None
    kept_until: int | None = None
    contributed: bool = False
    seal: str | None = None
    muted: bool = False
    host: bool = False


class Fairness(msgspec.Struct, kw_only=True):
    """The promise about luck: its commitment at once, all contributions from the start, the secret at the end."""

    commitment: str
    contributions: dict[str, str] = {}
    secret: str | None = None


class TableInfo(msgspec.Struct, kw_only=True):
    """Everything about a table that is not the match.

    `warming` says that bots are slow because their engine is still being built; `next` is the table of the rematch;
    `closed` says that whoever runs the server has ended the table. An `own_edition` did not come with the game.
    With `hints`, pages may tell whose turn it is what a good player would do.
    """

    table: str
    game: str
    rules: int
    players: int
    options: dict[str, str | bool]
    edition: str
    own_edition: bool
    state: Literal["open", "playing", "over"]
    public: bool
    chat: Literal["off", "phrases", "free"]
    clock: Clock | None
    patience: int | None
    seats: list[SeatInfo]
    spectators: int
    fairness: Fairness
    from_position: bool = False
    warming: bool = False
    closed: bool = False
    hints: bool = False
    next: str | None = None


class You(msgspec.Struct, kw_only=True):
    """What this connection may do: its seats, and their personal links to come back from another device."""

    seats: list[int]
    host: bool
    links: dict[str, str]


class LegalMove(msgspec.Struct):
    """A move that may be played now: its notation and its JSON form."""

    move: str
    data: dict[str, Any]


class SeatView(msgspec.Struct, kw_only=True):
    """The match as one seat, or a spectator (null), sees it.

    `sheet` has a row per seat: points by source, as far as this seat can know, as if the match ended now. `legal`,
    `prompt` and `can_undo` are for the seat to act alone. `log` holds what happened from ply `log_from` on: a page
    forgets its log from there and appends this one.
    """

    seat: int | None
    view: dict[str, Any]
    scores: list[int]
    sheet: list[dict[str, int]]
    legal: list[LegalMove] = []
    prompt: str | None = None
    can_undo: bool = False
    log_from: int
    log: list["LogLine"]


class LogLine(msgspec.Struct):
    """Something that happened: as data for the animation, and as a sentence."""

    ply: int
    event: dict[str, Any]
    text: str


class ClockState(msgspec.Struct, kw_only=True):
    """Milliseconds left to each seat, and whose are running; null for a seat without a limit."""

    left: list[int | None]
    running: int | None


class MatchState(msgspec.Struct, kw_only=True):
    """The match as JSON: a view for each seat of this connection, or the spectator's."""

    ply: int
    actor: int | None
    over: bool
    views: list[SeatView]
    clock: ClockState | None = None
    result: dict[str, Any] | None = None


class JournalRow(msgspec.Struct):
    """Something that happened, as the engine tells it: a row of the journal, as far as the seat may see it.

    The row ends with the last field of its form.
    """

    ply: int
    row: list[int]


class SentView(msgspec.Struct, kw_only=True):
    """The match as a seat, or a spectator (null), may know it: the engine's own bytes.

    `view` is the redacted record. In a snapshot it is whole. In an update it is a patch of the one that the connection
    has: MessagePack again, an array of places and the bytes that begin there now, in turn; a view that the connection
    did not have comes as one piece at place 0. `can_undo` is for the seat to act alone. `journal` holds what happened
    from ply `log_from` on: a page forgets its journal from there and appends this one.
    """

    seat: int | None
    view: bytes
    can_undo: bool
    log_from: int
    journal: list[JournalRow]


class SentMatch(msgspec.Struct, kw_only=True):
    """The match as bytes: a view for each seat of this connection, or the spectator's."""

    ply: int
    actor: int | None
    over: bool
    views: list[SentView]
    clock: ClockState | None


class ChatLine(msgspec.Struct, kw_only=True):
    """Somebody said something; a phrase comes in the reader's language."""

    number: int
    seat: int
    name: str
    phrase: str | None
    text: str


class Answer(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """Base of all answers."""


class Snapshot(Answer, kw_only=True):
    """Everything, on joining and whenever the page asks for another language."""

    protocol: int = VERSION
    version: int
    table: TableInfo
    you: You
    match: MatchState | SentMatch | None
    chat: list[ChatLine]


class Update(Answer, kw_only=True, omit_defaults=True):
    """What changed; what is left out did not.

    `table` holds those fields of the `TableInfo` that changed, and of its `fairness` those that did.
    """

    version: int
    table: dict[str, Any] | None = None
    you: You | None = None
    match: MatchState | SentMatch | None = None
    chat: list[ChatLine] | None = None


class Done(Answer, kw_only=True):
    """A request was carried out, and what it changed is durable. `table` is the new one after a rematch."""

    id: str
    version: int
    table: str | None = None


class Failed(Answer, kw_only=True):
    """A request was refused: a stable slug, the clause if a rule decided, a sentence; `id` is null if it had none."""

    id: str | None
    slug: str
    clause: str | None
    text: str


class Previewed(Answer, kw_only=True):
    """The answer to a preview. `hidden` says that luck or a secret decides from there on, so the rest is not known."""

    id: str
    ply: int
    move: str
    text: str
    log: list[LogLine]
    scores: list[int]
    sheet: list[dict[str, int]]
    view: dict[str, Any] | None
    hidden: bool


class Closing(Answer, kw_only=True):
    """The server goes down in a moment; nothing is lost, the page comes back by itself."""

    text: str


AnyAnswer = Snapshot | Update | Done | Failed | Previewed | Closing
ANSWERS: tuple[type[Answer], ...] = AnyAnswer.__args__
