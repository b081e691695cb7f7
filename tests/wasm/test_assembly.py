"""Exports in LLVM's language: addresses and numbers of 32 bits go in, a number of 32 bits comes out."""

import re
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest
from numba import types

from tablee.core.interface import ARRAY, NUMBER, RECORD, WIDE, Kind
from tablee.wasm.assembly import LAYOUT, TRIPLE, _export

RECORD_TYPE, NUMBERS = np.dtype([("seat", np.int8), ("points", np.int32)], align=True), np.dtype(np.int32)
KINDS = {
    "state": Kind(RECORD, RECORD_TYPE),
    "action": Kind(NUMBER, NUMBERS),
    "seed": Kind(WIDE, np.dtype(np.int64)),
    "moves": Kind(ARRAY, NUMBERS, (5, 3)),
    "nodes": Kind(ARRAY, RECORD_TYPE, (None,)),
}
TAKEN = "i32 %in.state, i32 %in.action, i64 %in.seed, i32 %in.moves, i32 %in.nodes, i32 %in.nodes.length"


def verified(text: str) -> Any:
    """A module with an export and the declaration of the kernel that it calls; LLVM refuses a wrong one."""
    (passed,) = re.findall(r"call i32 @kernel\((.*)\)", text)
    kernel = f"declare i32 @kernel({', '.join(value.split()[0] for value in passed.split(', '))})"
    module = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"\n{kernel}{text}')
    module.verify()
    return passed


def test_arguments_are_passed_as_numba_passes_them() -> None:
    text = _export("given", "kernel", KINDS, types.none)
    passed = verified(text)
    assert f"define i32 @given({TAKEN})" in text
    assert "i64 15, i64 4, ptr %in.moves.at, i64 5, i64 3, i64 12, i64 4" in passed
    assert "i64 %in.nodes.items, i64 8, ptr %in.nodes.at, i64 %in.nodes.long, i64 8" in passed


@pytest.mark.parametrize(
    ("returned", "last"),
    [
        (types.none, "ret i32 0"),
        (types.boolean, "zext i8 %byte to i32"),
        (types.int8, "sext i8 %narrow to i32"),
        (types.uint16, "zext i16 %narrow to i32"),
        (types.int64, "%number = load i32, ptr %result"),
    ],
)
def test_a_result_has_32_bits(returned: Any, last: str) -> None:
    text = _export("given", "kernel", KINDS, returned)
    verified(text)
    assert last in text
