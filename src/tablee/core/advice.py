"""Advice about a game: what a search cannot know from the rules, as two kernels in the game's folder (`advice.py`).

    rate(box, state, moves, count, weights, scores)   what each of the legal moves is worth, in points, at first sight
    evaluate(box, state, sheet, weights, points)      what each seat will have in the end; `sheet` is the tally now

Both may use everything in the state: search calls them in worlds that it has imagined. The numbers in them have names:
`WEIGHTS = Weights()`, then `CARD = WEIGHTS("card", 2.0)` is the place of a weight in `weights`.
"""

from dataclasses import dataclass

from tablee.core.rules import Kernel


class Weights:
    """The weights of an advice, in the order of their declaration."""

    def __init__(self) -> None:
        self.values: dict[str, float] = {}

    def __call__(self, name: str, value: float) -> int:
        """Declare a weight; its place in the array that kernels read."""
        if name in self.values:
            raise ValueError(f"a weight named {name!r} is there already")
        self.values[name] = value
        return len(self.values) - 1


@dataclass(frozen=True)
class Advice:
    """What is known about a game."""

    rate: Kernel
    evaluate: Kernel
    weights: dict[str, float]
