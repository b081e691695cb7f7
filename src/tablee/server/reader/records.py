"""Matches that outsiders bring as a record, to go on with here: nothing of an edition of their own is parsed."""

from tablee.core.editions import Edition, find_edition, shipped_editions
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.record import header, replay
from tablee.core.registry import game_class
from tablee.server.errors import Refused


def brought(text: str) -> tuple[Match, Edition]:
    """The match of a record, not over, and its edition as it is shipped."""
    said = header(text)
    edition = shipped(game_class(said.game), said.edition)
    match = replay(text)
    if match.over:
        raise Refused("nothing-to-go-on-with")
    return match, edition


def shipped(kind: type[Game], written: str) -> Edition:
    """The edition that a record was played with; records leave out the spaces at the end of lines."""
    for name in shipped_editions(kind.package):
        edition = find_edition(kind.package, name)
        if "".join(f"{line.rstrip()}\n" for line in edition.text.splitlines()) == written:
            return edition
    raise Refused("own-edition")
