"""The web page, built into this package, and what there is to see without it."""

from html import escape
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from tablee.core.texts import sentence
from tablee.server.answering import spoken
from tablee.server.errors import PACKAGE, Refused

STATIC = Path(str(files(PACKAGE))) / "static"
FOR_EVER = "public, max-age=31536000, immutable"


def page_routes(static: Path = STATIC) -> APIRouter:
    """Files of the page; every other address is the page itself, which knows where it is."""
    router = APIRouter()
    root = static.resolve()

    @router.get("/{path:path}")
    @router.head("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise Refused("unknown-page")
        wanted = _file(root, path)
        if wanted is not None:
            cached = FOR_EVER if "assets/" in path else "no-cache"
            return FileResponse(wanted, headers={"cache-control": cached})
        if "." in path.rsplit("/", 1)[-1]:
            raise Refused("unknown-page")
        index = root / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return Response(_plain(spoken(request)), media_type="text/html; charset=utf-8")

    return router


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
