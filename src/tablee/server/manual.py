"""The messages as a page of the manual: `python -m tablee.server.manual > docs/messages.md`."""

import inspect

import msgspec
from msgspec import inspect as types

from tablee.core.texts import outlines
from tablee.server.errors import PACKAGE, Refused
from tablee.server.messages import VERSION
from tablee.server.messages.answers import ANSWERS
from tablee.server.messages.requests import REQUESTS
from tablee.server.openapi import ROUTES
from tablee.server.typescript import structures, type_text

INTRODUCTION = f"""# Messages

<!-- Made by `python -m tablee.server.manual`; do not edit. -->

What a page and the server say to each other, version {VERSION}. Everything is JSON; TypeScript types of it are in
`web/src/lib/messages.ts`. REST is for what happens before and after a match, one WebSocket a table for the rest:
`/api/tables/{{table}}/socket?language=en&since=0`. The cookie that `GET /api/me` gives is sent along by the
browser; it is the capability to act for a seat.

The first message from the server is a `snapshot`, or a `failed` without an id, after which the connection is closed.
Every `update` after it has a `version`; a page that comes back says `since=<version>`, and the log of its snapshot
begins where it left off. A request carries an `id`; sent again with the same id it is carried out once. A request
about a position carries its `ply`; if the match has moved on, it is refused with `stale-ply`. `done` comes when what
was asked for is durable. Before the server goes down it says `closing`; the connection ends with code 1012, and the
page comes back by itself.
"""


def manual() -> str:
    """The whole page."""
    others = [kind for kind in structures() if kind not in REQUESTS and kind not in ANSWERS]
    parts = [INTRODUCTION, "## Addresses\n", *_addresses()]
    parts += ["## Requests of a page\n", *(_section(kind) for kind in REQUESTS)]
    parts += ["## Answers of the server\n", *(_section(kind) for kind in ANSWERS)]
    parts += ["## What they are made of\n", *(_section(kind) for kind in others)]
    parts += ["## Refusals\n", *_refusals()]
    return "\n".join(parts)


def _addresses() -> list[str]:
    lines = ["| | address | |", "| --- | --- | --- |"]
    for route in ROUTES:
        query = "?" + "&".join(f"{name}=" for name in route.query) if route.query else ""
        lines.append(f"| {route.method.upper()} | `{route.path}{query}` | {route.summary} |")
    return [*lines, ""]


def _section(kind: type[msgspec.Struct]) -> str:
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    name = f"`{info.tag}`" if info.tag is not None else kind.__name__
    lines = [f"### {name}", "", inspect.cleandoc(kind.__doc__ or ""), "", "| field | type | |", "| --- | --- | --- |"]
    for field in info.fields:
        need = "" if field.required else "may be left out"
        text = type_text(field.type).replace("|", "\\|")
        lines.append(f"| `{field.encode_name}` | {text} | {need} |")
    return "\n".join(lines if info.fields else lines[:-2]) + "\n"


def _refusals() -> list[str]:
    lines = [
        "Stable slugs, with the status that REST gives them. Refusals of the rules have the clause as slug (`SL-15`),",
        "and come with the clause and its sentence. What the core refuses (`unknown-game`, `bad-option`, ...) has the",
        "status 400.",
        "",
        "| slug | status | sentence |",
        "| --- | --- | --- |",
    ]
    for slug, text in sorted(outlines(PACKAGE, "en", "error").items()):
        lines.append(f"| `{slug}` | {Refused(slug).status} | {text} |")
    return [*lines, ""]


if __name__ == "__main__":
    print(manual(), end="")
