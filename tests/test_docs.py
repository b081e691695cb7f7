"""The doc that fails: generated pages are current, links lead somewhere, every folder states its rule."""

import re
from pathlib import Path

import pytest

from tools import clauses, docs

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"\[[^\]]+\]\(([^)#\s]+)\)")
WRITTEN = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")], key=lambda path: str(path)
)


PAGES = docs.pages()


@pytest.mark.parametrize("path", sorted(PAGES), ids=lambda path: path.name)
def test_a_generated_page_is_current(path: Path) -> None:
    written = path.read_text("utf-8") if path.exists() else ""
    assert written == PAGES[path], "run `make docs`"


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


def test_the_index_names_every_page() -> None:
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if page != "README.md" and f"({page})" not in index] == []


def test_every_folder_of_code_states_its_rule() -> None:
    folders = [path.parent for path in (ROOT / "src" / "tablee").rglob("__init__.py")]
    assert [str(folder) for folder in folders if not (folder / "README.md").exists()] == []


def test_every_clause_has_its_functions_tests_and_languages() -> None:
    gaps = [f"{clause.id} has no {lack}" for clause in clauses.clauses() for lack in clause.missing()]
    assert gaps == []


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-test.lock"])
def test_a_lock_holds_no_address(name: str) -> None:
    lock = (ROOT / name).read_text("utf-8")
    assert not re.search(r"https?:|file:|^-|\s/\w| @ ", lock, re.MULTILINE)
    pinned = re.findall(r"^[a-z0-9.-]+==[^\n]+ \\\n    --hash=sha256:[0-9a-f]{64}", lock, re.MULTILINE)
    assert len(pinned) == len(re.findall(r"^[a-z]", lock, re.MULTILINE)) > 20


def test_the_changelog_knows_this_version() -> None:
    version = re.search(r'__version__ = "(.+)"', (ROOT / "src" / "tablee" / "__init__.py").read_text("utf-8"))
    assert version is not None
    assert f"## [{version.group(1)}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")
