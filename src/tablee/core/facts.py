"""Facts: a state, a view or a position as rows, and as JSON.

A game declares which facts there are, and where each stands in the JSON:

    FACT = Facts("position")
    ROUND = FACT("round", Number(0, 32000))                            "round": 3
    HOUSES = FACT("houses.{plot}", plot=PLOT, seat=SEAT, storeys=COUNT)      "houses": {"c7": {"seat": 0, "storeys": 2}}
    HANDS = FACT("hands.{seat}[]", COLOUR, seat=SEAT)                  "hands": [["red"], null]

A part in braces is a key: of a list with an entry for each seat, or of a table; `[]` is a list that grows. A row has
the keys first, then the values. The kernel `show` writes such rows, `settle` reads them.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablee.core.errors import BadPosition
from tablee.core.forms import Data, Field, Row
from tablee.core.kinds import Kind, SeatKind
from tablee.core.row_format import ABSENT, HIDDEN, NONE, WIDTH

ROOT = "position"


@dataclass(frozen=True)
class Fact:
    """One fact: its place, its keys and its values; a single value without a name stands for itself."""

    code: int
    path: str
    keys: tuple[Field, ...]
    values: tuple[Field, ...]
    bare: bool
    derived: bool
    hidden: bool
    empty: bool
    sometimes: bool

    @property
    def name(self) -> str:
        return self.path

    def declaration(self) -> Data:
        return {"path": self.path, "bare": self.bare, "derived": self.derived, "hidden": self.hidden,
                "empty": self.empty, "keys": [key.declaration() for key in self.keys],
                "values": [value.declaration() for value in self.values]}  # fmt: skip


@dataclass
class Node:
    """A place in the JSON: a table of names or by keys, a list by seat, a list that grows, or a value."""

    names: dict[str, "Node"] = field(default_factory=dict)
    key: Field | None = None
    each: "Node | None" = None
    grows: bool = False
    fact: Fact | None = None

    @property
    def is_value(self) -> bool:
        return self.fact is not None and self.fact.bare and not self.grows

    @property
    def by_seat(self) -> bool:
        return self.key is not None and isinstance(self.key.kind, SeatKind)

    def empty(self, players: int) -> Any:
        """What stands here while there is nothing to tell."""
        if self.grows:
            return []
        if self.each is not None:
            return [self.each.empty(players) for _ in range(players)] if self.by_seat else {}
        if self.is_value:
            return None
        return {name: node.empty(players) for name, node in self.names.items() if not node.is_value}


class Facts:
    """The facts of a game, numbered in the order of their declaration."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.facts: list[Fact] = []
        self.root = Node()

    def __call__(
        self, path: str, bare: Kind | None = None, /, *, derived: bool = False, hidden: bool = False,
        empty: bool = False, sometimes: bool = False, **fields: Kind,
    ) -> int:  # fmt: skip
        """Declare the next fact; its code.

        `derived`: it follows from others, and has only to agree with them. `hidden`: the list or table in which it
        stands is null where a view does not know it. `empty`: of a list that is given and empty, `settle` is told by a
        row with ABSENT; otherwise it has no row. `sometimes`: it exists under some options only.
        """
        names = [part[1:-1] for part in path.removesuffix("[]").split(".") if part.startswith("{")]
        ordered = {name: fields[name] for name in names} | {n: kind for n, kind in fields.items() if n not in names}
        if bare is not None:
            ordered["value"] = bare
        made = tuple(Field(name, kind, column) for column, (name, kind) in enumerate(ordered.items(), 1))
        assert len(made) < WIDTH
        fact = Fact(
            len(self.facts),
            path,
            made[: len(names)],
            made[len(names) :],
            bare is not None,
            derived,
            hidden,
            empty,
            sometimes,
        )
        self.facts.append(fact)
        node, keys = self.root, iter(fact.keys)
        for part in path.removesuffix("[]").split("."):
            if part.startswith("{"):
                node.key, node.each = next(keys), node.each or Node()
                node = node.each
            else:
                node = node.names.setdefault(part, Node())
        node.fact, node.grows = fact, path.endswith("[]")
        return fact.code

    # --- to JSON --------------------------------------------------------------------------------------------------

    def data(self, rows: Sequence[Row], players: int) -> Data:
        """Rows as JSON."""
        data: Data = self.root.empty(players)
        for row in rows:
            self._put(data, self.facts[row[0]], row, players)
        return data

    def _put(self, data: Data, fact: Fact, row: Row, players: int) -> None:
        node = self.root
        holder: Any = {"": data}
        name: Any = ""
        keys = iter(fact.keys)
        for part in fact.path.removesuffix("[]").split("."):
            inside = holder[name]
            if part.startswith("{"):
                key = next(keys)
                if row[key.column] == NONE:  # not one entry, but all of them
                    break
                assert node.each is not None
                name = row[key.column] if node.by_seat else key.kind.word(row[key.column])
                node = node.each
                if not isinstance(inside, list) and name not in inside:
                    inside[name] = node.empty(players)
            else:
                name, node = part, node.names[part]
            holder = inside
        first = row[fact.values[0].column]
        if first == ABSENT:
            del holder[name]
        elif first == HIDDEN:
            holder[name] = None
        elif not fact.bare:
            told = {field.name: field.data(row) for field in fact.values}
            holder[name].append(told) if node.grows else holder[name].update(told)
        elif node.grows:
            holder[name].append(fact.values[0].data(row))
        else:
            holder[name] = fact.values[0].data(row)

    # --- from JSON ------------------------------------------------------------------------------------------------

    def rows(self, data: Any, players: int) -> list[list[int]]:
        """JSON as rows, or a BadPosition that names the place; what is left out has no row."""
        return list(_read(self.root, data, ROOT, [], players))

    def check_derived(self, given: Any, found: Data) -> None:
        """Where data tells what follows from the rest, too, it has to agree with it."""
        for fact in self.facts:
            if fact.derived:
                parts = fact.path.removesuffix("[]").split(".")
                names = [] if fact.bare else [value.name for value in fact.values]
                _compare(parts, names, given, found, ROOT)

    def declaration(self) -> list[Data]:
        return [fact.declaration() for fact in self.facts]


