"""The outcome of a match: what everybody scored, for what, who won, and which clause decided it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple


class Source(NamedTuple):
    """A source of points. Those that are `running` count from the moment they are made, the others at the end."""

    name: str
    clause: str
    running: bool


class TieBreak(NamedTuple):
    """What is compared, highest first, when totals are equal."""

    name: str
    clause: str


@dataclass(frozen=True)
class Result:
    """`decided_by` is empty when points alone decided; otherwise it lists the tie-breaks consulted, in order.

    `ended_by` is the clause that ended the match. A shared victory has several winners.
    """

    totals: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    tie_breaks: tuple[dict[str, int], ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    decided_by: tuple[str, ...]
    ended_by: str

    def data(self) -> dict[str, Any]:
        """The same, ready for JSON."""
        return {
            "totals": list(self.totals), "breakdown": [dict(part) for part in self.breakdown],
            "tie_breaks": [dict(part) for part in self.tie_breaks], "winners": list(self.winners),
            "places": list(self.places), "decided_by": list(self.decided_by), "ended_by": self.ended_by,
        }  # fmt: skip


def victory_share(places: Sequence[int], seat: int) -> float:
    """A seat's part of the victory: 1 alone, one half of a victory shared by two, 0 for the others."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def rank(
    sheet: list[list[int]], sources: tuple[Source, ...], tie_breaks: tuple[TieBreak, ...], ended_by: str
) -> Result:
    """Turn a game's score sheet (a row per seat: sources, then tie-breaks) into a result."""
    totals = tuple(sum(row[: len(sources)]) for row in sheet)
    keys = [(total, *row[len(sources) :]) for total, row in zip(totals, sheet, strict=True)]
    best = max(keys)
    contenders = [key for key in keys if key[0] == best[0]]
    decided_by = []
    for step, tie_break in enumerate(tie_breaks, start=1):
        if len(contenders) == 1:
            break
        decided_by.append(tie_break.clause)
        most = max(key[step] for key in contenders)
        contenders = [key for key in contenders if key[step] == most]
    return Result(
        totals=totals,
        breakdown=tuple(dict(zip((s.name for s in sources), row, strict=False)) for row in sheet),
        tie_breaks=tuple(dict(zip((t.name for t in tie_breaks), row[len(sources) :], strict=True)) for row in sheet),
        winners=tuple(seat for seat, key in enumerate(keys) if key == best),
        places=tuple(1 + sum(other > key for other in keys) for key in keys),
        decided_by=tuple(decided_by),
        ended_by=ended_by,
    )
