"""A match at the terminal: people who share a screen, bots, and the conversation with whoever is to decide."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tablee.bots.bot import Bot, Budget
from tablee.cli import scores
from tablee.cli.board import board
from tablee.cli.conversation import Conversation
from tablee.cli.events import show_events
from tablee.cli.language import say
from tablee.cli.records import write_record
from tablee.cli.screen import Screen
from tablee.core.kernel import argument
from tablee.core.match import Match
from tablee.core.rng import new_rng, random_word

BOT_STREAM = 2**30
"""The bots' whims are drawn from streams that no ply of the match's own luck uses."""


class TerminalTable:
    """A match with people around it. Luck left to hand is asked of whoever sits at the keyboard."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], names: Sequence[str], screen: Screen, path: Path, seed: int
    ) -> None:
        self.match, self.bots, self.names, self.screen, self.path, self.seed = match, bots, names, screen, path, seed
        self.people = [seat for seat in range(match.game.players) if seat not in bots]
        self.told = dict.fromkeys([*self.people, None], 0)
        self.looking: int | None = None

    @property
    def watcher(self) -> int | None:
        """Whose eyes the screen is for when nobody in particular is asked: the only person's, or a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Until the match is over; Left if somebody leaves."""
        self.looking = self.watcher
        while not self.match.over:
            actor = self.match.actor
            if isinstance(actor, int) and actor in self.bots:
                self._let_bot_play(actor)
            else:
                self._ask_person(actor if isinstance(actor, int) else None)
        self._show_end()

    def _let_bot_play(self, seat: int) -> None:
        match, game = self.match, self.match.game
        whim = int(random_word(argument(new_rng(self.seed, BOT_STREAM + match.ply))))
        view, legal = game.view(match.state, seat), match.legal_actions()
        match.play(self.bots[seat].choose(game, view, seat, legal, Budget(), whim).action)
        if len(self.people) < 2:
            self.catch_up(self.watcher)

    def _ask_person(self, seat: int | None) -> None:
        self._curtain(seat)
        self.catch_up(seat if seat is not None else self.looking)
        Conversation(self, seat).hold()
        self.save()

    def _curtain(self, seat: int | None) -> None:
        """Between two people, so that nobody sees the other's secrets."""
        if seat is None or len(self.people) < 2 or seat == self.looking:
            return
        if self.looking is not None:
            self.catch_up(self.looking)
            self._wait(say("press_to_hide"))
        self.screen.clear()
        self.screen.heading(say("pass_device", player=self.names[seat]))
        self._wait(say("press_to_see", player=self.names[seat]))
        self.screen.clear()
        self.looking = seat

    def _wait(self, prompt: str) -> None:
        if self.screen.interactive:
            self.screen.ask(prompt + " ")

    def catch_up(self, seat: int | None) -> None:
        """Tell a seat what happened since it was last told."""
        show_events(self.screen, self.match, self.names, self.told.get(seat, 0), seat)
        self.told[seat] = self.match.ply

    def draw(self, seat: int | None) -> None:
        self.screen.show(board(self.match.game, self.match.view(seat), self.names))

    def forget(self, ply: int) -> None:
        """After a move was taken back: what comes instead will be told again."""
        self.told = {seat: min(told, ply) for seat, told in self.told.items()}

    def save(self) -> None:
        """Keep the record, so that nothing is lost whatever happens to the terminal."""
        write_record(self.match, self.path)

    def _show_end(self) -> None:
        if len(self.people) > 1:
            self.screen.clear()
            self.told[None] = self.told[self.looking] if self.looking is not None else 0
        self.catch_up(self.watcher)
        self.screen.heading(say("final_board"))
        self.draw(self.watcher)
        scores.final(self.match.game, self.match.result(), self.names, self.screen)
