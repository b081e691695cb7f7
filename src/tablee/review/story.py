"""A review in words: what could have been expected of another move, and where a match turned."""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.review.findings import FAULTS, UNIT, Decision, Findings

WORTH_SAYING = UNIT // 2
"""Of a point; less than that is not said."""
MOST_TURNING_POINTS = 5
FAULT_WORDS = tuple(word for word, _ in FAULTS)


@dataclass(frozen=True)
class Reason:
    """Why a move was better: whose points it changes, and by how many; `kind` names the sentence."""

    kind: str
    seat: int
    points: int


def reason(decision: Decision) -> Reason | None:
    """What the better move would have changed most: points of one's own, or of somebody else."""
    if decision.better is None:
        return None
    played, better = decision.options[0], decision.options[decision.better]
    more = [one - other for one, other in zip(better.points, played.points, strict=True)]
    seat, own = decision.seat, more[decision.seat]
    rival = min((other for other in range(len(more)) if other != seat), key=lambda other: more[other])
    if max(own, -more[rival]) < WORTH_SAYING:
        return Reason("wins", seat, 0)
    if own >= -more[rival]:
        return Reason("own", seat, rounded(own))
    return Reason("other", rival, rounded(-more[rival]))


def rounded(amount: int) -> int:
    """Millionths as a whole number."""
    return (amount + UNIT // 2) // UNIT


def percent(chance: int) -> int:
    """Millionths of a victory as a whole percentage."""
    return rounded(100 * chance)


def faults(found: Findings) -> list[Decision]:
    """The decisions that were clearly wrong, in the order of the match."""
    return [decision for decision in found.decisions if decision.word in FAULT_WORDS]


@dataclass(frozen=True)
class Turn:
    """A step of the match that moved somebody's chances most."""

    ply: int
    seat: int
    before: int
    after: int


def turning_points(found: Findings) -> Sequence[Turn]:
    """The steps that changed the chances of whom they changed most, in the order of the match."""
    turns = []
    for before, after in zip(found.moments, found.moments[1:], strict=False):
        if before.ply >= found.first:
            changes = [now - then for now, then in zip(after.wins, before.wins, strict=True)]
            seat = max(range(found.players), key=lambda one: abs(changes[one]))
            turns.append(Turn(before.ply, seat, before.wins[seat], after.wins[seat]))
    turns.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.ply))
    return sorted(turns[:MOST_TURNING_POINTS], key=lambda turn: turn.ply)
