"""Tables of what a game declares: its moves, events, questions and the facts of a position."""

from collections import Counter
from collections.abc import Iterable, Mapping

from tablee.core.facts import Facts
from tablee.core.forms import Field, Forms
from tablee.core.game import Game
from tools.markdown import Row, table


def moves(kind: type[Game], words: Mapping[str, str]) -> list[str]:
    """The moves, each with its notation and the number of its actions with the standard edition."""
    game = kind()
    start = game.start()
    counts = Counter(game.move_data(start, action)["move"] for action in range(game.actions))
    rows: list[Row] = [
        (f"`{form.name}`", f"`{' '.join(form.template)}`", _fields(form.fields), counts[form.name],
         words.get(form.name, ""))
        for form in kind.declared.moves.forms
    ]  # fmt: skip
    said = f"{game.actions} actions with the standard edition and {game.players} players."
    return [said, "", *table(("move", "notation", "fields", "actions", "in words"), rows)]


def events(forms: Forms) -> list[str]:
    """The events: what each tells, and what of it only its own seat may see."""
    rows: list[Row] = [
        (f"`{form.name}`", _fields(one for one in form.fields if not one.secret),
         _fields(one for one in form.fields if one.secret))
        for form in forms.forms
    ]  # fmt: skip
    return table(("event", "fields", "for its seat only"), rows)


def facts(declared: Facts) -> list[str]:
    """The facts of a position or of a board: where each stands in the JSON."""
    rows: list[Row] = []
    for fact in declared.facts:
        values = _kind(fact.values[0]) if fact.bare else _fields(fact.values)
        notes = ["null where a view does not know it"] * fact.hidden + ["follows from the rest"] * fact.derived
        notes += ["under some options only"] * fact.sometimes
        rows.append((f"`{fact.path}`", values, "; ".join(notes)))
    return table(("place", "value", ""), rows)


def _fields(fields: Iterable[Field]) -> str:
    return ", ".join(f"`{one.name}` {_kind(one)}" for one in fields)


def _kind(field: Field) -> str:
    name = field.kind.name + (" or null" if field.kind.nullable else "")
    return f"list of {name}" if field.most else name
