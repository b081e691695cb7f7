"""What a review finds, as numbers that Python and the page write alike: integers, in millionths.

Of points in margins, of one victory in chances of winning and in worths. See docs/review.md.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import floor, sqrt
from typing import Any

UNIT = 1_000_000

FORCED, FINE, UNCLEAR, INACCURACY, MISTAKE, BLUNDER = "forced", "fine", "unclear", "inaccuracy", "mistake", "blunder"
FAULTS = ((BLUNDER, 100_000), (MISTAKE, 50_000), (INACCURACY, 20_000))
"""What a decision is called that loses at least so much worth, for certain."""
SURE = 2.4
"""Standard errors on both sides that hold for three comparisons at once, 19 times out of 20."""


def units(number: float) -> int:
    """Millionths, rounded as a browser rounds."""
    return floor(number * UNIT + 0.5)


def standard_error(total: float, squares: float, count: int) -> float:
    """Of a mean, from the sums of what it is the mean of and of the squares."""
    mean = total / count
    return sqrt(max(0.0, squares / count - mean * mean) / count)


@dataclass(frozen=True)
class Option:
    """A move that was looked at: what its seat and the others could expect of it, on what the seat knew."""

    action: int
    move: str
    worlds: int
    win: int
    win_error: int
    margin: int
    points: tuple[int, ...]
    gap: int
    """Its worth above that of the move played; the error is of the difference, in the same worlds."""
    gap_error: int


@dataclass(frozen=True)
class Decision:
    """A decision of a seat, judged. `options` begins with the move played; a better one is there if any looked so."""

    ply: int
    seat: int
    choices: int
    word: str
    loss: int
    low: int
    high: int
    better: int | None
    """The place among the options of the move that would have been better."""
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Moment:
    """A state of the match, everything known: what every seat could expect of it."""

    ply: int
    wins: tuple[int, ...]
    wins_error: tuple[int, ...]
    margins: tuple[int, ...]


@dataclass(frozen=True)
class Line:
    """A line of the ledger: what one action brought every seat, and how much of it nobody could have known."""

    ply: int
    actor: int
    wins: tuple[int, ...]
    margins: tuple[int, ...]
    hidden_wins: tuple[int, ...]
    hidden_margins: tuple[int, ...]


@dataclass(frozen=True)
class Account:
    """How a seat came to its end: these, added up, are the last one, to the last digit."""

    seat: int
    start: int
    deal: int
    luck: int
    hidden: int
    own: int
    others: int
    end: int


@dataclass(frozen=True)
class Findings:
    """A whole review. `first` is the ply of the first decision: what came before it was the deal."""

    game: str
    players: int
    first: int
    last: int
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    lines: tuple[Line, ...]
    margins: tuple[Account, ...]
    wins: tuple[Account, ...]

    def data(self) -> dict[str, Any]:
        """As JSON-able data."""
        return asdict(self)


def word_for(low: int, high: int) -> str:
    """What may be said of a decision whose loss lies between these."""
    for word, least in FAULTS:
        if low >= least:
            return word
    return FINE if high < FAULTS[-1][1] else UNCLEAR


def verdict(options: Sequence[Option]) -> tuple[str, int, int, int, int | None]:
    """A word, the loss with its interval, and the place of the better move, if one looks better.

    The better one is that of which it is surest: the lower end of its interval decides.
    """
    best, best_low, high = None, 0, 0
    for place, option in enumerate(options[1:], start=1):
        reach = units(SURE * option.gap_error / UNIT)
        high = max(high, option.gap + reach)
        if best is None or option.gap - reach > best_low:
            best, best_low = place, option.gap - reach
    if best is None:
        return FINE, 0, 0, 0, None
    gap = options[best].gap
    return word_for(best_low, high), max(0, gap), best_low, high, best if gap > 0 else None
