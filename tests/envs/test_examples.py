"""The examples of the research pages are run, and so are the scripts."""

import re
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
README = ROOT / "src" / "tablee" / "envs" / "README.md"
DATASETS = ROOT / "src" / "tablee" / "datasets" / "README.md"
PAGES = (README, DATASETS, *(ROOT / "docs" / name for name in ("research.md", "datasets.md", "training.md")))
EXAMPLES = [
    pytest.param(page, block, id=f"{page.name}-{number}")
    for page in PAGES
    for number, block in enumerate(BLOCK.findall(page.read_text("utf-8")))
    if "train_ppo" not in block  # tests/training runs it: it takes PyTorch
]
SCRIPTS = ["analyse_dataset", "play_a_match", "write_a_bot"]


@pytest.mark.parametrize(("page", "block"), EXAMPLES)
def test_an_example_runs(page: Path, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [str(ROOT / "examples"), *sys.path])
    exec(compile(block, str(page), "exec"), {"__name__": "example"})


def test_every_interface_has_a_short_example() -> None:
    sections = re.split(r"^## ", README.read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert [section.splitlines()[0] for section in sections] == [
        "Vector environments",
        "PettingZoo",
        "Gymnasium",
        "OpenSpiel",
        "Training",
    ]
    for section in [*sections, DATASETS.read_text("utf-8")]:
        block = BLOCK.findall(section)[0]
        assert 5 <= len([line for line in block.splitlines() if line.strip()]) <= 11


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_runs(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", [name, "4"])
    runpy.run_path(str(ROOT / "examples" / f"{name}.py"), run_name="__main__")
    assert capsys.readouterr().out


def test_every_script_is_run() -> None:
    scripts = {path.stem for path in (ROOT / "examples").glob("*.py")}
    assert scripts == {*SCRIPTS, "train_ppo"}, "train_ppo has tests of its own"


def test_the_index_of_examples_names_every_one() -> None:
    index = (ROOT / "examples" / "README.md").read_text("utf-8")
    assert [path.name for path in sorted((ROOT / "examples").glob("*.py")) if f"({path.name})" not in index] == []
