"""`python -m tablee.wasm build`: two modules a game, with their manifest.

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
from tablee.core.digest import code_of
from tablee.core.forms import Data
from tablee.core.registry import game_class
from tablee.wasm.exports import MODULE, STUDY, exported_by, exports
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

PARTS = (MODULE, STUDY)
COMPILING = ("core/compiler.py", "wasm/assembly.py", "wasm/exports.py", "wasm/linking.py", "wasm/tuning.py")
"""The files of ours that say how kernels are compiled."""


def build(names: Sequence[str], folder: Path, processes: int | None = None) -> Iterator[tuple[str, Data]]:
    """Build the modules of games side by side, from the cache where it has them; each as soon as it is there.

    Threads only wait for compilers: sources are read here, since Python 3.11 parses safely in one thread at a time.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kept = {name: _place_of(name) for name in names}
    with ThreadPoolExecutor(processes or os.cpu_count() or 1) as pool:
        waiting = {pool.submit(_compile_once, name, place): name for name, place in kept.items()}
        for done in as_completed(waiting):
            done.result()
            yield waiting[done], _write(waiting[done], kept[waiting[done]], folder)


def compile_game(name: str, folder: Path) -> None:
    """Compile one game here and now; the process must have been started in `ENVIRONMENT`."""
    from tablee.wasm.assembly import object_file

    every = exports(game_class(name))
    for part in PARTS:
        exported = exported_by(part, every)
        with tempfile.TemporaryDirectory() as scratch:
            made = Path(scratch) / "kernels.o"
            made.write_bytes(object_file(exported))
            link(made, exported, module_path(folder, name, part))


def compile_apart(name: str, folder: Path, **more: str) -> None:
    """Compile a game in a process of its own, whose kernels are compiled afresh; `more` is for its environment."""
    command = [sys.executable, "-m", "tablee.wasm", "compile", name, str(folder)]
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


def compiling_digest() -> str:
    """A digest of how kernels become modules: the code of `COMPILING` and the compiler's environment."""
    ours = [code_of((Path(__file__).parent.parent / file).read_text("utf-8")) for file in COMPILING]
    return hashlib.sha256(json.dumps([ours, ENVIRONMENT]).encode()).hexdigest()


def module_path(folder: Path, name: str, part: str = MODULE) -> Path:
    """A module of a game in a folder."""
    return folder / (f"{name}.wasm" if part == MODULE else f"{name}.{part}.wasm")


def manifest_path(folder: Path, name: str) -> Path:
    """The manifest beside it."""
    return folder / f"{name}.json"


def read_manifest(folder: Path, name: str) -> Data:
    """A manifest as it was written."""
    found: Data = json.loads(manifest_path(folder, name).read_text("utf-8"))
    return found


def _place_of(name: str) -> Path:
    return cache_folder().parent / "modules" / f"{name}-{_digest_of(name)}"


def _compile_once(name: str, kept: Path) -> None:
    if kept.exists():
        return
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept.parent) as scratch:
        made = Path(scratch) / kept.name
        made.mkdir()
        compile_apart(name, made)
        try:
            made.rename(kept)
        except OSError:
            if not kept.exists():  # else somebody was faster, and has made the same
                raise


def _write(name: str, kept: Path, folder: Path) -> Data:
    made, every = {}, exports(game_class(name))
    for part in PARTS:
        content = module_path(kept, name, part).read_bytes()
        module_path(folder, name, part).write_bytes(content)
        sha256 = hashlib.sha256(content).hexdigest()
        made[part] = {"bytes": len(content), "sha256": sha256, "exports": list(exported_by(part, every))}
    whole = {**manifest(game_class(name)), **made, "compiling": compiling_digest(), "built_with": builder()}
    manifest_path(folder, name).write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return whole


def _digest_of(name: str) -> str:
    """Everything that a module is made of: kernels, how they are compiled, and by what."""
    parts = json.dumps([kernels_digest(game_class(name)), compiling_digest(), builder()])
    return hashlib.sha256(parts.encode()).hexdigest()[:16]
