"""The messages as a page of the manual: `python -m tablee.server.manual > docs/messages.md`."""

import inspect

import msgspec

from tablee.core.texts import outlines
from tablee.server.errors import PACKAGE, Refused
from tablee.server.messages import VERSION
from tablee.server.messages.answers import ANSWERS
from tablee.server.messages.requests import REQUESTS
from tablee.server.rest.routes import ADDRESSES
from tablee.server.typescript import struct_info, structures, type_text

INTRODUCTION = f"""# Messages

<!-- Made by `python -m tablee.server.manual`; do not edit. -->

What a page and the server say to each other, version {VERSION}; TypeScript types of it are in
`web/src/lib/messages.ts`. REST is for what happens before and after a match, one WebSocket a table for the rest:
`/api/tables/{{table}}/socket?language=en&since=0&format=json&protocol={VERSION}`. The cookie that `GET /api/me` gives
is sent along by the browser; it is the capability to act for a seat. Requests are JSON, and so is all of REST.

What the server says over the socket has one of two formats, and `format` chooses:

- `json`, if nothing is said: JSON in text frames. The match is a `MatchState`: the view, legal moves, question, points
  and log as data and in words. For clients of one's own, in any programming language, for any game.
- `bytes`: MessagePack in binary frames. The match is a `SentMatch`: redacted records, and rows of the journal. For the
  page, which has the game's engine and makes the rest itself.

All else is the same in both. A `SentView` of a snapshot is whole. In an update its `view` is a patch of the view that
the connection has of that seat: an array in MessagePack, `[place, bytes, place, bytes, …]`, each time the bytes that
stand from a place on; what is not named is as it was. A view that the connection did not have comes as `[0, bytes]`.
Whoever cannot apply a patch connects anew: every connection begins with a snapshot. The bytes are those of the record
as the game's module lays it out (`web/src/engine/README.md`); a row is what the kernel `tell` wrote, up to its last
field.

`protocol` is the version of the messages that a page knows. A page is refused with `old-page` if it names another one
than {VERSION}; also if it names neither `protocol` nor `format`, as pages of version 2 did, and is a page: browsers
send an `Origin`. It loads itself anew, once. Pages of version 2 do not know that refusal; they are told its sentence
under the slug `foreign-origin`, which they show instead of trying again. Programs need not name a version.

The first message from the server is a `snapshot`, or a `failed` without an id, after which the connection is closed.
Every `update` after it has a `version`; a page that comes back says `since=<version>`, and the log of its snapshot
begins where it left off. A request carries an `id`; sent again with the same id it is carried out once. A request
about a position carries its `ply`; if the match has moved on, it is refused with `stale-ply`. `done` comes when what
was asked for is durable. Before the server goes down it says `closing`; the connection ends with code 1012, and the
page comes back by itself. A page that was not answered, not even to a `ping`, gives its connection up and says
`attempt=1` when it comes back, and so on: the server does not read it, but a proxy can send it to another node.
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
    for route in ADDRESSES:
        query = "?" + "&".join(f"{name}=" for name in route.query) if route.query else ""
        lines.append(f"| {route.method.upper()} | `{route.path}{query}` | {route.summary} |")
    return [*lines, ""]


def _section(kind: type[msgspec.Struct]) -> str:
    info = struct_info(kind)
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
