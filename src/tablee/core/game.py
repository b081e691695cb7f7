"""What everybody who uses a game may ask of it. (What a game is made of: `tablee.core.rules`.)

A game is kernels and data. Its kernels work on a `box` (the edition's components, the options and the number of
players, as one record that never changes) and a `state` (one record per match). Two fields of a state are read by
everybody: `actor`, the seat to decide, `CHANCE` or `OVER`; and `ending`, a code of the game's endings, 0 while the
match goes on. Its data, the declarations, say what the numbers mean that the kernels write.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from tablee.core.editions import Edition, find_edition
from tablee.core.errors import BadInput, BadMove, BadPosition, IllegalMove
from tablee.core.events import Event
from tablee.core.fields import Fields, fields_class
from tablee.core.forms import Data
from tablee.core.kernel import COMPILED, argument, gear
from tablee.core.result import Result, Source, TieBreak, rank
from tablee.core.row_format import MOST_EVENTS, MOST_FACTS, NONE, WIDTH, WRITTEN
from tablee.core.rules import Declarations, Option, OptionValue, Rules, option_text
from tablee.core.texts import DEFAULT_LANGUAGE, Name, arguments, message_id, sentence_about

if TYPE_CHECKING:
    from tablee.core.luck import Luck
    from tablee.core.match import Match

CHANCE = -1
OVER = -2
SPECTATOR = -1


class Game(ABC):
    """A game for a number of players, with its options and edition. Subclasses fill in the class attributes."""

    name: ClassVar[str]
    package: ClassVar[str]
    version: ClassVar[int]
    prefix: ClassVar[str]
    seats: ClassVar[range]
    options_offered: ClassVar[Mapping[str, Option]]
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {}
    sources: ClassVar[tuple[Source, ...]]
    tie_breaks: ClassVar[tuple[TieBreak, ...]]
    declared: ClassVar[Declarations]
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
        options: Mapping[str, OptionValue] | None = None,
        preset: str | None = None,
        edition: "str | Path | Edition | None" = None,
    ) -> None:
        self.players = self._checked_players(players)
        self.options = self._checked_options(options or {}, preset)
        self.edition = find_edition(self.package, edition)
        self.box = fields_class(self.box_type, "Box")()
        self.read_edition(self.box)
        self.box.players = self.players
        for name, option in self.options_offered.items():
            setattr(self.box, name, option.values.index(self.options[name]))
        self.rules.prepare(self.box.record if gear() == COMPILED else self.box)

    @property
    def actions(self) -> int:
        """How many actions there are: they are numbered from 0."""
        return int(self.box.actions)

    @classmethod
    def _checked_players(cls, players: int | None) -> int:
        if players is None:
            return cls.seats[0]
        if isinstance(players, bool) or not isinstance(players, int) or players not in cls.seats:
            raise BadInput("bad-players", game=cls.name, got=players, low=cls.seats[0], high=cls.seats[-1])
        return players

    @classmethod
    def _checked_options(cls, wanted: Mapping[str, OptionValue], preset: str | None) -> dict[str, OptionValue]:
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

    @abstractmethod
    def read_edition(self, box: Fields) -> None:
        """Write the edition's components into the box."""

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
        moves = np.empty(self.most_legal, np.int32)
        count = self.rules.legal(*self.arguments(state), argument(moves))
        return moves[:count].tolist()  # type: ignore[no-any-return]

    def outcomes(self, state: Fields) -> dict[int, int]:
        """At a chance node: each possible outcome and its weight."""
        weights: dict[int, int] = {}
        ticket, given = self.rules.ticket, self.arguments(state)
        for number in range(self.tickets(state)):
            action = int(ticket(*given, number))
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
        return self.declared.refusals.names[self._reason(state, action)]

    def _reason(self, state: Fields, action: int) -> int:
        return int(self.rules.forbids(*self.arguments(state), action))

    def refusal(self, state: Fields, action: int) -> IllegalMove | None:
        """The error that an illegal action deserves, None for a legal one."""
        reason = self._reason(state, action)
        return self._explained(state, reason, self._spelled(state, action)) if reason else None

    def _explained(
        self, state: Fields, reason: int, move: Sequence[int], written: Mapping[str, str] | None = None
    ) -> IllegalMove:
        """A refusal with what fills it in; `written` are words of the player's that name nothing."""
        rows = _rows(2)
        rows[0] = move
        self.rules.explain(*self.arguments(state), reason, argument(rows))
        form = self.declared.refusals.forms[reason]
        row, words = rows[1].tolist(), written or {}
        named = [field.name for field in form.fields if row[field.column] == WRITTEN]
        own = {name: words.get(name, next(iter(words.values()))) for name in named}
        known = [NONE if value == WRITTEN else value for value in row]
        return IllegalMove(self.package, form.name, **{**form.data(known), **own})

    def sheet(self, state: Fields) -> list[list[int]]:
        """A row per seat: points by source as if the match ended now, then the tie-breaks."""
        sheet = self._new_sheet()
        self.rules.tally(*self.arguments(state), argument(sheet))
        return sheet.tolist()  # type: ignore[no-any-return]

    def _new_sheet(self) -> Any:
        return np.zeros((self.players, len(self.sources) + len(self.tie_breaks)), np.int64)

    def scores(self, state: Fields) -> tuple[int, ...]:
        """The running scores; totals once the match is over."""
        if state.actor != OVER:
            return self.running_scores(state)
        return tuple(sum(row[: len(self.sources)]) for row in self.sheet(state))

    def running_scores(self, state: Fields) -> tuple[int, ...]:
        """The points of those sources that count from the moment they are made."""
        counted = [column for column, source in enumerate(self.sources) if source.running]
        return tuple(sum(row[column] for column in counted) for row in self.sheet(state))

    def result(self, state: Fields) -> Result:
        """The result of a state, as if the match ended now."""
        return rank(self.sheet(state), self.sources, self.tie_breaks, self.declared.endings.names[state.ending])

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
        return self.declared.faults.names[int(self.rules.unsound(*self.arguments(state)))]

    def arguments(self, state: Fields) -> tuple[Any, Any]:
        """Box and state as a kernel of this gear wants them."""
        if gear() == COMPILED:
            return self.box.record, state.record
        return self.box, state

    # --- moves, events, views: rows of numbers made readable --------------------------------------------------------

    def _spelled(self, state: Fields, action: int) -> list[int]:
        rows = _rows(1)
        self.rules.spell(*self.arguments(state), action, argument(rows))
        return rows[0].tolist()  # type: ignore[no-any-return]

    def text(self, state: Fields, action: int) -> str:
        """The notation of an action."""
        row = self._spelled(state, action)
        return self.declared.moves.of(row).text(row)

    def move_data(self, state: Fields, action: int) -> Data:
        """The JSON form of an action; its `move` is the kind."""
        row = self._spelled(state, action)
        form = self.declared.moves.of(row)
        return {"move": form.name, **form.data(row)}

    def read(self, state: Fields, text: str) -> int:
        """The action of a notation; BadMove if it is none, IllegalMove if it names what does not exist."""
        words = text.split()
        for form in self.declared.moves.forms:
            written = form.read(words)
            if written is not None:
                rows = _rows(1)
                rows[0] = written.row
                action = int(self.rules.find(*self.arguments(state), argument(rows)))
                if action == NONE:
                    break
                if action < 0:
                    raise self._explained(state, -action, written.row, written.words)
                return action
        raise BadMove("bad-move", game=self.name, got=shortened(text), known=self.kinds_text())

    def events(self, before: Fields, action: int, after: Fields) -> list[Event]:
        """What an action changed."""
        rows, sheet = _rows(MOST_EVENTS), self._new_sheet()
        box, was = self.arguments(before)
        count = self.rules.tell(box, was, action, self.arguments(after)[1], argument(sheet), argument(rows))
        return [Event.of(self.declared.events.of(row), row) for row in rows[:count].tolist()]

    def data(self, state: Fields) -> Data:
        """A state or a view as JSON-able data; what is painted over is left out or None."""
        rows = _rows(MOST_FACTS)
        count = self.rules.show(*self.arguments(state), argument(self._new_sheet()), argument(rows))
        return self.declared.facts.data(rows[:count].tolist(), self.players)

    def board(self) -> Data:
        """What never changes during a match, as JSON-able data."""
        rows = _rows(MOST_FACTS)
        count = self.rules.board(self.arguments(self.box)[0], argument(rows))
        return self.declared.board.data(rows[:count].tolist(), self.players)

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
        state = self.settled(data)
        self._refuse_fault(int(self.rules.unsound(*self.arguments(state))))
        return state

    def settled(self, data: Mapping[str, Any]) -> Fields:
        """The record that data describe, of a position or of a view; nobody has asked yet whether it is sound."""
        if not isinstance(data, Mapping):
            raise BadPosition("position-not-data", got=type(data).__name__)
        given = self.declared.facts.rows(data, self.players)
        if len(given) > MOST_FACTS:
            raise BadPosition("position-too-long", most=MOST_FACTS, got=len(given))
        rows, state = _rows(MOST_FACTS), self.new_state()
        if given:
            rows[: len(given)] = given
        self._refuse_fault(int(self.rules.settle(*self.arguments(state), argument(rows), len(given))))
        self.declared.facts.check_derived(data, self.data(state))
        return state

    def _refuse_fault(self, fault: int) -> None:
        if fault:
            name = self.declared.faults.names[fault]
            raise BadPosition(name, package=self.package, section="fault", **self.box_numbers())

    def box_numbers(self) -> dict[str, int]:
        """The single numbers of the box by name: what fills in the sentence of a fault."""
        single = [name for name in self.box_type.names or () if not self.box_type[name].shape]
        return {name: int(getattr(self.box, name)) for name in single}

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

    def prompt(self, state: Fields) -> tuple[str, Data]:
        """What the seat to decide is asked now: a question's name and what fills it in."""
        rows = _rows(1)
        self.rules.ask(*self.arguments(state), argument(rows))
        row = rows[0].tolist()
        form = self.declared.questions.of(row)
        return form.name, form.data(row)

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
        if "totals" in event:  # points in the order of the seats
            params["totals"] = [Name(f"{name}: {total}") for name, total in zip(names, event["totals"], strict=False)]
        key = event["event"]
        if not arguments(self.package, message_id("event", key)) <= params.keys():
            key += ".hidden"
        return self.say("event", key, language, **params)

    def kinds_text(self) -> str:
        """The first words of all moves, for error messages."""
        return ", ".join(dict.fromkeys(form.template[0] for form in self.declared.moves.forms))


def _rows(count: int) -> Any:
    return np.empty((count, WIDTH), np.int32)


def shortened(text: object, limit: int = 60) -> str:
    """What came, short enough for an error message."""
    shown = text if isinstance(text, str) else repr(text)
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"
