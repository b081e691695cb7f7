"""Duplicate luck: what "the same luck" means when the same deal is played again with the seats rotated.

Luck stays with the seat, and every draw has a name: the deal, the kind of draw, the seat that draws, and a number.

* Cards and tiles are numbered by draw: a seat's fifth card is the same card however many the others have drawn.
* Dice are numbered by turn: a seat's fifth roll is the same roll, whether or not dice were rolled again before.
* Bonus tokens are numbered by holder: a seat's third token is worth the same whatever the others have taken.

Set-ups are therefore alike to the last card. Later a card may be gone because somebody else drew it first; then, and
only then, the next one in that draw's own order comes instead (`tablee.arena.ticket_ranks`).
"""

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np

from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.kernel import argument
from tablee.core.luck import SEED_LIMIT
from tablee.core.specialise import specialise

RANKS = "tablee.arena.ticket_ranks"
BY_TURN = frozenset({"roll"})
"""Kinds of luck that are numbered by turn; all others are numbered by draw."""
NOBODY = -1


def number_of(name: str) -> int:
    """A number below SEED_LIMIT that a name determines."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big") % SEED_LIMIT


def token_holder(game: Game, state: Fields) -> int:
    """Sunny Day turns tokens face up when all turns are over: the first seat with one that lies face down."""
    face_up = state.array["values"][0].sum(axis=1)
    return next((seat for seat in range(game.players) if face_up[seat] < state.tokens[seat]), NOBODY)


HOLDERS: dict[str, Callable[[Game, Fields], int]] = {"token": token_holder}
"""Kinds of luck that concern another seat than the one in turn."""


class DuplicateLuck:
    """The luck of one deal. The same deal, seat, kind and number draw the same tickets, in whichever match."""

    def __init__(self, game: Game, seed: int, deal: int) -> None:
        self.deal = f"{seed}/{deal}"
        self._game = game
        self._ranks: Any = specialise(RANKS, type(game))
        self._copies = np.zeros(game.actions, np.int32)
        self._has_turn = "turn" in (game.state_type.names or ())
        self._drawn: Counter[str] = Counter()
        self._turns: Counter[int] = Counter()
        self._in_turn = NOBODY
        self._last_decider = NOBODY

    def watch(self, state: Fields) -> None:
        """Look at the state before every decision, to know whose turn it is and how many turns he has had."""
        if state.actor >= 0:
            self._last_decider = int(state.actor)
        seat = int(state.turn) if self._has_turn else self._last_decider
        if seat != self._in_turn:
            self._in_turn = seat
            self._turns[seat] += 1

    def draw(self, state: Fields) -> int:
        """The outcome at a chance node."""
        self.watch(state)
        words = np.array(divmod(number_of(self.name(state)), 2**32), np.int64)
        arguments = self._game.arguments(state)
        return int(self._ranks.lowest_ranked(*arguments, argument(words), argument(self._copies)))

    def name(self, state: Fields) -> str:
        """The name of the next draw; no two draws of a match have the same."""
        kind = self._game.move_data(state, self._game.ticket(state, 0))["move"]
        holder = HOLDERS.get(kind)
        seat = holder(self._game, state) if holder else self._in_turn
        stream = f"{self.deal}/{kind}/{seat}"
        if kind in BY_TURN:
            stream += f"/turn {self._turns[seat]}"
        self._drawn[stream] += 1
        return f"{stream}/{self._drawn[stream]}"
