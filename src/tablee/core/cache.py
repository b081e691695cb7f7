"""The folder of compiled kernels, and the mark that says it holds everything.

Compiled code in it goes by the digest of what it was made of (`tablee.core.compiled`), so it is never old. The mark is
there for those who start: it lists the games and the files with kernels as they were when everything was compiled, and
is good while they are as they were. It is read without loading a game or a compiler.
"""

import hashlib
import json
import os
import platform
import sys
from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, entry_points, version
from pathlib import Path

GAMES = "tablee.games"
"""The entry points of games."""
COMPILING = 2
"""Raised when kernels are compiled in another way; what was compiled before is then left alone."""


@cache
def cache_folder() -> Path:
    """Where compiled kernels are kept; a folder for each Python, Numba, kind of machine and way of compiling."""
    base = os.environ.get("TABLEE_CACHE")
    if base is None:
        from platformdirs import user_cache_dir

        base = user_cache_dir("tablee", appauthor=False)
    checks = os.environ.get("NUMBA_BOUNDSCHECK", "")
    parts = (platform.machine(), sys.version, _numba_version(), checks, str(COMPILING))
    fingerprint = _digest("\0".join(parts).encode())
    return Path(base) / f"kernels-{fingerprint}"


def is_warm() -> bool:
    """Whether everything that `tablee warmup` compiles is in the cache, for the source as it is."""
    try:
        mark = json.loads(_mark().read_bytes())
        return mark["games"] == _games() and all(file_digest(Path(file)) == was for file, was in mark["files"].items())
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def mark_warm(files: Iterable[Path]) -> None:
    """Say that everything is in the cache, compiled from these files."""
    mark = {"games": _games(), "files": {str(file): file_digest(file) for file in sorted(files)}}
    _mark().parent.mkdir(parents=True, exist_ok=True)
    _mark().write_text(json.dumps(mark, indent=1), "utf-8")


@cache
def file_digest(file: Path) -> str:
    """A digest of a file as it was when this process first asked."""
    return _digest(file.read_bytes())


@cache
def _games() -> list[str]:
    return sorted(entry.name for entry in entry_points(group=GAMES))


@cache
def _mark() -> Path:
    """A mark for each copy of the source: several may share a cache."""
    return cache_folder() / f"warm-{_digest(str(Path(__file__).parent).encode())}.json"


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _numba_version() -> str:
    try:
        return version("numba")
    except PackageNotFoundError:
        return "none"
