"""The table as text and as pixels, drawn by the game itself: `terminal.py` and `canvas.py` in its `pictures/`."""

from io import StringIO
from typing import Any

from tablee.core.errors import BadInput
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.rooms import CANVAS, TERMINAL, room
from tablee.core.texts import DEFAULT_LANGUAGE
from tablee.envs.canvas import Canvas

RENDER_MODES = ("ansi", "human", "rgb_array")
TEXT_WIDTH = 100


def checked_mode(mode: str | None) -> str | None:
    """A render mode, refused if it is none."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput("bad-render-mode", got=mode, known=", ".join(RENDER_MODES))
    return mode


def as_text(game: Game, view: Fields) -> str:
    """A view as the terminal shows it, without colours."""
    from rich.console import Console

    data = game.data(view)
    module = room(type(game), TERMINAL)
    names = [f"seat_{seat}" for seat in range(game.players)]
    drawn: Any = module.draw(game, data, DEFAULT_LANGUAGE, names) if module else str(data)
    console = Console(file=StringIO(), width=TEXT_WIDTH, color_system=None, force_terminal=False, highlight=False)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get()


def as_pixels(game: Game, view: Fields) -> Any:
    """A view as an array of pixels. Needs Pillow (the extra `envs`)."""
    module = room(type(game), CANVAS)
    if module is None:
        raise BadInput("no-picture", game=game.name, module=f"{game.package}.{CANVAS}")
    canvas: Canvas = module.draw(game, game.data(view), Canvas)
    return canvas.pixels()


def render(game: Game, view: Fields, mode: str | None) -> Any:
    """A view in a render mode: a text, an array of pixels, or None once it is printed."""
    if mode == "rgb_array":
        return as_pixels(game, view)
    if mode == "human":
        print(as_text(game, view))
        return None
    return as_text(game, view) if mode == "ansi" else None
