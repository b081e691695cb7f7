"""Exact values of decisions near the end of a match, by enumeration: no estimate, no advice.

They are exact where nobody but the deciding seat will decide any more; then it does not matter what others hold.
"""

from tablee.bots.levels import LEVELS, level_settings
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, Game

LONGEST = 2_000
"""Positions looked at before a decision is given up."""


class TooFar(Exception):
    """Somebody else will decide, or there is too much to enumerate."""


class Solver:
    """What is the best that a seat can get, over everything that it and luck can do."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game, self._seat, self._settings = game, seat, level_settings(game.name, LEVELS[-1]).search
        self._known: dict[bytes, float] = {}
        self.met_luck = False

    def values(self, state: Fields) -> dict[int, float]:
        """The worth of every move, if the seat plays on as well as can be."""
        return {action: self._after(state, action) for action in self._game.legal(state)}

    def _after(self, state: Fields, action: int) -> float:
        after = state.copy()
        self._game.apply(after, action)
        return self._best(after)

    def _best(self, state: Fields) -> float:
        key = state.tobytes()
        if key not in self._known:
            if len(self._known) > LONGEST:
                raise TooFar
            self._known[key] = self._work_out(state)
        return self._known[key]

    def _work_out(self, state: Fields) -> float:
        if state.actor == OVER:
            return self._worth(state)
        if state.actor == CHANCE:
            outcomes = self._game.outcomes(state)
            total = sum(outcomes.values())
            self.met_luck |= len(outcomes) > 1
            return sum(weight * self._after(state, action) for action, weight in outcomes.items()) / total
        if state.actor != self._seat:
            raise TooFar
        return max(self._after(state, action) for action in self._game.legal(state))

    def _worth(self, state: Fields) -> float:
        """As bots see a result: mostly the victory, partly the margin."""
        result, seat = self._game.result(state), self._seat
        margin = result.totals[seat] - max(total for other, total in enumerate(result.totals) if other != seat)
        win = (seat in result.winners) / len(result.winners)
        squashed = 0.5 + 0.5 * margin / (abs(margin) + 2.0 * self._settings.span)
        return self._settings.win_share * win + (1.0 - self._settings.win_share) * squashed
