"""From kernels to an object file: Numba lowers them to LLVM's language, LLVM itself knows WebAssembly.

Numba lowers for pointers of 64 bits and those of WebAssembly have 32. That is no matter: our records hold no pointers,
so nothing in memory depends on how wide one is, and LLVM cuts an index to what an address takes. An export takes
addresses and numbers and returns a number, all of 32 bits (`WIDE` arguments have 64; the length of an array that may
have any follows its address). A kernel that raises an error, which none does, stops the module.
"""

import re
from math import prod
from typing import Any

import llvmlite.binding as llvm
from numba import types

from tablee.core.interface import NUMBER, RECORD, WIDE, Kind, signature
from tablee.wasm.exports import Export
from tablee.wasm.tuning import ADDRESSES, tuned

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
VECTORS = "+simd128"
"""Of WebAssembly; browsers have had them for years. LLVM optimises without vectors, which make kernels larger and no
faster; they are there for what `tablee.wasm.tuning` does with them."""

REWRITTEN = (
    (r'target triple = ".*"', f'target triple = "{TRIPLE}"'),
    (r'target datalayout = ".*"', f'target datalayout = "{LAYOUT}"'),
    (r'"target-(?:cpu|features)"="[^"]*"', ""),
    # Nothing is allocated, so nothing is counted.
    (r"(?s)(define [^\n]*@NRT_(?:decref|incref)\([^\n]*\{)\n.*?\n\}", r"\1\nret void\n}"),
    ADDRESSES,
    # What an error would say holds paths of this machine; nobody could read it there.
    (r'(?m)^(@\.const\.pickledata\S* = internal constant) \[\d+ x i8\] c".*"', r"\1 [1 x i8] zeroinitializer"),
)


def object_file(exported: dict[str, Export]) -> bytes:
    """Kernels with their exports as an object file for the linker."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"')
    for name, export in exported.items():
        whole.link_in(_module(name, export))
    _optimise(whole, exported, _machine(FEATURES))
    made: bytes = _machine(f"{FEATURES},{VECTORS}").emit_object(llvm.parse_assembly(tuned(str(whole))))
    return made


def _machine(features: str) -> Any:
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=features, opt=3, reloc="static")


def _module(name: str, export: Export) -> Any:
    """One kernel with everything it calls, and its export."""
    wanted = signature(export.arguments.values())
    export.kernel.compile(wanted)
    compiled = export.kernel.overloads[wanted]
    text = compiled.library.get_llvm_str()
    for pattern, replacement in REWRITTEN:
        text = re.sub(pattern, replacement, text)
    text += _export(name, compiled.fndesc.llvm_func_name, export.arguments, compiled.signature.return_type)
    module = llvm.parse_assembly(text)
    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name != name and one.linkage != llvm.Linkage.internal:
            one.linkage = "linkonce_odr"  # several exports call the same kernels: one of each stays
    return module


def _optimise(module: Any, exported: dict[str, Export], machine: Any) -> None:
    """Sweep away everything that no export needs, the ways in from Python first of all, and optimise the rest."""
    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name not in exported:
            one.linkage = "internal"
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    sweep = llvm.create_new_module_pass_manager()
    sweep.add_global_dead_code_eliminate_pass()
    sweep.run(module, builder)
    builder.getModulePassManager().run(module, builder)


# --- an export, in LLVM's language ------------------------------------------------------------------------------------


def _export(name: str, inner: str, kinds: dict[str, Kind], returned: Any) -> str:
    """A function that calls a kernel as Numba would, from addresses and numbers."""
    parameters = [one for argument, kind in kinds.items() for one in _parameters(argument, kind)]
    lines, passed = [], ["ptr %result", "ptr %error"]
    for argument, kind in kinds.items():
        more, values = _passed(argument, kind)
        lines += more
        passed += values
    return "\n".join(
        [
            f"\ndefine i32 @{name}({', '.join(parameters)}) {{",
            "%result = alloca i64",
            "store i64 0, ptr %result",
            "%error = alloca ptr",
            *lines,
            f"%status = call i32 @{inner}({', '.join(passed)})",
            "%is_fine = icmp eq i32 %status, 0",
            "br i1 %is_fine, label %fine, label %failed",
            "failed:",
            "call void @llvm.trap()",
            "unreachable",
            "fine:",
            *_returned(returned),
            "}",
            "declare void @llvm.trap()",
        ]
    )


def _parameters(argument: str, kind: Kind) -> list[str]:
    """What an export takes for an argument."""
    if kind.form == WIDE:
        return [f"i64 %in.{argument}"]
    varies = None in kind.shape
    return [f"i32 %in.{argument}", *([f"i32 %in.{argument}.length"] if varies else [])]


def _passed(argument: str, kind: Kind) -> tuple[list[str], list[str]]:
    """The lines that prepare an argument, and the values that are passed for it."""
    given, wide = f"%in.{argument}", f"%in.{argument}.wide"
    if kind.form == WIDE:
        return [], [f"i64 {given}"]
    if kind.form == NUMBER:
        return [f"{wide} = sext i32 {given} to i64"], [f"i64 {wide}"]
    lines = [f"{wide} = zext i32 {given} to i64", f"{given}.at = inttoptr i64 {wide} to ptr"]
    if kind.form == RECORD:
        return lines, [f"ptr {given}.at"]
    more, header = _array(given, kind)
    return lines + more, header


def _array(given: str, kind: Kind) -> tuple[list[str], list[str]]:
    """An array as Numba passes it: no owner, how many items of which size, where, its shape and its strides."""
    size = kind.type.itemsize
    inner = [length for length in kind.shape[1:] if length is not None]
    strides = [size * prod(inner[axis:]) for axis in range(len(kind.shape))]
    first: int | str | None = kind.shape[0]
    items: int | str = prod(inner) * kind.shape[0] if kind.shape[0] is not None else f"{given}.items"
    lines = []
    if first is None:
        first = f"{given}.long"
        lines = [f"{first} = zext i32 {given}.length to i64", f"{items} = mul i64 {first}, {prod(inner)}"]
    numbers = [f"i64 {number}" for number in (first, *inner, *strides)]
    return lines, ["ptr null", "ptr null", f"i64 {items}", f"i64 {size}", f"ptr {given}.at", *numbers]


def _returned(type_: Any) -> list[str]:
    """The end of an export: a kernel's number in 32 bits, 0 where it has none."""
    if isinstance(type_, types.NoneType):
        return ["ret i32 0"]
    if isinstance(type_, types.Boolean):
        return ["%byte = load i8, ptr %result", "%number = zext i8 %byte to i32", "ret i32 %number"]
    assert isinstance(type_, types.Integer), type_
    if type_.bitwidth < 32:
        extend = "sext" if type_.signed else "zext"
        narrow = f"i{type_.bitwidth}"
        return [
            f"%narrow = load {narrow}, ptr %result",
            f"%number = {extend} {narrow} %narrow to i32",
            "ret i32 %number",
        ]
    return ["%number = load i32, ptr %result", "ret i32 %number"]
