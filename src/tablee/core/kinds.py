"""Kinds of values: what a number in a row means, how it is written, and what people may write for it.

A kind is declared once. Kernels get constants from it (`Codes`), JSON and notation its names, TypeScript its type.
"""

import re
from collections.abc import Iterable, Mapping
from copy import copy
from math import prod
from typing import Any, Self

from tablee.core.row_format import ABSENT, HIDDEN, NONE, WRITTEN

SPECIAL = (NONE, HIDDEN, ABSENT, WRITTEN)
CHANCE_WORD = "chance"
WHOLE_NUMBER = "0|-?[1-9][0-9]{0,8}"


class Kind:
    """A kind of value. In JSON it is a name, unless a subclass says otherwise."""

    nullable = False

    def __init__(self, name: str, loose: str | None = None) -> None:
        self.name = name
        self._loose = re.compile(loose) if loose else None

    @property
    def optional(self) -> Self:
        """The same kind, where there may be nothing: null in JSON, NONE in a row."""
        made = copy(self)
        made.nullable = True
        return made

    def word(self, value: int) -> str:
        """A value as notation writes it."""
        raise TypeError(f"values of the kind {self.name} have no notation")

    def known(self, word: str) -> int | None:
        """The value that a word names."""
        return None

    def read(self, word: str) -> int | None:
        """The value that a word names; WRITTEN for one that could name such a thing, but none there is."""
        value = self.known(word)
        if value is None and self._loose is not None and self._loose.fullmatch(word):
            return WRITTEN
        return value

    def data(self, value: int) -> Any:
        """A value in JSON."""
        return None if value == NONE else self.word(value)

    def from_data(self, data: Any) -> int | None:
        """The value of JSON data, None if it is none of this kind."""
        return self.known(data) if isinstance(data, str) else None

    @property
    def expected(self) -> tuple[str, dict[str, Any]]:
        """What data of this kind must be: the slug of an error and what fills it in."""
        return "position-word", {"kind": self.name}

    @property
    def typescript(self) -> str:
        return "string"

    def declaration(self) -> dict[str, Any]:
        """The kind as data, for those who read rows in another language."""
        marks = {"nullable": True} if self.nullable else {}
        return {**self._details(), **marks, **({"loose": self._loose.pattern} if self._loose else {})}

    def _details(self) -> dict[str, Any]:
        return {"kind": self.name}


class Number(Kind):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__("number")
        self.low, self.high = low, high

    def word(self, value: int) -> str:
        return str(value)

    def known(self, word: str) -> int | None:
        return self.from_data(int(word)) if re.fullmatch(WHOLE_NUMBER, word) else None

    def data(self, value: int) -> int | None:
        return None if value == NONE else value

    def from_data(self, data: Any) -> int | None:
        whole = isinstance(data, int) and not isinstance(data, bool) and self.low <= data <= self.high
        return data if whole else None

    @property
    def expected(self) -> tuple[str, dict[str, Any]]:
        return "position-number", {"low": self.low, "high": self.high}

    @property
    def typescript(self) -> str:
        return "number"

    def _details(self) -> dict[str, Any]:
        return {"kind": "number", "low": self.low, "high": self.high}


class SeatKind(Number):
    """A seat; the table has only so many, which a reader of positions checks."""

    def __init__(self) -> None:
        super().__init__(0, 9)
        self.name = "seat"

    def _details(self) -> dict[str, Any]:
        return {"kind": "seat"}


class ActorKind(Kind):
    """Who is to act: a seat, luck, or nobody once the match is over."""

    def __init__(self) -> None:
        super().__init__("actor")

    def data(self, value: int) -> int | str | None:
        return value if value >= 0 else CHANCE_WORD if value == -1 else None

    def from_data(self, data: Any) -> int | None:
        if data in (CHANCE_WORD, None):
            return -1 if data else -2
        return SEAT.from_data(data)

    @property
    def typescript(self) -> str:
        return "number | 'chance' | null"


class FlagKind(Kind):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__("flag")

    def data(self, value: int) -> bool | None:
        return None if value == NONE else bool(value)

    def from_data(self, data: Any) -> int | None:
        return int(data) if isinstance(data, bool) else None

    @property
    def expected(self) -> tuple[str, dict[str, Any]]:
        return "position-flag", {}

    @property
    def typescript(self) -> str:
        return "boolean"


class Codes(Kind):
    """Things with names, numbered in the order of their declaration: `RED = COLOUR("red")` is an int for kernels."""

    def __init__(self, name: str, *names: str, loose: str | None = None) -> None:
        super().__init__(name, loose)
        self.names: list[str] = list(names)

    def __call__(self, name: str) -> int:
        """Declare the next one."""
        self.names.append(name)
        return len(self.names) - 1

    def __len__(self) -> int:
        return len(self.names)

    def word(self, value: int) -> str:
        return self.names[value]

    def known(self, word: str) -> int | None:
        return self.names.index(word) if word in self.names else None

    @property
    def expected(self) -> tuple[str, dict[str, Any]]:
        return "position-choice", {"known": ", ".join(name or '""' for name in self.names)}

    @property
    def typescript(self) -> str:
        return " | ".join(f"'{name}'" for name in self.names)

    def _details(self) -> dict[str, Any]:
        return {"kind": "codes", "name": self.name, "names": self.names}


