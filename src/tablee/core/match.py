"""A match: a state, the moves that led to it, and the check that `apply` leaves out."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tablee.core.errors import BadInput, IllegalMove, NotNow
from tablee.core.events import Event
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, Game
from tablee.core.luck import MANUAL, Luck, SeededLuck
from tablee.core.result import Result


@dataclass(frozen=True)
class Preview:
    """What a move would bring, as far as its seat can know: worked out in a world that the seat itself imagines.

    `events` as the seat will see them and `view` what it will see, up to where something is uncovered that is only
    imagined; `gained` are points of the running scores. `is_whole` unless something is uncovered, or luck follows.
    """

    action: int
    events: tuple[dict[str, Any], ...]
    view: Fields
    gained: tuple[int, ...]
    is_whole: bool


class Match:
    """One playing of a game. Luck is drawn as the match goes on, unless it is played by hand."""

    def __init__(
        self,
        game: Game,
        state: Fields,
        seed: int | None = None,
        luck: str | Luck | None = None,
        from_position: bool = False,
    ) -> None:
        if isinstance(luck, str) and luck != MANUAL:
            raise BadInput("bad-luck", got=luck)
        if luck is not None and seed is not None:
            raise BadInput("seed-and-luck")
        self.game = game
        self.state = state
        self.origin = state.copy()
        self.from_position = from_position
        self.luck: Luck | None = None if luck == MANUAL else luck if luck is not None else SeededLuck(seed)  # type: ignore[assignment]
        self.actions: list[tuple[int, int]] = []
        self.history: list[tuple[int | str, str]] = []
        self.events: list[list[Event]] = []
        self._draw_luck()

    # --- whose move it is, and what can be done -------------------------------------------------------------------

    @property
    def actor(self) -> int | str | None:
        """The seat to decide; "chance" where luck is played by hand; None when the match is over."""
        actor = self.state.actor
        return None if actor == OVER else "chance" if actor == CHANCE else int(actor)

    @property
    def over(self) -> bool:
        return bool(self.state.actor == OVER)

    @property
    def ply(self) -> int:
        """How many actions have been played, luck included."""
        return len(self.actions)

    def legal(self) -> list[str]:
        """The moves that may be played now, in notation."""
        return [self.game.text(self.state, action) for action in self.legal_actions()]

    def legal_actions(self) -> list[int]:
        """The same, as numbers of the action table."""
        return self.game.legal(self.state)

    def weights(self) -> list[int]:
        """How likely each move of `legal()` is, where luck is played by hand."""
        if self.state.actor != CHANCE:
            raise NotNow("no-chance-now")
        return [weight for _, weight in sorted(self.game.outcomes(self.state).items())]

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self, move: str | int) -> list[Event]:
        """Play a move in notation (or an action's number) for whoever is to act; illegal ones are refused by clause.

        Returns what happened, the luck that followed included.
        """
        before = self.ply
        self._apply(self._checked(move))
        self._draw_luck()
        return [event for happened in self.events[before:] for event in happened]

    def play_all(self, moves: Iterable[str]) -> None:
        """Play one move after the other."""
        for move in moves:
            self.play(move)

    def _checked(self, move: str | int) -> int:
        if self.over:
            raise NotNow("match-over")
        action = self._action(move)
        if self.state.actor == CHANCE:
            if action not in self.game.outcomes(self.state):
                text = self.game.text(self.state, action)
                raise BadInput("impossible-outcome", got=text, known=_listed(self.legal()))
            return action
        refusal = self.game.refusal(self.state, action)
        if refusal is not None:
            raise refusal
        return action

    def _action(self, move: str | int) -> int:
        if isinstance(move, str):
            return self.game.read(self.state, move)
        if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move < self.game.actions:
            raise BadInput("bad-action", got=move, last=self.game.actions - 1)
        return move

    def _apply(self, action: int) -> None:
        before = self.state.copy()
        actor = int(before.actor)
        text = self.game.text(before, action)
        self.game.apply(self.state, action)
        self.actions.append((actor, action))
        self.history.append(("chance" if actor == CHANCE else actor, text))
        self.events.append(self.game.events(before, action, self.state))

    def _draw_luck(self) -> None:
        while self.luck is not None and self.state.actor == CHANCE:
            number = self.luck.draw(self.game.tickets(self.state), self.ply)
            self._apply(self.game.ticket(self.state, number))

    # --- taking back ----------------------------------------------------------------------------------------------

    def can_undo(self) -> bool:
        """Whether the last move can be taken back: by the seat now to decide, and nothing was revealed by it."""
        return (
            bool(self.actions)
            and self.actions[-1][0] == self.actor
            and not any(event.reveals for event in self.events[-1])
        )

    def undo(self) -> None:
        """Take back the last move."""
        if not self.can_undo():
            raise NotNow("cannot-undo")
        kept = self.actions[:-1]
        self.state.assign(self.state_at(len(kept)))
        for kept_list in (self.actions, self.history, self.events):
            kept_list.pop()

    def state_at(self, ply: int) -> Fields:
        """The state after so many actions."""
        if not 0 <= ply <= self.ply:
            raise BadInput("bad-ply", got=ply, last=self.ply)
        state = self.origin.copy()
        for _, action in self.actions[:ply]:
            self.game.apply(state, action)
        return state

    # --- looking --------------------------------------------------------------------------------------------------

    def preview(self, seat: int, move: str | int) -> Preview:
        """What a move of the seat to decide would bring; it depends on nothing that the seat may not know."""
        from tablee.core.rng import new_rng  # a module of kernels: it may bring Numba with it

        if self.state.actor != self.game.checked_seat(seat):
            raise NotNow("not-your-turn")
        game, action = self.game, self._checked(move)
        before = game.complete(game.view(self.state, seat), seat, new_rng(0, self.ply))
        after = before.copy()
        game.apply(after, action)
        happened = game.events(before, action, after)
        known = next((number for number, event in enumerate(happened) if event.reveals), None)
        shown = after if known is None else before
        gained = (now - then for now, then in zip(game.scores(shown), game.scores(before), strict=True))
        return Preview(
            action=action, events=tuple(event.seen_by(seat) for event in happened[:known]),
            view=game.view(shown, seat), gained=tuple(gained), is_whole=known is None and after.actor != CHANCE,
        )  # fmt: skip

    def scores(self) -> tuple[int, ...]:
        """The running scores; totals once the match is over."""
        return self.game.scores(self.state)

    def result(self) -> Result:
        """Totals, breakdown, winners and the clauses that decided; only once the match is over."""
        if not self.over:
            raise NotNow("not-over")
        return self.game.result(self.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may know, as JSON-able data."""
        return self.game.data(self.game.view(self.state, seat))

    def position(self) -> dict[str, Any]:
        """Everything, as JSON-able data that `game.position` takes back."""
        return self.game.data(self.state)

    def log(self, seat: int | None = None) -> list[list[dict[str, Any]]]:
        """For every action, its events as a seat or a spectator saw them."""
        return [[event.seen_by(seat) for event in happened] for happened in self.events]

    def record(self) -> str:
        """The match as one text, luck included."""
        from tablee.core.record import write

        return write(self)


def _listed(moves: list[str], most: int = 8) -> str:
    return ", ".join(moves[:most]) + (", …" if len(moves) > most else "")


__all__ = ["IllegalMove", "Match"]
