"""Records as files: where they are kept, and how they are written and read without losing anything."""

import os
import shlex
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from tablee.cli.language import CommandError
from tablee.core.match import Match
from tablee.core.record import SUFFIX, replay

STDIN = "-"


def default_path(game: str) -> Path:
    """A new file for a match of a game, in the user's data folder."""
    from platformdirs import user_data_path

    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return user_data_path("tablee", appauthor=False) / "matches" / f"{game}-{stamp}-{os.getpid()}{SUFFIX}"


def write_record(match: Match, path: Path) -> None:
    """Write a match's record; an older file is replaced only once the new one is whole."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
            file.write(match.record())
        os.replace(file.name, path)
    except OSError as error:
        raise CommandError("cannot-write", path=str(path), detail=error.strerror or str(error)) from None


def read_record(name: str) -> Match:
    """The match of a record file; `-` is standard input."""
    try:
        text = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
    except OSError as error:
        raise CommandError("cannot-read", path=name, detail=error.strerror or str(error)) from None
    return replay(text)


def shown_path(path: Path) -> str:
    """A path as short as it can be typed."""
    try:
        return shlex.quote(str(path.relative_to(Path.cwd())))
    except ValueError:
        return shlex.quote(str(path))
