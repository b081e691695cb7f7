"""Building: the same source gives the same bytes, and what is kept is what the source gives."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee import game_class
from tablee.core.kernel import kernel
from tablee.core.rng import below
from tablee.wasm import INTERFACE, kept
from tablee.wasm.build import PARTS, builder, compile_apart, manifest_path, module_path, read_manifest
from tablee.wasm.manifest import kernels_digest, manifest
from tests.support.plugin import PLUGIN_PATHS, ROOT
from tests.support.wasm.node import RandomPlay, do_jobs, variants

PLUGIN = "high-road"
SEED = 7


def wasm(*arguments: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(ROOT / "src"), *PLUGIN_PATHS, *sys.path])
    command = [sys.executable, "-m", "tablee.wasm", *arguments]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True)


def files_of(folder: Path, name: str) -> list[Path]:
    return [manifest_path(folder, name), *(module_path(folder, name, part) for part in PARTS)]


def test_the_same_source_gives_the_same_bytes(modules: Path, tmp_path: Path) -> None:
    compile_apart(PLUGIN, tmp_path, PYTHONHASHSEED="1")
    for part in PARTS:
        assert module_path(tmp_path, PLUGIN, part).read_bytes() == module_path(modules, PLUGIN, part).read_bytes()


@pytest.mark.parametrize("name", [path.stem for path in sorted(kept.FOLDER.glob("*.json"))])
def test_kept_modules_are_those_of_the_source(modules: Path, name: str) -> None:
    """Byte for byte where the same tools built them; elsewhere they must do the same."""
    assert read_manifest(kept.FOLDER, name)["kernels"] == kernels_digest(game_class(name)), "run make wasm"
    if read_manifest(kept.FOLDER, name)["built_with"] == builder():
        for kept_one, built in zip(files_of(kept.FOLDER, name), files_of(modules, name), strict=True):
            assert kept_one.read_bytes() == built.read_bytes(), "run make wasm"
    else:
        plays = [RandomPlay(game, SEED, stream) for stream, game in enumerate(variants(game_class(name)))]
        found, _ = do_jobs(kept.FOLDER, name, [play.job() for play in plays])
        assert found == [play.expected() for play in plays]


def test_a_module_that_is_missing_or_old_is_noticed(
    modules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    monkeypatch.setattr(kept, "kept_games", lambda: [PLUGIN])
    assert kept.outdated() == [PLUGIN]
    for wanted, built in zip(files_of(tmp_path, PLUGIN), files_of(modules, PLUGIN), strict=True):
        assert kept.outdated() == [PLUGIN]
        wanted.write_bytes(built.read_bytes())
    assert kept.outdated() == []
    written = manifest_path(tmp_path, PLUGIN).read_text("utf-8")
    other = json.loads(written)
    other["levels"][0]["iterations"] += 1
    manifest_path(tmp_path, PLUGIN).write_text(json.dumps(other), "utf-8")
    assert kept.outdated() == [PLUGIN]
    manifest_path(tmp_path, PLUGIN).write_text(written, "utf-8")
    monkeypatch.setattr(
        game_class(PLUGIN), "rules", game_class(PLUGIN).rules._replace(tickets=changed_tickets), raising=True
    )
    assert kept.outdated() == [PLUGIN]


@kernel
def changed_tickets(box, state):  # type: ignore[no-untyped-def]
    """Another rule."""
    return 1


def test_a_manifest_says_how_to_call_and_what_to_expect(modules: Path) -> None:
    found: dict[str, Any] = json.loads(manifest_path(modules, PLUGIN).read_text("utf-8"))
    kind = game_class(PLUGIN)
    assert found["interface"] == INTERFACE
    assert (found["game"], found["rules"]) == (PLUGIN, kind.version)
    for part in PARTS:
        assert found[part]["bytes"] == module_path(modules, PLUGIN, part).stat().st_size
    assert set(found["module"]["exports"]) > set(kind.rules._fields)
    assert set(found["study"]["exports"]) == {"seed_rng", "begin", "lead", "look"}
    assert set(found["exports"]) == {*found["module"]["exports"], *found["study"]["exports"]}
    assert found["exports"]["apply"] == [
        {"name": "box", "form": "record", "bytes": kind.box_type.itemsize},
        {"name": "state", "form": "record", "bytes": kind.state_type.itemsize},
        {"name": "action", "form": "number"},
    ]
    hand = found["records"]["state"]["fields"]["hand"]
    assert hand == {"type": "i1", "offset": kind.state_type.fields["hand"][1], "shape": [4, 6]}
    assert manifest(kind).items() <= found.items()


def test_every_gear_has_the_same_digest() -> None:
    program = (
        "import tablee; from tablee.wasm.manifest import kernels_digest as d; print(d(tablee.game_class('sunny-day')))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "TABLEE_GEAR": gear},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for gear in ("interpreted", "compiled")
    }
    assert len(found) == 1


def test_an_unknown_game_is_refused_with_a_sentence(tmp_path: Path) -> None:
    done = wasm("build", "moonlight", "--out", str(tmp_path))
    assert done.returncode == 2
    assert "moonlight" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_argument_without_a_kind_is_refused() -> None:
    from tablee.core.interface import arguments

    assert list(arguments(below, game_class(PLUGIN))) == ["rng", "limit"]
    with pytest.raises(ValueError, match="'what'"):
        arguments(lambda what: what, game_class(PLUGIN))
