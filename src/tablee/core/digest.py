"""What compiled code is made of: a kernel, the kernels it calls, and the constants that all of them read.

A digest of these names compiled code, on disk (`tablee.core.compiled`) and in a browser (`tablee.wasm`). It is taken
from the functions as they are in memory, with every name bound, so it does not matter which file a kernel or a constant
stands in, and an edit of anything else leaves it alone.
"""

import ast
import hashlib
import inspect
import io
import sys
import tokenize
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

INSTRUCTIONS = "tablee.core.machine"

Writer = Callable[[FunctionType], str]


def digest(functions: Iterable[Any], write: Writer | None = None) -> str:
    """One digest of these kernels and all they call; `write` says how the code of one is put into text."""
    described = sorted(_described(function, write or as_bytecode) for function in reachable(functions))
    return hashlib.sha256("\n\n".join(described).encode()).hexdigest()


def reachable(functions: Iterable[Any]) -> list[FunctionType]:
    """The functions behind these kernels and behind all kernels that they call, each once."""
    found: dict[FunctionType, None] = {}
    waiting = [_function_of(one) for one in functions]
    while waiting:
        function = waiting.pop()
        if function is not None and function not in found:
            found[function] = None
            waiting.extend(_function_of(value) for _, value in _values(function) if not _is_instruction(function))
    return list(found)


def source_files(functions: Iterable[Any]) -> set[Path]:
    """The files of these kernels and all they call, and of the modules that those take names from."""
    files: set[Path] = set()
    for name in {function.__module__.partition("[")[0] for function in reachable(functions)}:
        module = sys.modules[name]
        files.add(_file_of(module))
        for taken_from in _imported(_file_of(module)):
            if taken_from.partition(".")[0] == name.partition(".")[0] and taken_from in sys.modules:
                files.add(_file_of(sys.modules[taken_from]))
    return files


def as_bytecode(function: FunctionType) -> str:
    """The code as this Python runs it: quick to have, and free of comments and places."""
    return _code_text(function.__code__, function.__doc__)


def as_source(function: FunctionType) -> str:
    """The code as it is written, without comments and docstring: alike in every version of Python."""
    for node in ast.walk(_parsed(Path(inspect.getfile(function)))):
        if isinstance(node, ast.FunctionDef) and _first_line(node) == function.__code__.co_firstlineno:
            kept = [
                part for part in node.body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
            ]
            return ast.unparse(ast.FunctionDef(node.name, node.args, kept, [], lineno=0))
    raise ValueError(f"{function.__qualname__} is not where it was when it was loaded; start again")


def code_of(text: str) -> str:
    """Python source without comments, docstrings and blank lines: alike in every version, unlike `ast.unparse`."""
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.stmt) and _is_remark(node):
            for row in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                lines[row - 1] = ""
    return "\n".join(line.rstrip() for line in lines if line.strip())


# --- one function ---------------------------------------------------------------------------------------------------


@cache
def _described(function: FunctionType, write: Writer) -> str:
    """A function's code, and what the names in it stand for."""
    name = f"{function.__module__}.{function.__qualname__}"
    if _is_instruction(function):
        return f"{name}\n{Path(inspect.getfile(function)).read_text('utf-8')}"
    values = sorted(f"{name} = {_text(value)}" for name, value in _values(function))
    return "\n".join([name, write(function), *values])


def _is_instruction(function: FunctionType) -> bool:
    """Whether this is said differently in every gear; then its whole module stands for it."""
    return function.__module__ == INSTRUCTIONS


def _values(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """Everything from outside that a function may read, by name."""
    for name in sorted(_names(function.__code__)):
        if name in function.__globals__:
            yield name, function.__globals__[name]
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents
    yield "defaults", function.__defaults__ or ()


def _names(code: CodeType) -> set[str]:
    inner = (const for const in code.co_consts if isinstance(const, CodeType))
    return set(code.co_names).union(*(_names(one) for one in inner))


def _function_of(value: Any) -> FunctionType | None:
    """The Python function behind a kernel of any gear, or behind an instruction (`tablee.core.machine`)."""
    function = getattr(value, "py_func", getattr(value, "_defn", value))
    return function if isinstance(function, FunctionType) else None


def _text(value: Any) -> str:
    """A constant as text, without addresses; what is followed by itself stands by its name."""
    function = _function_of(value) or value
    if isinstance(function, FunctionType | BuiltinFunctionType | type):
        fields = getattr(function, "_fields", "")
        return f"{function.__module__}.{function.__qualname__}{fields}"
    if isinstance(value, ModuleType):
        return value.__name__
    if isinstance(value, np.ndarray):
        return f"{value.dtype.str} {value.shape} {value.tobytes().hex()}"
    if isinstance(value, tuple | list):
        return f"({', '.join(_text(one) for one in value)})"
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, float | str | np.generic | np.dtype):
        return repr(value)
    return type(value).__qualname__


def _code_text(code: CodeType, docstring: str | None = None) -> str:
    consts = [
        _code_text(const) if isinstance(const, CodeType) else repr(const)
        for const in code.co_consts
        if docstring is None or const != docstring
    ]
    return f"{code.co_code.hex()} {consts} {code.co_names} {code.co_varnames} {code.co_freevars}"


# --- files ----------------------------------------------------------------------------------------------------------


def _file_of(module: ModuleType) -> Path:
    return Path(inspect.getfile(module))


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _first_line(node: ast.FunctionDef) -> int:
    """Where Python says that a function begins: with its decorators."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def _is_remark(statement: ast.stmt) -> bool:
    """A docstring: a constant that nobody takes."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _imported(file: Path) -> set[str]:
    """The modules that a file imports names from."""
    return {node.module for node in ast.walk(_parsed(file)) if isinstance(node, ast.ImportFrom) and node.module}
