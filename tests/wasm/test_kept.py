"""Modules that are kept with the source: current, complete, and described by their manifests."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tablee import game_class
from tablee.core.digest import code_of
from tablee.core.kernel import COMPILED, INTERPRETED, gear, kernel
from tablee.wasm import INTERFACE, build, kept
from tablee.wasm.__main__ import main
from tablee.wasm.build import PARTS, manifest_path, module_path, read_manifest
from tablee.wasm.manifest import kernels_digest, manifest
from tests.support.gears import told_in

NAME = "sunrise-lane"


def files_of(folder: Path) -> list[Path]:
    return [manifest_path(folder, NAME), *(module_path(folder, NAME, part) for part in PARTS)]


@pytest.fixture
def copied(modules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of kept modules that may be changed."""
    for file in files_of(modules):
        shutil.copy(file, tmp_path)
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    monkeypatch.setattr(kept, "kept_games", lambda: [NAME])
    assert kept.outdated() == []
    return tmp_path


def test_every_game_of_ours_has_modules(modules: Path) -> None:
    assert sorted(path.stem for path in modules.glob("*.json")) == sorted(kept.kept_games())


@pytest.mark.parametrize("place", range(1 + len(PARTS)))
def test_a_missing_file_is_noticed(copied: Path, place: int) -> None:
    files_of(copied)[place].unlink()
    assert kept.outdated() == [NAME]


@pytest.mark.parametrize("part", PARTS)
def test_a_changed_module_is_noticed(copied: Path, part: str) -> None:
    path = module_path(copied, NAME, part)
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    assert kept.outdated() == [NAME]


def test_another_level_is_noticed(copied: Path) -> None:
    found = read_manifest(copied, NAME)
    found["levels"][0]["iterations"] += 1
    manifest_path(copied, NAME).write_text(json.dumps(found), "utf-8")
    assert kept.outdated() == [NAME]


@kernel
def changed_tickets(box, state):  # type: ignore[no-untyped-def]
    """Another rule."""
    return 1


def test_a_changed_kernel_is_noticed(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = game_class(NAME)
    monkeypatch.setattr(kind, "rules", kind.rules._replace(tickets=changed_tickets))
    assert kept.outdated() == [NAME]


def test_another_way_of_compiling_is_noticed(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(build.ENVIRONMENT, "NUMBA_OPT", "3")
    assert kept.outdated() == [NAME]
    monkeypatch.undo()
    monkeypatch.setattr(build, "COMPILING", build.COMPILING[1:])
    monkeypatch.setattr(kept, "FOLDER", copied)
    assert kept.outdated() != []


def test_comments_and_docstrings_are_not_part_of_the_code() -> None:
    text = (
        '"""A file."""\n\nWIDE = "# none"  # a comment\n"""A remark\nof two lines."""\n\n\ndef one():\n    return 1\n'
    )
    assert code_of(text) == 'WIDE = "# none"\ndef one():\n    return 1'


def test_the_command_says_what_is_outdated(
    copied: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tablee.wasm.__main__.outdated", kept.outdated)
    monkeypatch.setattr("sys.argv", ["tablee.wasm", "check"])
    assert main() == 0
    assert capsys.readouterr().err == ""
    manifest_path(copied, NAME).unlink()
    assert main() == 1
    assert f"{NAME}; run make wasm" in capsys.readouterr().err


def test_a_manifest_says_how_to_call_and_what_to_expect(modules: Path) -> None:
    found: dict[str, Any] = read_manifest(modules, NAME)
    kind = game_class(NAME)
    assert found["interface"] == INTERFACE
    assert (found["game"], found["rules"]) == (NAME, kind.version)
    for part in PARTS:
        assert found[part]["bytes"] == module_path(modules, NAME, part).stat().st_size
    assert set(found["module"]["exports"]) > set(kind.rules._fields)
    assert set(found["study"]["exports"]) == {"seed_rng", "begin", "lead", "look", "expert_search"}
    assert set(found["exports"]) == {*found["module"]["exports"], *found["study"]["exports"]}
    assert found["exports"]["apply"] == [
        {"name": "box", "form": "record", "bytes": kind.box_type.itemsize},
        {"name": "state", "form": "record", "bytes": kind.state_type.itemsize},
        {"name": "action", "form": "number"},
    ]
    hand = found["records"]["state"]["fields"]["hand"]
    assert hand == {"type": "i1", "offset": kind.state_type.fields["hand"][1], "shape": [4, 5]}
    assert json.loads(json.dumps(manifest(kind))).items() <= found.items()


def test_every_gear_has_the_same_digest() -> None:
    program = (
        "import json, tablee; from tablee.wasm.manifest import kernels_digest as digest;"
        "print(json.dumps(digest(tablee.game_class('sunny-day'))))"
    )
    other = INTERPRETED if gear() == COMPILED else COMPILED
    assert told_in(other, program) == kernels_digest(game_class("sunny-day"))
