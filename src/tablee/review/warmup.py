"""What the judge has compiled for every game, for `tablee warmup`."""

from collections.abc import Iterator

from tablee.core.game import Game
from tablee.core.registry import game_class, game_names
from tablee.core.warmup import Step


def steps() -> list[Step]:
    """The judge made for each game, asked once."""
    return [step for name in game_names() for step in _steps_of(game_class(name))]


def _steps_of(kind: type[Game]) -> Iterator[Step]:
    from tablee.review.judge import PlayingJudge

    game = kind()
    match = game.match(seed=1)
    yield Step(
        kind.name, "look", lambda: PlayingJudge().look(game, match.state, match.legal_actions()[0], 1, 1).go_on(1, 1)
    )
