"""Message catalogues: every sentence a person reads, in every language, as TOML files beside the code they serve."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "fr", "it")
DEFAULT_LANGUAGE = "en"


class Name(str):
    """A player's name: nobody's to translate."""

    __slots__ = ()


@cache
def catalogue(package: str, language: str) -> dict[str, Any]:
    """The texts of a package (`texts/en.toml`, ...) as nested tables."""
    return tomllib.loads((files(package) / "texts" / f"{language}.toml").read_text("utf-8"))


def sentence(package: str, language: str, section: str, key: str, **params: Any) -> str:
    """One sentence, filled in. Words of the notation (`red`) appear in the reader's language ([words])."""
    texts = catalogue(package, language)
    try:
        template = texts[section][key]
    except KeyError:
        raise LookupError(f"{package}/texts/{language}.toml has no [{section}] {key!r}") from None
    words = texts.get("words", {})
    return str(template).format_map({name: _worded(value, words) for name, value in params.items()})


def _worded(value: Any, words: dict[str, str]) -> Any:
    if isinstance(value, Name):
        return value
    if isinstance(value, str):
        name, _, number = value.rpartition("-")  # `blue-5` reads "blue 5"
        return f"{words[name]} {number}" if name in words and number.isdigit() else words.get(value, value)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_worded(part, words)) for part in value)
    return value
