"""A NumPy record with its fields as attributes: plain ints for Python, the record itself for compiled kernels.

Reading a field of a NumPy record from Python is slow and yields NumPy scalars that overflow silently. `Fields` opens
the same memory through memoryviews, each when it is first asked for: `state.hand[seat, colour]` is a Python int, and
storing a number that does not fit its field is an error.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from tablee.core.kernel import COMPILED, gear

FieldList = Sequence[tuple[Any, ...]]
Place = tuple[int, int, Any, list[int]]
"""Where a field begins and ends in a record, the letter of its numbers, and its shape."""


class _Data:
    """Where a record's bytes are: as NumPy says, unless the record has them at hand."""

    def __get__(self, record: Any, kind: Any) -> Any:
        return np.record.data.__get__(record, kind)


class Record(np.record):  # type: ignore[misc]
    """A NumPy record that compiled kernels take in a tenth of the time.

    Numba asks for its `data`, and NumPy describes every field of the record anew for each answer; whoever has the bytes
    at hand lays them down here. What is no field is not looked for in Python first, either.
    """

    data = _Data()
    __getattribute__ = np.void.__getattribute__

    def __getattr__(self, name: str) -> Any:
        return np.record.__getattribute__(self, name)


def record_type(fields: FieldList) -> np.dtype[Any]:
    """The record type with these fields (name, NumPy type, optional shape), laid out as a C compiler would."""
    return np.dtype((Record, np.dtype(list(fields), align=True)))


class Fields:
    """Base of the classes that `fields_class` makes; one of them for each record type."""

    __slots__ = ("_bytes", "array", "record")
    type: np.dtype[Any]
    _places: dict[str, Place]
    """The fields, by the slots in which they are kept once they are open."""
    array: Any
    record: Any

    def __init__(self, array: Any = None) -> None:
        if array is None:
            self._open(bytearray(self.type.itemsize))
        else:
            self._open(array.view(np.uint8), array)

    def _open(self, memory: Any, array: Any = None) -> None:
        self._bytes = memoryview(memory)
        self.array = np.frombuffer(memory, self.type) if array is None else array
        self.record = self.array[0]
        self.record.__dict__["data"] = self._bytes

    def copy(self) -> Self:
        """An equal record, byte for byte: NumPy's own copy leaves the gaps between fields undefined."""
        made = object.__new__(type(self))
        made._open(bytearray(self._bytes))
        return made

    def assign(self, other: Self) -> None:
        """Become equal to another record."""
        self._bytes[:] = other._bytes

    def tobytes(self) -> bytes:
        return bytes(self._bytes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fields) and self.type == other.type and self._bytes == other._bytes

    __hash__ = None  # type: ignore[assignment]

    if TYPE_CHECKING:  # fields are written like attributes

        def __setattr__(self, name: str, value: Any) -> None: ...

    def __getattr__(self, name: str) -> Any:
        place = self._places.get(name)
        if place is not None:
            start, stop, letter, shape = place
            opened = self._bytes[start:stop].cast(letter, shape)
            setattr(self, name, opened)
            return opened
        raise AttributeError(f"{type(self).__name__} has no field {name!r}; it has {', '.join(self.type.names or ())}")

    def __repr__(self) -> str:
        values = {name: self.array[name][0].tolist() for name in self.type.names or ()}
        return f"{type(self).__name__}({values})"


def _slot(type_: np.dtype[Any], name: str) -> str:
    return name if type_[name].shape else f"_{name}"


def _places(type_: np.dtype[Any]) -> dict[str, Place]:
    found: dict[str, Place] = {}
    for name, (field, start, *_) in (type_.fields or {}).items():
        found[_slot(type_, name)] = (start, start + field.itemsize, field.base.char, list(field.shape) or [1])
    return found


@cache
def fields_class(type_: np.dtype[Any], name: str) -> type[Fields]:
    """The class of records of one type: arrays are memoryviews, single values are properties."""
    names = type_.names or ()
    namespace: dict[str, Any] = {
        "__slots__": tuple(_slot(type_, field) for field in names), "type": type_, "_places": _places(type_)
    }  # fmt: skip
    made = type(name, (Fields,), namespace)
    for field in names:
        if not type_[field].shape:
            setattr(made, field, _single_value(_slot(type_, field)))
    return made


def _single_value(slot: str) -> property:
    def read(self: Fields) -> int:
        return getattr(self, slot)[0]  # type: ignore[no-any-return]

    def write(self: Fields, value: int) -> None:
        getattr(self, slot)[0] = value

    return property(read, write)


class Records:
    """An array of records for the interpreted gear: each is opened as `Fields`, and storing one copies it."""

    def __init__(self, array: Any) -> None:
        self._array = array
        self._class = fields_class(array.dtype, "Record")
        self._opened: dict[int, Fields] = {}

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, index: int) -> Fields:
        opened = self._opened.get(index)
        if opened is None:
            opened = self._opened[index] = self._class(self._array[index : index + 1])
        return opened

    def __setitem__(self, index: int, record: Fields) -> None:
        self[index].assign(record)


def record_argument(fields: Fields) -> Any:
    """A record as a kernel of this gear wants it."""
    return fields.record if gear() == COMPILED else fields


def records_argument(array: Any) -> Any:
    """An array of records as a kernel of this gear wants it."""
    return array if gear() == COMPILED else Records(array)
