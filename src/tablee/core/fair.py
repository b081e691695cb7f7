"""Luck that nobody chose and everybody can check.

Before anybody sits down the server draws a secret and shows its SHA-256, the commitment. Every person at the table
adds a random value. Each outcome follows from the secret, these contributions and the ply; when the match is over the
secret is shown, and whoever holds the record can compute every card, die and tile again (docs/fairness.md).
"""

import hashlib
import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee.core.errors import BadRecord
from tablee.core.game import CHANCE, shortened

if TYPE_CHECKING:
    from tablee.core.match import Match

FAIR = "fair"
SEALED = "sealed"
RANGE = 2**64
"""Outcomes are made from the first eight bytes of a digest."""

_VALUE = re.compile(r"[0-9a-f]{64}")
_CONTRIBUTION = re.compile(r"([0-9]):([0-9a-f]{64})")


def is_value(text: str) -> bool:
    """Whether a text is 32 bytes as the protocol writes them: 64 hexadecimal digits in lower case."""
    return _VALUE.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """What is shown of a secret before the match."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def fair_ticket(secret: str, contributions: Mapping[int, str], tickets: int, ply: int) -> int:
    """The ticket drawn at a ply: unbiased, because numbers beyond the last whole multiple of `tickets` are redrawn."""
    given = ",".join(f"{seat}:{contributions[seat]}" for seat in sorted(contributions))
    limit = RANGE - RANGE % tickets
    attempt = 0
    while True:
        message = f"{ply}/{attempt}/{given}".encode()
        number = int.from_bytes(hmac.digest(bytes.fromhex(secret), message, "sha256")[:8], "big")
        if number < limit:
            return number % tickets
        attempt += 1


class FairLuck:
    """The luck of one match. Its name, which goes into the record, holds the secret only once it is revealed."""

    def __init__(self, secret: str, contributions: Mapping[int, str], revealed: bool = False) -> None:
        self.secret = secret
        self.contributions = dict(sorted(contributions.items()))
        self.revealed = revealed

    @property
    def name(self) -> str:
        shown = self.secret if self.revealed else SEALED
        given = "".join(f" {seat}:{value}" for seat, value in self.contributions.items())
        return f"{FAIR} {commitment(self.secret)} {shown}{given}"

    def draw(self, tickets: int, ply: int) -> int:
        return fair_ticket(self.secret, self.contributions, tickets, ply)


@dataclass(frozen=True)
class Promise:
    """What the `luck fair` line of a record says."""

    commitment: str
    secret: str | None
    contributions: dict[int, str]

    @classmethod
    def read(cls, name: str) -> "Promise":
        """From the luck's name in a record; BadRecord if it is not of this form."""
        words = name.split(" ")
        given = [_CONTRIBUTION.fullmatch(word) for word in words[3:]]
        wrong = len(words) < 3 or words[0] != FAIR or not is_value(words[1]) or not all(given)
        if wrong or not (words[2] == SEALED or is_value(words[2])):
            raise BadRecord("luck-not-fair", got=shortened(name))
        contributions = {int(found[1]): found[2] for found in given if found}
        return cls(words[1], None if words[2] == SEALED else words[2], contributions)

    def luck(self) -> FairLuck | None:
        """The luck itself, once the secret is known."""
        return FairLuck(self.secret, self.contributions, revealed=True) if self.secret else None


def verify(match: "Match") -> int:
    """Recompute all luck of a replayed match; how many outcomes there were. BadRecord names the first that differs."""
    luck = match.luck
    if not isinstance(luck, FairLuck):
        raise BadRecord("luck-not-fair", got="manual" if luck is None else shortened(luck.name))
    state = match.origin.copy()
    outcomes = 0
    for ply, (actor, action) in enumerate(match.actions):
        if actor == CHANCE:
            expected = match.game.ticket(state, luck.draw(match.game.tickets(state), ply))
            if expected != action:
                raise BadRecord(
                    "luck-differs", ply=ply, expected=match.game.text(state, expected), got=match.history[ply][1]
                )
            outcomes += 1
        match.game.apply(state, action)
    return outcomes
