"""What is generated is current, and what people read is complete."""

import ast
from pathlib import Path

import pytest

from tablee.core.texts import LANGUAGES, outlines
from tablee.server.errors import PACKAGE
from tablee.server.manual import manual
from tablee.server.openapi import ROUTES
from tablee.server.settings import Limits, Settings
from tablee.server.typescript import structures, typescript


def test_the_typescript_is_current(root: Path) -> None:
    assert (root / "web/src/lib/messages.ts").read_text() == typescript(), (
        "run python -m tablee.server.typescript > web/src/lib/messages.ts"
    )


def test_the_manual_is_current(root: Path) -> None:
    assert (root / "docs/messages.md").read_text() == manual(), "run python -m tablee.server.manual > docs/messages.md"


def test_every_message_says_what_it_is() -> None:
    for kind in structures():
        assert kind.__doc__, kind


def test_every_language_has_every_sentence() -> None:
    for section in ("error", "phrase", "page", "serve", "verify"):
        reference = outlines(PACKAGE, "en", section)
        for language in LANGUAGES[1:]:
            other = outlines(PACKAGE, language, section)
            assert other.keys() == reference.keys()
            assert [key for key, text in reference.items() if text == other[key]] == []


def refused_slugs(root: Path) -> set[str]:
    """Every slug that the server's source can refuse with."""
    slugs = set()
    sources = [*(root / "src/tablee/server").rglob("*.py"), *(root / "src/tablee/cli").glob("*.py")]
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                slugs |= {one.value for one in node.args if isinstance(one, ast.Constant)}
    return slugs


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal(root: Path) -> None:
    assert refused_slugs(root) == set(outlines(PACKAGE, "en", "error"))


@pytest.mark.parametrize("name", ["server.md", "fairness.md", "threat-model.md"])
def test_the_pages_exist(root: Path, name: str) -> None:
    assert (root / "docs" / name).read_text().startswith("# ")


def test_every_setting_is_explained(root: Path) -> None:
    page = (root / "docs/server.md").read_text()
    for name in Limits.__dataclass_fields__:
        assert f"`{name}`" in page, name
    for name in Settings.__dataclass_fields__:
        if name not in ("limits", "origins", "closing_grace"):
            assert f"`--{name.replace('_', '-')}`" in page, name
    for route in ROUTES:
        assert route.summary
