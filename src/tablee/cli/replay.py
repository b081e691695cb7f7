"""`tablee replay`: a record as a story, with the board at any moment."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.language import CommandError, choose_language, say, title
from tablee.cli.options import Language

if TYPE_CHECKING:
    from tablee.cli.screen import Screen
    from tablee.core.match import Match


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads standard input.")],
    ply: Annotated[
        int | None, typer.Option(metavar="N", help="Show the board after so many actions, luck included.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="See what this seat saw; without it, everything.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Go through the match board by board.")] = False,
    language: Language = None,
) -> None:
    """Tell the story of a recorded match and show its board and score."""
    from tablee.cli.records import read_record
    from tablee.cli.screen import Screen
    from tablee.core.errors import BadInput

    choose_language(language)
    match = read_record(file)
    if ply is not None and not 0 <= ply <= match.ply:
        raise BadInput("bad-ply", got=ply, last=match.ply)
    if seat is not None and not 0 <= seat < match.game.players:
        raise CommandError("bad-seat", got=seat, last=match.game.players - 1)
    Replay(match, Screen(), seat).show(file, ply, step)


class Replay:
    """A finished or open match, looked at from one seat or with open cards."""

    def __init__(self, match: "Match", screen: "Screen", seat: int | None) -> None:
        self.match, self.screen, self.seat = match, screen, seat
        self.names = [say("seat", "name", seat=number) for number in range(match.game.players)]

    def show(self, file: str, ply: int | None, step: bool) -> None:
        self._header()
        if step:
            self._step(ply or 0)
            return
        self._story(0, self.match.ply if ply is None else ply)
        self._board(self.match.ply if ply is None else ply)
        if self.match.over and ply is None:
            from tablee.cli import scores

            scores.final(self.match.game, self.match.result(), self.names, self.screen)
        elif not self.match.over and file != "-":
            from tablee.cli.records import shown_path

            self.screen.line(say("replay_open"))
            self.screen.verbatim(f"tablee play --resume {shown_path(Path(file))}", style="bold")

    def _header(self) -> None:
        from tablee.core.rules import option_text

        game = self.match.game
        self.screen.heading(say("replay_title", game=title(type(game)), players=game.players))
        options = ", ".join(f"{name}={option_text(value)}" for name, value in game.options.items())
        luck = "manual" if self.match.luck is None else self.match.luck.name
        self.screen.line(say("replay_options", options=options or "-"), style="dim")
        self.screen.line(say("replay_luck", luck=luck, edition=game.edition.name), style="dim")

    def _story(self, since: int, until: int) -> None:
        """The events of some actions, each with its ply."""
        from tablee.cli.events import tell

        width = len(str(self.match.ply))
        for ply in range(since, until):
            happened = self.match.events[ply]
            seen = [event.whole() if self.seat is None else event.seen_by(self.seat) for event in happened]
            for text, about in tell(self.match, self.names, seen):
                self.screen.bullet(f"{ply + 1:>{width}}  {text}", about)

    def _board(self, ply: int) -> None:
        from tablee.cli.board import board

        game, state = self.match.game, self.match.state_at(ply)
        shown = state if self.seat is None else game.view(state, self.seat)
        self.screen.heading(say("replay_ply", ply=ply, last=self.match.ply))
        self.screen.show(board(game, game.data(shown), self.names))

    def _step(self, ply: int) -> None:
        """Board by board; without a terminal, as far as standard input says."""
        self._board(ply)
        while True:
            try:
                typed = self.screen.ask(say("replay_step") + " ").lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed.startswith("q"):
                return
            before = ply
            ply = int(typed) if typed.isdecimal() else ply - 1 if typed == "b" else ply + 1
            ply = max(0, min(ply, self.match.ply))
            self._story(min(before, ply), ply)
            self._board(ply)
