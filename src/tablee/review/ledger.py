"""The ledger: from where a seat started to how it ended, in whole millionths, so that the sum is exact."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.game import CHANCE
from tablee.review.findings import Account, Line

Amounts = Sequence[int]
"""A number for each seat."""


class Entry(NamedTuple):
    """What an action brought every seat by what could be known, and what it brought besides."""

    actor: int
    amounts: Amounts
    hidden: Amounts


def difference(after: Amounts, before: Amounts) -> tuple[int, ...]:
    """Seat by seat."""
    return tuple(one - other for one, other in zip(after, before, strict=True))


def by_victory(lines: Sequence[Line]) -> list[Entry]:
    """The entries of the ledger of victories."""
    return [Entry(line.actor, line.wins, line.hidden_wins) for line in lines]


def by_margin(lines: Sequence[Line]) -> list[Entry]:
    """The entries of the ledger of margins."""
    return [Entry(line.actor, line.margins, line.hidden_margins) for line in lines]


def accounts(start: Amounts, dealt: Amounts, end: Amounts, entries: Sequence[Entry]) -> tuple[Account, ...]:
    """Every seat's account: what it could expect before and after the deal, and what each action brought it."""
    return tuple(_account(seat, start[seat], dealt[seat], end[seat], entries) for seat in range(len(start)))


def _account(seat: int, start: int, dealt: int, end: int, entries: Sequence[Entry]) -> Account:
    luck = own = others = 0
    for entry in entries:
        if entry.actor == CHANCE:
            luck += entry.amounts[seat]
        elif entry.actor == seat:
            own += entry.amounts[seat]
        else:
            others += entry.amounts[seat]
    hidden = sum(entry.hidden[seat] for entry in entries)
    return Account(seat, start, dealt - start, luck, hidden, own, others, end)
