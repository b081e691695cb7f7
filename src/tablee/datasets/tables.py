"""The columns of both tables, what they mean, and how they are written. docs/datasets.md is checked against them."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tablee.datasets.errors import DatasetError
from tablee.datasets.files import whole
from tablee.datasets.rows import Row

MATCHES = {
    "match": "int64", "game": "string", "rules": "int16", "edition": "string", "players": "int8", "options": "json",
    "bots": "list<string>", "luck": "string", "source": "string", "first": "int8", "plies": "int32",
    "decisions": "int32", "totals": "list<int32>", "places": "list<int8>", "victories": "list<float>",
    "margins": "list<float>", "ended_by": "string",
}  # fmt: skip
PLIES = {
    "match": "int64", "ply": "int32", "seat": "int8", "action": "int32", "notation": "string", "legal": "list<int32>",
    "weights": "list<int32>", "scores": "list<int32>", "victory": "float", "margin": "float",
}  # fmt: skip
OBSERVATION = "observation"
SCHEMAS = {"matches": MATCHES, "plies": PLIES}


def write(table: str, rows: Sequence[Row], path: Path, observation_size: int | None) -> None:
    """One table of a part, in the form of its name; the file is either whole or not there."""
    with whole(path) as beside:
        if path.suffix == ".jsonl":
            _write_jsonl(rows, beside)
        else:
            _write_parquet(table, rows, beside, observation_size)


def check_parquet() -> None:
    """Whether Parquet can be written here."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise DatasetError("no-pyarrow") from None


def _write_jsonl(rows: Sequence[Row], path: Path) -> None:
    encoder = msgspec.json.Encoder(enc_hook=lambda array: array.tolist())
    with path.open("wb") as file:
        for row in rows:
            file.write(encoder.encode(row) + b"\n")


def _write_parquet(table: str, rows: Sequence[Row], path: Path, observation_size: int | None) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns: dict[str, Any] = {}
    for name, kind in SCHEMAS[table].items():
        values: list[Any] = [row[name] for row in rows]
        if kind == "json":
            values = [json.dumps(value, sort_keys=True) for value in values]
        columns[name] = pa.array(values, _arrow_type(pa, kind))
    if table == "plies" and observation_size is not None:
        columns[OBSERVATION] = _observations(pa, [row[OBSERVATION] for row in rows], observation_size)
    pq.write_table(pa.table(columns), path, compression="zstd")


def _arrow_type(pa: Any, kind: str) -> Any:
    if kind.startswith("list<"):
        return pa.list_(_arrow_type(pa, kind[5:-1]))
    return pa.string() if kind == "json" else pa.float32() if kind == "float" else pa.type_for_alias(kind)


def _observations(pa: Any, seen: list[Any], size: int) -> Any:
    """A column of tensors, empty where luck acted."""
    nothing = np.zeros(size, np.int8)
    flat = np.concatenate([nothing if one is None else one for one in seen])
    luck = pa.array([one is None for one in seen])
    return pa.FixedSizeListArray.from_arrays(pa.array(flat), size, mask=luck)
