"""From a REST request to typed data and back."""

import gzip
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tablee.core.errors import TableeError
from tablee.core.texts import LANGUAGES
from tablee.server import metrics
from tablee.server.errors import Refused, told
from tablee.server.limits import whole_number
from tablee.server.messages.rest import Problem
from tablee.server.rest.middleware import language_of

_Body = TypeVar("_Body", bound=msgspec.Struct)
JSON = "application/json"


def answer(data: Any, status: int = 200) -> Response:
    """Typed data as JSON, never cached."""
    return encoded(msgspec.json.encode(data), status)


def encoded(body: bytes, status: int = 200) -> Response:
    """The same, of what is JSON already."""
    return Response(body, status, {"cache-control": "no-store"}, JSON)


def compressed(data: Any, request: Request) -> Response:
    """Typed data that is large, compressed for whoever takes that. Nothing secret: its size would tell of it."""
    made = answer(data)
    made.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        made.body = gzip.compress(made.body, mtime=0)
        made.headers.update({"content-encoding": "gzip", "content-length": str(len(made.body))})
    return made


def text_file(text: str | bytes, name: str) -> Response:
    """Something to download."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


def device_of(request: Request) -> str:
    """Who asks."""
    device: str = request.scope["state"]["device"]
    return device


def spoken(request: Request) -> str:
    """The language asked for (`?language=fr`), or the browser's."""
    wanted = request.query_params.get("language")
    if wanted is None:
        return language_of(request.scope)
    if wanted not in LANGUAGES:
        raise Refused("bad-language", got=wanted[:20], known=", ".join(LANGUAGES))
    return wanted


def number(request: Request, name: str) -> int | None:
    """A whole number of the query, None if it is left out."""
    text = request.query_params.get(name)
    if text is None or text == "":
        return None
    found = whole_number(text)
    if found is None:
        raise Refused("bad-address", name=name, expected="0, 1, 2, …", got=text[:20])
    return found


async def body(request: Request, kind: type[_Body]) -> _Body:
    """The body, checked."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except ClientDisconnect:
        raise Refused("bad-message", detail="incomplete") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message", detail=str(error)[:200]) from None


def problem(request: Request, error: TableeError) -> Response:
    """A refusal as an answer."""
    metrics.refusals.labels(error.slug).inc()
    status: int = getattr(error, "status", 400)
    return answer(Problem(**told(error, language_of(request.scope))), status)
