"""What a game is made of: its kernels, by the rooms they are found in, its declarations and its options."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple

from tablee.core.facts import Facts
from tablee.core.forms import Forms
from tablee.core.kinds import Codes

Kernel = Any
OptionValue = str | bool


class Rules(NamedTuple):
    """The kernels of a game. None of them allocates, and none draws a random number but `complete`.

    Those that write `rows` say something in numbers: see `tablee.core.rows`.
    """

    prepare: Kernel
    """prepare(box): fill the tables that follow from the edition, the number of players and the options."""
    start: Kernel
    """start(box, state): a fresh match; whatever the record held before is gone."""
    legal: Kernel
    """legal(box, state, moves) -> count: the legal actions of the seat to decide, ascending, into `moves`."""
    apply: Kernel
    """apply(box, state, action): carry out a legal action, a decision or an outcome of luck. It trusts."""
    tickets: Kernel
    """tickets(box, state) -> count: at a chance node, the number of equally likely tickets."""
    ticket: Kernel
    """ticket(box, state, number) -> action: the outcome written on a ticket."""
    forbids: Kernel
    """forbids(box, state, action) -> reason: 0 if the seat to decide may do it, else the code of a refusal."""
    tally: Kernel
    """tally(box, state, sheet): a row per seat, a column per source and tie-break, as if it ended now."""
    redact: Kernel
    """redact(box, state, seat): paint over what a seat (or SPECTATOR) may not know."""
    complete: Kernel
    """complete(box, view, seat, rng): fill what `redact` painted over with one of the possibilities, evenly."""
    unsound: Kernel
    """unsound(box, state) -> fault: 0 if nothing is lost or out of place, else the code of a fault."""
    spell: Kernel
    """spell(box, state, action, rows): the move that an action is, in row 0."""
    find: Kernel
    """find(box, state, rows) -> action: the action of the move in row 0; below 0: minus the code of a refusal; NONE:
    the notation knows no such move."""
    tell: Kernel
    """tell(box, before, action, after, sheet, rows) -> count: what an action changed, an event a row."""
    ask: Kernel
    """ask(box, state, rows): what the seat to decide is asked now, in row 0."""
    explain: Kernel
    """explain(box, state, reason, rows): what fills in the refusal of the move in row 0, in row 1."""
    show: Kernel
    """show(box, state, sheet, rows) -> count: a state, or a view, as facts; `sheet` is for `tally` to write on."""
    settle: Kernel
    """settle(box, state, rows, count) -> fault: facts, and what follows from them, into a record of zeros."""
    board: Kernel
    """board(box, rows) -> count: what never changes during a match, as facts."""


KERNEL_ROOMS = {
    "preparing": ("prepare",), "legal": ("legal", "forbids"), "apply": ("start", "apply"),
    "luck": ("tickets", "ticket"), "scoring": ("tally",), "secrets": ("redact", "complete"),
    "soundness": ("unsound",), "moves": ("spell", "find"), "story": ("tell", "ask", "explain"),
    "positions": ("show", "board"), "settling": ("settle",),
}  # fmt: skip
"""The modules in which a game states its kernels: the same in every game."""


def rules_in(folder: str) -> Rules:
    """The kernels of a game, each found in its room of a folder (`tablee.games.sunrise_lane.kernels`)."""
    rooms = {name: import_module(f"{folder}.{name}") for name in KERNEL_ROOMS}
    return Rules(
        **{kernel: getattr(rooms[name], kernel) for name, kernels in KERNEL_ROOMS.items() for kernel in kernels}
    )


@dataclass(frozen=True)
class Declarations:
    """What the numbers mean that the kernels write; each is declared once, in the game's `declarations.py`."""

    moves: Forms
    events: Forms
    questions: Forms
    refusals: Forms
    """Named by clause, with a variant after a dot; the first is no refusal at all."""
    faults: Codes
    endings: Codes
    facts: Facts
    board: Facts


@dataclass(frozen=True)
class Option:
    """A table option: its clause and its values, the default first. On/off options have the values False and True.

    The box has a field of the option's name; it holds the place of the chosen value among the values.
    """

    clause: str
    values: tuple[OptionValue, ...]


def option_text(value: OptionValue) -> str:
    """An option's value as written in records and on the command line."""
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else value
