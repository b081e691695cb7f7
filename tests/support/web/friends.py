"""Two people at one table, each at a browser of their own."""

from tests.support.web.playing import PREFER
from tests.support.web.visitor import Visitor


def play_together(players: list[Visitor], game: str, ply: int) -> None:
    """The players, listed by seat, play in turn until so many actions have been played or the match is over.

    A page learns of another's move a moment later, so the first page's word on whose turn it is counts only once it has
    caught up.
    """
    first = players[0]
    while first.ply < ply and not first.over:
        moved = f"Number(document.querySelector('.match').dataset.ply) > {first.ply}"
        players[int(first.page.get_attribute(".match", "data-actor") or 0)].play_until(moved, PREFER[game])
        first.until(moved)