def _compare(parts: list[str], names: list[str], given: Any, found: Any, where: str) -> None:
    if found is None and isinstance(given, (list, Mapping)):
        raise BadPosition("position-disagrees", where=_place(where), got=_short(given), found=_short(found))
    if parts and parts[0].startswith("{"):
        entries = given.items() if isinstance(given, Mapping) else enumerate(given) if isinstance(given, list) else ()
        for key, entry in entries:
            if not isinstance(found, Mapping) or key in found:
                _compare(parts[1:], names, entry, found[key], f"{where}.{key}")
    elif parts:
        if isinstance(given, Mapping) and parts[0] in given:
            _compare(parts[1:], names, given[parts[0]], found.get(parts[0]), f"{where}.{parts[0]}")
    elif names and not isinstance(found, list):
        for name in names:
            if isinstance(given, Mapping) and name in given:
                _compare([], [], given[name], found[name], f"{where}.{name}")
    elif given != found or isinstance(given, bool) != isinstance(found, bool):
        raise BadPosition("position-disagrees", where=_place(where), got=_short(given), found=_short(found))


def _read(node: Node, data: Any, where: str, keys: list[int], players: int) -> Iterator[list[int]]:
    if node.is_value:
        assert node.fact is not None
        yield _row(node.fact, keys, {"value": data}, where, players)
    elif data is None and (unknown := _unknown(node)) is not None:
        yield _filled([unknown.code, *keys, *[NONE] * (len(unknown.keys) - len(keys)), HIDDEN])
    elif node.grows:
        yield from _read_list(node, data, where, keys, players)
    elif node.each is not None:
        yield from _read_entries(node, node.each, data, where, keys, players)
    else:
        yield from _read_names(node, data, where, keys, players)


def _unknown(node: Node) -> Fact | None:
    """The fact that says of this place that it is unknown, if it may be."""
    fact = node.each.fact if node.each is not None and node.each.is_value else node.fact
    return fact if fact is not None and fact.hidden else None


