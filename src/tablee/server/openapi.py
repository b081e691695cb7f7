"""The REST interface in OpenAPI, made from the message structures."""

from dataclasses import dataclass
from typing import Any

import msgspec

import tablee
from tablee.server.messages.rest import Draw, Me, Mine, Problem, Replay, ServerInfo, Summary
from tablee.server.messages.settings import NewTable, Opened

REF = "#/components/schemas/{name}"
JSON = "application/json"


@dataclass(frozen=True)
class Route:
    """One address: what it takes and what it gives."""

    method: str
    path: str
    summary: str
    gives: Any = None
    takes: Any = None
    query: tuple[str, ...] = ()
    media: str = JSON
    status: int = 200


ROUTES = (
    Route("get", "/healthz", "Whether the server is up.", dict[str, Any]),
    Route("get", "/api/games", "What is offered here: games, bots, phrases.", ServerInfo, query=("language",)),
    Route("get", "/api/me", "Give this browser its cookie.", Me),
    Route("get", "/api/tables", "The lobby: public tables to join or watch.", list[Summary]),
    Route("post", "/api/tables", "Open a table.", Opened, NewTable, status=201),
    Route("get", "/api/tables/{table}/edition", "The components the table is played with.", dict[str, Any]),
    Route("get", "/api/tables/{table}/luck", "Every draw of a finished match, to be checked.", list[Draw]),
    Route("get", "/api/tables/{table}/qr.svg", "The table's link as a QR code.", media="image/svg+xml"),
    Route("get", "/api/tables/{table}/record", "The record of a finished match.", media="text/plain"),
    Route(
        "get", "/api/tables/{table}/replay", "A position and the log up to it.", Replay,
        query=("seat", "ply", "language"),
    ),
    Route("get", "/api/tables/{table}/report", "What a bug report needs.", media="text/plain", query=("language",)),
    Route("get", "/api/matches", "One's own matches, running and finished.", list[Mine]),
    Route("get", "/api/matches/export", "The records of one's finished matches.", media="application/zip"),
    Route("get", "/return/{table}/{key}", "A personal link: gives the seat, goes to the table.", status=303),
)  # fmt: skip

_QUERY = {
    "language": {"type": "string", "enum": ["en", "fr", "it"]},
    "seat": {"type": "integer", "minimum": 0, "maximum": 9},
    "ply": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
}


def openapi() -> dict[str, Any]:
    """The whole description."""
    types = [kind for route in ROUTES for kind in (route.gives, route.takes) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=REF)
    schema_of = dict(zip([*map(str, types), str(Problem)], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = _operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": tablee.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for name in names
    ]
    parameters += [{"name": name, "in": "query", "schema": _QUERY[name]} for name in route.query]
    good: dict[str, Any] = {"description": "Done."}
    if route.gives is not None or route.media != JSON:
        good["content"] = {route.media: {"schema": schema_of[str(route.gives)] if route.gives else {"type": "string"}}}
    refusal = {"description": "Refused.", "content": {JSON: {"schema": schema_of[str(Problem)]}}}
    operation: dict[str, Any] = {
        "summary": route.summary,
        "parameters": parameters,
        "responses": {str(route.status): good, "4XX": refusal},
    }
    if route.takes is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[str(route.takes)]}}}
    return operation
