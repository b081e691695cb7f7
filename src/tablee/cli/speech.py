"""The reader's language, and the sentences of the command line in it."""

import os
from contextvars import ContextVar
from typing import Any

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.texts import DEFAULT_LANGUAGE, LANGUAGES, sentence, sentences

PACKAGE = "tablee.cli"
VARIABLES = ("TABLEE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_language: ContextVar[str] = ContextVar("language")


class CommandError(TableeError, ValueError):
    """Something the command line cannot do, with its sentence in the command line's own catalogue."""

    package = PACKAGE


def language() -> str:
    """The language people read: chosen with --language, or that of the environment, or English."""
    chosen = _language.get("")
    return chosen or environment_language()


def environment_language() -> str:
    """The first language of the environment that we speak."""
    for variable in VARIABLES:
        spoken = os.environ.get(variable, "").lower()[:2]
        if spoken in LANGUAGES:
            return spoken
        if os.environ.get(variable, "").split(".")[0] in ("C", "POSIX"):
            return DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def speak(wanted: str | None) -> str:
    """Use a language from now on; None means that of the environment."""
    if wanted is not None and wanted not in LANGUAGES:
        raise CommandError("unknown-language", got=wanted, known=", ".join(LANGUAGES))
    _language.set(wanted or "")
    return language()


def say(key: str, section: str = "cli", **params: Any) -> str:
    """A sentence of the command line's catalogue."""
    return sentence(PACKAGE, language(), section, key, **params)


def all_of(section: str) -> dict[str, str]:
    """All sentences of a section, by key."""
    return sentences(PACKAGE, language(), section)


def title(kind: type[Game]) -> str:
    """A game's title in the reader's language."""
    return kind.say("game", "title", language())


def tagline(kind: type[Game]) -> str:
    """What a game is about, in one sentence."""
    return kind.say("game", "tagline", language())
