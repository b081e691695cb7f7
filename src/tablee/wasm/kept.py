"""The modules that are kept with the source, so that a page or a wheel needs neither a compiler nor a minute."""

import hashlib
import json
from pathlib import Path

from tablee.core.registry import game_class, game_names
from tablee.wasm.build import PARTS, compiling_digest, manifest_path, module_path, read_manifest
from tablee.wasm.manifest import manifest

FOLDER = Path(__file__).parent / "modules"


def kept_games() -> list[str]:
    """Our own games: those of this very package."""
    package = __name__.partition(".")[0]
    return [name for name in game_names() if game_class(name).__module__.partition(".")[0] == package]


def outdated() -> list[str]:
    """The games whose kept modules are missing, changed, or built from other sources; nothing is compiled for it."""
    return [name for name in kept_games() if not _is_current(name)]


def _is_current(name: str) -> bool:
    """Whether the manifest says what the source says now, and the modules are those that it was written for."""
    files = [manifest_path(FOLDER, name), *(module_path(FOLDER, name, part) for part in PARTS)]
    if not all(path.exists() for path in files):
        return False
    made = {**manifest(game_class(name)), "compiling": compiling_digest()}
    kept, expected = read_manifest(FOLDER, name), json.loads(json.dumps(made))
    digests = {part: hashlib.sha256(module_path(FOLDER, name, part).read_bytes()).hexdigest() for part in PARTS}
    return all(kept.get(what) == said for what, said in expected.items()) and all(
        kept[part]["sha256"] == digest for part, digest in digests.items()
    )
