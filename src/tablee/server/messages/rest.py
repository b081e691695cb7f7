"""What the REST addresses answer: the games, the lobby, one's matches, replays."""

from typing import Any, Literal

import msgspec

from tablee.server.messages.answers import Fairness, LogLine


class OptionInfo(msgspec.Struct, kw_only=True):
    """An option of a game: its values, the default first, and what they mean."""

    name: str
    clause: str
    text: str
    values: list[str | bool]
    value_texts: list[str]


class SourceInfo(msgspec.Struct):
    """A source of points, or a tie-break."""

    name: str
    clause: str
    text: str
    running: bool


class GameInfo(msgspec.Struct, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    tagline: str
    rules: int
    least_players: int
    most_players: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, str | bool]]
    editions: list[str]
    sources: list[SourceInfo]
    tie_breaks: list[SourceInfo]
    clauses: dict[str, str]


class ServerInfo(msgspec.Struct, kw_only=True):
    """GET /api/games: what is offered here."""

    protocol: int
    release: str
    games: list[GameInfo]
    bots: list[str]
    phrases: dict[str, str]
    languages: list[str]
    warming: bool


class Me(msgspec.Struct, kw_only=True):
    """GET /api/me: makes sure that the browser has its cookie. `matches` counts the tables it has a seat at."""

    protocol: int
    matches: int


class HouseAddress(msgspec.Struct, kw_only=True):
    """GET /api/house: what others open (null: only this machine can), and whether the browser is at the machine itself.

    There it is also told which address it may have opened, if there is one, and who could come then.
    """

    address: str | None
    here: bool
    offer: str | None
    reach: Literal["machine", "network", "internet"]


class Summary(msgspec.Struct, kw_only=True):
    """A table in a list. `seat_bots` says for every seat which bot sits there, null for a person or nobody."""

    table: str
    game: str
    players: int
    state: Literal["open", "playing", "over"]
    names: list[str]
    free: int
    bots: int
    seat_bots: list[str | None] = []
    options: dict[str, str | bool]
    public: bool
    clock: bool
    created: int
    changed: int
    winners: list[int] = []
    totals: list[int] = []


class Mine(msgspec.Struct, kw_only=True):
    """One of one's own matches: one's seats, and whether it is one's turn."""

    summary: Summary
    seats: list[int]
    your_turn: bool


class Replay(msgspec.Struct, kw_only=True):
    """GET /api/tables/{table}/replay: a position of a match, as a seat may see it, and the log up to it.

    While the match goes on, only one's own seats and the spectator's view are shown.
    """

    table: str
    game: str
    names: list[str]
    seat: int | None
    ply: int
    last: int
    actor: int | str | None
    view: dict[str, Any]
    scores: list[int]
    sheet: list[dict[str, int]]
    log: list[LogLine]
    result: dict[str, Any] | None
    fairness: Fairness


class TableEdition(msgspec.Struct):
    """GET /api/tables/{table}/edition: the table's edition as an engine takes it: its text, and its box in base64."""

    text: str
    box: str


class Tickets(msgspec.Struct):
    """Neighbouring tickets of a draw that bear the same outcome, and how many they are."""

    outcome: str
    count: int


class Draw(msgspec.Struct):
    """GET /api/tables/{table}/luck: an outcome of luck, and the tickets in the order in which they are numbered."""

    ply: int
    outcome: str
    tickets: list[Tickets]


class Problem(msgspec.Struct, kw_only=True):
    """Any refusal: a stable slug, the clause if a rule decided, a sentence in the reader's language."""

    slug: str
    clause: str | None
    text: str


REST: tuple[type[msgspec.Struct], ...] = (
    ServerInfo,
    Me,
    HouseAddress,
    Summary,
    Mine,
    Replay,
    TableEdition,
    Draw,
    Problem,
)
