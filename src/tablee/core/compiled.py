"""Compiled kernels on disk, each under the digest of what it was made of.

Numba's own cache knows the file of a function and none of those it calls; and it looks when a function is defined, when
the open names of a template are not bound yet. This one looks when a kernel is first called.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache, _CacheLocator

from tablee.core.cache import cache_folder
from tablee.core.digest import digest

SHOWN = 16
"""Of a digest, so many digits are in a file's name; the whole is in the file."""
USED: list[Callable[..., Any]] = []
"""The kernels that this process has compiled or found compiled."""


class KernelCache(NullCache):  # type: ignore[misc]
    """The compiled forms of one kernel."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function

    @cached_property
    def _kept(self) -> Any:
        USED.append(self._function)
        return _Kept(self._function)

    @property
    def cache_path(self) -> str:
        return str(cache_folder())

    def load_overload(self, signature: Any, context: Any) -> Any:
        return self._kept.load_overload(signature, context)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        with suppress(OSError):  # where nothing can be kept, it is compiled again next time
            self._kept.save_overload(signature, compiled)


def used_files() -> Iterator[Path]:
    """The files of compiled kernels that this process has written or read."""
    digests = {digest([function])[:SHOWN] for function in USED}
    for file in cache_folder().glob("*-*.*"):
        if file.name.rpartition("-")[2].partition(".")[0] in digests:
            yield file


class _Place(_CacheLocator):  # type: ignore[misc]
    """Where the compiled forms of a kernel are, and what they go by."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file
        self._digest = digest([function])

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "_Place":
        return cls(function, file)

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return self._digest

    def get_disambiguator(self) -> str:
        return self._digest[:SHOWN]


class _Results(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Place,)


class _Kept(FunctionCache):  # type: ignore[misc]
    _impl_class = _Results
