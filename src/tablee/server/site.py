"""The page as files for any web host: what it can do without a house."""

import gzip
import shutil
from dataclasses import dataclass
from pathlib import Path

from tablee.server.errors import Refused
from tablee.server.rest.pages import STATIC

PAGE = "site.html"
"""The page that knows that it has no house, and finds its files beside itself."""
WORKER = "sw.js"
NO_JEKYLL = ".nojekyll"
"""Tells GitHub Pages to serve files as they are."""

MODULES = (".wasm", ".json")
PICTURES = (".png", ".svg")


@dataclass(frozen=True)
class Part:
    """Files of one kind: how many, how big, and how big a host that compresses sends them."""

    name: str
    files: int
    size: int
    compressed: int


def write_site(folder: Path, force: bool = False) -> list[Part]:
    """Everything into a folder; with `force` among what is there already, of which nothing is deleted."""
    if not (STATIC / PAGE).is_file():
        raise Refused("page-not-built")
    if folder.exists() and not folder.is_dir():
        raise Refused("site-no-folder", got=str(folder))
    try:
        if not force and folder.is_dir() and any(folder.iterdir()):
            raise Refused("site-not-empty", got=str(folder))
        written = _copied(folder)
    except OSError as error:
        raise Refused("bad-data-folder", got=str(folder), detail=error.strerror or str(error)) from None
    return _parts(written)


def _copied(folder: Path) -> list[Path]:
    """What names the other files comes last: a host that is asked in between has the old page or the new one."""
    names = [file.relative_to(STATIC) for file in sorted(STATIC.rglob("*")) if file.is_file()]
    last = [Path(PAGE), Path(WORKER)]
    targets = {name: name for name in names if name not in last and name != Path("index.html")}
    targets |= {Path(PAGE): Path("index.html"), Path(WORKER): Path(WORKER)}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / NO_JEKYLL).touch()
    for name, target in targets.items():
        (folder / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(STATIC / name, folder / target)
    return [folder / target for target in targets.values()]


def _parts(files: list[Path]) -> list[Part]:
    kinds: dict[str, list[bytes]] = {"page": [], "games": [], "pictures": []}
    for file in files:
        kind = "games" if file.suffix in MODULES else "pictures" if file.suffix in PICTURES else "page"
        kinds[kind].append(file.read_bytes())
    kinds["all"] = [data for one in kinds.values() for data in one]
    return [
        Part(name, len(found), sum(map(len, found)), sum(len(gzip.compress(data)) for data in found))
        for name, found in kinds.items()
    ]
