"""Write requirements.lock: every package that Tablée, its build and its checks need, by version and hash.

Run by `make lock`, with uv at hand. The lock holds no address of any index, so that it installs from whatever index a
machine is set up with; it is resolved for every Python from the oldest we support on. What only building WebAssembly
needs has a lock of its own, requirements-wasm.lock: it is large, and who wants to play should not wait for it.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements.lock"
WASM_LOCK = ROOT / "requirements-wasm.lock"
HEADER = "# Every package by version and hash. Made by `make lock`; do not edit.\n"
EDITABLE_BUILD = ["editables"]  # what hatchling asks for besides itself when installing with -e
TORCH_NEEDS = ["filelock", "fsspec", "jinja2", "networkx", "setuptools", "sympy"]
"""PyTorch's own needs. It is itself not locked but pinned in the Makefile: its builds for CPUs (200 MB) are other files
than those for GPUs (with 3 GB of CUDA beside them), and which of them there is depends on the index."""
FLAGS = [
    "--quiet", "--generate-hashes", "--universal", "--python-version=3.11", "--no-header", "--no-annotate", "--upgrade",
    "--no-emit-index-url", "--no-emit-find-links", "--no-emit-build-options",
]  # fmt: skip
ADDRESS = re.compile(r"https?:|file:|^-|\s/\w|@", re.MULTILINE)


def wanted(project: dict[str, Any]) -> list[str]:
    """Everything pyproject.toml names, but for WebAssembly."""
    build = project["build-system"]["requires"]
    named = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    return [*named, *build, *EDITABLE_BUILD, *TORCH_NEEDS]


def write_lock(path: Path, packages: list[str]) -> None:
    """Resolve packages and write them."""
    command = [sys.executable, "-m", "uv", "pip", "compile", *FLAGS, "-"]
    locked = subprocess.run(command, input="\n".join(packages), text=True, check=True, stdout=subprocess.PIPE).stdout
    found = ADDRESS.search(locked)
    if found:
        sys.exit(f"{path.name} would hold an address or an option: {found.group()!r}")
    path.write_text(HEADER + locked.lstrip(), "utf-8")


def main() -> None:
    """Write both."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    write_lock(LOCK, wanted(project))
    write_lock(WASM_LOCK, project["dependency-groups"]["wasm"])


if __name__ == "__main__":
    main()
