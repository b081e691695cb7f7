"""Every sentence that people read, in every language: Project Fluent files (`texts/en.ftl`, ...) beside the code.

A sentence has a section and a key, and its message is called `section-key`: the refusal `SL-12.none` is the message
`refusal-SL-12-none`, the option `tied_places` the message `option-tied-places`. A number is shown without marks between
its thousands. A code (`red`) is something a message selects on, `WORD($colour)` its word in the reader's language (the
message `word-red`), `WORD($property)` of `blue-5` reads "blue 5", and a list reads "red, blue and pink".

A sentence that does not exist, lacks an argument or gets one that it never uses is an error, never half a sentence.
Files are split into messages when first needed; a message is parsed when it is first said.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.core.fluent import Bundle

LANGUAGES = ("en", "fr", "it")
DEFAULT_LANGUAGE = "en"
LOCALES = {"en": "en-GB", "fr": "fr", "it": "it"}
"""The habits of a language: how numbers, plurals and lists are written."""
PRIVATE = ("-", "with-")
"""How the names of messages begin that only others refer to; a language has those it needs."""
MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


class Said(str):
    """A text that is said as it is: what another sentence quotes."""

    __slots__ = ()


class Name(Said):
    """A player's name: nobody's to translate."""

    __slots__ = ()


def sentence(package: str, language: str, section: str, key: str, **params: Any) -> str:
    """One sentence, filled in with exactly the arguments that it uses in one language or another."""
    name = message_id(section, key)
    superfluous = params.keys() - arguments(package, name)
    if superfluous:
        raise LookupError(f"{package}: the sentence {name} says nothing of {', '.join(sorted(superfluous))}")
    return catalogue(package, language).say(name, params)


def sentence_about(package: str, language: str, section: str, key: str, data: Mapping[str, Any]) -> str:
    """One sentence about data, of which it may leave out what is of no interest."""
    name = message_id(section, key)
    return catalogue(package, language).say(name, {one: data[one] for one in arguments(package, name) & data.keys()})


def sentences(package: str, language: str, section: str) -> dict[str, str]:
    """All sentences of a section that needs no arguments, by key, in the order of the file."""
    texts = catalogue(package, language)
    prefix = message_id(section, "")
    return {name.removeprefix(prefix): texts.say(name, {}) for name in texts.messages if name.startswith(prefix)}


def outline(package: str, language: str, section: str, key: str) -> str:
    """A sentence with the names of its arguments in place of their values, for documents."""
    name = message_id(section, key)
    return catalogue(package, language).say(name, {one: f"{{{one}}}" for one in arguments(package, name)})


def outlines(package: str, language: str, section: str) -> dict[str, str]:
    """The outlines of all sentences of a section, by key."""
    prefix = message_id(section, "")
    keys = [name.removeprefix(prefix) for name in catalogue(package, language).messages if name.startswith(prefix)]
    return {key: outline(package, language, section, key) for key in keys}


def message_id(section: str, key: str) -> str:
    """What the sentence is called in the files."""
    return f"{section}-{key}".replace(".", "-").replace("_", "-")


@cache
def arguments(package: str, name: str) -> frozenset[str]:
    """What a message uses, in one language or another: French may ask for a colour where English does not."""
    return frozenset().union(*(catalogue(package, language).arguments(name) for language in LANGUAGES))


@cache
def catalogue(package: str, language: str) -> "Catalogue":
    """The sentences of a package in a language."""
    return Catalogue(package, language)


class Catalogue:
    """A file of messages."""

    def __init__(self, package: str, language: str) -> None:
        self.where = f"{package}/texts/{language}.ftl"
        self.locale = LOCALES[language]
        text = (files(package) / "texts" / f"{language}.ftl").read_text("utf-8")
        starts = [*MESSAGE.finditer(text)]
        ends = [*(start.start() for start in starts[1:]), len(text)]
        self.messages = {one[1]: text[one.start() : end] for one, end in zip(starts, ends, strict=True)}
        """The source of every message and term, by name."""
        if len(self.messages) != len(starts):
            raise ValueError(f"{self.where} says something twice")
        self._arguments: dict[str, frozenset[str]] = {}
        self._plain: dict[str, str] = {}
        self._bundle: Bundle | None = None

    def has(self, section: str, key: str) -> bool:
        return message_id(section, key) in self.messages

    def arguments(self, name: str) -> frozenset[str]:
        """What a message uses, by itself or through the messages that it refers to."""
        if name not in self._arguments:
            self._arguments[name] = self._read(name)
        return self._arguments[name]

    def say(self, name: str, params: Mapping[str, Any]) -> str:
        """A message, filled in."""
        if not params and name in self._plain:
            return self._plain[name]
        self.arguments(name)
        said, errors = self._ready().fill(name, params)
        if errors:
            raise LookupError(f"{self.where}: {name} cannot be said with {sorted(params)}: {errors[0]}")
        if not params:
            self._plain[name] = said
        return said

    def word(self, value: str) -> str:
        """A code in the reader's language; a name, or what is no code, as it is."""
        if isinstance(value, Said):
            return value
        kind, _, number = value.rpartition("-")
        if number.isdigit() and f"word-{kind}" in self.messages:
            return f"{self.word(kind)} {number}"
        return self.say(f"word-{value}", {}) if f"word-{value}" in self.messages else value

    def _read(self, name: str) -> frozenset[str]:
        """Add a message and those it refers to to the bundle; the variables in them."""
        from fluent.syntax import ast

        from tablee.core.fluent import parse, references

        if name not in self.messages:
            raise LookupError(f"{self.where} has no sentence {name}")
        try:
            resource = parse(self.messages[name])
        except ValueError as error:
            raise ValueError(f"{self.where}: {error}") from None
        self._ready().add_resource(resource)
        found: set[str] = set()
        for one in references(resource):
            if isinstance(one, ast.VariableReference):
                found.add(one.id.name)
            elif isinstance(one, ast.MessageReference):
                found |= self.arguments(one.id.name)
            else:
                self.arguments(f"-{one.id.name}")
        return frozenset() if name.startswith("-") else frozenset(found)

    def _ready(self) -> "Bundle":
        if self._bundle is None:
            from tablee.core.fluent import Bundle

            self._bundle = Bundle(self.locale, self.word)
        return self._bundle
