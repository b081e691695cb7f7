"""Write the lock files: every package that Tablée, its build and its checks need, by version and hash.

Run by `make lock`, with uv at hand. A lock holds no address of any index, so that it installs from whatever index a
machine is set up with; it is resolved for every Python from the oldest we support on. Who wants to play should not wait
for more than that needs: requirements.lock is for playing, requirements-test.lock holds what the checks need besides,
requirements-wasm.lock what only building WebAssembly needs.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
WASM_LOCK = ROOT / "requirements-wasm.lock"
HEADER = "# Every package by version and hash. Made by `make lock`; do not edit."
EDITABLE_BUILD = ["editables"]  # what hatchling asks for besides itself when installing with -e
TORCH_NEEDS = ["filelock", "fsspec", "jinja2", "networkx", "setuptools", "sympy"]
"""PyTorch's own needs. It is itself not locked but pinned in the Makefile: its builds for CPUs (200 MB) are other files
than those for GPUs (with 3 GB of CUDA beside them), and which of them there is depends on the index."""
FLAGS = [
    "--quiet", "--generate-hashes", "--universal", "--python-version=3.11", "--no-header", "--no-annotate", "--upgrade",
    "--no-emit-index-url", "--no-emit-find-links", "--no-emit-build-options",
]  # fmt: skip
ADDRESS = re.compile(r"https?:|file:|^-|\s/\w|@", re.MULTILINE)


def resolve(packages: list[str], *agreeing: Path) -> list[str]:
    """Packages with all they need, a block of lines each, in the versions of other locks where those name one."""
    constraints = [f"--constraints={path}" for path in agreeing]
    command = [sys.executable, "-m", "uv", "pip", "compile", *FLAGS, *constraints, "-"]
    locked = subprocess.run(command, input="\n".join(packages), text=True, check=True, stdout=subprocess.PIPE).stdout
    found = ADDRESS.search(locked)
    if found:
        sys.exit(f"A lock would hold an address or an option: {found.group()!r}")
    return re.split(r"\n(?=\S)", locked.strip())


def name(block: str) -> str:
    """Of the package that a block is about."""
    return block.split("==")[0]


def write(path: Path, blocks: list[str]) -> None:
    """One lock."""
    path.write_text("\n".join([HEADER, *blocks, ""]), "utf-8")


def main() -> None:
    """Write all three, the one for tests without what playing needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = project["dependency-groups"]
    play = resolve(
        [*project["project"]["dependencies"], *groups["page"], *project["build-system"]["requires"], *EDITABLE_BUILD]
    )
    write(LOCK, play)
    test = resolve([*groups["dev"], *TORCH_NEEDS], LOCK)
    write(TEST_LOCK, [block for block in test if name(block) not in map(name, play)])
    write(WASM_LOCK, resolve(groups["wasm"]))


if __name__ == "__main__":
    main()
