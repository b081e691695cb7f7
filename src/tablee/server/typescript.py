"""The messages as TypeScript, for the page: `python -m tablee.server.typescript > web/src/lib/messages.ts`."""

import inspect
import json
from collections.abc import Iterable
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from tablee.server.messages import VERSION
from tablee.server.messages.answers import ANSWERS
from tablee.server.messages.requests import REQUESTS
from tablee.server.messages.rest import REST
from tablee.server.messages.settings import NewTable, Opened

HEADER = "// Made by `python -m tablee.server.typescript`; do not edit.\n"
UNKNOWN = "unknown"
PLAIN = {
    types.AnyType: UNKNOWN,
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BytesType: "Uint8Array",
}


def typescript() -> str:
    """All messages: an interface for each structure, a union for each direction."""
    parts = [HEADER, f"export const PROTOCOL = {VERSION};\n"]
    parts += [_interface(kind) for kind in structures()]
    parts.append(_union("Request", REQUESTS))
    parts.append(_union("Answer", ANSWERS))
    return "\n".join(parts)


def structures() -> list[type[msgspec.Struct]]:
    """Every structure that travels, those that others are made of included, in the order they are met."""
    found: dict[type[msgspec.Struct], None] = {}
    kinds: tuple[type[msgspec.Struct], ...] = (*REQUESTS, *ANSWERS, *REST, NewTable, Opened)
    for kind in kinds:
        _collect(struct_info(kind), found)
    return list(found)


def struct_info(kind: type[msgspec.Struct]) -> types.StructType:
    """A structure as msgspec describes it; but its fields may hold one of several structures without a tag."""
    fields = [
        types.Field(one.name, one.encode_name, _info(one.type), one.required, one.default, one.default_factory)
        for one in msgspec.structs.fields(kind)
    ]
    config = kind.__struct_config__
    return types.StructType(kind, tuple(fields), config.tag_field, config.tag)


def _info(annotation: Any) -> types.Type:
    if isinstance(annotation, UnionType):
        return types.UnionType(tuple(map(_info, get_args(annotation))))
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return struct_info(annotation)
    return types.type_info(annotation)


def _collect(info: types.Type, found: dict[type[msgspec.Struct], None]) -> None:
    if isinstance(info, types.StructType):
        if info.cls not in found:
            found[info.cls] = None
            for field in info.fields:
                _collect(field.type, found)
        return
    for part in _parts(info):
        _collect(part, found)


def _parts(info: types.Type) -> Iterable[types.Type]:
    if isinstance(info, types.UnionType):
        return info.types
    if isinstance(info, types.ListType):
        return (info.item_type,)
    if isinstance(info, types.DictType):
        return (info.key_type, info.value_type)
    if isinstance(info, types.Metadata):
        return (info.type,)
    return ()


def name_of(kind: type[msgspec.Struct]) -> str:
    """The name in TypeScript; requests are told apart from answers and settings of the same name."""
    return f"{kind.__name__}Request" if kind in REQUESTS else kind.__name__


def _interface(kind: type[msgspec.Struct]) -> str:
    info = struct_info(kind)
    lines = [f"/** {' '.join(inspect.cleandoc(kind.__doc__ or '').split())} */", f"export interface {name_of(kind)} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    omitted = kind.__struct_config__.omit_defaults or kind in REQUESTS or kind.__module__.endswith("settings")
    for field in info.fields:
        mark = "?" if not field.required and omitted else ""
        lines.append(f"  {field.encode_name}{mark}: {type_text(field.type)};")
    return "\n".join([*lines, "}\n"])


def type_text(info: types.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(info, types.Metadata):
        return type_text(info.type)
    if isinstance(info, types.StructType):
        return name_of(info.cls)
    if isinstance(info, types.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, types.UnionType):
        return " | ".join(dict.fromkeys(type_text(part) for part in info.types))
    if isinstance(info, types.ListType):
        item = type_text(info.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(info, types.DictType):
        return f"Record<string, {type_text(info.value_type)}>"
    return PLAIN[type(info)]


def _union(name: str, kinds: Iterable[Any]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(name_of(kind) for kind in kinds) + ";\n"


if __name__ == "__main__":
    print(typescript(), end="")
