"""High Road as a picture, from what `match.view` gives."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from high_road.game import HighRoad

CARD, GAP = 40, 12
GROUND, PAPER, INK = "#dfe8d8", "#fffdf5", "#222222"


def draw(game: "HighRoad", view: Mapping[str, Any], canvas_of: Callable[[int, int, str], Any]) -> Any:
    """A row of cards for each player, face up where they are known."""
    canvas = canvas_of(320, GAP + game.players * (CARD + GAP), GROUND)
    for seat in range(game.players):
        y = GAP + seat * (CARD + GAP)
        canvas.text(GAP, y + CARD / 2, str(view["scores"][seat]), 18, INK, "lm")
        for place in range(view["held"][seat]):
            x = 80 + place * (CARD + GAP)
            canvas.box(x, y, CARD, CARD, PAPER)
            if view["hands"][seat] is not None:
                canvas.text(x + CARD / 2, y + CARD / 2, str(view["hands"][seat][place]), 18, INK, "mm")
    return canvas
