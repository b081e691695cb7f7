"""Every sentence people read exists in every language, can be said, and is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tablee import game_class, game_names
from tablee.core.texts import (
    LANGUAGES,
    PRIVATE,
    Catalogue,
    Name,
    arguments,
    catalogue,
    message_id,
    outline,
    outlines,
    sentence,
    sentence_about,
    sentences,
)
from tools import sentences as sentences_file

SOURCE = Path(__file__).parent.parent / "src" / "tablee"
OWN_PACKAGES = sorted(
    ".".join(("tablee", *folder.parent.relative_to(SOURCE).parts))
    for folder in SOURCE.rglob("texts")
    if folder.is_dir()
)
PACKAGES = sorted({*OWN_PACKAGES, *(game_class(name).package for name in game_names())})
LANGUAGE_FREE = ("game-title", "title", "name-bots")
"""Names, which are the same in every language."""


@cache
def tree(file: Path) -> ftl.Resource:
    return FluentParser().parse(file.read_text("utf-8"))


def parsed(package: str, language: str) -> ftl.Resource:
    return FluentParser().parse("".join(catalogue(package, language).messages.values()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_file_holds_nothing_but_messages(package: str, language: str) -> None:
    folder = Path(__import__(package, fromlist=["texts"]).__file__).parent / "texts"
    resource = tree(folder / f"{language}.ftl")
    assert [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)] == []
    found = [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
    assert found == [name for name in catalogue(package, language).messages if not name.startswith("-")]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_sentences(package: str, language: str) -> None:
    english, other = (messages(package, one) for one in ("en", language))
    assert english == other


def messages(package: str, language: str) -> list[str]:
    """The sentences of a package; terms and what only one language needs (`of-colour`) stand behind them."""
    return [name for name in catalogue(package, language).messages if not is_private(name)]


def is_private(name: str) -> bool:
    """Whether a message is only there for others to refer to."""
    return name.startswith(PRIVATE)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_sentence_can_be_said(package: str) -> None:
    for language in LANGUAGES:
        for name in messages(package, language):
            for value in (0, 1, 2, 12345, "c7"):
                said = catalogue(package, language).say(name, dict.fromkeys(arguments(package, name), value))
                assert said == said.strip(), name
                assert said, name
                assert not re.search(r"[{}\u2068\u2069]|12[^\d]345|  ", said.replace('{"move": "draw"}', "")) or (
                    name == "cli-how-to-play"
                ), (name, said)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("package", OWN_PACKAGES)
def test_no_english_sentence_is_left_over(package: str, language: str) -> None:
    def said(spoken: str, name: str) -> str:
        return catalogue(package, spoken).say(name, dict.fromkeys(arguments(package, name), "…"))

    same = [name for name in messages(package, "en") if said("en", name) == said(language, name)]
    left = [name for name in same if len(re.findall(r"[a-z]{2,}", said("en", name))) >= 4]
    assert [name for name in left if name not in LANGUAGE_FREE] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_code_is_never_shown_as_it_is(package: str, language: str) -> None:
    """A variable that is selected on, or has a word, is a code: people read its word."""
    plain, coded = set(), set()
    for node in nodes(parsed(package, language)):
        if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference):
            plain.add(node.expression.id.name)
        if isinstance(node, ftl.FunctionReference) and node.id.name == "WORD":
            coded |= {one.id.name for one in node.arguments.positional if isinstance(one, ftl.VariableReference)}
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            if not any(isinstance(key, ftl.NumberLiteral) or key.name in ("one", "many", "other") for key in keys):
                coded.add(node.selector.id.name)
    assert plain & coded == set()


def nodes(tree: object) -> Iterator[ftl.BaseNode]:
    if isinstance(tree, list):
        for one in tree:
            yield from nodes(one)
    elif isinstance(tree, ftl.BaseNode):
        yield tree
        for one in vars(tree).values():
            yield from nodes(one)


@pytest.mark.parametrize("name", game_names())
def test_every_clause_a_game_names_can_be_read(name: str) -> None:
    kind = game_class(name)
    clauses = sentences(kind.package, "en", "clause")
    named = [reason.split(".")[0] for reason in kind.declared.refusals.names] + kind.declared.endings.names
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


def given(call: ast.Call) -> set[str] | None:
    """The names of the arguments of a call; None where they are not written out."""
    names = [keyword.arg for keyword in call.keywords if keyword.arg not in ("package", "section")]
    return None if None in names else {str(name) for name in names}


def test_the_command_line_says_what_its_catalogue_holds() -> None:
    known = set(outlines("tablee.cli", "en", "cli")) | set(outlines("tablee.cli", "en", "name"))
    sources = {path: path.read_text("utf-8") for path in (SOURCE / "cli").glob("*.py")}
    speaking = [path for path, text in sources.items() if re.search(r"language import .*\bsay\b", text)]
    said = [call for path in speaking for _, call in calls(path, {"say"}) if isinstance(call.func, ast.Name)]
    plain = [call for call in said if isinstance(call.args[0], ast.Constant) and len(call.args) == 1]
    for call in plain:
        key = str(call.args[0].value)  # type: ignore[attr-defined]
        assert given(call) in (None, arguments("tablee.cli", message_id("cli", key))), key
    everywhere = re.findall(r"[\"']([\w.{}-]+)[\"']", "".join(sources[path] for path in speaking))
    used = {key.replace("_", "-") for key in everywhere}
    assert [key for key in known if key not in used and key.partition("-")[2] not in used] == []


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
        "DatasetError",
        "Refused",
    }
    known = {slug: package for package in OWN_PACKAGES for slug in outlines(package, "en", "error")}
    homes = {"CommandError": "tablee.cli", "ContestError": "tablee.arena", "DatasetError": "tablee.datasets"}
    for name, call in calls(SOURCE, classes):
        if call.args and isinstance(call.args[0], ast.Constant):
            slug = str(call.args[0].value)
            assert slug in known
            package = homes.get(name, "tablee.server" if name == "Refused" else "tablee")
            if name != "BadPosition":
                assert given(call) in (None, arguments(package, message_id("error", slug))), (name, slug)
    everywhere = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    assert [slug for slug in known if f'"{slug}"' not in everywhere] == []


def test_a_sentence_is_never_half_filled_in() -> None:
    package = "tablee.games.sunrise_lane"
    with pytest.raises(LookupError, match="has no sentence refusal-SL-99"):
        sentence(package, "en", "refusal", "SL-99")
    with pytest.raises(LookupError, match="refusal-SL-13 cannot be said with"):
        sentence(package, "en", "refusal", "SL-13")
    with pytest.raises(LookupError, match="says nothing of colour"):
        sentence(package, "en", "refusal", "SL-13", plot="c7", colour="red")
    assert "c7" in sentence_about(package, "en", "refusal", "SL-13", {"plot": "c7", "colour": "red"})


def test_an_outline_names_the_arguments() -> None:
    assert "{plot}" in outline("tablee.games.sunrise_lane", "fr", "refusal", "SL-13")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "red, blue 5 and Green"), ("fr", "rouge, bleue 5 et Green"), ("it", "rossa, blu 5 e Green")],
)
def test_lists_and_words_read_as_the_language_writes_them(language: str, said: str) -> None:
    texts = catalogue("tablee.games.rue_de_la_paix", language)
    targets = ["red", "blue-5", Name("Green")]
    listed = texts.say("event-card-on", {"player": Name("Zoé"), "card": "scandal", "targets": targets})
    assert listed.endswith(f"{said}.")


def test_what_came_from_outside_stays_on_one_line() -> None:
    said = sentence("tablee", "en", "error", "unknown-game", got="a\nb\u202e" + "x" * 5000, known="")
    assert said.isprintable()
    assert len(said) < 1200


def test_numbers_have_no_marks_between_thousands_and_the_decimals_of_the_language() -> None:
    def said(language: str) -> str:
        return sentence("tablee", language, "error", "line-bot-silent", bot="a", seconds=12345.6)

    assert "12345.6" in said("en")
    assert "12345,6" in said("fr")
    assert "12345,6" in said("it")
    assert str(2**60) in sentence("tablee", "fr", "error", "bad-seed", limit=2**60, got=-1)


def test_a_file_that_says_something_twice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "twice" / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "en.ftl").write_text("a-b = one\na-b = two\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match="twice"):
        Catalogue("twice", "en")
    (folder / "en.ftl").write_text("a-b = { $x\n")
    with pytest.raises(ValueError, match="not Fluent"):
        Catalogue("twice", "en").say("a-b", {})


# --- the page ---------------------------------------------------------------------------------------------------------

WEB = Path(__file__).parent.parent / "web" / "src"
GAMES = ("rue-de-la-paix", "sunny-day", "sunrise-lane")


def page_messages(language: str, part: str) -> dict[str, set[str]]:
    """The messages of a part of the page, with those of its rules, and the variables in each."""
    files = [WEB / "texts" / language / f"{part}.ftl"]
    if part in GAMES:
        files.append(SOURCE / "games" / part.replace("-", "_") / "texts" / f"{language}.ftl")
    found: dict[str, ftl.Message] = {}
    for file in files:
        for entry in tree(file).body:
            assert not isinstance(entry, ftl.Junk), (file, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return {name: variables(found, entry) for name, entry in found.items()}


def variables(messages: dict[str, ftl.Message], tree: ftl.Message) -> set[str]:
    found = set()
    for node in nodes(tree):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(messages, messages[node.id.name])
    return found


PARTS = sorted(file.stem for file in (WEB / "texts" / "en").glob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("part", PARTS)
def test_the_page_has_every_sentence_in_every_language(part: str, language: str) -> None:
    english, other = page_messages("en", part), page_messages(language, part)
    assert [name for name in english if not is_private(name)] == [name for name in other if not is_private(name)]
    for name, used in english.items():
        assert used == other[name] or part in GAMES, name


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_sentence_is_left_in_the_page(language: str) -> None:
    def texts(spoken: str) -> dict[tuple[str, str], str]:
        folder = WEB / "texts" / spoken
        return {
            (file.stem, line.split(" = ")[0]): line.partition(" = ")[2]
            for file in sorted(folder.glob("*.ftl"))
            for line in file.read_text("utf-8").splitlines()
        }

    english, other = texts("en"), texts(language)
    same = {key: text for key, text in english.items() if text == other.get(key)}
    words = {key: re.findall(r"[^\W\d_]{2,}", re.sub(r"{[^}]*}?", "", text)) for key, text in same.items()}
    assert {key: same[key] for key, found in words.items() if len(found) > 1} == {}


GLOSSARY = WEB.parent.parent / "docs" / "glossary"
DATA = ("fault-", "edition-")
"""What is said about positions and editions as files, where things are called as in the data."""


def people_read(language: str) -> Iterator[tuple[str, str]]:
    """Every text that the page shows, with its name."""
    rules = [*(SOURCE / "games").glob(f"*/texts/{language}.ftl"), SOURCE / "bots" / "texts" / f"{language}.ftl"]
    for file in [*rules, *sorted((WEB / "texts" / language).glob("*.ftl"))]:
        for entry in tree(file).body:
            if isinstance(entry, ftl.Message) and not entry.id.name.startswith(DATA):
                pieces = [node.value for node in nodes(entry.value) if isinstance(node, ftl.TextElement)]
                yield (
                    f"{file.parent.parent.name}/{entry.id.name}",
                    " ".join(pieces).replace("’", "'").replace("\u00a0", " "),
                )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_glossary_forbids_is_not_said(language: str) -> None:
    section = (GLOSSARY / f"{language}.md").read_text("utf-8").rpartition("\n## ")[2]
    never = [word.replace("’", "'") for word in re.findall("`([^`]+)`", section)]
    assert len(never) > 12
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in never), re.IGNORECASE)
    assert [(name, found[0]) for name, text in people_read(language) if (found := pattern.search(text))] == []


def test_a_french_mark_does_not_stand_at_the_beginning_of_a_line() -> None:
    """Before : ; ? ! and inside « » there is a space that does not break."""
    folders = [WEB / "texts" / "fr", *(SOURCE / "games").glob("*/texts")]
    folders += [SOURCE / part / "texts" for part in ("bots", "review")]
    for file in [file for folder in folders for file in folder.glob("*.ftl") if "fr" in (folder.name, file.stem)]:
        broken = [line for line in file.read_text("utf-8").splitlines() if re.search(r"(?<!#) [:;?!»](\s|$)|« ", line)]
        assert [line for line in broken if not line.startswith("#")] == [], file


NOTATION = {"plot", "last", "cell", "x", "y", "tile", "tiles", "seat"}
"""Arguments that a sentence of the rules shows by their notation."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_who_sees_the_table_reads_no_notation(game: str, language: str) -> None:
    """What the rules say with notation, the page says with drawings; a move of luck is never shown."""
    package = game_class(game).package
    shown = {
        entry.id.name: {
            node.expression.id.name
            for node in nodes(entry)
            if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference)
        }
        for text in (SOURCE / "games" / package.split(".")[-1] / "texts", WEB / "texts" / language)
        for entry in tree(text / f"{language if text.name == 'texts' else game}.ftl").body
        if isinstance(entry, ftl.Message)
    }
    said = [name for name in shown if name.startswith(("move-", "event-", "question-", "refusal-"))]
    assert [name for name in said if shown[name] & NOTATION and f"drawn-{name}" not in shown] == []
    pictured = [name for name in shown if name.startswith(("drawn-", "yours-"))]
    assert [name for name in pictured if shown[name] & NOTATION] == []
    assert [name for name in pictured if name.partition("-")[2] not in shown] == []


