"""How Numba compiles a kernel: once to be called from Python, once to be a part of other kernels.

Numba by itself makes of every function that another one calls everything that Python would need to call it, machine
code and all, and does so anew for every combination of widths of integers that it is called with. Of our kernels few
are ever called from Python, and none cares how wide a number is. So a part is compiled for numbers of 64 bits only,
and just as far as those who call it can make use of; what is called from Python takes its parts in, and is the only
thing that becomes machine code and is kept on disk.

Numba also asks of every index whether it is negative and counts from the end. Ours never do, and asking costs a good
part of the time that rules take; so nobody asks, and where bounds are checked a negative index is an error.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, Flags
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher
from numba.np import arrayobj

from tablee.core.compiled import KernelCache

OPTIONS = {"nopython": True, "nogil": True, "boundscheck": False}


class CompiledKernel(CPUDispatcher):  # type: ignore[misc]
    """A kernel as Python calls it. To other kernels it is the part that it holds."""

    def __init__(self, function: Callable[..., Any], *_: Any) -> None:
        super().__init__(function, targetoptions=OPTIONS)
        self._compiler = _KernelCompiler(function, self.targetdescr, OPTIONS, {}, Compiler)
        self._cache = KernelCache(function)
        self._part = _Part(function)

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self._part)


class _Part(CPUDispatcher):  # type: ignore[misc]
    """A kernel as other kernels call it."""

    def __init__(self, function: Callable[..., Any], *_: Any) -> None:
        super().__init__(function, targetoptions=OPTIONS)
        self._compiler = _PartCompiler(function, self.targetdescr, OPTIONS, {}, _PartPipeline)

    def get_call_template(self, positional: Sequence[Any], named: dict[str, Any]) -> tuple[Any, ...]:
        _, given = self.fold_argument_types(positional, named)
        taken = tuple(_widest(type_) for type_ in given)
        template, signature, _, _ = super().get_call_template(taken, {})
        return template, signature, taken, {}

    def add_overload(self, compiled: Any) -> None:
        """Make a compiled form known to those who call it: by a key, as it has no address."""
        key = object()
        self.targetctx.insert_user_function(key, compiled.fndesc, [compiled.library])
        self.overloads[tuple(compiled.signature.args)] = compiled._replace(entry_point=key)


def _widest(type_: Any) -> Any:
    """The type that a part takes for an argument; a default that is not given is a number like any other."""
    if isinstance(type_, types.Omitted):  # type: ignore[attr-defined]
        return {int: types.int64, bool: types.boolean}.get(type(type_.value), type_)
    if isinstance(type_, types.Integer) and type_ != types.uint64:
        return types.int64
    return types.unliteral(type_)  # type: ignore[attr-defined]


class _KernelCompiler(_FunctionCompiler):  # type: ignore[misc]
    def _compile_core(self, *signature: Any) -> Any:
        with _indices_from_the_start():
            return super()._compile_core(*signature)


@contextmanager
def _indices_from_the_start() -> Iterator[None]:
    """While a kernel is compiled, and nothing else: Numba compiles under a lock."""
    numbas = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = _index
    try:
        yield
    finally:
        arrayobj.fix_integer_index = numbas


def _index(context: Any, builder: Any, type_: Any, index: Any, _: Any) -> Any:
    return context.cast(builder, index, type_, types.intp)


class _PartCompiler(_KernelCompiler):
    def _customize_flags(self, flags: Flags) -> Flags:
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        return flags


class _PartPipeline(Compiler):  # type: ignore[misc]
    def __init__(self, typing: Any, target: Any, _: None, *more: Any) -> None:
        super().__init__(typing, target, _PartLibrary(target.codegen(), "part"), *more)


class _PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a part with its own parts: optimised, as it is taken in more than once, but never loaded."""

    def _optimize_final_module(self) -> None:
        """All but vectors, which are for the whole to choose."""
        passes, builder = self._codegen._module_pass_manager(loop_vectorize=False, slp_vectorize=False)
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True
