"""The examples of the documentation are run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "docs/records.md",
    "docs/editions.md",
    "docs/design/architecture.md",
    "docs/review.md",
]
EXAMPLES = [
    pytest.param(page, block, id=f"{page}-{number}")
    for page in PAGES
    for number, block in enumerate(BLOCK.findall((ROOT / page).read_text("utf-8")))
]


@pytest.mark.parametrize(("page", "block"), EXAMPLES)
def test_an_example_runs(page: str, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block, page, "exec"), {"__name__": "example"})


def test_there_are_examples() -> None:
    assert BLOCK.findall((ROOT / "README.md").read_text("utf-8"))


def test_the_commands_of_the_readme_exist() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    commands = (ROOT / "docs" / "commands.md").read_text("utf-8")
    for target in re.findall(r"\bmake ([a-z]+)", text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for command in re.findall(r"\btablee ([a-z]+)", "\n".join(re.findall(r"`[^`]+`|^```sh.*?^```", text, re.M | re.S))):
        assert f"## tablee {command}\n" in commands, command