CALL = re.compile(
    r"\b(t|say|has)\((?:[^'`()]*\? ?)?(['`])((?:\$\{[^}]*\}|[^'`])+)\2(?: : '([^']+)')?(?:, \{([^{}]*)\}\)|(, ))?"
)


def page_calls() -> Iterator[tuple[str, str, str | None]]:
    """The part, the message (`*` for what is put in) and the arguments of every sentence that the page says."""
    for path in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]):
        if "dev" in path.parts or path.name.endswith(".test.ts") or path.parent.name == "engine":
            continue
        for function, _, key, other, written, unknown in CALL.findall(path.read_text("utf-8")):
            given_here = None if unknown or function == "has" else written
            for one in filter(None, (key, other)):
                name = re.sub(r"\$\{[^}]*\}", "*", one)
                if function == "say" and path.parent.name in GAMES:
                    yield path.parent.name, name, given_here
                elif re.match(r"[\w*-]+\.[\w*-]+$", name):
                    part, _, message = name.partition(".")
                    yield part, message, given_here


def test_the_page_says_what_there_is_with_what_it_needs() -> None:
    said = [call for call in page_calls() if call[0] in PARTS]
    assert len(said) > 250
    known = {part: page_messages("en", part) for part in PARTS}
    every = {part: [page_messages(language, part) for language in LANGUAGES] for part in PARTS}
    for part, name, written in said:
        pattern = re.compile(re.escape(name).replace(r"\*", ".+") + "$")
        found = [one for one in known[part] if pattern.match(one)]
        assert found, (part, name)
        if written is not None and "*" not in name and "..." not in written:
            names = {one.split(":")[0].strip() for one in re.sub(r"\([^()]*\)", "", written).split(",") if one.strip()}
            assert names == set().union(*(texts[name] for texts in every[part])), (part, name)


def test_the_sentences_that_the_page_must_say_alike_are_current() -> None:
    assert sentences_file.FILE.read_text("utf-8") == sentences_file.text(), "run make docs"
