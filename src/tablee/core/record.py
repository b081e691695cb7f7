"""The record of a match: one text, luck included, that a person can read and `replay` turns back into the match.

    tablee record 1
    game sunrise-lane
    rules 1
    players 3
    option tied_places used_up
    luck seed 7
    edition
    | name = "standard"
    | ...
    moves
    chance deal red
    0 build e6 2
    end 61 54 40
    digest 5f0c...

Between `edition` and `moves` a line `position {...}` gives the start of a match that did not start afresh. The digest
covers every byte above it, so that a cut or altered record is noticed before anything is played.
"""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from tablee.core.editions import Edition
from tablee.core.errors import BadRecord, TableeError
from tablee.core.fair import FAIR, Promise, commitment
from tablee.core.game import CHANCE, Game, shortened
from tablee.core.luck import MANUAL, SeededLuck
from tablee.core.match import Match
from tablee.core.rules import OptionValue, option_text

FORMAT = "tablee record 1"
OPEN = "open"
SUFFIX = ".tablee"
"""Of files that hold a record."""


def write(match: Match) -> str:
    """The record of a match, finished or not."""
    game = match.game
    lines = [FORMAT, f"game {game.name}", f"rules {game.version}", f"players {game.players}"]
    lines += [f"option {name} {option_text(value)}" for name, value in game.options.items()]
    lines += [f"luck {MANUAL if match.luck is None else match.luck.name}", "edition"]
    lines += [f"| {line}".rstrip() for line in game.edition.text.splitlines()]
    if match.from_position:
        lines.append("position " + json.dumps(game.data(match.origin), separators=(",", ":"), ensure_ascii=False))
    lines.append("moves")
    lines += [f"{actor} {text}" for actor, text in match.history]
    lines.append("end " + (" ".join(map(str, match.result().totals)) if match.over else OPEN))
    body = "\n".join(lines) + "\n"
    return body + f"digest {_digest(body)}\n"


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


@dataclass
class Header:
    """What a record says before its moves."""

    game: str = ""
    rules: str = ""
    players: str = ""
    luck: str = ""
    options: dict[str, str] = field(default_factory=dict)
    edition: str = ""
    position: str | None = None


class _Lines:
    """The lines of a record, read one by one; errors name the line."""

    def __init__(self, body: str) -> None:
        self.lines = body.split("\n")[:-1]
        self.number = 0

    @property
    def next(self) -> str:
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def take(self) -> str:
        line = self.next
        self.number += 1
        return line

    def word(self, key: str) -> str:
        """The rest of a line that must start with a key."""
        line = self.take()
        if not line.startswith(key + " "):
            raise BadRecord("record-line", line=self.number, expected=f"{key} …", got=shortened(line))
        return line[len(key) + 1 :]

    def exactly(self, expected: str) -> None:
        line = self.take()
        if line != expected:
            raise BadRecord("record-line", line=self.number, expected=expected, got=shortened(line))


def replay(text: str | bytes) -> Match:
    """The match of a record, played again move by move; BadRecord if it is not whole, unaltered and legal."""
    lines = _Lines(_checked_body(text))
    header = _read_header(lines)
    match = _fresh_match(header)
    _play_moves(match, lines)
    _check_end(match, lines)
    _restore_luck(match, header.luck)
    return match


def header(text: str | bytes) -> Header:
    """What a record says before its moves, if it is whole and unaltered; nothing is played."""
    return _read_header(_Lines(_checked_body(text)))


def _checked_body(text: str | bytes) -> str:
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError:
            raise BadRecord("record-foreign", expected=FORMAT, got="binary data") from None
    if not isinstance(text, str):
        raise BadRecord("record-foreign", expected=FORMAT, got=type(text).__name__)
    first = text.split("\n", 1)[0]
    if first != FORMAT:
        if first.startswith("tablee record "):
            raise BadRecord("record-format", expected=FORMAT, got=shortened(first))
        raise BadRecord("record-foreign", expected=FORMAT, got=shortened(first))
    body, mark, digest = text.rpartition("\ndigest ")
    if not mark or not digest.endswith("\n") or len(digest) != 65:
        raise BadRecord("record-cut")
    if digest[:-1] != _digest(body + "\n"):
        raise BadRecord("record-altered")
    return body + "\n"


