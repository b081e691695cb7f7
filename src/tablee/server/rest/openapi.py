"""The REST interface in OpenAPI, made from the table of addresses and the message structures."""

from collections.abc import Sequence
from typing import Any

import msgspec

import tablee
from tablee.server.messages.rest import Problem
from tablee.server.rest.address import JSON, Address

REF = "#/components/schemas/{name}"


_QUERY = {
    "language": {"type": "string", "enum": ["en", "fr", "it"]},
    "seat": {"type": "integer", "minimum": 0, "maximum": 9},
    "ply": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
}


def openapi(routes: Sequence[Address]) -> dict[str, Any]:
    """The whole description."""
    types = [kind for route in routes for kind in (route.gives, route.takes) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=REF)
    schema_of = dict(zip([*map(str, types), str(Problem)], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method] = _operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": tablee.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Address, schema_of: dict[str, Any]) -> dict[str, Any]:
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
