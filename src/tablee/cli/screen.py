"""What is printed and what is typed. Without a terminal there are no control codes and nothing waits."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

if TYPE_CHECKING:
    from rich.progress import Progress

SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue")
WARNING = "yellow"


class Screen:
    """A console to print on, and standard input to read from."""

    def __init__(self) -> None:
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  (line editing and history for input())

    def show(self, *parts: RenderableType, style: str = "") -> None:
        for part in parts:
            self.console.print(part, style=style)

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.rule(Text(text, style="bold"), style="dim", align="left")

    def line(self, text: str, style: str = "", indent: int = 0) -> None:
        """A paragraph, wrapped and indented as a whole."""
        self._wrapped(text, Text(" " * indent), style)

    def bullet(self, text: str, seat: int | None = None) -> None:
        """A line of the story, marked in the colour of its seat."""
        mark = Text("  ").append("· ", style="dim" if seat is None else SEAT_STYLES[seat % len(SEAT_STYLES)])
        self._wrapped(text, mark)

    def verbatim(self, text: str, style: str = "") -> None:
        """Something to copy: on a line of its own, never broken by us."""
        self.console.print(Text("  " + text, style=style), soft_wrap=True)

    def _wrapped(self, text: str, mark: Text, style: str = "") -> None:
        """Lines as wide as the console, the first after a mark, the others below its text."""
        width = max(20, self.console.width - len(mark))
        for paragraph in text.split("\n"):
            for line in Text(paragraph).wrap(self.console, width):
                self.console.print(mark + Text(line.plain.rstrip(), style=style), soft_wrap=True)
                mark = Text(" " * len(mark))

    def ask(self, prompt: str) -> str:
        """A typed line; EOFError when there is nothing more to come."""
        if self.interactive:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def counting(self) -> "Progress":
        """Bars that count matches, where somebody can see them."""
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeElapsedColumn,
            TimeRemainingColumn,
        )

        words = TextColumn("{task.description}")
        columns = (words, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        return Progress(*columns, console=self.console, transient=True, disable=not self.console.is_terminal)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()


def seat_text(names: Sequence[str], seat: int) -> Text:
    """A player's name in the colour of the seat."""
    return Text(names[seat], style=f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}")


def complain(message: str) -> None:
    """An error, on standard error."""
    Console(stderr=True, markup=False, highlight=False, emoji=False, soft_wrap=True).print(message, style="red")