def _read_header(lines: _Lines) -> Header:
    lines.exactly(FORMAT)
    header = Header(game=lines.word("game"), rules=lines.word("rules"), players=lines.word("players"))
    while lines.next.startswith("option "):
        name, _, value = lines.word("option").partition(" ")
        header.options[name] = value
    header.luck = lines.word("luck")
    lines.exactly("edition")
    edition = []
    while lines.next.startswith("|"):
        edition.append(lines.take().removeprefix("|").removeprefix(" "))
    header.edition = "\n".join(edition) + "\n"
    if lines.next.startswith("position "):
        header.position = lines.word("position")
    lines.exactly("moves")
    return header


def _fresh_match(header: Header) -> Match:
    from tablee.core.registry import game_class

    try:
        kind = game_class(header.game)
        if header.rules != str(kind.version):
            raise BadRecord("record-rules", game=kind.name, expected=kind.version, got=shortened(header.rules))
        if not (header.players.isascii() and header.players.isdigit() and len(header.players) <= 2):
            raise BadRecord("record-players", got=shortened(header.players))
        options = {name: _option_value(kind, name, value) for name, value in header.options.items()}
        edition = Edition.parse(header.edition, "record")
        game = kind(players=int(header.players), options=options, edition=edition)
        if header.position is None:
            return game.match(luck=MANUAL)
        return game.position(_read_position(header.position), luck=MANUAL)
    except BadRecord:
        raise
    except TableeError as error:
        raise BadRecord("record-header", detail=error) from error


def _read_position(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):  # no JSON, a number that is too long, brackets that are too deep
        raise BadRecord("record-position", got=shortened(text)) from None


def _option_value(kind: type[Game], name: str, text: str) -> OptionValue:
    offered = kind.options_offered.get(name)
    return next((value for value in offered.values if option_text(value) == text), text) if offered else text


def _play_moves(match: Match, lines: _Lines) -> None:
    while lines.next and not lines.next.startswith("end "):
        actor, _, move = lines.take().partition(" ")
        if actor != str(match.actor):
            raise BadRecord("record-actor", line=lines.number, expected=match.actor, got=shortened(actor))
        try:
            match.play(move)
        except TableeError as error:
            raise BadRecord("record-move", line=lines.number, detail=error) from error
        if match.history[-1][1] != move:
            raise BadRecord("record-line", line=lines.number, expected=match.history[-1][1], got=shortened(move))


def _check_end(match: Match, lines: _Lines) -> None:
    expected = " ".join(map(str, match.result().totals)) if match.over else OPEN
    got = lines.word("end")
    if got != expected:
        raise BadRecord("record-end", line=lines.number, expected=expected, got=shortened(got))
    if lines.number != len(lines.lines):
        raise BadRecord("record-line", line=lines.number + 1, expected="digest …", got=shortened(lines.next))


def _restore_luck(match: Match, luck: str) -> None:
    """A seeded match goes on from its seed; any other luck of the past is in the moves, and what comes is by hand.

    Fair luck comes back once its secret is revealed; a secret that breaks its commitment is noticed here.
    """
    kind, _, seed = luck.partition(" ")
    if kind == FAIR:
        promise = Promise.read(luck)
        if promise.secret is not None and commitment(promise.secret) != promise.commitment:
            raise BadRecord("luck-broken-promise", expected=promise.commitment, got=commitment(promise.secret))
        match.luck = promise.luck()
    if kind == "seed" and seed.isascii() and seed.isdigit() and len(seed) <= 19 and match.state.actor != CHANCE:
        match.luck = SeededLuck(int(seed))
