"""Write a bot, let it play, and ask how sure one can be that it is the better one.

    python examples/write_a_bot.py [matches]

A bot gets what its seat may know (a view), the legal moves and a budget, and answers with one of the moves. Packages
make theirs known through the entry points `tablee.bots`; then `tablee play --bots` knows it too.
"""

import sys
from collections.abc import Sequence
from math import sqrt
from random import Random

import tablee
from tablee.bots.bot import Bot, Budget, Choice
from tablee.bots.registry import find_bot
from tablee.core.fields import Fields
from tablee.core.game import Game


class TallBot:
    """Builds as high as it can, on the plot with the most dots; otherwise draws cards."""

    name = "tall"

    def __init__(self) -> None:
        self.dots: dict[str, int] = {}

    def choose(
        self, game: Game, view: Fields, seat: int, legal: Sequence[int], budget: Budget, rng_seed: int
    ) -> Choice:
        self.dots = self.dots or {name: plot["dots"] for name, plot in game.board()["plots"].items()}
        return Choice(max(legal, key=lambda action: self.worth(game, view, action)))

    def worth(self, game: Game, view: Fields, action: int) -> tuple[int, int]:
        """Points at once; then what is left to do instead of building a park."""
        move = game.move_data(view, action)
        if move["move"] == "build":
            return self.dots[move["plot"]] * move["cards"], 0
        return 1, {"draw": 2, "stop": 1}.get(move["move"], 0)


def play(bots: Sequence[Bot], seed: int) -> list[int]:
    """One match; the totals."""
    match, whims = tablee.load("sunrise-lane", players=len(bots)).match(seed=seed), Random(seed)
    while not match.over:
        seat, game = int(match.actor or 0), match.game
        view = game.view(match.state, seat)
        choice = bots[seat].choose(game, view, seat, match.legal_actions(), Budget(), whims.getrandbits(60))
        match.play(choice.action)
    return list(match.result().totals)


def main(matches: int = 30) -> None:
    """Every seed is played twice, with the seats changed, so that luck is the same for both."""
    own, other = TallBot(), find_bot("random")
    margins = []
    for seed in range(matches // 2):
        first, second = play([own, other], seed), play([other, own], seed)
        margins.append((first[0] - first[1] + second[1] - second[0]) / 2)
    mean = sum(margins) / len(margins)
    error = sqrt(sum((margin - mean) ** 2 for margin in margins) / (len(margins) - 1) / len(margins))
    print(f"{own.name} against {other.name}: {mean:+.1f} points a match, give or take {2 * error:.1f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
