"""`python -m tablee.wasm build`: one module a game, with its manifest.

Every game is compiled in a process of its own, because Numba takes what it compiles for from the environment and only
once. What was made is kept in the cache, by a digest of all that it was made of.
"""

import hashlib
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.metadata import version
from pathlib import Path

from tablee.core.cache import cache_folder
from tablee.core.forms import Data
from tablee.core.registry import game_class
from tablee.wasm.linking import link, tool_versions
from tablee.wasm.manifest import kernels_digest, manifest

ENVIRONMENT = {
    "TABLEE_GEAR": "compiled",
    "PYTHONHASHSEED": "0",  # the same source makes the same bytes
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",  # vectors would be those of this machine
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_OPT": "0",  # it is optimised once, for WebAssembly
}

COMPILING = ("core/compiler.py", "wasm/assembly.py", "wasm/linking.py")
"""The files of ours that say how kernels are compiled."""


def build(names: Sequence[str], folder: Path, processes: int | None = None) -> Iterator[tuple[str, Data]]:
    """Build the modules of games side by side, from the cache where it has them; each as soon as it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(processes or os.cpu_count() or 1) as pool:
        waiting = {pool.submit(_build_or_find, name, folder): name for name in names}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def compile_game(name: str, module: Path) -> None:
    """Compile one game here and now; the process must have been started in `ENVIRONMENT`."""
    from tablee.wasm.assembly import object_file
    from tablee.wasm.exports import exports

    exported = exports(game_class(name))
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch) / "kernels.o"
        made.write_bytes(object_file(exported))
        link(made, exported, module)


def compile_apart(name: str, module: Path, **more: str) -> None:
    """Compile a game in a process of its own, whose kernels are compiled afresh; `more` is for its environment."""
    command = [sys.executable, "-m", "tablee.wasm", "compile", name, str(module)]
    with tempfile.TemporaryDirectory() as cache:
        found_there = {"PYTHONPATH": os.pathsep.join(sys.path), "TABLEE_CACHE": cache}
        environment = {**os.environ, **ENVIRONMENT, **found_there, **more}
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{name} could not be compiled:\n{done.stderr}")


def builder() -> dict[str, str]:
    """What builds modules here: the same source gives the same bytes where all of this is the same."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    numba = {name: version(name) for name in ("numba", "llvmlite", "numpy")}
    return {"python": python, "machine": platform.machine(), **numba, **tool_versions()}


def module_path(folder: Path, name: str) -> Path:
    """The module of a game in a folder."""
    return folder / f"{name}.wasm"


def manifest_path(folder: Path, name: str) -> Path:
    """The manifest beside it."""
    return folder / f"{name}.json"


def read_manifest(folder: Path, name: str) -> Data:
    """A manifest as it was written."""
    found: Data = json.loads(manifest_path(folder, name).read_text("utf-8"))
    return found


def _build_or_find(name: str, folder: Path) -> Data:
    kept = cache_folder().parent / "modules" / f"{name}-{_digest_of(name)}.wasm"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as scratch:
            made = Path(scratch) / kept.name
            compile_apart(name, made)
            made.replace(kept)
    content = kept.read_bytes()
    module_path(folder, name).write_bytes(content)
    made_of = {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    whole = {**manifest(game_class(name)), "module": made_of, "built_with": builder()}
    manifest_path(folder, name).write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return whole


def _digest_of(name: str) -> str:
    """Everything that a module is made of: kernels, how they are compiled, and by what."""
    ours = [(Path(__file__).parent.parent / file).read_text("utf-8") for file in COMPILING]
    parts = json.dumps([kernels_digest(game_class(name)), builder(), ENVIRONMENT, ours])
    return hashlib.sha256(parts.encode()).hexdigest()[:16]
