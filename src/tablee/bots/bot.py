"""What a bot is: it gets a view, the legal moves and a budget, and answers with a move and perhaps its reasons."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from tablee.core.fields import Fields
from tablee.core.game import Game


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one move; what is None is left to the bot.

    With iterations and no seconds there is no clock: the same view and seed give the same move on any machine.
    """

    seconds: float | None = None
    iterations: int | None = None

    @property
    def is_timed(self) -> bool:
        """Whether a clock runs."""
        return self.seconds is not None or self.iterations is None


@dataclass(frozen=True)
class Reason:
    """What a bot thinks of a move: points ahead of the best opponent at the end, the chance to win, and how sure it is.

    `uncertainty` is one standard error of the win chance.
    """

    action: int
    expected_margin: float
    win_chance: float
    uncertainty: float


@dataclass(frozen=True)
class Choice:
    """A bot's answer: one of the legal actions, and the best few moves as it sees them, the best first."""

    action: int
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    """Chooses a move from what its seat may know."""

    name: str

    def choose(
        self, game: Game, view: Fields, seat: int, legal: Sequence[int], budget: Budget, rng_seed: int
    ) -> Choice:
        """One of the legal actions; `rng_seed` (0 to 2**62 - 1) is the only source of whims."""
        ...
