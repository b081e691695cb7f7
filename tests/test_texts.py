"""Every sentence people read exists in every language, says the same things, and is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from tablee import game_class, game_names
from tablee.core.game import option_text
from tablee.core.texts import LANGUAGES, catalogue

SOURCE = Path(__file__).parent.parent / "src" / "tablee"
OWN_PACKAGES = sorted(
    ".".join(("tablee", *folder.parent.relative_to(SOURCE).parts))
    for folder in SOURCE.rglob("texts")
    if folder.is_dir()
)
PACKAGES = sorted({*OWN_PACKAGES, *(game_class(name).package for name in game_names())})
FREE_LISTS = ("commands", "names")
"""Tables whose lists may differ in length: words for a command, names of bots."""


def flat(table: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, (*path, key))
        else:
            yield (*path, key), value


def placeholders(text: str) -> set[str]:
    return {f"{name}!{conversion}" for _, name, _, conversion in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_keys_and_placeholders(package: str, language: str) -> None:
    english, other = dict(flat(catalogue(package, "en"))), dict(flat(catalogue(package, language)))
    assert english.keys() == other.keys()
    for path, text in english.items():
        if isinstance(text, list):
            assert path[0] in FREE_LISTS or len(text) == len(other[path]), path
            assert all(isinstance(word, str) and word for word in other[path]), path
        else:
            assert placeholders(text) == placeholders(other[path]), path


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("package", OWN_PACKAGES)
def test_no_english_sentence_is_left_over(package: str, language: str) -> None:
    english, other = dict(flat(catalogue(package, "en"))), dict(flat(catalogue(package, language)))
    same = [
        path
        for path, text in english.items()
        if isinstance(text, str) and text == other[path] and is_a_sentence(text) and path != ("title",)
    ]
    assert same == []


def is_a_sentence(text: str) -> bool:
    return len(re.findall(r"[a-z]{2,}", re.sub(r"\{[^}]*\}", "", text))) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_sentences_are_tidy(package: str, language: str) -> None:
    for path, text in flat(catalogue(package, language)):
        for part in text if isinstance(text, list) else [text]:
            assert part == part.strip() or path[-1] == "how_to_play", path
            assert part, path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_everything_a_game_can_say_has_its_sentence(name: str, language: str) -> None:
    kind = game_class(name)
    texts = catalogue(kind.package, language)
    assert texts["title"]
    assert texts["tagline"]
    assert [reason for reason in kind.reasons if reason and reason not in texts["refusals"]] == []
    assert [fault for fault in kind.faults if fault and fault not in texts["faults"]] == []
    assert [ending for ending in kind.endings if ending and ending not in texts["endings"]] == []
    assert [source.name for source in kind.sources if source.name not in texts["sources"]] == []
    assert [one.name for one in kind.tie_breaks if one.name not in texts["tie_breaks"]] == []
    assert {move.kind for move in kind().moves} - texts["moves"].keys() == set()
    for option, offered in kind.options_offered.items():
        keys = [option, *(f"{option}.{option_text(value)}" for value in offered.values)]
        assert [key for key in keys if key not in texts["options"]] == []


@pytest.mark.parametrize("name", game_names())
def test_every_clause_a_game_names_can_be_read(name: str) -> None:
    kind = game_class(name)
    clauses = catalogue(kind.package, "en")["clauses"]
    named = [reason.split(".")[0] for reason in kind.reasons] + list(kind.endings)
    named += [source.clause for source in kind.sources] + [one.clause for one in kind.tie_breaks]
    named += [option.clause for option in kind.options_offered.values()]
    assert [clause for clause in named if clause and clause not in clauses] == []
    assert all(clause.startswith(f"{kind.prefix}-") for clause in clauses)


def calls(folder: Path, names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    for path in folder.rglob("*.py") if folder.is_dir() else [folder]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in names:
                    yield name, node


def test_the_command_line_says_what_its_catalogue_holds() -> None:
    texts = catalogue("tablee.cli", "en")
    known = texts["cli"].keys() | texts["names"].keys()
    sources = {path: path.read_text("utf-8") for path in (SOURCE / "cli").glob("*.py")}
    speaking = [path for path, text in sources.items() if re.search(r"speech import .*\bsay\b|^def say", text, re.M)]
    said = [call for path in speaking for _, call in calls(path, {"say"}) if isinstance(call.func, ast.Name)]
    plain = {call.args[0].value for call in said if isinstance(call.args[0], ast.Constant)}
    assert plain - known == set()
    everywhere = "".join(sources[path] for path in speaking).replace("'", '"')
    unsaid = [key for key in known if f'"{key}"' not in everywhere and f'"{key.partition("_")[2]}"' not in everywhere]
    assert unsaid == []


def test_every_error_has_its_sentence_and_every_sentence_its_error() -> None:
    classes = {
        "BadInput",
        "BadEdition",
        "BadRecord",
        "BadPosition",
        "BadMove",
        "NotNow",
        "CommandError",
        "ContestError",
        "Refused",
    }
    known = {slug for package in OWN_PACKAGES for slug in catalogue(package, "en").get("errors", {})}
    raised = set()
    for _, call in calls(SOURCE, classes):
        if call.args and isinstance(call.args[0], ast.Constant):
            raised.add(call.args[0].value)
    assert raised - known == set()
    everywhere = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    assert [slug for slug in known if f'"{slug}"' not in everywhere] == []
