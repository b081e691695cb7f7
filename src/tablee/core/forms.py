"""Forms: what the numbers of a row mean. A game declares its moves, events, questions, refusals and facts as forms.

    MOVE = Forms("move")
    BUILD = MOVE("build", plot=PLOT, cards=COUNT)

makes `BUILD` a code for kernels, `build c7 2` the notation, `{"move": "build", "plot": "c7", "cards": 2}` the JSON.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tablee.core.kinds import Kind, Listed
from tablee.core.row_format import EVENT_FIELDS, HIDDEN, NONE, WIDTH, WRITTEN

Data = dict[str, Any]
Row = Sequence[int]


@dataclass(frozen=True)
class Field:
    """A named value of a form: in which column it stands, and in how many if it is a list."""

    name: str
    kind: Kind
    column: int
    most: int = 0
    secret: bool = False

    def values(self, row: Row) -> list[int]:
        """The values of a list."""
        found = row[self.column : self.column + self.most]
        return [value for value in found if value != NONE]

    def data(self, row: Row) -> Any:
        """The field in JSON."""
        if self.most:
            return [self.kind.data(value) for value in self.values(row)]
        return self.kind.data(row[self.column])

    def words(self, row: Row) -> str:
        """The field in notation."""
        if self.most:
            return " ".join([self.kind.word(value) for value in self.values(row)])
        value = row[self.column]
        return "-" if value == NONE else self.kind.word(value)

    @property
    def typescript(self) -> str:
        return f"({self.kind.typescript})[]" if self.most else self.kind.typescript

    def declaration(self) -> Data:
        return {"name": self.name, "column": self.column, "most": self.most, "secret": self.secret,
                "of": self.kind.declaration()}  # fmt: skip


@dataclass(frozen=True)
class Form:
    """One form: its name, its fields in the order of their columns, and how notation writes it."""

    name: str
    code: int
    fields: tuple[Field, ...]
    template: tuple[str, ...]

    @cached_property
    def _parts(self) -> tuple[str | Field, ...]:
        """The template with its fields in their places."""
        by_name = {field.name: field for field in self.fields}
        return tuple(by_name[part[1:-1]] if part.startswith("{") else part for part in self.template)

    @cached_property
    def _lists(self) -> int:
        """How many parts of the template are lists."""
        return sum(isinstance(part, Field) and part.most > 0 for part in self._parts)

    @cached_property
    def width(self) -> int:
        """The columns of a row up to its last field; the others hold nothing."""
        return max((field.column + max(1, field.most) for field in self.fields), default=1)

    @cached_property
    def secrets(self) -> frozenset[int]:
        """The columns of the secret fields."""
        return frozenset(field.column for field in self.fields if field.secret)

    def data(self, row: Row) -> Data:
        """The fields of a row in JSON; secrets that were taken out of it are left out."""
        return {field.name: field.data(row) for field in self.fields if row[field.column] != HIDDEN}

    def text(self, row: Row) -> str:
        """A row in notation."""
        words = [part if isinstance(part, str) else part.words(row) for part in self._parts]
        return " ".join([word for word in words if word])

    def read(self, words: Sequence[str]) -> "Written | None":
        """The row that words of the notation stand for, None if they are not of this form."""
        parts = self._parts
        if isinstance(parts[0], str) and (not words or words[0] != parts[0]):
            return None
        spare = len(words) - (len(parts) - self._lists)
        if spare < self._lists or (not self._lists and spare):
            return None
        row, written, at = [self.code] + [NONE] * (WIDTH - 1), {}, 0
        for part in parts:
            if isinstance(part, str):
                if words[at] != part:
                    return None
                at += 1
                continue
            taken = words[at : at + (spare if part.most else 1)]
            at += len(taken)
            if part.most and len(taken) > part.most:
                return None
            for column, word in enumerate(taken, part.column):
                value = part.kind.read(word)
                if value is None:
                    return None
                row[column] = value
                if value == WRITTEN:
                    written[part.name] = word
        return Written(row, written)

    def declaration(self) -> Data:
        return {"name": self.name, "template": list(self.template),
                "fields": [field.declaration() for field in self.fields]}  # fmt: skip


@dataclass(frozen=True)
class Written:
    """A move as somebody wrote it: its row, and the words in it that name nothing."""

    row: list[int]
    words: Mapping[str, str]


class Forms:
    """The forms of one sort, numbered in the order of their declaration; `common` fields belong to all of them."""

    def __init__(self, name: str, columns: int = 1, **common: Kind | Listed) -> None:
        self.name, self._columns, self._common = name, columns, common
        self.forms: list[Form] = []

    def __call__(
        self, name: str, notation: str | None = None, /, *, secret: Mapping[str, Kind] | None = None,
        **fields: Kind | Listed,
    ) -> int:  # fmt: skip
        """Declare the next form; its code. `notation` is written with fields in braces, by default name and fields."""
        made, column = [], self._columns
        secrets = secret or {}
        for field, kind in {**self._common, **fields, **secrets}.items():
            most = kind.most if isinstance(kind, Listed) else 0
            made.append(Field(field, kind.kind if isinstance(kind, Listed) else kind, column, most, field in secrets))
            column += max(1, most)
        assert column <= WIDTH, f"{name} has more fields than a row has columns"
        template = notation or " ".join((name, *("{" + field + "}" for field in fields)))
        self.forms.append(Form(name, len(self.forms), tuple(made), tuple(template.split())))
        return len(self.forms) - 1

    @property
    def names(self) -> list[str]:
        return [form.name for form in self.forms]

    def of(self, row: Row) -> Form:
        """The form of a row."""
        return self.forms[row[0]]

    def named(self, name: str) -> Form:
        """The form of a name."""
        return self.forms[self.names.index(name)]

    def declaration(self) -> list[Data]:
        return [form.declaration() for form in self.forms]


def events() -> Forms:
    """Forms for events, which have a seat and may reveal something, before their own fields."""
    return Forms("event", EVENT_FIELDS)
