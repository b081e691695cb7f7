"""Two people at one table, each at a browser of their own."""

from tests.support.web.playing import PREFER
from tests.support.web.visitor import Visitor


def play_together(players: list[Visitor], game: str, ply: int) -> None:
    """The players, listed by seat, play in turn until so many actions have been played or the match is over."""
    first = players[0]
    while first.ply < ply and not first.over:
        players[int(first.page.get_attribute(".match", "data-actor") or 0)].play(PREFER[game], 1)
