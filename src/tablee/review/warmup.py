"""What the judge has compiled for a game, for `tablee warmup`."""

from collections.abc import Iterator

from tablee.core.game import Game
from tablee.core.warmup import Step


def steps(kind: type[Game]) -> Iterator[Step]:
    """The judge made for a game, asked once."""

    def look() -> None:
        from tablee.review.judge import PlayingJudge

        game = kind()
        match = game.match(seed=1)
        PlayingJudge().look(game, match.state, match.legal_actions()[0], 1, 1).go_on(1, 1)

    yield Step(kind.name, "look", look)
