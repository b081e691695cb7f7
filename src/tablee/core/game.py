"""The game protocol: what a game is made of, and what everybody who uses one may ask of it.

A game is a class. Its rules are ten kernels over a `box` (the edition's components, the options and the number of
players, as one record that never changes) and a `state` (one record per match). Two fields of a state are read by
everybody: `actor`, the seat to decide, `CHANCE` or `OVER`; and `ending`, an index into the game's `endings`, 0 while
the match goes on.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import numpy as np

from tablee.core.editions import Edition, find_edition
from tablee.core.errors import BadInput, BadMove, BadPosition, IllegalMove
from tablee.core.events import Event
from tablee.core.fields import Fields, fields_class
from tablee.core.kernel import COMPILED, argument, gear
from tablee.core.result import Result, Source, TieBreak, rank
from tablee.core.texts import DEFAULT_LANGUAGE, Name, arguments, message_id, sentence_about

if TYPE_CHECKING:
    from tablee.core.luck import Luck
    from tablee.core.match import Match

CHANCE = -1
OVER = -2
SPECTATOR = -1

Kernel = Any
Value = str | bool


class Rules(NamedTuple):
    """The kernels of a game. None of them allocates, and none draws a random number but `complete`."""

    start: Kernel
    """start(box, state): a fresh match; whatever the record held before is gone."""
    legal: Kernel
    """legal(box, state, moves) -> count: the legal actions of the seat to decide, ascending, into `moves`."""
    apply: Kernel
    """apply(box, state, action): carry out a legal action, a decision or an outcome of luck. It trusts."""
    tickets: Kernel
    """tickets(box, state) -> count: at a chance node, the number of equally likely tickets."""
    ticket: Kernel
    """ticket(box, state, number) -> action: the outcome written on a ticket."""
    forbids: Kernel
    """forbids(box, state, action) -> reason: 0 if the seat to decide may do it, else an index into `reasons`."""
    tally: Kernel
    """tally(box, state, sheet): a row per seat, a column per source and tie-break, as if it ended now."""
    redact: Kernel
    """redact(box, state, seat): paint over what a seat (or SPECTATOR) may not know."""
    complete: Kernel
    """complete(box, view, seat, rng): fill what `redact` painted over with one of the possibilities, evenly."""
    unsound: Kernel
    """unsound(box, state) -> fault: 0 if nothing is lost or out of place, else an index into `faults`."""


@dataclass(frozen=True)
class Option:
    """A table option: its clause and its values, the default first. On/off options have the values False and True."""

    clause: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Move:
    """A line of the action table: the move's text and its JSON form, whose `move` is the kind."""

    text: str
    data: dict[str, Any]

    @property
    def kind(self) -> str:
        return str(self.data["move"])


