"""One decision: the board, the question, the choices, and everything a person may type in answer."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from tablee.cli import sheet
from tablee.cli.choices import Line, folded, in_heaps, matching
from tablee.cli.preview import imagine, preview
from tablee.cli.records import shown_path, write_record
from tablee.cli.rules import find_clause, show_clauses
from tablee.cli.screen import WARNING
from tablee.cli.speech import all_of, language, say
from tablee.cli.story import show_events, tell
from tablee.core.errors import BadMove, TableeError

if TYPE_CHECKING:
    from tablee.cli.table import TerminalTable

LOG_LENGTH = 20


class Left(Exception):
    """Somebody left the table before the end."""


class Conversation:
    """With the person on a seat; with None, about luck that is played by hand."""

    def __init__(self, table: "TerminalTable", seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.screen, self.match, self.game = table.screen, table.match, table.match.game
        legal, moves = self.match.legal_actions(), self.match.legal()
        order = in_heaps(moves)
        self.actions, self.moves = [legal[place] for place in order], [moves[place] for place in order]
        self.offered: int | None = None
        self.done = False

    def hold(self) -> None:
        """Until a move was played or taken back."""
        self._draw()
        self._menu()
        while not self.done:
            try:
                self._answer(self.screen.ask(say("prompt") + " "))
            except TableeError as error:
                self.screen.line(error.message(language()), style=WARNING)
            except (EOFError, KeyboardInterrupt):
                raise Left from None

    # --- what is shown --------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        if self.seat is None:
            self.screen.heading(say("luck_turn"))
            self.table.draw(self.table.looking)
            return
        self.screen.heading(say("turn", player=self.table.names[self.seat]))
        self.table.draw(self.seat)

    def _menu(self, places: list[int] | None = None) -> None:
        """The question and the choices, or those at some places only."""
        if places is None:
            self.screen.show("")
            self.screen.line(self._question(), style="bold")
        lines = folded(self.moves, places)
        self.offered = lines[0].places[0] if len(lines) == 1 and lines[0].is_move else None
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="cyan", no_wrap=True)
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(overflow="fold", style="dim")
        grid.add_column(justify="right", no_wrap=True)
        for line in lines:
            grid.add_row(*self._row(line))
        self.screen.show(grid)
        is_folded = not all(line.is_move for line in lines)
        if self.offered is not None or is_folded or places is None:
            hint = "hint_one" if self.offered is not None else "hint_groups" if is_folded else "hint"
            self.screen.line(say(hint), style="dim")

    def _question(self) -> str:
        if self.seat is None:
            return say("luck_asks")
        key, params = self.game.prompt(self.match.state)
        return self.game.say("question", key, language(), **params)

    def _row(self, line: Line) -> tuple[str, str, str, Text]:
        first, last = line.places[0], line.places[-1]
        if not line.is_move:
            together = last - first + 1 == len(line.places)
            number = f"{first + 1}-{last + 1}" if together else f"{first + 1}…"
            return number, " ".join(line.words) + " …", say("moves_folded", count=len(line.places)), Text()
        action = self.actions[first]
        described = self.game.describe(self.match.state, action, language())
        return str(first + 1), self.moves[first], described, self._gain(action)

    def _gain(self, action: int) -> Text:
        if self.seat is None:
            return Text()
        gained = preview(self.game, imagine(self.game, self.match.state, self.seat), self.seat, action).gained
        return Text(f"{gained:+d}" if gained else "", style="green" if gained > 0 else "red")

    # --- what is typed --------------------------------------------------------------------------------------------

    def _answer(self, typed: str) -> None:
        if not typed:
            self._play(self.offered) if self.offered is not None else self._menu()
        elif typed.isdecimal():
            self._play(self._place(typed))
        elif typed.startswith("?"):
            self._preview(typed[1:].strip())
        elif " ".join(typed.split()) in self.moves:
            self._play(self.moves.index(" ".join(typed.split())))
        else:
            self._obey(typed)

    def _obey(self, typed: str) -> None:
        first, _, rest = typed.partition(" ")
        command = _command(first)
        if command is not None:
            COMMANDS[command](self, rest.strip())
            return
        try:
            self.match.play(self.game.read(self.match.state, typed))
            self.done = True
        except BadMove:
            places = matching(self.moves, typed)
            if not places:
                self.screen.line(say("not_understood", got=typed), style=WARNING)
            else:
                self._menu(places)

    def _place(self, typed: str) -> int | None:
        if 1 <= int(typed) <= len(self.moves):
            return int(typed) - 1
        self.screen.line(say("no_such_choice", got=int(typed), last=len(self.moves)), style=WARNING)
        return None

    def _play(self, place: int | None) -> None:
        if place is not None:
            self.match.play(self.actions[place])
            self.done = True

    def _preview(self, typed: str) -> None:
        """`? 3`, `? build c7 2`: what a move would do; `?` alone: help."""
        if not typed:
            self._help("")
            return
        if typed.isdecimal():
            place = self._place(typed)
        else:
            action = self.game.read(self.match.state, typed)
            refusal = self.game.refusal(self.match.state, action)
            if refusal is not None:
                raise refusal
            place = self.actions.index(action)
        if place is None or self.seat is None:
            return
        imagined = imagine(self.game, self.match.state, self.seat)
        seen = preview(self.game, imagined, self.seat, self.actions[place])
        self.screen.line(say("preview", move=self.moves[place]), style="bold")
        for text, about in tell(self.match, self.table.names, seen.events):
            self.screen.bullet(text, about)
        self.screen.line(say("preview_points", points=f"{seen.gained:+d}"), indent=2)

    # --- commands -------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column(overflow="fold")
        lines = all_of("help")
        for key in lines:
            if not key.endswith("-meaning"):
                grid.add_row(lines[key], lines[f"{key}-meaning"])
        self.screen.show(grid)

    def _moves(self, typed: str) -> None:
        places = matching(self.moves, typed) if typed else list(range(len(self.moves)))
        for place in places:
            self.screen.line(f"{place + 1:>4}  {self.moves[place]}")

    def _board(self, _: str) -> None:
        self._draw()
        self._menu()

    def _rules(self, typed: str) -> None:
        show_clauses(self.screen, type(self.game), [find_clause(type(self.game), typed)] if typed else None)

    def _log(self, typed: str) -> None:
        since = 0 if typed else max(0, self.match.ply - LOG_LENGTH)
        show_events(self.screen, self.match, self.table.names, since, self._eyes, whole=bool(typed))

    @property
    def _eyes(self) -> int | None:
        return self.seat if self.seat is not None else self.table.looking

    def _score(self, _: str) -> None:
        view = self.game.view(self.match.state, self._eyes)
        self.screen.show(sheet.standings(self.game, view, self.table.names))

    def _undo(self, _: str) -> None:
        self.match.undo()
        self.table.forget(self.match.ply)
        self.screen.line(say("undone"))
        self.done = True

    def _save(self, typed: str) -> None:
        path = Path(typed).expanduser() if typed else self.table.path
        write_record(self.match, path)
        self.screen.line(say("saved"))
        self.screen.verbatim(shown_path(path))

    def _quit(self, _: str) -> None:
        raise Left


COMMANDS: dict[str, Callable[[Conversation, str], None]] = {
    "help": Conversation._help,
    "moves": Conversation._moves,
    "board": Conversation._board,
    "score": Conversation._score,
    "log": Conversation._log,
    "rules": Conversation._rules,
    "undo": Conversation._undo,
    "save": Conversation._save,
    "quit": Conversation._quit,
}


def _command(typed: str) -> str | None:
    """The command of a word: its name, or a word for it in the reader's language."""
    typed = typed.lower()
    return next((name for name in COMMANDS if typed == name or typed in say(name, "command").split(", ")), None)
