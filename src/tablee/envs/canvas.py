"""A picture made of rectangles, circles, polygons and short texts: what a game's `picture.py` draws on."""

from collections.abc import Sequence
from typing import Any

import numpy as np

SHARPNESS = 2
"""Pictures are drawn so many times larger and shrunk: smooth edges without a library for them."""

Point = tuple[float, float]


class Canvas:
    """Pixels, drawn with Pillow. Lengths are in pixels of the final picture."""

    def __init__(self, width: int, height: int, colour: str) -> None:
        from PIL import Image, ImageDraw, ImageFont

        self.width, self.height = width, height
        self._image = Image.new("RGB", (width * SHARPNESS, height * SHARPNESS), colour)
        self._draw = ImageDraw.Draw(self._image)
        self._font = ImageFont.load_default
        self._shrunk = Image.Resampling.BOX

    def box(self, x: float, y: float, width: float, height: float, colour: str, outline: str | None = None) -> None:
        """A rectangle by its corner and its size, with round corners."""
        corners = [self._at((x, y)), self._at((x + width - 1, y + height - 1))]
        radius = SHARPNESS * min(width, height) / 8
        self._draw.rounded_rectangle(corners, radius, fill=colour, outline=outline, width=SHARPNESS)

    def disc(self, x: float, y: float, radius: float, colour: str, outline: str | None = None) -> None:
        """A circle by its middle."""
        corners = [self._at((x - radius, y - radius)), self._at((x + radius, y + radius))]
        self._draw.ellipse(corners, fill=colour, outline=outline, width=SHARPNESS)

    def polygon(self, points: Sequence[Point], colour: str) -> None:
        """A filled shape."""
        self._draw.polygon([self._at(point) for point in points], fill=colour)

    def text(self, x: float, y: float, text: str, size: float, colour: str = "#222222", anchor: str = "mm") -> None:
        """A short text; the anchor says which of its points is meant: `mm` the middle, `lm` the left."""
        font = self._font(size * SHARPNESS)
        self._draw.text(self._at((x, y)), text, fill=colour, font=font, anchor=anchor)

    def pixels(self) -> Any:
        """The picture as an array of height, width, and red, green, blue."""
        return np.asarray(self._image.resize((self.width, self.height), self._shrunk), np.uint8).copy()

    @staticmethod
    def _at(point: Point) -> Point:
        return point[0] * SHARPNESS, point[1] * SHARPNESS