class Game(ABC):
    """A game for a number of players, with its options and edition. Subclasses fill in the class attributes."""

    name: ClassVar[str]
    package: ClassVar[str]
    version: ClassVar[int]
    prefix: ClassVar[str]
    seats: ClassVar[range]
    options_offered: ClassVar[Mapping[str, Option]]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {}
    sources: ClassVar[tuple[Source, ...]]
    tie_breaks: ClassVar[tuple[TieBreak, ...]]
    endings: ClassVar[tuple[str, ...]]
    reasons: ClassVar[tuple[str, ...]]
    faults: ClassVar[tuple[str, ...]]
    state_type: ClassVar[np.dtype[Any]]
    box_type: ClassVar[np.dtype[Any]]
    rules: ClassVar[Rules]
    most_legal: ClassVar[int]
    """More legal moves than this never exist at once."""
    longest: ClassVar[int]
    """A random match takes fewer actions than this, luck included."""

    def __init__(
        self,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        preset: str | None = None,
        edition: "str | Path | Edition | None" = None,
    ) -> None:
        self.players = self._checked_players(players)
        self.options = self._checked_options(options or {}, preset)
        self.edition = find_edition(self.package, edition)
        self.box = fields_class(self.box_type, "Box")()
        self.fill_box(self.box)
        self.moves: Sequence[Move] = self.action_table()
        self._action_of = {move.text: action for action, move in enumerate(self.moves)}
        self._buffer = np.zeros(self.most_legal, np.int32)
        self._sheet = np.zeros((self.players, len(self.sources) + len(self.tie_breaks)), np.int64)

    @classmethod
    def _checked_players(cls, players: int | None) -> int:
        if players is None:
            return cls.seats[0]
        if isinstance(players, bool) or not isinstance(players, int) or players not in cls.seats:
            raise BadInput("bad-players", game=cls.name, got=players, low=cls.seats[0], high=cls.seats[-1])
        return players

    @classmethod
    def _checked_options(cls, wanted: Mapping[str, Value], preset: str | None) -> dict[str, Value]:
        if preset is not None and preset not in cls.presets:
            raise BadInput("unknown-preset", game=cls.name, got=preset, known=", ".join(cls.presets) or "-")
        chosen = {name: option.values[0] for name, option in cls.options_offered.items()}
        for name, value in {**cls.presets.get(preset or "", {}), **wanted}.items():
            if name not in chosen:
                raise BadInput("unknown-option", game=cls.name, got=name, known=", ".join(chosen) or "-")
            values = cls.options_offered[name].values
            if not any(value is one or (isinstance(value, str) and value == one) for one in values):
                known = ", ".join(option_text(one) for one in values)
                raise BadInput("bad-option", game=cls.name, option=name, got=value, known=known)
            chosen[name] = value
        return chosen

    # --- what a game provides besides its kernels -----------------------------------------------------------------

    @abstractmethod
    def fill_box(self, box: Fields) -> None:
        """Compute the tables that the kernels read from players, options and edition."""

    @abstractmethod
    def action_table(self) -> Sequence[Move]:
        """Every action of the game, decisions and luck, in the order of their numbers."""

    @abstractmethod
    def events(self, before: Fields, action: int, after: Fields) -> list[Event]:
        """What an action changed."""

    @abstractmethod
    def data(self, state: Fields) -> dict[str, Any]:
        """A state or a view as JSON-able data; what is painted over is left out or None."""

    @abstractmethod
    def fill_state(self, state: Fields, data: Mapping[str, Any]) -> None:
        """The reverse of `data`, on a record of zeros. Raises BadPosition where the data makes no sense."""

    @abstractmethod
    def why(self, state: Fields, action: int, reason: str) -> dict[str, Any]:
        """What the sentence of a refusal needs to be filled in; texts in it are already plain notation."""

    def fault(self, state: Fields, fault: str) -> dict[str, Any]:
        """What the sentence of a fault (an impossible position) needs to be filled in."""
        return {}

    def text(self, state: Fields, action: int) -> str:
        """The notation of an action."""
        return self.moves[action].text

    def move_data(self, state: Fields, action: int) -> dict[str, Any]:
        """The JSON form of an action."""
        return self.moves[action].data

    def read(self, state: Fields, text: str) -> int:
        """The action of a notation; BadMove if it is none, IllegalMove if it names what does not exist."""
        action = self._action_of.get(" ".join(text.split()))
        if action is None:
            raise BadMove("bad-move", game=self.name, got=shortened(text), known=self.kinds_text())
        return action

    # --- states ---------------------------------------------------------------------------------------------------

    def new_state(self) -> Fields:
        """A record of zeros."""
        return fields_class(self.state_type, "State")()

    def start(self) -> Fields:
        """The state of a fresh match, before any luck."""
        state = self.new_state()
        self.rules.start(*self.arguments(state))
        return state

    def legal(self, state: Fields) -> list[int]:
        """The legal actions of the seat to decide; at a chance node the possible outcomes; ascending."""
        if state.actor == OVER:
            return []
        if state.actor == CHANCE:
            return sorted(self.outcomes(state))
        count = self.rules.legal(*self.arguments(state), argument(self._buffer))
        return [int(action) for action in self._buffer[:count]]

    def outcomes(self, state: Fields) -> dict[int, int]:
        """At a chance node: each possible outcome and its weight."""
        weights: dict[int, int] = {}
        for number in range(self.tickets(state)):
            action = self.ticket(state, number)
            weights[action] = weights.get(action, 0) + 1
        return weights

    def tickets(self, state: Fields) -> int:
        return int(self.rules.tickets(*self.arguments(state)))

    def ticket(self, state: Fields, number: int) -> int:
        return int(self.rules.ticket(*self.arguments(state), number))

    def apply(self, state: Fields, action: int) -> None:
        """Carry out a legal action."""
        self.rules.apply(*self.arguments(state), action)

    def forbids(self, state: Fields, action: int) -> str:
        """The reason why the seat to decide may not do this, empty if it may."""
        return self.reasons[int(self.rules.forbids(*self.arguments(state), action))]

    def refusal(self, state: Fields, action: int) -> IllegalMove | None:
        """The error that an illegal action deserves, None for a legal one."""
        reason = self.forbids(state, action)
        return IllegalMove(self.package, reason, **self.why(state, action, reason)) if reason else None

    def sheet(self, state: Fields) -> list[list[int]]:
        """A row per seat: points by source as if the match ended now, then the tie-breaks."""
        self.rules.tally(*self.arguments(state), argument(self._sheet))
        return [[int(points) for points in row] for row in self._sheet]

    def scores(self, state: Fields) -> tuple[int, ...]:
        """The running scores; totals once the match is over."""
        over = state.actor == OVER
        counted = [column for column, source in enumerate(self.sources) if over or source.running]
        return tuple(sum(row[column] for column in counted) for row in self.sheet(state))

    def result(self, state: Fields) -> Result:
        """The result of a state, as if the match ended now."""
        return rank(self.sheet(state), self.sources, self.tie_breaks, self.endings[state.ending])

    def view(self, state: Fields, seat: int | None) -> Fields:
        """A copy with the secrets painted over: what a seat, or a spectator (None), may know."""
        view = state.copy()
        self.rules.redact(*self.arguments(view), self.checked_seat(seat))
        return view

    def complete(self, view: Fields, seat: int | None, rng: Any) -> Fields:
        """A full state that fits a view, drawn evenly."""
        state = view.copy()
        self.rules.complete(*self.arguments(state), self.checked_seat(seat), argument(rng))
        return state

    def unsound(self, state: Fields) -> str:
        """What is impossible about a state, empty if nothing is."""
        return self.faults[int(self.rules.unsound(*self.arguments(state)))]

    def arguments(self, state: Fields) -> tuple[Any, Any]:
        """Box and state as a kernel of this gear wants them."""
        if gear() == COMPILED:
            return self.box.record, state.record
        return self.box, state

    # --- matches --------------------------------------------------------------------------------------------------

    def match(self, seed: int | None = None, luck: "str | Luck | None" = None) -> "Match":
        """A fresh match. Luck is drawn from a seed (a random one by default), or played by hand: `luck="manual"`."""
        from tablee.core.match import Match

        return Match(self, self.start(), seed=seed, luck=luck)

    def position(self, data: Mapping[str, Any], seed: int | None = None, luck: "str | Luck | None" = None) -> "Match":
        """A match that starts from a position given as data, as `match.position()` gives it."""
        from tablee.core.match import Match

        return Match(self, self.state(data), seed=seed, luck=luck, from_position=True)

    def state(self, data: Mapping[str, Any]) -> Fields:
        """The state of position data, or a BadPosition that says what is impossible about it."""
        if not isinstance(data, Mapping):
            raise BadPosition("position-not-data", got=type(data).__name__)
        state = self.new_state()
        self.fill_state(state, data)
        fault = self.unsound(state)
        if fault:
            raise BadPosition(fault, package=self.package, section="fault", **self.fault(state, fault))
        return state

    def checked_seat(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadInput("bad-seat", got=seat, last=self.players - 1)
        return seat

    # --- words ----------------------------------------------------------------------------------------------------

    @classmethod
    def say(cls, section: str, key: str, language: str = DEFAULT_LANGUAGE, **params: Any) -> str:
        """A sentence of this game's catalogue; of data about the game it takes what it needs."""
        return sentence_about(cls.package, language, section, key, params)

    @abstractmethod
    def prompt(self, state: Fields) -> tuple[str, dict[str, Any]]:
        """What the seat to decide is asked now: the key of a sentence (`question-…`) and what fills it in."""

    def describe(self, state: Fields, action: int, language: str = DEFAULT_LANGUAGE) -> str:
        """A move in words (`move-…`)."""
        data = self.move_data(state, action)
        return self.say("move", data["move"], language, **data)

    def tell(self, event: Mapping[str, Any], names: Sequence[str], language: str = DEFAULT_LANGUAGE) -> str:
        """An event as `Event.seen_by` gives it, in words; a second sentence, `…-hidden`, leaves secrets out."""
        seat = event["seat"]
        params = {**event, "player": Name("" if seat is None else names[seat])}
        for other in ("from_seat", "to_seat"):
            if isinstance(event.get(other), int):
                params[other] = Name(names[event[other]])
        key = event["event"]
        if not arguments(self.package, message_id("event", key)) <= params.keys():
            key += ".hidden"
        return self.say("event", key, language, **params)

    def kinds_text(self) -> str:
        """The first words of all moves, for error messages."""
        return ", ".join(dict.fromkeys(move.text.split()[0] for move in self.moves))


def option_text(value: Value) -> str:
    """An option's value as written in records and on the command line."""
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else value


def shortened(text: object, limit: int = 60) -> str:
    """What came, short enough for an error message."""
    shown = text if isinstance(text, str) else repr(text)
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"
