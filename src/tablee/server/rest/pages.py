"""The web page, built into this package, and what there is to see without it."""

import asyncio
import gzip
from functools import lru_cache
from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from tablee.core.texts import sentence
from tablee.server.errors import PACKAGE, Refused
from tablee.server.rest.responses import spoken

if TYPE_CHECKING:
    from tablee.server.server import Server

STATIC = Path(str(files(PACKAGE))) / "static"
FOR_EVER = "public, max-age=31536000, immutable"
COMPRESSED = frozenset({".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest"})
"""Files that become much smaller on their way."""
MOST_FILES = 300


async def page(server: "Server", request: Request) -> Response:
    """A file of the page; every other address is the page itself, which knows where it is."""
    path, root = request.path_params["path"], STATIC.resolve()
    if path.startswith("api/"):
        raise Refused("unknown-page")
    wanted = _file(root, path)
    if wanted is not None:
        cached = FOR_EVER if path.startswith("assets/") else "no-cache"
        return await _sent(request, wanted, cached)
    if "." in path.rsplit("/", 1)[-1]:
        raise Refused("unknown-page")
    index = root / "index.html"
    if index.is_file():
        return await _sent(request, index, "no-cache")
    return Response(_plain(spoken(request)), media_type="text/html; charset=utf-8")


async def _sent(request: Request, file: Path, cached: str) -> Response:
    """A file, compressed for whoever takes that."""
    headers = {"cache-control": cached, "vary": "accept-encoding"}
    if file.suffix not in COMPRESSED or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    body = await asyncio.to_thread(_compressed, file, file.stat().st_mtime_ns)
    return Response(body, headers={**headers, "content-encoding": "gzip"}, media_type=guess_type(file.name)[0])


@lru_cache(MOST_FILES)
def _compressed(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _file(root: Path, path: str) -> Path | None:
    """A file of the page, None if there is no such file below its folder."""
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that is too long, or no name at all
        return None


def _plain(language: str) -> str:
    text = escape(sentence(PACKAGE, language, "page", "missing"))
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Tablée</title>'
    return f"{head}<h1>Tablée</h1><p>{text}</p></html>\n"