class Composite(Kind):
    """Names made of parts, such as `c7` or `red-5`: `Composite("plot", "{column}{row}", column=COLUMN, row=ROW)`.

    The value is a number in a mixed radix, the last part counting least; numbers among the parts count from their low.
    """

    def __init__(self, name: str, template: str, loose: str | None = None, **parts: "Number | Codes") -> None:
        super().__init__(name, loose)
        self.template, self.parts = template, parts
        pattern = re.escape(template).replace(r"\{", "{").replace(r"\}", "}")
        choices = {part: f"(?P<{part}>{_choices(kind)})" for part, kind in parts.items()}
        self._pattern = re.compile(pattern.format(**choices))
        self._words: dict[int, str] = {}
        self._values: dict[str, int] = {}

    def value(self, *parts: int) -> int:
        """The number of a thing by its parts."""
        total = 0
        for part, kind in zip(parts, self.parts.values(), strict=True):
            total = total * _radix(kind) + part - _low(kind)
        return total

    def split(self, value: int) -> dict[str, int]:
        """The parts of a number."""
        found = {}
        for part, kind in reversed(self.parts.items()):
            value, rest = divmod(value, _radix(kind))
            found[part] = rest + _low(kind)
        return found

    def word(self, value: int) -> str:
        word = self._words.get(value)
        if word is None:
            found = self.split(value)
            word = self.template.format(**{part: kind.word(found[part]) for part, kind in self.parts.items()})
            self._words[value] = word
        return word

    def known(self, word: str) -> int | None:
        """What is known is remembered: there are only so many words that name something."""
        found = self._values.get(word)
        match = self._pattern.fullmatch(word) if found is None else None
        if match is None:
            return found
        values = [kind.known(match[part]) for part, kind in self.parts.items()]
        if None not in values:
            found = self._values[word] = self.value(*(value for value in values if value is not None))
        return found

    def _details(self) -> dict[str, Any]:
        parts = {part: kind.declaration() for part, kind in self.parts.items()}
        return {"kind": "composite", "name": self.name, "template": self.template, "parts": parts}


def _choices(kind: Number | Codes) -> str:
    if isinstance(kind, Codes):
        return "|".join(re.escape(name) for name in sorted(kind.names, key=len, reverse=True))
    return WHOLE_NUMBER


def _spelt_out(kind: Number | Codes | Composite) -> str:
    """The values of a kind for people."""
    if isinstance(kind, Codes):
        return ", ".join(kind.names)
    return kind.template if isinstance(kind, Composite) else f"{kind.low}–{kind.high}"


def _radix(kind: Number | Codes | Composite) -> int:
    """How many values a kind has."""
    if isinstance(kind, Composite):
        return prod(map(_radix, kind.parts.values()))
    return len(kind) if isinstance(kind, Codes) else kind.high - kind.low + 1


def _low(kind: Number | Codes | Composite) -> int:
    return kind.low if isinstance(kind, Number) else 0


class Union(Kind):
    """Values of several kinds, numbered one kind after the other: those of the first, those of the second, …"""

    def __init__(self, name: str, *kinds: "Number | Codes | Composite") -> None:
        super().__init__(name)
        self.kinds = kinds

    def _part(self, value: int) -> tuple[Kind, int]:
        """The kind of a value, and the value among those of its kind."""
        for kind in self.kinds:
            if value < _radix(kind):
                return kind, value + _low(kind)
            value -= _radix(kind)
        raise ValueError(f"{self.name} has no value so high: {value} too many")

    def _first(self, found: Iterable[int | None]) -> int | None:
        """The number of the first value found; each kind is given what it found, or None."""
        start = 0
        for kind, value in zip(self.kinds, found, strict=True):
            if value is not None:
                return start + value - _low(kind)
            start += _radix(kind)
        return None

    def word(self, value: int) -> str:
        kind, inner = self._part(value)
        return kind.word(inner)

    def known(self, word: str) -> int | None:
        return self._first(kind.known(word) for kind in self.kinds)

    def data(self, value: int) -> Any:
        if value == NONE:
            return None
        kind, inner = self._part(value)
        return kind.data(inner)

    def from_data(self, data: Any) -> int | None:
        return self._first(kind.from_data(data) for kind in self.kinds)

    @property
    def expected(self) -> tuple[str, dict[str, Any]]:
        return "position-choice", {"known": ", ".join(map(_spelt_out, self.kinds))}

    @property
    def typescript(self) -> str:
        return " | ".join(kind.typescript for kind in self.kinds)

    def _details(self) -> dict[str, Any]:
        return {"kind": "union", "name": self.name, "kinds": [kind.declaration() for kind in self.kinds]}


class Listed:
    """Several values of a kind in one row, at most so many."""

    def __init__(self, kind: Kind, most: int) -> None:
        self.kind, self.most = kind, most


SEAT = SeatKind()
ACTOR = ActorKind()
FLAG = FlagKind()
COUNT = Number(0, 127)
"""How many of something: it fits a field of one byte."""

Fields = Mapping[str, Kind | Listed]
