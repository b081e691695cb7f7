"""Write what a game declares as TypeScript: web/src/games/GAME/declared.ts (`python -m tools.engine_types`)."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import tablee
from tablee.core.facts import Facts, Node
from tablee.core.forms import Field, Form, Forms
from tablee.core.game import Game
from tablee.core.kinds import Codes, Composite, Kind, Union

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
WIDTH = 120

SHAPES = ("view: View", "board: Board", "move: Move", "event: Event", "question: Question")
"""What the engine asks of a game's types (`Shapes` in web/src/engine/declared.ts)."""


def declared(kind: type[Game]) -> str:
    """The types of a game's views, moves, events, questions, board and codes."""
    parts = [
        f"/** What {kind.name} declares. Written by `python -m tools.engine_types`. */",
        *_codes(kind),
        _interface("View", kind.declared.facts),
        _interface("Board", kind.declared.board),
        _forms("Move", "move", kind.declared.moves),
        _forms("Event", "event", kind.declared.events, ("seat: number | null",)),
        _forms("Question", "question", kind.declared.questions),
        "/** For the engine: `load<Declared>(manifest, module)`. */\n" + _block("export interface Declared", SHAPES),
    ]
    return "\n\n".join(parts) + "\n"


# --- kinds ------------------------------------------------------------------------------------------------------------


def _codes(kind: type[Game]) -> Iterator[str]:
    """Every kind that has names: the names as a list, and as a type."""
    found: dict[str, Kind] = {}
    for field in _fields(kind):
        for one in _inner(field.kind):
            found.setdefault(one.name, one)
    reasons = [form.name for form in kind.declared.refusals.forms if form.name]
    yield from (_code(name, list(dict.fromkeys(one.names))) for name, one in found.items() if isinstance(one, Codes))
    yield _code("refusal", reasons)
    aliases = [
        f"export type {_type_name(name)} = {' | '.join(map(_type, one.kinds)) if isinstance(one, Union) else 'string'}"
        for name, one in found.items()
        if isinstance(one, Composite | Union)
    ]
    if aliases:
        yield "\n".join(aliases)


def _fields(kind: type[Game]) -> Iterator[Field]:
    for forms in (kind.declared.moves, kind.declared.events, kind.declared.questions, kind.declared.refusals):
        for form in forms.forms:
            yield from form.fields
    for facts in (kind.declared.facts, kind.declared.board):
        for fact in facts.facts:
            yield from (*fact.keys, *fact.values)


def _inner(kind: Kind) -> Iterator[Kind]:
    if isinstance(kind, Union):
        for one in kind.kinds:
            yield from _inner(one)
    if isinstance(kind, Codes | Composite | Union):
        yield kind


def _code(name: str, names: list[str]) -> str:
    constant = name.upper().replace("-", "_")
    listed = _wrapped(f"export const {constant} = [", [f"'{one}'" for one in names], "] as const")
    return f"{listed}\nexport type {_type_name(name)} = (typeof {constant})[number]"


def _type_name(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("-", "_").split("_"))


def _type(kind: Kind) -> str:
    """The type of a value, null not included."""
    return _type_name(kind.name) if isinstance(kind, Codes | Composite | Union) else kind.typescript


def _value(kind: Kind) -> str:
    return f"{_type(kind)} | null" if kind.nullable else _type(kind)


def _array(of: str) -> str:
    return f"({of})[]" if " | " in of and of[-1] not in "]}>" else f"{of}[]"


# --- forms ------------------------------------------------------------------------------------------------------------


def _forms(name: str, tag: str, forms: Forms, common: Iterable[str] = ()) -> str:
    """One of several forms; a field that only its own seat may see is left out for others."""
    return "\n".join([f"export type {name} =", *(f"  | {_form(form, tag, common)}" for form in forms.forms)])


def _form(form: Form, tag: str, common: Iterable[str]) -> str:
    fields = [f"{one.name}{'?' if one.secret else ''}: {_array(_type(one.kind)) if one.most else _value(one.kind)}"
              for one in form.fields]  # fmt: skip
    whole = "; ".join((f"{tag}: '{form.name}'", *common, *fields))
    return f"{{ {whole} }}"


# --- facts ------------------------------------------------------------------------------------------------------------


def _interface(name: str, facts: Facts) -> str:
    sometimes = {fact.path.split(".")[0].removesuffix("[]") for fact in facts.facts if fact.sometimes}
    lines = [f"{one}{'?' if one in sometimes else ''}: {_node(node)}" for one, node in facts.root.names.items()]
    return _block(f"export interface {name}", lines)


def _node(node: Node) -> str:
    """The type of a place in the JSON."""
    if node.is_value:
        assert node.fact is not None
        return _value(node.fact.values[0].kind)
    null = " | null" if _may_be_unknown(node) else ""
    if node.grows:
        assert node.fact is not None
        item = _value(node.fact.values[0].kind) if node.fact.bare else _object(node)
        return _array(item) + null
    if node.each is not None:
        assert node.key is not None
        each = _node(node.each)
        if node.by_seat:
            return _array(each) + null
        return f"Partial<Record<{_type(node.key.kind)}, {each}>>{null}"
    return _object(node) + null


def _may_be_unknown(node: Node) -> bool:
    fact = node.each.fact if node.each is not None and node.each.is_value else node.fact
    return fact is not None and fact.hidden


def _object(node: Node) -> str:
    fields = [f"{one.name}: {_value(one.kind)}" for one in node.fact.values] if node.fact else []
    fields += [f"{name}: {_node(child)}" for name, child in node.names.items()]
    return f"{{ {'; '.join(fields)} }}"


# --- layout -----------------------------------------------------------------------------------------------------------


def _block(head: str, lines: Iterable[str]) -> str:
    return "\n".join([f"{head} {{", *(f"  {line}" for line in lines), "}"])


def _wrapped(head: str, items: list[str], tail: str) -> str:
    """A list on one line, or on as many as it needs."""
    whole = head + ", ".join(items) + tail
    if len(whole) <= WIDTH:
        return whole
    lines, line = [head], " "
    for item in items:
        if len(line) + len(item) + 2 > WIDTH:
            lines.append(line)
            line = " "
        line += f" {item},"
    return "\n".join([*lines, line, tail])


def main() -> None:
    """Write the files of our own games."""
    for folder in sorted(path for path in GAMES.iterdir() if path.is_dir()):
        (folder / "declared.ts").write_text(declared(tablee.game_class(folder.name)), "utf-8")


if __name__ == "__main__":
    main()
