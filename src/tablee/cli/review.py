"""`tablee review`: what happened in a match, what could have been done, and how much was luck."""

import json
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.cli.language import CommandError, choose_language, title
from tablee.cli.language import language as spoken
from tablee.cli.options import Language

if TYPE_CHECKING:
    from rich.table import Table

    from tablee.cli.screen import Screen
    from tablee.core.match import Match
    from tablee.review.findings import Decision, Findings

PACKAGE = "tablee.review"


def review(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Records of finished matches; - reads one.")],
    passes: Annotated[
        int, typer.Option(min=1, max=12, metavar="N", help="How often close decisions are looked at, each time longer.")
    ] = 1,
    plot: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Draw the chances of winning there, an SVG file a record.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was found as JSON, a line a record.")] = False,
    workers: Annotated[int, typer.Option(metavar="N", help="Processes for several records; 0: one a core.")] = 0,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster for several records.")] = None,
    language: Language = None,
) -> None:
    """Review finished matches: chances move by move, mistakes with the better move, luck and skill."""
    from tablee.cli.arena import start_compiled
    from tablee.cli.records import read_record
    from tablee.cli.screen import Screen

    choose_language(language)
    matches = [read_record(file) for file in files]
    for file, match in zip(files, matches, strict=True):
        if not match.over:
            raise CommandError("review-open", path=file)
    start_compiled()
    screen = Screen()
    found = _one(matches[0], passes, screen) if len(files) == 1 else _many(matches, passes, workers, ray, screen)
    for file, match, findings in zip(files, matches, found, strict=True):
        if as_json:
            typer.echo(json.dumps(findings.data(), ensure_ascii=False))
        else:
            Story(match, findings, screen).tell()
        if plot is not None:
            _draw(findings, plot / f"{Path(file).stem}.svg", None if as_json else screen)


def _one(match: "Match", passes: int, screen: "Screen") -> "list[Findings]":
    """One record, its plies side by side on all cores."""
    from tablee.review.reviewing import Review

    made, cores = Review(match), os.cpu_count() or 1
    with screen.counting() as progress:
        bar = progress.add_task(_say("review", "title"), total=None)

        def show(done: int, of: int) -> None:
            progress.update(bar, completed=done, total=of)

        made.look(show, cores)
        for _ in range(1, passes):
            if not made.look_again(show, cores):
                break
    return [made.findings()]


def _many(matches: "Sequence[Match]", passes: int, workers: int, ray: str | None, screen: "Screen") -> "list[Findings]":
    """Several records, each in a process, or on a machine, of its own; answered in their order."""
    from tablee.arena.executors import executor
    from tablee.review.reviewing import review_numbered

    found: dict[int, Findings] = {}
    records = [(number, match.record().encode()) for number, match in enumerate(matches)]
    with executor(workers or os.cpu_count() or 1, ray) as where, screen.counting() as progress:
        bar = progress.add_task(_say("review", "title"), total=len(records))
        for number, findings in where.run(partial(review_numbered, passes=passes), records):
            found[number] = findings
            progress.advance(bar)
    return [found[number] for number in range(len(records))]


def _draw(found: "Findings", path: Path, screen: "Screen | None") -> None:
    from tablee.cli.records import shown_path
    from tablee.review.picture import svg

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(svg(found, _names(found.players)), "utf-8")
    except OSError as error:
        raise CommandError("cannot-write", path=str(path), detail=error.strerror or str(error)) from None
    if screen is not None:
        screen.line(_say("review", "plot"))
        screen.verbatim(shown_path(path))


def _say(section: str, key: str, **params: Any) -> str:
    from tablee.core.texts import sentence

    return sentence(PACKAGE, spoken(), section, key, **params)


def _signed(points: float) -> str:
    """Points with a sign and one digit, as the reader's language writes them."""
    return f"{points:+.1f}".replace(".", "." if spoken() == "en" else ",")


def _names(players: int) -> list[str]:
    from tablee.cli.language import say

    return [say("seat", "name", seat=seat) for seat in range(players)]


