"""Strict indices for the interpreted gear: compiled kernels do not count from the end, so no kernel may rely on it."""

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.core import kernel
from tablee.core.fields import Fields

Index = Any
"""A number, or a tuple with one for each dimension."""


class StrictView:
    """A memoryview that refuses negative indices; memoryviews themselves refuse those past the end."""

    __slots__ = ("_view",)

    def __init__(self, value: Any) -> None:
        self._view = memoryview(value)

    def __getitem__(self, index: Index) -> Any:
        if index < 0 if index.__class__ is int else min(index) < 0:
            raise IndexError(f"index {index} is negative")
        return self._view[index]

    def __setitem__(self, index: Index, value: Any) -> None:
        if index < 0 if index.__class__ is int else min(index) < 0:
            raise IndexError(f"index {index} is negative")
        self._view[index] = value

    def __len__(self) -> int:
        return len(self._view)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._view)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._view, name)


def make_indices_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted kernels then get strict views, of arrays and of the fields of records that are opened afterwards."""
    open_field = Fields.__getattr__

    def open_strictly(self: Fields, name: str) -> Any:
        opened = open_field(self, name)
        if self._places[name][3] != [1]:  # single values are read at place 0 only
            opened = StrictView(opened)
            setattr(self, name, opened)
        return opened

    monkeypatch.setattr(Fields, "__getattr__", open_strictly)
    monkeypatch.setattr(kernel, "memoryview", StrictView, raising=False)
