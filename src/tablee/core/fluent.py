"""Reading and filling in messages with `fluent.runtime`; what is here is imported when the first sentence is said."""

from collections.abc import Callable, Iterator, Mapping
from numbers import Integral, Real
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser, ast

from tablee.core.texts import Said

LONGEST = 1000
"""Letters of an argument that are shown."""


class Whole(int, FluentType):
    """A whole number, written without marks between thousands; Fluent's own would ask Babel for every one."""

    def format(self, locale: Locale) -> str:
        return int.__str__(self)


class Listed(FluentType):
    """Texts, joined as the language joins them: "red, blue and pink"."""

    def __init__(self, parts: list[str]) -> None:
        self.parts = parts

    def format(self, locale: Locale) -> str:
        return format_list(self.parts, "standard", locale)


class Bundle(FluentBundle):
    """Messages of one language, with the function WORD that `word` carries out."""

    def __init__(self, locale: str, word: Callable[[str], str]) -> None:
        functions: dict[str, Any] = {"WORD": self._worded, "NUMBER": _number}
        super().__init__([locale], functions, use_isolating=False)
        self.word = word

    def fill(self, name: str, params: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """A message, filled in, and what was wrong; as `format_pattern` does it, but with values of our own."""
        errors: list[Exception] = []
        given = CurrentEnvironment({one: self._argument(value) for one, value in params.items()})
        pattern: Any = self.get_message(name).value
        return str(pattern(ResolverEnvironment(self, errors, current=given))), errors

    def _worded(self, value: Any) -> Any:
        return self.word(value) if isinstance(value, str) else value

    def _argument(self, value: Any) -> Any:
        if isinstance(value, str):
            return value if isinstance(value, Said) else _shown(value)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (int, Integral)):
            return Whole(value)
        if isinstance(value, (float, Real)):
            return fluent_number(float(value), useGrouping=False)
        if isinstance(value, (list, tuple)):
            return Listed([self.word(one) if isinstance(one, str) else str(one) for one in value])
        return _shown("none" if value is None else str(value))


def parse(text: str) -> ast.Resource:
    """The messages of a text; ValueError where it is not Fluent."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"this is not Fluent: {entry.content!r}")
    return resource


def references(tree: Any) -> Iterator[ast.VariableReference | ast.MessageReference | ast.TermReference]:
    """Every variable, message and term that is mentioned."""
    if isinstance(tree, list):
        for one in tree:
            yield from references(one)
    elif isinstance(tree, ast.BaseNode):
        if isinstance(tree, ast.VariableReference | ast.MessageReference | ast.TermReference):
            yield tree
        for one in vars(tree).values():
            yield from references(one)


def _number(value: Any, **options: Any) -> FluentType | str:
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False, **options)


def _shown(text: str) -> str:
    """A text on one line and not too long: what came from outside may be anything."""
    short = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    return short if short.isprintable() else "".join(one if one.isprintable() else repr(one)[1:-1] for one in short)