class Story:
    """A review as it is read in a terminal."""

    def __init__(self, match: "Match", found: "Findings", screen: "Screen") -> None:
        self.match, self.found, self.screen = match, found, screen
        self.names = _names(found.players)

    def tell(self) -> None:
        """Luck and play, turning points, and every decision that was clearly wrong."""
        from tablee.review.findings import UNCLEAR
        from tablee.review.story import faults

        game, screen, wrong = self.match.game, self.screen, faults(self.found)
        screen.heading(_say("review", "of", game=title(type(game)), players=game.players))
        screen.line(_say("review", "ledger-text"))
        screen.show(self._ledger())
        screen.heading(_say("review", "turning-points"))
        self._turning_points()
        screen.heading(_say("review", "mistakes"))
        if not wrong:
            screen.line(_say("review", "no-mistakes"))
        for decision in wrong:
            self._fault(decision)
        unclear = sum(decision.word == UNCLEAR for decision in self.found.decisions)
        if unclear:
            screen.line(_say("review", "unclear", count=unclear), style="dim")

    def _ledger(self) -> "Table":
        from rich.table import Table

        from tablee.cli.screen import seat_text
        from tablee.review.findings import UNIT

        table = Table(box=None, pad_edge=False)
        table.add_column()
        for seat in range(self.found.players):
            table.add_column(seat_text(self.names, seat), justify="right")
        for part in ("start", "deal", "luck", "hidden", "own", "others", "end"):
            amounts = [_signed(getattr(account, part) / UNIT) for account in self.found.margins]
            table.add_row(_say("review", part), *amounts, style="bold" if part == "end" else "")
        return table

    def _turning_points(self) -> None:
        from tablee.cli.events import tell
        from tablee.review.story import percent, turning_points

        for turn in turning_points(self.found):
            way = "turning-up" if turn.after > turn.before else "turning-down"
            player, chances = self.names[turn.seat], {"from": percent(turn.before), "to": percent(turn.after)}
            seen = [event.whole() for event in self.match.events[turn.ply]]
            happened = " ".join(text for text, _ in tell(self.match, self.names, seen))
            self.screen.bullet(f"{turn.ply + 1}  {happened} {_say('review', way, player=player, **chances)}", turn.seat)

    def _fault(self, decision: "Decision") -> None:
        from tablee.review.story import percent, reason

        assert decision.better is not None
        played, better, player = decision.options[0], decision.options[decision.better], self.names[decision.seat]
        said = f"{_say('review', 'played', player=player)} {self._words(decision.ply, played.action)}"
        word = _say("verdict", decision.word)
        self.screen.bullet(f"{decision.ply + 1}  {said} ({word})", decision.seat)
        lines = [
            f"{_say('review', 'better')} {self._words(decision.ply, better.action)}",
            _say("review", "chances", player=player, chance=percent(better.win), before=percent(played.win)),
        ]
        why = reason(decision)
        if why is not None:
            filled = {} if why.kind == "wins" else {"player": self.names[why.seat], "points": why.points}
            lines.append(_say("reason", why.kind, **filled))
        lines += self._consequences(decision)
        lines.append(_say("review", "sure", player=player, low=percent(decision.low), high=percent(decision.high)))
        for line in lines:
            self.screen.line(line, indent=6)

    def _consequences(self, decision: "Decision") -> list[str]:
        """What would have followed from the better move, and what followed otherwise."""
        from tablee.review.consequences import consequences

        game, seat, ply = self.match.game, decision.seat, decision.ply
        view, better = game.view(self.match.state_at(ply), seat), decision.options[decision.better or 0]
        found = consequences(game, view, seat, better.action, decision.options[0].action, ply)
        return [
            f"{_say('reason', one.kind, more=one.more, less=one.less)} {game.tell(one.event, self.names, spoken())}"
            for one in found
        ]

    def _words(self, ply: int, action: int) -> str:
        return self.match.game.describe(self.match.state_at(ply), action, spoken())