def _read_list(node: Node, data: Any, where: str, keys: list[int], players: int) -> Iterator[list[int]]:
    fact = node.fact
    assert fact is not None
    if not isinstance(data, (list, tuple)):
        raise BadPosition("position-list", where=_place(where), got=_short(data))
    if fact.empty and not data:
        yield _filled([fact.code, *keys, ABSENT])
    for number, entry in enumerate(data):
        at = f"{where}.{number}"
        if entry is None:  # a view does not know it, but a position has to
            raise _unexpected(fact.values[0].kind, at, entry)
        if fact.bare:
            yield _row(fact, keys, {"value": entry}, at, players)
        else:
            yield _row(fact, keys, _table(entry, at, [value.name for value in fact.values]), at, players)


def _read_entries(node: Node, each: Node, data: Any, where: str, keys: list[int], players: int) -> Iterator[list[int]]:
    key = node.key
    assert key is not None
    if node.by_seat:
        tables = bool(each.names)  # whatever a table holds may be left out, and so may the last of them
        if not isinstance(data, (list, tuple)) or len(data) > players or (len(data) < players and not tables):
            raise BadPosition("position-seats", where=_place(where), players=players, got=_short(data))
        for seat, entry in enumerate(data):
            yield from _read(each, entry, f"{where}.{seat}", [*keys, seat], players)
        return
    if isinstance(data, (list, tuple)) and each.is_value:  # things by name instead of their counts
        data = {name: data.count(name) for name in data if isinstance(name, str)} if _all_words(data) else data
    if not isinstance(data, Mapping):
        raise BadPosition("position-table", where=_place(where), got=_short(data))
    for name, entry in data.items():
        value = key.kind.known(name) if isinstance(name, str) else None
        if value is None:
            raise _unexpected(key.kind, f"{where}.{_short(name)}", name)
        yield from _read(each, entry, f"{where}.{name}", [*keys, value], players)


def _read_names(node: Node, data: Any, where: str, keys: list[int], players: int) -> Iterator[list[int]]:
    fields = [value.name for value in node.fact.values] if node.fact else []
    growing = [name for name, child in node.names.items() if child.grows]
    if isinstance(data, (list, tuple)) and len(growing) == 1:  # the one list of a table may stand for it
        data = {growing[0]: data}
    table = _table(data, where, [*fields, *node.names])
    if node.fact and any(name in table for name in fields):
        yield _row(node.fact, keys, {name: table[name] for name in fields if name in table}, where, players)
    for name, child in node.names.items():
        if name in table:
            yield from _read(child, table[name], name if where == ROOT else f"{where}.{name}", keys, players)


def _row(fact: Fact, keys: list[int], given: Mapping[str, Any], where: str, players: int) -> list[int]:
    values = []
    for value in fact.values:
        at = where if fact.bare else f"{where}.{value.name}"
        values.append(_value(value.kind, given[value.name], at, players) if value.name in given else NONE)
    return _filled([fact.code, *keys, *values])


def _value(kind: Kind, data: Any, where: str, players: int) -> int:
    if data is None and kind.nullable:
        return NONE
    value = kind.from_data(data)
    if value is None:
        raise _unexpected(kind, where, data)
    if isinstance(kind, SeatKind) and value >= players:
        raise BadPosition("position-number", where=_place(where), low=0, high=players - 1, got=_short(data))
    return value


def _unexpected(kind: Kind, where: str, data: Any) -> BadPosition:
    slug, params = kind.expected
    return BadPosition(slug, where=_place(where), got=_short(data), **params)


def _table(data: Any, where: str, known: list[str]) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise BadPosition("position-table", where=_place(where), got=_short(data))
    for name in data:
        if name not in known:
            raise BadPosition("position-unknown", where=_place(where), got=_short(name), known=", ".join(known))
    return data


def _filled(row: list[int]) -> list[int]:
    return row + [NONE] * (WIDTH - len(row))


def _all_words(data: Any) -> bool:
    return all(isinstance(name, str) for name in data)


def _place(where: str) -> str:
    return where.removeprefix(f"{ROOT}.")


def _short(data: object, limit: int = 60) -> str:
    shown = data if isinstance(data, str) else repr(data)
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"
