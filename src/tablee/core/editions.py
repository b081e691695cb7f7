"""Editions: the printed components of a game as TOML data, so that an owner of the box can write down his own.

An edition file has a `name`, a `note` on what is known and what is reconstructed, and the fields that its game asks
for (a msgspec structure). A match keeps the text of the edition it was played with.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tablee.core.errors import BadEdition

_Components = TypeVar("_Components", bound=msgspec.Struct)

DEFAULT_EDITION = "standard"


@dataclass(frozen=True)
class Edition:
    """The text of an edition file and what it says."""

    name: str
    text: str
    data: dict[str, Any]

    @classmethod
    def parse(cls, text: str, where: str) -> "Edition":
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition("edition-not-toml", where=where, detail=str(error)) from None
        name = data.get("name")
        if not isinstance(name, str) or not name:
            raise BadEdition("edition-without-name", where=where)
        return cls(name, text, data)

    def components(self, structure: type[_Components]) -> _Components:
        """The data as the game's structure, or an error that names the field."""
        try:
            return msgspec.convert(self.data, structure)
        except msgspec.ValidationError as error:
            raise _badly_formed(self.name, str(error)) from None

    def refused(self, package: str, slug: str, **params: Any) -> BadEdition:
        """The error for components that make no game; its sentence is in the game's catalogue (`edition-…`)."""
        return BadEdition(slug, package=package, section="edition", where=self.name, **params)


FORMS = {
    "edition-missing": r"Object missing required field `(?P<field>[^`]*)`",
    "edition-unknown": r"Object contains unknown field `(?P<field>[^`]*)`",
    "edition-kind": r"Expected `(?P<expected>\w+)`, got `(?P<got>\w+)`",
    "edition-too-short": r"Expected `array` of length >= (?P<least>\d+)",
    "edition-too-long": r"Expected `array` of length <= (?P<most>\d+)",
    "edition-too-low": r"Expected `int` >= (?P<least>-?\d+)",
    "edition-too-high": r"Expected `int` <= (?P<most>-?\d+)",
}
"""What msgspec says of data that are not of a structure's form."""


def _badly_formed(name: str, said: str) -> BadEdition:
    """What is wrong with the form of an edition, with the place where it is."""
    said, _, place = said.partition(" - at `$")
    place = place.rstrip("`").lstrip(".")
    for slug, form in FORMS.items():
        found = re.fullmatch(form, said)
        if found:
            params: dict[str, Any] = found.groupdict()
            if "field" in params:
                place = f"{place}.{params.pop('field')}".lstrip(".")
            params |= {key: int(params[key]) for key in ("least", "most") if key in params}
            return BadEdition(slug, **{"where": name, "place": place, **params})
    return BadEdition("edition-field", where=name, detail=f"{place}: {said}")


def shipped_editions(package: str) -> dict[str, Traversable]:
    """The editions that come with a game, by name."""
    folder = (files(package) / "editions").iterdir()
    return {item.name.removesuffix(".toml"): item for item in folder if item.name.endswith(".toml")}


@cache
def _shipped_texts(package: str) -> frozenset[str]:
    return frozenset(item.read_text("utf-8") for item in shipped_editions(package).values())


def is_shipped(package: str, text: str) -> bool:
    """Whether the text of an edition is that of one that comes with the game."""
    return text in _shipped_texts(package)


def find_edition(package: str, wanted: "str | Path | Edition | None") -> Edition:
    """An edition by name (shipped with the game) or by the path of a file."""
    if isinstance(wanted, Edition):
        return wanted
    shipped = shipped_editions(package)
    name = DEFAULT_EDITION if wanted is None else str(wanted)
    if name in shipped:
        return Edition.parse(shipped[name].read_text("utf-8"), name)
    path = Path(name)
    if not path.is_file():
        raise BadEdition("edition-not-found", where=name, known=", ".join(sorted(shipped)))
    try:
        return Edition.parse(path.read_text("utf-8"), name)
    except UnicodeDecodeError:
        raise BadEdition("edition-not-text", where=name) from None
