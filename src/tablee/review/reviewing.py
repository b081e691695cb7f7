"""A match reviewed: every ply is looked at, roughly at first, and again as long as somebody wants to know better."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tablee.core.errors import NotNow
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, Game
from tablee.core.match import Match
from tablee.core.record import replay
from tablee.review.chances import chance_error, chances, sureness
from tablee.review.findings import (
    FORCED,
    UNCLEAR,
    Decision,
    Findings,
    Line,
    Moment,
    Option,
    standard_error,
    units,
    verdict,
)
from tablee.review.judge import Arm, Judge, Look, Outlook, PlayingJudge
from tablee.review.ledger import accounts, by_margin, by_victory, difference
from tablee.review.records import ADVISED, PLAYED, UNPLANNED

Progress = Callable[[int, int], None]
"""Told how many plies have been looked at, and of how many."""


@dataclass(frozen=True)
class Effort:
    """How closely a ply is looked at: tries of every move when the best are sought, worlds in which those are
    compared, samples of what a state promises (of luck: outcomes tried, all of them at least twice)."""

    tries: int = 6
    worlds: int = 256
    samples: int = 384


FIRST = Effort()
"""What a first pass takes."""
ROUND = 2
"""Samples of a state in which luck acts, at least."""


class Ply:
    """One action of a match, and what is found out about it."""

    def __init__(self, judge: Judge, game: Game, state: Fields, ply: int, action: int, effort: Effort) -> None:
        self.ply, self.actor, self.action = ply, int(state.actor), action
        self._judge, self._game, self._state, self._effort = judge, game, state, effort
        self.choices = len(game.legal(state)) if self.actor >= 0 else 0
        self.sureness = sureness(game.name, game.players)
        self.found: Look | None = None

    @property
    def is_forced(self) -> bool:
        """Whether a seat had only one move: then nothing is found out here that the next ply does not say."""
        return self.choices == 1

    def look(self) -> None:
        """Look at it for the first time."""
        if not self.is_forced:
            played = self.action if self.actor >= 0 else None
            self.found = self._judge.look(self._game, self._state, played, self.ply, self._effort.tries)
            self.found.go_on(self._effort.worlds, self._samples())

    def look_again(self) -> None:
        """Look at it as closely again as so far."""
        if self.found is not None:
            arms = self.found.arms()
            self.found.go_on(arms[PLAYED].visits if arms else 0, self.found.outlook().samples)

    @property
    def is_unclear(self) -> bool:
        """Whether nothing can be said of a decision yet."""
        return self.found is not None and self.actor >= 0 and self.decision().word == UNCLEAR

    def _samples(self) -> int:
        if self.actor == OVER:
            return 1
        if self.actor == CHANCE:
            return max(ROUND, -(-self._effort.samples // len(self._game.outcomes(self._state))))
        return self._effort.samples

    def decision(self) -> Decision:
        """The decision as it is judged so far."""
        if self.is_forced:
            return Decision(self.ply, self.actor, 1, FORCED, 0, 0, 0, None, ())
        assert self.found is not None
        arms = self.found.arms()
        options = tuple(self._option(arm) for place, arm in enumerate(arms) if place not in (UNPLANNED, ADVISED))
        return Decision(self.ply, self.actor, self.choices, *verdict(options), options)

    def _option(self, arm: Arm) -> Option:
        count, seat = arm.visits, self.actor
        error = standard_error(arm.wins[seat], arm.wins_square, count)
        return Option(
            action=arm.action,
            move=self._game.text(self._state, arm.action),
            worlds=count,
            win=won(arm, self.sureness)[seat],
            win_error=units(chance_error(arm.wins[seat] / count, error, self.sureness)),
            margin=units(arm.margins[seat] / count),
            points=tuple(units(one / count) for one in arm.points),
            gap=units(arm.gap / count),
            gap_error=units(standard_error(arm.gap, arm.gap_square, count)),
        )


class Review:
    """A review of a finished match. `look` makes the first pass, `look_again` works on what is unclear."""

    def __init__(self, match: Match, judge: Judge | None = None, effort: Effort = FIRST) -> None:
        if not match.over:
            raise NotNow("not-over")
        judge = judge or PlayingJudge()
        self.game = match.game
        state, actions = match.origin.copy(), [action for _, action in match.actions]
        decided = (ply for ply, (actor, _) in enumerate(match.actions) if actor != CHANCE)
        self.first = next(decided, match.ply)
        self.plies: list[Ply] = []
        for ply, action in enumerate([*actions, -1]):
            if ply == 0 or ply >= self.first:
                self.plies.append(Ply(judge, match.game, state.copy(), ply, action, effort))
            if ply < len(actions):
                match.game.apply(state, action)

    def look(self, progress: Progress = lambda done, of: None, threads: int = 1) -> None:
        """Look at every ply, several at once if wanted."""
        self._spread([ply.look for ply in self.plies], progress, threads)

    def look_again(self, progress: Progress = lambda done, of: None, threads: int = 1) -> bool:
        """Look at unclear decisions as closely again; whether there were any."""
        todo = [ply.look_again for ply in self.plies if ply.is_unclear]
        self._spread(todo, progress, threads)
        return bool(todo)

    def _spread(self, todo: Sequence[Callable[[], None]], progress: Progress, threads: int) -> None:
        with ThreadPoolExecutor(threads) as pool:
            for done, _ in enumerate(pool.map(lambda one: one(), todo), start=1):
                progress(done, len(todo))

    def findings(self) -> Findings:
        """What is known so far."""
        moments = self._moments()
        lines = tuple(
            _line(ply, moments[place], moments[place + 1])
            for place, ply in enumerate(self.plies[:-1])
            if ply.ply >= self.first
        )
        start, dealt, end = moments[0], next(one for one in moments if one.ply == self.first), moments[-1]
        return Findings(
            game=self.game.name,
            players=self.game.players,
            first=self.first,
            last=self.plies[-1].ply,
            moments=moments,
            decisions=tuple(ply.decision() for ply in self.plies if ply.actor >= 0),
            lines=lines,
            margins=accounts(start.margins, dealt.margins, end.margins, by_margin(lines)),
            wins=accounts(start.wins, dealt.wins, end.wins, by_victory(lines)),
        )

    def _moments(self) -> tuple[Moment, ...]:
        """What was to be expected at every ply; where only one move could be made, what was to be expected after it."""
        found: list[Moment] = []
        outlook: Outlook | None = None
        for ply in reversed(self.plies):
            if ply.found is not None:
                outlook = ply.found.outlook()
            assert outlook is not None
            found.append(_moment(ply, outlook))
        return tuple(reversed(found))


def _moment(ply: Ply, outlook: Outlook) -> Moment:
    count, sure = outlook.samples, ply.sureness
    shares = [one / count for one in outlook.wins]
    errors = [
        standard_error(one, squares, count) for one, squares in zip(outlook.wins, outlook.wins_square, strict=True)
    ]
    return Moment(
        ply.ply,
        tuple(units(one) for one in chances(shares, sure)),
        tuple(units(chance_error(share, error, sure)) for share, error in zip(shares, errors, strict=True)),
        tuple(units(one / count) for one in outlook.margins),
    )


def _line(ply: Ply, before: Moment, after: Moment) -> Line:
    """What an action brought. Of a decision's, what its seat could know is its own, and the rest was hidden."""
    wins, margins = difference(after.wins, before.wins), difference(after.margins, before.margins)
    nothing = (0,) * len(wins)
    if ply.actor < 0:
        return Line(ply.ply, ply.actor, wins, margins, nothing, nothing)
    if ply.found is None:
        return Line(ply.ply, ply.actor, nothing, nothing, wins, margins)
    played, advised = ply.found.arms()[UNPLANNED], ply.found.arms()[ADVISED]
    own_wins = difference(won(played, ply.sureness), won(advised, ply.sureness))
    own_margins = difference(_means(played.margins, played), _means(advised.margins, advised))
    return Line(ply.ply, ply.actor, own_wins, own_margins, difference(wins, own_wins), difference(margins, own_margins))


def won(arm: Arm, sure: int) -> tuple[int, ...]:
    """Every seat's chance of winning with a move."""
    return tuple(units(one) for one in chances([one / arm.visits for one in arm.wins], sure))


def _means(sums: Sequence[float], arm: Arm) -> tuple[int, ...]:
    return tuple(units(one / arm.visits) for one in sums)


def review_numbered(numbered: tuple[int, bytes], passes: int = 1) -> tuple[int, Findings]:
    """A record reviewed in one go, with its number; for whoever reviews many side by side."""
    number, record = numbered
    review = Review(replay(record))
    review.look()
    for _ in range(1, passes):
        if not review.look_again():
            break
    return number, review.findings()
